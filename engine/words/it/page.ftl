### The header above the table, its buttons, and the title of the window.

page-title = { $game } · Backbone Patience
# Between the name of a game and the form ".variant" of its rule set, as in "Klondike, tre carte". On an upright phone
# the two stand on two lines, and this is only heard.
header-before-variant = { ", " }
# $noun is what the game calls its deals, $standing which deal of the game it is, such as "3 of 9".
header-deal = { $noun ->
    [rubber] Rubber { $number }
   *[deal] Partita { $number }
}
header-deal-of-several = { header-deal }, { $standing }
header-won = { $noun ->
    [rubber] vinto
   *[deal] vinta
}
header-lost = { $noun ->
    [rubber] perso
   *[deal] persa
}
# On buttons.
new-button = { $noun ->
    [rubber] Nuovo
   *[deal] Nuova
}
hint-button = Suggerisci
why-button = Perché?
# What a screen reader says in place of the button above.
why-button-label = Perché questo suggerimento?
finish-button = Finisci
run-button = Avvia
stop-button = Ferma
# The score where the player has chosen another one than that of the game.
score-in-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
score-in-points-below = { $count ->
    [one] −{ $count } punto
   *[other] −{ $count } punti
}

### What is said of the table on command, and why a command does nothing. What has a full stop is a sentence.

# What is said after something else, at the end of the same line.
said-after = { " " }{ $what }
deleted = Eliminato: { $what }.
back-again = Recuperato: { $what }.
result = risultato
move-of-several = { $move }, { $number } di { $count }
card-not-home-now = Ora { FORM($card, "the") } non può andare alla base.
no-finish-yet = La partita non può ancora finire da sola: restano scelte da fare.
no-such-column = La colonna { $number } non c’è.
# $text is what the player has typed.
not-a-card = «{ $text }» non è una carta. Scrivi un valore e un seme, per esempio 7p.
nothing-to-call = Ora non è il momento di dichiarare.
no-trick-yet = Non è ancora stata giocata nessuna presa.
no-score-sheet = Questo gioco non ha un segnapunti.
house-is-not-bidding = Ora il banco non dichiara.
frame-waits = Scansione in pausa. Premi per continuare.
# In a game without choices, a button that shows the last trick again.
last-trick-button = Ultima presa
# On the card that wins a trick.
wins-tag = vince
# For screen readers: what kind of thing the table is.
card-table = tavolo da gioco
# $progress is such as "Step 1 of 9".
lesson-begins = { $game }. { lesson-step }
lesson-step = { $progress }: { $title }. { $text }

## The size of the cards

cards-largest = Le carte non possono diventare più grandi.
cards-smallest = Le carte non possono diventare più piccole.
table-ends = Il tavolo finisce qui.
# $size is "number-with-tenths", such as "1,5", or a whole number.
cards-times = Dimensioni delle carte: ×{ $size }.

### What each key does, for the list of keys.

key-undo = annulla
key-redo = ripeti
key-list = elenca le carte di questa pila, per scegliere quali prendere
key-stock = gira il mazzo
key-new = nuova partita
key-restart = ricomincia questa partita
key-run = finisci la partita, o falla andare da sola
key-hint = suggerimento: mostra una mossa
key-nudge = indica solo se c’è una mossa utile
key-review = revisione: guarda dove hai vinto o perso
key-daily = le partite del giorno di questo gioco
key-moves = mostra che cosa si può muovere; premi di nuovo per leggere tutte le mosse
key-overview = leggi le carte in cima; premi di nuovo per tutte le pile
key-next-move = leggi la prossima mossa possibile, e vai alla sua pila
key-last-move = leggi la mossa possibile precedente
key-contents = leggi le carte di questa pila
key-where = indica su quale pila sei
key-again = ripeti l’ultimo messaggio
# $number is that of a column on the table.
key-column = vai alla colonna { $number }
key-magnify = mostra questa carta in grande
key-larger = carte più grandi
key-smaller = carte più piccole
key-rules = regole di questo gioco
key-games = tutti i solitari
key-pause = pausa: ferma il tempo e nascondi le carte
key-statistics = statistiche
key-score-sheet = segnapunti, nei giochi che ne hanno uno
key-trick = mostra di nuovo l’ultima presa, nei giochi con le prese
key-calls = vai alle dichiarazioni, o al pulsante per la prossima smazzata
key-count = mostra come il banco decide che cosa dichiarare
key-find = trova una carta
key-help = questo elenco
key-next-kind = vai al prossimo tipo di pila
key-last-kind = vai al tipo di pila precedente
key-release = deseleziona, o chiudi la revisione
key-take = seleziona questa carta, o metti qui quella selezionata
key-best = gioca la mossa migliore da questa pila

### What the page tells of itself: faults, files, links, and work that takes a while.

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

### Faults of what keeps the games on the device. Each message is one or two sentences.

no-room-to-save = Lo spazio del browser è finito. Puoi continuare a giocare, ma questa partita potrebbe andare persa.
not-saved-now = Al momento la partita non si può salvare. Puoi continuare: a ogni mossa la pagina ci riprova.
room-miscounted = Il browser segnala per errore che lo spazio è finito. Chiudilo e riaprilo: fino ad allora non si salva nulla.
games-not-read = Al momento le tue partite non si possono leggere. Ricarica la pagina.
games-not-opened = Al momento le tue partite non si possono aprire. Ricarica la pagina: quello che giochi ora non si salva.
nothing-kept = Questo browser non salva nulla: quando chiudi la pagina perdi le partite.
browser-deleted = Il browser ha eliminato le tue partite salvate. Se hai un backup, aggiungilo in «{ data-title }».
browser-deleted-copy = Il browser aveva eliminato le tue partite salvate. Sono state recuperate da una seconda copia.
something-damaged = Alcuni dati salvati non si possono leggere. Restano come sono; tutto il resto c’è.
newer-version-played = Qui è stata usata una versione più recente. Finché non ricarichi la pagina non si salva nulla.

### Reading a backup file.

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
