# Il foglio che dice quante volte vince ogni mossa, se si conoscono solo le carte viste.

chances-title = Probabilità
chances-meaning = { $count ->
    [one] Le carte che non hai visto sono state ridistribuite { $count } volta. Dopo ogni mossa si possono vincere queste distribuzioni:
   *[other] Le carte che non hai visto sono state ridistribuite { $count } volte. Dopo ogni mossa si possono vincere queste distribuzioni:
}
chances-won = Distribuzioni
chances-interval = Probabilità (al 95 %)
chances-from-to = { $low }–{ $high }
chances-unknown = Dove una distribuzione non si è potuta giudicare in tempo, la probabilità ammette vittoria e sconfitta.
chances-fewer = Una mossa chiaramente peggiore è stata provata in meno distribuzioni.
chances-later = Queste distribuzioni sono state giudicate a carte scoperte. Tu non le vedi: aspettati di meno.
chances-played = { $count ->
    [one] Le carte che non hai visto sono state ridistribuite { $count } volta. Dopo ogni mossa un giocatore semplice ha vinto queste distribuzioni:
   *[other] Le carte che non hai visto sono state ridistribuite { $count } volte. Dopo ogni mossa un giocatore semplice ha vinto queste distribuzioni:
}
chances-player = Questo giocatore conosce l’ordine del tallone, ma nessun’altra carta che non hai visto. Chi gioca meglio può aspettarsi di più.
chances-player-sees-no-more = Questo giocatore non vede nessuna carta che non hai visto. Chi gioca meglio può aspettarsi di più.
chances-plan = La prima mossa segue il piano di questo giocatore. Un’altra viene prima solo se è nettamente migliore.
chances-points = { $count ->
    [one] Le carte che non hai visto sono state ridistribuite { $count } volta. Ecco quante volte il contratto finisce bene per te, e quanti punti guadagni in media:
   *[other] Le carte che non hai visto sono state ridistribuite { $count } volte. Ecco quante volte il contratto finisce bene per te, e quanti punti guadagni in media:
}
chances-well = Finisce bene
chances-gain = Punti (al 95 %)
chances-margin = { $points } ± { $margin }
chances-simple = Un giocatore semplice finisce ogni distribuzione, e neanche lui vede le carte. Chi gioca meglio può aspettarsi di più.
