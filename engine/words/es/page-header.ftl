# The header above the table, its buttons, and the title of the window.

-coleccion = Backbone Patience
page-title = { $game } – { -coleccion }
# Between the name of a game and the form ".variant" of its rule set, as in "Klondike, de tres en tres".
header-before-variant = { ", " }
# $noun is what the game calls its deals.
header-deal = { $noun ->
    [rubber] Rubber { $number }
   *[deal] Partida { $number }
}
# $standing is which deal of the game it is, such as "3 de 9".
header-deal-of-several = { header-deal }, { $standing }
# $noun is what the game calls a deal: "deal" or "rubber".
header-won = { $noun ->
    [rubber] ganado
   *[deal] ganada
}
# $noun is what the game calls a deal: "deal" or "rubber".
header-lost = { $noun ->
    [rubber] perdido
   *[deal] perdida
}
# On buttons.
new-button = { $noun ->
    [rubber] Nuevo rubber
   *[deal] Nueva partida
}
hint-button = Pista
why-button = ¿Por qué?
# What a screen reader says in place of the button above.
why-button-label = ¿Por qué esta pista?
finish-button = Terminar
run-button = Auto
stop-button = Parar
# The score where the player has chosen another one than that of the game.
score-in-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
score-in-points-below = { $count ->
    [one] −{ $count } punto
   *[other] −{ $count } puntos
}
