# How a game ended. Each message is a sentence.

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
