# The header above the table, its buttons, and the title of the window.

page-title = { $game } – { "Backbone Patience" }
# Between the name of a game and the form ".variant" of its rule set, as in "Klondike, turn three". On an upright phone
# the two stand on two lines, and this is only heard.
header-before-variant = { ", " }
# $noun is what the game calls its deals.
header-deal = { $noun ->
    [rubber] Robre { $number }
   *[deal] Donne { $number }
}
# $standing is which deal of the game it is, such as "3 of 9".
header-deal-of-several = { header-deal }, { $standing }
# $noun is what the game calls a deal: "deal" or "rubber".
header-won = { $noun ->
    [rubber] gagné
   *[deal] gagnée
}
# $noun is what the game calls a deal: "deal" or "rubber".
header-lost = { $noun ->
    [rubber] perdu
   *[deal] perdue
}
# On buttons.
new-button = { $noun ->
    [rubber] Nouveau robre
   *[deal] Nouvelle donne
}
hint-button = Indice
why-button = Pourquoi ?
# What a screen reader says in place of the button above.
why-button-label = Pourquoi cet indice ?
finish-button = Terminer
run-button = Lancer
stop-button = Arrêter
# The score where the player has chosen another one than that of the game.
score-in-points = { $count ->
    [one] { $count } { "point" }
   *[other] { $count } { "points" }
}
score-in-points-below = { $count ->
    [one] −{ $count } point
   *[other] −{ $count } points
}
