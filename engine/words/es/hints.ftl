### Hints and verdicts.

# $noun is what the game calls a deal: "deal" or "rubber".
game-is-won = { $noun ->
    [rubber] Ya has ganado este rubber.
   *[deal] Ya has ganado esta partida.
}
nothing-to-choose = Aquí no hay nada que elegir: pulsa en cualquier sitio para continuar.
nothing-is-certain = En { $game } nada es seguro: mucho depende de las cartas que faltan por salir.
showing-way = { $count ->
    [one] se muestra una victoria en { $count } jugada
   *[other] se muestra una victoria en { $count } jugadas
}
showing-long-way = se muestra una victoria larga

## Whether the game can be won

# $answer is "winnable", "unknown", "lost", or "never" if the deal could not be won from its start.
answer = { $answer ->
    [winnable] se puede ganar
    [lost] ya no se puede ganar
    [never] era imposible ganar
    [impossible] no se puede ganar
    [pending] aún no se sabe
   *[unknown] no se sabe si se puede ganar
}
can-be-won = Se puede ganar.
can-be-won-in = { $count ->
    [one] Se puede ganar en { $count } jugada.
   *[other] Se puede ganar en { $count } jugadas.
}
takes-hidden-cards = Se tienen en cuenta también las cartas ocultas.
not-known-after = { $count ->
    [one] No se sabe: en { NUMBER($count) } posición analizada no se ha encontrado cómo ganar, pero tampoco se descarta.
   *[other] No se sabe: en { NUMBER($count) } posiciones analizadas no se ha encontrado cómo ganar, pero tampoco se descarta.
}
not-known-so-far = Aún no se sabe: no se ha encontrado cómo ganar, pero tampoco se descarta.
there-is-a-way = Desde aquí se puede ganar.
this-is-lost = { $answer ->
    [never] Desde el principio era imposible ganar.
    [impossible] No se puede ganar.
   *[lost] Ya no se puede ganar.
}
lost-by-search = { $answer ->
    [never] Desde el principio era imposible ganar: se ha analizado todo y no hay forma de hacerlo.
    [impossible] No se puede ganar: se ha analizado todo y no hay forma de hacerlo.
   *[lost] Ya no se puede ganar: se ha analizado todo y no hay forma de hacerlo.
}
not-known-moves = No se sabe si se puede ganar. Aún quedan jugadas.
not-known-stock = No se sabe si se puede ganar. Solo puedes sacar cartas del mazo.

## A hint, such as "As de corazones a su base, descubre una carta."

in-short = { LIST($parts, "comma") }
turns-a-card = descubre una carta
# $pile is what the game calls the pile: "column", "rib", "fan" or "place".
frees-a-space = { $pile ->
    [rib] vacía una costilla
    [fan] vacía un abanico
   *[column] vacía una columna
}
# $cell is what the game calls a place for one card: "cell" or "tower".
frees-a-place = { $cell ->
    [tower] libera una torre
   *[cell] libera una celda
}
frees-card = libera { FORM($card, "the") }
guess = Quizá lo mejor: { $move }.
best-move = La mejor jugada: { $move }.
way-leads-to = { $scored ->
    [left] { $count ->
        [one] En el mejor de los casos, quedará una carta.
       *[other] En el mejor de los casos, quedarán { SPELLED($count) } cartas.
    }
   *[home] { $count ->
        [one] En el mejor de los casos, una carta más llegará a su base.
       *[other] En el mejor de los casos, { SPELLED($count) } cartas más llegarán a su base.
    }
}
nothing-useful-left = No quedan jugadas útiles.

## Why a hint is good, such as "As de corazones a su base: se descubre una carta. 80 jugadas hasta la victoria."

# $count is how many moves lead to the win.
why-hint = { $count ->
    [one] { UPPER($move) }: { $reason }. Falta { $count } jugada para ganar.
   *[other] { UPPER($move) }: { $reason }. Faltan { $count } jugadas para ganar.
}
why-hint-far = { UPPER($move) }: { $reason }. La victoria aún queda lejos.
# $known is "winnable" or "nothing".
why-guess = { $known ->
    [winnable] Quizá lo mejor: { $move }. Se puede ganar, pero aún no se sabe cómo.
   *[nothing] Quizá lo mejor: { $move }. Aún no se ha encontrado cómo ganar.
}
# $parts are those below.
gains = { LIST($parts, "clauses") }
gain-home = una carta va a su base
gain-run = se completa una secuencia
gain-one-less = quedan menos cartas
gain-turned = se descubre una carta
# $pile is what the game calls the pile: "column", "rib", "fan" or "place".
gain-space = { $pile ->
    [rib] queda vacía una costilla
    [fan] queda vacío un abanico
   *[column] queda vacía una columna
}
# $cell is what the game calls a place for one card: "cell" or "tower".
gain-place = { $cell ->
    [tower] queda libre una torre
   *[cell] queda libre una celda
}
gain-card = queda libre { FORM($card, "the") }
# $count is after how many moves the gain comes.
gain-later = { $count ->
    [1] luego { $gain }
   *[other] { SPELLED($count) } jugadas más tarde { $gain }
}
leads-to-win = lleva a la victoria

## Pistas que solo conocen las cartas ya vistas

fair-hint = { $won ->
    [0] { UPPER($move) }: { $count ->
        [one] ninguna victoria en { $count } reparto.
       *[other] ninguna victoria en { $count } repartos.
    }
   *[other] { $count ->
        [one] { UPPER($move) }: gana { $won } de { $count } reparto.
       *[other] { UPPER($move) }: gana { $won } de { $count } repartos.
    }
}
points-hint = { $goal ->
    [make] { $count ->
        [one] { UPPER($move) }: contrato cumplido en { $won } de { $count } reparto, { $points } puntos de media.
       *[other] { UPPER($move) }: contrato cumplido en { $won } de { $count } repartos, { $points } puntos de media.
    }
    [set] { $count ->
        [one] { UPPER($move) }: la casa no cumple en { $won } de { $count } reparto, { $points } puntos de media.
       *[other] { UPPER($move) }: la casa no cumple en { $won } de { $count } repartos, { $points } puntos de media.
    }
   *[points] { UPPER($move) }: { $points } puntos de media.
}
so-far = Calculando… { $hint }
won-of = { $won } de { $count }
move-from-place = { $move } (desde { FORM($place, "the") })
only-ways-back = Todas las jugadas llevan a una posición anterior.
