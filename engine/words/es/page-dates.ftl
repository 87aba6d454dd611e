# Dates. $day, $month and $year are numbers; the messages put them in the order of the language.

month-name = { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
}
month-of-year = { UPPER(month-name) } de { $year }
day-of-month = { $day } de { month-name }
date = { $day } de { month-name } de { $year }
# $text is what was kept in place of a date and is none.
not-a-date = { $text }
# The weekday on which weeks begin in calendars: 0 for Monday to 6 for Sunday.
first-weekday = 0
# $weekday is 0 for Monday to 6 for Sunday. The forms are for the head of a calendar, the last one for a very small mark.
weekday-name = { $weekday ->
    [0] lunes
    [1] martes
    [2] miércoles
    [3] jueves
    [4] viernes
    [5] sábado
   *[6] domingo
}
    .short = { $weekday ->
        [0] lun
        [1] mar
        [2] mié
        [3] jue
        [4] vie
        [5] sáb
       *[6] dom
    }
    .shortest = { $weekday ->
        [0] lu
        [1] ma
        [2] mi
        [3] ju
        [4] vi
        [5] sá
       *[6] do
    }
    .initial = { $weekday ->
        [0] L
        [1] M
        [2] X
        [3] J
        [4] V
        [5] S
       *[6] D
    }
# Which deal was won, on the picture of a result.
daily-deal-of-date = { $noun ->
    [rubber] rubber del día { $date }
   *[deal] partida del día { $date }
}
deal-by-number = { $noun ->
    [rubber] rubber { $number }
   *[deal] partida { $number }
}
