### Підказки та висновки.

# $noun is what the game calls a deal: "deal" or "rubber".
game-is-won = { $noun ->
    [rubber] Ви вже виграли цей робер.
   *[deal] Ви вже виграли цю гру.
}
nothing-to-choose = Вибирати нема з чого: натисніть будь-де, щоб продовжити.
nothing-is-certain = { $game }: певності тут немає, багато залежить від карт, які ще не вийшли.
showing-way = { $count ->
    [one] ось як виграти за { $count } хід
    [few] ось як виграти за { $count } ходи
   *[many] ось як виграти за { $count } ходів
}
showing-long-way = ось довгий шлях до перемоги

## Whether the game can be won

# $answer is "winnable", "unknown", "lost", or "never" if the deal could not be won from its start.
answer = { $answer ->
    [winnable] виграти можна
    [lost] виграти вже не можна
    [never] від самого початку виграти не можна було
    [impossible] виграти неможливо
    [pending] поки невідомо
   *[unknown] невідомо, чи можна виграти
}
# $noun is what the game calls a deal: "deal" or "rubber".
can-be-won = { UPPER(can-be-won.acc) } можна виграти.
    .acc = { $noun ->
        [rubber] цей робер
       *[deal] цю гру
    }
    .deal = { $noun ->
        [rubber] цей робер
       *[deal] цю роздачу
    }
can-be-won-in = { $count ->
    [one] { UPPER(can-be-won.acc) } можна виграти: відомо, як це зробити за { $count } хід.
    [few] { UPPER(can-be-won.acc) } можна виграти: відомо, як це зробити за { $count } ходи.
   *[many] { UPPER(can-be-won.acc) } можна виграти: відомо, як це зробити за { $count } ходів.
}
takes-hidden-cards = Закриті карти тут ураховано.
not-known-after = { $count ->
    [one] Невідомо: переглянуто { NUMBER($count) } позицію, перемоги не знайдено, але й не виключено.
    [few] Невідомо: переглянуто { NUMBER($count) } позиції, перемоги не знайдено, але й не виключено.
   *[many] Невідомо: переглянуто { NUMBER($count) } позицій, перемоги не знайдено, але й не виключено.
}
not-known-so-far = Поки невідомо: перемоги не знайдено, але й не виключено.
there-is-a-way = Звідси можна виграти.
this-is-lost = { $answer ->
    [never] { UPPER(can-be-won.deal) } від самого початку не можна було виграти.
    [impossible] { UPPER(can-be-won.acc) } виграти неможливо.
   *[lost] { UPPER(can-be-won.acc) } виграти вже не можна.
}
lost-by-search = { $answer ->
    [never] { UPPER(can-be-won.deal) } від самого початку не можна було виграти: перевірено всі шляхи.
    [impossible] { UPPER(can-be-won.acc) } виграти неможливо: перевірено всі шляхи.
   *[lost] { UPPER(can-be-won.acc) } виграти вже не можна: перевірено всі шляхи.
}
not-known-moves = Невідомо, чи можна виграти { can-be-won.acc }. Ходи ще є.
not-known-stock = Невідомо, чи можна виграти { can-be-won.acc }. Залишається лише відкривати карти з колоди.

## A hint, such as "Ace of hearts home, turns a card."

in-short = { LIST($parts, "comma") }
turns-a-card = відкриває карту
# $pile is what the game calls the pile: "column", "rib", "fan" or "place".
frees-a-space = { $pile ->
    [rib] звільняє ребро
    [fan] звільняє віяло
    [place] звільняє місце
   *[column] звільняє стовпчик
}
# $cell is what the game calls a place for one card: "cell" or "tower".
frees-a-place = { $cell ->
    [tower] звільняє вежу
   *[cell] звільняє комірку
}
frees-card = звільняє { FORM($card, "acc") }
guess = Спробуйте: { $move }.
best-move = Найкращий хід: { $move }.
way-leads-to = { $scored ->
    [left] { $count ->
        [one] У найкращому разі залишиться { $count } карта.
        [few] У найкращому разі залишаться { $count } карти.
       *[many] У найкращому разі залишиться { $count } карт.
    }
   *[home] { $count ->
        [one] У найкращому разі на бази піде ще { $count } карта.
        [few] У найкращому разі на бази підуть ще { $count } карти.
       *[many] У найкращому разі на бази піде ще { $count } карт.
    }
}
nothing-useful-left = Корисних ходів більше немає.

## Why a hint is good, such as "Ace of hearts home: a face-down card is turned up. 80 moves to the win."

# $count is how many moves lead to the win.
why-hint = { $count ->
    [one] { UPPER($move) }: { $reason }. До перемоги { $count } хід.
    [few] { UPPER($move) }: { $reason }. До перемоги { $count } ходи.
   *[many] { UPPER($move) }: { $reason }. До перемоги { $count } ходів.
}
why-hint-far = { UPPER($move) }: { $reason }. До перемоги ще далеко.
# $known is "winnable" or "nothing".
why-guess = { $known ->
    [winnable] Спробуйте: { $move }. Виграти можна, але шлях до перемоги невідомий.
   *[nothing] Спробуйте: { $move }. Шлях до перемоги невідомий.
}
gains = { LIST($parts, "clauses") }
gain-home = карта йде на базу
gain-run = складається повна послідовність
gain-one-less = залишається менше карт
gain-turned = відкривається закрита карта
# $pile is what the game calls the pile: "column", "rib", "fan" or "place".
gain-space = { $pile ->
    [rib] звільняється ребро
    [fan] звільняється віяло
    [place] звільняється місце
   *[column] звільняється стовпчик
}
# $cell is what the game calls a place for one card: "cell" or "tower".
gain-place = { $cell ->
    [tower] звільняється вежа
   *[cell] звільняється комірка
}
gain-card = звільняється { $card }
# $count is after how many moves the gain comes.
gain-later = { $count ->
    [1] потім { $gain }
    [one] через { $count } хід { $gain }
    [few] через { SPELLED($count, "m") } ходи { $gain }
   *[many] через { SPELLED($count, "m") } ходів { $gain }
}
leads-to-win = це шлях до перемоги

## Підказки, які знають лише вже бачені карти

fair-hint = { $won ->
    [0] { UPPER($move) }: { $count ->
        [one] у { $count } роздачі перемоги не знайдено.
       *[other] у { $count } роздачах перемоги не знайдено.
    }
   *[other] { $count ->
        [one] { UPPER($move) }: перемога в { $won } із { $count } роздачі.
       *[other] { UPPER($move) }: перемога в { $won } із { $count } роздач.
    }
}
points-hint = { $goal ->
    [make] { $count ->
        [one] { UPPER($move) }: контракт виконано в { $won } із { $count } роздачі, середній рахунок { $points }.
       *[other] { UPPER($move) }: контракт виконано в { $won } із { $count } роздач, середній рахунок { $points }.
    }
    [set] { $count ->
        [one] { UPPER($move) }: контракт банку не виконано в { $won } із { $count } роздачі, середній рахунок { $points }.
       *[other] { UPPER($move) }: контракт банку не виконано в { $won } із { $count } роздач, середній рахунок { $points }.
    }
   *[points] { UPPER($move) }: середній рахунок { $points }.
}
so-far = Обчислення… { $hint }
won-of = { $won } із { $count }
move-from-place = { $move } ({ FORM($place, "from") })
only-ways-back = Кожен хід лише повертає до позиції, яка вже була.
