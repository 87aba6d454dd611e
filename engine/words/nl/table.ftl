# Wat op tafel ligt en gebeurt, in woorden: namen van stapels, en wat de toetsen vertellen.

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

# $pile is hoe het spel deze stapels noemt, of "one" voor één stapel, die $place noemt.
open-cards = { $pile ->
    [foundation] thuis: { LIST($cards, "comma") }
    [cell] cellen: { LIST($cards, "comma") }
    [tower] torens: { LIST($cards, "comma") }
    [reserve] ruggengraat: { LIST($cards, "comma") }
    [one] { $place }: { LIST($cards, "comma") }
   *[column] vrij: { LIST($cards, "comma") }
}
some-empty = { $count } leeg
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
place-now-empty = { FORM($place, "de") } is nu leeg
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
