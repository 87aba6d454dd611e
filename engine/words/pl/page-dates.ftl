# Daty. Nazwa miesiąca jest w dopełniaczu, jak w „22 listopada”; ".alone" stoi bez dnia: „listopad 2026”.

month-name = { $month ->
    [1] stycznia
    [2] lutego
    [3] marca
    [4] kwietnia
    [5] maja
    [6] czerwca
    [7] lipca
    [8] sierpnia
    [9] września
    [10] października
    [11] listopada
   *[12] grudnia
}
    .alone = { $month ->
        [1] Styczeń
        [2] Luty
        [3] Marzec
        [4] Kwiecień
        [5] Maj
        [6] Czerwiec
        [7] Lipiec
        [8] Sierpień
        [9] Wrzesień
        [10] Październik
        [11] Listopad
       *[12] Grudzień
    }
month-of-year = { month-name.alone } { $year }
day-of-month = { $day } { month-name }
date = { $day } { month-name } { $year }
# $text is what was kept in place of a date and is none.
not-a-date = { $text }
# $weekday is 0 for Monday to 6 for Sunday. The forms are for the head of a calendar, the last one for a very small mark.
weekday-name = { $weekday ->
    [0] poniedziałek
    [1] wtorek
    [2] środa
    [3] czwartek
    [4] piątek
    [5] sobota
   *[6] niedziela
}
    .short = { $weekday ->
        [0] pon.
        [1] wt.
        [2] śr.
        [3] czw.
        [4] pt.
        [5] sob.
       *[6] niedz.
    }
    .shortest = { $weekday ->
        [0] pn
        [1] wt
        [2] śr
        [3] cz
        [4] pt
        [5] so
       *[6] nd
    }
    .initial = { $weekday ->
        [0] P
        [1] W
        [2] Ś
        [3] C
        [4] P
        [5] S
       *[6] N
    }
# Which deal was won, on the picture of a result.
daily-deal-of-date = { $noun ->
    [rubber] rober dnia z { $date }
   *[deal] rozdanie dnia z { $date }
}
deal-by-number = { $noun ->
    [rubber] rober { $number }
   *[deal] rozdanie { $number }
}
first-weekday = 0
