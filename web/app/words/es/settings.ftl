### features/settings, panels: The settings sheet.

settings-title = Ajustes
# The button that opens the sheet "Aspecto".
settings-appearance = Cartas, tapete y colores
sound-is-on = El sonido está activado. Puedes desactivarlo en los ajustes.
cards-not-fetched = No se han podido cargar estas cartas. Inténtalo de nuevo cuando tengas conexión.
language-not-fetched = No se ha podido cargar este idioma. Inténtalo de nuevo cuando tengas conexión.

## The headings of its groups

settings-sound = Sonido
settings-help = Ayuda durante el juego
settings-above-table = Barra superior
settings-motion = Movimiento
settings-keyboard-and-start = Teclado e inicio
settings-other-presses = Otras formas de pulsar

## Settings that are on or off. A note says in a sentence what a setting does.

setting-lists = Lista de cartas superpuestas
note-lists = Al pulsar cartas superpuestas, aparecen en una lista de botones grandes.
setting-left-handed = Para zurdos
setting-sound = Sonido
setting-vibration = Vibración, si está disponible
setting-safe-home = Las cartas seguras van solas a su base
note-safe-home = Una carta es segura cuando ninguna otra la necesita ya.
setting-show-time = Mostrar el tiempo
setting-show-score = Mostrar la puntuación
setting-calm = Reducir el movimiento
setting-letters = Teclas de letras
note-letters = H para pedir una pista, U para deshacer y otras más. La lista está en el menú, en «{ menu-keys }».
setting-gallery-first = Empezar en «{ games-title }»

## Settings with several values. Each value has a small button.

setting-tap = Al pulsar una carta
tap-moves = Se mueve
tap-chooses = Se selecciona
setting-card-size = Tamaño de las cartas
note-card-size = Si la mesa no cabe, arrastra el tapete o usa las flechas.
# $size is "number-with-tenths", such as "1,5", or a whole number.
card-size-times = ×{ $size }
setting-stock = Mazo
stock-thumb = Junto al pulgar
stock-left = Izquierda
stock-right = Derecha
stock-top = Arriba
setting-klondike-score = Puntuación de Klondike
klondike-score-home = Colocadas
klondike-score-standard = Estándar
klondike-score-vegas = Vegas
setting-spider-score = Puntuación de Spider
spider-score-home = Secuencias
spider-score-500 = 500
setting-volume = Volumen de los sonidos
volume-quiet = Bajo
volume-medium = Medio
volume-loud = Alto
setting-motion = Velocidad de las cartas
motion-slow = Lenta
motion-normal = Normal
motion-quick = Rápida
setting-pace = Velocidad de las jugadas automáticas
pace-slow = Lenta
pace-steady = Normal
pace-fast = Rápida
setting-verdict = Mostrar si se puede ganar
verdict-always = Siempre
# Only if the game can no longer be won.
verdict-lost = Solo si está perdida
verdict-never = Nunca
setting-advice = Las pistas usan
advice-all = Todas las cartas
advice-seen = Solo las que has visto
note-advice = Con «{ advice-seen }», las cartas que no has visto se reparten de nuevo al azar muchas veces, y la pista dice cuántos de esos repartos gana su jugada. { game-bridge } siempre funciona así.
setting-scanning = Jugar con un solo pulsador
note-scanning = Un recuadro se mueve solo. Pulsa en cualquier sitio, o cualquier tecla, para elegir lo que señala.
scanning-off = No
scanning-slow = Lento
scanning-steady = Normal
scanning-quick = Rápido
scanning-fast = Muy rápido
setting-dwell = Pulsar dejando quieto el puntero
note-dwell = Deja el puntero quieto sobre algo para pulsarlo: se pulsa cuando la línea se llena.
# How long the pointer rests.
dwell-off = No
dwell-long = Largo
dwell-medium = Medio
dwell-short = Corto

## The language

setting-language = Idioma
language-auto = El del navegador
# The name of a language in itself, such as "Deutsch".
language-name = { $name }
# Offered where the letters of the country differ from A, K, Q and J: not in Spanish.
setting-national-index = { $ace }, { $king }, { $queen } y { $jack } en las cartas

### features/appearance, panels: The appearance sheet: how the cards and the cloth look.

appearance-title = Aspecto
looks-not-fetched = No se han podido cargar los demás dorsos y caras. Inténtalo de nuevo cuando tengas conexión.

## The cloth

setting-theme = Tapete
theme-felt = Fieltro
theme-night = Noche
theme-day = Día
theme-claret = Burdeos
theme-ocean = Océano
theme-walnut = Nogal
# Day or night, as the device says.
theme-auto = Según el dispositivo

## The backs of the cards

setting-back = Dorsos
back-lattice = Celosía
back-spine = Espina dorsal
back-fans = Abanicos
back-rose = Rosa
back-pips = Palos
back-night = Noche

## The faces of the cards

setting-face = Caras
face-emblems = Emblemas
face-courts = Clásicas
face-large = Grandes
face-jumbo = Gigantes

## The suits: in two colours or in four, plain or with patterns, or each in a colour of its own

setting-four-colours = Colores
four-colours-off = Dos
four-colours-on = Cuatro
setting-patterned = Palos
patterned-off = Lisos
patterned-on = Con trama
look-own-colours = Color de cada palo
# As the choice of two or four colours above says.
ink-usual = Como arriba
ink-black = Negro
ink-red = Rojo
ink-blue = Azul
ink-green = Verde
ink-purple = Morado
ink-brown = Marrón
