# The deals of the day: the page of all games, and the calendar of one game.

daily-title = Daily deals
daily-today = Today
daily-today-count = Today: { $count }
deals-won-of = { $won } of { $all } won
share-day = Share this day
calendar-of = { $game } calendar

## The text to share, without a card of any deal. "Backbone Patience" is the name of this collection.

summary-heading = Backbone Patience, daily deals for { $date }
# $squares are small squares, one for each game.
summary-count = { $medal ->
    [bronze] { $squares } { deals-won-of }, bronze medal
    [silver] { $squares } { deals-won-of }, silver medal
    [gold] { $squares } { deals-won-of }, gold medal
   *[none] { $squares } { deals-won-of }
}
summary-line = { $game } { $time }

## Days in a row with a medal, and all the medals

# Beside the number of the days.
days-in-a-row = { $count ->
    [one] day in a row
   *[other] days in a row
}
longest-row-of-days = longest { $count }
medals = Medals
days-with-medal = { $medal ->
    [bronze] { $count ->
        [one] One day with a bronze medal
       *[other] { UPPER(SPELLED($count)) } days with a bronze medal
    }
    [silver] { $count ->
        [one] One day with a silver medal
       *[other] { UPPER(SPELLED($count)) } days with a silver medal
    }
   *[gold] { $count ->
        [one] One day with a gold medal
       *[other] { UPPER(SPELLED($count)) } days with a gold medal
    }
}

## The calendar. A day is read out as "22 November, today, 3 won, silver medal".

month-before = Previous month
month-after = Next month
is-today = today
deals-won = { $count } won
has-medal = { $medal ->
    [bronze] bronze medal
    [silver] silver medal
   *[gold] gold medal
}

## The legend. How many deals have to be won for each medal: for the least, and for the best of $all deals.

medal-from = { $count } or more
medal-from-all = { $count } of { $all } won
legend-today = today
legend-explained = A disc shows how many deals were won on the day itself. The ring also counts deals won later.

## The deals of a day. The form ".of" is for screen readers.

# What a player does most in a game, such as "Uncovering".
kind-of-game = { FORM($game, "kind") }
# $noun is what the game calls a deal: "deal" or "rubber".
daily-won = won
# $noun is what the game calls a deal: "deal" or "rubber".
daily-won-in = won in { $time }
daily-play = Play
    .of = Play: { $game }
daily-go-on = Continue
    .of = Continue: { $game }, { moves }

## The calendar of one game. $noun is what it calls a deal.

daily-of-game = Daily deals: { $game }
deal-a-day = { $noun ->
    [rubber] { $kind ->
        [winnable] { $game }: one winnable rubber a day, the same for everyone.
       *[any] { $game }: one rubber a day, the same for everyone.
    }
   *[deal] { $kind ->
        [winnable] { $game }: one winnable deal a day, the same for everyone.
       *[any] { $game }: one deal a day, the same for everyone.
    }
}
current-streak = { $count ->
    [one] Current streak: one day.
   *[other] Current streak: { SPELLED($count) } days.
}
deal-of-today = { $noun ->
    [rubber] Today’s rubber
   *[deal] Today’s deal
}
deal-of-today-won = { $noun ->
    [rubber] You’ve won today’s rubber.
   *[deal] You’ve won today’s deal.
}
# $noun is what the game calls a deal: "deal" or "rubber".
day-won = won
# $noun is what the game calls a deal: "deal" or "rubber".
day-won-later = won on a later day
month-key = Filled: won on the day itself. Outlined with a tick: won on a later day.
daily-of-all-games = All daily deals
