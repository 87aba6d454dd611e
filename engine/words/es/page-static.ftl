# Words that stand in the page before Python runs. What is only heard has "label" in its name.

## The head of the page

menu-label = Menú
games-label = Todos los juegos
rules-label = Reglas
daily-badge = Partida del día
pause-label = Pausa
collection = { -coleccion } · { $count } solitarios
# Two sentences side by side, the second one in bold. Both are one button.
new-here = ¿Primera vez aquí?
choose-how-to-begin = Elige cómo empezar
close-label = Cerrar

## The table

calls-label = Voces
sight-label = Lo que está a la vista
smaller-cards = Cartas más pequeñas
pan-left = Más a la izquierda
pan-up = Más arriba
pan-down = Más abajo
pan-right = Más a la derecha
larger-cards = Cartas más grandes

## The review of a game

review-label = Repaso
review-position = Posición en la partida
one-move-back = Una jugada atrás
one-move-on = Una jugada adelante
close-review = Cerrar el repaso
where-it-was-lost = Dónde se perdió
show-the-win = Ver cómo se gana
play-from-here = Jugar desde aquí

## The guided first game

lesson-label = Lección
lesson-back = Atrás
lesson-skip-all = Saltar

## Offers below the table

update-offer = Hay una versión nueva lista.
update-now = Usarla ya
backup-reminder = Es hora de hacer una copia de tus partidas.
save-a-backup = Guardar una copia
offer-later = Más tarde

## The bar of buttons

play-label = Jugar
undo-button = Deshacer
redo-button = Rehacer
restart-button = Reiniciar

## The gallery of games

games-title = Todos los juegos
filters-label = Qué juegos
search-games = Buscar juegos
search-hint = Buscar
back-to-table = Volver a la mesa

## The start

needs-script = El juego funciona con un programa de esta página. Permite JavaScript para poder jugar.
not-loaded = No se ha podido cargar el juego.
not-loaded-no-network = No se ha podido cargar el juego: no hay conexión.
try-again = Reintentar
# $percent is a number.
loading-part = Cargando { $percent } %
looking-through-files = Revisando los archivos del juego…
being-dealt = Repartiendo las cartas.
