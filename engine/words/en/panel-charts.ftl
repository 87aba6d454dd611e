# The charts and tables of the statistics. $noun is what the game calls what is won or lost: a game or a rubber.

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
