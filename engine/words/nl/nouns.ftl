# De namen van kaarten en plaatsen. Elk woord heeft naast de kale vorm de vorm ".de", met het lidwoord als het er een
# heeft: "de hartenaas", "de stok", "het stuitje", "kolom 3". Die vorm past ook na elk voorzetsel.

## Kaarten

# $rank is 1 voor de aas tot 13 voor de heer.
rank = { $rank ->
    [1] aas
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
    [9] negen
    [10] tien
    [11] boer
    [12] vrouw
   *[13] heer
}
suit = { $suit ->
    [clubs] klaveren
    [diamonds] ruiten
    [hearts] harten
   *[spades] schoppen
}
    .deel = { $suit ->
        [clubs] klaver
        [diamonds] ruiten
        [hearts] harten
       *[spades] schoppen
    }
card = { $suit ->
    [clubs] klaver{ rank }
    [diamonds] ruiten{ rank }
    [hearts] harten{ rank }
   *[spades] schoppen{ rank }
}
    .de = de { card }
    .sign = { rank-sign }{ suit-sign }
rank-sign = { $rank ->
    [1] A
    [11] J
    [12] Q
    [13] K
   *[other] { $rank }
}
# De letters op Nederlandse kaarten: aas, boer, vrouw, heer.
rank-sign-national = { $rank ->
    [1] A
    [11] B
    [12] V
    [13] H
   *[other] { $rank }
}
suit-sign = { $suit ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
   *[spades] ♠
}
joker = joker
    .de = de joker
    .sign = joker
face-down-card = dichte kaart
    .de = de dichte kaart
    .sign = dichte kaart

## Groepen kaarten, zoals in "Alleen een rode acht past op de klavernegen"

any-card = een kaart naar keuze
no-card = geen kaart
card-of-rank = een { rank }
# $colour is "red" of "black".
card-of-colour = { $colour ->
    [red] een rode { rank }
   *[black] een zwarte { rank }
}
# $suits zijn één kleur of drie, in woorden.
card-of-suits = de { LIST($suits, "and-only", "deel") }{ rank }
one-of = { LIST($cards, "or") }

## Plaatsen die veel spellen hebben

stock = stok
    .de = de stok
    .leeg = leeg
waste = aflegstapel
    .de = de aflegstapel
    .leeg = leeg
reserve = reserve
    .de = de reserve
    .leeg = leeg
foundation-of = { $suit ->
    [clubs] klaverstapel
    [diamonds] ruitenstapel
    [hearts] hartenstapel
   *[spades] schoppenstapel
}
    .de = de { foundation-of }
    .leeg = leeg
column-number = kolom { $number }
    .de = kolom { $number }
    .leeg = leeg
cell-number = cel { $number }
    .de = cel { $number }
    .leeg = leeg
redeals = resterende rondes
    .de = de resterende rondes

## Plaatsen van één spel

first-foundation-of = eerste { foundation-of }
    .de = de eerste { foundation-of }
    .leeg = leeg
second-foundation-of = tweede { foundation-of }
    .de = de tweede { foundation-of }
    .leeg = leeg
left-spine = linkerkolom van de ruggengraat
    .de = de linkerkolom van de ruggengraat
    .leeg = leeg
right-spine = rechterkolom van de ruggengraat
    .de = de rechterkolom van de ruggengraat
    .leeg = leeg
coccyx = stuitje
    .de = het stuitje
    .leeg = weg
# $number telt de ribben van een kant van boven af, 1 tot 4.
left-rib = { rib-height } rib links
    .de = de { rib-height } rib links
    .leeg = leeg
right-rib = { rib-height } rib rechts
    .de = de { rib-height } rib rechts
    .leeg = leeg
rib-height = { $number ->
    [1] bovenste
    [2] tweede
    [3] derde
   *[4] onderste
}
black-hole = zwart gat
    .de = het zwarte gat
    .leeg = leeg
fan-number = waaier { $number }
    .de = waaier { $number }
    .leeg = leeg
run-number = plaats voor reeks { $number }
    .de = de plaats voor reeks { $number }
    .leeg = leeg
tower-number = toren { $number }
    .de = toren { $number }
    .leeg = leeg
pyramid-place = kaart { $number } van rij { $row }
    .de = kaart { $number } van rij { $row }
    .leeg = weg
taken-away = weggenomen kaarten
    .de = de stapel weggenomen kaarten
    .leeg = geen
hour = { $number } uur
    .de = { $number } uur
    .leeg = leeg
middle = midden
    .de = het midden
    .leeg = leeg
# De kaart die omgedraaid is en naar zijn uur moet.
hand-of-clock = hand
    .de = de hand
    .leeg = leeg

## Bridge Solitaire

hand = jouw hand
    .de = jouw hand
    .leeg = leeg
blind = pot
    .de = de pot
    .leeg = leeg
discard = aflegstapel
    .de = de aflegstapel
    .leeg = leeg
house-card = kaart van de bank
    .de = de kaart van de bank
    .leeg = geen
your-card = jouw kaart
    .de = jouw kaart
    .leeg = geen
turned-aside = terzijde gelegde kaarten
    .de = de terzijde gelegde kaarten
    .leeg = geen
house-tricks = slagen van de bank
    .de = de slagen van de bank
    .leeg = geen
your-tricks = jouw slagen
    .de = jouw slagen
    .leeg = geen

## Tellers, die alleen de opdrachtregel laat zien

cards-kept = gehouden kaarten
house-call = bieding van de bank
contract = contract
side-on-lead = partij die voorspeelt
tricks-played = gespeelde slagen
deals-of-rubber = spellen van de robber
rubber-number = nummer van de robber
deal-of-round = huidig spel van de ronde
cards-left-before = restkaarten van de vorige spellen
round-number = nummer van de ronde
