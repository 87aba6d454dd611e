# Co zrobił ruch i co widać na stole: części zdania.

card-to = { $card } { FORM($place, "to") }
turned-up = odkryto { FORM($card, "acc") }
# What was done. $count is the number of the cards: 1 or 2.
cards-taken-away = zdjęto { LIST($cards, "and", "acc") }
# The same as a move that can be made, or that was taken back. $count is the number of the cards.
take-cards-away = zdjęcie { LIST($cards, "and", "gen") }
on-waste-now = na stosie odkrytym leży teraz { $card }
# A deal of a rubber of Bridge Solitaire.
next-deal = następne rozdanie
# A deal of a round of Golf.
next-deal-of-round = następne rozdanie
deal-begins = rozdanie { $deal }; dotąd { $left ->
    [one] została { $left } karta
    [few] zostały { $left } karty
   *[many] zostało { $left } kart
}
card-to-every-column = po karcie na każdą kolumnę
dealt-to-columns = na każdą kolumnę po karcie: { LIST($cards, "comma") }
run-complete = pełna sekwencja { suit.many }

# Obok stosów

begins-with = od { rank.gen }
in-reserve = { $count } w rezerwie
run-and-next = Seria: { $length } · dalej: { LIST($ranks, "or") }
run-ends = Seria: { $length } · nic nie pasuje
# Which deal of a round of Golf it is; it stands after „Rozdanie 4711”.
standing-of-round = { $number } z { $count }
deals-left = { $count ->
    [one] { $count } rozdanie
    [few] { $count } rozdania
   *[many] { $count } rozdań
}
