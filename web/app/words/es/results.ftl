### features/statistics: The statistics. $noun is what the game calls what is won or lost: a game or a rubber.

statistics-title = Estadísticas
# $game is the name of a rule set.
statistics-of = Estadísticas: { $game }
statistics-of-all = Todas las estadísticas
all-rule-sets-together = Todos los juegos juntos
result = resultado

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
        [rubber] en puntos, entre todos los rubbers
       *[game] entre todas las partidas
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
    [rubber] Un rubber cuenta cuando ha terminado. Si lo dejas, al volver lo encontrarás como estaba. Cuenta como no ganado en cuanto haces una jugada en otro rubber de la misma variante, también después de «{ new-button }» o «{ restart-button }», salvo que vuelvas a él con «{ undo-button }». Si solo faltaba pulsar «{ finish-button }», cuenta como ganado. El rubber del día y otro más pueden estar en curso a la vez, y una victoria en el del día cuenta para el día en que lo empezaste. Un rubber abierto con un enlace que ya contiene jugadas no cuenta nunca.
   *[game] Una partida cuenta cuando ha terminado. Si la dejas, al volver la encontrarás como estaba. Cuenta como no ganada en cuanto haces una jugada en otra partida de la misma variante, también después de «{ new-button }» o «{ restart-button }», salvo que vuelvas a ella con «{ undo-button }». Si solo faltaba pulsar «{ finish-button }», cuenta como ganada. La partida del día y otra más pueden estar en curso a la vez, y una victoria en la del día cuenta para el día en que la empezaste. Una partida abierta con un enlace que ya contiene jugadas no cuenta nunca.
}

### features/statistics: The charts and tables of the statistics. $noun is what the game calls what is won or lost: a
### game or a rubber.

# Opens the numbers of a chart as a table.
as-table = Mostrar como tabla

## The chart of the last games: a bar for each

last-games = { $noun ->
    [rubber] { $count ->
        [one] Último rubber
       *[other] Últimos { $count } rubbers
    }
   *[game] { $count ->
        [one] Última partida
       *[other] Últimas { $count } partidas
    }
}
# For those who do not see the chart.
last-games-in-words = { $noun ->
    [rubber] { last-games }, del más antiguo al más reciente: { $won ->
        [one] { $won } ganado
       *[other] { $won } ganados
    }, { $lost ->
        [one] { $lost } no ganado
       *[other] { $lost } no ganados
    }.
   *[game] { last-games }, de la más antigua a la más reciente: { $won ->
        [one] { $won } ganada
       *[other] { $won } ganadas
    }, { $lost ->
        [one] { $lost } no ganada
       *[other] { $lost } no ganadas
    }.
}
# Beside the title. $streak is how many games in a row were won up to the last one.
streak-and-longest = Racha actual: { $streak }; la más larga: { $longest }
# The legend of the chart.
# $noun is what the game calls what is won or lost: "game" or "rubber".
count-won = { $noun ->
    [rubber] { $count ->
        [one] { $count } ganado
       *[other] { $count } ganados
    }
   *[game] { $count ->
        [one] { $count } ganada
       *[other] { $count } ganadas
    }
}
# $noun is what the game calls what is won or lost: "game" or "rubber".
count-not-won = { $noun ->
    [rubber] { $count ->
        [one] { $count } no ganado
       *[other] { $count } no ganados
    }
   *[game] { $count ->
        [one] { $count } no ganada
       *[other] { $count } no ganadas
    }
}
oldest-first = en orden cronológico
# The titles of the columns of its table, and the results.
number-of-game = { $noun ->
    [rubber] Rubber
   *[game] Partida
}
result-of-game = Resultado
# $noun is what the game calls what is won or lost: "game" or "rubber".
game-was-won = { $noun ->
    [rubber] ganado
   *[game] ganada
}
# $noun is what the game calls what is won or lost: "game" or "rubber".
game-was-not-won = { $noun ->
    [rubber] no ganado
   *[game] no ganada
}

## The chart of the win rate, each point for some games in a row

win-rates = Porcentaje de victorias
games-at-a-time = { $noun ->
    [rubber] en { $span } rubbers seguidos
   *[game] en { $span } partidas seguidas
}
# For those who do not see the chart. All but $span and $played are shares, such as "33 %".
win-rates-in-words = { $noun ->
    [rubber] Porcentaje de victorias en { $span } rubbers seguidos, sobre { $played } en total: { win-rates-between }.
   *[game] Porcentaje de victorias en { $span } partidas seguidas, sobre { $played } en total: { win-rates-between }.
}
win-rates-between = { $first } al principio, { $last } al final, mínimo { $lowest }, máximo { $highest }
# $start and $end are ordinal numbers, here without an ending.
win-rates-caption = { $noun ->
    [rubber] Porcentaje de victorias en los últimos { $span } rubbers, tras cada rubber del { $start } al { $end }: ahora { $last }, máximo { $highest }.
   *[game] Porcentaje de victorias en las últimas { $span } partidas, tras cada partida de la { $start } a la { $end }: ahora { $last }, máximo { $highest }.
}
# The titles of the columns of its table. In the first column stand ordinal numbers.
games-up-to = { $noun ->
    [rubber] Hasta el rubber
   *[game] Hasta la partida
}
rate-of-wins = Victorias

## The table of the scores

# $scored is what the score counts: cards that are home, left or shown, or points ahead of the house.
scores-title = { $scored ->
    [left] Puntuación: cartas sin jugar al final de cada partida
    [shown] Puntuación: cartas descubiertas al final de cada partida
    [ahead] Puntuación: puntos de ventaja al final de cada rubber
   *[home] Puntuación: cartas colocadas al final de cada partida
}
scores-in-words = { $noun ->
    [rubber] Puntuaciones de { $lowest } a { $highest }; la mitad de los rubbers, { $half } o menos.
   *[game] Puntuaciones de { $lowest } a { $highest }; la mitad de las partidas, { $half } o menos.
}
score-of-game = Puntuación
games-with-score = { $noun ->
    [rubber] Rubbers
   *[game] Partidas
}
# $between is "words" where a dash would stand beside the minus of a score below 0.
score-band = { $between ->
    [words] { $first } a { $last }
   *[dash] { $first }–{ $last }
}
# $noun is what the game calls what is won or lost: "game" or "rubber".
games-and-won = { $noun ->
    [rubber] { $count }, { $won ->
        [one] { $won } ganado
       *[other] { $won } ganados
    }
   *[game] { $count }, { $won ->
        [one] { $won } ganada
       *[other] { $won } ganadas
    }
}

## The tables of win rates

rates-by-rule-set = Por juego
rates-by-difficulty = Por dificultad
rate-easy = Fáciles
rate-middling = Normales
rate-hard = Difíciles
rate-unknown = Sin determinar
how-hard = La dificultad indica cuánto tardó el programa en llegar a un resultado: cuanto más, más difícil.
rate-games = { $noun ->
    [rubber] Rubbers
   *[game] Partidas
}
# What the mark in a bar means: how many of the deals can be won.
rate-mark = ganables
rate-mark-meaning = La marca indica aproximadamente qué proporción de las partidas se puede ganar.
rate-possible = ganables (aprox.): { $share }

## The charts of how long the wins took. $count wins, always five or more; times are such as "4:05".

time-of-win = Tiempo hasta ganar
moves-of-win = Jugadas hasta ganar
time-of-wins-in-words = Tiempo hasta ganar: { $count } victorias, de { $least } a { $most }; la mitad, en { $half } o menos.
moves-of-wins-in-words = Jugadas hasta ganar: { $count } victorias, de { $least } a { $most } jugadas; la mitad, en { $half } o menos.
median-of-wins = mediana { $half }, { $count } victorias
wins-of-band = Victorias
band-or-more = { $first } o más
band-from-to = { $first } a { $last }
band-to-under = { $first } a menos de { $end }

### features/statistics, features/report, panels: The bidding box of Bridge Solitaire, and the table of its contracts in
### the statistics.

# The button that makes the call, before and after one is chosen. $bid is a sign, such as "3♠".
bid-button = Subastar
bid-button-with = Subastar { $bid }
nothing-to-study = Podrás analizar la mano cuando termine.
no-score-sheet = Este juego no tiene hoja de tanteo.
house-is-not-bidding = La casa no está subastando.

## The table of contracts. $side is "you" or "house".

contracts-title = Contratos
contracts-all = Todos
contracts-level = Nivel
bid-by = { $side ->
    [you] Tus voces
   *[house] Voces de la casa
}
# How many contracts a side bid, made, and did not make.
contracts-bid = Total
contracts-made = Cumplidos
contracts-set = Multados
no-contract-bid = { $side ->
    [you] Aún no has subastado ningún contrato.
   *[house] La casa aún no ha subastado ningún contrato.
}
# $share is a share, such as "33 %".
contracts-made-of = { $side ->
    [you] Has cumplido { $made } de { contracts-of }: { $share }.
   *[house] La casa ha cumplido { $made } de { contracts-of }: { $share }.
}
contracts-of = { $count ->
    [one] { $count } contrato
   *[other] { $count } contratos
}
contracts-doubling = Multiplicador
contracts-small-slams = Tus pequeños slams cumplidos: { $made } de { $bid }.
contracts-grand-slams = Tus grandes slams cumplidos: { $made } de { $bid }.
contracts-honours = Tus honores: 100 puntos, { $four ->
    [one] { $four } vez
   *[other] { $four } veces
}; 150 puntos, { $five ->
    [one] { $five } vez
   *[other] { $five } veces
}.

### features/ending, panels: The sheets for a game that is over, or that cannot be won any more.

end-won = ¡Has ganado!
end-lost = Has perdido
# Follows the sentence that says how the game ended.
move-that-lost = Perdiste en la jugada { $number }.
first-win-in = Tu primera victoria en { $game }
end-peeked = Deshiciste una jugada que había descubierto una carta nueva.
end-from-link = Se abrió con un enlace que ya contenía jugadas, así que no cuenta.
end-was-lesson = Empezó como lección, así que no cuenta.

## Buttons

end-new = { $noun ->
    [rubber] Nuevo rubber
   *[deal] Nueva partida
}
end-undo = Deshacer
end-share = Compartir
end-restart = Reiniciar
end-review = Repaso
end-losing-move = Dónde perdiste
end-statistics = Estadísticas
end-games = Todos los juegos
end-sound = Activar el sonido

## In the figure that the cards of a won game form

figure-of-win = Victoria
# One of these stands below, if it is true.
your-first-win = Tu primera victoria
your-best-time = Mejor tiempo
your-fewest-moves = Mínimo de jugadas
your-longest-streak = { $count } victorias seguidas

## Figures: time, moves, score and streak, each with a note beside it

end-time = Tiempo
end-moves = Jugadas
end-score = Puntuación
end-streak = Racha de victorias
# This is the best so far, it equals the best, or what the best is.
end-best = Récord
end-equals-best = iguala tu récord
end-best-time = récord: { $time }
end-fewest-moves = récord: { $count }
end-longest = Récord
end-longest-streak = récord: { $count }
# What the score counts, below its number, which is $count.
end-counted = { $scored ->
    [left] sin jugar
    [shown] { $count ->
        [one] descubierta
       *[other] descubiertas
    }
    [ahead] de ventaja
    [behind] de desventaja
    [runs] { $count ->
        [one] secuencia
       *[other] secuencias
    }
   *[home] { $count ->
        [one] colocada
       *[other] colocadas
    }
}
end-points = { $count ->
    [one] punto
   *[other] puntos
}

## The win rate. $noun is what the game calls what is won or lost.

end-rate = { $noun ->
    [rubber] { $count ->
        [one] Victorias en { $count } rubber
       *[other] Victorias en { $count } rubbers
    }
   *[game] { $count ->
        [one] Victorias en { $count } partida
       *[other] Victorias en { $count } partidas
    }
}
# For those who do not see the curve. $first and $last are shares, such as "33 %".
end-rates-in-words = { $noun ->
    [rubber] Porcentaje de victorias tras cada uno de los últimos { $count } rubbers: de { $first } a { $last }.
   *[game] Porcentaje de victorias tras cada una de las últimas { $count } partidas: de { $first } a { $last }.
}

## The daily deals of this week

week-title = Partida del día
# $ordinal is an ordinal number, here without an ending: "día 3 de la racha".
week-streak = día { $ordinal } de la racha
week-won = { $count ->
    [0] ninguna victoria esta semana
    [one] una victoria esta semana
   *[other] { SPELLED($count) } victorias esta semana
}
# $day is the name of a day of the week.
# $noun is what the game calls a deal: "deal" or "rubber".
week-day = { $noun ->
    [rubber] { $won ->
        [won] { UPPER($day) }: ganado
        [later] { UPPER($day) }: ganado otro día
       *[not] { UPPER($day) }: no ganado
    }
   *[deal] { $won ->
        [won] { UPPER($day) }: ganada
        [later] { UPPER($day) }: ganada otro día
       *[not] { UPPER($day) }: no ganada
    }
}

## A game that goes on but cannot be won

no-way-title = No se puede ganar
# $noun is what the game calls a deal: "deal" or "rubber".
game-cannot-be-won = { $noun ->
    [rubber] { $answer ->
        [never] Era imposible ganar este rubber.
        [impossible] Desde aquí este rubber no se puede ganar.
       *[lost] Este rubber ya no se puede ganar.
    }
   *[deal] { $answer ->
        [never] Era imposible ganar esta partida.
        [impossible] Desde aquí esta partida no se puede ganar.
       *[lost] Esta partida ya no se puede ganar.
    }
}
solver-sees-no-way = El programa ha descartado todas las formas de ganar.
solver-sees-no-way-hidden = El programa, que también ve las cartas ocultas, ha descartado todas las formas de ganar.
back-to-winnable = Volver a donde podías ganar
no-way-play-on = Seguir jugando

### features/share: The result of a won game to share. "Backbone Patience" is the name of this collection.

# $deal is which deal it was, such as "partida 4711" or "partida del día 22 de noviembre de 2026".
result-heading = { -coleccion }: { $game }, { $deal }
result-won-with = Victoria en { moves }
result-won-in = Victoria en { $time } con { moves }
# In the middle of the picture, if it shows no time.
result-card-won = Victoria
# For those who do not see the picture.
# $noun is what the game calls a deal: "deal" or "rubber".
result-card-label = { $noun ->
    [rubber] { $game }, { $deal }: ganado, { moves }
   *[deal] { $game }, { $deal }: ganada, { moves }
}
# Which deal was won, on the picture of a result.
daily-deal-of-date = { $noun ->
    [rubber] rubber del día { $date }
   *[deal] partida del día { $date }
}
deal-by-number = { $noun ->
    [rubber] rubber { $number }
   *[deal] partida { $number }
}
text-copied = Copiado como texto.
text-not-copied = No se ha podido copiar. El texto está seleccionado para que lo copies tú.
picture-saved = Imagen guardada como archivo.

## The sheet for sharing

share-title = Compartir
share-picture = Compartir imagen
save-picture = Guardar imagen
share-shows-no-card = No se muestra ninguna carta. El enlace abre la misma partida desde el principio.
share-as-text = Compartir como texto
copy-as-text = Copiar como texto
# Above the links.
share-game-so-far = La partida hasta ahora
share-deal = Esta partida desde el principio
copy-link = Copiar
