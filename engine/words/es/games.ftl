### The names of the games, and what is said of each before the first try.

## Games: "family-" and the id of the first rule set. The form ".kind" is what a player does most, in one or two words
## and 16 letters at most; ".sentence" what the game is like, in a sentence of 66 letters at most. ".also" has other
## names by which players of the language look for it, in their language or another; the search in the gallery finds
## them, and the rules page shows them.

family-backbone = Backbone
    .kind = Desenredar
    .sentence = Desmonta una espina dorsal desde abajo con ayuda de las costillas.
family-bridge = Bridge solitario
    .kind = Valorar
    .sentence = Un rubber entero de bridge, tú contra la baraja.
family-black-hole = Agujero negro
    .kind = Prever
    .sentence = Todas las cartas a una sola pila, uno más o uno menos.
    .also = Black Hole
family-freecell = FreeCell
    .kind = Planificar
    .sentence = También llamado Carta blanca: todo a la vista y cuatro celdas.
    .also = Carta blanca, Free Cell
family-klondike = Klondike
    .kind = Descubrir
    .sentence = El clásico: rojo sobre negro, y reyes en las columnas vacías.
    .also = Solitario, Solitaire, Patience, Triangle, Fascination, American Patience
family-clock = El reloj
    .kind = Puro azar
    .sentence = Nada que decidir: descubre las cartas y mira.
    .also = Solitario del reloj, The Clock, Clock Patience, Sundial, Travellers, Hidden Cards
family-spider = Spider
    .kind = Ordenar
    .sentence = Ordena dos barajas en ocho secuencias, del rey al as.
    .also = Araña
# It has no Spanish name.
-seahaven = Seahaven Towers
family-seahaven = { -seahaven }
    .kind = Calcular
    .sentence = Todo a la vista, cuatro torres y siempre el mismo palo.
    .also = Sea Haven, Sea Towers
family-pyramid = Pirámide
    .kind = Sumar
    .sentence = Retira parejas que sumen trece, de la base a la cima.
    .also = Pyramid, Pile of 28
family-golf = Golf
    .kind = Encadenar
    .sentence = Uno más o uno menos, en una larga cadena.
    .also = One Foundation
family-canfield = Canfield
    .kind = Adaptarse
    .sentence = Trece cartas en reserva; el azar decide con qué valor se empieza.
    .also = Solitario del demonio, Demon, Thirteen, Fascination

## Games that have only one rule set and no rules written by hand: in the same forms

family-yukon = Yukon
    .kind = Excavar
    .sentence = Mueve cualquier carta boca arriba con todas las que tiene encima.
family-russian = Solitario ruso
    .kind = Excavar
    .sentence = Como Yukon, pero bajando en el mismo palo, y mucho más difícil.
    .also = Russian Solitaire
family-tripeaks = TriPeaks
    .kind = Encadenar
    .sentence = Tres picos y una larga cadena: uno más o uno menos.
    .also = Three Peaks, Triple Peaks, Tri Towers
family-forty-thieves = Cuarenta ladrones
    .kind = Dosificar
    .sentence = Dos barajas, las cartas de una en una y una sola pasada.
    .also = 40 ladrones, Napoleón en Santa Elena, Forty Thieves, Napoleon at St Helena, Roosevelt at San Juan, Big Forty, Le Cadran
family-scorpion = Escorpión
    .kind = Desenredar
    .sentence = Mueve cartas boca arriba y forma cuatro secuencias, del rey al as.
    .also = Scorpion
family-simple-simon = Simple Simon
    .kind = Ordenar
    .sentence = Spider con una sola baraja y sin mazo: todo boca arriba.
family-spiderette = Spiderette
    .kind = Ordenar
    .sentence = Spider con una sola baraja, repartida como en Klondike.
family-mrs-mop = Mrs Mop
    .kind = Ordenar
    .sentence = Spider con todas las cartas boca arriba desde el principio.
family-easthaven = Easthaven
    .kind = Descubrir
    .sentence = Klondike, pero el mazo se reparte a las columnas.
    .also = East Haven
family-gypsy = Gypsy
    .kind = Descubrir
    .sentence = Las columnas de Klondike, el mazo de Spider y dos barajas.
family-bakers-game = Baker’s Game
    .kind = Planificar
    .sentence = El antepasado de FreeCell: siempre el mismo palo.
family-eight-off = Eight Off
    .kind = Planificar
    .sentence = Ocho celdas, la mitad ocupadas, y siempre el mismo palo.
family-king-albert = King Albert
    .kind = Planificar
    .sentence = Nueve columnas, siete cartas en reserva y nada oculto.
    .also = Rey Alberto, Idiot’s Delight
family-beleaguered-castle = Castillo sitiado
    .kind = Calcular
    .sentence = Los ases, en sus bases; lo demás, a la vista, pero bien enterrado.
    .also = Beleaguered Castle, Laying Siege, Sham Battle
family-streets-and-alleys = Calles y callejones
    .kind = Calcular
    .sentence = Un castillo sitiado en el que antes hay que desenterrar los ases.
    .also = Streets and Alleys
family-fan = Abanico
    .kind = Calcular
    .sentence = Dieciocho columnas cortas, a la vista; se baja en el mismo palo.
    .also = Fan
family-alaska = Alaska
    .kind = Excavar
    .sentence = Como Yukon, pero subiendo o bajando en el mismo palo.
family-westcliff = Westcliff
    .kind = Descubrir
    .sentence = Klondike con diez columnas y una pasada; las vacías admiten todo.
family-double-klondike = Klondike doble
    .kind = Descubrir
    .sentence = Klondike con dos barajas y nueve columnas.
    .also = Double Klondike
family-lucas = Lucas
    .kind = Dosificar
    .sentence = Cuarenta ladrones con trece columnas y los ases ya en sus bases.
family-will-o-the-wisp = Will o’ the Wisp
    .kind = Ordenar
    .sentence = Spiderette con siete columnas de tres cartas.
family-fore-cell = Fore Cell
    .kind = Planificar
    .sentence = FreeCell con las celdas llenas y columnas vacías solo para reyes.
family-siegecraft = Siegecraft
    .kind = Calcular
    .sentence = Un castillo sitiado con una celda para apartar una carta.
family-stronghold = Stronghold
    .kind = Calcular
    .sentence = Calles y callejones con una celda para apartar una carta.
family-fortress = Fortaleza
    .kind = Calcular
    .sentence = Diez columnas: se sube o se baja en el mismo palo, carta a carta.
    .also = Fortress
family-spanish-patience = Paciencia española
    .kind = Planificar
    .sentence = Trece columnas cortas en las que se baja sin importar el palo.
    .also = Spanish Patience
family-bakers-dozen = Docena del fraile
    .kind = Planificar
    .sentence = Trece columnas, los reyes al fondo; las vacías se quedan vacías.
    .also = Docena del panadero, Baker’s Dozen
family-portuguese-solitaire = Solitario portugués
    .kind = Planificar
    .sentence = Docena del fraile, pero un rey puede ocupar una columna vacía.
    .also = Paciencia portuguesa, Portuguese Solitaire
family-castles-in-spain = Castillos en el aire
    .kind = Planificar
    .sentence = Trece columnas cortas en las que se baja alternando colores.
    .also = Castles in Spain
family-alpha-star = Alpha Star
    .kind = Calcular
    .sentence = Doce columnas: se baja en el mismo palo y se mueve en bloque.
family-delta-star = Delta Star
    .kind = Calcular
    .sentence = Doce columnas: se baja en el mismo palo, carta a carta.
family-raglan = Raglan
    .kind = Planificar
    .sentence = Un King Albert más fácil: los ases ya están en sus bases.
family-somerset = Somerset
    .kind = Calcular
    .sentence = King Albert sin reserva: todas las cartas en diez columnas.

## Rule sets: "game-" and the id, with the whole name. Above the table the name of the game stands large, and the form
## ".variant" after it or below it, small; where it is empty, the whole name stands there alone. ".short" is for a small
## button below the name of the game, with 16 letters at most; no two rule sets of a game have the same.

# A game by rules of a player's own. $name is the game whose rules were changed, $changes the changed rules in sentences.
own-rules = { $name }, reglas caseras
    .kind = Reglas caseras
    .sentence = { $changes }
named-rules = { $given }
    .kind = Reglas caseras
    .sentence = { $like }. { FORM($like, "sentence") }
by-own-rules = { $name } con reglas caseras.
# A game with only one rule set: the name of the game.
game-alone = { $name }
    .variant = { "" }
    .short = { $name }
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
source-klondike-3 = El juego tal como se suele jugar, de tres en tres; las cartas pueden volver de las bases.
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
# For several games.
source-common-form = El juego en su forma habitual, tal como aparece en la mayoría de las colecciones.
source-blake-gent = Las reglas son las de «The Winnability of Klondike Solitaire and Many Other Patience Games», de Charlie Blake e Ian P. Gent.
source-own = Reglas caseras: se han cambiado las reglas de { $name }.
source-tripeaks = El juego de Robert Hogue (1989), con las reglas del TriPeaks de Microsoft.

## What is special about one of several rule sets of a game. It stands below the name of the rule set.

note-backbone = Once cartas en cada columna. Al repartir, un as va enseguida a su base y la carta siguiente ocupa su sitio. Un rey no puede ser el coxis: pasa al fondo del mazo. Una costilla vacía admite cualquier carta libre: de la espina dorsal, del descarte, de otra costilla o directamente del mazo.
note-backbone-traditional = Diez cartas en cada columna. Cada baraja se mezcla por separado, y la segunda se reparte después de la primera. Los ases van enseguida a sus bases, tanto al repartir como al salir del mazo. Un rey no puede ser el coxis: pasa al fondo del mazo. Tienes que llenar enseguida una costilla vacía, con una carta del descarte o del mazo, nunca de la espina dorsal ni de otra costilla. Cuando el descarte y el mazo están vacíos, la costilla se queda vacía.
note-backbone-aisleriot = Nueve cartas en cada columna, repartidas tal como salen. Los ases no van solos a sus bases, y el coxis puede ser un rey. Puedes llenar una costilla vacía con una carta del descarte o de otra costilla, pero nunca de la espina dorsal. Por eso, un rey de la espina dorsal solo puede ir a su base, sobre la reina de su palo.
note-klondike = Sacas las cartas del mazo de una en una. Puedes recorrerlo cuantas veces quieras.
note-klondike-3 = Sacas las cartas del mazo de tres en tres, y solo está libre la última. Puedes recorrerlo cuantas veces quieras.
note-klondike-1x3 = Sacas las cartas del mazo de una en una. Puedes recorrerlo tres veces.
note-klondike-3x3 = Sacas las cartas del mazo de tres en tres, y solo está libre la última. Puedes recorrerlo tres veces.
note-spider = Se juega con los cuatro palos.
note-spider-2 = Solo hay picas y corazones, 52 de cada palo.
note-spider-1 = Todas las cartas son picas, así que cualquier secuencia se mueve en bloque.
note-pyramid = Una carta solo está libre cuando no tiene nada encima.
note-pyramid-tut = Si una carta solo tiene encima la carta con la que hace pareja, puedes retirar las dos juntas.
note-golf = Una sola mano. Ganas cuando no quedan cartas en las columnas.
note-golf-9 = Una ronda de nueve manos, con una pasada por el mazo en cada una. Cuando ya no encaje nada, pulsa el mazo para pasar a la siguiente mano. Las cartas que quedan en las columnas se suman. Ganas la ronda si quedas en el par o por debajo: 45 cartas en total, cinco por mano.
note-canfield = Sacas las cartas del mazo de una en una.
note-canfield-3 = Sacas las cartas del mazo de tres en tres, y solo está libre la última.

## Pictures in the rules

# $piles are the names of the piles in the picture.
picture-of-table = La mesa: { LIST($piles, "and") }.
# The name of a pile, or what stands below the picture of a move: words of the rules, so in this language already.
as-in-rules = { $words }

### The guided first games. The text of a step has one or two sentences; its form "title" stands above it. There is
### little room: a title has at most 24 letters or so, a text 105.
### A card that a text names is the card to press, or one that can be seen at the end of a pile. No text says left or
### right, since the table may be mirrored.

# The title of every last step.
lesson-now-it-is-yours = Te toca
run-button = Auto
undo-button = Deshacer

## Backbone

lesson-backbone-1 = Una carta atravesada, el coxis, bloquea dos columnas. Lleva las 104 cartas a sus bases.
    .title = Desmonta la espina dorsal
lesson-backbone-2 = Pulsa el ocho de picas: va sobre el nueve de picas y deja una costilla vacía.
    .title = Baja en el mismo palo
lesson-backbone-3 = Una costilla vacía admite cualquier carta. Pulsa el coxis, la jota de corazones: libera las dos columnas.
    .title = Libera la espina dorsal
lesson-backbone-4 = En las bases se sube en el mismo palo, del as al rey. Pulsa el dos de picas: va sobre su as.
    .title = A la base, desde el as
lesson-backbone-5 = Pulsa el mazo para sacar una carta. Luego pulsa el diez de corazones: va sobre la jota de corazones.
    .title = Saca cartas del mazo
lesson-backbone-6 = Una costilla vacía vale mucho: no la llenes antes de tiempo. Puedes deshacer cualquier jugada.
    .title = { lesson-now-it-is-yours }

## Bridge Solitaire

lesson-bridge-1 = El mazo es tu rival: la casa. Tú dices en la subasta cuántas de las trece bazas ganará tu mano.
    .title = Un rubber de bridge
lesson-bridge-2 = Un palo largo y un as ganan bazas. Pulsa tus cinco corazones y el as de tréboles para conservarlos.
    .title = Conserva seis cartas
lesson-bridge-3 = Descartas las otras siete. Pulsa «{ take-up-blind.sign }»: las siete tapadas pasan a tu mano.
    .title = { take-up-blind.sign }
lesson-bridge-4 = La casa ha pasado. Nueve corazones son buenos triunfos: subasta 1♥, que te compromete a siete bazas.
    .title = Subasta
lesson-bridge-5 = La casa sale con el cuatro de picas. No tienes picas: pulsa un triunfo, el dos de corazones.
    .title = Gana con un triunfo
lesson-bridge-6 = Has ganado la baza, así que sales a la siguiente. Asiste si puedes; lo demás, en las reglas.
    .title = { lesson-now-it-is-yours }

## Black Hole

lesson-black-hole-1 = El as de picas, en el centro, es el agujero negro. Juega sobre él todas las demás cartas.
    .title = Todo al agujero
lesson-black-hole-2 = Pulsa el dos de picas: vale uno más que el as. Aquí los palos no importan.
    .title = Uno más o uno menos
lesson-black-hole-3 = De cada abanico solo está libre la última carta. Pulsa el tres de corazones y luego el cuatro.
    .title = Sigue subiendo
lesson-black-hole-4 = Sube al cinco de tréboles y vuelve a bajar al cuatro de picas: púlsalos en ese orden.
    .title = Cambia de sentido
lesson-black-hole-5 = Un as también va sobre un rey, y viceversa. Antes de elegir, mira las cartas de debajo.
    .title = { lesson-now-it-is-yours }

## FreeCell

lesson-freecell-1 = Todas las cartas están a la vista. Cada palo va a su base, del as al rey. Pulsa el as de diamantes.
    .title = Cada palo, a su base
lesson-freecell-2 = Pulsa el dos de tréboles: va sobre el tres de corazones, que vale uno más y es del otro color.
    .title = Baja alternando colores
lesson-freecell-3 = En una celda cabe una carta. Pulsa la jota de tréboles: va a una celda y destapa un as.
    .title = Cuatro celdas de ayuda
lesson-freecell-4 = Pulsa el as de corazones. Vuelve a vaciar tus celdas en cuanto puedas.
    .title = Para eso era la celda
lesson-freecell-5 = Con celdas libres mueves varias cartas a la vez. Pulsa el tres de corazones: se lleva el dos de tréboles.
    .title = Varias cartas a la vez
lesson-freecell-6 = Busca las cartas bajas y mira qué tienen encima. Casi todas las partidas se pueden ganar.
    .title = { lesson-now-it-is-yours }

## Klondike

lesson-klondike-1 = Pulsa el ocho de tréboles: va sobre el nueve de diamantes y se descubre la carta de debajo.
    .title = Baja alternando colores
lesson-klondike-2 = Lleva cada palo a su base, del as al rey. Pulsa el as de diamantes.
    .title = Primero, los ases
lesson-klondike-3 = Pulsa el nueve de diamantes: va sobre el diez de tréboles y se lleva el ocho.
    .title = Varias cartas a la vez
lesson-klondike-4 = Pulsa el rey de picas: va a la columna vacía y se descubre otra carta.
    .title = Reyes en columnas vacías
lesson-klondike-5 = Pulsa el mazo para sacar una carta. Luego pulsa el siete de diamantes: va sobre el ocho de tréboles.
    .title = Lo demás está en el mazo
lesson-klondike-6 = Ante todo, descubre las cartas boca abajo. Puedes recorrer el mazo cuantas veces quieras.
    .title = { lesson-now-it-is-yours }

## The Clock

lesson-clock-1 = Doce pilas para las horas y una en el centro para los reyes. Cada carta va a la pila de su valor.
    .title = Nada que decidir
lesson-clock-2 = Pulsa donde quieras: la reina de diamantes va a las doce y ahí se descubre la carta siguiente.
    .title = La reina va a las doce
lesson-clock-3 = El nueve de corazones va a las nueve. Pulsa donde quieras.
    .title = Y así hasta el final
lesson-clock-4 = Ganas si el cuarto rey sale el último. Con «{ run-button }», las cartas van solas; pulsa donde quieras para parar.
    .title = { lesson-now-it-is-yours }

## Spider

lesson-spider-1 = Una secuencia completa va del rey al as en un mismo palo. Se retira sola. Con ocho, ganas.
    .title = Ocho secuencias
lesson-spider-2 = Pulsa el nueve de diamantes: va sobre el diez de diamantes. Mejor si es del mismo palo.
    .title = Siempre uno menos
lesson-spider-3 = Pulsa el diez de diamantes: va sobre la jota de tréboles y se lleva su nueve.
    .title = Mismo palo, en bloque
lesson-spider-4 = El palo puede ser otro: pulsa el dos de diamantes. Va sobre el tres de tréboles y descubre una carta.
    .title = Descubre cartas
lesson-spider-5 = Cuando no haya nada mejor, pulsa el mazo: reparte una carta a cada columna.
    .title = Reparte una fila
lesson-spider-6 = Intenta vaciar una columna: admite cualquier carta. Llena las columnas vacías antes de repartir.
    .title = { lesson-now-it-is-yours }

## Seahaven Towers

lesson-seahaven-1 = Cada palo va a su base, del as al rey. En cada torre cabe una carta; dos están ocupadas.
    .title = Cuatro torres
lesson-seahaven-2 = Pulsa el ocho de tréboles: va sobre el nueve de tréboles.
    .title = Baja en el mismo palo
lesson-seahaven-3 = El diez de tréboles tapa un as. Pulsa el diez: va a una torre vacía.
    .title = Usa una torre
lesson-seahaven-4 = Pulsa el as de picas: con él empieza la base de su palo.
    .title = Los ases, a sus bases
lesson-seahaven-5 = Pulsa la jota de picas: va sobre la reina de picas y su torre vuelve a quedar libre.
    .title = Deja libres las torres
lesson-seahaven-6 = Solo un rey puede ocupar una columna vacía. Con más torres libres mueves secuencias más largas.
    .title = { lesson-now-it-is-yours }

## Pyramid

lesson-pyramid-1 = Retira parejas de cartas libres que sumen trece. El as vale uno; la jota, once, y la reina, doce.
    .title = Parejas que suman trece
lesson-pyramid-2 = El diez y el tres de picas están libres. Pulsa el diez: se retira con el tres.
    .title = Diez y tres
lesson-pyramid-3 = El rey de tréboles ya no tiene nada encima y vale trece por sí solo. Púlsalo.
    .title = El rey se retira solo
lesson-pyramid-4 = Pulsa el mazo. El as de tréboles suma trece con la reina de picas: pulsa el as.
    .title = El mazo ayuda
lesson-pyramid-5 = Retira toda la pirámide. Puedes recorrer el mazo cuantas veces quieras.
    .title = { lesson-now-it-is-yours }

## Golf

lesson-golf-1 = Lleva al descarte cartas de las columnas: uno más o uno menos que la superior, de cualquier palo.
    .title = Uno más o uno menos
lesson-golf-2 = Pulsa el ocho de picas: va sobre el siete de tréboles.
    .title = Ocho sobre siete
lesson-golf-3 = Pulsa el siete de diamantes y luego el seis de tréboles: ahora bajas.
    .title = Cambia de sentido
lesson-golf-4 = Sobre el seis de tréboles no va nada. Pulsa el mazo para sacar la carta siguiente.
    .title = Saca otra carta
lesson-golf-5 = Pulsa la reina de picas: va sobre la jota de picas. Pulsa luego la jota de tréboles: va sobre la reina.
    .title = Continúa desde ahí
lesson-golf-6 = Sobre un rey no va nada, y el mazo se recorre una sola vez. Cada carta que quede suma un punto.
    .title = { lesson-now-it-is-yours }

## Canfield

lesson-canfield-1 = Las bases empiezan con el valor de la primera carta: aquí, reinas. Tras el rey viene el as.
    .title = Bases desde la reina
lesson-canfield-2 = Pulsa el diez de tréboles: va sobre la jota de corazones. La reserva llena enseguida la columna vacía.
    .title = Baja alternando colores
lesson-canfield-3 = La carta superior de la reserva está libre. Pulsa la reina de picas: con ella empieza una base.
    .title = La reserva
lesson-canfield-4 = Pulsa el mazo para sacar una carta. Luego pulsa el siete de corazones: va sobre el ocho de tréboles.
    .title = Mazo y descarte
lesson-canfield-5 = Juega primero la reserva: de ella depende la partida.
    .title = { lesson-now-it-is-yours }

### How a game ended. Each message is a sentence.

# $noun is what the game calls a deal: "deal" or "rubber".
won-in = { $noun ->
    [rubber] { $count ->
        [one] Rubber ganado en { $count } jugada.
       *[other] Rubber ganado en { $count } jugadas.
    }
   *[deal] { $count ->
        [one] Partida ganada en { $count } jugada.
       *[other] Partida ganada en { $count } jugadas.
    }
}
all-home = Todas las cartas están en sus bases.
no-more-home = Ya no puede ir ninguna carta a su base.
klondike-stuck = No se puede descubrir ninguna carta más ni jugar ninguna del mazo o del descarte.
all-runs-complete = Todas las secuencias están completas.
no-run-possible = No se puede descubrir ninguna carta más ni completar ninguna secuencia.
no-run-left = No se puede completar ninguna secuencia más.
too-few-to-deal = No quedan cartas suficientes para llenar todas las columnas, así que no puedes repartir.
stock-used-up = El mazo está vacío.
clock-won = Todas las cartas están boca arriba, y el cuarto rey ha salido el último.
clock-stopped = El cuarto rey ha parado el reloj.
clock-odds = No hay nada que decidir: se gana una de cada trece partidas.
pyramid-gone = Has retirado toda la pirámide.
peaks-gone = Has despejado todos los picos.
nothing-to-take-away = No se pueden retirar más cartas.
all-in-hole = Todas las cartas están en el agujero negro.
no-free-card-fits = Ninguna carta libre encaja.
columns-cleared = Has vaciado las columnas.
golf-stuck = El mazo está vacío y ninguna carta encaja.
round-won = Has jugado las nueve manos y quedan 45 cartas o menos.
round-lost = Has jugado las nueve manos y quedan más de 45 cartas.
