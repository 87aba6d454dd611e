### What joins the parts of a list; "last" joins the last two.

list-and = { ", " }
    .last = { " e " }
# Names of a few things, without a comma.
list-and-only = { " e " }
    .last = { " e " }
# A few clauses, such as "una carta va alla base e si svuota una colonna".
list-clauses = { ", " }
    .last = { " e " }
list-or = { ", " }
    .last = { " o " }
list-comma = { ", " }
    .last = { ", " }
list-full-stop = { ". " }
    .last = { ". " }
list-semicolon = { "; " }
    .last = { "; " }
list-sentence = { " " }
    .last = { " " }

# Parts of a sentence, and whole sentences, one after the other.
clauses = { LIST($parts, "semicolon") }
sentences = { LIST($parts, "sentence") }

# A number in a sentence. All that is counted so is feminine: carte, mosse, prese, celle, torri, partite, vittorie.
spelled = { $number ->
    [0] nessuna
    [1] una
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
    [11] undici
    [12] dodici
    [13] tredici
    [14] quattordici
    [15] quindici
    [16] sedici
    [17] diciassette
    [18] diciotto
    [19] diciannove
    [20] venti
   *[other] { $number }
}

### Numbers, shares and sizes.

# A number that is not whole, such as "118,5".
number-with-tenths = { $whole },{ $tenths }
per-cent = { $number }%
per-cent-under-one = meno dell’1%
per-cent-over-99 = oltre il 99%
# $like is the last digit of the number, but 4 for 11, 12 and 13 and those after full hundreds, such as 111.
# A game is feminine, a rubber and a day are masculine.
ordinal = { $noun ->
    [game] { $number }ª
   *[rubber] { $number }º
}
size-under-1-kb = meno di 1 kB
size-kb = { $number } kB
size-mb = { $number } MB
size-gb = { $number } GB

### Dates. $day, $month and $year are numbers; the messages put them in the order of the language.

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

### Which share of the deals of a game can be won, such as "6 in 7", to be followed by "winnable".

nearly-all-deals = quasi tutte
deals-in = { $part } su { $whole }
deals-in-at-least = almeno { $part } su { $whole }
# A note below the games.
winnable-means = «Risolvibili» indica quante partite può vincere chi vede tutte le carte, non quanto spesso vincerai tu.

### What several sheets say.

# A few facts in one line, such as "Partita 4711 · 12 mosse · 5 sulle basi".
list-dot = { " · " }
    .last = { " · " }
facts-in-line = { LIST($facts, "dot") }
facts-with-commas = { LIST($facts, "comma") }
# One of these facts that is in words already, such as the time "4:05".
fact = { $what }
delete-button = Elimina

# How long most games take. Not more than ten letters.
minutes-of-play = { $most } min
minutes-of-play-between = { $least }–{ $most } min
