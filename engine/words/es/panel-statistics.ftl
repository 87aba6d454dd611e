# The statistics. $noun is what the game calls what is won or lost: a game or a rubber.

statistics-title = Estadísticas
# $game is the name of a rule set.
statistics-of = Estadísticas: { $game }
statistics-of-all = Todas las estadísticas
all-rule-sets-together = Todos los juegos juntos.

## Figures: what each is called, and in a small line what it counts

figure-played = { $noun ->
    [rubber] Rubbers
   *[game] Partidas
}
    .meaning = { $noun ->
        [rubber] rubbers que terminaste o abandonaste
       *[game] partidas que terminaste o abandonaste
    }
figure-won = Victorias
    .meaning = { $noun ->
        [rubber] de los rubbers jugados
       *[game] de las partidas jugadas
    }
figure-win-rate = % de victorias
    .meaning = { $noun ->
        [rubber] de los rubbers jugados
       *[game] de las partidas jugadas
    }
figure-streak = Racha
    .meaning = victorias seguidas ahora mismo
figure-best-streak = Mejor racha
    .meaning = máximo de victorias seguidas
figure-average = Puntuación media
    .meaning = { $noun ->
        [rubber] en puntos, de todos los rubbers
       *[game] en puntos, de todas las partidas
    }
games-won-title = { $noun ->
    [rubber] Rubbers ganados
   *[game] Partidas ganadas
}
figure-best-time = Mejor tiempo
    .meaning = tu victoria más rápida
figure-median-time = Mediana de tiempo
    .meaning = la mitad de tus victorias, en este tiempo o menos
figure-fewest-moves = Mínimo de jugadas
    .meaning = tu victoria más corta
figure-median-moves = Mediana de jugadas
    .meaning = la mitad de tus victorias, con estas jugadas o menos
wins-after-peeking = { $count ->
    [one] Una victoria llegó tras deshacer una jugada que había descubierto una carta nueva.
   *[other] { UPPER(SPELLED($count)) } victorias llegaron tras deshacer una jugada que había descubierto una carta nueva.
}

## In place of charts, while too few games were played. $count games make a chart, $left of them are missing.

games-until-charts = { $noun ->
    [rubber] { $left ->
        [one] Los gráficos aparecen tras { SPELLED($count) } rubbers: falta uno.
       *[other] Los gráficos aparecen tras { SPELLED($count) } rubbers: faltan { SPELLED($left) }.
    }
   *[game] { $left ->
        [one] Los gráficos aparecen tras { SPELLED($count) } partidas: falta una.
       *[other] Los gráficos aparecen tras { SPELLED($count) } partidas: faltan { SPELLED($left) }.
    }
}

## The results one by one, such as "ganada · 120 jugadas · 4:05"

latest-games = { $noun ->
    [rubber] Últimos rubbers
   *[game] Últimas partidas
}
# $noun is what the game calls what is won or lost: "game" or "rubber".
result-won = { $noun ->
    [rubber] ganado
   *[game] ganada
}
# $noun is what the game calls what is won or lost: "game" or "rubber".
result-lost = { $noun ->
    [rubber] perdido
   *[game] perdida
}
# $line is the result, $day a day such as "21 de noviembre de 2026".
delete-result = Borrar: { $day }, { $line }

## Which games count

none-counted = Aún no hay partidas en las estadísticas.
none-of-rule-set-counted = { $noun ->
    [rubber] Aún no hay rubbers en las estadísticas.
   *[game] Aún no hay partidas en las estadísticas.
}
statistics-invite = Aquí verás tus victorias, tus mejores tiempos y tus rachas.
statistics-play = Jugar
what-counts-title = Qué cuenta
what-counts = { $noun ->
    [rubber] Un rubber cuenta cuando ha terminado. Si lo dejas, al volver lo encontrarás como estaba. Cuenta como no ganado en cuanto haces una jugada en otro rubber de la misma variante, también después de «{ new-button }» o «{ restart-button }»; si vuelves a él con «{ undo-button }», eso ya no cuenta. Si solo faltaba pulsar «{ finish-button }», cuenta como ganado. El rubber del día y otro más pueden estar en curso a la vez, y una victoria en el del día cuenta para el día en que lo empezaste. Un rubber abierto con un enlace que ya contiene jugadas no cuenta nunca.
   *[game] Una partida cuenta cuando ha terminado. Si la dejas, al volver la encontrarás como estaba. Cuenta como no ganada en cuanto haces una jugada en otra partida de la misma variante, también después de «{ new-button }» o «{ restart-button }»; si vuelves a ella con «{ undo-button }», eso ya no cuenta. Si solo faltaba pulsar «{ finish-button }», cuenta como ganada. La partida del día y otra más pueden estar en curso a la vez, y una victoria en la del día cuenta para el día en que la empezaste. Una partida abierta con un enlace que ya contiene jugadas no cuenta nunca.
}

## Backups, on several sheets

backup-title = Copia de seguridad
backup-explained = Todas tus partidas en curso, resultados, favoritos y ajustes en un solo archivo, para guardarlo o llevarlo a otro dispositivo. Al añadir una copia se incorpora lo que aquí falta y no se borra nada.
backup-save = Guardar una copia
backup-add = Añadir una copia
