# La hoja que dice cuántas veces gana cada jugada si solo se conocen las cartas vistas.

chances-title = Probabilidades
chances-meaning = { $count ->
    [one] Las cartas que no has visto se repartieron de nuevo al azar una vez. La tabla muestra tras qué jugadas se puede ganar ese reparto.
   *[other] Las cartas que no has visto se repartieron de nuevo al azar { $count } veces. La tabla muestra en cuántos de esos repartos se puede ganar tras cada jugada.
}
chances-won = Victorias
chances-interval = Probabilidad (confianza del 95 %)
chances-from-to = { $low } a { $high }
chances-unknown = Los repartos que no se resuelven a tiempo amplían el intervalo: cada uno puede ser victoria o derrota.
chances-fewer = Las jugadas claramente peores se probaron en menos repartos.
chances-later = En estos repartos, el programa veía todas las cartas. Tú no las ves, así que ganarás menos veces.
chances-played = { $count ->
    [one] Las cartas que no has visto se repartieron de nuevo al azar una vez. La tabla muestra tras qué jugadas ganó ese reparto un jugador automático básico.
   *[other] Las cartas que no has visto se repartieron de nuevo al azar { $count } veces. La tabla muestra cuántos de esos repartos ganó un jugador automático básico tras cada jugada.
}
chances-player = El jugador automático ve el orden del mazo, pero ninguna otra carta que no hayas visto. Quizá a ti te vaya mejor.
chances-player-sees-no-more = El jugador automático solo ve las cartas que has visto. Quizá a ti te vaya mejor.
chances-plan = La primera jugada sigue el plan del jugador automático. Otra va delante solo si es claramente mejor.
chances-points = { $count ->
    [one] Las cartas que no has visto se repartieron de nuevo al azar una vez. La tabla muestra, para cada opción, si el contrato acaba bien para ti en ese reparto y cuántos puntos ganas.
   *[other] Las cartas que no has visto se repartieron de nuevo al azar { $count } veces. La tabla muestra, para cada opción, con qué frecuencia el contrato acaba bien para ti y cuántos puntos ganas de media.
}
chances-well = Acaba bien
chances-gain = Puntos (confianza del 95 %)
chances-margin = { $points } ± { $margin }
chances-simple = Un jugador automático básico terminó cada reparto sin ver las cartas ocultas. Quizá a ti te vaya mejor.
