# Wat een zet deed, en wat op tafel te zien is: delen van een zin.

card-to = { $card } naar { FORM($place, "de") }
turned-up = { $card } omgedraaid
# Wat gedaan is, en daaronder hetzelfde als zet.
cards-taken-away = { LIST($cards, "and") } weggenomen
take-cards-away = { LIST($cards, "and") } wegnemen
on-waste-now = nu op de aflegstapel: { $card }
# Van een robber.
next-deal = volgend spel
# Van een ronde golf.
next-deal-of-round = volgend spel
deal-begins = spel { $deal }; { $left ->
    [one] tot nu toe { $left } kaart over
   *[other] tot nu toe { $left } kaarten over
}
# De vorm ".dan" volgt op "daarna" of "vijf zetten later".
card-to-every-column = een kaart op elke kolom
    .dan = komt er een kaart op elke kolom
dealt-to-columns = een kaart op elke kolom: { LIST($cards, "comma") }
run-complete = een reeks { suit } is compleet

# Naast de stapels

begins-with = vanaf { rank }
in-reserve = nog { $count }
run-and-next = Keten van { $length } · past: { LIST($ranks, "or") }
run-ends = Keten van { $length } · er past niets
# Het hoeveelste spel van een ronde golf dit is; het staat na "Spel 4711".
standing-of-round = { $number } van { $count }
deals-left = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
