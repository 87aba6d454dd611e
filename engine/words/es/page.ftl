### The header above the table, its buttons, and the title of the window.

-coleccion = Backbone Patience
page-title = { $game } – { -coleccion }
# Between the name of a game and the form ".variant" of its rule set, as in "Klondike, de tres en tres".
header-before-variant = { ", " }
# $noun is what the game calls its deals.
header-deal = { $noun ->
    [rubber] Rubber { $number }
   *[deal] Partida { $number }
}
# $standing is which deal of the game it is, such as "3 de 9".
header-deal-of-several = { header-deal }, { $standing }
# $noun is what the game calls a deal: "deal" or "rubber".
header-won = { $noun ->
    [rubber] ganado
   *[deal] ganada
}
# $noun is what the game calls a deal: "deal" or "rubber".
header-lost = { $noun ->
    [rubber] perdido
   *[deal] perdida
}
# On buttons.
new-button = { $noun ->
    [rubber] Nuevo rubber
   *[deal] Nueva partida
}
hint-button = Pista
why-button = ¿Por qué?
# What a screen reader says in place of the button above.
why-button-label = ¿Por qué esta pista?
finish-button = Terminar
run-button = Auto
stop-button = Parar
# The score where the player has chosen another one than that of the game.
score-in-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
score-in-points-below = { $count ->
    [one] −{ $count } punto
   *[other] −{ $count } puntos
}

### What is said of the table on command, and why a command does nothing. What has a full stop is a sentence.

# What is said after something else, at the end of the same line.
said-after = { " " }{ $what }
deleted = Borrado: { $what }.
back-again = Recuperado: { $what }.
result = resultado
move-of-several = { $move }, { $number } de { $count }
card-not-home-now = { UPPER(FORM($card, "the")) } no puede ir ahora a su base.
no-finish-yet = La partida aún no puede terminarse sola: quedan decisiones por tomar.
no-such-column = No hay ninguna columna { $number }.
# $text is what the player has typed.
not-a-card = «{ $text }» no es una carta. Escribe un valor y un palo; por ejemplo, 7p.
nothing-to-call = Ahora no hay nada que subastar.
no-trick-yet = Aún no se ha jugado ninguna baza.
no-score-sheet = Este juego no tiene hoja de tanteo.
house-is-not-bidding = La casa no está subastando.
frame-waits = Barrido en pausa. Pulsa para continuar.
# In a game without choices, a button that shows the last trick again.
last-trick-button = Última baza
# On the card that wins a trick.
wins-tag = gana
# For screen readers: what kind of thing the table is.
card-table = mesa de juego
# $progress is such as "Paso 1 de 9".
lesson-begins = { $game }. { lesson-step }
lesson-step = { $progress }: { $title }. { $text }

## The size of the cards

cards-largest = Las cartas ya no pueden ser más grandes.
cards-smallest = Las cartas ya no pueden ser más pequeñas.
table-ends = La mesa termina aquí.
# $size is "number-with-tenths", such as "1,5", or a whole number.
cards-times = Cartas ×{ $size }.

### What each key does, for the list of keys.

key-undo = deshacer
key-redo = rehacer
key-list = ver la lista de cartas de esta pila, para elegir cuáles tomar
key-stock = sacar una carta o repartir
key-new = empezar una nueva partida
key-restart = reiniciar esta partida
key-run = terminar la partida o jugarla automáticamente
key-hint = pista: mostrar una jugada
key-nudge = decir solo si hay una jugada útil
key-review = repaso: ver dónde ganaste o perdiste
key-daily = las partidas del día de este juego
key-moves = mostrar qué se puede mover; otra vez: leer todas las jugadas
key-overview = leer las cartas libres; otra vez: todas las pilas
key-next-move = leer la siguiente jugada posible e ir a su pila
key-last-move = leer la jugada posible anterior
key-contents = leer las cartas de esta pila
key-where = decir en qué pila estás
key-again = repetir el último aviso
# $number is that of a column on the table.
key-column = ir a la columna { $number }
key-magnify = ver esta carta en grande
key-larger = cartas más grandes
key-smaller = cartas más pequeñas
key-rules = reglas de este juego
key-games = todos los juegos
key-pause = pausa: parar el reloj y ocultar las cartas
key-statistics = estadísticas
key-score-sheet = hoja de tanteo, en los juegos que la tienen
key-trick = volver a mostrar la última baza, en los juegos de bazas
key-calls = ir a las voces o al botón de la siguiente mano
key-count = mostrar cómo decide la casa su voz
key-find = buscar una carta
key-help = esta lista
key-next-kind = ir al siguiente tipo de pila
key-last-kind = ir al tipo de pila anterior
key-release = anular la selección o cerrar el repaso
key-take = seleccionar esta carta o dejar aquí la seleccionada
key-best = hacer la mejor jugada desde esta pila

### What the page tells of itself: faults, files, links, and work that takes a while.

went-wrong = Algo ha fallado. Tu partida está a salvo; puedes seguir jugando.
went-wrong-load-again = Algo ha fallado. Tus partidas están guardadas; recarga la página.
new-version = Hay una versión nueva disponible.
time-for-backup = Es hora de hacer una copia de seguridad de tus partidas.
link-copied = Enlace copiado.
link-not-copied = No se ha podido copiar. El enlace está seleccionado para que lo copies tú.
sound-is-on = El sonido está activado. Puedes desactivarlo en los ajustes.
text-copied = Copiado como texto.
text-not-copied = No se ha podido copiar. El texto está seleccionado para que lo copies tú.
picture-saved = Imagen guardada como archivo.
# $file is the name of a file.
saved-as = Guardado en tus descargas como { $file }.
cards-not-fetched = No se han podido cargar estas cartas. Inténtalo de nuevo cuando tengas conexión.
language-not-fetched = No se ha podido cargar este idioma. Inténtalo de nuevo cuando tengas conexión.
looks-not-fetched = No se han podido cargar los demás dorsos y caras. Inténtalo de nuevo cuando tengas conexión.

## Work that takes a while: titles of the sheet that shows how far it is

opening-game = Abriendo la partida
reading-games = Leyendo tus partidas
writing-backup = Guardando la copia
reading-backup = Leyendo la copia
restoring = Restaurando
work-stopped = Detenido. No ha cambiado nada.

## What could not be read

nothing-restored = No hay nada que restaurar: este elemento no contiene resultados ni partidas con jugadas. Se conserva tal como está.
not-deleted = No se ha podido borrar. Se conserva tal como está.
no-room-to-bring-back = No hay espacio suficiente para recuperarlo.

### Faults of what keeps the games on the device. Each message is one or two sentences.

no-room-to-save = El navegador se ha quedado sin espacio. Puedes seguir jugando, pero esta partida podría perderse.
not-saved-now = Ahora mismo no se puede guardar tu partida. Puedes seguir jugando; se volverá a intentar después de cada jugada.
room-miscounted = El navegador indica por error que no queda espacio. Ciérralo y vuelve a abrirlo; hasta entonces no se guardará nada.
games-not-read = Ahora mismo no se pueden leer tus partidas. Recarga la página.
games-not-opened = Ahora mismo no se pueden abrir tus partidas. Recarga la página: lo que juegues ahora no se guardará.
nothing-kept = Este navegador no guarda nada: tus partidas se perderán cuando cierres la página.
browser-deleted = El navegador ha borrado tus partidas guardadas. Si tienes una copia, añádela en «{ data-title }».
browser-deleted-copy = El navegador había borrado tus partidas guardadas. Se han recuperado de una segunda copia.
something-damaged = Algunos datos guardados no se han podido leer. Se conservan tal como están; todo lo demás sigue aquí.
newer-version-played = Aquí se ha usado una versión más reciente. No se guardará nada hasta que recargues la página.

### Reading a backup file.

backup-too-large = Este archivo es demasiado grande para ser una copia de seguridad. No ha cambiado nada.
backup-unread = El navegador no ha podido leer este archivo. No ha cambiado nada.
backup-damaged = Este archivo está dañado y no se puede leer. No ha cambiado nada.
no-backup-file = Este archivo no es una copia de seguridad de esta página. No ha cambiado nada.
backup-newer = Esta copia es de una versión más reciente de esta página. No ha cambiado nada.

## What was added: parts of a sentence, such as "añadido: 12 resultados y 2 partidas; 3 ya estaban aquí"

things-added = añadido: { LIST($things, "and-only") }
added-results = { $count ->
    [one] { $count } resultado
   *[other] { $count } resultados
}
added-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
were-here-already = { $count ->
    [one] { $count } ya estaba aquí
   *[other] { $count } ya estaban aquí
}
nothing-added-rest-here = nada que añadir: el resto ya estaba aquí
nothing-added-all-here = nada que añadir: todo estaba ya aquí
nothing-added-empty = nada que añadir: esta copia no tiene resultados ni partidas con jugadas
things-unread = { $count ->
    [one] { $count } no se ha podido leer
   *[other] { $count } no se han podido leer
}
# $most is how many games are kept on a device.
games-left-out = { $count ->
    [one] { $count } partida queda fuera: aquí solo se guardan { $most }
   *[other] { $count } partidas quedan fuera: aquí solo se guardan { $most }
}
