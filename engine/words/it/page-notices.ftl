# What the page tells of itself: faults, files, links, and work that takes a while.

went-wrong = Qualcosa è andato storto. La tua partita è al sicuro: puoi continuare a giocare.
went-wrong-load-again = Qualcosa è andato storto. Le tue partite sono salvate: ricarica la pagina.
new-version = È pronta una nuova versione.
time-for-backup = È ora di fare un backup delle tue partite.
link-copied = Link copiato.
link-not-copied = Impossibile copiare. Il link è selezionato: copialo tu.
sound-is-on = L’audio è attivo. Puoi disattivarlo nelle impostazioni.
text-copied = Copiato come testo.
text-not-copied = Impossibile copiare. Il testo è selezionato: copialo tu.
picture-saved = Immagine salvata in un file.
# $file is the name of a file.
saved-as = Salvato nei download come { $file }.
cards-not-fetched = Impossibile caricare queste carte. Riprova quando sei online.
language-not-fetched = Impossibile caricare questa lingua. Riprova quando sei online.
looks-not-fetched = Impossibile caricare gli altri dorsi e le altre facce. Riprova quando sei online.

## Work that takes a while: titles of the sheet that shows how far it is

opening-game = Apertura della partita
reading-games = Lettura delle tue partite
writing-backup = Scrittura del backup
reading-backup = Lettura del backup
restoring = Ripristino
work-stopped = Interrotto. Non è cambiato nulla.

## What could not be read

nothing-restored = Niente da ripristinare: questo elemento non contiene risultati né partite con mosse. Resta com’è.
not-deleted = Impossibile eliminare questo elemento. Resta com’è.
no-room-to-bring-back = Non c’è abbastanza spazio per recuperare questo elemento.
