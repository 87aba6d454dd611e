# The statistics. $noun is what the game calls what is won or lost: a game or a rubber.

statistics-title = Estadísticas
# $game is the name of a rule set.
statistics-of = Estadísticas: { $game }
statistics-of-all = Todas las variantes
all-rule-sets-together = Todas las variantes juntas.

## Figures: what each is called, and in a small line what it counts

figure-played = { $noun ->
    [rubber] Rubbers
   *[game] Partidas
}
    .meaning = { $noun ->
        [rubber] rubbers terminados o abandonados
       *[game] partidas terminadas o abandonadas
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
    .meaning = { $noun ->
        [rubber] victorias seguidas hasta el último rubber
       *[game] victorias seguidas hasta la última partida
    }
figure-best-streak = Mejor racha
    .meaning = el máximo de victorias seguidas
figure-average = Resultado medio
    .meaning = { $noun ->
        [rubber] en puntos, de todos los rubbers
       *[game] en puntos, de todas las partidas
    }
games-won-title = { $noun ->
    [rubber] Rubbers ganados
   *[game] Partidas ganadas
}
figure-best-time = Mejor tiempo
    .meaning = la victoria más rápida
figure-median-time = Mediana de tiempo
    .meaning = la mitad de las victorias no pasó de ahí
figure-fewest-moves = Menos jugadas
    .meaning = la victoria más corta
figure-median-moves = Mediana de jugadas
    .meaning = la mitad de las victorias no pasó de ahí
wins-after-peeking = { $count ->
    [one] Una victoria llegó tras deshacer una jugada que había mostrado una carta nueva.
   *[other] { UPPER(SPELLED($count)) } victorias llegaron tras deshacer una jugada que había mostrado una carta nueva.
}

## In place of charts, while too few games were played. $count games make a chart, $left of them are missing.

games-until-charts = { $noun ->
    [rubber] { $left ->
        [one] El gráfico sale con { SPELLED($count) } rubbers: falta uno.
       *[other] El gráfico sale con { SPELLED($count) } rubbers: faltan { SPELLED($left) }.
    }
   *[game] { $left ->
        [one] El gráfico sale con { SPELLED($count) } partidas: falta una.
       *[other] El gráfico sale con { SPELLED($count) } partidas: faltan { SPELLED($left) }.
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

none-counted = Aún no ha contado ninguna partida.
none-of-rule-set-counted = { $noun ->
    [rubber] Aún no ha contado ningún rubber de esta variante.
   *[game] Aún no ha contado ninguna partida de esta variante.
}
statistics-invite = Aquí verás tus victorias, tus mejores tiempos y tus rachas.
statistics-play = Jugar
what-counts-title = Qué cuenta
what-counts = { $noun ->
    [rubber] Un rubber cuenta cuando has hecho en él alguna jugada y ha terminado. El que dejas a medias espera; cuenta como no ganado si pulsas en él «Nuevo rubber» o «Reiniciar», o si haces una jugada en otro rubber de su variante. El rubber del día y otro más se esperan el uno al otro. Un rubber abierto con un enlace que ya contiene jugadas no cuenta nunca.
   *[game] Una partida cuenta cuando has hecho en ella alguna jugada y ha terminado. La que dejas a medias espera; cuenta como no ganada si pulsas en ella «Nueva partida» o «Reiniciar», o si haces una jugada en otra partida de su variante. La partida del día y otra más se esperan la una a la otra. Una partida abierta con un enlace que ya contiene jugadas no cuenta nunca.
}

## Backups, on several sheets

backup-title = Copia de seguridad
backup-explained = Todas las partidas en curso, los resultados, los favoritos y los ajustes en un solo archivo, para guardarlo o llevarlo a otro dispositivo. Al añadir una copia se incorpora lo que aquí falta y no se borra nada.
backup-save = Guardar una copia
backup-add = Añadir una copia
