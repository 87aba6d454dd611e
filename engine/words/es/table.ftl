### The names of cards and places. A noun has these forms: alone; ".the" with its article; ".to" with "a", so that "a el"
### becomes "al"; ".gender". Ranks also have ".a"; what may fill an empty rib has ".from" with "de", so that "de el"
### becomes "del".
###
### Players may look for a card by any form of "card", "rank" and "suit" that they type. So these have some that no message
### asks for: ".digits" ("7 de picas"), ".one" ("siete de trébol") and ".bridge", the names that bridge players use.

# Piles with numbers in a row.
columns-from-to = columnas { $first } a { $last }
    .the = las columnas { $first } a { $last }
fans-from-to = abanicos { $first } a { $last }
    .the = los abanicos { $first } a { $last }
cells-from-to = celdas { $first } a { $last }
    .the = las celdas { $first } a { $last }
towers-from-to = torres { $first } a { $last }
    .the = las torres { $first } a { $last }

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
reserve-number = { reserve } { $number }
    .the = { reserve.the } { $number }
    .to = { reserve.to } { $number }
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

### What is on the table and what is done there, in words: labels of piles, and what the keys say.

moves = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
# Something said as a sentence, and several.
statement = { UPPER($what) }.
statements = { LIST($parts, "full-stop") }.
told = { LIST($parts, "full-stop") }
# $title is the name of the game, $noun what its deals are called.
deal-title = { $noun ->
    [rubber] { $title }, rubber { $number }
   *[deal] { $title }, partida { $number }
}
score-standard-counts = Ganas 10 puntos por cada carta que llega a su base, 5 por cada una que pasa del descarte a una columna y 5 por cada una que se descubre. Pierdes 15 por cada carta que sacas de una base y, si juegas de una en una, 100 por cada nueva pasada.
score-vegas-counts = Pagas 52 puntos por la baraja y recuperas 5 por cada carta que llega a su base. Puedes recorrer el mazo tantas veces como permita la variante.
score-500-counts = Empiezas con 500 puntos. Ganas 100 por cada secuencia completa y pierdes 1 por cada jugada y por cada vez que deshaces.

## A pile, such as "Columna 3, 7 cartas, 4 boca abajo, nueve de corazones, secuencia de 2"

# $facts are those below, and names of cards.
pile = { UPPER($place) }, { LIST($facts, "comma") }
pile-none = { UPPER($place) }: ninguna
pile-tricks = { UPPER($place) }: { $count }
# $place is the pile that is empty.
empty = { FORM($place, "gender") ->
    [feminine] vacía
    [masculine] vacío
    [card] ninguna
    [gone] retirada
    [bone] retirado
   *[plural] sin cartas
}
face-down-count = { $count } boca abajo
run-of = secuencia de { $length }
# $place is the pile whose last card is locked.
locked = { FORM($place, "gender") ->
    [feminine] bloqueada
   *[masculine] bloqueado
}
covered = bajo { LIST($cards, "and", "the") }
pairs-with-cover = que es su pareja
# $noun is what the game calls it when the stock is gone through, or filled again.
passes-left = { $noun ->
    [deal] { $count ->
        [one] queda una mano después de esta
       *[other] quedan { $count } manos después de esta
    }
   *[pass] { $count ->
        [one] queda una pasada después de esta
       *[other] quedan { $count } pasadas después de esta
    }
}
card-kept = { $card }, { FORM($card, "gender") ->
    [feminine] conservada
   *[masculine] conservado
}

## All the cards of a pile

pile-is-empty = { UPPER($place) }: { empty }.
pile-is-none = { UPPER($place) }: ninguna.
pile-face-down = { UPPER($place) }: { cards } boca abajo.
pile-from-open-end = { UPPER($place) }, empezando por la de encima: { LIST($cards, "comma") }.
cards-face-down = { cards } boca abajo
hand-holds = { UPPER($place) }: { $hand }.
kept-cards = Conservas: { LIST($cards, "comma") }.

## The table in few words: the cards at the open ends, by kind of pile

# $pile is what the game calls these piles: "column", "rib", "fan" or "place" for those of the tableau, "cell" or "tower"
# for those that hold one card, "foundation", or "reserve" for those of the backbone; but "one" for a single pile, which
# $place names. $cards are names of cards, and at the end "some-empty".
open-cards = { $pile ->
    [foundation] colocadas: { LIST($cards, "comma") }
    [cell] celdas: { LIST($cards, "comma") }
    [tower] torres: { LIST($cards, "comma") }
    [backbone] espina dorsal: { LIST($cards, "comma") }
    [reserve] reserva: { LIST($cards, "comma") }
    [one] { $place }: { LIST($cards, "comma") }
   *[column] libres: { LIST($cards, "comma") }
}
# $pile is what the game calls these piles: "column", "rib", "fan", "place", "cell" or "tower".
some-empty = { $pile ->
    [cell] { $count ->
        [one] { $count } vacía
       *[other] { $count } vacías
    }
    [tower] { $count ->
        [one] { $count } vacía
       *[other] { $count } vacías
    }
    [fan] { $count ->
        [one] { $count } vacío
       *[other] { $count } vacíos
    }
    [place] { $count ->
        [one] { $count } retirada
       *[other] { $count } retiradas
    }
   *[column] { $count ->
        [one] { $count } vacía
       *[other] { $count } vacías
    }
}
hand-by-suit = { $place }: { $hand }
cards-can-move = { $count ->
    [one] se puede mover { $count } carta
   *[other] se pueden mover { $count } cartas
}
stock-can-be-turned = puedes sacar cartas del mazo
next-deal-can-begin = puedes empezar la siguiente mano
call-can-be-made = te toca hablar
no-move-left = No queda ninguna jugada.
possible-moves = { moves }: { LIST($moves, "semicolon") }.

## A hand, such as "picas as, nueve; sin corazones; un comodín"

suit-of-hand = { suit } { LIST($ranks, "comma") }
no-suit-in-hand = sin { suit }
jokers-in-hand = { $count ->
    [one] un comodín
   *[other] los dos comodines
}

## What a move does, to follow the name of a card

card-home = { $card } a su base
card-with-others = { $card } con { $count ->
    [one] una carta
   *[other] { SPELLED($count) } cartas
} encima
cards-to = { $cards } { FORM($place, "to") }
uncovered = destapa { FORM($card, "the") }
freed = queda libre { FORM($card, "the") }
place-now-empty = { FORM($place, "gender") ->
    [gone] se retira { FORM($place, "the") }
    [masculine] queda vacío { FORM($place, "the") }
   *[feminine] queda vacía { FORM($place, "the") }
}
turn-a-card = sacar una carta
stock-to = del mazo { FORM($place, "to") }
# What was done. $count is the number of the cards.
waste-turned-over = se da la vuelta al descarte, { cards } de nuevo en el mazo
waste-turned-over-last = se da la vuelta al descarte por última vez, { cards } de nuevo en el mazo
# The same as a move that can be made, or that was taken back.
turn-waste-over = dar la vuelta al descarte, { cards } de nuevo en el mazo
turn-waste-over-last = dar la vuelta al descarte por última vez, { cards } de nuevo en el mazo
turned = sale { FORM($card, "the") }
turned-on = sale { FORM($card, "the") }, sobre { LIST($cards, "and-only", "the") }

capital = { UPPER($what) }
score = { $scored ->
    [left] { $points ->
        [one] queda { $points }
       *[other] quedan { $points }
    }
    [shown] { $points ->
        [one] { $points } descubierta
       *[other] { $points } descubiertas
    }
    [ahead] { $points } de ventaja
    [runs] { $points ->
        [one] { $points } secuencia
       *[other] { $points } secuencias
    }
   *[home] { $points ->
        [one] { $points } colocada
       *[other] { $points } colocadas
    }
}
behind = { $points } de desventaja

## Where a card is

# $count is how many cards lie on it.
found-at = { $count ->
    [0] { $place }, encima del todo
    [one] { $place }, bajo una carta
   *[other] { $place }, bajo { SPELLED($count) } cartas
}
card-found = { UPPER($card) }: { LIST($places, "semicolon") }.
card-not-in-sight = { UPPER($card) }: no está a la vista.
card-at = { $card }, { $place }
stock-count = { $count }
stock-and-redeals = { $count } ↻

### What a move did, and what can be seen on the table: parts of a sentence.

card-to = { $card } { FORM($place, "to") }
turned-up = se descubre { FORM($card, "the") }
# What was done. $count is the number of the cards: 1 or 2.
cards-taken-away = { $count ->
    [one] se retira { LIST($cards, "and", "the") }
   *[other] se retiran { LIST($cards, "and", "the") }
}
# The same as a move that can be made, or that was taken back.
take-cards-away = retirar { LIST($cards, "and", "the") }
on-waste-now = queda encima del descarte { FORM($card, "the") }
# A deal of a rubber of Bridge Solitaire.
next-deal = siguiente mano
# A deal of a round of Golf.
next-deal-of-round = siguiente mano
deal-begins = mano { $deal }; hasta ahora, { $left ->
    [one] { $left } carta sin jugar
   *[other] { $left } cartas sin jugar
}
card-to-every-column = una carta a cada columna
dealt-to-columns = una carta a cada columna: { LIST($cards, "comma") }
run-complete = se completa una secuencia de { suit }

# Beside the piles

begins-with = desde { rank.the }
in-reserve = { $count } en reserva
run-and-next = Secuencia de { $length } · sigue: { LIST($ranks, "or", "a") }
run-ends = Secuencia de { $length } · no encaja nada
# Which deal of a round of Golf it is; it stands after "Partida 4711".
standing-of-round = { $number } de { $count }
deals-left = { $count ->
    [one] { $count } reparto
   *[other] { $count } repartos
}

### What joins the parts of a list; "last" joins the last two.

list-and = { ", " }
    .last = { " y " }
# Names of a few things, without a comma.
list-and-only = { " y " }
    .last = { " y " }
# A few clauses, such as "una carta va a su base y queda vacía una columna".
list-clauses = { " y " }
    .last = { " y " }
list-or = { ", " }
    .last = { " o " }
list-comma = { ", " }
    .last = { ", " }
list-full-stop = { ". " }
    .last = { ". " }
list-semicolon = { "; " }
    .last = { "; " }
list-sentence = { " " }
    .last = { " " }

# Parts of a sentence, and whole sentences, one after the other.
clauses = { LIST($parts, "semicolon") }
sentences = { LIST($parts, "sentence") }

# A number in a sentence. What is counted is nearly always feminine (cartas, jugadas, bazas, partidas); where it is not,
# messages say the number one themselves.
spelled = { $number ->
    [0] ninguna
    [1] una
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
    [13] trece
    [14] catorce
    [15] quince
    [16] dieciséis
    [17] diecisiete
    [18] dieciocho
    [19] diecinueve
    [20] veinte
   *[other] { $number }
}
