# Hints, de weg terug, en voorbeelden.

thinking = denkt na
advice-still-loading = Advies wordt nog geladen. Het verschijnt vanzelf.
advice-not-loaded = Het advies kon niet geladen worden. Laad de pagina opnieuw om het te krijgen.
looking-for-way-back = { $noun ->
    [rubber] zoekt waar de robber nog te winnen was
   *[deal] zoekt waar het spel nog te winnen was
}
no-way-back = geen eerdere stelling bekend die te winnen was
review-closed = terugblik gesloten
showing-way = { $count ->
    [one] toont een weg naar de winst in { $count } zet
   *[other] toont een weg naar de winst in { $count } zetten
}
showing-long-way = toont een lange weg naar de winst
no-way-found = vanaf hier is geen weg naar de winst gevonden

## De terugblik. Elk bericht is een zin.

review-at-start = { $noun ->
    [rubber] De robber aan het begin.
   *[deal] Het spel aan het begin.
}
review-at-move = Zet { $number } van { $count }: { $move }.
review-no-choices = In dit spel valt niets te beslissen.
review-not-judged = Welke zet het best was, wordt in dit spel niet beoordeeld: niemand kon de komende kaarten zien.
review-nothing-lost = { $noun ->
    [rubber] De robber is vanuit elke stelling te winnen.
   *[deal] Het spel is vanuit elke stelling te winnen.
}
review-looking = { $noun ->
    [rubber] Zoekt waar de robber verloren ging.
   *[deal] Zoekt waar het spel verloren ging.
}
review-lost-unknown = { $noun ->
    [rubber] Waar de robber verloren ging, is niet bekend.
   *[deal] Waar het spel verloren ging, is niet bekend.
}
review-still-unknown = { $noun ->
    [rubber] Of de robber nog te winnen is, is niet bekend.
   *[deal] Of het spel nog te winnen is, is niet bekend.
}
review-never = { $noun ->
    [rubber] Deze robber was niet te winnen.
   *[deal] Dit spel was niet te winnen.
}
review-lost-at-latest = { $noun ->
    [rubber] Uiterlijk bij zet { $number } ging de robber verloren.
   *[deal] Uiterlijk bij zet { $number } ging het spel verloren.
}
review-lost-by = Zet { $number } kostte de winst.
review-lost-between = { $noun ->
    [rubber] Tussen zet { $first } en zet { $last } ging de robber verloren.
   *[deal] Tussen zet { $first } en zet { $last } ging het spel verloren.
}
