# Дати. Назва місяця стоїть у родовому відмінку, як у «22 листопада»; ".alone" — без дня: «Листопад 2026».

month-name = { $month ->
    [1] січня
    [2] лютого
    [3] березня
    [4] квітня
    [5] травня
    [6] червня
    [7] липня
    [8] серпня
    [9] вересня
    [10] жовтня
    [11] листопада
   *[12] грудня
}
    .alone = { $month ->
        [1] Січень
        [2] Лютий
        [3] Березень
        [4] Квітень
        [5] Травень
        [6] Червень
        [7] Липень
        [8] Серпень
        [9] Вересень
        [10] Жовтень
        [11] Листопад
       *[12] Грудень
    }
month-of-year = { month-name.alone } { $year }
day-of-month = { $day } { month-name }
date = { $day } { month-name } { $year } р.
# $text is what was kept in place of a date and is none.
not-a-date = { $text }
# $weekday is 0 for Monday to 6 for Sunday. The forms are for the head of a calendar, the last one for a very small mark.
weekday-name = { $weekday ->
    [0] понеділок
    [1] вівторок
    [2] середа
    [3] четвер
    [4] п’ятниця
    [5] субота
   *[6] неділя
}
    .short = { $weekday ->
        [0] Пн
        [1] Вт
        [2] Ср
        [3] Чт
        [4] Пт
        [5] Сб
       *[6] Нд
    }
    .shortest = { $weekday ->
        [0] Пн
        [1] Вт
        [2] Ср
        [3] Чт
        [4] Пт
        [5] Сб
       *[6] Нд
    }
    .initial = { $weekday ->
        [0] П
        [1] В
        [2] С
        [3] Ч
        [4] П
        [5] С
       *[6] Н
    }
# Which deal was won, on the picture of a result.
daily-deal-of-date = { $noun ->
    [rubber] робер дня, { $date }
   *[deal] роздача дня, { $date }
}
deal-by-number = { $noun ->
    [rubber] робер { $number }
   *[deal] роздача { $number }
}
first-weekday = 0
