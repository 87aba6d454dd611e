# The statistics. $noun is what the game calls what is won or lost: a game or a rubber.

statistics-title = Statistics
# $game is the name of a rule set.
statistics-of = Statistics: { $game }
statistics-of-all = All statistics
all-rule-sets-together = All games together

## Figures: what each is called, and in a small line what it counts

figure-played = Played
    .meaning = { $noun ->
        [rubber] rubbers you finished or gave up
       *[game] games you finished or gave up
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
        [rubber] wins in a row right now
       *[game] wins in a row right now
    }
figure-best-streak = Longest streak
    .meaning = most wins in a row
figure-average = Average score
    .meaning = { $noun ->
        [rubber] points, over all rubbers
       *[game] points, over all games
    }
games-won-title = { $noun ->
    [rubber] Rubbers won
   *[game] Games won
}
figure-best-time = Best time
    .meaning = your fastest win
figure-median-time = Median time
    .meaning = half your wins took no longer
figure-fewest-moves = Fewest moves
    .meaning = your shortest win
figure-median-moves = Median moves
    .meaning = half your wins took no more
wins-after-peeking = { $count ->
    [one] One win came after undoing a move that had revealed a new card.
   *[other] { UPPER(SPELLED($count)) } wins came after undoing a move that had revealed a new card.
}

## In place of charts, while too few games were played. $count games make a chart, $left of them are missing.

games-until-charts = { $noun ->
    [rubber] { $left ->
        [one] Charts appear after { SPELLED($count) } rubbers: one rubber to go.
       *[other] Charts appear after { SPELLED($count) } rubbers: { SPELLED($left) } rubbers to go.
    }
   *[game] { $left ->
        [one] Charts appear after { SPELLED($count) } games: one game to go.
       *[other] Charts appear after { SPELLED($count) } games: { SPELLED($left) } games to go.
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

none-counted = No games counted yet.
none-of-rule-set-counted = { $noun ->
    [rubber] No rubbers counted yet.
   *[game] No games counted yet.
}
# Below the words that no game was counted: what the sheet will show.
statistics-invite = Your wins, best times and streaks will appear here.
statistics-play = Play
what-counts-title = What counts
what-counts = { $noun ->
    [rubber] A rubber counts when it’s over. If you leave it, you’ll find it as it was when you come back. It counts as not won once you make a move in another rubber of the same variant, including one you started with “{ new-button }” or “{ restart-button }”. If you then undo back to it, that result no longer counts. If all that was left was to press “{ finish-button }”, it counts as won. The daily deal and one other rubber can be in progress at the same time, and a win in the daily deal counts for the day you began it. A rubber opened from a link that already has moves never counts.
   *[game] A game counts when it’s over. If you leave it, you’ll find it as it was when you come back. It counts as not won once you make a move in another game of the same variant, including one you started with “{ new-button }” or “{ restart-button }”. If you then undo back to it, that result no longer counts. If all that was left was to press “{ finish-button }”, it counts as won. The daily deal and one other game can be in progress at the same time, and a win in the daily deal counts for the day you began it. A game opened from a link that already has moves never counts.
}

## Backups, on several sheets

backup-title = Backup
backup-explained = All your games in progress, results, favourites and settings in one file, to keep or move to another device. Adding a backup brings in what’s missing here and removes nothing.
backup-save = Save a backup
backup-add = Add a backup
