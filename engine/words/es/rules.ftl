# What the rules page says besides the rules that all rule sets of a game share, which stand in the folder "rules".

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
