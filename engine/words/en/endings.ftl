### How a game ended. Each message is a sentence.

# $noun is what the game calls a deal: "deal" or "rubber".
won-in = { $count ->
    [one] Won in { $count } move.
   *[other] Won in { $count } moves.
}
all-home = All cards are home.
no-more-home = No more cards can go home.
klondike-stuck = No face-down card can be turned up, and no card from the stock or waste can be played.
all-runs-complete = All eight runs are complete.
no-run-possible = No face-down card can be turned up, and no run can be completed.
too-few-to-deal = Too few cards are left to fill every column, so you can’t deal.
stock-used-up = The stock is empty.
clock-won = All cards are face up, and the fourth king came last.
clock-stopped = The fourth king stopped the clock.
clock-odds = There’s nothing to decide: one deal in 13 is won.
pyramid-gone = You’ve cleared the pyramid.
nothing-to-take-away = No more cards can be removed.
all-in-hole = All cards are in the black hole.
no-free-card-fits = No free card fits.
columns-cleared = You’ve cleared the columns.
golf-stuck = The stock is empty and no card fits.
round-won = You’ve played all nine deals, with 45 or fewer cards left.
round-lost = You’ve played all nine deals, with more than 45 cards left.

### The sheets for a game that is over, or that cannot be won any more.

# $noun is what the game calls a deal: "deal" or "rubber".
end-won = Won!
# $noun is what the game calls a deal: "deal" or "rubber".
end-lost = Lost
# Follows the sentence that says how the game ended.
# $noun is what the game calls a deal: "deal" or "rubber".
move-that-lost = Lost at move { $number }.
first-win-in = Your first win in { $game }
end-peeked = You undid a move that had revealed a new card.
# $noun is what the game calls a deal: "deal" or "rubber".
end-from-link = Opened from a link that already had moves, so it doesn’t count.
# $noun is what the game calls a deal: "deal" or "rubber".
end-was-lesson = This deal started as a lesson, so it doesn’t count.

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

### The result of a won game to share. "Backbone Patience" is the name of this collection.

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

## The sheet for sharing

share-title = Share
share-picture = Share picture
save-picture = Save picture
share-shows-no-card = None of the cards are shown. The link opens the same deal from the start.
share-as-text = Share as text
copy-as-text = Copy as text
# Above the links.
share-game-so-far = The game so far
share-deal = This deal from the start
copy-link = Copy
