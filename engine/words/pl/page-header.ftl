# Nagłówek nad stołem, jego przyciski i tytuł okna.

page-title = { $game } – Backbone Patience
# Between the name of a game and the form ".variant" of its rule set, as in "Klondike, turn three". On an upright phone
# the two stand on two lines, and this is only heard.
header-before-variant = { ", " }
# $noun is what the game calls its deals, $standing which deal of the game it is, such as "3 of 9".
header-deal = { $noun ->
    [rubber] Rober { $number }
   *[deal] Rozdanie { $number }
}
header-deal-of-several = { header-deal }, { $standing }
# $noun is what the game calls a deal: "deal" or "rubber".
header-won = { $noun ->
    [rubber] wygrany
   *[deal] wygrane
}
# $noun is what the game calls a deal: "deal" or "rubber".
header-lost = { $noun ->
    [rubber] przegrany
   *[deal] przegrane
}
# On buttons.
new-button = { $noun ->
    [rubber] Nowy rober
   *[deal] Nowa gra
}
hint-button = Podpowiedź
why-button = Dlaczego?
# What a screen reader says in place of the button above.
why-button-label = Dlaczego ten ruch?
finish-button = Dokończ
run-button = Auto
stop-button = Stop
# The score where the player has chosen another one than that of the game.
score-in-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
score-in-points-below = { $count ->
    [one] −{ $count } punkt
    [few] −{ $count } punkty
   *[many] −{ $count } punktów
}
