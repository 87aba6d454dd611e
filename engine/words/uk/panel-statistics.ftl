# Статистика. $noun is what the game calls what is won or lost: a game or a rubber.

statistics-title = Статистика
# $game is the name of a rule set.
statistics-of = Статистика: { $game }
statistics-of-all = Статистика всіх ігор
all-rule-sets-together = Усі ігри разом.

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
        [rubber] перемог поспіль на цей час
       *[game] перемог поспіль на цей час
    }
figure-best-streak = Найдовша серія
    .meaning = найбільше перемог поспіль
figure-average = Середній рахунок
    .meaning = { $noun ->
        [rubber] очок, за всіма роберами
       *[game] очок, за всіма іграми
    }
games-won-title = { $noun ->
    [rubber] Виграні робери
   *[game] Виграні ігри
}
figure-best-time = Найкращий час
    .meaning = найшвидша перемога
figure-median-time = Медіанний час
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
    [rubber] Робер зараховується, коли він закінчився. Якщо ви його залишите, то знайдете таким, яким він був. Він вважається не виграним, щойно ви зробите хід в іншому робері того самого варіанта, також після «{ new-button }» чи «{ restart-button }»; якщо повернутися до нього кнопкою «{ undo-button }», це вже не рахується. Якщо його лишалося тільки дограти, він вважається виграним. Робер дня та ще один робер можуть тривати одночасно; перемога в робері дня зараховується за день, коли ви його почали. Робер із посилання, у якому вже є ходи, не зараховується ніколи.
   *[game] Гра зараховується, коли вона закінчилася. Якщо ви її залишите, то знайдете такою, якою вона була. Вона вважається не виграною, щойно ви зробите хід в іншій роздачі того самого варіанта, також після «{ new-button }» чи «{ restart-button }»; якщо повернутися до неї кнопкою «{ undo-button }», це вже не рахується. Якщо її лишалося тільки дограти, вона вважається виграною. Роздача дня та ще одна гра можуть тривати одночасно; перемога в роздачі дня зараховується за день, коли ви її почали. Гра з посилання, у якому вже є ходи, не зараховується ніколи.
}

## Backups, on several sheets

backup-title = Резервна копія
backup-explained = Усі розпочаті ігри, результати, улюблені ігри й налаштування в одному файлі, щоб зберегти їх або перенести на інший пристрій. Додана копія приносить те, чого тут бракує, і нічого не вилучає.
backup-save = Зберегти копію
backup-add = Додати копію
