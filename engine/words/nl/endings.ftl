### Hoe een spel eindigde. Elk bericht is een zin.

won-in = { $count ->
    [one] Gewonnen in { $count } zet.
   *[other] Gewonnen in { $count } zetten.
}
all-home = Alle kaarten zijn thuis.
no-more-home = Er kan geen kaart meer naar huis.
klondike-stuck = Er kan geen dichte kaart meer open, en er is geen kaart van stok of aflegstapel meer te spelen.
all-runs-complete = Alle acht reeksen zijn compleet.
no-run-possible = Er kan geen dichte kaart meer open, en er is geen reeks meer compleet te maken.
too-few-to-deal = Er zijn te weinig kaarten om elke kolom te vullen, dus je kunt niet meer uitdelen.
stock-used-up = De stok is op.
clock-won = Alle kaarten liggen open, en de vierde heer kwam als laatste.
clock-stopped = De vierde heer heeft de klok stilgezet.
clock-odds = Er valt niets te beslissen: één op de dertien spellen wordt gewonnen.
pyramid-gone = De piramide is weggespeeld.
nothing-to-take-away = Er valt geen kaart meer weg te nemen.
all-in-hole = Alle kaarten zitten in het zwarte gat.
no-free-card-fits = Er past geen vrije kaart meer.
columns-cleared = De kolommen zijn leeg.
golf-stuck = De stok is op en er past geen kaart meer.
round-won = Alle negen spellen zijn gespeeld, met hooguit 45 kaarten over.
round-lost = Alle negen spellen zijn gespeeld, met meer dan 45 kaarten over.

### De vensters voor een spel dat afgelopen is, of niet meer te winnen.

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
solver-sees-no-way = De computer heeft elke weg naar de winst uitgesloten.
solver-sees-no-way-hidden = De computer, die ook de dichte kaarten kent, heeft elke weg naar de winst uitgesloten.
back-to-winnable = Terug naar waar je kon winnen
no-way-play-on = Doorspelen

### Het resultaat van een gewonnen spel om te delen. "Backbone Patience" is de naam van deze verzameling.

# $deal is welke verdeling het was, zoals "spel 4711" of "dagspel van 22 november 2026".
result-heading = { -verzameling }: { $game }, { $deal }
result-won-with = Gewonnen in { moves }
result-won-in = Gewonnen in { $time } met { moves }
# In het midden van de afbeelding, als daar geen tijd staat.
result-card-won = Gewonnen
# Voor wie de afbeelding niet ziet.
result-card-label = { $game }, { $deal }: gewonnen, { moves }

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
