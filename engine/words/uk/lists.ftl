### Чим з’єднано частини переліку; "last" стоїть перед останньою.

list-and = { ", " }
    .last = { " і " }
# Назви кількох речей, без коми.
list-and-only = { " і " }
    .last = { " і " }
# Кілька простих речень в одному: «карта йде на базу, і звільняється стовпчик».
list-clauses = { ", " }
    .last = { ", і " }
list-or = { ", " }
    .last = { " або " }
list-comma = { ", " }
    .last = { ", " }
list-full-stop = { ". " }
    .last = { ". " }
list-semicolon = { "; " }
    .last = { "; " }
list-sentence = { " " }
    .last = { " " }

# Частини речення, а також цілі речення одне за одним.
clauses = { LIST($parts, "semicolon") }
sentences = { LIST($parts, "sentence") }

# Число в реченні, у жіночому роді: більшість слів, які ми лічимо, саме такі — карта, взятка, комірка, роздача.
# ".m" — у чоловічому: «два ходи», «один день».
spelled = { $number ->
    [0] жодна
    [1] одна
    [2] дві
    [3] три
    [4] чотири
    [5] п’ять
    [6] шість
    [7] сім
    [8] вісім
    [9] дев’ять
    [10] десять
    [11] одинадцять
    [12] дванадцять
    [13] тринадцять
   *[other] { $number }
}
    .m = { $number ->
        [0] жоден
        [1] один
        [2] два
       *[other] { spelled }
    }

### Числа, частки й розміри.

# A number that is not whole, such as "118.5".
number-with-tenths = { $whole },{ $tenths }
per-cent = { $number }%
per-cent-under-one = менше ніж 1%
per-cent-over-99 = понад 99%
# $like is the last digit of the number, but 4 for 11, 12 and 13 and those after full hundreds, such as 111.
# Сам номер стоїть у таблиці: «Ігри по | № 50». ".m" — «3-й день», ".m-gen" — «з 20-го», ".f-gen" — «з 20-ї».
ordinal = № { $number }
    .m = { $number }‑й
    .m-gen = { $number }‑го
    .f-gen = { $number }‑ї
size-under-1-kb = менше ніж 1 КБ
size-kb = { $number } КБ
size-mb = { $number } МБ
size-gb = { $number } ГБ

### Дати. Назва місяця стоїть у родовому відмінку, як у «22 листопада»; ".alone" — без дня: «Листопад 2026».

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

### Яку частку роздач гри можна виграти, наприклад «6 із 7»; далі стоїть «можна виграти».

nearly-all-deals = майже всі
deals-in = { $part } із { $whole }
deals-in-at-least = щонайменше { $part } із { $whole }
# A note below the games.
winnable-means = «Можна виграти» — це частка роздач, які виграє той, хто бачить усі карти. Як часто виграватимете ви, вона не показує.

### Що кажуть кілька вікон.

# A few facts in one line, such as "Deal 4711 · 12 moves · 5 home".
list-dot = { " · " }
    .last = { " · " }
facts-in-line = { LIST($facts, "dot") }
facts-with-commas = { LIST($facts, "comma") }
# One of these facts that is in words already, such as the time "4:05".
fact = { $what }
delete-button = Видалити

# How long most games take. Not more than ten letters.
minutes-of-play = { $most } хв
minutes-of-play-between = { $least }–{ $most } хв
