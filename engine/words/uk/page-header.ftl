# Заголовок над столом, його кнопки та назва вікна.

page-title = { $game } — Backbone Patience
# Between the name of a game and the form ".variant" of its rule set, as in "Klondike, turn three". On an upright phone
# the two stand on two lines, and this is only heard.
header-before-variant = { ", " }
# $noun is what the game calls its deals, $standing which deal of the game it is, such as "3 of 9".
header-deal = { $noun ->
    [rubber] Робер { $number }
   *[deal] Роздача { $number }
}
header-deal-of-several = { header-deal }, { $standing }
header-won = виграно
header-lost = програно
# On buttons.
new-button = { $noun ->
    [rubber] Новий робер
   *[deal] Нова гра
}
hint-button = Підказка
why-button = Чому?
# What a screen reader says in place of the button above.
why-button-label = Чому саме ця підказка?
finish-button = Дограти
run-button = Пуск
stop-button = Стоп
# The score where the player has chosen another one than that of the game.
score-in-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}
score-in-points-below = { $count ->
    [one] −{ $count } очко
    [few] −{ $count } очки
   *[many] −{ $count } очок
}
