# Het venster dat een nieuwkomer begroet.

greeting-title = Wat wil je spelen?
greeting-words = Geen account, geen reclame. Wat je speelt, blijft op dit apparaat.
greeting-learn = { $game } leren
# $count is vijf of zo.
greeting-steps = in { $count } korte stappen
greeting-known = Of een spel dat je al kent
# Hoe deze spellen zijn, onder hun namen.
known-klondike = de klassieker
known-freecell = alle kaarten open
known-spider = lang, met 104 kaarten
known-golf = een paar minuten
greeting-just-play = Gewoon spelen
greeting-games = Alle spellen
