# What is on the table and what is done there, in words: labels of piles, and what the keys say.

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
    [reserve] espina dorsal: { LIST($cards, "comma") }
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
