### The statistics. $noun is what the game calls what is won or lost: a game or a rubber.

statistics-title = Statistiche
# $game is the name of a rule set.
statistics-of = Statistiche: { $game }
statistics-of-all = Statistiche di tutti i solitari
all-rule-sets-together = Tutti i solitari insieme

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
        [rubber] punti, su tutti i rubber
       *[game] punti, su tutte le partite
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
    [rubber] Un rubber conta quando è finito. Se lo lasci, quando torni lo ritrovi com’era. Conta come non vinto appena fai una mossa in un altro rubber della stessa variante, anche se iniziato con «{ new-button }» o «{ restart-button }»; se ci torni con «{ undo-button }», quel risultato non vale più. Se restava solo da premere «{ finish-button }», conta come vinto. Il rubber del giorno e un altro rubber possono essere in corso insieme; una vittoria nel rubber del giorno vale per il giorno in cui l’hai iniziato. Un rubber aperto da un link con mosse già fatte non conta mai.
   *[game] Una partita conta quando è finita. Se la lasci, quando torni la ritrovi com’era. Conta come non vinta appena fai una mossa in un’altra partita della stessa variante, anche se iniziata con «{ new-button }» o «{ restart-button }»; se ci torni con «{ undo-button }», quel risultato non vale più. Se restava solo da premere «{ finish-button }», conta come vinta. La partita del giorno e un’altra partita possono essere in corso insieme; una vittoria nella partita del giorno vale per il giorno in cui l’hai iniziata. Una partita aperta da un link con mosse già fatte non conta mai.
}

## Backups, on several sheets

backup-title = Backup
backup-explained = Partite in corso, risultati, preferiti e impostazioni in un solo file, da conservare o portare su un altro dispositivo. Aggiungendo un backup recuperi ciò che qui manca, senza togliere nulla.
backup-save = Salva un backup
backup-add = Aggiungi un backup

### The charts and tables of the statistics. $noun is what the game calls what is won or lost: a game or a rubber.

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
    [rubber] Punteggi da { $lowest } a { $highest }; metà dei rubber ha fatto { $half } o meno.
   *[game] Punteggi da { $lowest } a { $highest }; metà delle partite ha fatto { $half } o meno.
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
