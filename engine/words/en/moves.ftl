# What a move did, and what can be seen on the table: parts of a sentence.

card-to = { $card } to { FORM($place, "the") }
turned-up = { $card } turned up
cards-taken-away = { LIST($cards, "and") } taken away
on-waste-now = { $card } on the waste now
next-deal = next deal
deal-begins = deal { $deal }; { $left ->
    [one] { $left } card left so far
   *[other] { $left } cards left so far
}
card-to-every-column = a card to every column
dealt-to-columns = a card dealt to every column: { LIST($cards, "comma") }
run-complete = a run of { suit } is complete

# Beside the piles

begins-with = from { rank }
in-reserve = { $count } in reserve
run-and-next = Run of { $length } · next: { LIST($ranks, "or") }
run-ends = Run of { $length } · next: nothing fits
one-of-several = { $number } of { $count }
deals-left = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
