# Меню.

menu-title = Меню

## The headings of its groups

menu-play = Гра
menu-look-back = Підсумки
menu-help = Довідка

## Its buttons, with room for one or two short words

# $noun is what the game calls a deal.
menu-new = { $noun ->
    [rubber] Новий робер
   *[deal] Нова гра
}
menu-restart = Спочатку
menu-daily = Роздачі дня
menu-games = Усі ігри
menu-review = Розбір
menu-statistics = Статис­тика
menu-share = Поді­литися
# $game is the name of a game.
menu-learn = Урок: { $game }
menu-moves = Які є ходи?
menu-rules = Правила
# This button opens the sheet "The table in words".
menu-words = Описати стіл
menu-keys = Клавіші

## The field for the number of a deal, and its button

menu-number = { $noun ->
    [rubber] Номер робера
   *[deal] Номер роздачі
}
menu-deal = Роздати

## Which deals are chosen at random

menu-new-deals = { $noun ->
    [rubber] Нові робери
   *[deal] Нові роздачі
}
deals-any = Будь‑які
deals-winnable = Виграшні
deals-easy = Легкі
deals-middling = Середні
deals-hard = Важкі
