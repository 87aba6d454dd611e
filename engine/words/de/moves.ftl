# Was ein Zug bewirkt hat und was auf dem Tisch zu sehen ist: Satzteile.

card-to = { $card } { FORM($place, "zu") }
turned-up = { $card } aufgedeckt
cards-taken-away = { LIST($cards, "and") } weggenommen
take-cards-away = { LIST($cards, "and") } wegnehmen
on-waste-now = jetzt auf der Ablage: { $card }
next-deal = nächstes Spiel
next-deal-of-round = nächstes Spiel
deal-begins = Spiel { $deal }; { $left ->
    [one] bisher { $left } Karte übrig
   *[other] bisher { $left } Karten übrig
}
# Die Form ".dann" steht nach "danach" oder "zwei Züge später".
card-to-every-column = auf jede Spalte eine Karte
    .dann = kommt auf jede Spalte eine Karte
dealt-to-columns = auf jede Spalte eine Karte: { LIST($cards, "comma") }
run-complete = eine Folge in { suit } ist vollständig

# Neben den Stapeln

begins-with = ab { rank }
in-reserve = noch { $count }
run-and-next = Kette: { $length } · passt: { LIST($ranks, "or") }
run-ends = Kette: { $length } · nichts passt
standing-of-round = { $number } von { $count }
deals-left = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
