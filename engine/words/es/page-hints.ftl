# Hints, the way back, and demonstrations.

thinking = pensando
advice-still-loading = Los consejos aún se están cargando. Aparecerán solos.
advice-not-loaded = No se han podido cargar los consejos. Vuelve a cargar la página para recibirlos.
looking-for-way-back = buscando hasta dónde se podía ganar
no-way-back = no se conoce ninguna posición anterior desde la que se pudiera ganar
review-closed = repaso cerrado
showing-way = { $count ->
    [one] se muestra un camino a la victoria en { $count } jugada
   *[other] se muestra un camino a la victoria en { $count } jugadas
}
showing-long-way = se muestra un camino largo a la victoria
no-way-found = desde aquí no se ha hallado ningún camino a la victoria

## The review. Each message is a sentence.

review-at-start = { $noun ->
    [rubber] Inicio del rubber.
   *[deal] Inicio de la partida.
}
review-at-move = Jugada { $number } de { $count }: { $move }.
review-no-choices = En este juego no hay nada que decidir.
review-not-judged = En este juego no se juzga cuál era la mejor jugada: nadie podía ver las cartas que iban a salir.
review-nothing-lost = Se puede ganar desde todas las posiciones.
review-looking = Buscando dónde se perdió.
review-lost-unknown = No se sabe dónde se perdió.
review-still-unknown = No se sabe si aún se puede ganar.
# $noun is what the game calls a deal: "deal" or "rubber".
review-never = { $noun ->
    [rubber] Era imposible ganar este rubber.
   *[deal] Era imposible ganar esta partida.
}
review-lost-at-latest = Se perdió en la jugada { $number }, como muy tarde.
review-lost-by = Se perdió con la jugada { $number }.
review-lost-between = Se perdió entre la jugada { $first } y la { $last }.
