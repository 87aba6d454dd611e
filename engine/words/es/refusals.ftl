### Why a move cannot be made. Each message is a sentence that the player reads.

## Any game

no-such-place = Ese lugar no existe en esta mesa.
already-there = La carta ya está ahí.
no-card-to-take = No hay ninguna carta que tomar.
not-so-many-cards = No hay tantas cartas.
one-at-a-time = Solo puedes mover las cartas de una en una.
home-one-by-one = Las cartas van a las bases de una en una.
stays-home = Una carta que está en su base se queda ahí.
face-down-stays = No puedes mover una carta boca abajo.
no-run = Estas cartas no forman una secuencia.
no-redeal-left = No puedes volver a recorrer el mazo.
one-pass = Solo puedes recorrer el mazo una vez.
stock-not-used-up = El mazo aún no está vacío.
nothing-to-stock = Las cartas no pueden volver al mazo.
turn-to-waste-first = Primero pasa la carta al descarte.
waste-only-from-stock = Al descarte solo van cartas sacadas del mazo.
nothing-on-place = No puedes poner cartas en { FORM($place, "the") }.
foundation-complete = Esta base está completa.
nothing-there = Ahí no puede ir ninguna carta.
nothing-on-card = Sobre { FORM($card, "the") } no va ninguna carta.
only-on-card = Sobre { FORM($card, "the") } solo va { $wanted }.
# $kind is the kind of the empty pile.
only-starts = { $kind ->
    [waste] Este descarte solo puede empezar con { $wanted }.
    [cell] A esta celda solo puede ir { $wanted }.
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
    [foundation] No puedes llenar una columna vacía con una carta de una base.
    [waste] No puedes llenar una columna vacía con una carta del descarte.
    [reserve] No puedes llenar una columna vacía con una carta de la reserva.
    [cell] No puedes llenar una columna vacía con una carta de una celda.
   *[tableau] No puedes llenar una columna vacía con una carta de otra columna.
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
card-not-now = Ahora no puedes jugar esta carta.
stock-and-waste-used-up = El mazo y el descarte están vacíos.
no-turn-now = Ahora no puedes sacar ninguna carta.
waste-is-empty = El descarte está vacío. Pulsa el mazo para sacar una carta.
nothing-goes-there-now = Ahora ninguna carta puede ir { FORM($place, "to") }.
card-is-covered = { UPPER(FORM($card, "the")) } tiene cartas encima.
run-fits-nowhere = { UPPER(FORM($card, "the")) } y las cartas que tiene encima no encajan ahora en ningún sitio.
not-together = { UPPER(FORM($card, "the")) } no se puede mover junto con las cartas que tiene encima.
no-legal-move = { UPPER(FORM($card, "the")) } no puede ir ahora a ningún sitio.

## Single games

coccyx-first = Mueve primero el coxis: bloquea las dos columnas.
# $places are the waste, the stock or both.
fill-ribs-first = { $count ->
    [one] Primero llena la costilla vacía con una carta { LIST($places, "or", "from") }.
   *[other] Primero llena las costillas vacías con cartas { LIST($places, "or", "from") }.
}
rib-only-from = Solo puedes llenar una costilla vacía con una carta { LIST($places, "or", "from") }.
another-rib = otra costilla
    .the = otra costilla
    .from = de otra costilla
space-from-reserve = Una columna vacía solo se llena con una carta de la reserva.
covered-by = { UPPER(FORM($card, "the")) } está bajo { LIST($cards, "and", "the") }.
out-of-the-game = Una carta retirada ya no está en juego.
no-card-to-pair = No hay ninguna carta con la que emparejarla.
card-there-is-gone = La carta que había ahí ya se ha retirado.
only-with-cover = { UPPER(FORM($card, "the")) } solo hace pareja con { FORM($upon, "the") } que tiene encima.
only-king-alone = Solo un rey se retira sin pareja.
king-goes-alone = Un rey se retira sin pareja.
only-with = { UPPER(FORM($card, "the")) } solo hace pareja con { $wanted }.
stays-on-waste = Una carta del descarte se queda ahí.
only-to-waste = Las cartas solo pueden ir al descarte.
last-deal-of-round = Esta es la última mano de la ronda.
next-deal-later = Termina antes esta mano: todavía encaja alguna carta.
press-for-next-deal = Pulsa el mazo para pasar a la siguiente mano.
clock-has-stopped = El reloj se ha parado.
only-card-in-hand = Solo se mueve la carta que tienes en la mano.
rank-goes-to = { UPPER(rank.the) } va { FORM($place, "to") }.
nothing-out-of-hole = Las cartas no pueden salir del agujero negro.
only-into-hole = Las cartas solo pueden ir al agujero negro.
run-leaves-by-itself = Una secuencia completa, del rey al as en un mismo palo, se retira sola.
fill-columns-first = { $count ->
    [one] Llena la columna vacía antes de repartir.
   *[other] Llena las columnas vacías antes de repartir.
}
stock-deals-to-all = El mazo reparte una carta a cada columna.

### Why a text cannot be read: a link, a move, a position, or what was typed on the command line.

no-card-text = «{ $text }» no es una carta.
wrong-piles = { $game } tiene { $wanted } pilas, pero esta posición tiene { $found }.
card-twice = La carta { $text } aparece dos veces.
no-counter-text = «{ $text }» no es un número válido para { $counter }.
no-list-of-cards = «{ $text }» no es una lista de cartas.
no-move-text = «{ $text }» no es una jugada de { $game }.
no-link = Este enlace no indica ningún juego.
other-version = Este enlace es de la versión { $found }, pero aquí solo se puede abrir la { $known }.
no-such-game = Aquí no hay ningún juego llamado «{ $text }».
no-such-rules = Con las reglas de este enlace no se puede jugar.
no-deal-number = El número de partida es un número entero entre { $first } y { $last }.
closing-bracket = En esta lista de jugadas sobra un paréntesis de cierre.
opening-bracket = En esta lista de jugadas falta un paréntesis de cierre.
move-unread = La jugada { $number } no se puede leer: { $reason }
move-refused = La jugada { $number }, { $text }, no se puede hacer: { $reason }
no-picture = «{ $text }» no es una imagen.
names-no-piles = «{ $text }» no corresponde a ninguna pila de { $game }.
no-such-game-listed = No hay ningún juego llamado «{ $text }»; con `games` se ve la lista.
number-or-position = Indica un número de partida o bien --position.
number-after = Después de { $option } va un número entero de 0 a 1000000000.
no-depth = La profundidad es un número entero de 0 a 99.

# A position that Bridge Solitaire can never reach.
bridge-number-too-high = Esta posición tiene un número demasiado alto para Bridge solitario.
bridge-contract = Esta posición tiene un contrato imposible.
bridge-tricks = Esta posición tiene bazas imposibles.
bridge-unscored = Esta posición tiene una mano jugada pero sin puntuar.
bridge-trick = Esta posición tiene una baza imposible.
