# Small sheets and buttons.

## To find a card

find-title = Buscar una carta
# What the player may type: short signs and names of cards.
find-such-as = Por ejemplo, 7p, 10c o reina de tréboles
find-button = Buscar

## While the player plays in another tab

other-tab-title = Abierto en otra pestaña
other-tab-words = Estás jugando en otra pestaña o ventana. No se ha perdido nada.
other-tab-here = Jugar aquí

link-damaged-title = Este enlace está dañado
link-damaged-play = Jugar desde el principio

## While the page does something that takes long

slow-work-done = { $percent } %
slow-work-stop = Detener

## The button that lets the frame of one-switch play wait

wait-button = Pausa
wait-words = Pausar el barrido
