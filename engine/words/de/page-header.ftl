# Der Kopf über dem Tisch, seine Knöpfe und der Titel des Fensters.

-sammlung = Backbone Patience
page-title = { $game } – { -sammlung }
header-before-variant = { ", " }
header-deal = { $noun ->
    [rubber] Rubber { $number }
   *[deal] Partie { $number }
}
header-deal-of-several = { header-deal }, { $standing }
header-won = gewonnen
header-lost = verloren
new-button = { $noun ->
    [rubber] Neuer Rubber
   *[deal] Neue Partie
}
hint-button = Tipp
why-button = Warum?
why-button-label = Warum dieser Tipp?
finish-button = Abräumen
run-button = Los
stop-button = Stopp
score-in-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
score-in-points-below = { $count ->
    [one] −{ $count } Punkt
   *[other] −{ $count } Punkte
}
