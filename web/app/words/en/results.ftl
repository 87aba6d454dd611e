### features/statistics: The statistics. $noun is what the game calls what is won or lost: a game or a rubber.

statistics-title = Statistics
# $game is the name of a rule set.
statistics-of = Statistics: { $game }
statistics-of-all = All statistics
all-rule-sets-together = All games together
result = result

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
        [rubber] over all rubbers
       *[game] over all games
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
    [one] One win came after you undid a move that had revealed a new card.
   *[other] { UPPER(SPELLED($count)) } wins came after you undid a move that had revealed a new card.
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
    [rubber] A rubber counts once it’s over. You can leave it and come back to it later. If you start another rubber and make a move in it, the first one counts as a loss, unless you undo your way back to it. “{ new-button }” and “{ restart-button }” start another rubber, too. If all that was left was to press “{ finish-button }”, it counts as won. The daily rubber and one other can be in progress at the same time; a win in the daily one counts for the day you began it. A rubber opened part-played from a link never counts.
   *[game] A game counts once it’s over. You can leave it and come back to it later. If you start another game of the same variant and make a move in it, the first one counts as a loss, unless you undo your way back to it. “{ new-button }” and “{ restart-button }” start another game, too. If all that was left was to press “{ finish-button }”, it counts as won. The daily deal and one other game can be in progress at the same time; a win in the daily deal counts for the day you began it. A game opened part-played from a link never counts.
}

### features/statistics: The charts and tables of the statistics. $noun is what the game calls what is won or lost: a
### game or a rubber.

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

win-rates = Win rate
games-at-a-time = { $noun ->
    [rubber] over { $span } rubbers
   *[game] over { $span } games
}
# For those who do not see the chart. All but $span and $played are shares, such as "33%".
win-rates-in-words = { $noun ->
    [rubber] Win rate over the previous { $span } rubbers, { $played } rubbers in all: { win-rates-between }.
   *[game] Win rate over the previous { $span } games, { $played } games in all: { win-rates-between }.
}
win-rates-between = { $first } in the first { $span }, { $last } in the last { $span }, lowest { $lowest }, highest { $highest }
# $start and $end are ordinal numbers.
win-rates-caption = { $noun ->
    [rubber] Win rate over the previous { $span } rubbers, from rubber { $start } to rubber { $end }: now { $last }, highest { $highest }.
   *[game] Win rate over the previous { $span } games, from game { $start } to game { $end }: now { $last }, highest { $highest }.
}
# The titles of the columns of its table. In the first column stand ordinal numbers.
games-up-to = { $noun ->
    [rubber] Up to rubber
   *[game] Up to game
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
how-hard = Difficulty depends on how long the solver took: the longer, the harder.
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

### features/statistics, features/report, panels: The bidding box of Bridge Solitaire, and the table of its contracts in
### the statistics.

# The button that makes the call, before and after one is chosen.
bid-button = Bid
# $bid is a sign, such as "3♠".
bid-button-with = Bid { $bid }
nothing-to-study = You can analyse a deal once it’s over.
no-score-sheet = This game has no score sheet.
house-is-not-bidding = The house isn’t bidding.

## The table of contracts. $side is "you" or "house".

contracts-title = Contracts
contracts-all = All
contracts-level = Level
bid-by = { $side ->
    [you] Your bids
   *[house] The house’s bids
}
# How many contracts a side bid, made, and did not make.
contracts-bid = Bid
contracts-made = Made
contracts-set = Down
no-contract-bid = { $side ->
    [you] You haven’t bid a contract yet.
   *[house] The house hasn’t bid a contract yet.
}
# $share is a share, such as "33%".
contracts-made-of = { $side ->
    [you] You made { $made } of { contracts-of }: { $share }.
   *[house] The house made { $made } of { contracts-of }: { $share }.
}
contracts-of = { $count ->
    [one] { $count } contract
   *[other] { $count } contracts
}
# How often the points of a contract count: once, twice if doubled, four times if redoubled.
contracts-doubling = Doubling
# $made of $bid bids of a slam were made.
contracts-small-slams = Your small slams: { $made } of { $bid } made.
contracts-grand-slams = Your grand slams: { $made } of { $bid } made.
# $four and $five are how often four or five honours were held.
contracts-honours = Your honours: { $four } × 100 points, { $five } × 150 points.

### features/ending, panels: The sheets for a game that is over, or that cannot be won any more.

# $noun is what the game calls a deal: "deal" or "rubber".
end-won = Won!
# $noun is what the game calls a deal: "deal" or "rubber".
end-lost = Lost
# Follows the sentence that says how the game ended.
# $noun is what the game calls a deal: "deal" or "rubber".
move-that-lost = Lost at move { $number }.
first-win-in = Your first win at { $game }
end-peeked = You undid a move that had revealed a new card.
# $noun is what the game calls a deal: "deal" or "rubber".
end-from-link = Opened part-played from a link, so it doesn’t count.
# $noun is what the game calls a deal: "deal" or "rubber".
end-was-lesson = { $noun ->
    [rubber] This rubber started as a lesson, so it doesn’t count.
   *[deal] This deal started as a lesson, so it doesn’t count.
}

## Buttons

end-new = { $noun ->
    [rubber] New rubber
   *[deal] New deal
}
end-undo = Undo
end-share = Share
end-restart = Restart
end-review = Review
# $noun is what the game calls a deal: "deal" or "rubber".
end-losing-move = Where you lost
end-statistics = Statistics
end-games = All games
# Once, after the first win.
end-sound = Turn on sound

## In the figure that the cards of a won game form

# $noun is what the game calls a deal: "deal" or "rubber".
figure-of-win = Won
# One of these stands below, if it is true.
your-first-win = Your first win
your-best-time = Best time
your-fewest-moves = Fewest moves
your-longest-streak = { $count } wins in a row

## Figures: time, moves, score and streak, each with a note beside it

end-time = Time
end-moves = Moves
end-score = Score
end-streak = Wins in a row
# This is the best so far, it equals the best, or what the best is.
end-best = Best
end-equals-best = equals your best
end-best-time = best { $time }
end-fewest-moves = fewest { $count }
end-longest = Longest
end-longest-streak = longest { $count }
# What the score counts, below its number, which is $count.
end-counted = { $scored ->
    [left] left
    [shown] face up
    [ahead] ahead
    [behind] behind
    [runs] { $count ->
        [one] run
       *[other] runs
    }
   *[home] home
}
end-points = { $count ->
    [one] point
   *[other] points
}

## The win rate. $noun is what the game calls what is won or lost.

end-rate = { $noun ->
    [rubber] { $count ->
        [one] Win rate, { $count } rubber
       *[other] Win rate, { $count } rubbers
    }
   *[game] { $count ->
        [one] Win rate, { $count } game
       *[other] Win rate, { $count } games
    }
}
# For those who do not see the curve. $first and $last are shares, such as "33%".
end-rates-in-words = { $noun ->
    [rubber] Win rate after each of the last { $count } rubbers: from { $first } to { $last }.
   *[game] Win rate after each of the last { $count } games: from { $first } to { $last }.
}

## The daily deals of this week

week-title = Daily deal
# $ordinal is an ordinal number, such as "3rd", $count the same as a whole number.
week-streak = { $ordinal } day in a row
# $noun is what the game calls a deal: "deal" or "rubber".
week-won = { $count ->
    [0] none won this week
    [one] one won this week
   *[other] { SPELLED($count) } won this week
}
# $day is the name of a day of the week.
# $noun is what the game calls a deal: "deal" or "rubber".
week-day = { $won ->
    [won] { $day }: won
    [later] { $day }: won on a later day
   *[not] { $day }: not won
}

## A game that goes on but cannot be won

no-way-title = No way to win
# $noun is what the game calls a deal: "deal" or "rubber".
game-cannot-be-won = { $answer ->
    [never] This deal could never be won.
    [impossible] This game can’t be won from here.
   *[lost] This game can no longer be won.
}
solver-sees-no-way = The solver has ruled out every way to win.
solver-sees-no-way-hidden = The solver, which sees the hidden cards too, has ruled out every way to win.
# $noun is what the game calls a deal: "deal" or "rubber".
back-to-winnable = Back to where you could win
no-way-play-on = Keep playing

### features/share: The result of a won game to share. "Backbone Patience" is the name of this collection.

# $deal is which deal it was, such as "deal 4711" or "daily deal of 22 November 2026".
result-heading = Backbone Patience: { $game }, { $deal }
# $noun is what the game calls a deal: "deal" or "rubber".
result-won-with = Won in { moves }
# $noun is what the game calls a deal: "deal" or "rubber".
result-won-in = Won in { $time } and { moves }
# In the middle of the picture, if it shows no time.
# $noun is what the game calls a deal: "deal" or "rubber".
result-card-won = Won
# For those who do not see the picture.
# $noun is what the game calls a deal: "deal" or "rubber".
result-card-label = { $game }, { $deal }: won, { moves }
# Which deal was won, on the picture of a result.
daily-deal-of-date = { $noun ->
    [rubber] daily rubber for { $date }
   *[deal] daily deal for { $date }
}
deal-by-number = { $noun ->
    [rubber] rubber { $number }
   *[deal] deal { $number }
}
text-copied = Copied as text.
text-not-copied = Couldn’t copy. The text is selected, so you can copy it yourself.
picture-saved = Picture saved as a file.

## The sheet for sharing

share-title = Share
share-picture = Share picture
save-picture = Save picture
share-shows-no-card = No cards are shown. The link opens the same deal from the start.
share-as-text = Share as text
copy-as-text = Copy as text
# Above the links.
share-game-so-far = The game so far
share-deal = This deal from the start
copy-link = Copy
