### The menu.

menu-title = Menú

## The headings of its groups

menu-play = Jugar
menu-look-back = Historial
menu-help = Ayuda

## Its buttons, with room for one or two short words

# $noun is what the game calls a deal.
menu-new = { $noun ->
    [rubber] Nuevo rubber
   *[deal] Nueva partida
}
menu-restart = Reiniciar
menu-daily = Partidas del día
menu-games = Todos los juegos
menu-review = Repaso
menu-statistics = Estadísticas
menu-share = Compartir
# $game is the name of a game.
menu-learn = Aprender { $game }
menu-moves = ¿Qué puedo hacer?
menu-rules = Reglas
# This button opens the sheet "La mesa en palabras".
menu-words = Describir la mesa
menu-keys = Teclas

## The field for the number of a deal, and its button

menu-number = { $noun ->
    [rubber] Número de rubber
   *[deal] Número de partida
}
menu-deal = Repartir

## Which deals are chosen at random

menu-new-deals = { $noun ->
    [rubber] Nuevos rubbers
   *[deal] Nuevas partidas
}
deals-any = Todas
deals-winnable = Ganables
deals-easy = Fáciles
deals-middling = Normales
deals-hard = Difíciles

### Small sheets and buttons.

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

### The sheet that greets a newcomer.

greeting-title = ¿A qué quieres jugar?
greeting-words = Sin cuenta, sin anuncios. Tus partidas se quedan en este dispositivo.
greeting-learn = Aprender { $game }
# $count is five or so.
greeting-steps = en { $count } pasos cortos
greeting-known = O un juego que ya conozcas
# What these games are like, below their names.
known-klondike = el clásico
known-freecell = todas las cartas a la vista
known-spider = largo, dos barajas
known-golf = unos minutos
greeting-just-play = Jugar sin más
greeting-games = Todos los juegos

### The gallery: a tile for every game.

tile-go-on = Continuar
# $share is in words, such as "6 de cada 7" or "casi todas".
share-winnable = { $share } ganables
favourite-game = Favorito: { $game }
rule-sets-of = Variantes de { $game }
# Follows the name of a rule set, for those who do not see the dot beside it.
rule-set-in-progress = , en curso
# Follows the short name of a rule set with its whole name, such as "De tres en tres (Klondike, de tres en tres)".
rule-set-in-full = { " " }({ $game })

## How the game of a tile stands

tile-on-table = en la mesa
tile-in-progress = en curso
# $count is a number of days, weeks or months: two or more, but 0 for today and 1 for yesterday.
played = { $unit ->
    [today] se jugó hoy
    [yesterday] se jugó ayer
    [days] se jugó hace { $count } días
    [weeks] se jugó hace { $count } semanas
   *[months] se jugó hace { $count } meses
}

## Filters and search

filter-all = Todos
filter-begun = En curso
filter-favourites = Favoritos
filter-short = Menos de 10 min
filter-sure = Casi siempre ganables
games-found = { $count ->
    [0] No se ha encontrado ningún juego.
    [one] Se ha encontrado un juego.
   *[other] Se han encontrado { SPELLED($count) } juegos.
}

### The deals of the day: the page of all games, and the calendar of one game.

daily-title = Partidas del día
daily-today = Hoy
daily-today-count = Hoy: { $count }
deals-won-of = { $won } de { $all } ganadas
share-day = Compartir este día
calendar-of = Calendario de { $game }

## The text to share, without a card of any deal. "Backbone Patience" is the name of this collection.

summary-heading = { -coleccion }, partidas del día { $date }
# $squares are small squares, one for each game.
summary-count = { $medal ->
    [bronze] { $squares } { deals-won-of }, medalla de bronce
    [silver] { $squares } { deals-won-of }, medalla de plata
    [gold] { $squares } { deals-won-of }, medalla de oro
   *[none] { $squares } { deals-won-of }
}
summary-line = { $game } { $time }

## Days in a row with a medal, and all the medals

# Beside the number of the days.
days-in-a-row = { $count ->
    [one] día seguido
   *[other] días seguidos
}
longest-row-of-days = récord: { $count }
medals = Medallas
days-with-medal = { $medal ->
    [bronze] { $count ->
        [one] Un día con medalla de bronce
       *[other] { UPPER(SPELLED($count)) } días con medalla de bronce
    }
    [silver] { $count ->
        [one] Un día con medalla de plata
       *[other] { UPPER(SPELLED($count)) } días con medalla de plata
    }
   *[gold] { $count ->
        [one] Un día con medalla de oro
       *[other] { UPPER(SPELLED($count)) } días con medalla de oro
    }
}

## The calendar. A day is read out as "22 de noviembre, hoy, 3 ganadas, medalla de plata".

month-before = Mes anterior
month-after = Mes siguiente
is-today = hoy
deals-won = { $count ->
    [one] { $count } ganada
   *[other] { $count } ganadas
}
has-medal = { $medal ->
    [bronze] medalla de bronce
    [silver] medalla de plata
   *[gold] medalla de oro
}

## The legend. How many deals have to be won for each medal: for the least, and for the best of $all deals.

medal-from = { $count } o más
medal-from-all = { $count } de { $all } ganadas
legend-today = hoy
legend-explained = El disco indica cuántas partidas ganaste el mismo día. El anillo cuenta también las ganadas después.

## The deals of a day. The form ".of" is for screen readers.

# What a player does most in a game, such as "Descubrir".
kind-of-game = { FORM($game, "kind") }
# $noun is what the game calls a deal: "deal" or "rubber".
daily-won = { $noun ->
    [rubber] ganado
   *[deal] ganada
}
# $noun is what the game calls a deal: "deal" or "rubber".
daily-won-in = { $noun ->
    [rubber] ganado en { $time }
   *[deal] ganada en { $time }
}
daily-play = Jugar
    .of = Jugar: { $game }
daily-go-on = Continuar
    .of = Continuar: { $game }, { moves }

## The calendar of one game. $noun is what it calls a deal.

daily-of-game = Partidas del día: { $game }
deal-a-day = { $noun ->
    [rubber] { $kind ->
        [winnable] { $game }: cada día, un rubber que se puede ganar, el mismo para todos.
       *[any] { $game }: cada día, un rubber, el mismo para todos.
    }
   *[deal] { $kind ->
        [winnable] { $game }: cada día, una partida que se puede ganar, la misma para todos.
       *[any] { $game }: cada día, una partida, la misma para todos.
    }
}
current-streak = { $count ->
    [0] Racha actual: ningún día.
    [one] Racha actual: un día.
   *[other] Racha actual: { SPELLED($count) } días.
}
deal-of-today = { $noun ->
    [rubber] El rubber de hoy
   *[deal] La partida de hoy
}
deal-of-today-won = { $noun ->
    [rubber] Ya has ganado el rubber de hoy.
   *[deal] Ya has ganado la partida de hoy.
}
# $noun is what the game calls a deal: "deal" or "rubber".
day-won = { $noun ->
    [rubber] ganado
   *[deal] ganada
}
# $noun is what the game calls a deal: "deal" or "rubber".
day-won-later = { $noun ->
    [rubber] ganado otro día
   *[deal] ganada otro día
}
month-key = Relleno: victoria el mismo día. Contorno con marca: victoria otro día.
daily-of-all-games = Todas las partidas del día

### The panel that leads through a lesson.

lesson-progress = Paso { $number } de { $count }
# Its main button: show the move of this step, go to the next step, or leave the lesson and play on.
lesson-show = Mostrar
lesson-next = Siguiente
lesson-skip = Seguir jugando
# After another move than that of the lesson.
lesson-astray-title = Esa jugada también vale
lesson-astray = La lección va por otro camino. Deshaz tu jugada para seguirla, o sigue jugando por tu cuenta.
lesson-take-back = Deshacer

### The sheets that list the whole table in words, or the cards of one pile to choose from.

table-in-words = { menu-words }
no-card-to-pick = Ahora no puedes tomar ninguna carta de aquí.
cards-below-face-down = { $count ->
    [one] Una carta boca abajo
   *[other] { UPPER(SPELLED($count)) } cartas boca abajo
}
# Beside the name of a card that cannot be taken now.
card-stays = no se puede mover

# The sheet with everything that was said on this visit.
said-title = Avisos
nothing-said = Aún no hay avisos.

### The sheet that lists the keys and what they do.

keys-title = Teclas
key-arrows = Flechas
key-arrows-do = ir a la siguiente pila en esa dirección
key-space = Espacio
keyboard-enter = Intro
keyboard-escape = Esc
keyboard-page-up = Re Pág
keyboard-page-down = Av Pág
key-digits = 1–9, 0
key-digits-do = ir a la columna con ese número; el 0 es la columna 10
letter-keys-off = Las teclas de letras están desactivadas. Puedes activarlas en los ajustes.
keys-mouse = Con ratón: haz clic derecho en una pila para llevar la última carta a su base.
record-title = ¿Algo ha fallado?
record-explained = Puedes copiar tus últimas jugadas y ajustes y adjuntarlos a un informe de error. Nada se envía solo.
record-copy = Copiar lo que hice
record-copied = Se ha copiado lo que hiciste.

### The sheet that is shown while the player has stopped the time.

pause-title = Pausa
pause-go-on = Continuar
deal-on-table = { $noun ->
    [rubber] Rubber { $number }
   *[deal] Partida { $number }
}

### The sheet about what is kept on the player's device.

data-title = Tus datos

## Where it is kept

kept-on-disk = Tus partidas, resultados y ajustes se guardan en este dispositivo, en este navegador. No se envían a ningún sitio.
kept-in-small-store = Este navegador solo ofrece un almacenamiento reducido, de unos pocos megabytes. Ahí se guardan tus partidas, resultados y ajustes, en este dispositivo.
kept-but-shut = Ahora mismo no se pueden abrir tus partidas, y lo que juegues ahora se perderá cuando cierres la página. Recarga la página. Si se repite, borra los datos de este sitio en los ajustes del navegador; eso borrará también tus partidas.
kept-by-newer = Una versión más reciente de esta página ha guardado tus partidas de otra forma. Están a salvo, pero lo que juegues ahora se perderá cuando cierres la página. Recarga la página.
kept-nowhere = Este navegador no guarda nada: tus partidas se perderán cuando cierres la página.
# $used and $room are sizes, such as "3,4 MB".
room-used = Espacio usado, incluida la aplicación: { $used } de { $room }.
offline-ready = Listo para jugar sin conexión.
offline-not-ready = Aún no está listo para jugar sin conexión: faltan algunos archivos.
offline-lacks = Aún no está listo para jugar sin conexión: el navegador no ha podido guardar el archivo { $file }. Quizá este sitio lo envíe modificado.
promise-given = El navegador conservará estos datos hasta que los borres.
promise-not-given = El navegador puede borrar estos datos si al dispositivo le falta espacio.
page-version = Versión { $version }, compilación { $build }

## The games, each with facts in a line such as "abandonada · 12 jugadas · se jugó ayer"

kept-games = Partidas
kept-on-table = en la mesa
kept-lesson = lección
# $noun is what the game calls a deal: "deal" or "rubber".
kept-won = { $noun ->
    [rubber] ganado
   *[deal] ganada
}
# $noun is what the game calls a deal: "deal" or "rubber".
kept-lost = { $noun ->
    [rubber] perdido
   *[deal] perdida
}
# $noun is what the game calls a deal: "deal" or "rubber".
kept-given-up = { $noun ->
    [rubber] abandonado
   *[deal] abandonada
}
# $game is the name of the deal, $line the facts about it.
delete-game = Borrar: { $game }, { $line }

## Texts that could not be read: what each was, and buttons, with the form ".of" for screen readers

unread-heading = Datos que no se han podido leer
unread-explained = Estos datos están dañados y no se han podido usar. Se conservan tal como están. Al restaurarlos se añaden las partidas y los resultados que aún contengan.
unread-journal = Un cambio en tus partidas
unread-snapshots = Una lista de todas tus partidas
unread-results = Una lista de resultados
unread-game = Una partida
unread-something = Otros datos guardados
# $what is one of these.
unread-save = Guardar en un archivo
    .of = Guardar en un archivo: { $what }
unread-restore = Restaurar
    .of = Restaurar: { $what }
unread-delete = Borrar
    .of = Borrar: { $what }

### Las novedades; la lista misma está en inglés en todos los idiomas.

news-title = Novedades
news-in-english = Esta lista solo está en inglés.
news-loading = Cargando la lista…
news-not-loaded = No se ha podido cargar la lista. Inténtalo de nuevo cuando tengas conexión.
