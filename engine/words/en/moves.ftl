# What a move did, and what can be seen on the table: parts of a sentence.

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
run-ends = Run of { $length } · nothing fits
# Which deal of a round of Golf it is; it stands after "Deal 4711".
standing-of-round = { $number } of { $count }
deals-left = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
