### What joins the parts of a list; "last" joins the last two.

list-and = { ", " }
    .last = { " y " }
# Names of a few things, without a comma.
list-and-only = { " y " }
    .last = { " y " }
# A few clauses, such as "una carta va a su base y queda vacía una columna".
list-clauses = { " y " }
    .last = { " y " }
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

# A number in a sentence. What is counted is nearly always feminine (cartas, jugadas, bazas, partidas); where it is not,
# messages say the number one themselves.
spelled = { $number ->
    [0] ninguna
    [1] una
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
   *[other] { $number }
}

### Numbers, shares and sizes. Before the sign % stands a space that does not break.

# A number that is not whole, such as "118,5".
number-with-tenths = { $whole },{ $tenths }
per-cent = { $number } %
per-cent-under-one = menos del 1 %
per-cent-over-99 = más del 99 %
# Ordinal numbers are said as "la partida 25" and "día 3", so they need no ending.
# $noun is what is counted: "game", "rubber" or "day".
ordinal = { $number }
size-under-1-kb = menos de 1 kB
size-kb = { $number } kB
size-mb = { $number } MB
size-gb = { $number } GB

### Dates. $day, $month and $year are numbers; the messages put them in the order of the language.

month-name = { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
}
month-of-year = { UPPER(month-name) } de { $year }
day-of-month = { $day } de { month-name }
date = { $day } de { month-name } de { $year }
# $text is what was kept in place of a date and is none.
not-a-date = { $text }
# The weekday on which weeks begin in calendars: 0 for Monday to 6 for Sunday.
first-weekday = 0
# $weekday is 0 for Monday to 6 for Sunday. The forms are for the head of a calendar, the last one for a very small mark.
weekday-name = { $weekday ->
    [0] lunes
    [1] martes
    [2] miércoles
    [3] jueves
    [4] viernes
    [5] sábado
   *[6] domingo
}
    .short = { $weekday ->
        [0] lun
        [1] mar
        [2] mié
        [3] jue
        [4] vie
        [5] sáb
       *[6] dom
    }
    .shortest = { $weekday ->
        [0] lu
        [1] ma
        [2] mi
        [3] ju
        [4] vi
        [5] sá
       *[6] do
    }
    .initial = { $weekday ->
        [0] L
        [1] M
        [2] X
        [3] J
        [4] V
        [5] S
       *[6] D
    }
# Which deal was won, on the picture of a result.
daily-deal-of-date = { $noun ->
    [rubber] rubber del día { $date }
   *[deal] partida del día { $date }
}
deal-by-number = { $noun ->
    [rubber] rubber { $number }
   *[deal] partida { $number }
}

### Which share of the deals of a game can be won, such as "6 de cada 7", to be followed by "ganables".

nearly-all-deals = casi todas
deals-in = { $part } de cada { $whole }
deals-in-at-least = al menos { $part } de cada { $whole }
# A note below the games.
winnable-means = «Ganables» indica qué proporción de partidas puede ganar quien ve todas las cartas, pero no con qué frecuencia ganarás tú.

### What several sheets say.

# A few facts in one line, such as "Partida 4711 · 12 jugadas · 5 colocadas".
list-dot = { " · " }
    .last = { " · " }
facts-in-line = { LIST($facts, "dot") }
facts-with-commas = { LIST($facts, "comma") }
# One of these facts that is in words already, such as the time "4:05".
fact = { $what }
delete-button = Borrar

# How long most games take. Not more than ten letters.
minutes-of-play = { $most } min
minutes-of-play-between = { $least }–{ $most } min
