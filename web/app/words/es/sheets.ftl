### core, features, panels: The menu.

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

### features/find: To find a card

find-title = Buscar una carta
# What the player may type: short signs and names of cards.
find-such-as = Por ejemplo, 7p, 10c o reina de tréboles
find-button = Buscar
no-such-column = No hay ninguna columna { $number }.
# $text is what the player has typed.
not-a-card = «{ $text }» no es una carta. Escribe un valor y un palo; por ejemplo, 7p.

### panels: While the player plays in another tab

other-tab-title = Abierto en otra pestaña
other-tab-words = Estás jugando en otra pestaña o ventana. No se ha perdido nada.
other-tab-here = Jugar aquí

### features/link: Un enlace que no se puede leer hasta el final

link-damaged-title = Este enlace está dañado
link-damaged-play = Jugar desde el principio

### panels: While the page does something that takes long

slow-work-done = { $percent } %
slow-work-stop = Detener

### features/scanning: The button that lets the frame of one-switch play wait

wait-button = Pausa
wait-words = Pausar el barrido
frame-waits = Barrido en pausa. Pulsa para continuar.

### features/greeting: The sheet that greets a newcomer.

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

### features/gallery, panels: The gallery: a tile for every game.

tile-go-on = Continuar
# On the tile of one game, another one each week; the same for all players.
tile-of-week = Juego de la semana
resume-game = Continuar: { $game }, { $line }
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
    [today] has jugado hoy
    [yesterday] jugaste ayer
    [days] jugaste hace { $count } días
    [weeks] jugaste hace { $count } semanas
   *[months] jugaste hace { $count } meses
}

## Filters and search

filter-all = Todos
filter-begun = En curso
filter-favourites = Favoritos
filter-short = Menos de 10 min
filter-sure = Casi siempre ganables
# Games in which all cards lie face up from the start.
filter-open = Todo a la vista
filter-own = Reglas caseras
# Games with two packs of cards.
filter-two-packs = Dos barajas
# Games that are played much like the one on the table; $game is its name.
filter-alike = Parecidos a { $game }
games-found = { $count ->
    [0] No se ha encontrado ningún juego.
    [one] Se ha encontrado un juego.
   *[other] Se han encontrado { SPELLED($count) } juegos.
}

### features/rules: La página de reglas de un juego; su texto se compone en otra parte.

# $names are other names of the game, such as "Carta blanca, Free Cell".
also-called = También llamado { $names }.
change-rules = Cambiar las reglas
change-rules-note = Pulsa una regla para cambiarla.
choose-rule = Elige una regla
rules-left-out = No aparecen las reglas incompatibles con las demás.
play-by-rules = Jugar con estas reglas
name-of-rules = Nombre
save-name = Guardar
rules-named = Estas reglas se llaman ahora «{ $name }».
rules-unnamed = Estas reglas ya no tienen nombre propio.

### features/daily: The deals of the day: the page of all games, and the calendar of one game.

daily-title = Partidas del día
daily-today = Hoy
daily-today-count = Hoy: { $count }
deals-won-of = { $won } de { $all } ganadas
share-day = Compartir este día
calendar-of = Calendario de { $game }
facts-with-commas = { LIST($facts, "comma") }

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
no-earlier-month = No hay partidas del día antes de este mes.
no-later-month = Aún no hay partidas del día después de este mes.
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

### features/lesson: The panel that leads through a lesson.

lesson-progress = Paso { $number } de { $count }
# Its main button: show the move of this step, go to the next step, or leave the lesson and play on.
lesson-show = Mostrar
lesson-next = Siguiente
lesson-skip = Seguir jugando
# After another move than that of the lesson.
lesson-astray-title = Esa jugada también vale
lesson-astray = La lección va por otro camino. Deshaz tu jugada para seguirla, o sigue jugando por tu cuenta.
lesson-take-back = Deshacer
# $progress is such as "Paso 1 de 9".
lesson-begins = { $game }. { lesson-step }
lesson-step = { $progress }: { $title }. { $text }

### features/table_in_words, features/last_announcements, panels: The sheets that list the whole table in words, or the cards of one
### pile to choose from.

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

### core, features, panels: The sheet that lists the keys and what they do.

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
record-explained = Puedes copiar un registro de tus últimas jugadas y ajustes para adjuntarlo a un informe de error. No se envía nada automáticamente.
record-copy = Copiar registro
record-copied = Registro copiado.

### features/pause: The sheet that is shown while the player has stopped the time.

pause-title = Pausa
pause-go-on = Continuar
deal-on-table = { $noun ->
    [rubber] Rubber { $number }
   *[deal] Partida { $number }
}

### features/data: The sheet about what is kept on the player's device.

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
offline-lacks = Aún no está listo para jugar sin conexión: el navegador no ha podido guardar el archivo { $file }. Puede que algo entre el sitio y este navegador lo modifique.
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

## What could not be read

nothing-restored = No hay nada que restaurar: este elemento no contiene resultados ni partidas con jugadas. Se conserva tal como está.
not-deleted = No se ha podido borrar. Se conserva tal como está.
no-room-to-bring-back = No hay espacio suficiente para recuperarlo.

### features/news: Las novedades; la lista misma está en inglés en todos los idiomas.

news-title = Novedades
news-in-english = Esta lista solo está en inglés.
news-loading = Cargando la lista…
news-not-loaded = No se ha podido cargar la lista. Inténtalo de nuevo cuando tengas conexión.

### features/backup, panels, state: Reading a backup file.

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
nothing-added-rest-here = nada que añadir: todo lo que se ha podido leer ya estaba aquí
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

## Backups, on several sheets

backup-title = Copia de seguridad
backup-explained = Todas tus partidas en curso, resultados, favoritos y ajustes en un solo archivo, para guardarlo o llevarlo a otro dispositivo. Al añadir una copia se incorpora lo que aquí falta y no se borra nada.
backup-save = Guardar una copia
backup-add = Añadir una copia

### features/hint, core: Hints, the way back, and demonstrations.

thinking = calculando…
advice-still-loading = Las pistas aún se están cargando. La tuya aparecerá en cuanto estén listas.
review-still-loading = El repaso aún se está cargando. Se abrirá solo en cuanto esté listo.
moved-since-asking = Ya está todo listo. Has hecho una jugada desde que lo pediste: vuelve a pedirlo.
advice-not-loaded = No se han podido cargar las pistas. Recarga la página para volver a intentarlo.
looking-for-way-back = buscando dónde aún podías ganar…
no-way-back = no se conoce ninguna posición anterior desde la que se pueda ganar
better-move-found = Entretanto se ha encontrado una jugada mejor.
demo-stopped = Detenido. Tu partida no ha cambiado.
no-way-found = no se ha encontrado la forma de ganar desde aquí

### features/review: The review.

review-closed = repaso cerrado
playing-from = { $number ->
    [0] Juegas desde el principio. «{ redo-button }» te devuelve las jugadas posteriores.
   *[other] Juegas desde la jugada { $number }. «{ redo-button }» te devuelve las jugadas posteriores.
}

## Each message is a sentence.

review-at-start = { $noun ->
    [rubber] Inicio del rubber.
   *[deal] Inicio de la partida.
}
review-at-move = Jugada { $number } de { $count }: { $move }.
review-no-choices = En este juego no hay nada que decidir.
review-not-judged = Aquí no se valoran las jugadas: nadie podía ver las cartas que faltaban por salir.
review-nothing-lost = Podías ganar en todo momento.
review-looking = Buscando dónde perdiste…
review-lost-unknown = No se sabe dónde perdiste.
review-still-unknown = No se sabe si aún podías ganar.
# $noun is what the game calls a deal: "deal" or "rubber".
review-never = { $noun ->
    [rubber] Era imposible ganar este rubber.
   *[deal] Era imposible ganar esta partida.
}
review-lost-at-latest = Perdiste en la jugada { $number } o antes.
review-lost-by = Perdiste en la jugada { $number }.
review-lost-between = Perdiste entre las jugadas { $first } y { $last }.

### features/hint: La hoja que dice cuántas veces gana cada jugada si solo se conocen las cartas vistas.

chances-title = Probabilidades
chances-meaning = { $count ->
    [one] Las cartas que no has visto se repartieron de nuevo al azar una vez. La tabla muestra tras qué jugadas se puede ganar ese reparto.
   *[other] Las cartas que no has visto se repartieron de nuevo al azar { $count } veces. La tabla muestra en cuántos de esos repartos se puede ganar tras cada jugada.
}
chances-won = Victorias
chances-interval = Probabilidad (confianza del 95 %)
chances-from-to = { $low } a { $high }
chances-unknown = Los repartos que no se resuelven a tiempo amplían el intervalo: cada uno puede ser victoria o derrota.
chances-fewer = Las jugadas claramente peores se probaron en menos repartos.
chances-later = En estos repartos, el programa veía todas las cartas. Tú no las ves, así que ganarás menos veces.
chances-played = { $count ->
    [one] Las cartas que no has visto se repartieron de nuevo al azar una vez. La tabla muestra tras qué jugadas ganó ese reparto un jugador automático básico.
   *[other] Las cartas que no has visto se repartieron de nuevo al azar { $count } veces. La tabla muestra cuántos de esos repartos ganó un jugador automático básico tras cada jugada.
}
chances-player = El jugador automático ve el orden del mazo, pero ninguna otra carta que no hayas visto. Quizá a ti te vaya mejor.
chances-player-sees-no-more = El jugador automático solo ve las cartas que has visto. Quizá a ti te vaya mejor.
chances-plan = La primera jugada sigue el plan del jugador automático. Otra va delante solo si es claramente mejor.
chances-points = { $count ->
    [one] Las cartas que no has visto se repartieron de nuevo al azar una vez. La tabla muestra, para cada opción, si el contrato acaba bien para ti en ese reparto y cuántos puntos ganas.
   *[other] Las cartas que no has visto se repartieron de nuevo al azar { $count } veces. La tabla muestra, para cada opción, con qué frecuencia el contrato acaba bien para ti y cuántos puntos ganas de media.
}
chances-well = Acaba bien
chances-gain = Puntos (confianza del 95 %)
chances-margin = { $points } ± { $margin }
chances-simple = Un jugador automático básico terminó cada reparto sin ver las cartas ocultas. Quizá a ti te vaya mejor.
