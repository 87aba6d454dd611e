# Hints and verdicts.

# $noun is what the game calls a deal: "deal" or "rubber".
game-is-won = { $noun ->
    [rubber] El rubber está ganado.
   *[deal] La partida está ganada.
}
nothing-to-choose = No hay nada que elegir: pulsa en cualquier sitio para seguir.
nothing-is-certain = En { $game } nada es seguro: mucho depende de las cartas que vengan.

## Whether the game can be won

# $answer is "winnable", "unknown", "lost", or "never" if the deal could not be won from its start.
answer = { $answer ->
    [winnable] se puede ganar
    [lost] ya no se puede ganar
    [never] nunca se pudo ganar
    [impossible] no se puede ganar
    [pending] aún no se sabe
   *[unknown] no se sabe si se puede ganar
}
can-be-won = Se puede ganar.
can-be-won-in = { $count ->
    [one] Se puede ganar: se conoce un camino de { $count } jugada.
   *[other] Se puede ganar: se conoce un camino de { $count } jugadas.
}
takes-hidden-cards = Este veredicto tiene en cuenta las cartas ocultas.
not-known-after = { $count ->
    [one] No se sabe: en { NUMBER($count) } posición no se ha hallado ni una forma de ganar ni la prueba de que no la haya.
   *[other] No se sabe: en { NUMBER($count) } posiciones no se ha hallado ni una forma de ganar ni la prueba de que no la haya.
}
not-known-so-far = No se sabe: hasta ahora no se ha hallado ni una forma de ganar ni la prueba de que no la haya.
there-is-a-way = Desde aquí se puede ganar.
this-is-lost = { $answer ->
    [never] Nunca se pudo ganar.
    [impossible] No se puede ganar.
   *[lost] Ya no se puede ganar.
}
lost-by-search = { $answer ->
    [never] Nunca se pudo ganar: la búsqueda lo ha probado todo sin hallar cómo ganar.
    [impossible] No se puede ganar: la búsqueda lo ha probado todo sin hallar cómo ganar.
   *[lost] Ya no se puede ganar: la búsqueda lo ha probado todo sin hallar cómo ganar.
}
not-known-moves = No se sabe si se puede ganar. Quedan jugadas por hacer.
not-known-stock = No se sabe si se puede ganar. Solo queda sacar cartas del mazo.

## A hint, such as "As de corazones a su base, descubre una carta."

in-short = { LIST($parts, "comma") }
turns-a-card = descubre una carta
# $pile is what the game calls the pile: "column", "rib", "fan" or "place".
frees-a-space = { $pile ->
    [column] vacía una columna
    [rib] vacía una costilla
    [fan] vacía un abanico
   *[place] deja un hueco
}
# $cell is what the game calls a place for one card: "cell" or "tower".
frees-a-place = { $cell ->
    [tower] libera una torre
   *[cell] libera una celda
}
frees-card = libera { FORM($card, "the") }
guess = Una conjetura: { $move }.
best-move = La mejor jugada: { $move }.
way-leads-to = { $scored ->
    [left] { $count ->
        [one] En el mejor de los casos queda { $count } carta.
       *[other] En el mejor de los casos quedan { $count } cartas.
    }
   *[home] { $count ->
        [one] En el mejor de los casos { $count } carta llega a su base.
       *[other] En el mejor de los casos { $count } cartas llegan a su base.
    }
}
nothing-useful-left = Ya ninguna jugada sirve de nada.

## Why a hint is good, such as "As de corazones a su base: se descubre una carta. 80 jugadas hasta la victoria."

# $count is how many moves lead to the win.
why-hint = { $count ->
    [one] { UPPER($move) }: { $reason }. { $count } jugada hasta la victoria.
   *[other] { UPPER($move) }: { $reason }. { $count } jugadas hasta la victoria.
}
why-hint-far = { UPPER($move) }: { $reason }. La victoria aún queda lejos.
# $known is "winnable" or "nothing".
why-guess = { $known ->
    [winnable] Una conjetura; se puede ganar, pero no se conoce ningún camino hasta la victoria: { $move }.
   *[nothing] Una conjetura, sin nada demostrado: { $move }.
}
# $parts are those below.
gains = { LIST($parts, "clauses") }
gain-home = una carta va a su base
gain-one-less = queda una carta menos
gain-turned = se descubre una carta
# $pile is what the game calls the pile: "column", "rib", "fan" or "place".
gain-space = { $pile ->
    [column] queda vacía una columna
    [rib] queda vacía una costilla
    [fan] queda vacío un abanico
   *[place] queda un hueco
}
# $cell is what the game calls a place for one card: "cell" or "tower".
gain-place = { $cell ->
    [tower] queda libre una torre
   *[cell] queda libre una celda
}
gain-card = queda libre { FORM($card, "the") }
# $count is after how many moves the gain comes.
gain-later = { $count ->
    [1] después { $gain }
   *[other] { SPELLED($count) } jugadas más tarde { $gain }
}
leads-to-win = lleva a la victoria

## Pistas que solo conocen las cartas ya vistas

fair-hint = { $won ->
    [0] { UPPER($move) }: en { $count } repartos no se halló ninguna victoria.
   *[other] { $count ->
        [one] { UPPER($move) }: gana { $won } de { $count } reparto.
       *[other] { UPPER($move) }: gana { $won } de { $count } repartos.
    }
}
points-hint = { $goal ->
    [make] { $count ->
        [one] { UPPER($move) }: se cumple en { $won } de { $count } reparto, { $points } puntos de media.
       *[other] { UPPER($move) }: se cumple en { $won } de { $count } repartos, { $points } puntos de media.
    }
    [set] { $count ->
        [one] { UPPER($move) }: la casa falla en { $won } de { $count } reparto, { $points } puntos de media.
       *[other] { UPPER($move) }: la casa falla en { $won } de { $count } repartos, { $points } puntos de media.
    }
   *[points] { UPPER($move) }: { $points } puntos de media.
}
so-far = Por ahora: { $hint }
won-of = { $won } de { $count }
move-from-place = { $move } ({ $place })
only-ways-back = Toda jugada lleva de vuelta a donde ya has estado.
