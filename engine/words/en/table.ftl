# What is on the table and what is done there, in words: labels of piles, and what the keys say.

moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
# Something said as a sentence, and several.
statement = { UPPER($what) }.
statements = { LIST($parts, "full-stop") }.
told = { LIST($parts, "full-stop") }
# $title is the name of the game, $noun what its deals are called.
deal-title = { $noun ->
    [rubber] { $title }, rubber { $number }
   *[deal] { $title }, deal { $number }
}

## A pile, such as "Column 3, 7 cards, 4 face down, nine of hearts, run of 2"

# $facts are those below, and names of cards.
pile = { UPPER($place) }, { LIST($facts, "comma") }
pile-none = { UPPER($place) }: none
pile-tricks = { UPPER($place) }: { $count }
# $place is the pile that is empty.
empty = { FORM($place, "empty") }
face-down-count = { $count } face down
run-of = run of { $length }
# $place is the pile whose last card is locked.
locked = locked
# $place is the pile whose card is covered.
covered = covered by { LIST($cards, "and", "the") }
pairs-with-cover = which it pairs with
# $noun is what the game calls it when the stock is gone through, or filled again.
passes-left = { $noun ->
    [deal] { $count ->
        [one] one more deal after this
       *[other] { SPELLED($count) } more deals after this
    }
   *[pass] { $count ->
        [one] one more pass after this
       *[other] { SPELLED($count) } more passes after this
    }
}
card-kept = { $card }, kept

## All the cards of a pile

pile-is-empty = { UPPER($place) }: { FORM($place, "empty") }.
pile-is-none = { UPPER($place) }: none.
pile-face-down = { UPPER($place) }: { cards }, face down.
pile-from-open-end = { UPPER($place) }, from the top: { LIST($cards, "comma") }.
cards-face-down = { cards } face down
hand-holds = { UPPER($place) }: { $hand }.
kept-cards = Kept: { LIST($cards, "comma") }.

## The table in few words: the cards at the open ends, by kind of pile

# $pile is what the game calls these piles: "column", "rib", "fan" or "place" for those of the tableau, "cell" or "tower"
# for those that hold one card, "foundation", or "reserve" for those of the backbone; but "one" for a single pile, which
# $place names. $cards are names of cards, and at the end "some-empty".
open-cards = { $pile ->
    [foundation] home: { LIST($cards, "comma") }
    [cell] cells: { LIST($cards, "comma") }
    [tower] towers: { LIST($cards, "comma") }
    [reserve] backbone: { LIST($cards, "comma") }
    [one] { $place }: { LIST($cards, "comma") }
   *[column] top cards: { LIST($cards, "comma") }
}
# $pile is what the game calls these piles: "column", "rib", "fan", "place", "cell" or "tower".
some-empty = { $count } empty
hand-by-suit = { $place }: { $hand }
cards-can-move = { $count ->
    [one] { $count } card can move
   *[other] { $count } cards can move
}
stock-can-be-turned = you can turn the stock
next-deal-can-begin = you can begin the next deal
call-can-be-made = you can make a call
no-move-left = There are no moves left.
possible-moves = { moves }: { LIST($moves, "semicolon") }.

## A hand, such as "spades ace, nine; no hearts; a joker"

suit-of-hand = { suit } { LIST($ranks, "comma") }
no-suit-in-hand = no { suit }
jokers-in-hand = { $count ->
    [one] a joker
   *[other] both jokers
}

## What a move does, to follow the name of a card

card-home = { $card } home
card-with-others = { $card } and { $count ->
    [one] one more
   *[other] { SPELLED($count) } more
}
cards-to = { $cards } to { FORM($place, "the") }
uncovered = uncovered { $card }
freed = freed { $card }
place-now-empty = { FORM($place, "the") } is now empty
turn-a-card = turn a card
stock-to = stock to { FORM($place, "the") }
# What was done. $count is the number of the cards.
waste-turned-over = waste turned over, { cards } back in the stock
waste-turned-over-last = waste turned over for the last time, { cards } back in the stock
# The same as a move that can be made, or that was taken back.
turn-waste-over = turn the waste over, { cards } back in the stock
turn-waste-over-last = turn the waste over for the last time, { cards } back in the stock
turned = { $card } turned
turned-on = { $card } turned, on top of { LIST($cards, "and-only") }

capital = { UPPER($what) }
score = { $scored ->
    [left] { $points } left
    [shown] { $points } face up
    [ahead] { $points } ahead
    [runs] { $points ->
        [one] { $points } run
       *[other] { $points } runs
    }
   *[home] { $points } home
}
behind = { $points } behind

## Where a card is

# $count is how many cards lie on it.
found-at = { $count ->
    [0] { $place }, on top
    [one] { $place }, under one card
   *[other] { $place }, under { SPELLED($count) } cards
}
card-found = { UPPER($card) }: { LIST($places, "semicolon") }.
card-not-in-sight = { UPPER($card) }: not visible.
card-at = { $card }, { $place }
stock-count = { $count }
stock-and-redeals = { $count } ↻
