# The sheet that says how often each move wins, when only the cards seen are known.

chances-title = Chances
# $count is how many times the cards were dealt anew.
chances-meaning = { $count ->
    [one] The cards you haven’t seen were dealt again at random once. The table shows after which moves that deal can still be won.
   *[other] The cards you haven’t seen were dealt again at random { $count } times. The table shows how many of these deals can still be won after each move.
}
# The headings of two columns of figures.
# $noun is what the game calls a deal: "deal" or "rubber".
chances-won = Wins
chances-interval = Chance (95% confidence)
# $low and $high are shares such as "69 %".
chances-from-to = { $low } to { $high }
chances-unknown = Deals not solved in time widen the range: each may be a win or a loss.
chances-fewer = Clearly worse moves were tried in fewer deals.
chances-later = The solver saw all the cards in these deals. You can’t, so you’ll win less often.
# The same where a simple player finishes the deals, see chances-meaning and chances-later.
chances-played = { $count ->
    [one] The cards you haven’t seen were dealt again at random once. The table shows after which moves a basic computer player won that deal.
   *[other] The cards you haven’t seen were dealt again at random { $count } times. The table shows how many of these deals a basic computer player won after each move.
}
chances-player = The computer player can see the order of the stock, but no other card you haven’t seen. You may do better.
# The same for a player that does not even know the order of the stock.
chances-player-sees-no-more = The computer player sees only the cards you’ve seen. You may do better.
# Shown if a move further down won more often, but not clearly so.
chances-plan = The first move follows the computer player’s plan. Another move comes first only if it’s clearly better.
# The same for Bridge Solitaire, with the headings of its columns.
chances-points = { $count ->
    [one] The cards you haven’t seen were dealt again at random once. The table shows after which choices the contract ends well for you in that deal, and how many points you gain.
   *[other] The cards you haven’t seen were dealt again at random { $count } times. The table shows how often the contract ends well for you after each choice, and how many points you gain on average.
}
chances-well = Ends well
chances-gain = Points (95% confidence)
# $points is a number of points such as "+45"; $margin says how sure it is.
chances-margin = { $points } ± { $margin }
chances-simple = A basic computer player finished each of these deals without seeing the hidden cards. You may do better.
