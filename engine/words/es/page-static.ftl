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

calls-label = Subasta
sight-label = Vista de la mesa
smaller-cards = Cartas más pequeñas
pan-left = Más a la izquierda
pan-up = Más arriba
pan-down = Más abajo
pan-right = Más a la derecha
larger-cards = Cartas más grandes

## The review of a game

review-label = Repaso
review-position = Posición en la partida
one-move-back = Jugada anterior
one-move-on = Jugada siguiente
close-review = Cerrar repaso
where-it-was-lost = Dónde perdiste
show-the-win = Ver cómo ganar
play-from-here = Jugar desde aquí

## The guided first game

lesson-label = Lección
lesson-back = Atrás
lesson-skip-all = Saltar

## Offers below the table

update-offer = Hay una versión nueva disponible.
update-now = Actualizar
backup-reminder = Es hora de hacer una copia de seguridad de tus partidas.
save-a-backup = Guardar una copia
offer-later = Más tarde

## The bar of buttons

play-label = Jugar
undo-button = Deshacer
redo-button = Rehacer
restart-button = Reiniciar

## The gallery of games

games-title = Todos los juegos
filters-label = Filtrar juegos
search-games = Buscar juegos
search-hint = Buscar
back-to-table = Volver a la mesa

## The start

needs-script = Este juego necesita JavaScript. Actívalo para jugar.
not-loaded = No se ha podido cargar el juego.
try-again = Reintentar
# $percent is a number.
loading-part = Cargando { $percent } %
looking-through-files = Comprobando los archivos del juego…
being-dealt = Repartiendo las cartas…
