### How a game ended. Each message is a sentence.

# $noun is what the game calls a deal: "deal" or "rubber".
won-in = { $noun ->
    [rubber] { $count ->
        [one] Rubber ganado en { $count } jugada.
       *[other] Rubber ganado en { $count } jugadas.
    }
   *[deal] { $count ->
        [one] Partida ganada en { $count } jugada.
       *[other] Partida ganada en { $count } jugadas.
    }
}
all-home = Todas las cartas están en sus bases.
no-more-home = Ya no puede ir ninguna carta a su base.
klondike-stuck = No se puede descubrir ninguna carta más ni jugar ninguna del mazo o del descarte.
all-runs-complete = Las ocho secuencias están completas.
no-run-possible = No se puede descubrir ninguna carta más ni completar ninguna secuencia.
too-few-to-deal = No quedan cartas suficientes para llenar todas las columnas, así que no puedes repartir.
stock-used-up = El mazo está vacío.
clock-won = Todas las cartas están boca arriba, y el cuarto rey ha salido el último.
clock-stopped = El cuarto rey ha parado el reloj.
clock-odds = No hay nada que decidir: se gana 1 de cada 13 partidas.
pyramid-gone = Has retirado toda la pirámide.
nothing-to-take-away = No se pueden retirar más cartas.
all-in-hole = Todas las cartas están en el agujero negro.
no-free-card-fits = Ninguna carta libre encaja.
columns-cleared = Has vaciado las columnas.
golf-stuck = El mazo está vacío y ninguna carta encaja.
round-won = Has jugado las nueve manos y quedan 45 cartas o menos.
round-lost = Has jugado las nueve manos y quedan más de 45 cartas.

### The sheets for a game that is over, or that cannot be won any more.

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
        [never] Este rubber nunca se pudo ganar.
        [impossible] Desde aquí este rubber no se puede ganar.
       *[lost] Este rubber ya no se puede ganar.
    }
   *[deal] { $answer ->
        [never] Esta partida nunca se pudo ganar.
        [impossible] Desde aquí esta partida no se puede ganar.
       *[lost] Esta partida ya no se puede ganar.
    }
}
solver-sees-no-way = El programa ha descartado todas las formas de ganar.
solver-sees-no-way-hidden = El programa, que también ve las cartas ocultas, ha descartado todas las formas de ganar.
back-to-winnable = Volver a donde podías ganar
no-way-play-on = Seguir jugando

### The result of a won game to share. "Backbone Patience" is the name of this collection.

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
