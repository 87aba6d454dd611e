### Як закінчилася гра. Кожне повідомлення — речення.

won-in = { $count ->
    [one] Ви виграли за { $count } хід.
    [few] Ви виграли за { $count } ходи.
   *[many] Ви виграли за { $count } ходів.
}
all-home = Усі карти на базах.
no-more-home = На бази більше нічого не покласти.
klondike-stuck = Закритих карт уже не відкрити, а з колоди й відбою нічого не зіграти.
all-runs-complete = Усі вісім послідовностей складено.
no-run-possible = Закритих карт уже не відкрити й жодної послідовності не скласти.
too-few-to-deal = Роздати не можна: карт замало, щоб заповнити всі стовпчики.
stock-used-up = Колода порожня.
clock-won = Усі карти відкрито, четвертий король вийшов останнім.
clock-stopped = Четвертий король зупинив годинник.
clock-odds = Вирішувати тут нема чого: виграшна лише 1 роздача з 13.
pyramid-gone = Піраміду розібрано.
nothing-to-take-away = Більше жодної карти не зняти.
all-in-hole = Усі карти в чорній дірі.
no-free-card-fits = Жодна вільна карта не підходить.
columns-cleared = Усі стовпчики розібрано.
golf-stuck = Колода порожня, і жодна карта не підходить.
round-won = Усі дев’ять роздач зіграно, залишилося не більше ніж 45 карт.
round-lost = Усі дев’ять роздач зіграно, залишилося понад 45 карт.

### Вікна для гри, що закінчилася або яку вже не виграти.

end-won = Перемога!
end-lost = Поразка
# Follows the sentence that says how the game ended.
# $noun is what the game calls a deal: "deal" or "rubber".
move-that-lost = Ви програли на { $number }‑му ході.
first-win-in = Ваша перша перемога в грі «{ $game }»
end-peeked = Ви скасували хід, який відкрив нову карту.
# $noun is what the game calls a deal: "deal" or "rubber".
end-from-link = { $noun ->
    [rubber] Робер відкрито з посилання, де вже були ходи, тому він не зараховується.
   *[deal] Гру відкрито з посилання, де вже були ходи, тому вона не зараховується.
}
# $noun is what the game calls a deal: "deal" or "rubber".
end-was-lesson = { $noun ->
    [rubber] Цей робер почався як урок, тому не зараховується.
   *[deal] Ця роздача почалася як урок, тому не зараховується.
}

## Buttons

end-new = { $noun ->
    [rubber] Новий робер
   *[deal] Нова гра
}
end-undo = Скасувати хід
end-share = Поділитися
end-restart = Спочатку
end-review = Розбір
end-losing-move = Де ви програли
end-statistics = Статистика
end-games = Усі ігри
end-sound = Увімкнути звук

## In the figure that the cards of a won game form

figure-of-win = Перемога
# One of these stands below, if it is true.
your-first-win = Ваша перша перемога
your-best-time = Найкращий час
your-fewest-moves = Найменше ходів
your-longest-streak = { $count ->
    [one] { $count } перемога поспіль
    [few] { $count } перемоги поспіль
   *[many] { $count } перемог поспіль
}

## Figures: time, moves, score and streak, each with a note beside it

end-time = Час
end-moves = Ходи
end-score = Рахунок
end-streak = Перемоги поспіль
# This is the best so far, it equals the best, or what the best is.
end-best = Рекорд
end-equals-best = рекорд повторено
end-best-time = рекорд { $time }
end-fewest-moves = рекорд { $count }
end-longest = Рекорд
end-longest-streak = рекорд { $count }
# What the score counts, below its number, which is $count.
end-counted = { $scored ->
    [left] { $count ->
        [one] залишилася
        [few] залишилися
       *[many] залишилося
    }
    [shown] { $count ->
        [one] відкрита
        [few] відкриті
       *[many] відкрито
    }
    [ahead] перевага
    [behind] відставання
    [runs] { $count ->
        [one] послідовність
        [few] послідовності
       *[many] послідовностей
    }
   *[home] на базах
}
end-points = { $count ->
    [one] очко
    [few] очки
   *[many] очок
}

## The win rate. $noun is what the game calls what is won or lost.

end-rate = { $noun ->
    [rubber] { $count ->
        [one] Частка перемог, { $count } робер
        [few] Частка перемог, { $count } робери
       *[many] Частка перемог, { $count } роберів
    }
   *[game] { $count ->
        [one] Частка перемог, { $count } гра
        [few] Частка перемог, { $count } гри
       *[many] Частка перемог, { $count } ігор
    }
}
# For those who do not see the curve. $first and $last are shares, such as "33%".
end-rates-in-words = { $noun ->
    [rubber] Частка перемог після кожного з останніх роберів (усього { $count }): від { $first } до { $last }.
   *[game] Частка перемог після кожної з останніх ігор (усього { $count }): від { $first } до { $last }.
}

## The daily deals of this week

week-title = Роздача дня
# $ordinal is an ordinal number, such as "3rd".
week-streak = { FORM($ordinal, "m") } день поспіль
week-won = { $count ->
    [0] жодної перемоги цього тижня
    [one] { SPELLED($count) } перемога цього тижня
    [few] { SPELLED($count) } перемоги цього тижня
   *[many] { SPELLED($count) } перемог цього тижня
}
# $day is the name of a day of the week.
week-day = { $won ->
    [won] { UPPER($day) }: виграно
    [later] { UPPER($day) }: виграно пізніше
   *[not] { UPPER($day) }: не виграно
}

## A game that goes on but cannot be won

no-way-title = Виграти не вдасться
# $noun is what the game calls a deal: "deal" or "rubber".
game-cannot-be-won = { $noun ->
    [rubber] { $answer ->
        [never] Цей робер від самого початку не можна було виграти.
        [impossible] Звідси цей робер виграти неможливо.
       *[lost] Цей робер виграти вже не можна.
    }
   *[deal] { $answer ->
        [never] Цю роздачу від самого початку не можна було виграти.
        [impossible] Звідси цю гру виграти неможливо.
       *[lost] Цю гру виграти вже не можна.
    }
}
solver-sees-no-way = Програма перевірила всі шляхи: жоден не веде до перемоги.
solver-sees-no-way-hidden = Програма, яка бачить і закриті карти, перевірила всі шляхи: жоден не веде до перемоги.
back-to-winnable = Назад до виграшної позиції
no-way-play-on = Грати далі

### Результат виграної гри, яким можна поділитися. "Backbone Patience" is the name of this collection.

# $deal is which deal it was, such as "deal 4711" or "daily deal of 22 November 2026".
result-heading = Backbone Patience — { $game }, { $deal }
result-won-with = Виграно за { moves }
result-won-in = Виграно за { $time }, { moves }
# In the middle of the picture, if it shows no time.
result-card-won = Перемога
# For those who do not see the picture.
result-card-label = { $game }, { $deal }: виграно, { moves }

## The sheet for sharing

share-title = Поділитися
share-picture = Поділитися зображенням
save-picture = Зберегти зображення
share-shows-no-card = Жодної карти не показано. Посилання відкриває ту саму роздачу від початку.
share-as-text = Поділитися текстом
copy-as-text = Копіювати як текст
# Above the links.
share-game-so-far = Гра до цього ходу
share-deal = Ця роздача від початку
copy-link = Копіювати
