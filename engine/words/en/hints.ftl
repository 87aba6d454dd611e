# Hints and verdicts.

# $noun is what the game calls a deal: "deal" or "rubber".
game-is-won = The game is won.
nothing-to-choose = There is nothing to choose: any press goes on.
nothing-is-certain = In { $game } nothing is certain: much depends on the cards to come.

## Whether the game can be won

# $answer is "winnable" or "unknown"; "pending" as long as it is being searched for; or why it cannot be won: "never" if
# the deal could not be won from its start, "lost" if it could, "impossible" if that is not known.
# $noun is what the game calls a deal: "deal" or "rubber".
answer = { $answer ->
    [winnable] can be won
    [lost] can no longer be won
    [never] could never be won
    [impossible] cannot be won
    [pending] not known yet
   *[unknown] not known to be winnable
}
# $noun is what the game calls a deal: "deal" or "rubber".
can-be-won = This can be won.
# $noun is what the game calls a deal: "deal" or "rubber".
can-be-won-in = { $count ->
    [one] This can be won: a way of { $count } move is known.
   *[other] This can be won: a way of { $count } moves is known.
}
takes-hidden-cards = This verdict takes hidden cards into account.
not-known-after = Not known: in { NUMBER($count) } positions neither a win was found nor a proof that there is none.
not-known-so-far = Not known: so far neither a win was found nor a proof that there is none.
there-is-a-way = There is a way to win from here.
# $noun is what the game calls a deal: "deal" or "rubber".
this-is-lost = { $answer ->
    [never] This deal could never be won.
    [impossible] This cannot be won.
   *[lost] This can no longer be won.
}
# $noun is what the game calls a deal: "deal" or "rubber".
lost-by-search = { $answer ->
    [never] This deal could never be won: the search came to its end without a win.
    [impossible] This cannot be won: the search came to its end without a win.
   *[lost] This can no longer be won: the search came to its end without a win.
}
# $noun is what the game calls a deal: "deal" or "rubber".
not-known-moves = It is not known whether this can be won. There are moves to make.
# $noun is what the game calls a deal: "deal" or "rubber".
not-known-stock = It is not known whether this can be won. There is nothing to do but turn the stock.

## A hint, such as "Ace of hearts home, turns a card."

in-short = { LIST($parts, "comma") }
turns-a-card = turns a card
# $pile is what the game calls the pile: "column", "rib", "fan" or "place".
frees-a-space = frees a space
# $cell is what the game calls a place for one card: "cell" or "tower".
frees-a-place = frees a place
frees-card = frees { FORM($card, "the") }
guess = A guess: { $move }.

## The best move where nothing can be won, such as "Can no longer be won. Best move: nine of hearts."

best-move = Best move: { $move }.
way-leads-to = { $scored ->
    [left] { $count ->
        [one] At best { $count } card is left.
       *[other] At best { $count } cards are left.
    }
   *[home] { $count ->
        [one] At best { $count } card gets home.
       *[other] At best { $count } cards get home.
    }
}
nothing-useful-left = Nothing useful is left: no move gains anything any more.

## Why a hint is good, such as "Ace of hearts home: a face-down card is turned up. 80 moves to the win."

# $count is how many moves lead to the win.
why-hint = { $count ->
    [one] { UPPER($move) }: { $reason }. { $count } move to the win.
   *[other] { UPPER($move) }: { $reason }. { $count } moves to the win.
}
# The same, if the moves to the win are very many.
why-hint-far = { UPPER($move) }: { $reason }. The win is still far off.
# $known is "winnable" or "nothing".
why-guess = { $known ->
    [winnable] A guess, it can be won, but no line to the win is known: { UPPER($move) }.
   *[nothing] A guess, nothing is proved: { UPPER($move) }.
}
# $parts are those below.
gains = { LIST($parts, "clauses") }
gain-home = a card goes home
gain-one-less = one card less is left
gain-turned = a face-down card is turned up
# $pile is what the game calls the pile: "column", "rib", "fan" or "place".
gain-space = a space comes free
# $cell is what the game calls a place for one card: "cell" or "tower".
gain-place = a place for one card comes free
gain-card = { FORM($card, "the") } comes free
# $count is after how many moves the gain comes.
gain-later = { $count ->
    [1] then { $gain }
   *[other] { SPELLED($count) } moves later { $gain }
}
leads-to-win = it leads on to the win

## Hints that know only the cards seen so far

# $move was best when the unseen cards were dealt anew $count times, and won $won of these deals.
fair-hint = { $won ->
    [0] { UPPER($move) }: no win was found in { $count } deals.
   *[other] { $count ->
        [one] { UPPER($move) }: wins { $won } of { $count } deal.
       *[other] { UPPER($move) }: wins { $won } of { $count } deals.
    }
}
# A hint of Bridge Solitaire. $goal says what counts: "make" for a contract of the player, "set" for one of the house,
# "points" before there is any. It was reached in $won of $count deals; $points is what it brings, such as "+45".
points-hint = { $goal ->
    [make] { $count ->
        [one] { UPPER($move) }: made in { $won } of { $count } deal, { $points } points on average.
       *[other] { UPPER($move) }: made in { $won } of { $count } deals, { $points } points on average.
    }
    [set] { $count ->
        [one] { UPPER($move) }: the house fails in { $won } of { $count } deal, { $points } points on average.
       *[other] { UPPER($move) }: the house fails in { $won } of { $count } deals, { $points } points on average.
    }
   *[points] { UPPER($move) }: { $points } points on average.
}
# $hint is "fair-hint" or "points-hint"; more deals are still being tried.
so-far = So far: { $hint }
# So many of so many deals.
won-of = { $won } of { $count }
# Two moves have the same words: $place is where the cards come from.
move-from-place = { $move } ({ $place })
only-ways-back = Every move leads back to where you have been.
