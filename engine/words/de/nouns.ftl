# Die Namen der Karten und Plätze. Eine Karte hat die Formen ".nom", ".akk" und ".dat" mit Artikel, ".zu" ("zur
# Herz-Dame") und ".von" ("vom Herz-Buben"); ein Platz hat ".nom" mit Artikel, wo er einen braucht, ".zu" für die
# Richtung ("auf den Talon") und ".aus" für die Herkunft ("vom Talon"). Die Form ".auch" ist nur dazu da, dass man sie
# eintippen kann, um eine Karte zu finden.

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
