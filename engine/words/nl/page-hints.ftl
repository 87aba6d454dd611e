# Hints, de weg terug, en voorbeelden.

thinking = aan het rekenen…
advice-still-loading = De hints worden nog geladen. Je hint verschijnt vanzelf.
advice-not-loaded = De hints konden niet worden geladen. Laad de pagina opnieuw.
looking-for-way-back = aan het zoeken waar je nog kon winnen…
no-way-back = geen eerdere stelling bekend die te winnen was
review-closed = terugblik gesloten
showing-way = { $count ->
    [one] zo win je in { $count } zet
   *[other] zo win je in { $count } zetten
}
showing-long-way = zo win je, maar de weg is lang
no-way-found = vanaf hier is geen winst gevonden

## De terugblik. Elk bericht is een zin.

review-at-start = { $noun ->
    [rubber] Begin van de robber.
   *[deal] Begin van het spel.
}
review-at-move = Zet { $number } van { $count }: { $move }.
review-no-choices = In dit spel valt niets te beslissen.
review-not-judged = In dit spel worden zetten niet beoordeeld: niemand kon de komende kaarten zien.
review-nothing-lost = Je kon vanuit elke stelling winnen.
review-looking = Aan het zoeken waar je verloor…
review-lost-unknown = Waar je verloor, is niet bekend.
review-still-unknown = { $noun ->
    [rubber] Of de robber nog te winnen is, is niet bekend.
   *[deal] Of het spel nog te winnen is, is niet bekend.
}
review-never = { $noun ->
    [rubber] Deze robber was nooit te winnen.
   *[deal] Dit spel was nooit te winnen.
}
review-lost-at-latest = Verloren bij zet { $number } of eerder.
review-lost-by = Verloren bij zet { $number }.
review-lost-between = Verloren tussen zet { $first } en zet { $last }.
