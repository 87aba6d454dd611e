# De grafieken en tabellen van de statistieken. $noun is hoe het spel noemt wat gewonnen of verloren wordt.

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
