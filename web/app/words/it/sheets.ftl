### core, features, panels: The menu.

menu-title = Menu

## The headings of its groups

menu-play = Gioco
menu-look-back = Risultati
menu-help = Guida

## Its buttons, with room for one or two short words

# $noun is what the game calls a deal.
menu-new = { $noun ->
    [rubber] Nuovo rubber
   *[deal] Nuova partita
}
menu-restart = Ricomincia
menu-daily = Partite del giorno
menu-games = Tutti i solitari
menu-review = Revisione
menu-statistics = Statistiche
menu-share = Condividi
# $game is the name of a game.
menu-learn = Impara { FORM($game, "the") }
menu-moves = Che mosse ho?
menu-rules = Regole
# Opens the sheet of the same name, with the whole table in words.
menu-words = Descrivi il tavolo
menu-keys = Tasti

## The field for the number of a deal, and its button

menu-number = { $noun ->
    [rubber] Numero del rubber
   *[deal] Numero della partita
}
menu-deal = Gioca

## Which deals are chosen at random

menu-new-deals = { $noun ->
    [rubber] Nuovi rubber
   *[deal] Nuove partite
}
deals-any = Tutte
deals-winnable = Risolvibili
deals-easy = Facili
deals-middling = Medie
deals-hard = Difficili

### features/find: To find a card

find-title = Trova una carta
# What the player may type: short signs and names of cards.
find-such-as = Per esempio 7p, 10c o donna di fiori
find-button = Trova
no-such-column = La colonna { $number } non c’è.
# $text is what the player has typed.
not-a-card = «{ $text }» non è una carta. Scrivi un valore e un seme, per esempio 7p.

### panels: While the player plays in another tab

other-tab-title = Già aperto in un’altra scheda
other-tab-words = Stai giocando in un’altra scheda o finestra. Non va perso nulla.
other-tab-here = Gioca qui

### features/link: Un link che non si può leggere fino in fondo

link-damaged-title = Questo link è danneggiato
link-damaged-play = Gioca dall’inizio

### panels: While the page does something that takes long

slow-work-done = { $percent }%
slow-work-stop = Interrompi

### features/scanning: The button that lets the frame of one-switch play wait

wait-button = Pausa
wait-words = Metti in pausa la scansione
frame-waits = Scansione in pausa. Premi per continuare.

### features/greeting: The sheet that greets a newcomer.

greeting-title = A che cosa vuoi giocare?
greeting-words = Niente account, niente pubblicità. Le tue partite restano su questo dispositivo.
greeting-learn = Impara { FORM($game, "the") }
# $count is five or so.
greeting-steps = in { $count } brevi passi
greeting-known = Oppure un gioco che conosci
# What these games are like, below their names.
known-klondike = il classico
known-freecell = carte tutte scoperte
known-spider = lungo, due mazzi
known-golf = pochi minuti
greeting-just-play = Gioca subito
greeting-games = Tutti i solitari

### features/gallery, panels: The gallery: a tile for every game.

tile-go-on = Continua
# On the tile of one game, another one each week; the same for all players.
tile-of-week = Gioco della settimana
resume-game = Continua: { $game }, { $line }
# $share is in words, such as "6 su 7" or "quasi tutte".
share-winnable = { $share } risolvibili
favourite-game = Preferito: { $game }
rule-sets-of = Varianti { FORM($game, "of") }
# Follows the name of a rule set, for those who do not see the dot beside it.
rule-set-in-progress = , in corso
# Follows the short name of a rule set with its whole name, such as "Tre carte (Klondike, tre carte)".
rule-set-in-full = { " " }({ $game })

## How the game of a tile stands

tile-on-table = sul tavolo
tile-in-progress = in corso
# $count is a number of days, weeks or months: two or more, but 0 for today and 1 for yesterday.
played = { $noun ->
    [rubber] { $unit ->
        [today] giocato oggi
        [yesterday] giocato ieri
        [days] giocato { $count } giorni fa
        [weeks] giocato { $count } settimane fa
       *[months] giocato { $count } mesi fa
    }
   *[deal] { $unit ->
        [today] giocata oggi
        [yesterday] giocata ieri
        [days] giocata { $count } giorni fa
        [weeks] giocata { $count } settimane fa
       *[months] giocata { $count } mesi fa
    }
}

## Filters and search

filter-all = Tutti
filter-begun = In corso
filter-favourites = Preferiti
filter-short = Meno di 10 min
filter-sure = Quasi sempre risolvibili
# Games in which all cards lie face up from the start.
filter-open = A carte scoperte
filter-own = Regole di casa
# Games with two packs of cards.
filter-two-packs = Due mazzi
# Games that are played much like the one on the table; $game is its name.
filter-alike = Come { FORM($game, "the") }
games-found = { $count ->
    [0] Nessun solitario trovato.
    [one] Un solitario trovato.
   *[other] { UPPER(SPELLED($count)) } solitari trovati.
}

### features/rules: La pagina delle regole di un gioco; il suo testo è composto altrove.

# $names are other names of the game, such as "Il dispettoso, Demon".
also-called = Si chiama anche { $names }.
change-rules = Cambia le regole
change-rules-note = Tocca una regola per cambiarla.
choose-rule = Scegli una regola
rules-left-out = Le regole incompatibili con le altre non compaiono.
play-by-rules = Gioca con queste regole
name-of-rules = Nome
save-name = Salva
rules-named = Ora queste regole si chiamano «{ $name }».
rules-unnamed = Queste regole non hanno più un nome proprio.

### features/daily: The deals of the day: the page of all games, and the calendar of one game.

daily-title = Partite del giorno
daily-today = Oggi
daily-today-count = Oggi: { $count }
deals-won-of = { $won ->
    [one] vinta { $won } su { $all }
   *[other] vinte { $won } su { $all }
}
share-day = Condividi la giornata
calendar-of = Calendario { FORM($game, "of") }
facts-with-commas = { LIST($facts, "comma") }

## The text to share, without a card of any deal. "Backbone Patience" is the name of this collection.

summary-heading = Backbone Patience, partite del giorno { $date }
# $squares are small squares, one for each game.
summary-count = { $medal ->
    [bronze] { $squares } { deals-won-of }, medaglia di bronzo
    [silver] { $squares } { deals-won-of }, medaglia d’argento
    [gold] { $squares } { deals-won-of }, medaglia d’oro
   *[none] { $squares } { deals-won-of }
}
summary-line = { $game } { $time }

## Days in a row with a medal, and all the medals

# Beside the number of the days.
days-in-a-row = { $count ->
    [one] giorno di fila
   *[other] giorni di fila
}
longest-row-of-days = record { $count }
medals = Medaglie
days-with-medal = { $medal ->
    [bronze] { $count ->
        [0] Nessun giorno con la medaglia di bronzo
        [one] Un giorno con la medaglia di bronzo
       *[other] { UPPER(SPELLED($count)) } giorni con la medaglia di bronzo
    }
    [silver] { $count ->
        [0] Nessun giorno con la medaglia d’argento
        [one] Un giorno con la medaglia d’argento
       *[other] { UPPER(SPELLED($count)) } giorni con la medaglia d’argento
    }
   *[gold] { $count ->
        [0] Nessun giorno con la medaglia d’oro
        [one] Un giorno con la medaglia d’oro
       *[other] { UPPER(SPELLED($count)) } giorni con la medaglia d’oro
    }
}

## The calendar. A day is read out as "22 novembre, oggi, 3 vinte, medaglia d'argento".

month-before = Mese precedente
month-after = Mese successivo
no-earlier-month = Prima di questo mese non ci sono partite del giorno.
no-later-month = Dopo questo mese non ci sono ancora partite del giorno.
is-today = oggi
deals-won = { $count ->
    [one] { $count } vinta
   *[other] { $count } vinte
}
has-medal = { $medal ->
    [bronze] medaglia di bronzo
    [silver] medaglia d’argento
   *[gold] medaglia d’oro
}

## The legend. How many deals have to be won for each medal: for the least, and for the best of $all deals.

medal-from = { $count } o più
medal-from-all = vinte { $count } su { $all }
legend-today = oggi
legend-explained = Il disco mostra quante partite hai vinto il giorno stesso. L’anello conta anche quelle vinte dopo.

## The deals of a day. The form ".of" is for screen readers.

# What a player does most in a game, such as "Scoprire".
kind-of-game = { FORM($game, "kind") }
daily-won = { $noun ->
    [rubber] vinto
   *[deal] vinta
}
daily-won-in = { $noun ->
    [rubber] vinto in { $time }
   *[deal] vinta in { $time }
}
daily-play = Gioca
    .of = Gioca: { $game }
daily-go-on = Continua
    .of = Continua: { $game }, { moves }

## The calendar of one game. $noun is what it calls a deal.

daily-of-game = Partite del giorno: { $game }
deal-a-day = { $noun ->
    [rubber] { $kind ->
        [winnable] { $game }: un rubber risolvibile al giorno, uguale per tutti.
       *[any] { $game }: un rubber al giorno, uguale per tutti.
    }
   *[deal] { $kind ->
        [winnable] { $game }: una partita risolvibile al giorno, uguale per tutti.
       *[any] { $game }: una partita al giorno, uguale per tutti.
    }
}
current-streak = { $count ->
    [0] Serie attuale: nessun giorno.
    [one] Serie attuale: un giorno.
   *[other] Serie attuale: { SPELLED($count) } giorni.
}
deal-of-today = { $noun ->
    [rubber] Il rubber di oggi
   *[deal] La partita di oggi
}
deal-of-today-won = { $noun ->
    [rubber] Hai vinto il rubber di oggi.
   *[deal] Hai vinto la partita di oggi.
}
day-won = { $noun ->
    [rubber] vinto
   *[deal] vinta
}
day-won-later = { $noun ->
    [rubber] vinto in seguito
   *[deal] vinta in seguito
}
month-key = Pieno: vittoria il giorno stesso. Contorno con spunta: vittoria in seguito.
daily-of-all-games = Tutte le partite del giorno

### features/lesson: The panel that leads through a lesson.

lesson-progress = Passo { $number } di { $count }
# Its main button: show the move of this step, go to the next step, or leave the lesson and play on.
lesson-show = Mostrami
lesson-next = Avanti
lesson-skip = Continua a giocare
# After another move than that of the lesson.
lesson-astray-title = Va bene anche questa mossa
lesson-astray = La lezione prende un’altra strada. Annulla la tua mossa per seguirla, o continua per conto tuo.
lesson-take-back = Annulla la mossa
# $progress is such as "Step 1 of 9".
lesson-begins = { $game }. { lesson-step }
lesson-step = { $progress }: { $title }. { $text }

### features/table_in_words, features/last_announcements, panels: The sheets that list the whole table in words, or the cards of one
### pile to choose from.

table-in-words = { menu-words }
no-card-to-pick = Ora da qui non puoi prendere nessuna carta.
cards-below-face-down = { $count ->
    [one] Una carta coperta
   *[other] { UPPER(SPELLED($count)) } carte coperte
}
# Beside the name of a card that cannot be taken now.
card-stays = non si può muovere

# The sheet with everything that was said on this visit.
said-title = Messaggi
nothing-said = Ancora nessun messaggio.

### core, features, panels: The sheet that lists the keys and what they do.

keys-title = Tasti
key-arrows = Frecce
key-arrows-do = vai alla prossima pila in quella direzione
key-space = Spazio
keyboard-enter = Invio
keyboard-escape = Esc
keyboard-page-up = Pag Su
keyboard-page-down = Pag Giù
key-digits = 1–9, 0
key-digits-do = vai alla colonna con questo numero; 0 è la colonna 10
letter-keys-off = I tasti delle lettere sono disattivati. Puoi attivarli nelle impostazioni.
keys-mouse = Con il mouse: un clic destro su una pila manda alla base la carta in cima.
record-title = Qualcosa è andato storto?
record-explained = Puoi copiare le ultime mosse e le impostazioni per una segnalazione. Il gioco non invia nulla da solo.
record-copy = Copia le ultime mosse
record-copied = Mosse e impostazioni copiate.

### features/pause: The sheet that is shown while the player has stopped the time.

pause-title = In pausa
pause-go-on = Continua
deal-on-table = { $noun ->
    [rubber] Rubber { $number }
   *[deal] Partita { $number }
}

### features/data: The sheet about what is kept on the player's device.

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
offline-lacks = Non pronto per giocare offline: il browser non è riuscito a salvare il file { $file }. Forse qualcosa lo modifica tra il sito e il browser.
promise-given = Il browser conserva tutto finché non lo elimini tu.
promise-not-given = Il browser può eliminare tutto quando sul dispositivo manca spazio.
page-version = Versione { $version }, build { $build }

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

## What could not be read

nothing-restored = Niente da ripristinare: questo elemento non contiene risultati né partite con mosse. Resta com’è.
not-deleted = Impossibile eliminare questo elemento. Resta com’è.
no-room-to-bring-back = Non c’è abbastanza spazio per recuperare questo elemento.

### features/news: Le novità; l’elenco stesso è in inglese in tutte le lingue.

news-title = Novità
news-in-english = Questo elenco è solo in inglese.
news-loading = Caricamento dell’elenco…
news-not-loaded = Impossibile caricare l’elenco. Riprova quando sei online.

### features/backup, panels, state: Reading a backup file.

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
nothing-added-rest-here = niente da aggiungere: il resto c’era già
nothing-added-all-here = niente da aggiungere: c’era già tutto
nothing-added-empty = niente da aggiungere: in questo backup non ci sono né risultati né partite con mosse
things-unread = { $count ->
    [one] { $count } elemento non leggibile
   *[other] { $count } elementi non leggibili
}
# $most is how many games are kept on a device.
games-left-out = { $count ->
    [one] { $count } partita esclusa: qui ce ne stanno solo { $most }
   *[other] { $count } partite escluse: qui ce ne stanno solo { $most }
}

## Backups, on several sheets

backup-title = Backup
backup-explained = Partite in corso, risultati, preferiti e impostazioni in un solo file, da conservare o portare su un altro dispositivo. Aggiungendo un backup recuperi ciò che qui manca, senza togliere nulla.
backup-save = Salva un backup
backup-add = Aggiungi un backup

### features/hint, core: Hints, the way back, and demonstrations.

thinking = calcolo in corso…
advice-still-loading = I suggerimenti si stanno ancora caricando. Il tuo comparirà appena saranno pronti.
review-still-loading = La revisione si sta ancora caricando. Si aprirà da sola.
moved-since-asking = Ora è tutto pronto. Dopo la tua richiesta hai fatto una mossa: chiedi di nuovo.
advice-not-loaded = Impossibile caricare i suggerimenti. Ricarica la pagina per riprovare.
looking-for-way-back = ricerca dell’ultima posizione da cui potevi vincere…
no-way-back = non si conosce nessuna posizione precedente da cui si potesse vincere
better-move-found = Nel frattempo è stata trovata una mossa migliore.
demo-stopped = Interrotto. La tua partita non è cambiata.
no-way-found = da qui non è stata trovata nessuna soluzione

### features/review: The review.

review-closed = revisione chiusa
playing-from = { $number ->
    [0] Giochi dall’inizio. Con «{ redo-button }» ritrovi le mosse successive.
   *[other] Giochi dalla mossa { $number }. Con «{ redo-button }» ritrovi le mosse successive.
}

## Each message is a sentence.

review-at-start = { $noun ->
    [rubber] Inizio del rubber.
   *[deal] Inizio della partita.
}
review-at-move = Mossa { $number } di { $count }: { $move }.
review-no-choices = In questo gioco non c’è niente da decidere.
review-not-judged = Qui le mosse non si valutano: nessuno poteva sapere quali carte sarebbero uscite.
review-nothing-lost = Potevi vincere da ogni posizione.
review-looking = Ricerca del punto in cui hai perso…
review-lost-unknown = Non si sa dove hai perso.
review-still-unknown = Non si sa se potevi ancora vincere.
review-never = { $noun ->
    [rubber] Questo rubber era impossibile fin dall’inizio.
   *[deal] Questa partita era impossibile fin dall’inizio.
}
review-lost-at-latest = { $noun ->
    [rubber] Perso alla mossa { $number } o prima.
   *[deal] Persa alla mossa { $number } o prima.
}
review-lost-by = { $noun ->
    [rubber] Perso alla mossa { $number }.
   *[deal] Persa alla mossa { $number }.
}
review-lost-between = { $noun ->
    [rubber] Perso fra la mossa { $first } e la { $last }.
   *[deal] Persa fra la mossa { $first } e la { $last }.
}

### features/hint: The sheet that says how often each move wins, when only the cards seen are known.

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
