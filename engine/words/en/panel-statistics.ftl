# The statistics. $noun is what the game calls what is won or lost: a game or a rubber.

statistics-title = Statistics
# $game is the name of a rule set.
statistics-of = Statistics: { $game }
statistics-of-all = All rule sets
all-rule-sets-together = All rule sets together.

## Figures: what each is called, and in a small line what it counts

figure-played = Played
    .meaning = { $noun ->
        [rubber] rubbers you finished or left
       *[game] games you finished or left
    }
figure-won = Won
    .meaning = { $noun ->
        [rubber] of the rubbers played
       *[game] of the games played
    }
figure-win-rate = Win rate
    .meaning = { $noun ->
        [rubber] of the rubbers played
       *[game] of the games played
    }
figure-streak = Streak
    .meaning = { $noun ->
        [rubber] wins in a row up to the last rubber
       *[game] wins in a row up to the last game
    }
figure-best-streak = Best streak
    .meaning = most wins ever in a row
figure-average = Average result
    .meaning = { $noun ->
        [rubber] points, over all rubbers
       *[game] points, over all games
    }
games-won-title = { $noun ->
    [rubber] Rubbers won
   *[game] Games won
}
figure-best-time = Best time
    .meaning = the fastest win
figure-median-time = Median time
    .meaning = half of the wins took no more
figure-fewest-moves = Fewest moves
    .meaning = the shortest win
figure-median-moves = Median moves
    .meaning = half of the wins took no more
wins-after-peeking = { $count ->
    [one] One win came after taking back a move that had shown a new card.
   *[other] { UPPER(SPELLED($count)) } wins came after taking back a move that had shown a new card.
}

## In place of charts, while too few games were played. $count games make a chart, $left of them are missing.

games-until-charts = { $noun ->
    [rubber] { $left ->
        [one] { UPPER(SPELLED($count)) } rubbers make a chart: one rubber to go.
       *[other] { UPPER(SPELLED($count)) } rubbers make a chart: { SPELLED($left) } rubbers to go.
    }
   *[game] { $left ->
        [one] { UPPER(SPELLED($count)) } games make a chart: one game to go.
       *[other] { UPPER(SPELLED($count)) } games make a chart: { SPELLED($left) } games to go.
    }
}

## The results one by one, such as "won · 120 moves · 4:05"

latest-games = { $noun ->
    [rubber] Latest rubbers
   *[game] Latest games
}
# $noun is what the game calls what is won or lost: "game" or "rubber".
result-won = won
# $noun is what the game calls what is won or lost: "game" or "rubber".
result-lost = lost
# $line is the result, $day a day such as "21 November 2026".
delete-result = Delete: { $day }, { $line }

## Which games count

none-counted = No game has been counted yet.
none-of-rule-set-counted = { $noun ->
    [rubber] No rubber of this rule set has been counted yet.
   *[game] No game of this rule set has been counted yet.
}
# Below the words that no game was counted: what the sheet will show.
statistics-invite = Your wins, best times and streaks will appear here.
statistics-play = Play
what-counts-title = What counts
what-counts = { $noun ->
    [rubber] A rubber counts once you have made a move in it and it is over. One that you leave waits; it counts as not won when you press “New deal” or “Restart” there, or make a move in another deal of its rule set. Today's daily deal and one other rubber wait for each other. A rubber opened from a link that already holds moves never counts.
   *[game] A game counts once you have made a move in it and it is over. One that you leave waits; it counts as not won when you press “New deal” or “Restart” there, or make a move in another deal of its rule set. Today's daily deal and one other game wait for each other. A game opened from a link that already holds moves never counts.
}

## Backups, on several sheets

backup-title = Backup
backup-explained = All games in progress, results, favourites and settings in one file, to keep or to take to another device. Adding a backup brings in what is missing here and removes nothing.
backup-save = Save a backup
backup-add = Add a backup
