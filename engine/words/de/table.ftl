### Die Namen der Karten und Plätze. Eine Karte hat die Formen ".nom", ".akk" und ".dat" mit Artikel, ".zu" ("zur
### Herz-Dame") und ".von" ("vom Herz-Buben"); ein Platz hat ".nom" mit Artikel, wo er einen braucht, ".zu" für die
### Richtung ("auf den Talon") und ".aus" für die Herkunft ("vom Talon"). Die Form ".auch" ist nur dazu da, dass man sie
### eintippen kann, um eine Karte zu finden.

columns-from-to = Spalten { $first } bis { $last }
fans-from-to = Fächer { $first } bis { $last }
cells-from-to = Zellen { $first } bis { $last }
towers-from-to = Türme { $first } bis { $last }

## Karten

# $rank ist 1 für das Ass bis 13 für den König.
rank = { $rank ->
    [1] Ass
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [10] Zehn
    [11] Bube
    [12] Dame
   *[13] König
}
    .nom = { $rank ->
        [1] das Ass
        [11] der Bube
        [13] der König
       *[other] die { rank }
    }
    .auch = { $rank ->
        [1] As
        [5] Fuenf
        [13] Koenig
       *[other] { rank }
    }
suit = { $suit ->
    [clubs] Kreuz
    [diamonds] Karo
    [hearts] Herz
   *[spades] Pik
}
    .teil = { suit }-
    .auch = { $suit ->
        [clubs] Treff
       *[other] { suit }
    }
card = { suit }-{ rank }
    .nom = { $rank ->
        [1] das { card }
        [11] der { card }
        [13] der { card }
       *[other] die { card }
    }
    .akk = { $rank ->
        [1] das { card }
        [11] den { suit }-Buben
        [13] den { card }
       *[other] die { card }
    }
    .dat = { $rank ->
        [1] dem { card }
        [11] dem { suit }-Buben
        [13] dem { card }
       *[other] der { card }
    }
    .zu = { $rank ->
        [1] zum { card }
        [11] zum { suit }-Buben
        [13] zum { card }
       *[other] zur { card }
    }
    .von = { $rank ->
        [1] vom { card }
        [11] vom { suit }-Buben
        [13] vom { card }
       *[other] von der { card }
    }
    .sign = { rank-sign }{ suit-sign }
rank-sign = { $rank ->
    [1] A
    [11] J
    [12] Q
    [13] K
   *[other] { $rank }
}
# Die Buchstaben auf deutschen Karten.
rank-sign-national = { $rank ->
    [1] A
    [11] B
    [12] D
    [13] K
   *[other] { $rank }
}
suit-sign = { $suit ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
   *[spades] ♠
}
joker = Joker
    .nom = der Joker
    .akk = den Joker
    .dat = dem Joker
    .zu = zum Joker
    .von = vom Joker
    .sign = Joker
face-down-card = verdeckte Karte
    .nom = die verdeckte Karte
    .akk = die verdeckte Karte
    .dat = der verdeckten Karte
    .zu = zur verdeckten Karte
    .von = von der verdeckten Karte
    .sign = verdeckte Karte

## Mengen von Karten, wie in "Auf die Kreuz-Neun passt nur eine rote Acht"

any-card = eine beliebige Karte
no-card = keine Karte
card-of-rank = { $rank ->
    [1] ein { rank }
    [11] ein { rank }
    [13] ein { rank }
   *[other] eine { rank }
}
card-of-colour = { $colour ->
    [red] { $rank ->
        [1] ein rotes { rank }
        [11] ein roter { rank }
        [13] ein roter { rank }
       *[other] eine rote { rank }
    }
   *[black] { $rank ->
        [1] ein schwarzes { rank }
        [11] ein schwarzer { rank }
        [13] ein schwarzer { rank }
       *[other] eine schwarze { rank }
    }
}
card-of-suits = { $rank ->
    [1] das { LIST($suits, "or", "teil") }{ rank }
    [11] der { LIST($suits, "or", "teil") }{ rank }
    [13] der { LIST($suits, "or", "teil") }{ rank }
   *[other] die { LIST($suits, "or", "teil") }{ rank }
}
one-of = { LIST($cards, "or") }

## Plätze, die es in vielen Spielen gibt

stock = Talon
    .nom = der Talon
    .zu = auf den Talon
    .aus = vom Talon
    .leer = leer
waste = Ablage
    .nom = die Ablage
    .zu = auf die Ablage
    .aus = von der Ablage
    .leer = leer
reserve = Reserve
    .nom = die Reserve
    .zu = auf die Reserve
    .aus = aus der Reserve
    .leer = leer
reserve-number = { reserve } { $number }
    .nom = { reserve } { $number }
    .zu = auf { reserve } { $number }
    .aus = aus { reserve } { $number }
    .leer = leer
foundation-of = Zielstapel { suit }
    .nom = der Zielstapel { suit }
    .zu = auf den Zielstapel { suit }
    .aus = vom Zielstapel { suit }
    .leer = leer
column-number = Spalte { $number }
    .nom = Spalte { $number }
    .zu = auf Spalte { $number }
    .aus = aus Spalte { $number }
    .leer = leer
cell-number = Zelle { $number }
    .nom = Zelle { $number }
    .zu = in Zelle { $number }
    .aus = aus Zelle { $number }
    .leer = leer
redeals = weitere Durchgänge
    .nom = die weiteren Durchgänge
    .zu = zu den weiteren Durchgängen
    .aus = von den weiteren Durchgängen

## Plätze einzelner Spiele

first-foundation-of = erster Zielstapel { suit }
    .nom = der erste Zielstapel { suit }
    .zu = auf den ersten Zielstapel { suit }
    .aus = vom ersten Zielstapel { suit }
    .leer = leer
second-foundation-of = zweiter Zielstapel { suit }
    .nom = der zweite Zielstapel { suit }
    .zu = auf den zweiten Zielstapel { suit }
    .aus = vom zweiten Zielstapel { suit }
    .leer = leer
left-spine = linke Spalte des Rückgrats
    .nom = die linke Spalte des Rückgrats
    .zu = auf die linke Spalte des Rückgrats
    .aus = aus der linken Spalte des Rückgrats
    .leer = leer
right-spine = rechte Spalte des Rückgrats
    .nom = die rechte Spalte des Rückgrats
    .zu = auf die rechte Spalte des Rückgrats
    .aus = aus der rechten Spalte des Rückgrats
    .leer = leer
coccyx = Steißbein
    .nom = das Steißbein
    .zu = auf das Steißbein
    .aus = vom Steißbein
    .leer = weg
left-rib = { rib-height } Rippe links
    .nom = die { rib-height } Rippe links
    .zu = auf die { rib-height } Rippe links
    .aus = von der { rib-height }n Rippe links
    .leer = leer
right-rib = { rib-height } Rippe rechts
    .nom = die { rib-height } Rippe rechts
    .zu = auf die { rib-height } Rippe rechts
    .aus = von der { rib-height }n Rippe rechts
    .leer = leer
rib-height = { $number ->
    [1] oberste
    [2] zweite
    [3] dritte
   *[4] unterste
}
black-hole = schwarzes Loch
    .nom = das schwarze Loch
    .zu = ins schwarze Loch
    .aus = aus dem schwarzen Loch
    .leer = leer
fan-number = Fächer { $number }
    .nom = Fächer { $number }
    .zu = auf Fächer { $number }
    .aus = von Fächer { $number }
    .leer = leer
run-number = Platz für Folge { $number }
    .nom = der Platz für Folge { $number }
    .zu = auf den Platz für Folge { $number }
    .aus = vom Platz für Folge { $number }
    .leer = leer
tower-number = Turm { $number }
    .nom = Turm { $number }
    .zu = auf Turm { $number }
    .aus = von Turm { $number }
    .leer = leer
pyramid-place = Reihe { $row } Karte { $number }
    .nom = Reihe { $row } Karte { $number }
    .zu = auf Reihe { $row } Karte { $number }
    .aus = von Reihe { $row } Karte { $number }
    .leer = weg
taken-away = weggenommene Karten
    .nom = die weggenommenen Karten
    .zu = zu den weggenommenen Karten
    .aus = von den weggenommenen Karten
    .leer = keine
hour = { $number } Uhr
    .nom = { $number } Uhr
    .zu = auf { $number } Uhr
    .aus = von { $number } Uhr
    .leer = leer
middle = Mitte
    .nom = die Mitte
    .zu = in die Mitte
    .aus = aus der Mitte
    .leer = leer
hand-of-clock = Hand
    .nom = die Hand
    .zu = auf die Hand
    .aus = aus der Hand
    .leer = leer

## Bridge Solitaire

hand = dein Blatt
    .nom = dein Blatt
    .zu = in dein Blatt
    .aus = aus deinem Blatt
    .leer = leer
blind = Skat
    .nom = der Skat
    .zu = in den Skat
    .aus = aus dem Skat
    .leer = leer
discard = Ablage
    .nom = die Ablage
    .zu = auf die Ablage
    .aus = von der Ablage
    .leer = leer
house-card = Karte der Bank
    .nom = die Karte der Bank
    .zu = auf die Karte der Bank
    .aus = von der Karte der Bank
    .leer = noch keine
your-card = deine Karte
    .nom = deine Karte
    .zu = auf deine Karte
    .aus = von deiner Karte
    .leer = noch keine
turned-aside = beiseitegelegte Karten
    .nom = die beiseitegelegten Karten
    .zu = zu den beiseitegelegten Karten
    .aus = von den beiseitegelegten Karten
    .leer = keine
house-tricks = Stiche der Bank
    .nom = die Stiche der Bank
    .zu = zu den Stichen der Bank
    .aus = aus den Stichen der Bank
    .leer = keine
your-tricks = deine Stiche
    .nom = deine Stiche
    .zu = zu deinen Stichen
    .aus = aus deinen Stichen
    .leer = keine

## Zähler, die nur die Kommandozeile zeigt

cards-kept = behaltene Karten
house-call = Ansage der Bank
contract = Kontrakt
side-on-lead = Seite, die ausspielt
tricks-played = gespielte Stiche
deals-of-rubber = Spiele des Rubbers
rubber-number = Nummer des Rubbers
deal-of-round = aktuelles Spiel der Runde
cards-left-before = Restkarten der Spiele davor
round-number = Nummer der Runde

### Was auf dem Tisch liegt und geschieht, in Worten: Namen der Stapel, und was die Tasten sagen.

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
score-standard-counts = 10 Punkte für jede Karte, die ins Ziel kommt, 5 für jede von der Ablage in eine Spalte und 5 für jede aufgedeckte. Eine Karte aus dem Ziel zurückzuholen kostet 15, jeder neue Durchgang 100, wenn die Karten des Talons einzeln aufgedeckt werden.
score-vegas-counts = Du zahlst 52 für das Kartenspiel und bekommst für jede Karte im Ziel 5 zurück. Den Talon darfst du so oft durchspielen, wie die Variante es erlaubt.
score-500-counts = Du beginnst mit 500. Jede vollständige Folge bringt 100; jeder Zug und jedes Zurücknehmen kostet 1.

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
       *[other] danach noch { SPELLED($count) } Spiele
    }
   *[pass] { $count ->
        [one] danach noch ein Durchgang
       *[other] danach noch { SPELLED($count) } Durchgänge
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
    [backbone] Rückgrat: { LIST($cards, "comma") }
    [reserve] Reserve: { LIST($cards, "comma") }
    [one] { $place }: { LIST($cards, "comma") }
    [place] frei: { LIST($cards, "comma") }
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
place-now-empty = { FORM($place, "nom") } ist jetzt { FORM($place, "leer") }
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

### Was ein Zug bewirkt hat und was auf dem Tisch zu sehen ist: Satzteile.

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

### Was die Teile einer Aufzählung verbindet; "last" verbindet die letzten beiden.

list-and = { ", " }
    .last = { " und " }
list-and-only = { " und " }
    .last = { " und " }
list-clauses = { ", " }
    .last = { " und " }
list-or = { ", " }
    .last = { " oder " }
list-comma = { ", " }
    .last = { ", " }
list-full-stop = { ". " }
    .last = { ". " }
list-semicolon = { "; " }
    .last = { "; " }
list-sentence = { " " }
    .last = { " " }

clauses = { LIST($parts, "semicolon") }
sentences = { LIST($parts, "sentence") }

# Eine Zahl im Satz. Die Null und die Eins sagen die Meldungen selbst, denn dort richtet sich das Wort nach dem Genus.
# Die Form ".anfang" steht am Anfang eines Satzes, der nicht mit Ziffern beginnen soll.
spelled = { $number ->
    [0] null
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $number }
}
    .anfang = { $number ->
        [13] dreizehn
        [14] vierzehn
        [15] fünfzehn
        [16] sechzehn
        [17] siebzehn
        [18] achtzehn
        [19] neunzehn
        [20] zwanzig
       *[other] { spelled }
    }
