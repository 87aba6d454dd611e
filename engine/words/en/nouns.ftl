# The names of cards and places. Messages about moves and piles name them, so every noun has the same forms:
# in English the noun alone, and ".the" for one that was spoken of before. A place has ".empty", too: what is said of it
# when no card lies there. A place that is named after a card is never an "empty card".

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
