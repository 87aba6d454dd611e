# What a move did, and what can be seen on the table: parts of a sentence.

card-to = { $card } { FORM($place, "to") }
turned-up = se descubre { FORM($card, "the") }
# What was done. $count is the number of the cards: 1 or 2.
cards-taken-away = { $count ->
    [one] se retira { LIST($cards, "and", "the") }
   *[other] se retiran { LIST($cards, "and", "the") }
}
# The same as a move that can be made, or that was taken back.
take-cards-away = retirar { LIST($cards, "and", "the") }
on-waste-now = queda encima del descarte { FORM($card, "the") }
# A deal of a rubber of Bridge Solitaire.
next-deal = siguiente mano
# A deal of a round of Golf.
next-deal-of-round = siguiente mano
deal-begins = mano { $deal }; hasta ahora, { $left ->
    [one] { $left } carta sin jugar
   *[other] { $left } cartas sin jugar
}
card-to-every-column = una carta a cada columna
dealt-to-columns = una carta a cada columna: { LIST($cards, "comma") }
run-complete = se completa una secuencia de { suit }

# Beside the piles

begins-with = desde { rank.the }
in-reserve = { $count } en reserva
run-and-next = Secuencia de { $length } · sigue: { LIST($ranks, "or", "a") }
run-ends = Secuencia de { $length } · no encaja nada
# Which deal of a round of Golf it is; it stands after "Partida 4711".
standing-of-round = { $number } de { $count }
deals-left = { $count ->
    [one] { $count } reparto
   *[other] { $count } repartos
}
