# The settings sheet.

settings-title = Ajustes
# The button that opens the sheet "Aspecto".
settings-appearance = Cartas, tapete y colores

## The headings of its groups

settings-sound = Sonido
settings-help = Ayuda durante el juego
settings-above-table = Encima de la mesa
settings-motion = Movimiento
settings-keyboard-and-start = Teclado e inicio
settings-other-presses = Otras formas de pulsar

## Settings that are on or off. A note says in a sentence what a setting does.

setting-lists = Abrir los abanicos como listas
note-lists = Al pulsar cartas en abanico, aparecen en una lista de botones grandes.
setting-left-handed = Para zurdos
setting-sound = Sonido
setting-vibration = Vibración, si el dispositivo la tiene
setting-safe-home = Llevar a su base las cartas seguras
note-safe-home = Una carta es segura cuando ninguna otra la necesita ya.
setting-show-time = Mostrar el tiempo
setting-show-score = Mostrar la puntuación
setting-calm = Reducir el movimiento
setting-letters = Teclas de letras
note-letters = H para una pista, U para deshacer, y más. La lista está en el menú, en «Teclas».
setting-gallery-first = Empezar por todos los juegos

## Settings with several values. Each value has a small button.

setting-tap = Al tocar una carta
tap-moves = Se mueve
tap-chooses = Se selecciona
setting-card-size = Tamaño de las cartas
note-card-size = Si la mesa no cabe, se desplaza con un dedo sobre el tapete o con las flechas de al lado.
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
score-standard-counts = 10 puntos por cada carta colocada, 5 por cada carta que pasa del descarte a una columna y por cada carta que se descubre. 15 menos por cada carta que se saca de las bases y 100 menos por cada nueva vuelta si el mazo se descubre de una en una.
score-vegas-counts = La baraja cuesta 52 puntos y cada carta colocada devuelve 5. El mazo puede recorrerse tantas veces como permita el juego.
score-500-counts = 500 puntos al empezar, 100 más por cada palo completo y 1 menos por cada jugada y por cada jugada deshecha.
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
setting-verdict = Decir si la partida aún se puede ganar
verdict-always = Siempre
# Only if the game can no longer be won.
verdict-lost = Solo si no
verdict-never = Nunca
setting-advice = Las pistas y los veredictos conocen
advice-all = Todas las cartas
advice-seen = Las que he visto
note-advice = Sin las cartas que nadie ha visto, una pista dice en cuántos repartos posibles gana su jugada. En el bridge las pistas son siempre así.
setting-scanning = Jugar con un solo pulsador
note-scanning = Un recuadro va solo de un sitio a otro. Al pulsar en cualquier parte, o cualquier tecla, se elige lo que enmarca.
scanning-off = No
scanning-slow = Lento
scanning-steady = Normal
scanning-quick = Rápido
scanning-fast = Muy rápido
setting-dwell = Pulsar dejando quieto el puntero
note-dwell = Donde se detiene el puntero del ratón crece una línea. Cuando está completa, se pulsa ese sitio.
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
