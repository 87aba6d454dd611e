### start: Words that stand in the page before Python runs. What is only heard has "label" in its name.

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
game-starts = Iniciando el juego…

### start: Words for a game that does not start.

partly-loaded = Puedes jugar, pero esta vez sin pistas.

## What is wrong with the network or a file

no-network = No hay conexión. La página volverá a intentarlo en cuanto la haya.
file-missing = Falta el archivo { $file }. Quizá se esté actualizando el sitio: inténtalo de nuevo en unos minutos.
file-replaced = En lugar del archivo { $file } ha llegado otra página. Si esta red pide iniciar sesión, hazlo primero.
file-damaged = El archivo { $file } ha llegado dañado.
file-unreachable = El archivo { $file } no ha llegado. Puede que algo lo bloquee en este dispositivo o en esta red.
file-mistyped = El archivo { $file } ha llegado como «{ $type }», y el navegador lo rechaza. Solo quien gestiona este sitio puede arreglarlo.

## What the browser lacks, or the way in which the page is opened

needs-webassembly = Necesita WebAssembly, que está desactivado en este navegador. En un iPhone, iPad o Mac, desactiva el modo de aislamiento para este sitio. En otros dispositivos, permite WebAssembly en los ajustes del navegador o usa otro.
needs-server = No funciona desde un archivo: tiene que cargarse desde un servidor web. Escribe «python3 -m http.server» en esta carpeta y abre http://localhost:8000 en el navegador.
sandboxed = La página que muestra aquí el juego no le deja cargar sus archivos.
own-address = No funciona desde un archivo ni dentro de otra página: ábrelo en su propia dirección.
framed = A Backbone Patience no se puede jugar dentro de otra página.
open-by-itself = Abrirlo aparte

## An address at which there is no file (404.html)

nothing-here = No hay nada en esta dirección.
to-the-game = Ir al juego
