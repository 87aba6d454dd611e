# Het menu.

menu-title = Menu

## De koppen van zijn groepen

menu-play = Spelen
menu-look-back = Terugkijken
menu-help = Help

## De knoppen, met plaats voor één of twee korte woorden

# $noun is hoe het spel een verdeling noemt.
menu-new = { $noun ->
    [rubber] Nieuwe robber
   *[deal] Nieuw spel
}
menu-restart = Opnieuw
menu-daily = Dagspellen
menu-games = Alle spellen
menu-review = Terugblik
menu-statistics = Statistieken
menu-share = Delen
# $game is de naam van een spel.
menu-learn = { $game } leren
menu-moves = Wat kan ik doen?
menu-rules = Regels
# Deze knop opent het venster "De tafel in woorden".
menu-words = Tafel beschrijven
menu-keys = Toetsen

## Het veld voor het nummer van een spel, en zijn knop

menu-number = { $noun ->
    [rubber] Robbernummer
   *[deal] Spelnummer
}
menu-deal = Spelen

## Welke spellen het toeval kiest

menu-new-deals = { $noun ->
    [rubber] Nieuwe robbers
   *[deal] Nieuwe spellen
}
deals-any = Alle
deals-winnable = Te winnen
deals-easy = Makkelijk
deals-middling = Gemiddeld
deals-hard = Moeilijk
