# Dates. $day, $month and $year are numbers; the messages put them in the order of the language.

month-name = { $month ->
    [1] ינואר
    [2] פברואר
    [3] מרץ
    [4] אפריל
    [5] מאי
    [6] יוני
    [7] יולי
    [8] אוגוסט
    [9] ספטמבר
    [10] אוקטובר
    [11] נובמבר
   *[12] דצמבר
}
month-of-year = { month-name } { $year }
day-of-month = { $day } ב{ month-name }
date = { $day } ב{ month-name } { $year }
# $text is what was kept in place of a date and is none.
not-a-date = { $text }
# $weekday is 0 for Monday to 6 for Sunday. The forms are for the head of a calendar, the last one for a very small mark.
weekday-name = { $weekday ->
    [0] יום שני
    [1] יום שלישי
    [2] יום רביעי
    [3] יום חמישי
    [4] יום שישי
    [5] שבת
   *[6] יום ראשון
}
    .short = { $weekday ->
        [0] ב׳
        [1] ג׳
        [2] ד׳
        [3] ה׳
        [4] ו׳
        [5] ש׳
       *[6] א׳
    }
    .shortest = { $weekday ->
        [0] ב׳
        [1] ג׳
        [2] ד׳
        [3] ה׳
        [4] ו׳
        [5] ש׳
       *[6] א׳
    }
    .initial = { $weekday ->
        [0] ב
        [1] ג
        [2] ד
        [3] ה
        [4] ו
        [5] ש
       *[6] א
    }
# Which deal was won, on the picture of a result.
daily-deal-of-date = { $noun ->
    [rubber] הרובר היומי של { $date }
   *[deal] האתגר היומי של { $date }
}
deal-by-number = { $noun ->
    [rubber] רובר { $number }
   *[deal] חלוקה { $number }
}
first-weekday = 6
