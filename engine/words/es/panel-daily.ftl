# The deals of the day: the page of all games, and the calendar of one game.

daily-title = Partidas del día
daily-today = Hoy
daily-today-count = Hoy: { $count }
deals-won-of = { $won } de { $all } ganadas
share-day = Compartir este día
calendar-of = Calendario de { $game }

## The text to share, without a card of any deal. "Backbone Patience" is the name of this collection.

summary-heading = { -coleccion }, partidas del día { $date }
# $squares are small squares, one for each game.
summary-count = { $medal ->
    [bronze] { $squares } { deals-won-of }, medalla de bronce
    [silver] { $squares } { deals-won-of }, medalla de plata
    [gold] { $squares } { deals-won-of }, medalla de oro
   *[none] { $squares } { deals-won-of }
}
summary-line = { $game } { $time }

## Days in a row with a medal, and all the medals

# Beside the number of the days.
days-in-a-row = { $count ->
    [one] día seguido
   *[other] días seguidos
}
longest-row-of-days = récord: { $count }
medals = Medallas
days-with-medal = { $medal ->
    [bronze] { $count ->
        [one] Un día con medalla de bronce
       *[other] { UPPER(SPELLED($count)) } días con medalla de bronce
    }
    [silver] { $count ->
        [one] Un día con medalla de plata
       *[other] { UPPER(SPELLED($count)) } días con medalla de plata
    }
   *[gold] { $count ->
        [one] Un día con medalla de oro
       *[other] { UPPER(SPELLED($count)) } días con medalla de oro
    }
}

## The calendar. A day is read out as "22 de noviembre, hoy, 3 ganadas, medalla de plata".

month-before = Mes anterior
month-after = Mes siguiente
is-today = hoy
deals-won = { $count ->
    [one] { $count } ganada
   *[other] { $count } ganadas
}
has-medal = { $medal ->
    [bronze] medalla de bronce
    [silver] medalla de plata
   *[gold] medalla de oro
}

## The legend. How many deals have to be won for each medal: for the least, and for the best of $all deals.

medal-from = { $count } o más
medal-from-all = { $count } de { $all } ganadas
legend-today = hoy
legend-explained = El disco indica cuántas partidas ganaste el mismo día. El anillo cuenta también las ganadas después.

## The deals of a day. The form ".of" is for screen readers.

# What a player does most in a game, such as "Descubrir".
kind-of-game = { FORM($game, "kind") }
# $noun is what the game calls a deal: "deal" or "rubber".
daily-won = { $noun ->
    [rubber] ganado
   *[deal] ganada
}
# $noun is what the game calls a deal: "deal" or "rubber".
daily-won-in = { $noun ->
    [rubber] ganado en { $time }
   *[deal] ganada en { $time }
}
daily-play = Jugar
    .of = Jugar: { $game }
daily-go-on = Continuar
    .of = Continuar: { $game }, { moves }

## The calendar of one game. $noun is what it calls a deal.

daily-of-game = Partidas del día: { $game }
deal-a-day = { $noun ->
    [rubber] { $kind ->
        [winnable] { $game }: cada día, un rubber que se puede ganar, el mismo para todos.
       *[any] { $game }: cada día, un rubber, el mismo para todos.
    }
   *[deal] { $kind ->
        [winnable] { $game }: cada día, una partida que se puede ganar, la misma para todos.
       *[any] { $game }: cada día, una partida, la misma para todos.
    }
}
current-streak = { $count ->
    [0] Racha actual: ningún día.
    [one] Racha actual: un día.
   *[other] Racha actual: { SPELLED($count) } días.
}
deal-of-today = { $noun ->
    [rubber] El rubber de hoy
   *[deal] La partida de hoy
}
deal-of-today-won = { $noun ->
    [rubber] Ya has ganado el rubber de hoy.
   *[deal] Ya has ganado la partida de hoy.
}
# $noun is what the game calls a deal: "deal" or "rubber".
day-won = { $noun ->
    [rubber] ganado
   *[deal] ganada
}
# $noun is what the game calls a deal: "deal" or "rubber".
day-won-later = { $noun ->
    [rubber] ganado otro día
   *[deal] ganada otro día
}
month-key = Relleno: victoria el mismo día. Contorno con marca: victoria otro día.
daily-of-all-games = Todas las partidas del día
