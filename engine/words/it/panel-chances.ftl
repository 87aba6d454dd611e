# The sheet that says how often each move wins, when only the cards seen are known.

chances-title = Probabilità
chances-meaning = { $count ->
    [one] Le carte che non hai visto sono state ridistribuite a caso una volta. La tabella mostra dopo quali mosse, in questo caso, si può ancora vincere.
   *[other] Le carte che non hai visto sono state ridistribuite a caso { $count } volte. La tabella mostra in quanti di questi casi, dopo ogni mossa, si può ancora vincere.
}
chances-won = Vittorie
chances-interval = Probabilità (confidenza al 95%)
chances-from-to = { $low } – { $high }
chances-unknown = I casi non risolti in tempo allargano l’intervallo: ognuno può essere una vittoria o una sconfitta.
chances-fewer = Le mosse chiaramente peggiori sono state provate in meno casi.
chances-later = In questi casi il programma vedeva tutte le carte. Tu non le vedi, quindi vincerai meno spesso.
chances-played = { $count ->
    [one] Le carte che non hai visto sono state ridistribuite a caso una volta. La tabella mostra dopo quali mosse, in questo caso, ha vinto un semplice giocatore automatico.
   *[other] Le carte che non hai visto sono state ridistribuite a caso { $count } volte. La tabella mostra in quanti di questi casi, dopo ogni mossa, ha vinto un semplice giocatore automatico.
}
chances-player = Il giocatore automatico conosce l’ordine del mazzo, ma nessun’altra carta che non hai visto. Tu puoi fare di meglio.
chances-player-sees-no-more = Il giocatore automatico vede solo le carte che hai visto tu. Tu puoi fare di meglio.
chances-plan = La prima mossa segue il piano del giocatore automatico. Un’altra viene prima solo se è nettamente migliore.
chances-points = { $count ->
    [one] Le carte che non hai visto sono state ridistribuite a caso una volta. La tabella mostra dopo quali scelte, in questo caso, il contratto finisce bene per te e quanti punti guadagni.
   *[other] Le carte che non hai visto sono state ridistribuite a caso { $count } volte. La tabella mostra quanto spesso, dopo ogni scelta, il contratto finisce bene per te e quanti punti guadagni in media.
}
chances-well = Finisce bene
chances-gain = Punti (confidenza al 95%)
chances-margin = { $points } ± { $margin }
chances-simple = In ognuno di questi casi un semplice giocatore automatico ha finito la smazzata senza vedere le carte coperte. Tu puoi fare di meglio.
