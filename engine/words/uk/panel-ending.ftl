# Вікна для гри, що закінчилася або яку вже не виграти.

end-won = Виграно!
end-lost = Програно
# Follows the sentence that says how the game ended.
# $noun is what the game calls a deal: "deal" or "rubber".
move-that-lost = { $noun ->
    [rubber] Робер програно ходом { $number }.
   *[deal] Гру програно ходом { $number }.
}
first-win-in = Ваш перший виграш у грі «{ $game }»
end-peeked = Ви скасували хід, який уже показав вам нову карту.
# $noun is what the game calls a deal: "deal" or "rubber".
end-from-link = { $noun ->
    [rubber] Робер відкрито з посилання, яке вже містило ходи, тому він не зараховується.
   *[deal] Гру відкрито з посилання, яке вже містило ходи, тому вона не зараховується.
}
# $noun is what the game calls a deal: "deal" or "rubber".
end-was-lesson = { $noun ->
    [rubber] Цей робер почато як урок, тому він не зараховується.
   *[deal] Цю роздачу почато як урок, тому вона не зараховується.
}

## Buttons

end-new = { $noun ->
    [rubber] Новий робер
   *[deal] Нова гра
}
end-undo = Скасувати
end-share = Поділитися
end-restart = Спочатку
end-review = Розбір
end-losing-move = Де програно
end-statistics = Статистика
end-games = Усі ігри
end-sound = Увімкнути звук

## In the figure that the cards of a won game form

figure-of-win = Виграно
# One of these stands below, if it is true.
your-first-win = Ваш перший виграш
your-best-time = Найкращий час
your-fewest-moves = Найменше ходів
your-longest-streak = { $count ->
    [one] { $count } виграш поспіль
    [few] { $count } виграші поспіль
   *[many] { $count } виграшів поспіль
}

## Figures: time, moves, score and streak, each with a note beside it

end-time = Час
end-moves = Ходи
end-score = Рахунок
end-streak = Виграші поспіль
# This is the best so far, it equals the best, or what the best is.
end-best = Рекорд
end-equals-best = як рекорд
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
        [one] Частка виграшів, { $count } робер
        [few] Частка виграшів, { $count } робери
       *[many] Частка виграшів, { $count } роберів
    }
   *[game] { $count ->
        [one] Частка виграшів, { $count } гра
        [few] Частка виграшів, { $count } гри
       *[many] Частка виграшів, { $count } ігор
    }
}
# For those who do not see the curve. $first and $last are shares, such as "33%".
end-rates-in-words = { $noun ->
    [rubber] Частка виграшів після кожного з останніх роберів, усього { $count }: від { $first } до { $last }.
   *[game] Частка виграшів після кожної з останніх ігор, усього { $count }: від { $first } до { $last }.
}

## The daily deals of this week

week-title = Роздача дня
# $ordinal is an ordinal number, such as "3rd".
week-streak = { FORM($ordinal, "m") } день поспіль
week-won = { $count ->
    [one] { SPELLED($count, "m") } день цього тижня
    [few] { SPELLED($count, "m") } дні цього тижня
   *[many] { SPELLED($count, "m") } днів цього тижня
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
        [never] Цей робер від початку не можна було виграти.
        [impossible] Звідси цей робер виграти неможливо.
       *[lost] Цей робер виграти вже не можна.
    }
   *[deal] { $answer ->
        [never] Цю роздачу від початку не можна було виграти.
        [impossible] Звідси цю гру виграти неможливо.
       *[lost] Цю гру виграти вже не можна.
    }
}
solver-sees-no-way = Програма перевірила всі шляхи: жоден не веде до виграшу.
solver-sees-no-way-hidden = Програма, яка знає й закриті карти, перевірила всі шляхи: жоден не веде до виграшу.
back-to-winnable = Назад до виграшної позиції
no-way-play-on = Грати далі
