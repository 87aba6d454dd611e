# Rozdania dnia: strona wszystkich gier i kalendarz jednej gry.

daily-title = Rozdania dnia
daily-today = Dzisiaj
daily-today-count = Dzisiaj: { $count }
deals-won-of = wygrane { $won } z { $all }
share-day = Udostępnij wyniki dnia
calendar-of = Kalendarz: { $game }

## The text to share, without a card of any deal. "Backbone Patience" is the name of this collection.

summary-heading = Backbone Patience, rozdania dnia z { $date }
# $squares are small squares, one for each game.
summary-count = { $medal ->
    [bronze] { $squares } { deals-won-of }, brązowy medal
    [silver] { $squares } { deals-won-of }, srebrny medal
    [gold] { $squares } { deals-won-of }, złoty medal
   *[none] { $squares } { deals-won-of }
}
summary-line = { $game } { $time }

## Days in a row with a medal, and all the medals

# Beside the number of the days.
days-in-a-row = { $count ->
    [one] dzień z rzędu
   *[other] dni z rzędu
}
longest-row-of-days = najdłużej { $count }
medals = Medale
days-with-medal = { $medal ->
    [bronze] { $count ->
        [0] Ani jednego dnia z brązowym medalem
        [one] Jeden dzień z brązowym medalem
       *[other] { UPPER(SPELLED($count)) } dni z brązowym medalem
    }
    [silver] { $count ->
        [0] Ani jednego dnia ze srebrnym medalem
        [one] Jeden dzień ze srebrnym medalem
       *[other] { UPPER(SPELLED($count)) } dni ze srebrnym medalem
    }
   *[gold] { $count ->
        [0] Ani jednego dnia ze złotym medalem
        [one] Jeden dzień ze złotym medalem
       *[other] { UPPER(SPELLED($count)) } dni ze złotym medalem
    }
}

## The calendar. A day is read out as "22 November, today, 3 won, silver medal".

month-before = Poprzedni miesiąc
month-after = Następny miesiąc
is-today = dzisiaj
deals-won = wygrane: { $count }
has-medal = { $medal ->
    [bronze] brązowy medal
    [silver] srebrny medal
   *[gold] złoty medal
}

## The legend. How many deals have to be won for each medal: for the least, and for the best of $all deals.

medal-from = { $count ->
    [one] od { $count } wygranej
   *[other] od { $count } wygranych
}
medal-from-all = wygrane { $count } z { $all }
legend-today = dzisiaj
legend-explained = Krążek pokazuje, ile rozdań wygrano tego samego dnia. Pierścień uwzględnia też te wygrane później.

## The deals of a day. The form ".of" is for screen readers.

# What a player does most in a game, such as "Uncovering".
kind-of-game = { FORM($game, "kind") }
# $noun is what the game calls a deal: "deal" or "rubber".
daily-won = { $noun ->
    [rubber] wygrany
   *[deal] wygrane
}
# $noun is what the game calls a deal: "deal" or "rubber".
daily-won-in = { $noun ->
    [rubber] wygrany w { $time }
   *[deal] wygrane w { $time }
}
daily-play = Graj
    .of = Graj: { $game }
daily-go-on = Kontynuuj
    .of = Kontynuuj: { $game }, { moves }

## The calendar of one game. $noun is what it calls a deal.

daily-of-game = Rozdania dnia: { $game }
deal-a-day = { $noun ->
    [rubber] { $kind ->
        [winnable] { $game }: codziennie jeden rober, który da się wygrać, dla wszystkich ten sam.
       *[any] { $game }: codziennie jeden rober, dla wszystkich ten sam.
    }
   *[deal] { $kind ->
        [winnable] { $game }: codziennie jedno rozdanie, które da się wygrać, dla wszystkich to samo.
       *[any] { $game }: codziennie jedno rozdanie, dla wszystkich to samo.
    }
}
current-streak = { $count ->
    [one] Obecna seria: jeden dzień.
   *[other] Obecna seria: { SPELLED($count) } dni.
}
deal-of-today = { $noun ->
    [rubber] Dzisiejszy rober
   *[deal] Dzisiejsze rozdanie
}
deal-of-today-won = { $noun ->
    [rubber] Dzisiejszy rober jest wygrany.
   *[deal] Dzisiejsze rozdanie jest wygrane.
}
# $noun is what the game calls a deal: "deal" or "rubber".
day-won = { $noun ->
    [rubber] wygrany
   *[deal] wygrane
}
# $noun is what the game calls a deal: "deal" or "rubber".
day-won-later = { $noun ->
    [rubber] wygrany później
   *[deal] wygrane później
}
month-key = Pełne: wygrane tego samego dnia. Obwódka z ptaszkiem: wygrane później.
daily-of-all-games = Wszystkie rozdania dnia
