# The sheet about what is kept on the player's device.

data-title = I tuoi dati

## Where it is kept

kept-on-disk = Partite, risultati e impostazioni sono salvati su questo dispositivo, in questo browser. Non vengono inviati da nessuna parte.
kept-in-small-store = Questo browser offre solo un piccolo archivio, con spazio per pochi megabyte. Partite, risultati e impostazioni sono salvati lì, su questo dispositivo.
kept-but-shut = Al momento le tue partite non si possono aprire, e quello che giochi ora va perso quando chiudi la pagina. Ricarica la pagina. Se continua a succedere, cancella i dati di questo sito nelle impostazioni del browser: così però elimini anche le tue partite.
kept-by-newer = Una versione più recente di questa pagina ha salvato le tue partite in un altro modo. Sono al sicuro, ma quello che giochi ora va perso quando chiudi la pagina. Ricarica la pagina.
kept-nowhere = Questo browser non salva nulla: quando chiudi la pagina perdi le partite.
# $used and $room are sizes, such as "3,4 MB".
room-used = Spazio usato, app compresa: { $used } su { $room }.
offline-ready = Pronto per giocare offline.
offline-not-ready = Non ancora pronto per giocare offline: mancano alcuni file.
offline-lacks = Non pronto per giocare offline: il browser non è riuscito a salvare il file { $file }. Forse il sito lo modifica durante l’invio.
promise-given = Il browser conserva tutto finché non lo elimini tu.
promise-not-given = Il browser può eliminare tutto quando sul dispositivo manca spazio.

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
unread-explained = Questi elementi sono danneggiati e non si possono usare. Restano come sono. Se ne ripristini uno, si aggiungono le partite e i risultati che contiene ancora.
unread-journal = Una modifica alle tue partite
unread-snapshots = Un elenco di tutte le tue partite
unread-results = Un elenco di risultati
unread-game = Una partita
unread-something = Altri dati salvati
# $what is one of these.
unread-save = Salva in un file
    .of = Salva in un file: { $what }
unread-restore = Ripristina
    .of = Ripristina: { $what }
unread-delete = Elimina
    .of = Elimina: { $what }
