### The rules page of a game whose rules are not written by hand. The page has three parts, below the headings of the
### first group. Each part is put together from the sentences of one of the other groups, one for each rule of the game,
### in the order in which they stand here. So each sentence must make sense after any other of its group, and alone.
### All that is counted here is feminine (barajas, columnas, cartas, celdas, bases, filas, pilas), but for "picos", of
### which there are always several.

## The three parts

rules-table = La mesa
rules-aim = El objetivo
rules-play = El juego

## The names of piles in the picture of the table

# $kind is the kind of pile, $count how many there are; it begins with a small letter.
rules-piles = { $kind ->
    [pyramid] pirámide
    [peaks] picos
    [foundation] { $count ->
        [one] base
       *[other] bases
    }
    [tableau] { $count ->
        [one] columna
       *[other] columnas
    }
    [cell] { $count ->
        [one] celda
       *[other] celdas
    }
    [reserve] reserva
    [waste] descarte
   *[stock] mazo
}

## The table: how many packs and piles there are, and how many cards are dealt to them

rules-packs = { $count ->
    [one] Una baraja.
   *[other] { UPPER(SPELLED($count)) } barajas.
}
rules-packs-apart = Cada baraja se mezcla por separado, y la segunda se reparte después de la primera.
rules-only-suits = Todas las cartas son { LIST($suits, "or") }.
# The columns have the same number of cards.
rules-columns = { $columns ->
    [one] Una columna { $cards ->
        [0] sin cartas.
        [one] de una carta.
       *[other] de { SPELLED($cards) } cartas.
    }
   *[other] { UPPER(SPELLED($columns)) } columnas { $cards ->
        [0] sin cartas.
        [one] de una carta cada una.
       *[other] de { SPELLED($cards) } cartas.
    }
}
# Such as 1, 2, 3, 4: each column has one card more than the one before. There are at least three columns.
rules-columns-rising = { UPPER(SPELLED($columns)) } columnas de { $fewest ->
    [0] cero
   *[other] { SPELLED($fewest) }
} a { SPELLED($most) } cartas.
# Such as 7, 7, 7, 7, 6, 6, 6. There are at least three columns.
rules-columns-two = { UPPER(SPELLED($columns)) } columnas: { $first ->
    [0] ninguna carta
    [one] una carta
   *[other] { SPELLED($first) } cartas
} en { $count ->
    [one] la primera
   *[other] las { SPELLED($count) } primeras
} y { SPELLED($rest) } en { $others ->
    [one] la última.
   *[other] las demás.
}
# Any other numbers of cards, such as "1, 6, 7, 8".
rules-columns-counted = { UPPER(SPELLED($columns)) } columnas, con este número de cartas en cada una: { $numbers }.
# One pyramid, or several that stand side by side and share their last row.
rules-peaks = { $peaks ->
    [one] Una pirámide de { $rows ->
        [one] una fila
       *[other] { SPELLED($rows) } filas
    }, con { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    } en total. Cada carta, salvo las de la última fila, está tapada por dos de la fila siguiente.
   *[other] { UPPER(SPELLED($peaks)) } picos de { $rows ->
        [one] una fila
       *[other] { SPELLED($rows) } filas
    } que comparten la última, con { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    } en total. Cada carta, salvo las de la última fila, está tapada por dos de la fila siguiente.
}
rules-kings-below = Antes de empezar, los reyes se colocan debajo de las demás cartas de su columna.
# The cards of the columns or of the peaks, of which the sentences before speak.
rules-all-face-up = Todas estas cartas están boca arriba.
# Of each column that has more cards than these, the last ones are face up.
rules-last-face-up = { $count ->
    [one] Solo está boca arriba la última carta de cada columna.
   *[other] Solo están boca arriba las { SPELLED($count) } últimas cartas de cada columna.
}
rules-last-row-face-up = Solo están boca arriba las cartas de la última fila.
rules-first-face-down = { $columns ->
    [one] En la primera columna
   *[other] En cada una de las { SPELLED($columns) } primeras columnas
} hay { $cards ->
    [one] una carta boca abajo
   *[other] { SPELLED($cards) } cartas boca abajo
}; las demás están boca arriba.
rules-face-down-counted = Cartas boca abajo en cada columna: { $numbers }.
# The two stars before and after a word make it bold.
rules-no-cells = No hay celdas.
rules-empty-cells = { $count ->
    [one] Hay una **celda** vacía.
   *[other] Hay { SPELLED($count) } **celdas** vacías.
}
rules-filled-cells = { $count ->
    [one] Hay una **celda**.
   *[other] Hay { SPELLED($count) } **celdas**.
} { $filled ->
    [one] Al repartir se pone ahí una carta.
   *[other] Al repartir se ponen ahí { SPELLED($filled) } cartas.
}
# Piles from which cards are played, but to which no card goes.
rules-reserve = { $piles ->
    [one] { $cards ->
        [one] Una carta forma la **reserva**.
       *[other] Una pila de { SPELLED($cards) } cartas forma la **reserva**.
    }
   *[other] { $cards ->
        [one] { UPPER(SPELLED($piles)) } cartas sueltas forman la **reserva**.
       *[other] { UPPER(SPELLED($piles)) } pilas de { SPELLED($cards) } cartas forman la **reserva**.
    }
}
rules-reserve-counted = La **reserva** son varias pilas, con este número de cartas en cada una: { $numbers }.
# Only the top card, of one pile or of each.
rules-reserve-top-up = { $piles ->
    [one] Solo está boca arriba su carta superior.
   *[other] Solo está boca arriba la carta superior de cada pila.
}
rules-lock = Otra carta está atravesada sobre la reserva.
rules-lock-no-king = No puede ser un rey: un rey pasa al fondo del mazo, y la carta siguiente ocupa su sitio.
rules-foundations = { $count ->
    [one] Hay una base.
   *[other] Hay { SPELLED($count) } bases.
}
rules-aces-in-deal = Los ases se reparten como las demás cartas.
rules-aces-laid-out = Los ases están en las bases desde el principio.
rules-first-rank = Se reparte una carta a una base: todas las bases empiezan con su valor.
rules-aces-dealt = Al repartir, un as va enseguida a su base y la carta siguiente ocupa su sitio.
rules-heap-starts = { $kind ->
    [waste] El descarte empieza con una carta.
   *[foundation] La base empieza con una carta.
}
rules-heap-starts-with = { $kind ->
    [waste] El descarte empieza con { FORM($card, "the") }.
   *[foundation] La base empieza con { FORM($card, "the") }.
}
rules-stock = { $count ->
    [0] Las demás cartas forman el mazo.
    [one] La última carta forma el mazo.
   *[other] Las otras { SPELLED($count) } cartas forman el mazo.
}

## The aim

rules-home = Lleva las { $count } cartas a sus bases: en cada base se sube en el mismo palo, del as al rey.
# The rank of a card that is dealt to a foundation is the first of all.
rules-home-from-first = Lleva las { $count } cartas a sus bases: en cada base se sube en el mismo palo, desde el valor inicial. Tras el rey viene el as.
rules-comes-back = La carta superior de una base puede volver a una columna.
# $place is "pyramid", "peaks" or "columns", $kind the pile to which all cards go.
rules-to-heap = { $kind ->
    [waste] Lleva al descarte
   *[foundation] Lleva a la base
} { $place ->
    [pyramid] las { $count } cartas de la pirámide.
    [peaks] las { $count } cartas de los picos.
   *[columns] las { $count } cartas de las columnas.
}
# $runs is how many runs of thirteen cards there are.
rules-runs = Ordena las { $count } cartas en { SPELLED($runs) } secuencias, cada una del rey al as en un mismo palo. Una secuencia completa se retira de la mesa.
rules-pairs = { $place ->
    [pyramid] Retira las { $count } cartas de la pirámide por parejas que sumen trece.
    [peaks] Retira las { $count } cartas de los picos por parejas que sumen trece.
   *[columns] Retira las { $count } cartas de las columnas por parejas que sumen trece.
}
rules-values = El as vale uno; la jota, once, y la reina, doce. El rey vale trece y se retira solo.

## Play: a list of points

# $count is the number of the parts, from "rules-free-in-columns" to "rules-free-on-waste". The form ".alone" is for
# one that stands alone, with its verb.
rules-free = { $count ->
    [one] { UPPER(LIST($places, "and", "alone")) }.
   *[other] Están libres { LIST($places, "and") }.
}
rules-free-in-columns = la última carta de cada columna
    .alone = está libre { rules-free-in-columns }
rules-free-in-peaks = las cartas que ninguna otra tapa
    .alone = están libres { rules-free-in-peaks }
rules-free-in-cells = las cartas de las celdas
    .alone = están libres { rules-free-in-cells }
rules-free-in-reserve = { $piles ->
    [one] la carta superior de la reserva
   *[other] { $cards ->
        [one] las cartas de la reserva
       *[other] la carta superior de cada pila de la reserva
    }
}
    .alone = { $piles ->
        [one] está libre { rules-free-in-reserve }
       *[other] { $cards ->
            [one] están libres { rules-free-in-reserve }
           *[other] está libre { rules-free-in-reserve }
        }
    }
rules-free-on-waste = la carta superior del descarte
    .alone = está libre { rules-free-on-waste }
rules-locked = Hasta que la juegas, la carta atravesada es la única carta libre de la reserva.
# How cards are laid on each other in the columns: down, up, or both.
rules-built-down = { $suits ->
    [same] En las columnas se baja en el mismo palo: sobre el nueve de corazones va el ocho de corazones.
    [alternate] En las columnas se baja alternando colores: un ocho rojo va sobre un nueve negro.
   *[any] En las columnas se baja sin importar el palo: un ocho va sobre un nueve.
}
rules-built-up = { $suits ->
    [same] En las columnas se sube en el mismo palo: sobre el nueve de corazones va el diez de corazones.
    [alternate] En las columnas se sube alternando colores: un diez rojo va sobre un nueve negro.
   *[any] En las columnas se sube sin importar el palo: un diez va sobre un nueve.
}
rules-built-both-ways = { $suits ->
    [same] En las columnas se sube o se baja en el mismo palo: sobre el nueve de corazones va el diez o el ocho de corazones.
    [alternate] En las columnas se sube o se baja alternando colores: sobre un nueve negro va un diez rojo o un ocho rojo.
   *[any] En las columnas se sube o se baja sin importar el palo: sobre un nueve va un diez o un ocho.
}
rules-nothing-built = Sobre las cartas de una columna no va ninguna otra.
# $ranks is "lower" or "higher", the card that goes on another one, or "next" for both.
rules-ring = { $ranks ->
    [lower] Un rey va sobre un as.
    [higher] Un as va sobre un rey.
   *[next] Un as va sobre un rey, y viceversa.
}
# $card is a rank.
rules-closed = Sobre { $card } no va nada.
# How many cards may be moved at once.
rules-one-at-a-time = Las cartas se mueven de una en una.
rules-as-if-singly = Aun así, puedes mover en bloque una secuencia si hay sitio para mover sus cartas una a una. Contando solo las celdas, puede tener una carta más que celdas libres: tres cartas con dos celdas libres.
rules-spaces-double = Cada columna vacía duplica ese número, pero la columna de destino no cuenta.
rules-runs-move = Puedes mover en bloque una secuencia, entera o desde cualquiera de sus cartas.
# Which cards are a run, if not all that may be laid on each other.
rules-run = { $ranks ->
    [lower] En una secuencia se baja
    [higher] En una secuencia se sube
   *[next] En una secuencia se sube o se baja
} { $suits ->
    [same] en el mismo palo.
    [alternate] alternando colores.
   *[any] sin importar el palo.
}
rules-any-moves = Puedes mover cualquier carta boca arriba con todas las que tiene encima, estén ordenadas o no.
rules-turns-up = Cuando una carta boca abajo queda al final de una columna, se descubre.
rules-peaks-turn-up = Cuando una carta boca abajo deja de estar tapada, se descubre.
# What fills an empty column. $moves is "one" if cards move one at a time, else "more".
rules-any-fills = { $moves ->
    [one] Una columna vacía admite cualquier carta.
   *[more] Una columna vacía admite cualquier carta, sola o con las que tiene encima.
}
rules-king-fills = { $moves ->
    [one] Una columna vacía solo la puede ocupar un rey.
   *[more] Una columna vacía solo la puede ocupar un rey, con las cartas que tenga encima.
}
rules-nothing-fills = Una columna vacía se queda vacía.
rules-reserve-fills = Una columna vacía se llena enseguida con la carta superior de la reserva. Cuando la reserva está vacía, cualquier carta libre puede llenar la columna.
rules-fills-from = Esa carta tiene que venir { LIST($piles, "or") }.
# Where it has to come from, as parts of this sentence, with "de".
rules-from = { $kind ->
    [tableau] de otra columna
    [cell] de una celda
    [reserve] de la reserva
    [foundation] de una base
    [waste] del descarte
   *[stock] del mazo
}
rules-fill-first = Tienes que llenar la columna antes de hacer cualquier otra jugada, mientras queden cartas para ello.
# The stock.
rules-turned = { $count ->
    [one] Saca las cartas del mazo al descarte de una en una.
   *[other] Saca las cartas del mazo al descarte de { SPELLED($count) } en { SPELLED($count) }, y solo está libre la última.
}
rules-passes = { $count ->
    [0] Puedes recorrer el mazo cuantas veces quieras.
    [one] Solo puedes recorrer el mazo una vez.
    [2] Puedes recorrer el mazo dos veces.
   *[other] Puedes recorrer el mazo { SPELLED($count) } veces.
}
rules-ace-turned = Un as que sale del mazo va enseguida a su base.
rules-rounds = Pulsa el mazo para repartir una carta más a cada columna, mientras queden cartas.
rules-full-columns = Solo puedes hacerlo si no hay ninguna columna vacía.
# A heap is one pile to which all cards are played.
rules-heap = { $kind ->
    [waste] Una carta libre va al descarte
   *[foundation] Una carta libre va a la base
} { $ranks ->
    [lower] si vale uno menos que la carta superior.
    [higher] si vale uno más que la carta superior.
   *[next] si vale uno más o uno menos que la carta superior.
}
rules-heap-suits = { $suits ->
    [same] Tiene que ser del mismo palo.
    [alternate] Tiene que ser del otro color.
   *[any] Los palos no importan.
}
rules-pairs-go = Retira dos cartas libres que sumen trece: pulsa una y después la otra.
rules-cover-goes = Si una carta solo tiene encima la carta con la que hace pareja, puedes retirar las dos juntas.
rules-numbered = Las partidas llevan los números del FreeCell (Carta blanca) de Microsoft.
