### Was die Teile einer Aufzählung verbindet; "last" verbindet die letzten beiden.

list-and = { ", " }
    .last = { " und " }
list-and-only = { " und " }
    .last = { " und " }
list-clauses = { ", " }
    .last = { " und " }
list-or = { ", " }
    .last = { " oder " }
list-comma = { ", " }
    .last = { ", " }
list-full-stop = { ". " }
    .last = { ". " }
list-semicolon = { "; " }
    .last = { "; " }
list-sentence = { " " }
    .last = { " " }

clauses = { LIST($parts, "semicolon") }
sentences = { LIST($parts, "sentence") }

# Eine Zahl im Satz. Die Null und die Eins sagen die Meldungen selbst, denn dort richtet sich das Wort nach dem Genus.
spelled = { $number ->
    [0] null
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $number }
}

### Zahlen, Anteile und Größen.

number-with-tenths = { $whole },{ $tenths }
per-cent = { $number } %
per-cent-under-one = unter 1 %
per-cent-over-99 = über 99 %
ordinal = { $number }.
size-under-1-kb = unter 1 kB
size-kb = { $number } kB
size-mb = { $number } MB
size-gb = { $number } GB

### Daten. $day, $month und $year sind Zahlen.

month-name = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
month-of-year = { month-name } { $year }
day-of-month = { $day }. { month-name }
date = { $day }. { month-name } { $year }
not-a-date = { $text }
# Der Tag, mit dem die Woche beginnt: 0 ist Montag.
first-weekday = 0
weekday-name = { $weekday ->
    [0] Montag
    [1] Dienstag
    [2] Mittwoch
    [3] Donnerstag
    [4] Freitag
    [5] Samstag
   *[6] Sonntag
}
    .short = { $weekday ->
        [0] Mo.
        [1] Di.
        [2] Mi.
        [3] Do.
        [4] Fr.
        [5] Sa.
       *[6] So.
    }
    .shortest = { $weekday ->
        [0] Mo
        [1] Di
        [2] Mi
        [3] Do
        [4] Fr
        [5] Sa
       *[6] So
    }
    .initial = { $weekday ->
        [0] M
        [1] D
        [2] M
        [3] D
        [4] F
        [5] S
       *[6] S
    }
daily-deal-of-date = { $noun ->
    [rubber] Tagesrubber vom { $date }
   *[deal] Tagespartie vom { $date }
}
deal-by-number = { $noun ->
    [rubber] Rubber { $number }
   *[deal] Partie { $number }
}

### Welcher Teil der Partien eines Spiels zu gewinnen ist, wie "6 von 7"; danach folgt "gewinnbar".

nearly-all-deals = fast alle
deals-in = { $part } von { $whole }
deals-in-at-least = mindestens { $part } von { $whole }
winnable-means = „Gewinnbar“ nennt den Anteil der Partien, die man gewinnen kann, wenn man alle Karten sieht. Wie oft du gewinnst, sagt das nicht.

### Was mehrere Blätter sagen.

list-dot = { " · " }
    .last = { " · " }
facts-in-line = { LIST($facts, "dot") }
facts-with-commas = { LIST($facts, "comma") }
fact = { $what }
delete-button = Löschen

# Wie lange die meisten Partien dauern. Höchstens zehn Zeichen.
minutes-of-play = { $most } Min.
minutes-of-play-between = { $least }–{ $most } Min.
