# Datums. $day, $month en $year zijn getallen.

month-name = { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[12] december
}
month-of-year = { UPPER(month-name) } { $year }
day-of-month = { $day } { month-name }
date = { $day } { month-name } { $year }
# $text is wat er in plaats van een datum bewaard is, maar geen datum is.
not-a-date = { $text }
# $weekday is 0 voor maandag tot 6 voor zondag. De vormen zijn voor de kop van een kalender, de laatste voor een heel
# klein teken.
weekday-name = { $weekday ->
    [0] maandag
    [1] dinsdag
    [2] woensdag
    [3] donderdag
    [4] vrijdag
    [5] zaterdag
   *[6] zondag
}
    .short = { $weekday ->
        [0] ma
        [1] di
        [2] wo
        [3] do
        [4] vr
        [5] za
       *[6] zo
    }
    .shortest = { $weekday ->
        [0] ma
        [1] di
        [2] wo
        [3] do
        [4] vr
        [5] za
       *[6] zo
    }
    .initial = { $weekday ->
        [0] M
        [1] D
        [2] W
        [3] D
        [4] V
        [5] Z
       *[6] Z
    }
# Welk spel gewonnen is, op de afbeelding van een resultaat.
daily-deal-of-date = { $noun ->
    [rubber] dagrobber van { $date }
   *[deal] dagspel van { $date }
}
deal-by-number = { $noun ->
    [rubber] robber { $number }
   *[deal] spel { $number }
}
first-weekday = 0
