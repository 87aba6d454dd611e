# Was auf dem Tisch liegt und geschieht, in Worten: Namen der Stapel, und was die Tasten sagen.

moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
statement = { UPPER($what) }.
statements = { LIST($parts, "full-stop") }.
told = { LIST($parts, "full-stop") }
deal-title = { $noun ->
    [rubber] { $title }, Rubber { $number }
   *[deal] { $title }, Partie { $number }
}

## Ein Stapel, wie "Spalte 3, 7 Karten, 4 verdeckt, Herz-Neun, Folge von 2"

pile = { UPPER($place) }, { LIST($facts, "comma") }
pile-none = { UPPER($place) }: keine
pile-tricks = { UPPER($place) }: { $count }
empty = { FORM($place, "leer") }
face-down-count = { $count } verdeckt
run-of = Folge von { $length }
locked = gesperrt
covered = darauf { LIST($cards, "and") }
pairs-with-cover = beide bilden ein Paar
passes-left = { $noun ->
    [deal] { $count ->
        [one] danach noch ein Spiel
       *[other] danach noch { $count } Spiele
    }
   *[pass] { $count ->
        [one] danach noch ein Durchgang
       *[other] danach noch { $count } Durchgänge
    }
}
card-kept = { $card }, behalten

## Alle Karten eines Stapels

pile-is-empty = { UPPER($place) }: { empty }.
pile-is-none = { UPPER($place) }: keine.
pile-face-down = { UPPER($place) }: { cards }, verdeckt.
pile-from-open-end = { UPPER($place) }, von oben: { LIST($cards, "comma") }.
cards-face-down = { cards } verdeckt
hand-holds = { UPPER($place) }: { $hand }.
kept-cards = Behalten: { LIST($cards, "comma") }.

## Der Tisch in wenigen Worten

open-cards = { $pile ->
    [foundation] im Ziel: { LIST($cards, "comma") }
    [cell] Zellen: { LIST($cards, "comma") }
    [tower] Türme: { LIST($cards, "comma") }
    [reserve] Rückgrat: { LIST($cards, "comma") }
    [one] { $place }: { LIST($cards, "comma") }
   *[column] obenauf: { LIST($cards, "comma") }
}
some-empty = { $pile ->
    [place] { $count } weg
   *[column] { $count } leer
}
hand-by-suit = { $place }: { $hand }
cards-can-move = { $count ->
    [one] { $count } Karte spielbar
   *[other] { $count } Karten spielbar
}
stock-can-be-turned = du kannst vom Talon aufdecken
next-deal-can-begin = du kannst das nächste Spiel beginnen
call-can-be-made = du bist mit dem Reizen dran
no-move-left = Es gibt keine Züge mehr.
possible-moves = { moves }: { LIST($moves, "semicolon") }.

## Ein Blatt, wie "Pik Ass, Neun; kein Herz; ein Joker"

suit-of-hand = { suit } { LIST($ranks, "comma") }
no-suit-in-hand = kein { suit }
jokers-in-hand = { $count ->
    [one] ein Joker
   *[other] beide Joker
}

## Was ein Zug bewirkt

card-home = { $card } ins Ziel
card-with-others = { $card } mit { $count ->
    [one] einer weiteren Karte
   *[other] { SPELLED($count) } weiteren Karten
}
cards-to = { $cards } { FORM($place, "zu") }
uncovered = { $card } freigelegt
freed = { $card } jetzt frei
place-now-empty = { FORM($place, "nom") } ist jetzt leer
turn-a-card = eine Karte aufdecken
stock-to = vom Talon { FORM($place, "zu") }
waste-turned-over = Ablage umgedreht, wieder { cards } im Talon
waste-turned-over-last = Ablage zum letzten Mal umgedreht, wieder { cards } im Talon
turn-waste-over = Ablage umdrehen, dann wieder { cards } im Talon
turn-waste-over-last = Ablage zum letzten Mal umdrehen, dann wieder { cards } im Talon
turned = { $card } aufgedeckt
turned-on = { $card } aufgedeckt, darunter { LIST($cards, "and-only") }

capital = { UPPER($what) }
score = { $scored ->
    [left] { $points } übrig
    [shown] { $points } offen
    [ahead] { $points } vorn
    [runs] { $points ->
        [one] { $points } Folge
       *[other] { $points } Folgen
    }
   *[home] { $points } im Ziel
}
behind = { $points } zurück

## Wo eine Karte liegt

found-at = { $count ->
    [0] { $place }, obenauf
    [one] { $place }, unter einer Karte
   *[other] { $place }, unter { SPELLED($count) } Karten
}
card-found = { UPPER($card) }: { LIST($places, "semicolon") }.
card-not-in-sight = { UPPER($card) }: nicht zu sehen.
card-at = { $card }, { $place }
stock-count = { $count }
stock-and-redeals = { $count } ↻
