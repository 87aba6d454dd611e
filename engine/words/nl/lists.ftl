### Wat de delen van een opsomming verbindt; "last" verbindt de laatste twee.

list-and = { ", " }
    .last = { " en " }
# De kleuren in de naam van een kaart: "de harten-, ruiten- of schoppenacht". Het Nederlands heeft voor "en" maar één
# opsomming nodig, dus deze staat vrij.
list-and-only = { "-, " }
    .last = { "- of " }
# Een paar bijzinnen of zinnen, zoals "een kaart gaat naar huis en er komt een kolom vrij".
list-clauses = { ", " }
    .last = { " en " }
list-or = { ", " }
    .last = { " of " }
list-comma = { ", " }
    .last = { ", " }
list-full-stop = { ". " }
    .last = { ". " }
list-semicolon = { "; " }
    .last = { "; " }
list-sentence = { " " }
    .last = { " " }

# Delen van een zin, en hele zinnen, na elkaar.
clauses = { LIST($parts, "semicolon") }
sentences = { LIST($parts, "sentence") }

# Een getal in een zin.
spelled = { $number ->
    [0] geen
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
    [9] negen
    [10] tien
    [11] elf
    [12] twaalf
    [13] dertien
    [14] veertien
    [15] vijftien
    [16] zestien
    [17] zeventien
    [18] achttien
    [19] negentien
    [20] twintig
   *[other] { $number }
}

### Getallen, delen en groottes.

# Een getal dat niet heel is, zoals "118,5".
number-with-tenths = { $whole },{ $tenths }
per-cent = { $number }%
per-cent-under-one = minder dan 1%
per-cent-over-99 = meer dan 99%
ordinal = { $number }e
size-under-1-kb = minder dan 1 kB
size-kb = { $number } kB
size-mb = { $number } MB
size-gb = { $number } GB

### Datums. $day, $month en $year zijn getallen.

month-name = { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[12] december
}
month-of-year = { UPPER(month-name) } { $year }
day-of-month = { $day } { month-name }
date = { $day } { month-name } { $year }
# $text is wat er in plaats van een datum bewaard is, maar geen datum is.
not-a-date = { $text }
# $weekday is 0 voor maandag tot 6 voor zondag. De vormen zijn voor de kop van een kalender, de laatste voor een heel
# klein teken.
weekday-name = { $weekday ->
    [0] maandag
    [1] dinsdag
    [2] woensdag
    [3] donderdag
    [4] vrijdag
    [5] zaterdag
   *[6] zondag
}
    .short = { $weekday ->
        [0] ma
        [1] di
        [2] wo
        [3] do
        [4] vr
        [5] za
       *[6] zo
    }
    .shortest = { $weekday ->
        [0] ma
        [1] di
        [2] wo
        [3] do
        [4] vr
        [5] za
       *[6] zo
    }
    .initial = { $weekday ->
        [0] M
        [1] D
        [2] W
        [3] D
        [4] V
        [5] Z
       *[6] Z
    }
# Welk spel gewonnen is, op de afbeelding van een resultaat.
daily-deal-of-date = { $noun ->
    [rubber] dagrobber van { $date }
   *[deal] dagspel van { $date }
}
deal-by-number = { $noun ->
    [rubber] robber { $number }
   *[deal] spel { $number }
}
first-weekday = 0

### Welk deel van de verdelingen van een spel te winnen is, zoals "6 op de 7", met daarna "te winnen".

nearly-all-deals = bijna alle
deals-in = { $part } op de { $whole }
deals-in-at-least = minstens { $part } op de { $whole }
# Een opmerking onder de spellen.
winnable-means = ‘Te winnen’ is het deel van de verdelingen dat je zou kunnen winnen als je alle kaarten zag. Het zegt niet hoe vaak jij wint.

### Wat verschillende vensters zeggen.

# Een paar feiten op één regel, zoals "Spel 4711 · 12 zetten · 5 thuis".
list-dot = { " · " }
    .last = { " · " }
facts-in-line = { LIST($facts, "dot") }
facts-with-commas = { LIST($facts, "comma") }
# Een van deze feiten die al in woorden is, zoals de tijd "4:05".
fact = { $what }
delete-button = Verwijderen

# Hoe lang de meeste spellen duren. Niet meer dan tien letters.
minutes-of-play = { $most } min
minutes-of-play-between = { $least }–{ $most } min
