### De namen van kaarten en plaatsen. Elk woord heeft naast de kale vorm de vorm ".de", met het lidwoord als het er een
### heeft: "de hartenaas", "de stok", "het stuitje", "kolom 3". Die vorm past ook na elk voorzetsel.

# Stapels met opeenvolgende nummers.
columns-from-to = kolom { $first } tot en met { $last }
fans-from-to = waaier { $first } tot en met { $last }
cells-from-to = cel { $first } tot en met { $last }
towers-from-to = toren { $first } tot en met { $last }

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
reserve-number = { reserve } { $number }
    .de = { reserve } { $number }
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

### Wat op tafel ligt en gebeurt, in woorden: namen van stapels, en wat de toetsen vertellen.

moves = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
}
cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
# Iets als zin, en meer van die zinnen.
statement = { UPPER($what) }.
statements = { LIST($parts, "full-stop") }.
told = { LIST($parts, "full-stop") }
# $title is de naam van het spel, $noun hoe zijn verdelingen heten.
deal-title = { $noun ->
    [rubber] { $title }, robber { $number }
   *[deal] { $title }, spel { $number }
}
score-standard-counts = Je krijgt 10 punten voor elke kaart naar huis, 5 voor elke kaart van de aflegstapel naar een kolom en 5 voor elke kaart die opengaat. Een kaart terughalen van een eindstapel kost 15, en elke nieuwe ronde kost 100 als je één kaart tegelijk omdraait.
score-vegas-counts = Je betaalt 52 voor het pak kaarten en krijgt 5 terug voor elke kaart thuis. Je mag zo vaak door de stok als de variant toestaat.
score-500-counts = Je begint met 500. Elke complete reeks levert 100 op; elke zet en elke teruggenomen zet kost 1.

## Een stapel, zoals "Kolom 3, 7 kaarten, 4 dicht, hartennegen, reeks van 2"

# $facts zijn die hieronder, en namen van kaarten.
pile = { UPPER($place) }, { LIST($facts, "comma") }
pile-none = { UPPER($place) }: geen
pile-tricks = { UPPER($place) }: { $count }
empty = { FORM($place, "leeg") }
face-down-count = { $count } dicht
run-of = reeks van { $length }
locked = geblokkeerd
covered = bedekt door { LIST($cards, "and", "de") }
pairs-with-cover = waarmee hij een paar vormt
# $noun zegt hoe het spel het noemt als de stok wordt doorgespeeld of weer gevuld.
passes-left = { $noun ->
    [deal] { $count ->
        [one] hierna nog één spel
       *[other] hierna nog { SPELLED($count) } spellen
    }
   *[pass] { $count ->
        [one] hierna nog één ronde
       *[other] hierna nog { SPELLED($count) } rondes
    }
}
card-kept = { $card }, gehouden

## Alle kaarten van een stapel

pile-is-empty = { UPPER($place) }: { empty }.
pile-is-none = { UPPER($place) }: geen.
pile-face-down = { UPPER($place) }: { cards }, dicht.
pile-from-open-end = { UPPER($place) }, vanaf de bovenste kaart: { LIST($cards, "comma") }.
cards-face-down = { $count ->
    [one] { $count } dichte kaart
   *[other] { $count } dichte kaarten
}
hand-holds = { UPPER($place) }: { $hand }.
kept-cards = Gehouden: { LIST($cards, "comma") }.

## De tafel in een paar woorden: de kaarten aan de vrije kant, per soort stapel

# $pile is hoe het spel deze stapels noemt, of "one" voor één stapel; $place is de eerste ervan.
open-cards = { $pile ->
    [foundation] thuis: { LIST($cards, "comma") }
    [cell] cellen: { LIST($cards, "comma") }
    [tower] torens: { LIST($cards, "comma") }
    [backbone] ruggengraat: { LIST($cards, "comma") }
    [reserve] reserve: { LIST($cards, "comma") }
    [one] { $place }: { LIST($cards, "comma") }
   *[column] vrij: { LIST($cards, "comma") }
}
some-empty = { $pile ->
    [place] { $count } weg
   *[column] { $count } leeg
}
hand-by-suit = { $place }: { $hand }
cards-can-move = { $count ->
    [one] { $count } speelbare kaart
   *[other] { $count } speelbare kaarten
}
stock-can-be-turned = je kunt op de stok tikken
next-deal-can-begin = het volgende spel kan beginnen
call-can-be-made = je kunt bieden
no-move-left = Er is geen zet meer mogelijk.
possible-moves = { moves }: { LIST($moves, "semicolon") }.

## Een hand, zoals "schoppen aas, negen; geen harten; een joker"

suit-of-hand = { suit } { LIST($ranks, "comma") }
no-suit-in-hand = geen { suit }
jokers-in-hand = { $count ->
    [one] een joker
   *[other] beide jokers
}

## Wat een zet doet, na de naam van een kaart

card-home = { $card } naar huis
card-with-others = { $card } met { $count ->
    [one] nog één kaart
   *[other] nog { SPELLED($count) } kaarten
}
cards-to = { $cards } naar { FORM($place, "de") }
uncovered = { $card } komt vrij
freed = { $card } komt vrij
place-now-empty = { FORM($place, "de") } is nu { FORM($place, "leeg") }
turn-a-card = een kaart omdraaien
stock-to = van de stok naar { FORM($place, "de") }
# Wat gedaan is, en daaronder hetzelfde als zet.
waste-turned-over = aflegstapel omgekeerd, weer { cards } in de stok
waste-turned-over-last = aflegstapel voor de laatste keer omgekeerd, weer { cards } in de stok
turn-waste-over = aflegstapel omkeren, dan weer { cards } in de stok
turn-waste-over-last = aflegstapel voor de laatste keer omkeren, dan weer { cards } in de stok
turned = { $card } omgedraaid
turned-on = { $card } omgedraaid, boven op { LIST($cards, "and") }

capital = { UPPER($what) }
score = { $scored ->
    [left] { $points } over
    [shown] { $points } open
    [ahead] { $points } voor
    [runs] { $points ->
        [one] { $points } reeks
       *[other] { $points } reeksen
    }
   *[home] { $points } thuis
}
behind = { $points } achter

## Waar een kaart is

# $count is hoeveel kaarten erop liggen.
found-at = { $count ->
    [0] { $place }, bovenop
    [one] { $place }, onder één kaart
   *[other] { $place }, onder { SPELLED($count) } kaarten
}
card-found = { UPPER($card) }: { LIST($places, "semicolon") }.
card-not-in-sight = { UPPER($card) }: niet zichtbaar.
card-at = { $card }, { $place }
stock-count = { $count }
stock-and-redeals = { $count } ↻

### Wat een zet deed, en wat op tafel te zien is: delen van een zin.

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

### Wat de delen van een opsomming verbindt; "last" verbindt de laatste twee.

list-and = { ", " }
    .last = { " en " }
# De kleuren in de naam van een kaart: "de harten-, ruiten- of schoppenacht". Het Nederlands heeft voor "en" maar één
# opsomming nodig, dus deze staat vrij.
list-and-only = { "-, " }
    .last = { "- of " }
# Een paar bijzinnen of zinnen, zoals "een kaart gaat naar huis en er komt een kolom vrij".
list-clauses = { ", " }
    .last = { " en " }
list-or = { ", " }
    .last = { " of " }
list-comma = { ", " }
    .last = { ", " }
list-full-stop = { ". " }
    .last = { ". " }
list-semicolon = { "; " }
    .last = { "; " }
list-sentence = { " " }
    .last = { " " }

# Delen van een zin, en hele zinnen, na elkaar.
clauses = { LIST($parts, "semicolon") }
sentences = { LIST($parts, "sentence") }

# Een getal in een zin.
spelled = { $number ->
    [0] geen
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
    [9] negen
    [10] tien
    [11] elf
    [12] twaalf
    [13] dertien
    [14] veertien
    [15] vijftien
    [16] zestien
    [17] zeventien
    [18] achttien
    [19] negentien
    [20] twintig
   *[other] { $number }
}
