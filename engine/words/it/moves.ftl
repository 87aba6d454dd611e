# What a move did, and what can be seen on the table: parts of a sentence.

card-to = { $card } { FORM($place, "to") }
turned-up = si scopre { FORM($card, "the") }
# $count is the number of the cards: a king alone, or a pair, of which one card at least is masculine.
cards-taken-away = { $count ->
    [one] tolto { LIST($cards, "and", "the") }
   *[other] tolti { LIST($cards, "and", "the") }
}
take-cards-away = togli { LIST($cards, "and", "the") }
on-waste-now = ora in cima al pozzo c’è { FORM($card, "the") }
next-deal = prossima smazzata
next-deal-of-round = prossima smazzata
deal-begins = smazzata { $deal }; { $left ->
    [one] finora { $left } carta rimasta
   *[other] finora { $left } carte rimaste
}
card-to-every-column = una carta su ogni colonna
dealt-to-columns = una carta su ogni colonna: { LIST($cards, "comma") }
run-complete = scala di { suit } completa

# Beside the piles

begins-with = { rank.from }
in-reserve = { $count } in riserva
run-and-next = Scala di { $length } · poi: { LIST($ranks, "or") }
run-ends = Scala di { $length } · non ci va niente
# Which deal of a round of Golf it is; it stands after "Partita 4711".
standing-of-round = { $number } di { $count }
deals-left = { $count ->
    [one] { $count } giro
   *[other] { $count } giri
}
