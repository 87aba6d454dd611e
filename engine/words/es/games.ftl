### The names of the games, and what is said of each before the first try.

## Games: "family-" and the id of the first rule set. The form ".kind" is what a player does most, in one or two words
## and 16 letters at most; ".sentence" what the game is like, in a sentence of 66 letters at most.

family-backbone = Backbone
    .kind = Desenredar
    .sentence = Desmonta una espina dorsal desde abajo con ayuda de las costillas.
family-bridge = Bridge solitario
    .kind = Valorar
    .sentence = Un rubber entero de bridge, tú contra la baraja.
family-black-hole = Agujero negro
    .kind = Prever
    .sentence = Todas las cartas a una sola pila, uno más o uno menos.
family-freecell = FreeCell
    .kind = Planificar
    .sentence = También llamado Carta blanca: todo a la vista y cuatro celdas.
family-klondike = Klondike
    .kind = Descubrir
    .sentence = El clásico: rojo sobre negro, y reyes en las columnas vacías.
family-clock = El reloj
    .kind = Puro azar
    .sentence = Nada que decidir: descubre las cartas y mira.
family-spider = Spider
    .kind = Ordenar
    .sentence = Ordena dos barajas en ocho secuencias, del rey al as.
# It has no Spanish name.
-seahaven = Seahaven Towers
family-seahaven = { -seahaven }
    .kind = Calcular
    .sentence = Todo a la vista, cuatro torres y siempre el mismo palo.
family-pyramid = Pirámide
    .kind = Sumar
    .sentence = Retira parejas que sumen trece, de la base a la cima.
family-golf = Golf
    .kind = Encadenar
    .sentence = Uno más o uno menos, en una larga cadena.
family-canfield = Canfield
    .kind = Adaptarse
    .sentence = Trece cartas en reserva; el azar decide con qué valor se empieza.

## Rule sets: "game-" and the id, with the whole name. Above the table the name of the game stands large, and the form
## ".variant" after it or below it, small; where it is empty, the whole name stands there alone. ".short" is for a small
## button below the name of the game, with 16 letters at most; no two rule sets of a game have the same.

game-backbone = Backbone
    .variant = { "" }
    .short = Backbone
game-backbone-traditional = Backbone, tradicional
    .variant = tradicional
    .short = Tradicional
game-backbone-aisleriot = Backbone, AisleRiot
    .variant = AisleRiot
    .short = AisleRiot
game-bridge = Bridge solitario
    .variant = { "" }
    .short = Bridge solitario
game-black-hole = Agujero negro
    .variant = { "" }
    .short = Agujero negro
game-freecell = FreeCell
    .variant = { "" }
    .short = FreeCell
# The stock turns one card, with as many passes as you like.
game-klondike = Klondike
    .variant = { "" }
    .short = De una en una
game-klondike-3 = Klondike, de tres en tres
    .variant = de tres en tres
    .short = De tres en tres
# The stock turns one card, with three passes at most.
game-klondike-1x3 = Klondike, tres pasadas
    .variant = tres pasadas
    .short = 3 pasadas
# The stock turns three cards, with three passes at most.
game-klondike-3x3 = Klondike, de tres en tres, tres pasadas
    .variant = de tres en tres, tres pasadas
    .short = 3 × 3
game-clock = El reloj
    .variant = { "" }
    .short = El reloj
game-spider = Spider
    .variant = { "" }
    .short = Cuatro palos
game-spider-2 = Spider, dos palos
    .variant = dos palos
    .short = Dos palos
game-spider-1 = Spider, un palo
    .variant = un palo
    .short = Un palo
game-seahaven = { -seahaven }
    .variant = { "" }
    .short = { -seahaven }
game-pyramid = Pirámide
    .variant = { "" }
    .short = Pirámide
# A rule set of Pyramid that has a name of its own.
game-pyramid-tut = La tumba de Tut
    .variant = { "" }
    .short = La tumba de Tut
game-golf = Golf
    .variant = { "" }
    .short = Una mano
game-golf-9 = Golf, nueve manos
    .variant = nueve manos
    .short = Nueve manos
game-canfield = Canfield
    .variant = { "" }
    .short = De una en una
game-canfield-3 = Canfield, de tres en tres
    .variant = de tres en tres
    .short = De tres en tres

### What the rules page says besides the rules that all rule sets of a game share, which stand in the folder "rules".

## Where the rules come from: the end of the page

source-heading = Fuente
source-backbone = Una guía actual de las reglas de Backbone Solitaire, con once cartas en cada columna; Solitaire Forever II atribuye esta forma a David Parlett.
source-backbone-traditional = El capítulo «Backbone Patience (with two whist packs)» de un libro victoriano de solitarios; Solitaire Forever II cita para esta forma a Mary Whitmore Jones y Basil Dalton.
source-backbone-aisleriot = La página del manual sobre Backbone en AisleRiot, de GNOME, por Vincent Povirk (2005).
source-bridge = El juego de Stephen Rogers (2016), según la descripción de Denexa Games; el tanteo es el del bridge de rubber o partida libre.
source-black-hole = El juego de David Parlett (1979), de «The Penguin Book of Patience».
source-freecell = El juego de Paul Alfille, también llamado Carta blanca, con los repartos del FreeCell de Microsoft.
source-klondike = El juego tal como se suele jugar; las cartas pueden volver de las bases.
source-klondike-3 = El juego tal como se suele jugar, sacando tres cartas cada vez; las cartas pueden volver de las bases.
source-klondike-1x3 = Una regla casera habitual: de una en una, tres pasadas.
source-klondike-3x3 = Una regla casera habitual: de tres en tres, tres pasadas.
source-clock = El juego tradicional, también llamado solitario del reloj.
source-spider = El juego en su forma habitual; con uno y dos palos, como en el Spider de Microsoft.
source-seahaven = El juego de Art Cabral (1988).
source-pyramid = El juego en su forma habitual, con tantas pasadas como quieras.
source-pyramid-tut = La variante conocida como La tumba de Tut o El rey Tut.
source-golf = El juego en su forma estricta: sobre un rey no va nada y sobre un as, solo un dos.
source-golf-9 = El juego estricto, con nueve manos por ronda y el par habitual de cinco cartas por mano.
source-canfield = El juego del casino de Richard Canfield, en su forma habitual: cualquier carta boca arriba se mueve con las que tiene encima.

## What is special about one of several rule sets of a game. It stands below the name of the rule set.

note-backbone = Once cartas en cada columna. Al repartir, un as va enseguida a su base y la carta siguiente ocupa su sitio. Un rey no puede ser el coxis: pasa al fondo del mazo. Una costilla vacía admite cualquier carta libre: de la espina dorsal, del descarte, de otra costilla o directamente del mazo.
note-backbone-traditional = Diez parejas y el coxis. Cada baraja se mezcla por separado, y la segunda se reparte después de la primera. Los ases van enseguida a sus bases, tanto al repartir como al salir del mazo. Un rey no puede ser el coxis: pasa al fondo del mazo. Tienes que llenar enseguida una costilla vacía, con una carta del descarte o del mazo, nunca de la espina dorsal ni de otra costilla. Cuando el descarte y el mazo están vacíos, la costilla se queda vacía.
note-backbone-aisleriot = Nueve cartas en cada columna, repartidas tal como salen. Los ases no van solos a sus bases, y el coxis puede ser un rey. Puedes llenar una costilla vacía con una carta del descarte o de otra costilla, pero nunca de la espina dorsal. Por eso, un rey de la espina dorsal solo puede ir a su base, sobre su reina.
note-klondike = Del mazo se saca una carta cada vez. Puedes recorrerlo cuantas veces quieras.
note-klondike-3 = Del mazo se sacan tres cartas cada vez, y solo la última queda libre. Puedes recorrerlo cuantas veces quieras.
note-klondike-1x3 = Del mazo se saca una carta cada vez. Puedes recorrerlo tres veces.
note-klondike-3x3 = Del mazo se sacan tres cartas cada vez, y solo la última queda libre. Puedes recorrerlo tres veces.
note-spider = Se juega con los cuatro palos.
note-spider-2 = Solo hay picas y corazones, 52 de cada palo.
note-spider-1 = Todas las cartas son picas, así que cualquier secuencia se mueve en bloque.
note-pyramid = Una carta solo está libre cuando no tiene nada encima.
note-pyramid-tut = Si una carta solo tiene encima la carta con la que hace pareja, puedes retirar las dos juntas.
note-golf = Una sola mano. Ganas cuando no quedan cartas en las columnas.
note-golf-9 = Una ronda de nueve manos, con una pasada por el mazo en cada una. Cuando ya no encaje nada, pulsa el mazo para pasar a la siguiente mano. Las cartas que quedan en las columnas se suman. Ganas la ronda si quedas en el par o por debajo: 45 cartas en total, cinco por mano.
note-canfield = Del mazo se saca una carta cada vez.
note-canfield-3 = Del mazo se sacan tres cartas cada vez, y solo la última queda libre.

## Pictures in the rules

# $piles are the names of the piles in the picture.
picture-of-table = La mesa: { LIST($piles, "and") }.
# The name of a pile, or what stands below the picture of a move: words of the rules, so in this language already.
as-in-rules = { $words }
