### The guided first games. The text of a step has one or two sentences; its form "title" stands above it. There is
### little room: a title has at most 24 letters or so, a text 105.
### A card that a text names is the card to press, or one that can be seen at the end of a pile. No text says left or
### right, since the table may be mirrored.

# The title of every last step.
lesson-now-it-is-yours = Te toca

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
lesson-black-hole-5 = Un as también va sobre un rey, y un rey sobre un as. Antes de elegir, mira las cartas de debajo.
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
lesson-freecell-5 = Con celdas libres mueves varias cartas a la vez. Pulsa el tres de corazones: va sobre el cuatro de tréboles.
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

lesson-pyramid-1 = Retira parejas de cartas libres que sumen 13. El as vale 1, la jota 11 y la reina 12.
    .title = Parejas que suman trece
lesson-pyramid-2 = El diez y el tres de picas están libres. Pulsa el diez: se retira con el tres.
    .title = Diez y tres
lesson-pyramid-3 = El rey de tréboles ya no tiene nada encima y vale 13 por sí solo. Púlsalo.
    .title = El rey se retira solo
lesson-pyramid-4 = Pulsa el mazo. El as de tréboles suma 13 con la reina de picas: pulsa el as.
    .title = El mazo ayuda
lesson-pyramid-5 = Retira toda la pirámide. Puedes recorrer el mazo cuantas veces quieras.
    .title = { lesson-now-it-is-yours }

## Golf

lesson-golf-1 = Pasa las columnas al descarte, carta a carta: uno más o uno menos que la superior, de cualquier palo.
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
