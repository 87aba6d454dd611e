# The names of cards and places. Messages about moves and piles name them, so every noun has the same forms:
# in English the noun alone, and ".the" for one that was spoken of before.

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
waste = waste
    .the = the waste
reserve = reserve
    .the = the reserve
foundation-of = foundation of { suit }
    .the = the foundation of { suit }
column-number = column { $number }
    .the = column { $number }
cell-number = cell { $number }
    .the = cell { $number }
redeals = redeals
    .the = the redeals

## Places of single games

first-foundation-of = first foundation of { suit }
    .the = the first foundation of { suit }
second-foundation-of = second foundation of { suit }
    .the = the second foundation of { suit }
left-spine = left column of the backbone
    .the = the left column of the backbone
right-spine = right column of the backbone
    .the = the right column of the backbone
coccyx = coccyx
    .the = the coccyx
# $number counts the ribs of a side from the top, 1 to 4.
left-rib = { rib-height } left rib
    .the = the { rib-height } left rib
right-rib = { rib-height } right rib
    .the = the { rib-height } right rib
rib-height = { $number ->
    [1] top
    [2] second
    [3] third
   *[4] bottom
}
black-hole = black hole
    .the = the black hole
fan-number = fan { $number }
    .the = fan { $number }
run-number = place of run { $number }
    .the = place of run { $number }
tower-number = tower { $number }
    .the = tower { $number }
pyramid-place = row { $row } card { $number }
    .the = row { $row } card { $number }
taken-away = cards taken away
    .the = the cards taken away
hour = { $number } o'clock
    .the = { $number } o'clock
middle = middle
    .the = the middle
# In The Clock: where the card lies that was turned up, and has to go to its hour.
hand-of-clock = hand
    .the = the hand

## Bridge Solitaire

# The cards of the player.
hand = hand
    .the = the hand
blind = blind
    .the = the blind
discard = discard
    .the = the discard
house-card = card of the house
    .the = the card of the house
your-card = your card
    .the = your card
turned-aside = cards turned aside
    .the = the cards turned aside
house-tricks = tricks of the house
    .the = the tricks of the house
your-tricks = your tricks
    .the = your tricks

## Counts, which only the command line shows

cards-kept = cards kept
house-call = call of the house
contract = contract
side-on-lead = side on lead
tricks-played = tricks played
deals-of-rubber = deals of the rubber
rubber-number = number of the rubber
deal-of-round = this deal of the round
cards-left-before = cards left in the deals before
round-number = number of the round
