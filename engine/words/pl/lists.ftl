### Co łączy części wyliczenia; "last" łączy dwie ostatnie.

list-and = { ", " }
    .last = { " i " }
# Nazwy kilku rzeczy, bez przecinka.
list-and-only = { " i " }
    .last = { " i " }
# Kilka zdań składowych, jak w „karta idzie do bazy i zwalnia się kolumna”.
list-clauses = { ", " }
    .last = { " i " }
list-or = { ", " }
    .last = { " lub " }
list-comma = { ", " }
    .last = { ", " }
list-full-stop = { ". " }
    .last = { ". " }
list-semicolon = { "; " }
    .last = { "; " }
list-sentence = { " " }
    .last = { " " }

# Części zdania i całe zdania, jedno po drugim.
clauses = { LIST($parts, "semicolon") }
sentences = { LIST($parts, "sentence") }

# Liczba w zdaniu: rodzaj męski nieosobowy i nijaki, w mianowniku lub bierniku. Formy są dla rzeczowników żeńskich, takich
# jak „karta” i „lewa”: mianownik, dopełniacz („bez dwóch”) i narzędnik („z dwiema”).
spelled = { $number ->
    [0] zero
    [1] jeden
    [2] dwa
    [3] trzy
    [4] cztery
    [5] pięć
    [6] sześć
    [7] siedem
    [8] osiem
    [9] dziewięć
    [10] dziesięć
    [11] jedenaście
    [12] dwanaście
    [13] trzynaście
   *[other] { $number }
}
    .feminine = { $number ->
        [1] jedna
        [2] dwie
       *[other] { spelled }
    }
    .feminine-gen = { $number ->
        [1] jednej
        [2] dwóch
        [3] trzech
        [4] czterech
        [5] pięciu
        [6] sześciu
        [7] siedmiu
        [8] ośmiu
        [9] dziewięciu
        [10] dziesięciu
        [11] jedenastu
        [12] dwunastu
        [13] trzynastu
       *[other] { $number }
    }
    .feminine-instr = { $number ->
        [1] jedną
        [2] dwiema
        [3] trzema
        [4] czterema
        [5] pięcioma
        [6] sześcioma
        [7] siedmioma
        [8] ośmioma
        [9] dziewięcioma
        [10] dziesięcioma
        [11] jedenastoma
        [12] dwunastoma
        [13] trzynastoma
       *[other] { $number }
    }

### Liczby, odsetki i rozmiary.

# A number that is not whole, such as "118.5".
number-with-tenths = { $whole },{ $tenths }
per-cent = { $number }%
per-cent-under-one = poniżej 1%
per-cent-over-99 = ponad 99%
# $like is the last digit of the number, but 4 for 11, 12 and 13 and those after full hundreds, such as 111;
# it is made for the endings of English. $noun is what is counted: "game", "rubber" or "day".
ordinal = { $number }.
size-under-1-kb = poniżej 1 kB
size-kb = { $number } kB
size-mb = { $number } MB
size-gb = { $number } GB

### Daty. Nazwa miesiąca jest w dopełniaczu, jak w „22 listopada”; ".alone" stoi bez dnia: „listopad 2026”.

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

### Jaka część rozdań gry jest do wygrania, na przykład „6 z 7”; potem następuje „do wygrania”.

nearly-all-deals = prawie wszystkie
deals-in = { $part } z { $whole }
deals-in-at-least = co najmniej { $part } z { $whole }
# A note below the games.
winnable-means = „Do wygrania” mówi, jaką część rozdań wygrałby ktoś, kto widzi wszystkie karty. To nie znaczy, że wygrasz tak często.

### Co mówi kilka arkuszy.

# A few facts in one line, such as "Deal 4711 · 12 moves · 5 home".
list-dot = { " · " }
    .last = { " · " }
facts-in-line = { LIST($facts, "dot") }
facts-with-commas = { LIST($facts, "comma") }
# One of these facts that is in words already, such as the time "4:05".
fact = { $what }
delete-button = Usuń

# How long most games take. Not more than ten letters.
minutes-of-play = { $most } min
minutes-of-play-between = { $least }–{ $most } min
