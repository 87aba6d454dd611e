### core, state: The header above the table, its buttons, and the title of the window.

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
stop-button = Detener
# The score where the player has chosen another one than that of the game.
score-in-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
score-in-points-below = { $count ->
    [one] −{ $count } punto
   *[other] −{ $count } puntos
}

### core, view, features/speech: What is said of the table on command, and why a command does nothing. What has a
### full stop is a sentence.

# What is said after something else, at the end of the same line.
said-after = { " " }{ $what }
deleted = Borrado: { $what }.
back-again = Recuperado: { $what }.
move-of-several = { $move }, { $number } de { $count }
card-not-home-now = { UPPER(FORM($card, "the")) } no puede ir ahora a su base.
no-finish-yet = La partida aún no puede terminarse sola: quedan decisiones por tomar.
nothing-to-call = Ahora no hay nada que subastar.
choose-a-bid = Primero elige una voz.
no-trick-yet = Aún no se ha jugado ninguna baza.
# In a game without choices, a button that shows the last trick again.
last-trick-button = Última baza
# On the card that wins a trick.
wins-tag = gana
# For screen readers: what kind of thing the table is.
card-table = mesa de juego

### features/size: The size of the cards

cards-largest = Las cartas ya no pueden ser más grandes.
cards-smallest = Las cartas ya no pueden ser más pequeñas.
table-ends = La mesa termina aquí.
# $size is "number-with-tenths", such as "1,5", or a whole number.
cards-times = Cartas ×{ $size }.

### core, features: What each key does, for the list of keys.

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

### core, features/backup, features/data, features/link: What the page tells of itself: faults, files, links, and work
### that takes a while.

went-wrong = Algo ha fallado. Tu partida está a salvo; puedes seguir jugando.
went-wrong-load-again = Algo ha fallado. Tus partidas están guardadas; recarga la página.
new-version = Hay una versión nueva disponible.
time-for-backup = Es hora de hacer una copia de seguridad de tus partidas.
link-copied = Enlace copiado.
link-not-copied = No se ha podido copiar. El enlace está seleccionado para que lo copies tú.
# $file is the name of a file.
saved-as = Guardado en tus descargas como { $file }.

## Work that takes a while: titles of the sheet that shows how far it is

opening-game = Abriendo la partida
reading-games = Leyendo tus partidas
writing-backup = Guardando la copia
reading-backup = Leyendo la copia
restoring = Restaurando
work-stopped = Detenido. No ha cambiado nada.

### saving: Faults of what keeps the games on the device. Each message is one or two sentences.

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

### state: What an action of the player has done, for those who do not see the table.

deselected = sin selección
# $places are the piles that may fill it.
space-chosen = selección: { $place }; puede recibir cartas de: { LIST($places, "comma") }
space-chosen-many = selección: { $place }; puede recibir cartas de { $count ->
    [one] una pila
   *[other] { $count } pilas
}
cards-chosen = selección: { $cards }; destinos posibles: { LIST($places, "comma") }
# $least and $most are each the name of a card, or "card-with-others".
cards-chosen-between = selección: { $least }, o hasta { $most }; destinos posibles: { LIST($places, "comma") }
also-home = También a su base: { LIST($cards, "comma") }
nothing-to-undo = No hay nada que deshacer.
nothing-to-redo = No hay nada que rehacer.
undone = deshecho
undone-move = deshecho: { $move }
redone = rehecho
redone-move = rehecho: { $move }
back = vuelta atrás
back-to-deal = de vuelta en { $deal }
move-number = jugada { $number }
at-its-start = Ya estás al principio de esta partida.
undo-brings-back = «{ undo-button }» te devuelve tus jugadas.
lesson-over = lección terminada
link-too-long = Este enlace es demasiado largo para ser válido.
on-the-table-already = Esta partida ya está en la mesa.
deal-so-far = { $deal }, { moves }

### panels: Numbers, shares and sizes. Before the sign % stands a space that does not break.

# A number that is not whole, such as "118,5".
number-with-tenths = { $whole },{ $tenths }
per-cent = { $number } %
per-cent-under-one = menos del 1 %
per-cent-over-99 = más del 99 %
# Ordinal numbers are said as "la partida 25" and "día 3", so they need no ending.
# $noun is what is counted: "game", "rubber" or "day".
ordinal = { $number }
size-under-1-kb = menos de 1 kB
size-kb = { $number } kB
size-mb = { $number } MB
size-gb = { $number } GB

### state, view: Dates. $day, $month and $year are numbers; the messages put them in the order of the language.

month-name = { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
}
month-of-year = { UPPER(month-name) } de { $year }
day-of-month = { $day } de { month-name }
date = { $day } de { month-name } de { $year }
# $text is what was kept in place of a date and is none.
not-a-date = { $text }
# The weekday on which weeks begin in calendars: 0 for Monday to 6 for Sunday.
first-weekday = 0
# $weekday is 0 for Monday to 6 for Sunday. The forms are for the head of a calendar, the last one for a very small mark.
weekday-name = { $weekday ->
    [0] lunes
    [1] martes
    [2] miércoles
    [3] jueves
    [4] viernes
    [5] sábado
   *[6] domingo
}
    .short = { $weekday ->
        [0] lun
        [1] mar
        [2] mié
        [3] jue
        [4] vie
        [5] sáb
       *[6] dom
    }
    .shortest = { $weekday ->
        [0] lu
        [1] ma
        [2] mi
        [3] ju
        [4] vi
        [5] sá
       *[6] do
    }
    .initial = { $weekday ->
        [0] L
        [1] M
        [2] X
        [3] J
        [4] V
        [5] S
       *[6] D
    }

### state, features/gallery: Which share of the deals of a game can be won, such as "6 de cada 7", to be followed by
### "ganables".

nearly-all-deals = casi todas
deals-in = { $part } de cada { $whole }
deals-in-at-least = al menos { $part } de cada { $whole }
# A note below the games.
winnable-means = «Ganables» indica qué proporción de partidas puede ganar quien ve todas las cartas, pero no con qué frecuencia ganarás tú.

### panels, state, features/data: What several sheets say.

# A few facts in one line, such as "Partida 4711 · 12 jugadas · 5 colocadas".
list-dot = { " · " }
    .last = { " · " }
facts-in-line = { LIST($facts, "dot") }
# One of these facts that is in words already, such as the time "4:05".
fact = { $what }
delete-button = Borrar

# How long most games take. Not more than ten letters.
minutes-of-play = { $most } min
minutes-of-play-between = { $least }–{ $most } min
