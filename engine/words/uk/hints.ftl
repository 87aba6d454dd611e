# Підказки та висновки.

# $noun is what the game calls a deal: "deal" or "rubber".
game-is-won = { $noun ->
    [rubber] Робер виграно.
   *[deal] Гру виграно.
}
nothing-to-choose = Вибирати нема з чого: будь-яке натискання веде далі.
nothing-is-certain = { $game }: тут нічого не певно, багато залежить від карт, які ще вийдуть.

## Whether the game can be won

# $answer is "winnable", "unknown", "lost", or "never" if the deal could not be won from its start.
answer = { $answer ->
    [winnable] можна виграти
    [lost] уже не виграти
    [never] від початку не виграти
    [impossible] виграти неможливо
    [pending] ще невідомо
   *[unknown] невідомо, чи можна виграти
}
# $noun is what the game calls a deal: "deal" or "rubber".
can-be-won = { UPPER(can-be-won.acc) } можна виграти.
    .acc = { $noun ->
        [rubber] цей робер
       *[deal] цю гру
    }
can-be-won-in = { $count ->
    [one] { UPPER(can-be-won.acc) } можна виграти: відомий шлях на { $count } хід.
    [few] { UPPER(can-be-won.acc) } можна виграти: відомий шлях на { $count } ходи.
   *[many] { UPPER(can-be-won.acc) } можна виграти: відомий шлях на { $count } ходів.
}
takes-hidden-cards = Цей висновок враховує закриті карти.
not-known-after = { $count ->
    [one] Невідомо: серед { NUMBER($count) } переглянутої позиції не знайдено ні виграшу, ні доказу, що його немає.
   *[other] Невідомо: серед { NUMBER($count) } переглянутих позицій не знайдено ні виграшу, ні доказу, що його немає.
}
not-known-so-far = Невідомо: досі не знайдено ні виграшу, ні доказу, що його немає.
there-is-a-way = Звідси можна виграти.
this-is-lost = { $answer ->
    [never] { UPPER(can-be-won.acc) } від початку не можна було виграти.
    [impossible] { UPPER(can-be-won.acc) } виграти неможливо.
   *[lost] { UPPER(can-be-won.acc) } виграти вже не можна.
}
lost-by-search = { $answer ->
    [never] { UPPER(can-be-won.acc) } від початку не можна було виграти: пошук дійшов до кінця і виграшу не знайшов.
    [impossible] { UPPER(can-be-won.acc) } виграти неможливо: пошук дійшов до кінця і виграшу не знайшов.
   *[lost] { UPPER(can-be-won.acc) } виграти вже не можна: пошук дійшов до кінця і виграшу не знайшов.
}
not-known-moves = Невідомо, чи можна виграти { can-be-won.acc }. Ходи ще є.
not-known-stock = Невідомо, чи можна виграти { can-be-won.acc }. Залишається тільки відкривати карти з колоди.

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
guess = Навмання: { $move }.
best-move = Найкращий хід: { $move }.
way-leads-to = { $scored ->
    [left] { $count ->
        [one] У найкращому разі залишиться { $count } карта.
        [few] У найкращому разі залишаться { $count } карти.
       *[many] У найкращому разі залишиться { $count } карт.
    }
   *[home] { $count ->
        [one] У найкращому разі на бази потрапить { $count } карта.
        [few] У найкращому разі на бази потраплять { $count } карти.
       *[many] У найкращому разі на бази потрапить { $count } карт.
    }
}
nothing-useful-left = Жоден хід уже нічого не дає.

## Why a hint is good, such as "Ace of hearts home: a face-down card is turned up. 80 moves to the win."

# $count is how many moves lead to the win.
why-hint = { $count ->
    [one] { UPPER($move) }: { $reason }. До виграшу { $count } хід.
    [few] { UPPER($move) }: { $reason }. До виграшу { $count } ходи.
   *[many] { UPPER($move) }: { $reason }. До виграшу { $count } ходів.
}
why-hint-far = { UPPER($move) }: { $reason }. До виграшу ще далеко.
# $known is "winnable" or "nothing".
why-guess = { $known ->
    [winnable] Навмання: виграти можна, але шляху до виграшу не знайдено. { UPPER($move) }.
   *[nothing] Навмання, нічого не доведено: { $move }.
}
gains = { LIST($parts, "clauses") }
gain-home = карта йде на базу
gain-one-less = стає на карту менше
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
    [one] за { $count } хід { $gain }
    [few] за { SPELLED($count, "m") } ходи { $gain }
   *[many] за { SPELLED($count, "m") } ходів { $gain }
}
leads-to-win = це веде до виграшу

## Підказки, які знають лише вже бачені карти

fair-hint = { $won ->
    [0] { UPPER($move) }: виграшу не знайдено (роздач: { $count }).
   *[other] { $count ->
        [one] { UPPER($move) }: виграє { $won } із { $count } роздачі.
       *[other] { UPPER($move) }: виграє { $won } із { $count } роздач.
    }
}
points-hint = { $goal ->
    [make] { $count ->
        [one] { UPPER($move) }: виконано в { $won } з { $count } роздачі, у середньому очок: { $points }.
       *[other] { UPPER($move) }: виконано в { $won } з { $count } роздач, у середньому очок: { $points }.
    }
    [set] { $count ->
        [one] { UPPER($move) }: банк не виконує в { $won } з { $count } роздачі, у середньому очок: { $points }.
       *[other] { UPPER($move) }: банк не виконує в { $won } з { $count } роздач, у середньому очок: { $points }.
    }
   *[points] { UPPER($move) }: у середньому очок: { $points }.
}
so-far = Поки що: { $hint }
won-of = { $won } із { $count }
move-from-place = { $move } ({ $place })
only-ways-back = Кожен хід веде назад, туди, де гра вже була.
