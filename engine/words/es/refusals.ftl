# Why a move cannot be made. Each message is a sentence that the player reads.

## Any game

no-such-place = Ese lugar no existe en esta mesa.
already-there = La carta ya está ahí.
no-card-to-take = No hay ninguna carta que tomar.
not-so-many-cards = No hay tantas cartas.
one-at-a-time = Las cartas se mueven de una en una.
home-one-by-one = Las cartas van a las bases de una en una.
stays-home = Una carta que está en su base ya no sale de ella.
face-down-stays = Una carta boca abajo no se puede mover.
no-run = Estas cartas no forman una secuencia.
no-redeal-left = No quedan más vueltas al mazo.
one-pass = El mazo solo se recorre una vez.
stock-not-used-up = El mazo aún no se ha agotado.
nothing-to-stock = Ninguna carta vuelve al mazo.
turn-to-waste-first = Primero pasa la carta al descarte.
waste-only-from-stock = Al descarte solo van cartas del mazo.
nothing-on-place = En { FORM($place, "the") } no se coloca ninguna carta.
foundation-complete = Esta base está completa.
nothing-there = Ahí no va ninguna carta.
nothing-on-card = Sobre { FORM($card, "the") } no va ninguna carta.
only-on-card = Sobre { FORM($card, "the") } solo va { $wanted }.
# $kind is the kind of the empty pile.
only-starts = { $kind ->
    [waste] Este descarte solo puede empezar con { $wanted }.
    [cell] Esta celda solo puede empezar con { $wanted }.
   *[foundation] Esta base solo puede empezar con { $wanted }.
}

# $pile is what the game calls a pile of its table.
only-fills-space = { $pile ->
    [rib] Una costilla vacía solo la puede ocupar { $wanted }.
    [fan] Un abanico vacío solo lo puede ocupar { $wanted }.
   *[column] Una columna vacía solo la puede ocupar { $wanted }.
}
space-stays-empty = { $pile ->
    [rib] Una costilla vacía se queda vacía.
    [fan] Un abanico vacío se queda vacío.
   *[column] Una columna vacía se queda vacía.
}
# $kind is the kind of pile from which the card would come.
space-not-from = { $kind ->
    [foundation] Una columna vacía no se llena desde las bases.
    [waste] Una columna vacía no se llena desde el descarte.
    [reserve] Una columna vacía no se llena desde la reserva.
    [cell] Una columna vacía no se llena desde las celdas.
   *[tableau] Una columna vacía no se llena desde otra columna.
}
back-only-to-column = { $pile ->
    [rib] De su base, una carta solo puede volver a una costilla.
   *[column] De su base, una carta solo puede volver a una columna.
}
cell-holds-one = { $cell ->
    [tower] En una torre cabe una sola carta.
   *[cell] En una celda cabe una sola carta.
}

# How many cards may move at once. $to is "space" if the cards would go to a space, which then does not count.
as-many-at-most = { $spaces ->
    [0] { most-cards }: { free-cells }.
   *[other] { most-cards }: { free-cells } y { spaces-too }.
}
most-cards = { $count ->
    [one] Una carta como máximo
   *[other] { UPPER(SPELLED($count)) } cartas como máximo
}
free-cells = { $cell ->
    [tower] { $free ->
        [0] ninguna torre libre
        [one] una torre libre
       *[other] { SPELLED($free) } torres libres
    }
   *[cell] { $free ->
        [0] ninguna celda libre
        [one] una celda libre
       *[other] { SPELLED($free) } celdas libres
    }
}
spaces-too = { $to ->
    [space] { $spaces ->
        [one] otra columna vacía
       *[other] otras { SPELLED($spaces) } columnas vacías
    }
   *[card] { $spaces ->
        [one] una columna vacía
       *[other] { SPELLED($spaces) } columnas vacías
    }
}

## What a press means

# $noun is what the game calls a deal: "deal" or "rubber".
game-is-over = { $noun ->
    [rubber] El rubber ha terminado.
   *[deal] La partida ha terminado.
}
card-not-now = Esta carta no se puede jugar ahora.
stock-and-waste-used-up = El mazo y el descarte se han agotado.
no-turn-now = Ahora no se puede sacar ninguna carta.
waste-is-empty = El descarte está vacío. Pulsa el mazo para sacar una carta.
nothing-goes-there-now = Ahora ninguna carta puede ir { FORM($place, "to") }.
card-is-covered = Hay otras cartas sobre { FORM($card, "the") }.
run-fits-nowhere = { UPPER(FORM($card, "the")) } y las cartas que tiene encima no encajan ahora en ningún sitio.
not-together = { UPPER(FORM($card, "the")) } no se puede mover junto con las cartas que tiene encima.
no-legal-move = { UPPER(FORM($card, "the")) } no tiene ahora ninguna jugada posible.

## Single games

coccyx-first = El coxis cierra los dos lados de la espina: primero tiene que salir él.
# $places are the waste, the stock or both.
fill-ribs-first = { $count ->
    [one] Primero llena la costilla vacía desde { LIST($places, "or", "the") }.
   *[other] Primero llena las costillas vacías desde { LIST($places, "or", "the") }.
}
rib-only-from = Una costilla vacía solo se llena desde { LIST($places, "or", "the") }.
another-rib = otra costilla
    .the = otra costilla
space-from-reserve = El hueco se llena desde la reserva.
covered-by = { UPPER(FORM($card, "the")) } está bajo { LIST($cards, "and", "the") }.
out-of-the-game = Una carta retirada está fuera del juego.
no-card-to-pair = No hay ninguna carta con la que emparejarla.
card-there-is-gone = La carta que había ahí ya se ha retirado.
only-with-cover = { UPPER(FORM($card, "the")) } solo se puede retirar con { FORM($upon, "the") } que tiene encima.
only-king-alone = Solo los reyes se retiran sin pareja.
king-goes-alone = Los reyes se retiran sin pareja.
only-with = { UPPER(FORM($card, "the")) } solo se puede retirar con { $wanted }.
stays-on-waste = Una carta del descarte se queda ahí.
only-to-waste = Las cartas solo van al descarte.
last-deal-of-round = Esta es la última mano de la ronda.
next-deal-later = La siguiente mano llega cuando en esta ya no encaja ninguna carta.
press-for-next-deal = Pulsa el mazo para pasar a la siguiente mano.
clock-has-stopped = El reloj se ha parado.
only-card-in-hand = Solo se mueve la carta que tienes en la mano.
rank-goes-to = { UPPER(rank.the) } va { FORM($place, "to") }.
nothing-out-of-hole = Del agujero negro no sale ninguna carta.
only-into-hole = Las cartas solo van al agujero negro.
run-leaves-by-itself = Una secuencia se retira sola cuando está completa, del rey al as y del mismo palo.
fill-columns-first = { $count ->
    [one] Llena la columna vacía antes de repartir.
   *[other] Llena las columnas vacías antes de repartir.
}
stock-deals-to-all = El mazo reparte una carta a cada columna.
