# The deals of the day: the page of all games, and the calendar of one game.

daily-title = Partite del giorno
daily-today = Oggi
daily-today-count = Oggi: { $count }
deals-won-of = { $won ->
    [one] vinta { $won } su { $all }
   *[other] vinte { $won } su { $all }
}
share-day = Condividi la giornata
calendar-of = Calendario { FORM($game, "of") }

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
