# The header above the table, its buttons, and the title of the window.

page-title = { $game } · Backbone Patience
# Between the name of a game and the form ".variant" of its rule set, as in "Klondike, tre carte". On an upright phone
# the two stand on two lines, and this is only heard.
header-before-variant = { ", " }
# $noun is what the game calls its deals, $standing which deal of the game it is, such as "3 of 9".
header-deal = { $noun ->
    [rubber] Rubber { $number }
   *[deal] Partita { $number }
}
header-deal-of-several = { header-deal }, { $standing }
header-won = { $noun ->
    [rubber] vinto
   *[deal] vinta
}
header-lost = { $noun ->
    [rubber] perso
   *[deal] persa
}
# On buttons.
new-button = { $noun ->
    [rubber] Nuovo
   *[deal] Nuova
}
hint-button = Suggerisci
why-button = Perché?
# What a screen reader says in place of the button above.
why-button-label = Perché questo suggerimento?
finish-button = Finisci
run-button = Avvia
stop-button = Ferma
# The score where the player has chosen another one than that of the game.
score-in-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
score-in-points-below = { $count ->
    [one] −{ $count } punto
   *[other] −{ $count } punti
}
