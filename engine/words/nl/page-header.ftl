# De kop boven de tafel, zijn knoppen, en de titel van het venster.

# De naam van deze verzameling, die in elke taal zo blijft.
-verzameling = Backbone Patience
page-title = { $game } – { -verzameling }
# Tussen de naam van een spel en de vorm ".variant", zoals in "Klondike, drie kaarten". Op een rechtop gehouden telefoon
# staan de twee op twee regels, en is dit alleen te horen.
header-before-variant = { ", " }
# $noun is hoe het spel zijn verdelingen noemt, $standing de hoeveelste het is, zoals "3 van 9".
header-deal = { $noun ->
    [rubber] Robber { $number }
   *[deal] Spel { $number }
}
header-deal-of-several = { header-deal }, { $standing }
header-won = gewonnen
header-lost = verloren
# Op knoppen.
new-button = { $noun ->
    [rubber] Nieuwe robber
   *[deal] Nieuw spel
}
hint-button = Hint
why-button = Waarom?
# Wat een schermlezer zegt in plaats van de knop hierboven.
why-button-label = Waarom deze hint?
finish-button = Afmaken
run-button = Start
stop-button = Stop
# De score als de speler een andere koos dan die van het spel.
score-in-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
score-in-points-below = { $count ->
    [one] −{ $count } punt
   *[other] −{ $count } punten
}
