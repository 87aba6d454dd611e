# Dates. $day, $month and $year are numbers; the messages put them in the order of the language.

month-name = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
month-of-year = { month-name } { $year }
day-of-month = { $day } { month-name }
date = { $day } { month-name } { $year }
# $text is what was kept in place of a date and is none.
not-a-date = { $text }
# The weekday on which weeks begin in calendars: 0 for Monday to 6 for Sunday.
first-weekday = 0
# $weekday is 0 for Monday to 6 for Sunday. The forms are for the head of a calendar, the last one for a very small mark.
weekday-name = { $weekday ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[6] Sunday
}
    .short = { $weekday ->
        [0] Mon
        [1] Tue
        [2] Wed
        [3] Thu
        [4] Fri
        [5] Sat
       *[6] Sun
    }
    .shortest = { $weekday ->
        [0] Mo
        [1] Tu
        [2] We
        [3] Th
        [4] Fr
        [5] Sa
       *[6] Su
    }
    .initial = { $weekday ->
        [0] M
        [1] T
        [2] W
        [3] T
        [4] F
        [5] S
       *[6] S
    }
# Which deal was won, on the picture of a result.
daily-deal-of-date = { $noun ->
    [rubber] daily rubber for { $date }
   *[deal] daily deal for { $date }
}
deal-by-number = { $noun ->
    [rubber] rubber { $number }
   *[deal] deal { $number }
}
