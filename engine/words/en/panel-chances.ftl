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
# Two moves have the same words: $place is where the cards come from.
move-from-place = { $move } ({ $place })
