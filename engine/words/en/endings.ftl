# How a game ended. Each message is a sentence.

# $noun is what the game calls a deal: "deal" or "rubber".
won-in = { $count ->
    [one] Won in { $count } move.
   *[other] Won in { $count } moves.
}
all-home = All cards are home.
no-more-home = No further card can come home.
klondike-stuck = No face-down card can be turned up, and no card from stock or waste can be played.
all-runs-complete = All eight runs are complete.
no-run-possible = No face-down card can be turned up, and no run can be completed.
too-few-to-deal = Too few cards are left to fill every column, so the stock cannot be dealt.
stock-used-up = The stock is used up.
clock-won = Every card is turned up, the fourth king last.
clock-stopped = The fourth king stopped the clock.
clock-odds = There is nothing to decide: 1 deal in 13 is won.
pyramid-gone = The whole pyramid is gone.
nothing-to-take-away = No further card can be taken away.
all-in-hole = Every card is in the black hole.
no-free-card-fits = No free card fits.
columns-cleared = No card is left in the columns.
golf-stuck = The stock is used up and no card fits.
round-won = All nine deals are played, with 45 cards left or fewer.
round-lost = All nine deals are played, with more than 45 cards left.
