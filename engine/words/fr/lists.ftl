### What joins the parts of a list; "last" joins the last two.

list-and = { ", " }
    .last = { " et " }
# Names of a few things, without a comma.
list-and-only = { " et " }
    .last = { " et " }
# A few clauses, such as "a card goes home and a space comes free".
list-clauses = { " et " }
    .last = { " et " }
list-or = { ", " }
    .last = { " ou " }
list-comma = { ", " }
    .last = { ", " }
list-full-stop = { ". " }
    .last = { ". " }
list-semicolon = { " ; " }
    .last = { " ; " }
list-sentence = { " " }
    .last = { " " }

# Parts of a sentence, and whole sentences, one after the other.
clauses = { LIST($parts, "semicolon") }
sentences = { LIST($parts, "sentence") }

# A number in a sentence.
spelled = { $number ->
    [0] aucune
    [1] une
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
    [13] treize
    [14] quatorze
    [15] quinze
    [16] seize
   *[other] { $number }
}

### Numbers, shares and sizes.

# A number that is not whole, such as "118.5".
number-with-tenths = { $whole },{ $tenths }
per-cent = { $number } %
per-cent-under-one = moins de 1 %
per-cent-over-99 = plus de 99 %
# $like is the last digit of the number, but 4 for 11, 12 and 13 and those after full hundreds, such as 111;
# it is made for the endings of English. $noun is what is counted: "game", "rubber" or "day".
ordinal = { $noun ->
    [game] { $number ->
        [1] { $number }re
       *[other] { $number }e
    }
   *[other] { $number ->
        [1] { $number }er
       *[other] { $number }e
    }
}
size-under-1-kb = moins de 1 ko
size-kb = { $number } ko
size-mb = { $number } Mo
size-gb = { $number } Go

### Dates. $day, $month and $year are numbers; the messages put them in the order of the language.

month-name = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
}
month-of-year = { UPPER(month-name) } { $year }
day-of-month = { $day ->
    [1] 1er { month-name }
   *[other] { $day } { month-name }
}
date = { $day ->
    [1] 1er { month-name } { $year }
   *[other] { $day } { month-name } { $year }
}
# $text is what was kept in place of a date and is none.
not-a-date = { $text }
# The weekday on which weeks begin in calendars: 0 for Monday to 6 for Sunday.
first-weekday = 0
# $weekday is 0 for Monday to 6 for Sunday. The forms are for the head of a calendar, the last one for a very small mark.
weekday-name = { $weekday ->
    [0] lundi
    [1] mardi
    [2] mercredi
    [3] jeudi
    [4] vendredi
    [5] samedi
   *[6] dimanche
}
    .short = { $weekday ->
        [0] lun.
        [1] mar.
        [2] mer.
        [3] jeu.
        [4] ven.
        [5] sam.
       *[6] dim.
    }
    .shortest = { $weekday ->
        [0] Lu
        [1] Ma
        [2] Me
        [3] Je
        [4] Ve
        [5] Sa
       *[6] Di
    }
    .initial = { $weekday ->
        [0] L
        [1] M
        [2] M
        [3] J
        [4] V
        [5] S
       *[6] D
    }
# Which deal was won, on the picture of a result.
daily-deal-of-date = { $noun ->
    [rubber] robre du { $date }
   *[deal] donne du { $date }
}
deal-by-number = { $noun ->
    [rubber] robre { $number }
   *[deal] donne { $number }
}

### Which share of the deals of a game can be won, such as "6 in 7", to be followed by "winnable".

nearly-all-deals = presque toutes
deals-in = { $part } sur { $whole }
deals-in-at-least = au moins { $part } sur { $whole }
# A note below the games.
winnable-means = « Gagnables » : la part des donnes que gagnerait un joueur qui verrait toutes les cartes. Cela ne dit pas combien vous en gagnerez.

### What several sheets say.

# A few facts in one line, such as "Deal 4711 · 12 moves · 5 home".
list-dot = { " · " }
    .last = { " · " }
facts-in-line = { LIST($facts, "dot") }
facts-with-commas = { LIST($facts, "comma") }
# One of these facts that is in words already, such as the time "4:05".
fact = { $what }
delete-button = Supprimer

# How long most games take. Not more than ten letters.
minutes-of-play = { $most } min
minutes-of-play-between = { $least }–{ $most } min
