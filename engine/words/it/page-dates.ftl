# Dates. $day, $month and $year are numbers; the messages put them in the order of the language.

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
# Which deal was won, on the picture of a result.
daily-deal-of-date = { $noun ->
    [rubber] rubber del giorno { $date }
   *[deal] partita del giorno { $date }
}
deal-by-number = { $noun ->
    [rubber] rubber { $number }
   *[deal] partita { $number }
}
first-weekday = 0
