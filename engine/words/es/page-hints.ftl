# Hints, the way back, and demonstrations.

thinking = calculando…
advice-still-loading = Las pistas aún se están cargando. La tuya aparecerá en cuanto estén listas.
advice-not-loaded = No se han podido cargar las pistas. Recarga la página para volver a intentarlo.
looking-for-way-back = buscando dónde aún podías ganar…
no-way-back = no se conoce ninguna posición anterior desde la que se pueda ganar
review-closed = repaso cerrado
showing-way = { $count ->
    [one] se muestra una victoria en { $count } jugada
   *[other] se muestra una victoria en { $count } jugadas
}
showing-long-way = se muestra una victoria larga
no-way-found = no se ha encontrado la forma de ganar desde aquí

## The review. Each message is a sentence.

review-at-start = { $noun ->
    [rubber] Inicio del rubber.
   *[deal] Inicio de la partida.
}
review-at-move = Jugada { $number } de { $count }: { $move }.
review-no-choices = En este juego no hay nada que decidir.
review-not-judged = Aquí no se valoran las jugadas: nadie podía ver las cartas que faltaban por salir.
review-nothing-lost = Podías ganar en todo momento.
review-looking = Buscando dónde perdiste…
review-lost-unknown = No se sabe dónde perdiste.
review-still-unknown = No se sabe si aún podías ganar.
# $noun is what the game calls a deal: "deal" or "rubber".
review-never = { $noun ->
    [rubber] Era imposible ganar este rubber.
   *[deal] Era imposible ganar esta partida.
}
review-lost-at-latest = Perdiste en la jugada { $number } o antes.
review-lost-by = Perdiste en la jugada { $number }.
review-lost-between = Perdiste entre las jugadas { $first } y { $last }.
