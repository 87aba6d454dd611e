# The sheet that says how often each move wins, when only the cards seen are known.

chances-title = Chances
# $count is how many times the cards were dealt anew.
chances-meaning = { $count ->
    [one] The cards that you have not seen were dealt anew { $count } time. In so many of these deals the game can be won after each move:
   *[other] The cards that you have not seen were dealt anew { $count } times. In so many of these deals the game can be won after each move:
}
# The headings of two columns of figures.
# $noun is what the game calls a deal: "deal" or "rubber".
chances-won = Deals
chances-interval = Chance (95 % sure)
# $low and $high are shares such as "69 %".
chances-from-to = { $low } to { $high }
chances-unknown = Where a deal could not be judged in time, the chance allows for a win and for a loss.
chances-fewer = A move that was clearly worse was tried in fewer deals.
chances-later = These deals were judged with all cards open. You cannot see them, so expect less.
# The same where a simple player finishes the deals, see chances-meaning and chances-later.
chances-played = { $count ->
    [one] The cards that you have not seen were dealt anew { $count } time. A simple player won so many of these deals after each move:
   *[other] The cards that you have not seen were dealt anew { $count } times. A simple player won so many of these deals after each move:
}
chances-player = This player knows the order of the stock, but no other card that you have not seen. Play better, and expect more.
# The same for a player that does not even know the order of the stock.
chances-player-sees-no-more = This player sees no card that you have not seen. Play better, and expect more.
# Shown if a move further down won more often, but not clearly so.
chances-plan = The first move keeps to the plan of this player. Another one is named first only if it is clearly better.
# The same for Bridge Solitaire, with the headings of its columns.
chances-points = { $count ->
    [one] The cards that you have not seen were dealt anew { $count } time. This is how often the contract then ends well for you, and how many points you gain on average:
   *[other] The cards that you have not seen were dealt anew { $count } times. This is how often the contract then ends well for you, and how many points you gain on average:
}
chances-well = Ends well
chances-gain = Points (95 % sure)
# $points is a number of points such as "+45"; $margin says how sure it is.
chances-margin = { $points } ± { $margin }
chances-simple = A simple player finishes each of these deals, and does not see the cards either. Play better, and expect more.
