### The statistics. $noun is what the game calls what is won or lost: a game or a rubber.

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

### The charts and tables of the statistics. $noun is what the game calls what is won or lost: a game or a rubber.

# Opens the numbers of a chart as a table.
as-table = Show as table

## The chart of the last games: a bar for each

last-games = { $noun ->
    [rubber] { $count ->
        [one] Last rubber
       *[other] Last { $count } rubbers
    }
   *[game] { $count ->
        [one] Last game
       *[other] Last { $count } games
    }
}
# For those who do not see the chart.
last-games-in-words = { last-games }, oldest first: { $won } won, { $lost } not won.
# Beside the title. $streak is how many games in a row were won up to the last one.
streak-and-longest = Current streak { $streak }, longest { $longest }
# The legend of the chart.
# $noun is what the game calls what is won or lost: "game" or "rubber".
count-won = { $count } won
# $noun is what the game calls what is won or lost: "game" or "rubber".
count-not-won = { $count } not won
oldest-first = oldest first
# The titles of the columns of its table, and the results.
number-of-game = { $noun ->
    [rubber] Rubber
   *[game] Game
}
result-of-game = Result
# $noun is what the game calls what is won or lost: "game" or "rubber".
game-was-won = won
# $noun is what the game calls what is won or lost: "game" or "rubber".
game-was-not-won = not won

## The chart of the win rate, each point for some games in a row

win-rates = Win rate over time
games-at-a-time = { $noun ->
    [rubber] { $span } rubbers at a time
   *[game] { $span } games at a time
}
# For those who do not see the chart. All but $span and $played are shares, such as "33%".
win-rates-in-words = { $noun ->
    [rubber] Win rate, { $span } rubbers at a time, across { $played } rubbers: { win-rates-between }.
   *[game] Win rate, { $span } games at a time, across { $played } games: { win-rates-between }.
}
win-rates-between = { $first } in the first { $span }, { $last } in the last { $span }, lowest { $lowest }, highest { $highest }
# $start and $end are ordinal numbers.
win-rates-caption = { $noun ->
    [rubber] Win rate, { $span } rubbers at a time, from the { $start } rubber to the { $end }: now { $last }, highest { $highest }.
   *[game] Win rate, { $span } games at a time, from the { $start } game to the { $end }: now { $last }, highest { $highest }.
}
# The titles of the columns of its table. In the first column stand ordinal numbers.
games-up-to = { $noun ->
    [rubber] Rubbers up to
   *[game] Games up to
}
rate-of-wins = Win rate

## The table of the scores

# $scored is what the score counts: cards that are home, left or shown, or points ahead of the house.
scores-title = { $scored ->
    [left] Score: cards left at the end of each game
    [shown] Score: cards face up at the end of each game
    [ahead] Score: points ahead at the end of each rubber
   *[home] Score: cards home at the end of each game
}
scores-in-words = { $noun ->
    [rubber] Scores from { $lowest } to { $highest }; half of the rubbers scored { $half } or less.
   *[game] Scores from { $lowest } to { $highest }; half of the games scored { $half } or less.
}
score-of-game = Score
games-with-score = { $noun ->
    [rubber] Rubbers
   *[game] Games
}
# $between is "words" where a dash would stand beside the minus of a score below 0.
score-band = { $between ->
    [words] { $first } to { $last }
   *[dash] { $first }–{ $last }
}
# $noun is what the game calls what is won or lost: "game" or "rubber".
games-and-won = { $count }, { $won } won

## The tables of win rates

rates-by-rule-set = By game
rates-by-difficulty = By difficulty
rate-easy = Easy
rate-middling = Medium
rate-hard = Hard
rate-unknown = Unknown
# $noun is what the game calls what is won or lost: "game" or "rubber".
how-hard = Difficulty is how long the solver took: longer is harder.
rate-games = { $noun ->
    [rubber] Rubbers
   *[game] Games
}
# What the mark in a bar means: how many of the deals can be won.
rate-mark = can be won
rate-mark-meaning = The mark shows roughly what share of the deals can be won.
rate-possible = about { $share } can be won

## The charts of how long the wins took. $count wins, always five or more; times are such as "4:05".

time-of-win = Time to win
moves-of-win = Moves to win
time-of-wins-in-words = Time to win: { $count } wins, from { $least } to { $most }; half of them took { $half } or less.
moves-of-wins-in-words = Moves to win: { $count } wins, from { $least } to { $most } moves; half of them took { $half } or fewer.
median-of-wins = median { $half }, { $count } wins
wins-of-band = Wins
band-or-more = { $first } or more
band-from-to = { $first } to { $last }
band-to-under = { $first } to under { $end }
