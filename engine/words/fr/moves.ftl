# What a move did, and what can be seen on the table: parts of a sentence.

card-to = { $card } { FORM($place, "to") }
turned-up = { FORM($card, "gender") ->
    [feminine] { $card } retournée
   *[masculine] { $card } retourné
}
# What was done. $count is the number of the cards: 1 or 2.
cards-taken-away = { $count ->
    [1] { LIST($cards, "and") } retiré
   *[other] { LIST($cards, "and") } retirés
}
# The same as a move that can be made, or that was taken back. $count is the number of the cards.
take-cards-away = retirer { LIST($cards, "and", "the") }
on-waste-now = { $card } sur le dessus de la défausse
# A deal of a rubber of Bridge Solitaire.
next-deal = donne suivante
# A deal of a round of Golf.
next-deal-of-round = donne suivante
deal-begins = donne { $deal } ; total provisoire : { $left ->
    [one] { $left } carte restante
   *[other] { $left } cartes restantes
}
card-to-every-column = une carte sur chaque colonne
dealt-to-columns = une carte distribuée sur chaque colonne : { LIST($cards, "comma") }
run-complete = suite de { suit } complète

# Beside the piles

begins-with = dès { rank.the }
in-reserve = { $count } en réserve
run-and-next = Suite de { $length } · ensuite : { LIST($ranks, "or") }
run-ends = Suite de { $length } · rien ne convient
# Which deal of a round of Golf it is; it stands after "Deal 4711".
standing-of-round = { $number } sur { $count }
deals-left = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
}
