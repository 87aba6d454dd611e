# The sheet about what is kept on the player's device.

data-title = I tuoi dati

## Where it is kept

kept-on-disk = Le tue partite, i risultati e le impostazioni restano su questo dispositivo, in questo browser. Nessun altro li riceve.
kept-in-small-store = Questo browser lascia usare alla pagina solo il suo archivio piccolo, che ha posto per qualche megabyte. Le tue partite, i risultati e le impostazioni stanno lì, su questo dispositivo.
kept-but-shut = Al momento le tue partite non si possono aprire, e ciò che giochi ora va perso quando la pagina si chiude. Ricarica la pagina. Se il problema continua, può aiutare solo il browser: elimina i dati di questo sito nelle sue impostazioni.
kept-by-newer = Una versione più recente di questa pagina ha conservato le tue partite in un altro modo. Sono al sicuro, ma ciò che giochi ora va perso quando la pagina si chiude. Ricarica la pagina.
kept-nowhere = Questo browser non conserva nulla: ciò che giochi va perso quando la pagina si chiude.
# $used and $room are sizes, such as "3,4 MB".
room-used = Spazio usato, programma compreso: { $used } su { $room }.
offline-ready = Pronto per l'uso senza rete: il gioco parte anche offline.
offline-not-ready = Non ancora pronto per l'uso senza rete: il browser non ha ancora conservato tutti i file del gioco.
promise-given = Il browser ha promesso di conservare tutto questo finché non lo elimini tu.
promise-not-given = Il browser non ha promesso di conservare tutto questo: può eliminarlo quando sul dispositivo manca lo spazio.

## The games, each with facts in a line such as "abbandonata · 12 mosse · giocata ieri"

kept-games = Partite
kept-on-table = sul tavolo
kept-lesson = lezione
kept-won = { $noun ->
    [rubber] vinto
   *[deal] vinta
}
kept-lost = { $noun ->
    [rubber] perso
   *[deal] persa
}
kept-given-up = { $noun ->
    [rubber] abbandonato
   *[deal] abbandonata
}
# $game is the name of the deal, $line the facts about it.
delete-game = Elimina: { $game }, { $line }

## Texts that could not be read: what each was, and buttons, with the form ".of" for screen readers

unread-heading = Non leggibili
unread-explained = Questi testi sono danneggiati e la pagina non ha potuto usarli. Restano conservati come sono. Con il ripristino si aggiungono le partite e i risultati che vi si trovano ancora.
unread-journal = Una modifica delle tue partite
unread-snapshots = Un elenco di tutte le tue partite
unread-results = Un elenco di risultati
unread-game = Una partita
unread-old-games = Partite salvate da una versione precedente
unread-old-results = Risultati salvati da una versione precedente
unread-old-settings = Impostazioni salvate da una versione precedente
unread-old-favourites = Preferiti salvati da una versione precedente
unread-something = Qualcosa che era salvato
# $what is one of these.
unread-save = Salva in un file
    .of = Salva in un file: { $what }
unread-restore = Ripristina
    .of = Ripristina: { $what }
unread-delete = Elimina
    .of = Elimina: { $what }
