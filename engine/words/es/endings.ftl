# How a game ended. Each message is a sentence.

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
