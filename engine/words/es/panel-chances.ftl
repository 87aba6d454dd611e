# La hoja que dice cuántas veces gana cada jugada si solo se conocen las cartas vistas.

chances-title = Probabilidades
chances-meaning = { $count ->
    [one] Las cartas que no has visto se repartieron de nuevo { $count } vez. Tras cada jugada se pueden ganar estos repartos:
   *[other] Las cartas que no has visto se repartieron de nuevo { $count } veces. Tras cada jugada se pueden ganar estos repartos:
}
chances-won = Repartos
chances-interval = Probabilidad (al 95 %)
chances-from-to = { $low } a { $high }
chances-unknown = Si un reparto no se pudo juzgar a tiempo, la probabilidad admite tanto ganar como perder.
chances-fewer = Una jugada claramente peor se probó en menos repartos.
chances-later = Estos repartos se juzgaron con todas las cartas a la vista. Tú no las ves: espera algo menos.
chances-played = { $count ->
    [one] Las cartas que no has visto se repartieron de nuevo { $count } vez. Tras cada jugada, un jugador sencillo ganó estos repartos:
   *[other] Las cartas que no has visto se repartieron de nuevo { $count } veces. Tras cada jugada, un jugador sencillo ganó estos repartos:
}
chances-player = Este jugador conoce el orden del mazo, pero ninguna otra carta que no hayas visto. Quien juega mejor puede esperar más.
chances-player-sees-no-more = Este jugador no ve ninguna carta que no hayas visto. Quien juega mejor puede esperar más.
chances-plan = La primera jugada sigue el plan de este jugador. Otra va delante solo si es claramente mejor.
chances-points = { $count ->
    [one] Las cartas que no has visto se repartieron de nuevo { $count } vez. Con esta frecuencia el contrato acaba bien para ti, y estos puntos ganas de media:
   *[other] Las cartas que no has visto se repartieron de nuevo { $count } veces. Con esta frecuencia el contrato acaba bien para ti, y estos puntos ganas de media:
}
chances-well = Acaba bien
chances-gain = Puntos (al 95 %)
chances-margin = { $points } ± { $margin }
chances-simple = Un jugador sencillo termina cada reparto, y tampoco ve las cartas. Quien juega mejor puede esperar más.
