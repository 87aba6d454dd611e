### Статистика. $noun is what the game calls what is won or lost: a game or a rubber.

statistics-title = Статистика
# $game is the name of a rule set.
statistics-of = Статистика: { $game }
statistics-of-all = Статистика всіх ігор
all-rule-sets-together = Усі ігри разом

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
        [rubber] очок, за всі зіграні робери
       *[game] очок, за всі зіграні ігри
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
    [rubber] Робер зараховується, коли його закінчено. Якщо вийти з нього, ви знайдете його таким, яким залишили. Він вважається не виграним, щойно ви зробите хід в іншому робері того самого варіанта, зокрема й після «{ new-button }» чи «{ restart-button }»; якщо ж повернутися до нього кнопкою «{ undo-button }», він знову вважається незакінченим. Якщо його лишалося тільки дограти, він вважається виграним. Робер дня та ще один робер можуть тривати одночасно; перемога в робері дня зараховується за день, коли ви його почали. Робер із посилання, у якому вже є ходи, не зараховується ніколи.
   *[game] Гра зараховується, коли її закінчено. Якщо вийти з неї, ви знайдете її такою, якою залишили. Вона вважається не виграною, щойно ви зробите хід в іншій роздачі того самого варіанта, зокрема й після «{ new-button }» чи «{ restart-button }»; якщо ж повернутися до неї кнопкою «{ undo-button }», вона знову вважається незакінченою. Якщо її лишалося тільки дограти, вона вважається виграною. Роздача дня та ще одна гра можуть тривати одночасно; перемога в роздачі дня зараховується за день, коли ви її почали. Гра з посилання, у якому вже є ходи, не зараховується ніколи.
}

## Backups, on several sheets

backup-title = Резервна копія
backup-explained = Усі розпочаті ігри, результати, улюблені ігри й налаштування в одному файлі: його можна зберегти або перенести на інший пристрій. Якщо додати копію, тут з’явиться те, чого бракувало, і нічого не зникне.
backup-save = Зберегти копію
backup-add = Додати копію

### Діаграми та таблиці статистики. $noun is what the game calls what is won or lost: a game or a rubber.

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
