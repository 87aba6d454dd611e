### features/statistics: The statistics. $noun is what the game calls what is won or lost: a game or a rubber.

statistics-title = Statistiche
# $game is the name of a rule set.
statistics-of = Statistiche: { $game }
statistics-of-all = Statistiche di tutti i solitari
all-rule-sets-together = Tutti i solitari insieme
result = risultato

## Figures: what each is called, and in a small line what it counts

figure-played = { $noun ->
    [rubber] Giocati
   *[game] Giocate
}
    .meaning = { $noun ->
        [rubber] rubber finiti o abbandonati
       *[game] partite finite o abbandonate
    }
figure-won = { $noun ->
    [rubber] Vinti
   *[game] Vinte
}
    .meaning = { $noun ->
        [rubber] dei rubber giocati
       *[game] delle partite giocate
    }
figure-win-rate = % vittorie
    .meaning = { $noun ->
        [rubber] dei rubber giocati
       *[game] delle partite giocate
    }
figure-streak = Serie
    .meaning = vittorie di fila in questo momento
figure-best-streak = Serie migliore
    .meaning = il massimo di vittorie di fila
figure-average = Punteggio medio
    .meaning = { $noun ->
        [rubber] su tutti i rubber
       *[game] su tutte le partite
    }
games-won-title = { $noun ->
    [rubber] Rubber vinti
   *[game] Partite vinte
}
figure-best-time = Tempo record
    .meaning = la tua vittoria più rapida
figure-median-time = Tempo mediano
    .meaning = metà delle tue vittorie in questo tempo o meno
figure-fewest-moves = Minimo di mosse
    .meaning = la tua vittoria più breve
figure-median-moves = Mediana delle mosse
    .meaning = metà delle tue vittorie con queste mosse o meno
wins-after-peeking = { $count ->
    [one] In una vittoria hai annullato una mossa che aveva scoperto una carta nuova.
   *[other] In { SPELLED($count) } vittorie hai annullato una mossa che aveva scoperto una carta nuova.
}

## In place of charts, while too few games were played. $count games make a chart, $left of them are missing.

games-until-charts = { $noun ->
    [rubber] { $left ->
        [one] I grafici compaiono dopo { SPELLED($count) } rubber: ne manca uno.
       *[other] I grafici compaiono dopo { SPELLED($count) } rubber: ne mancano { SPELLED($left) }.
    }
   *[game] { $left ->
        [one] I grafici compaiono dopo { SPELLED($count) } partite: ne manca una.
       *[other] I grafici compaiono dopo { SPELLED($count) } partite: ne mancano { SPELLED($left) }.
    }
}

## The results one by one, such as "vinta · 120 mosse · 4:05"

latest-games = { $noun ->
    [rubber] Ultimi rubber
   *[game] Ultime partite
}
result-won = { $noun ->
    [rubber] vinto
   *[game] vinta
}
result-lost = { $noun ->
    [rubber] perso
   *[game] persa
}
# $line is the result, $day a day such as "21 novembre 2026".
delete-result = Elimina: { $day }, { $line }

## Which games count

none-counted = Ancora nessuna partita conteggiata.
none-of-rule-set-counted = { $noun ->
    [rubber] Qui ancora nessun rubber conteggiato.
   *[game] Qui ancora nessuna partita conteggiata.
}
statistics-invite = Qui compariranno le tue vittorie, i tempi record e le serie.
statistics-play = Gioca
what-counts-title = Che cosa conta
what-counts = { $noun ->
    [rubber] Un rubber conta quando è finito. Se lo lasci, quando torni lo ritrovi com’era. Conta come non vinto appena fai una mossa in un altro rubber della stessa variante, anche se iniziato con «{ new-button }» o «{ restart-button }»; se con «{ undo-button }» torni a quello di prima, il risultato non vale più. Se restava solo da premere «{ finish-button }», conta come vinto. Il rubber del giorno e un altro rubber possono essere in corso insieme; una vittoria nel rubber del giorno vale per il giorno in cui l’hai iniziato. Un rubber aperto da un link con mosse già fatte non conta mai.
   *[game] Una partita conta quando è finita. Se la lasci, quando torni la ritrovi com’era. Conta come non vinta appena fai una mossa in un’altra partita della stessa variante, anche se iniziata con «{ new-button }» o «{ restart-button }»; se con «{ undo-button }» torni a quella di prima, il risultato non vale più. Se restava solo da premere «{ finish-button }», conta come vinta. La partita del giorno e un’altra partita possono essere in corso insieme; una vittoria nella partita del giorno vale per il giorno in cui l’hai iniziata. Una partita aperta da un link con mosse già fatte non conta mai.
}

### features/statistics: The charts and tables of the statistics. $noun is what the game calls what is won or lost: a
### game or a rubber.

# Opens the numbers of a chart as a table.
as-table = Mostra come tabella

## The chart of the last games: a bar for each

last-games = { $noun ->
    [rubber] { $count ->
        [one] L’ultimo rubber
       *[other] Gli ultimi { $count } rubber
    }
   *[game] { $count ->
        [one] L’ultima partita
       *[other] Le ultime { $count } partite
    }
}
# For those who do not see the chart.
last-games-in-words = { $noun ->
    [rubber] { last-games }, dal meno recente. Vinti: { $won }; non vinti: { $lost }.
   *[game] { last-games }, dalla meno recente. Vinte: { $won }; non vinte: { $lost }.
}
# Beside the title. $streak is how many games in a row were won up to the last one.
streak-and-longest = Serie attuale { $streak }, migliore { $longest }
# The legend of the chart.
count-won = { $noun ->
    [rubber] { $count ->
        [one] { $count } vinto
       *[other] { $count } vinti
    }
   *[game] { $count ->
        [one] { $count } vinta
       *[other] { $count } vinte
    }
}
count-not-won = { $noun ->
    [rubber] { $count ->
        [one] { $count } non vinto
       *[other] { $count } non vinti
    }
   *[game] { $count ->
        [one] { $count } non vinta
       *[other] { $count } non vinte
    }
}
oldest-first = in ordine cronologico
# The titles of the columns of its table, and the results.
number-of-game = { $noun ->
    [rubber] Rubber
   *[game] Partita
}
result-of-game = Risultato
game-was-won = { $noun ->
    [rubber] vinto
   *[game] vinta
}
game-was-not-won = { $noun ->
    [rubber] non vinto
   *[game] non vinta
}

## The chart of the win rate, each point for some games in a row

win-rates = Percentuale di vittorie nel tempo
games-at-a-time = { $noun ->
    [rubber] su { $span } rubber alla volta
   *[game] su { $span } partite alla volta
}
# For those who do not see the chart. All but $span and $played are shares, such as "33%".
win-rates-in-words = { $noun ->
    [rubber] Percentuale di vittorie su { $span } rubber alla volta, { $played } rubber in tutto: { win-rates-between }.
   *[game] Percentuale di vittorie su { $span } partite alla volta, { $played } partite in tutto: { win-rates-between }.
}
win-rates-between = { $first } all’inizio, { $last } alla fine, minima { $lowest }, massima { $highest }
# $start and $end are ordinal numbers.
win-rates-caption = { $noun ->
    [rubber] Percentuale di vittorie sugli ultimi { $span } rubber, dopo ogni rubber ({ $start }–{ $end }): ora { $last }, massima { $highest }.
   *[game] Percentuale di vittorie sulle ultime { $span } partite, dopo ogni partita ({ $start }–{ $end }): ora { $last }, massima { $highest }.
}
# The titles of the columns of its table. In the first column stand ordinal numbers.
games-up-to = { $noun ->
    [rubber] Rubber fino al
   *[game] Partite fino alla
}
rate-of-wins = % vittorie

## The table of the scores

# $scored is what the score counts: cards that are home, left or shown, or points ahead of the house.
scores-title = { $scored ->
    [left] Punteggio: carte rimaste alla fine di ogni partita
    [shown] Punteggio: carte scoperte alla fine di ogni partita
    [ahead] Punteggio: vantaggio alla fine di ogni rubber
   *[home] Punteggio: carte sulle basi alla fine di ogni partita
}
scores-in-words = { $noun ->
    [rubber] Punteggi da { $lowest } a { $highest }; in metà dei rubber { $half } o meno.
   *[game] Punteggi da { $lowest } a { $highest }; in metà delle partite { $half } o meno.
}
score-of-game = Punti
games-with-score = { $noun ->
    [rubber] Rubber
   *[game] Partite
}
# $between is "words" where a dash would stand beside the minus of a score below 0.
score-band = { $between ->
    [words] da { $first } a { $last }
   *[dash] { $first }–{ $last }
}
games-and-won = { $noun ->
    [rubber] { $won ->
        [one] { $count }, { $won } vinto
       *[other] { $count }, { $won } vinti
    }
   *[game] { $won ->
        [one] { $count }, { $won } vinta
       *[other] { $count }, { $won } vinte
    }
}

## The tables of win rates

rates-by-rule-set = Per solitario
rates-by-difficulty = Per difficoltà
rate-easy = Facile
rate-middling = Media
rate-hard = Difficile
rate-unknown = Sconosciuta
how-hard = La difficoltà dipende dal tempo che serve al programma per trovare la soluzione: più tempo, più difficile.
rate-games = { $noun ->
    [rubber] Rubber
   *[game] Partite
}
# What the mark in a bar means: how many of the deals can be won.
rate-mark = risolvibili
rate-mark-meaning = Il segno indica all’incirca la percentuale di partite risolvibili.
rate-possible = risolvibili: circa { $share }

## The charts of how long the wins took. $count wins, always five or more; times are such as "4:05".

time-of-win = Tempo per vincere
moves-of-win = Mosse per vincere
time-of-wins-in-words = Tempo per vincere: { $count } vittorie, da { $least } a { $most }; metà in { $half } o meno.
moves-of-wins-in-words = Mosse per vincere: { $count } vittorie, da { $least } a { $most } mosse; metà in { $half } o meno.
median-of-wins = mediana { $half }, { $count } vittorie
wins-of-band = Vittorie
band-or-more = { $first } o più
band-from-to = da { $first } a { $last }
band-to-under = da { $first } a meno di { $end }

### features/statistics, features/report, panels: The bidding box of Bridge Solitaire, and the table of its contracts in
### the statistics.

# The button that makes the call, before and after one is chosen. $bid is a sign, such as "3♠".
bid-button = Dichiara
bid-button-with = Dichiara { $bid }
nothing-to-study = Puoi analizzare una smazzata quando è finita.
no-score-sheet = Questo gioco non ha un segnapunti.
house-is-not-bidding = Ora il banco non dichiara.

## The table of contracts. $side is "you" or "house".

contracts-title = Contratti
contracts-all = Tutti
contracts-level = Livello
bid-by = { $side ->
    [you] Le tue dichiarazioni
   *[house] Le dichiarazioni del banco
}
# How many contracts a side bid, made, and did not make.
contracts-bid = Dichiarati
contracts-made = Mantenuti
contracts-set = Caduti
no-contract-bid = { $side ->
    [you] Non hai ancora dichiarato nessun contratto.
   *[house] Il banco non ha ancora dichiarato nessun contratto.
}
# $share is a share, such as "33%".
contracts-made-of = { $side ->
    [you] { $made ->
        [one] Hai mantenuto { $made } contratto su { $count }: { $share }.
       *[other] Hai mantenuto { $made } contratti su { $count }: { $share }.
    }
   *[house] { $made ->
        [one] Il banco ha mantenuto { $made } contratto su { $count }: { $share }.
       *[other] Il banco ha mantenuto { $made } contratti su { $count }: { $share }.
    }
}
contracts-of = { $count ->
    [one] { $count } contratto
   *[other] { $count } contratti
}
contracts-doubling = Contro
contracts-small-slams = { $made ->
    [one] I tuoi piccoli slam: { $made } mantenuto su { $bid }.
   *[other] I tuoi piccoli slam: { $made } mantenuti su { $bid }.
}
contracts-grand-slams = { $made ->
    [one] I tuoi grandi slam: { $made } mantenuto su { $bid }.
   *[other] I tuoi grandi slam: { $made } mantenuti su { $bid }.
}
contracts-honours = I tuoi onori: { $four ->
    [0] mai
    [one] { $four } volta
   *[other] { $four } volte
} 100 punti, { $five ->
    [0] mai
    [one] { $five } volta
   *[other] { $five } volte
} 150 punti.

### features/ending, panels: The sheets for a game that is over, or that cannot be won any more.

end-won = Hai vinto!
end-lost = Hai perso
# Follows the sentence that says how the game ended.
move-that-lost = { $noun ->
    [rubber] Perso alla mossa { $number }.
   *[deal] Persa alla mossa { $number }.
}
first-win-in = La tua prima vittoria { FORM($game, "at") }
end-peeked = Hai annullato una mossa che aveva scoperto una carta nuova.
end-from-link = { $noun ->
    [rubber] Aperto da un link con mosse già fatte, quindi non conta.
   *[deal] Aperta da un link con mosse già fatte, quindi non conta.
}
end-was-lesson = { $noun ->
    [rubber] Questo rubber è cominciato come lezione, quindi non conta.
   *[deal] Questa partita è cominciata come lezione, quindi non conta.
}

## Buttons

end-new = { $noun ->
    [rubber] Nuovo rubber
   *[deal] Nuova partita
}
end-undo = Annulla
end-share = Condividi
end-restart = Ricomincia
end-review = Revisione
end-losing-move = Dove hai perso
end-statistics = Statistiche
end-games = Tutti i solitari
end-sound = Attiva l’audio

## In the figure that the cards of a won game form

figure-of-win = Vittoria
# One of these stands below, if it is true.
your-first-win = La tua prima vittoria
your-best-time = Tempo record
your-fewest-moves = Minimo di mosse
your-longest-streak = { $count } vittorie di fila

## Figures: time, moves, score and streak, each with a note beside it

end-time = Tempo
end-moves = Mosse
end-score = Punti
end-streak = Vittorie di fila
# This is the best so far, it equals the best, or what the best is.
end-best = Record
end-equals-best = record eguagliato
end-best-time = record { $time }
end-fewest-moves = minimo { $count }
end-longest = Record
end-longest-streak = record { $count }
# What the score counts, below its number, which is $count.
end-counted = { $scored ->
    [left] { $count ->
        [one] rimasta
       *[other] rimaste
    }
    [shown] { $count ->
        [one] scoperta
       *[other] scoperte
    }
    [ahead] di vantaggio
    [behind] di svantaggio
    [runs] { $count ->
        [one] scala
       *[other] scale
    }
   *[home] sulle basi
}
end-points = { $count ->
    [one] punto
   *[other] punti
}

## The win rate. $noun is what the game calls what is won or lost.

end-rate = { $noun ->
    [rubber] Vittorie su { $count } rubber
   *[game] { $count ->
        [one] Vittorie su { $count } partita
       *[other] Vittorie su { $count } partite
    }
}
# For those who do not see the curve. $first and $last are shares, such as "33%".
end-rates-in-words = { $noun ->
    [rubber] Percentuale di vittorie dopo ognuno degli ultimi { $count } rubber: da { $first } a { $last }.
   *[game] Percentuale di vittorie dopo ognuna delle ultime { $count } partite: da { $first } a { $last }.
}

## The daily deals of this week

week-title = Partita del giorno
week-streak = { $ordinal } giorno di fila
week-won = { $noun ->
    [rubber] { $count ->
        [0] nessuno vinto questa settimana
        [one] uno vinto questa settimana
       *[other] { SPELLED($count) } vinti questa settimana
    }
   *[deal] { $count ->
        [0] nessuna vinta questa settimana
        [one] una vinta questa settimana
       *[other] { SPELLED($count) } vinte questa settimana
    }
}
# $day is the name of a day of the week.
week-day = { $noun ->
    [rubber] { $won ->
        [won] { $day }: vinto
        [later] { $day }: vinto in seguito
       *[not] { $day }: non vinto
    }
   *[deal] { $won ->
        [won] { $day }: vinta
        [later] { $day }: vinta in seguito
       *[not] { $day }: non vinta
    }
}

## A game that goes on but cannot be won

no-way-title = Non c’è modo di vincere
game-cannot-be-won = { $noun ->
    [rubber] { $answer ->
        [never] Questo rubber era impossibile fin dall’inizio.
        [impossible] Da qui questo rubber non si può vincere.
       *[lost] Questo rubber non si può più vincere.
    }
   *[deal] { $answer ->
        [never] Questa partita era impossibile fin dall’inizio.
        [impossible] Da qui questa partita non si può vincere.
       *[lost] Questa partita non si può più vincere.
    }
}
solver-sees-no-way = Una ricerca completa non ha trovato soluzioni.
solver-sees-no-way-hidden = Una ricerca completa, carte coperte comprese, non ha trovato soluzioni.
back-to-winnable = Torna dove potevi vincere
no-way-play-on = Continua a giocare

### features/share: The result of a won game to share. "Backbone Patience" is the name of this collection.

# $deal is which deal it was, such as "partita 4711" or "partita del giorno 22 novembre 2026".
result-heading = Backbone Patience – { $game }, { $deal }
result-won-with = Vittoria in { moves }
result-won-in = Vittoria in { $time } con { moves }
# In the middle of the picture, if it shows no time.
result-card-won = Vittoria
# For those who do not see the picture.
result-card-label = { $game }, { $deal }: vittoria, { moves }
# Which deal was won, on the picture of a result.
daily-deal-of-date = { $noun ->
    [rubber] rubber del giorno { $date }
   *[deal] partita del giorno { $date }
}
deal-by-number = { $noun ->
    [rubber] rubber { $number }
   *[deal] partita { $number }
}
text-copied = Copiato come testo.
text-not-copied = Impossibile copiare. Il testo è selezionato: copialo tu.
picture-saved = Immagine salvata in un file.

## The sheet for sharing

share-title = Condividi
share-picture = Condividi l’immagine
save-picture = Salva l’immagine
share-shows-no-card = Le carte non si vedono. Il link apre la stessa partita dall’inizio.
share-as-text = Condividi come testo
copy-as-text = Copia come testo
# Above the links.
share-game-so-far = La partita fino a qui
share-deal = Questa partita, dall’inizio
copy-link = Copia
