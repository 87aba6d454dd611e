### core, state: The header above the table, its buttons, and the title of the window.

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

### core, view, features/speech: What is said of the table on command, and why a command does nothing. What has a
### full stop is a sentence.

# What is said after something else, at the end of the same line.
said-after = { " " }{ $what }
deleted = Eliminato: { $what }.
back-again = Recuperato: { $what }.
move-of-several = { $move }, { $number } di { $count }
card-not-home-now = Ora { FORM($card, "the") } non può andare alla base.
no-finish-yet = La partita non può ancora finire da sola: restano scelte da fare.
nothing-to-call = Ora non è il momento di dichiarare.
choose-a-bid = Prima scegli una dichiarazione.
no-trick-yet = Non è ancora stata giocata nessuna presa.
# In a game without choices, a button that shows the last trick again.
last-trick-button = Ultima presa
# On the card that wins a trick.
wins-tag = vince
# For screen readers: what kind of thing the table is.
card-table = tavolo da gioco

### features/size: The size of the cards

cards-largest = Le carte non possono diventare più grandi.
cards-smallest = Le carte non possono diventare più piccole.
table-ends = Il tavolo finisce qui.
# $size is "number-with-tenths", such as "1,5", or a whole number.
cards-times = Dimensioni delle carte: ×{ $size }.

### core, features: What each key does, for the list of keys.

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

### core, features/backup, features/data, features/link: What the page tells of itself: faults, files, links, and work
### that takes a while.

went-wrong = Qualcosa è andato storto. La tua partita è al sicuro: puoi continuare a giocare.
went-wrong-load-again = Qualcosa è andato storto. Le tue partite sono salvate: ricarica la pagina.
new-version = È pronta una nuova versione.
time-for-backup = È ora di fare un backup delle tue partite.
link-copied = Link copiato.
link-not-copied = Impossibile copiare. Il link è selezionato: copialo tu.
# $file is the name of a file.
saved-as = Salvato nei download come { $file }.

## Work that takes a while: titles of the sheet that shows how far it is

opening-game = Apertura della partita
reading-games = Lettura delle tue partite
writing-backup = Scrittura del backup
reading-backup = Lettura del backup
restoring = Ripristino
work-stopped = Interrotto. Non è cambiato nulla.

### saving: Faults of what keeps the games on the device. Each message is one or two sentences.

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

### state: What an action of the player has done, for those who do not see the table.

deselected = selezione annullata
# $places are the piles that may fill it.
space-chosen = { FORM($place, "gender") ->
    [feminine] { $place } selezionata; si può riempire { LIST($places, "comma", "from") }
   *[masculine] { $place } selezionato; si può riempire { LIST($places, "comma", "from") }
}
space-chosen-many = { FORM($place, "gender") ->
    [feminine] { $place } selezionata; si può riempire da { $count ->
        [one] { $count } pila
       *[other] { $count } pile
    }
   *[masculine] { $place } selezionato; si può riempire da { $count ->
        [one] { $count } pila
       *[other] { $count } pile
    }
}
# $cards is the name of a card, or "card-with-others".
cards-chosen = selezione: { $cards }; può andare { LIST($places, "comma", "to") }
# $least and $most are each the name of a card, or "card-with-others".
cards-chosen-between = selezione: { $least }, al massimo { $most }; può andare { LIST($places, "comma", "to") }
also-home = Alle basi anche: { LIST($cards, "comma") }
nothing-to-undo = Niente da annullare.
nothing-to-redo = Niente da ripetere.
undone = annullato
undone-move = annullato: { $move }
redone = ripetuto
redone-move = ripetuto: { $move }
back = indietro
back-to-deal = di nuovo { $deal }
move-number = mossa { $number }
at-its-start = Sei già all’inizio della partita.
undo-brings-back = Con «{ undo-button }» ritrovi le tue mosse.
lesson-over = lezione finita
link-too-long = Questo link è troppo lungo per essere valido.
on-the-table-already = Questa partita è già sul tavolo.
deal-so-far = { $deal }, { moves }

### panels: Numbers, shares and sizes.

# A number that is not whole, such as "118,5".
number-with-tenths = { $whole },{ $tenths }
per-cent = { $number }%
per-cent-under-one = meno dell’1%
per-cent-over-99 = oltre il 99%
# $like is the last digit of the number, but 4 for 11, 12 and 13 and those after full hundreds, such as 111.
# A game is feminine, a rubber and a day are masculine.
ordinal = { $noun ->
    [game] { $number }ª
   *[rubber] { $number }º
}
size-under-1-kb = meno di 1 kB
size-kb = { $number } kB
size-mb = { $number } MB
size-gb = { $number } GB

### state, view: Dates. $day, $month and $year are numbers; the messages put them in the order of the language.

month-name = { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
}
month-of-year = { UPPER(month-name) } { $year }
day-of-month = { $day ->
    [1] 1º { month-name }
   *[other] { $day } { month-name }
}
date = { day-of-month } { $year }
# $text is what was kept in place of a date and is none.
not-a-date = { $text }
# $weekday is 0 for Monday to 6 for Sunday. The forms are for the head of a calendar, the last one for a very small mark.
weekday-name = { $weekday ->
    [0] lunedì
    [1] martedì
    [2] mercoledì
    [3] giovedì
    [4] venerdì
    [5] sabato
   *[6] domenica
}
    .short = { $weekday ->
        [0] lun
        [1] mar
        [2] mer
        [3] gio
        [4] ven
        [5] sab
       *[6] dom
    }
    .shortest = { $weekday ->
        [0] lu
        [1] ma
        [2] me
        [3] gi
        [4] ve
        [5] sa
       *[6] do
    }
    .initial = { $weekday ->
        [0] L
        [1] M
        [2] M
        [3] G
        [4] V
        [5] S
       *[6] D
    }
first-weekday = 0

### state, features/gallery: Which share of the deals of a game can be won, such as "6 in 7", to be followed by
### "winnable".

nearly-all-deals = quasi tutte
deals-in = { $part } su { $whole }
deals-in-at-least = almeno { $part } su { $whole }
# A note below the games.
winnable-means = «Risolvibili» indica quante partite può vincere chi vede tutte le carte, non quanto spesso vincerai tu.

### panels, state, features/data: What several sheets say.

# A few facts in one line, such as "Partita 4711 · 12 mosse · 5 sulle basi".
list-dot = { " · " }
    .last = { " · " }
facts-in-line = { LIST($facts, "dot") }
# One of these facts that is in words already, such as the time "4:05".
fact = { $what }
delete-button = Elimina

# How long most games take. Not more than ten letters.
minutes-of-play = { $most } min
minutes-of-play-between = { $least }–{ $most } min
