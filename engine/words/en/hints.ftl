### Hints and verdicts.

# $noun is what the game calls a deal: "deal" or "rubber".
game-is-won = { $noun ->
    [rubber] You’ve already won this rubber.
   *[deal] You’ve already won this game.
}
nothing-to-choose = No choices here: press anywhere to continue.
nothing-is-certain = Nothing is certain in { $game }: a lot depends on cards still to come.
showing-way = { $count ->
    [one] showing a win in { $count } move
   *[other] showing a win in { $count } moves
}
# The same, if the moves are very many.
showing-long-way = showing a win (many moves)

## Whether the game can be won

# $answer is "winnable" or "unknown"; "pending" as long as it is being searched for; or why it cannot be won: "never" if
# the deal could not be won from its start, "lost" if it could, "impossible" if that is not known.
# $noun is what the game calls a deal: "deal" or "rubber".
answer = { $answer ->
    [winnable] can be won
    [lost] can no longer be won
    [never] could never be won
    [impossible] can’t be won
    [pending] not known yet
   *[unknown] may or may not be winnable
}
# $noun is what the game calls a deal: "deal" or "rubber".
can-be-won = This game can be won.
# $noun is what the game calls a deal: "deal" or "rubber".
can-be-won-in = { $count ->
    [one] This game can be won in { $count } move.
   *[other] This game can be won in { $count } moves.
}
takes-hidden-cards = This takes hidden cards into account.
not-known-after = { $count ->
    [one] Unknown: { NUMBER($count) } position searched; a win was neither found nor ruled out.
   *[other] Unknown: { NUMBER($count) } positions searched; a win was neither found nor ruled out.
}
not-known-so-far = Unknown so far: a win has been neither found nor ruled out.
there-is-a-way = There’s a way to win from here.
# $noun is what the game calls a deal: "deal" or "rubber".
this-is-lost = { $answer ->
    [never] This deal could never be won.
    [impossible] This game can’t be won.
   *[lost] This game can no longer be won.
}
# $noun is what the game calls a deal: "deal" or "rubber".
lost-by-search = { $answer ->
    [never] This deal could never be won: a full search found no win.
    [impossible] This game can’t be won: a full search found no win.
   *[lost] This game can no longer be won: a full search found no win.
}
# $noun is what the game calls a deal: "deal" or "rubber".
not-known-moves = This game may or may not be winnable. There are still moves to make.
# $noun is what the game calls a deal: "deal" or "rubber".
not-known-stock = This game may or may not be winnable. All you can do is turn the stock.

## A hint, such as "Ace of hearts home, turns a card."

in-short = { LIST($parts, "comma") }
turns-a-card = turns up a card
# $pile is what the game calls the pile: "column", "rib", "fan" or "place".
frees-a-space = { $pile ->
    [rib] empties a rib
    [fan] empties a fan
   *[column] empties a column
}
# $cell is what the game calls a place for one card: "cell" or "tower".
frees-a-place = { $cell ->
    [tower] frees a tower
   *[cell] frees a cell
}
frees-card = frees { FORM($card, "the") }
guess = Best guess: { $move }.

## The best move where nothing can be won, such as "Can no longer be won. Best move: nine of hearts."

best-move = Best move: { $move }.
way-leads-to = { $scored ->
    [left] { $count ->
        [one] At best, one card is left.
       *[other] At best, { SPELLED($count) } cards are left.
    }
   *[home] { $count ->
        [one] At best, one more card goes home.
       *[other] At best, { SPELLED($count) } more cards go home.
    }
}
nothing-useful-left = No useful moves are left.

## Why a hint is good, such as "Ace of hearts home: a face-down card is turned up. 80 moves to the win."

# $count is how many moves lead to the win.
why-hint = { $count ->
    [one] { UPPER($move) }: { $reason }. { $count } move to win.
   *[other] { UPPER($move) }: { $reason }. { $count } moves to win.
}
# The same, if the moves to the win are very many.
why-hint-far = { UPPER($move) }: { $reason }. The win is still far off.
# $known is "winnable" or "nothing".
why-guess = { $known ->
    [winnable] Best guess: { $move }. There’s a way to win, but it hasn’t been found yet.
   *[nothing] Best guess: { $move }. No win found so far.
}
# $parts are those below.
gains = { LIST($parts, "clauses") }
gain-home = one more card is home
gain-run = a run is complete
gain-one-less = fewer cards are left
gain-turned = a face-down card is turned up
# $pile is what the game calls the pile: "column", "rib", "fan" or "place".
gain-space = { $pile ->
    [rib] a rib is emptied
    [fan] a fan is emptied
   *[column] a column is emptied
}
# $cell is what the game calls a place for one card: "cell" or "tower".
gain-place = { $cell ->
    [tower] a tower is freed
   *[cell] a cell is freed
}
gain-card = { FORM($card, "the") } is freed
# $count is after how many moves the gain comes.
gain-later = { $count ->
    [1] then { $gain }
   *[other] { SPELLED($count) } moves later, { $gain }
}
leads-to-win = it leads to a win

## Hints that know only the cards seen so far

# $move was best when the unseen cards were dealt anew $count times, and won $won of these deals.
fair-hint = { $won ->
    [0] { UPPER($move) }: { $count ->
        [one] no win found in { $count } deal.
       *[other] no win found in { $count } deals.
    }
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
        [one] { UPPER($move) }: the house goes down in { $won } of { $count } deal, { $points } points on average.
       *[other] { UPPER($move) }: the house goes down in { $won } of { $count } deals, { $points } points on average.
    }
   *[points] { UPPER($move) }: { $points } points on average.
}
# $hint is "fair-hint" or "points-hint"; more deals are still being tried.
so-far = Calculating… { $hint }
# So many of so many deals.
won-of = { $won } of { $count }
# The name of the card alone does not say which move this is: $place is where the cards come from.
move-from-place = { $move } (from { FORM($place, "the") })
only-ways-back = Every move leads back to an earlier position.
