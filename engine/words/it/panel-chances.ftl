# Il foglio che dice quante volte vince ogni mossa, se si conoscono solo le carte viste.

chances-title = Probabilità
chances-meaning = { $count ->
    [one] Le carte che non hai visto sono state ridistribuite { $count } volta. Dopo ogni mossa si possono vincere queste distribuzioni:
   *[other] Le carte che non hai visto sono state ridistribuite { $count } volte. Dopo ogni mossa si possono vincere queste distribuzioni:
}
chances-won = Distribuzioni
chances-interval = Probabilità, 95 %
chances-from-to = { $low }–{ $high }
chances-unknown = Alcune distribuzioni non si sono potute giudicare in tempo. La probabilità ammette entrambi gli esiti.
chances-fewer = Una mossa chiaramente peggiore è stata provata in meno distribuzioni.
chances-later = Da lì in poi tutte le carte contano come note, quindi vincerai meno spesso.
