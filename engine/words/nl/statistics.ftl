### De statistieken. $noun is hoe het spel noemt wat gewonnen of verloren wordt: een spel of een robber.

statistics-title = Statistieken
# $game is de naam van een variant.
statistics-of = Statistieken: { $game }
statistics-of-all = Alle statistieken
all-rule-sets-together = Alle spellen samen

## Cijfers: hoe elk heet, en in een kleine regel wat het telt

figure-played = Gespeeld
    .meaning = { $noun ->
        [rubber] robbers die je uitspeelde of opgaf
       *[game] spellen die je uitspeelde of opgaf
    }
figure-won = Gewonnen
    .meaning = { $noun ->
        [rubber] van de gespeelde robbers
       *[game] van de gespeelde spellen
    }
figure-win-rate = % gewonnen
    .meaning = { $noun ->
        [rubber] van de gespeelde robbers
       *[game] van de gespeelde spellen
    }
figure-streak = Op rij
    .meaning = { $noun ->
        [rubber] robbers op rij gewonnen, tot en met de laatste
       *[game] spellen op rij gewonnen, tot en met het laatste
    }
figure-best-streak = Langste reeks
    .meaning = meeste overwinningen op rij
figure-average = Gemiddelde score
    .meaning = { $noun ->
        [rubber] punten, over alle robbers
       *[game] punten, over alle spellen
    }
games-won-title = { $noun ->
    [rubber] Gewonnen robbers
   *[game] Gewonnen spellen
}
figure-best-time = Snelste tijd
    .meaning = de snelste overwinning
figure-median-time = Tijd (mediaan)
    .meaning = de helft van je overwinningen duurde niet langer
figure-fewest-moves = Minste zetten
    .meaning = de kortste overwinning
figure-median-moves = Zetten (mediaan)
    .meaning = de helft van je overwinningen kostte niet meer zetten
wins-after-peeking = { $count ->
    [one] Eén keer won je nadat je een zet had teruggenomen die een nieuwe kaart had laten zien.
   *[other] { UPPER(SPELLED($count)) } keer won je nadat je een zet had teruggenomen die een nieuwe kaart had laten zien.
}

## In plaats van grafieken, zolang er te weinig is gespeeld. $count spellen geven een grafiek, $left ontbreken nog.

games-until-charts = { $noun ->
    [rubber] { $left ->
        [one] Na { SPELLED($count) } robbers verschijnen hier grafieken: nog één te gaan.
       *[other] Na { SPELLED($count) } robbers verschijnen hier grafieken: nog { SPELLED($left) } te gaan.
    }
   *[game] { $left ->
        [one] Na { SPELLED($count) } spellen verschijnen hier grafieken: nog één te gaan.
       *[other] Na { SPELLED($count) } spellen verschijnen hier grafieken: nog { SPELLED($left) } te gaan.
    }
}

## De resultaten één voor één, zoals "gewonnen · 120 zetten · 4:05"

latest-games = { $noun ->
    [rubber] Laatste robbers
   *[game] Laatste spellen
}
result-won = gewonnen
result-lost = verloren
# $line is het resultaat, $day een dag zoals "21 november 2026".
delete-result = Verwijderen: { $day }, { $line }

## Welke spellen meetellen

none-counted = Er telt nog geen spel mee.
none-of-rule-set-counted = { $noun ->
    [rubber] Er telt nog geen robber mee.
   *[game] Er telt nog geen spel mee.
}
statistics-invite = Hier verschijnen je overwinningen, snelste tijden en reeksen.
statistics-play = Spelen
what-counts-title = Wat meetelt
what-counts = { $noun ->
    [rubber] Een robber telt mee als hij afgelopen is. Verlaat je hem, dan vind je hem later terug zoals hij was. Hij telt als niet gewonnen zodra je een zet doet in een andere robber van dezelfde variant, ook na ‘{ new-button }’ of ‘{ restart-button }’; ga je er met ‘{ undo-button }’ naar terug, dan vervalt dat. Hoefde je alleen nog op ‘{ finish-button }’ te tikken, dan telt hij als gewonnen. De dagrobber en één andere robber kunnen tegelijk openstaan; winst in de dagrobber telt voor de dag waarop je eraan begon. Een robber uit een link waarin al zetten staan, telt nooit mee.
   *[game] Een spel telt mee als het afgelopen is. Verlaat je het, dan vind je het later terug zoals het was. Het telt als niet gewonnen zodra je een zet doet in een ander spel van dezelfde variant, ook na ‘{ new-button }’ of ‘{ restart-button }’; ga je er met ‘{ undo-button }’ naar terug, dan vervalt dat. Hoefde je alleen nog op ‘{ finish-button }’ te tikken, dan telt het als gewonnen. Het dagspel en één ander spel kunnen tegelijk openstaan; winst in het dagspel telt voor de dag waarop je eraan begon. Een spel uit een link waarin al zetten staan, telt nooit mee.
}

## Back-ups, in verschillende vensters

backup-title = Back‑up
backup-explained = Alle begonnen spellen, resultaten, favorieten en instellingen in één bestand, om te bewaren of mee te nemen naar een ander apparaat. Een back‑up toevoegen vult aan wat hier ontbreekt en verwijdert niets.
backup-save = Back‑up maken
backup-add = Back‑up toevoegen

### De grafieken en tabellen van de statistieken. $noun is hoe het spel noemt wat gewonnen of verloren wordt.

# Opent de getallen van een grafiek als tabel.
as-table = Tonen als tabel

## De grafiek van de laatste spellen: voor elk een staaf

last-games = { $noun ->
    [rubber] { $count ->
        [one] De laatste robber
       *[other] De laatste { $count } robbers
    }
   *[game] { $count ->
        [one] Het laatste spel
       *[other] De laatste { $count } spellen
    }
}
# Voor wie de grafiek niet ziet.
last-games-in-words = { last-games }, oudste eerst: { $won } gewonnen, { $lost } niet gewonnen.
# Naast de titel. $streak is hoeveel spellen op rij tot en met het laatste gewonnen zijn.
streak-and-longest = nu { $streak } op rij, langste reeks { $longest }
# De legenda van de grafiek.
count-won = { $count } gewonnen
count-not-won = { $count } niet gewonnen
oldest-first = oudste eerst
# De koppen van zijn tabel, en de resultaten.
number-of-game = { $noun ->
    [rubber] Robber
   *[game] Spel
}
result-of-game = Resultaat
game-was-won = gewonnen
game-was-not-won = niet gewonnen

## De grafiek van het winstpercentage, elk punt voor een aantal spellen op rij

win-rates = Verloop van het winstpercentage
games-at-a-time = { $noun ->
    [rubber] telkens over { $span } robbers
   *[game] telkens over { $span } spellen
}
# Voor wie de grafiek niet ziet. Alles behalve $span en $played is een deel, zoals "33%".
win-rates-in-words = { $noun ->
    [rubber] Winstpercentage, telkens over { $span } van de { $played } robbers: { win-rates-between }.
   *[game] Winstpercentage, telkens over { $span } van de { $played } spellen: { win-rates-between }.
}
win-rates-between = { $first } in de eerste { $span }, { $last } in de laatste { $span }, laagste { $lowest }, hoogste { $highest }
# $start en $end zijn rangtelwoorden.
win-rates-caption = { $noun ->
    [rubber] Winstpercentage, telkens over { $span } robbers, van de { $start } tot en met de { $end } robber: nu { $last }, hoogste { $highest }.
   *[game] Winstpercentage, telkens over { $span } spellen, van het { $start } tot en met het { $end } spel: nu { $last }, hoogste { $highest }.
}
# De koppen van zijn tabel. In de eerste kolom staan rangtelwoorden.
games-up-to = { $noun ->
    [rubber] Robbers t/m
   *[game] Spellen t/m
}
rate-of-wins = Winstpercentage

## De tabel met scores

# $scored is wat de score telt: kaarten die thuis, over of open zijn, of punten voorsprong op de bank.
scores-title = { $scored ->
    [left] Score: kaarten over aan het eind van elk spel
    [shown] Score: open kaarten aan het eind van elk spel
    [ahead] Score: punten voorsprong aan het eind van elke robber
   *[home] Score: kaarten thuis aan het eind van elk spel
}
scores-in-words = { $noun ->
    [rubber] Scores van { $lowest } tot { $highest }; in de helft van de robbers { $half } of minder.
   *[game] Scores van { $lowest } tot { $highest }; in de helft van de spellen { $half } of minder.
}
score-of-game = Score
games-with-score = { $noun ->
    [rubber] Robbers
   *[game] Spellen
}
# $between is "words" waar een streepje naast de min van een score onder 0 zou staan.
score-band = { $between ->
    [words] { $first } t/m { $last }
   *[dash] { $first }–{ $last }
}
games-and-won = { $count }, { $won } gewonnen

## De tabellen met winstpercentages

rates-by-rule-set = Per spel
rates-by-difficulty = Per moeilijkheidsgraad
rate-easy = Makkelijk
rate-middling = Gemiddeld
rate-hard = Moeilijk
rate-unknown = Onbekend
how-hard = Hoe langer de computer naar een oplossing zocht, hoe moeilijker.
rate-games = { $noun ->
    [rubber] Robbers
   *[game] Spellen
}
# Wat het streepje in een staaf betekent: hoeveel van de spellen te winnen zijn.
rate-mark = te winnen
rate-mark-meaning = Het streepje toont ongeveer welk deel van de spellen te winnen is.
rate-possible = ongeveer { $share } te winnen

## De grafieken van hoe lang winst duurde. $count keer winst, altijd vijf of meer; tijden zijn zoals "4:05".

time-of-win = Tijd tot de winst
moves-of-win = Zetten tot de winst
time-of-wins-in-words = Tijd tot de winst: { $count } keer gewonnen, van { $least } tot { $most }; de helft in { $half } of minder.
moves-of-wins-in-words = Zetten tot de winst: { $count } keer gewonnen, van { $least } tot { $most } zetten; de helft in { $half } of minder.
median-of-wins = mediaan { $half }, { $count } keer gewonnen
wins-of-band = Gewonnen
band-or-more = { $first } of meer
band-from-to = { $first } t/m { $last }
band-to-under = { $first } tot { $end }
