### features/statistics: Статистика. $noun is what the game calls what is won or lost: a game or a rubber.

statistics-title = Статистика
# $game is the name of a rule set.
statistics-of = Статистика: { $game }
statistics-of-all = Статистика всіх ігор
all-rule-sets-together = Усі ігри разом
result = результат

## Figures: what each is called, and in a small line what it counts

figure-played = Зіграно
    .meaning = { $noun ->
        [rubber] роберів, закінчених або покинутих
       *[game] ігор, закінчених або покинутих
    }
figure-won = Виграно
    .meaning = { $noun ->
        [rubber] із зіграних роберів
       *[game] із зіграних ігор
    }
figure-win-rate = Частка перемог
    .meaning = { $noun ->
        [rubber] від зіграних роберів
       *[game] від зіграних ігор
    }
figure-streak = Серія
    .meaning = { $noun ->
        [rubber] перемог поспіль наразі
       *[game] перемог поспіль наразі
    }
figure-best-streak = Найдовша серія
    .meaning = найбільше перемог поспіль
figure-average = Середній рахунок
    .meaning = { $noun ->
        [rubber] очок за робер
       *[game] за гру
    }
games-won-title = { $noun ->
    [rubber] Виграні робери
   *[game] Виграні ігри
}
figure-best-time = Найкращий час
    .meaning = найшвидша перемога
figure-median-time = Медіана часу
    .meaning = половина перемог тривала не довше
figure-fewest-moves = Найменше ходів
    .meaning = найкоротша перемога
figure-median-moves = Медіана ходів
    .meaning = у половині перемог ходів не більше
wins-after-peeking = { $count ->
    [1] Одну перемогу здобуто після скасування ходу, який відкрив нову карту.
    [one] { $count } перемогу здобуто після скасування ходу, який відкрив нову карту.
    [few] { UPPER(SPELLED($count)) } перемоги здобуто після скасування ходу, який відкрив нову карту.
   *[many] { UPPER(SPELLED($count)) } перемог здобуто після скасування ходу, який відкрив нову карту.
}

## In place of charts, while too few games were played. $count games make a chart, $left of them are missing.

games-until-charts = { $noun ->
    [rubber] { $left ->
        [one] Діаграми з’являться після { $count } роберів: залишився ще { $left } робер.
        [few] Діаграми з’являться після { $count } роберів: залишилися ще { $left } робери.
       *[many] Діаграми з’являться після { $count } роберів: залишилося ще { $left } роберів.
    }
   *[game] { $left ->
        [one] Діаграми з’являться після { $count } ігор: залишилася ще { $left } гра.
        [few] Діаграми з’являться після { $count } ігор: залишилися ще { $left } гри.
       *[many] Діаграми з’являться після { $count } ігор: залишилося ще { $left } ігор.
    }
}

## The results one by one, such as "won · 120 moves · 4:05"

latest-games = { $noun ->
    [rubber] Останні робери
   *[game] Останні ігри
}
result-won = виграно
result-lost = програно
# $line is the result, $day a day such as "21 November 2026".
delete-result = Видалити: { $day }, { $line }

## Which games count

none-counted = Ще не зараховано жодної гри.
none-of-rule-set-counted = { $noun ->
    [rubber] Тут ще не зараховано жодного робера.
   *[game] Тут ще не зараховано жодної гри.
}
statistics-invite = Тут з’являться ваші перемоги, найкращий час і серії.
statistics-play = Грати
what-counts-title = Що зараховується
what-counts = { $noun ->
    [rubber] Робер зараховується, коли його закінчено. Його можна залишити й пізніше продовжити. Він вважається програним, щойно ви зробите хід в іншому робері того самого варіанта, зокрема й після «{ new-button }» чи «{ restart-button }»; якщо ж повернутися до нього кнопкою «{ undo-button }», він знову вважається незакінченим. Якщо його лишалося тільки дограти, він вважається виграним. Робер дня та ще один робер можуть тривати одночасно; перемога в робері дня зараховується за день, коли ви його почали. Робер із посилання, у якому вже є ходи, не зараховується ніколи.
   *[game] Гра зараховується, коли її закінчено. Її можна залишити й пізніше продовжити. Вона вважається програною, щойно ви зробите хід в іншій роздачі того самого варіанта, зокрема й після «{ new-button }» чи «{ restart-button }»; якщо ж повернутися до неї кнопкою «{ undo-button }», вона знову вважається незакінченою. Якщо її лишалося тільки дограти, вона вважається виграною. Роздача дня та ще одна гра можуть тривати одночасно; перемога в роздачі дня зараховується за день, коли ви її почали. Гра з посилання, у якому вже є ходи, не зараховується ніколи.
}

### features/statistics: Діаграми та таблиці статистики. $noun is what the game calls what is won or lost: a game or a
### rubber.

# Opens the numbers of a chart as a table.
as-table = Показати таблицею

## The chart of the last games: a bar for each

last-games = { $noun ->
    [rubber] { $count ->
        [1] Останній робер
        [one] Останній { $count } робер
        [few] Останні { $count } робери
       *[many] Останні { $count } роберів
    }
   *[game] { $count ->
        [1] Остання гра
        [one] Остання { $count } гра
        [few] Останні { $count } гри
       *[many] Останні { $count } ігор
    }
}
# For those who do not see the chart.
last-games-in-words = { last-games }, спершу найдавніші: виграно { $won }, не виграно { $lost }.
# Beside the title. $streak is how many games in a row were won up to the last one.
streak-and-longest = Поточна серія { $streak }, найдовша { $longest }
# The legend of the chart.
count-won = виграно { $count }
count-not-won = не виграно { $count }
oldest-first = спершу найдавніші
# The titles of the columns of its table, and the results.
number-of-game = { $noun ->
    [rubber] Робер
   *[game] Гра
}
result-of-game = Результат
game-was-won = виграно
game-was-not-won = не виграно

## The chart of the win rate, each point for some games in a row

win-rates = Як змінюється частка перемог
games-at-a-time = { $noun ->
    [rubber] за { $span } роберів поспіль
   *[game] за { $span } ігор поспіль
}
# For those who do not see the chart. All but $span and $played are shares, such as "33%".
win-rates-in-words = { $noun ->
    [rubber] Частка перемог за { $span } роберів поспіль; усього роберів: { $played }. { win-rates-between }.
   *[game] Частка перемог за { $span } ігор поспіль; усього ігор: { $played }. { win-rates-between }.
}
win-rates-between = У перших { $span } — { $first }, в останніх { $span } — { $last }, найнижча { $lowest }, найвища { $highest }
# $start and $end are ordinal numbers.
win-rates-caption = { $noun ->
    [rubber] Частка перемог за { $span } роберів поспіль, від { FORM($start, "m-gen") } до { FORM($end, "m-gen") }: зараз { $last }, найвища { $highest }.
   *[game] Частка перемог за { $span } ігор поспіль, від { FORM($start, "f-gen") } до { FORM($end, "f-gen") }: зараз { $last }, найвища { $highest }.
}
# The titles of the columns of its table. In the first column stand ordinal numbers.
games-up-to = { $noun ->
    [rubber] Робери по
   *[game] Ігри по
}
rate-of-wins = Частка перемог

## The table of the scores

# $scored is what the score counts: cards that are home, left or shown, or points ahead of the house.
scores-title = { $scored ->
    [left] Рахунок: карти, що залишилися в кінці кожної гри
    [shown] Рахунок: карти, відкриті до кінця кожної гри
    [ahead] Рахунок: перевага в очках у кінці кожного робера
   *[home] Рахунок: карти на базах у кінці кожної гри
}
scores-in-words = { $noun ->
    [rubber] Рахунок від { $lowest } до { $highest }; у половині роберів — { $half } або менше.
   *[game] Рахунок від { $lowest } до { $highest }; у половині ігор — { $half } або менше.
}
score-of-game = Рахунок
games-with-score = { $noun ->
    [rubber] Робери
   *[game] Ігри
}
# $between is "words" where a dash would stand beside the minus of a score below 0.
score-band = { $between ->
    [words] від { $first } до { $last }
   *[dash] { $first }–{ $last }
}
games-and-won = { $count }, виграно { $won }

## The tables of win rates

rates-by-rule-set = За іграми
rates-by-difficulty = За складністю
rate-easy = Легкі
rate-middling = Середні
rate-hard = Важкі
rate-unknown = Невідомо
how-hard = Складність — це час, за який програма знаходить розв’язок: що довше, то важче.
rate-games = { $noun ->
    [rubber] Робери
   *[game] Ігри
}
# What the mark in a bar means: how many of the deals can be won.
rate-mark = можна виграти
rate-mark-meaning = Позначка показує, яку приблизно частку роздач можна виграти.
rate-possible = можна виграти близько { $share }

## The charts of how long the wins took. $count wins, always five or more; times are such as "4:05".

time-of-win = Час до перемоги
moves-of-win = Ходи до перемоги
time-of-wins-in-words = Час до перемоги: перемог { $count }, від { $least } до { $most }; половина з них — за { $half } або швидше.
moves-of-wins-in-words = Ходи до перемоги: перемог { $count }, ходів від { $least } до { $most }; половина з них — за { $half } або менше.
median-of-wins = медіана { $half }, перемог: { $count }
wins-of-band = Перемоги
band-or-more = { $first } і більше
band-from-to = від { $first } до { $last }
band-to-under = від { $first }, але менше ніж { $end }

### features/statistics, features/report, panels: Торгівля у бридж-пасьянсі та таблиця його контрактів у статистиці.

# The button that makes the call, before and after one is chosen. $bid is a sign, such as "3♠".
bid-button = Заявити
bid-button-with = Заявити { $bid }
nothing-to-study = Аналіз можна відкрити, коли роздачу закінчено.
no-score-sheet = У цій грі запису немає.
house-is-not-bidding = Банк зараз нічого не заявляє.

## The table of contracts. $side is "you" or "house".

contracts-title = Контракти
contracts-all = Усі
contracts-level = Рівень
bid-by = { $side ->
    [you] Ваші заявки
   *[house] Заявки банку
}
# How many contracts a side bid, made, and did not make.
contracts-bid = Заявлено
contracts-made = Виконано
contracts-set = Не виконано
no-contract-bid = { $side ->
    [you] Ви ще не заявили жодного контракту.
   *[house] Банк ще не заявив жодного контракту.
}
# $share is a share, such as "33%".
contracts-made-of = { $side ->
    [you] Ви виконали { $made } з { contracts-of }: { $share }.
   *[house] Банк виконав { $made } з { contracts-of }: { $share }.
}
contracts-of = { $count ->
    [one] { $count } контракту
   *[other] { $count } контрактів
}
contracts-doubling = Контра
contracts-small-slams = Ваші малі шлеми: виконано { $made } з { $bid }.
contracts-grand-slams = Ваші великі шлеми: виконано { $made } з { $bid }.
contracts-honours = Ваші онери: 100 очок — { contracts-honours.four }, 150 очок — { contracts-honours.five }.
    .four = { $four ->
        [0] жодного разу
        [one] { $four } раз
        [few] { $four } рази
       *[many] { $four } разів
    }
    .five = { $five ->
        [0] жодного разу
        [one] { $five } раз
        [few] { $five } рази
       *[many] { $five } разів
    }

### features/ending, panels: Вікна для гри, що закінчилася або яку вже не виграти.

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

### features/share: Результат виграної гри, яким можна поділитися. "Backbone Patience" is the name of this collection.

# $deal is which deal it was, such as "deal 4711" or "daily deal of 22 November 2026".
result-heading = Backbone Patience — { $game }, { $deal }
result-won-with = Виграно за { moves }
result-won-in = Виграно за { $time }, { moves }
# In the middle of the picture, if it shows no time.
result-card-won = Перемога
# For those who do not see the picture.
result-card-label = { $game }, { $deal }: виграно, { moves }
# Which deal was won, on the picture of a result.
daily-deal-of-date = { $noun ->
    [rubber] робер дня, { $date }
   *[deal] роздача дня, { $date }
}
deal-by-number = { $noun ->
    [rubber] робер { $number }
   *[deal] роздача { $number }
}
text-copied = Текст скопійовано.
text-not-copied = Не вдалося скопіювати. Текст виділено, скопіюйте його вручну.
picture-saved = Зображення збережено у файл.

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
