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
chances-interval = Chance, 95 %
# $low and $high are shares such as "69 %".
chances-from-to = { $low } to { $high }
chances-unknown = Some deals could not be judged in time. The chance allows for both.
chances-fewer = A move that was clearly worse was tried in fewer deals.
chances-later = From then on all cards are known, so you will win less often than that.
