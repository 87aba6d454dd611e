# Статистика. $noun is what the game calls what is won or lost: a game or a rubber.

statistics-title = Статистика
# $game is the name of a rule set.
statistics-of = Статистика: { $game }
statistics-of-all = Усі варіанти
all-rule-sets-together = Усі варіанти разом.

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
figure-win-rate = Частка виграшів
    .meaning = { $noun ->
        [rubber] від зіграних роберів
       *[game] від зіграних ігор
    }
figure-streak = Серія
    .meaning = { $noun ->
        [rubber] виграшів поспіль до останнього робера
       *[game] виграшів поспіль до останньої гри
    }
figure-best-streak = Найдовша серія
    .meaning = найбільше виграшів поспіль
figure-average = Середній результат
    .meaning = { $noun ->
        [rubber] очок, за всіма роберами
       *[game] очок, за всіма іграми
    }
games-won-title = { $noun ->
    [rubber] Виграні робери
   *[game] Виграні ігри
}
figure-best-time = Найкращий час
    .meaning = найшвидший виграш
figure-median-time = Медіанний час
    .meaning = половина виграшів тривала не довше
figure-fewest-moves = Найменше ходів
    .meaning = найкоротший виграш
figure-median-moves = Медіана ходів
    .meaning = у половині виграшів ходів не більше
wins-after-peeking = { $count ->
    [one] { UPPER(SPELLED($count, "m")) } виграш здобуто після скасування ходу, який показав нову карту.
    [few] { UPPER(SPELLED($count, "m")) } виграші здобуто після скасування ходу, який показав нову карту.
   *[many] { UPPER(SPELLED($count, "m")) } виграшів здобуто після скасування ходу, який показав нову карту.
}

## In place of charts, while too few games were played. $count games make a chart, $left of them are missing.

games-until-charts = { $noun ->
    [rubber] { $left ->
        [one] Діаграма з’явиться після { $count } роберів: залишився ще { $left } робер.
        [few] Діаграма з’явиться після { $count } роберів: залишилися ще { $left } робери.
       *[many] Діаграма з’явиться після { $count } роберів: залишилося ще { $left } роберів.
    }
   *[game] { $left ->
        [one] Діаграма з’явиться після { $count } ігор: залишилася ще { $left } гра.
        [few] Діаграма з’явиться після { $count } ігор: залишилися ще { $left } гри.
       *[many] Діаграма з’явиться після { $count } ігор: залишилося ще { $left } ігор.
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
    [rubber] Для цього варіанта ще не зараховано жодного робера.
   *[game] Для цього варіанта ще не зараховано жодної гри.
}
statistics-invite = Тут з’являться перемоги, найкращий час і серії.
statistics-play = Грати
what-counts-title = Що зараховується
what-counts = { $noun ->
    [rubber] Робер зараховується, щойно ви зробили в ньому хід і він закінчився. Покинутий чекає на вас; він вважається не виграним, коли ви натискаєте в ньому «Новий робер» чи «Спочатку» або робите хід в іншій роздачі того самого варіанта. Сьогоднішній робер дня та один інший чекають один на одного. Робер, відкритий із посилання, яке вже містить ходи, не зараховується ніколи.
   *[game] Гра зараховується, щойно ви зробили в ній хід і вона закінчилася. Покинута чекає на вас; вона вважається не виграною, коли ви натискаєте в ній «Нова гра» чи «Спочатку» або робите хід в іншій роздачі того самого варіанта. Сьогоднішня роздача дня та одна інша гра чекають одна на одну. Гра, відкрита з посилання, яке вже містить ходи, не зараховується ніколи.
}

## Backups, on several sheets

backup-title = Резервна копія
backup-explained = Усі розпочаті ігри, результати, улюблені ігри та налаштування в одному файлі — щоб зберегти або перенести на інший пристрій. Додана копія приносить те, чого тут бракує, і нічого не вилучає.
backup-save = Зберегти копію
backup-add = Додати копію
