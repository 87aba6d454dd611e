# The header above the table, its buttons, and the title of the window.

page-title = { $game } – { "Backbone Patience" }
# Between the name of a game and the form ".variant" of its rule set, as in "Klondike, turn three". On an upright phone
# the two stand on two lines, and this is only heard.
header-before-variant = { ", " }
# $noun is what the game calls its deals, $standing which deal of the game it is, such as "3 of 9".
header-deal = { $noun ->
    [rubber] רובר { $number }
   *[deal] חלוקה { $number }
}
header-deal-of-several = { header-deal }, { $standing }
header-won = ניצחון
header-lost = הפסד
# On buttons.
new-button = { $noun ->
    [rubber] רובר חדש
   *[deal] משחק חדש
}
hint-button = רמז
why-button = למה?
# What a screen reader says in place of the button above.
why-button-label = למה הרמז הזה?
finish-button = השלמה
run-button = הפעלה
stop-button = עצירה
# The score where the player has chosen another one than that of the game.
score-in-points = { $count ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $count } נקודות
}
score-in-points-below = { $count ->
    [one] { "\u2066" }−{ $count }{ "\u2069" } נקודה
   *[other] { "\u2066" }−{ $count }{ "\u2069" } נקודות
}
