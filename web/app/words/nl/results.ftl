### features/statistics: De statistieken. $noun is hoe het spel noemt wat gewonnen of verloren wordt: een spel of een
### robber.

statistics-title = Statistieken
# $game is de naam van een variant.
statistics-of = Statistieken: { $game }
statistics-of-all = Alle statistieken
all-rule-sets-together = Alle spellen samen
result = resultaat

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
       *[game] over alle spellen
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

### features/statistics: De grafieken en tabellen van de statistieken. $noun is hoe het spel noemt wat gewonnen of
### verloren wordt.

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
rate-mark-meaning = Het streepje toont ongeveer welk deel van de verdelingen te winnen is.
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

### features/statistics, features/report, panels: De biedbox van Bridge Solitaire, en de tabel met contracten in de
### statistieken.

# De knop die de bieding doet, voor en nadat er een gekozen is. $bid is een teken, zoals "3♠".
bid-button = Bieden
bid-button-with = { $bid } bieden
nothing-to-study = Je kunt een spel pas analyseren als het afgelopen is.
no-score-sheet = Dit spel heeft geen scoreblad.
house-is-not-bidding = De bank is niet aan het bieden.

## De tabel met contracten. $side is "you" of "house".

contracts-title = Contracten
contracts-all = Alle
contracts-level = Hoogte
bid-by = { $side ->
    [you] Jouw biedingen
   *[house] Biedingen van de bank
}
# Hoeveel contracten een partij bood, maakte en niet maakte.
contracts-bid = Geboden
contracts-made = Gemaakt
contracts-set = Down
no-contract-bid = { $side ->
    [you] Je hebt nog geen contract geboden.
   *[house] De bank heeft nog geen contract geboden.
}
# $share is een deel, zoals "33%".
contracts-made-of = { $side ->
    [you] Jij hebt { $made } van { contracts-of } gemaakt: { $share }.
   *[house] De bank heeft { $made } van { contracts-of } gemaakt: { $share }.
}
contracts-of = { $count ->
    [one] { $count } contract
   *[other] de { $count } contracten
}
contracts-doubling = Doublet
contracts-small-slams = Jouw kleine slems: { $made } van { $bid } gemaakt.
contracts-grand-slams = Jouw grote slems: { $made } van { $bid } gemaakt.
contracts-honours = Jouw honneurs: 100 punten { $four }×, 150 punten { $five }×.

### features/ending, panels: De vensters voor een spel dat afgelopen is, of niet meer te winnen.

end-won = Gewonnen!
end-lost = Verloren
# Volgt op de zin die zegt hoe het spel eindigde.
move-that-lost = Verloren bij zet { $number }.
first-win-in = Je eerste overwinning in { $game }
end-peeked = Je hebt een zet teruggenomen die een nieuwe kaart had laten zien.
end-from-link = { $noun ->
    [rubber] Deze robber is geopend via een link waarin al zetten stonden, dus hij telt niet mee.
   *[deal] Dit spel is geopend via een link waarin al zetten stonden, dus het telt niet mee.
}
end-was-lesson = { $noun ->
    [rubber] Deze robber begon als les, dus hij telt niet mee.
   *[deal] Dit spel begon als les, dus het telt niet mee.
}

## Knoppen

end-new = { $noun ->
    [rubber] Nieuwe robber
   *[deal] Nieuw spel
}
end-undo = { undo-button }
end-share = Delen
end-restart = Opnieuw
end-review = Terugblik
end-losing-move = Waar je verloor
end-statistics = Statistieken
end-games = Alle spellen
end-sound = Geluid aanzetten

## In de figuur die de kaarten van een gewonnen spel vormen

figure-of-win = Gewonnen
# Een van deze staat eronder, als het zo is.
your-first-win = Eerste overwinning
your-best-time = Snelste tijd ooit
your-fewest-moves = Minste zetten ooit
your-longest-streak = { $count } keer op rij gewonnen

## Cijfers: tijd, zetten, score en reeks, elk met een opmerking ernaast

end-time = Tijd
end-moves = Zetten
end-score = Score
end-streak = Op rij gewonnen
# Dit is tot nu toe het beste, het evenaart het beste, of wat het beste is.
end-best = Record
end-equals-best = evenaart record
end-best-time = record { $time }
end-fewest-moves = record { $count }
end-longest = Record
end-longest-streak = record { $count }
# Wat de score telt, onder het getal.
end-counted = { $scored ->
    [left] over
    [shown] open
    [ahead] voor
    [behind] achter
    [runs] { $count ->
        [one] reeks
       *[other] reeksen
    }
   *[home] thuis
}
end-points = { $count ->
    [one] punt
   *[other] punten
}

## Het winstpercentage. $noun is hoe het spel noemt wat gewonnen of verloren wordt.

end-rate = { $noun ->
    [rubber] { $count ->
        [one] Winstpercentage, { $count } robber
       *[other] Winstpercentage, { $count } robbers
    }
   *[game] { $count ->
        [one] Winstpercentage, { $count } spel
       *[other] Winstpercentage, { $count } spellen
    }
}
# Voor wie de grafiek niet ziet. $first en $last zijn delen, zoals "33%".
end-rates-in-words = { $noun ->
    [rubber] Winstpercentage na elk van de laatste { $count } robbers: van { $first } naar { $last }.
   *[game] Winstpercentage na elk van de laatste { $count } spellen: van { $first } naar { $last }.
}

## De dagspellen van deze week

week-title = Dagspel
# $ordinal is een rangtelwoord, zoals "3e".
week-streak = { $ordinal } dag op rij
week-won = { $count ->
    [0] deze week nog geen gewonnen
    [one] deze week één gewonnen
   *[other] deze week { SPELLED($count) } gewonnen
}
# $day is de naam van een dag van de week.
week-day = { $won ->
    [won] { UPPER($day) }: gewonnen
    [later] { UPPER($day) }: later gewonnen
   *[not] { UPPER($day) }: niet gewonnen
}

## Een spel dat doorgaat maar niet te winnen is

no-way-title = Niet te winnen
game-cannot-be-won = { $noun ->
    [rubber] { $answer ->
        [never] Deze robber was nooit te winnen.
        [impossible] Vanaf hier is deze robber niet te winnen.
       *[lost] Deze robber is niet meer te winnen.
    }
   *[deal] { $answer ->
        [never] Dit spel was nooit te winnen.
        [impossible] Vanaf hier is dit spel niet te winnen.
       *[lost] Dit spel is niet meer te winnen.
    }
}
solver-sees-no-way = De computer heeft alle mogelijkheden doorzocht: er is geen winst.
solver-sees-no-way-hidden = De computer, die ook de dichte kaarten kent, heeft alle mogelijkheden doorzocht: er is geen winst.
back-to-winnable = Terug naar waar je kon winnen
no-way-play-on = Doorspelen

### features/share: Het resultaat van een gewonnen spel om te delen. "Backbone Patience" is de naam van deze
### verzameling.

# $deal is welke verdeling het was, zoals "spel 4711" of "dagspel van 22 november 2026".
result-heading = { -verzameling }: { $game }, { $deal }
result-won-with = Gewonnen in { moves }
result-won-in = Gewonnen in { $time } met { moves }
# In het midden van de afbeelding, als daar geen tijd staat.
result-card-won = Gewonnen
# Voor wie de afbeelding niet ziet.
result-card-label = { $game }, { $deal }: gewonnen, { moves }
# Welk spel gewonnen is, op de afbeelding van een resultaat.
daily-deal-of-date = { $noun ->
    [rubber] dagrobber van { $date }
   *[deal] dagspel van { $date }
}
deal-by-number = { $noun ->
    [rubber] robber { $number }
   *[deal] spel { $number }
}
text-copied = Als tekst gekopieerd.
text-not-copied = Kopiëren is niet gelukt. De tekst is geselecteerd, zodat je hem zelf kunt kopiëren.
picture-saved = Afbeelding opgeslagen als bestand.

## Het venster om te delen

share-title = Delen
share-picture = Afbeelding delen
save-picture = Afbeelding opslaan
share-shows-no-card = De kaarten zijn niet te zien. De link opent hetzelfde spel vanaf het begin.
share-as-text = Delen als tekst
copy-as-text = Kopiëren als tekst
# Boven de links.
share-game-so-far = Het spel tot nu toe
share-deal = Dit spel, vanaf het begin
copy-link = Kopiëren
