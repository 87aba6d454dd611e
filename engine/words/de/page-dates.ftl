# Daten. $day, $month und $year sind Zahlen.

month-name = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
month-of-year = { month-name } { $year }
day-of-month = { $day }. { month-name }
date = { $day }. { month-name } { $year }
not-a-date = { $text }
# Der Tag, mit dem die Woche beginnt: 0 ist Montag.
first-weekday = 0
weekday-name = { $weekday ->
    [0] Montag
    [1] Dienstag
    [2] Mittwoch
    [3] Donnerstag
    [4] Freitag
    [5] Samstag
   *[6] Sonntag
}
    .short = { $weekday ->
        [0] Mo.
        [1] Di.
        [2] Mi.
        [3] Do.
        [4] Fr.
        [5] Sa.
       *[6] So.
    }
    .shortest = { $weekday ->
        [0] Mo
        [1] Di
        [2] Mi
        [3] Do
        [4] Fr
        [5] Sa
       *[6] So
    }
    .initial = { $weekday ->
        [0] M
        [1] D
        [2] M
        [3] D
        [4] F
        [5] S
       *[6] S
    }
daily-deal-of-date = { $noun ->
    [rubber] Tagesrubber vom { $date }
   *[deal] Tagespartie vom { $date }
}
deal-by-number = { $noun ->
    [rubber] Rubber { $number }
   *[deal] Partie { $number }
}
