### The names of cards and places. Messages about moves and piles name them, so every noun has the same forms:
### in English the noun alone, and ".the" for one that was spoken of before. A place has ".empty", too: what is said of it
### when no card lies there. A place that is named after a card is never an "empty card".

# Piles with numbers in a row.
columns-from-to = columns { $first } to { $last }
fans-from-to = fans { $first } to { $last }
cells-from-to = cells { $first } to { $last }
towers-from-to = towers { $first } to { $last }

## Cards

# $rank is 1 for the ace to 13 for the king.
rank = { $rank ->
    [1] ace
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] jack
    [12] queen
   *[13] king
}
suit = { $suit ->
    [clubs] clubs
    [diamonds] diamonds
    [hearts] hearts
   *[spades] spades
}
card = { rank } of { suit }
    .the = the { rank } of { suit }
    .sign = { rank-sign }{ suit-sign }
rank-sign = { $rank ->
    [1] A
    [11] J
    [12] Q
    [13] K
   *[other] { $rank }
}
# The letters that stand on the cards of the country, written as in "rank-sign". Players may choose between the two.
rank-sign-national = { rank-sign }
suit-sign = { $suit ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
   *[spades] ♠
}
joker = joker
    .the = the joker
    .sign = joker
face-down-card = face-down card
    .the = the face-down card
    .sign = face-down card

## Sets of cards, as in "Only a red eight goes there"

any-card = any card
no-card = no card
card-of-rank = { $rank ->
    [1] an { rank }
    [8] an { rank }
   *[other] a { rank }
}
# $colour is "red" or "black".
card-of-colour = { $colour ->
    [red] a red { rank }
   *[black] a black { rank }
}
# $suits are one suit or three, in words.
card-of-suits = the { rank } of { LIST($suits, "or") }
one-of = { LIST($cards, "or") }

## Places that many games have

stock = stock
    .the = the stock
    .empty = empty
waste = waste
    .the = the waste
    .empty = empty
reserve = reserve
    .the = the reserve
    .empty = empty
reserve-number = { reserve } { $number }
    .the = { reserve } { $number }
    .empty = empty
foundation-of = { $suit ->
    [clubs] club foundation
    [diamonds] diamond foundation
    [hearts] heart foundation
   *[spades] spade foundation
}
    .the = the { foundation-of }
    .empty = empty
column-number = column { $number }
    .the = column { $number }
    .empty = empty
cell-number = cell { $number }
    .the = cell { $number }
    .empty = empty
redeals = passes left
    .the = the passes left

## Places of single games

first-foundation-of = first { foundation-of }
    .the = the first { foundation-of }
    .empty = empty
second-foundation-of = second { foundation-of }
    .the = the second { foundation-of }
    .empty = empty
left-spine = left column of the backbone
    .the = the left column of the backbone
    .empty = empty
right-spine = right column of the backbone
    .the = the right column of the backbone
    .empty = empty
coccyx = coccyx
    .the = the coccyx
    .empty = gone
# $number counts the ribs of a side from the top, 1 to 4.
left-rib = { rib-height } left rib
    .the = the { rib-height } left rib
    .empty = empty
right-rib = { rib-height } right rib
    .the = the { rib-height } right rib
    .empty = empty
rib-height = { $number ->
    [1] top
    [2] second
    [3] third
   *[4] bottom
}
black-hole = black hole
    .the = the black hole
    .empty = empty
fan-number = fan { $number }
    .the = fan { $number }
    .empty = empty
run-number = slot for run { $number }
    .the = the slot for run { $number }
    .empty = empty
tower-number = tower { $number }
    .the = tower { $number }
    .empty = empty
# Without a comma, since several of them stand in a list.
pyramid-place = row { $row } card { $number }
    .the = row { $row } card { $number }
    .empty = removed
taken-away = removed cards
    .the = the removed cards
    .empty = none
hour = { $number } o’clock
    .the = { $number } o’clock
    .empty = empty
middle = middle
    .the = the middle
    .empty = empty
# In The Clock: where the card lies that was turned up, and has to go to its hour.
hand-of-clock = hand
    .the = the hand
    .empty = empty

## Bridge Solitaire

# The cards of the player.
hand = hand
    .the = your hand
    .empty = empty
blind = blind
    .the = the blind
    .empty = empty
discard = discard pile
    .the = the discard pile
    .empty = empty
house-card = the house’s card
    .the = the house’s card
    .empty = none
your-card = your card
    .the = your card
    .empty = none
turned-aside = cards set aside
    .the = the cards set aside
    .empty = none
house-tricks = the house’s tricks
    .the = the house’s tricks
    .empty = none
your-tricks = your tricks
    .the = your tricks
    .empty = none

## Counts, which only the command line shows

cards-kept = cards kept
house-call = the house’s call
contract = contract
side-on-lead = side on lead
tricks-played = tricks played
deals-of-rubber = deals in the rubber
rubber-number = rubber number
deal-of-round = deal of the round
cards-left-before = cards left in earlier deals
round-number = round number

### What is on the table and what is done there, in words: labels of piles, and what the keys say.

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
# What each of these scores counts, in the settings, below the choice
score-standard-counts = You score 10 for each card brought home, 5 for each card moved from the waste to a column and 5 for each card turned up. You lose 15 for each card moved back from a foundation, and 100 for each new pass if you turn one card at a time.
score-vegas-counts = You pay 52 for the pack and get 5 back for each card home. You can go through the stock as often as the variant allows.
score-500-counts = You start with 500. Each run you complete scores 100; each move and each undo costs 1.

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
# for those that hold one card, "foundation", "reserve" or "backbone"; but "one" for a single pile, which $place names.
# $cards are names of cards, and at the end "some-empty".
open-cards = { $pile ->
    [foundation] home: { LIST($cards, "comma") }
    [cell] cells: { LIST($cards, "comma") }
    [tower] towers: { LIST($cards, "comma") }
    [backbone] backbone: { LIST($cards, "comma") }
    [reserve] reserve: { LIST($cards, "comma") }
    [place] free cards: { LIST($cards, "comma") }
    [one] { $place }: { LIST($cards, "comma") }
   *[column] top cards: { LIST($cards, "comma") }
}
# $pile is what the game calls these piles: "column", "rib", "fan", "place", "cell" or "tower".
some-empty = { $pile ->
    [place] { $count } removed
   *[column] { $count } empty
}
hand-by-suit = { $place }: { $hand }
cards-can-move = { $count ->
    [one] { $count } card can move
   *[other] { $count } cards can move
}
stock-can-be-turned = you can turn the stock
next-deal-can-begin = you can begin the next deal
call-can-be-made = it’s your turn to bid
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

### What a move did, and what can be seen on the table: parts of a sentence.

card-to = { $card } to { FORM($place, "the") }
turned-up = { $card } turned up
# What was done. $count is the number of the cards: 1 or 2.
cards-taken-away = { LIST($cards, "and") } removed
# The same as a move that can be made, or that was taken back. $count is the number of the cards.
take-cards-away = remove { LIST($cards, "and") }
on-waste-now = { $card } now on top of the waste
# A deal of a rubber of Bridge Solitaire.
next-deal = next deal
# A deal of a round of Golf.
next-deal-of-round = next deal
deal-begins = deal { $deal }; { $left ->
    [one] { $left } card left so far
   *[other] { $left } cards left so far
}
# A move, also after "then" or "two moves later".
card-to-every-column = a card to every column
dealt-to-columns = a card dealt to every column: { LIST($cards, "comma") }
run-complete = a run of { suit } is complete

# Beside the piles

# In the outline of an empty foundation, as wide as a card: about twelve letters have room.
begins-with = { rank } first
in-reserve = { $count } in reserve
run-and-next = Run of { $length } · next: { LIST($ranks, "or") }
run-ends = Run of { $length } · next: none
# Which deal of a round of Golf it is; it stands after "Deal 4711".
standing-of-round = { $number } of { $count }
deals-left = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}

### What joins the parts of a list; "last" joins the last two.

list-and = { ", " }
    .last = { " and " }
# Names of a few things, without a comma.
list-and-only = { " and " }
    .last = { " and " }
# A few clauses, such as "one more card is home and a column is emptied".
list-clauses = { " and " }
    .last = { " and " }
list-or = { ", " }
    .last = { " or " }
list-comma = { ", " }
    .last = { ", " }
list-full-stop = { ". " }
    .last = { ". " }
list-semicolon = { "; " }
    .last = { "; " }
list-sentence = { " " }
    .last = { " " }

# Parts of a sentence, and whole sentences, one after the other.
clauses = { LIST($parts, "semicolon") }
sentences = { LIST($parts, "sentence") }

# A number in a sentence.
spelled = { $number ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $number }
}
