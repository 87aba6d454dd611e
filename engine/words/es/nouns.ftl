# The names of cards and places. A noun has these forms: alone; ".the" with its article; ".to" with "a", so that "a el"
# becomes "al"; ".gender". Ranks also have ".a"; what may fill an empty rib has ".from" with "de", so that "de el"
# becomes "del".
#
# Players may look for a card by any form of "card", "rank" and "suit" that they type. So these have some that no message
# asks for: ".digits" ("7 de picas"), ".one" ("siete de trébol") and ".bridge", the names that bridge players use.

## Cards

# $rank is 1 for the ace to 13 for the king.
rank = { $rank ->
    [1] as
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] jota
    [12] reina
   *[13] rey
}
    .the = { $rank ->
        [11] la { rank }
        [12] la { rank }
       *[other] el { rank }
    }
    .a = { $rank ->
        [11] una { rank }
        [12] una { rank }
       *[other] un { rank }
    }
    .gender = { $rank ->
        [11] feminine
        [12] feminine
       *[other] masculine
    }
    .bridge = { $rank ->
        [11] valet
        [12] dama
       *[other] { rank }
    }
suit = { $suit ->
    [clubs] tréboles
    [diamonds] diamantes
    [hearts] corazones
   *[spades] picas
}
    .one = { $suit ->
        [clubs] trébol
        [diamonds] diamante
        [hearts] corazón
       *[spades] pica
    }
card = { rank } de { suit }
    .the = { rank.the } de { suit }
    .gender = { rank.gender }
    .sign = { rank-sign }{ suit-sign }
    .digits = { rank-sign } de { suit }
    .digits-one = { rank-sign } de { suit.one }
    .one = { rank } de { suit.one }
    .bridge = { rank.bridge } de { suit }
    .bridge-one = { rank.bridge } de { suit.one }
rank-sign = { $rank ->
    [1] A
    [11] J
    [12] Q
    [13] K
   *[other] { $rank }
}
# The letters that stand on the cards of the country: packs with French suits have the English ones in Spain and America.
rank-sign-national = { rank-sign }
suit-sign = { $suit ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
   *[spades] ♠
}
joker = comodín
    .the = el comodín
    .gender = masculine
    .sign = comodín
face-down-card = carta boca abajo
    .the = la carta boca abajo
    .gender = feminine
    .sign = carta boca abajo

## Sets of cards, as in "Ahí solo va un ocho rojo"

any-card = cualquier carta
no-card = ninguna carta
card-of-rank = { rank.a }
# $colour is "red" or "black".
card-of-colour = { $rank ->
    [11] { $colour ->
        [red] una { rank } roja
       *[black] una { rank } negra
    }
    [12] { $colour ->
        [red] una { rank } roja
       *[black] una { rank } negra
    }
   *[other] { $colour ->
        [red] un { rank } rojo
       *[black] un { rank } negro
    }
}
# $suits are one suit or three, in words.
card-of-suits = { rank.the } de { LIST($suits, "or") }
one-of = { LIST($cards, "or") }

## Places that many games have. The gender is that of an adjective such as "vacía": "feminine", "masculine", or "plural"
## where none is said; "card" where a place is called by its card, and "gone" in the pyramid.

stock = mazo
    .the = el mazo
    .to = al mazo
    .from = del mazo
    .gender = masculine
waste = descarte
    .the = el descarte
    .to = al descarte
    .from = del descarte
    .gender = masculine
reserve = reserva
    .the = la reserva
    .to = a la reserva
    .gender = feminine
foundation-of = base de { suit }
    .the = la base de { suit }
    .to = a la base de { suit }
    .gender = feminine
column-number = columna { $number }
    .the = la columna { $number }
    .to = a la columna { $number }
    .gender = feminine
cell-number = celda { $number }
    .the = la celda { $number }
    .to = a la celda { $number }
    .gender = feminine
redeals = pasadas restantes
    .the = las pasadas restantes
    .to = a las pasadas restantes
    .gender = plural

## Places of single games

first-foundation-of = primera base de { suit }
    .the = la primera base de { suit }
    .to = a la primera base de { suit }
    .gender = feminine
second-foundation-of = segunda base de { suit }
    .the = la segunda base de { suit }
    .to = a la segunda base de { suit }
    .gender = feminine
left-spine = lado izquierdo de la espina dorsal
    .the = el lado izquierdo de la espina dorsal
    .to = al lado izquierdo de la espina dorsal
    .gender = masculine
right-spine = lado derecho de la espina dorsal
    .the = el lado derecho de la espina dorsal
    .to = al lado derecho de la espina dorsal
    .gender = masculine
coccyx = coxis
    .the = el coxis
    .to = al coxis
    .gender = bone
# $number counts the ribs of a side from the top, 1 to 4.
left-rib = { rib-height } costilla izquierda
    .the = la { rib-height } costilla izquierda
    .to = a la { rib-height } costilla izquierda
    .gender = feminine
right-rib = { rib-height } costilla derecha
    .the = la { rib-height } costilla derecha
    .to = a la { rib-height } costilla derecha
    .gender = feminine
rib-height = { $number ->
    [1] primera
    [2] segunda
    [3] tercera
   *[4] cuarta
}
black-hole = agujero negro
    .the = el agujero negro
    .to = al agujero negro
    .gender = masculine
fan-number = abanico { $number }
    .the = el abanico { $number }
    .to = al abanico { $number }
    .gender = masculine
run-number = lugar para la secuencia { $number }
    .the = el lugar para la secuencia { $number }
    .to = al lugar para la secuencia { $number }
    .gender = masculine
tower-number = torre { $number }
    .the = la torre { $number }
    .to = a la torre { $number }
    .gender = feminine
pyramid-place = carta { $number } de la fila { $row }
    .the = la carta { $number } de la fila { $row }
    .to = a la carta { $number } de la fila { $row }
    .gender = gone
taken-away = cartas retiradas
    .the = las cartas retiradas
    .to = a las cartas retiradas
    .gender = card
hour = { $number ->
    [1] la una
   *[other] las { SPELLED($number) }
}
    .the = { hour }
    .to = a { hour }
    .gender = plural
middle = centro
    .the = el centro
    .to = al centro
    .gender = masculine
# In The Clock: where the card lies that was turned up, and has to go to its hour.
hand-of-clock = tu mano
    .the = tu mano
    .to = a tu mano
    .gender = feminine

## Bridge Solitaire

# The cards of the player.
hand = tu mano
    .the = tu mano
    .to = a tu mano
    .gender = feminine
blind = tapadas
    .the = las tapadas
    .to = a las tapadas
    .gender = plural
discard = descarte
    .the = el descarte
    .to = al descarte
    .gender = masculine
house-card = carta de la casa
    .the = la carta de la casa
    .to = a la carta de la casa
    .gender = card
your-card = tu carta
    .the = tu carta
    .to = a tu carta
    .gender = card
turned-aside = cartas apartadas
    .the = las cartas apartadas
    .to = a las cartas apartadas
    .gender = plural
house-tricks = bazas de la casa
    .the = las bazas de la casa
    .to = a las bazas de la casa
    .gender = plural
your-tricks = tus bazas
    .the = tus bazas
    .to = a tus bazas
    .gender = plural

## Counts, which only the command line shows

cards-kept = cartas conservadas
    .gender = plural
house-call = voz de la casa
    .gender = feminine
contract = contrato
    .gender = masculine
side-on-lead = bando que sale
    .gender = masculine
tricks-played = bazas jugadas
    .gender = plural
deals-of-rubber = manos del rubber
    .gender = plural
rubber-number = número del rubber
    .gender = masculine
deal-of-round = mano actual de la ronda
    .gender = feminine
cards-left-before = cartas restantes de las manos anteriores
    .gender = plural
round-number = número de la ronda
    .gender = masculine
