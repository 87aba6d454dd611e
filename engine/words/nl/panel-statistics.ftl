# De statistieken. $noun is hoe het spel noemt wat gewonnen of verloren wordt: een spel of een robber.

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
