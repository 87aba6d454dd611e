# What the page tells of itself: faults, files, links, and work that takes a while.

went-wrong = In questa pagina qualcosa è andato storto. La tua partita è al sicuro: continua pure.
went-wrong-load-again = In questa pagina qualcosa è andato storto. Ciò che hai giocato è salvato: ricarica la pagina.
new-version = È pronta una nuova versione.
time-for-backup = È ora di fare un backup delle tue partite.
link-copied = Link copiato.
link-not-copied = Il browser non permette di copiare. Il link è selezionato: copialo tu.
sound-is-on = I suoni sono attivi. Puoi disattivarli nelle impostazioni.
text-copied = Copiato come testo.
text-not-copied = Il browser non permette di copiare. Il testo è selezionato: copialo tu.
picture-saved = L'immagine è salvata come file.
# $file is the name of a file.
saved-as = Salvato fra i download come { $file }.
cards-not-fetched = Ora non si possono caricare queste carte. Riprova quando c'è la rete.
language-not-fetched = Ora non si può caricare questa lingua. Riprova quando c'è la rete.
looks-not-fetched = Ora non si possono caricare gli altri dorsi e le altre facce. La prossima volta ci saranno anche senza rete.

## Work that takes a while: titles of the sheet that shows how far it is

opening-game = Apertura della partita
reading-games = Lettura delle tue partite
writing-backup = Scrittura del backup
reading-backup = Lettura del backup
restoring = Ripristino
work-stopped = Interrotto. Non è cambiato nulla.

## What could not be read

nothing-restored = Dentro non si è trovata nessuna partita con una mossa, né un risultato. Resta conservato com'è.
not-deleted = Il browser non permette di eliminarlo. Resta conservato com'è.
no-room-to-bring-back = Il browser non ha spazio per recuperarlo.
