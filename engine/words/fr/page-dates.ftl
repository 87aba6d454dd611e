# Dates. $day, $month and $year are numbers; the messages put them in the order of the language.

month-name = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
}
month-of-year = { UPPER(month-name) } { $year }
day-of-month = { $day ->
    [1] 1er { month-name }
   *[other] { $day } { month-name }
}
date = { $day ->
    [1] 1er { month-name } { $year }
   *[other] { $day } { month-name } { $year }
}
# $text is what was kept in place of a date and is none.
not-a-date = { $text }
# The weekday on which weeks begin in calendars: 0 for Monday to 6 for Sunday.
first-weekday = 0
# $weekday is 0 for Monday to 6 for Sunday. The forms are for the head of a calendar, the last one for a very small mark.
weekday-name = { $weekday ->
    [0] lundi
    [1] mardi
    [2] mercredi
    [3] jeudi
    [4] vendredi
    [5] samedi
   *[6] dimanche
}
    .short = { $weekday ->
        [0] lun.
        [1] mar.
        [2] mer.
        [3] jeu.
        [4] ven.
        [5] sam.
       *[6] dim.
    }
    .shortest = { $weekday ->
        [0] Lu
        [1] Ma
        [2] Me
        [3] Je
        [4] Ve
        [5] Sa
       *[6] Di
    }
    .initial = { $weekday ->
        [0] L
        [1] M
        [2] M
        [3] J
        [4] V
        [5] S
       *[6] D
    }
# Which deal was won, on the picture of a result.
daily-deal-of-date = { $noun ->
    [rubber] robre du { $date }
   *[deal] donne du { $date }
}
deal-by-number = { $noun ->
    [rubber] robre { $number }
   *[deal] donne { $number }
}
