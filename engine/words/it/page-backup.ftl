# Reading a backup file.

backup-too-large = Questo file è troppo grande per essere un backup. Non è cambiato nulla.
backup-unread = Il browser non è riuscito a leggere questo file. Non è cambiato nulla.
backup-damaged = Questo file è danneggiato e non si può leggere. Non è cambiato nulla.
no-backup-file = Questo file non è un backup di questa pagina. Non è cambiato nulla.
backup-newer = Questo backup viene da una versione più recente della pagina. Non è cambiato nulla.

## What was added: parts of a sentence, such as "12 results and 2 games added; 3 were here already"

things-added = elementi aggiunti: { LIST($things, "and-only") }
added-results = { $count ->
    [one] { $count } risultato
   *[other] { $count } risultati
}
added-games = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
were-here-already = { $count ->
    [one] { $count } c’era già
   *[other] { $count } c’erano già
}
nothing-added-rest-here = nessuna aggiunta: il resto c’era già
nothing-added-all-here = nessuna aggiunta: c’era già tutto
nothing-added-empty = nessuna aggiunta: in questo backup non ci sono né risultati né partite con mosse
things-unread = { $count ->
    [one] { $count } elemento non leggibile
   *[other] { $count } elementi non leggibili
}
# $most is how many games are kept on a device.
games-left-out = { $count ->
    [one] { $count } partita esclusa: qui ce ne stanno solo { $most }
   *[other] { $count } partite escluse: qui ce ne stanno solo { $most }
}
