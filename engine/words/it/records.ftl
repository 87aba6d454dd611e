### The rules page of a game whose rules are not written by hand. The page has three parts, below the headings of the
### first group. Each part is put together from the sentences of one of the other groups, one for each rule of the game,
### in the order in which they stand here. So each sentence must make sense after any other of its group, and alone.
### Written as in the rules of the other games (see the folder "rules"): the same terms, addressed to the player with "tu".

## The three parts

rules-table = Il tavolo
rules-aim = Lo scopo
rules-play = Il gioco

## The names of piles in the picture of the table

# $kind is the kind of pile, $count how many there are; it begins with a small letter.
rules-piles = { $kind ->
    [pyramid] piramide
    [peaks] piramidi
    [foundation] { $count ->
        [one] base
       *[other] basi
    }
    [tableau] { $count ->
        [one] colonna
       *[other] colonne
    }
    [cell] { $count ->
        [one] cella
       *[other] celle
    }
    [reserve] riserva
    [waste] pozzo
   *[stock] mazzo
}

## The table: how many packs and piles there are, and how many cards are dealt to them

rules-packs = { $count ->
    [one] Un mazzo.
   *[other] { UPPER(SPELLED($count)) } mazzi.
}
rules-packs-apart = I due mazzi si mescolano separatamente, e il secondo si distribuisce dopo il primo.
rules-only-suits = Tutte le carte sono di { LIST($suits, "or") }.
# The columns have the same number of cards.
rules-columns = { $columns ->
    [one] Una colonna { $cards ->
        [0] senza carte.
        [one] con una sola carta.
       *[other] di { SPELLED($cards) } carte.
    }
   *[other] { UPPER(SPELLED($columns)) } colonne { $cards ->
        [0] senza carte.
        [one] con una carta ciascuna.
       *[other] di { SPELLED($cards) } carte.
    }
}
# Such as 1, 2, 3, 4: each column has one card more than the one before. There are at least three columns.
rules-columns-rising = { UPPER(SPELLED($columns)) } colonne, da { $fewest ->
    [0] zero
   *[other] { SPELLED($fewest) }
} a { SPELLED($most) } carte.
# Such as 7, 7, 7, 7, 6, 6, 6. There are at least three columns. "Sei carte nelle prime quattro", but "una carta in
# ognuna delle prime quattro", which would be a single card otherwise.
rules-columns-two = { UPPER(SPELLED($columns)) } colonne: { $first ->
    [0] nessuna carta
    [one] una carta
   *[other] { SPELLED($first) } carte
} { $count ->
    [one] nella prima
   *[other] { $first ->
        [one] in ognuna delle prime { SPELLED($count) }
       *[other] nelle prime { SPELLED($count) }
    }
}, { SPELLED($rest) } { $others ->
    [one] nell’ultima.
   *[other] { $rest ->
        [one] in ognuna delle altre.
       *[other] nelle altre.
    }
}
# Any other numbers of cards, such as "1, 6, 7, 8".
rules-columns-counted = { UPPER(SPELLED($columns)) } colonne con questo numero di carte: { $numbers }.
# One pyramid, or several that stand side by side and share their last row: these are "piramidi", too. A card below
# others is never "coperta" here, since that is face down.
rules-peaks = { $peaks ->
    [one] Una piramide di { $rows ->
        [one] una fila
       *[other] { SPELLED($rows) } file
    }, { $cards } carte in tutto. Su ogni carta, tranne quelle dell’ultima fila, ne poggiano due della fila seguente.
   *[other] { UPPER(SPELLED($peaks)) } piramidi di { $rows ->
        [one] una fila
       *[other] { SPELLED($rows) } file
    }, con l’ultima fila in comune: { $cards } carte in tutto. Su ogni carta, tranne quelle dell’ultima fila, ne poggiano due della fila seguente.
}
rules-kings-below = Prima di cominciare, i re si mettono sotto le altre carte della loro colonna.
# The cards of the columns or of the peaks, of which the sentences before speak.
rules-all-face-up = Queste carte sono tutte scoperte.
# Of each column that has more cards than these, the last ones are face up.
rules-last-face-up = { $count ->
    [one] Di ogni colonna è scoperta solo l’ultima carta.
   *[other] Di ogni colonna sono scoperte solo le ultime { SPELLED($count) } carte.
}
rules-last-row-face-up = Sono scoperte solo le carte dell’ultima fila.
rules-first-face-down = { $columns ->
    [one] Nella prima colonna
   *[other] In ognuna delle prime { SPELLED($columns) } colonne
} { $cards ->
    [one] è coperta la prima carta.
   *[other] sono coperte le prime { SPELLED($cards) } carte.
}
rules-face-down-counted = Le carte coperte sono, colonna per colonna: { $numbers }.
# The two stars before and after a word make it bold.
rules-no-cells = Non ci sono celle.
rules-empty-cells = { $count ->
    [one] C’è una **cella** vuota.
   *[other] Ci sono { SPELLED($count) } **celle** vuote.
}
rules-filled-cells = { $count ->
    [one] C’è una **cella**, con una carta.
   *[other] Ci sono { SPELLED($count) } **celle**. { $filled ->
        [one] Una carta è già in una cella.
       *[other] { UPPER(SPELLED($filled)) } carte sono già nelle celle.
    }
}
# Piles from which cards are played, but to which no card goes.
rules-reserve = { $piles ->
    [one] { $cards ->
        [one] Una carta forma
       *[other] { UPPER(SPELLED($cards)) } carte formano
    } la **riserva**.
   *[other] { $cards ->
        [one] { UPPER(SPELLED($piles)) } carte affiancate formano la **riserva**.
       *[other] { UPPER(SPELLED($piles)) } pile di { SPELLED($cards) } carte formano la **riserva**.
    }
}
rules-reserve-counted = La **riserva** è formata da pile con questo numero di carte: { $numbers }.
# Only the top card, of one pile or of each.
rules-reserve-top-up = { $piles ->
    [one] Solo quella in cima è scoperta.
   *[other] Di ogni pila è scoperta solo la carta in cima.
}
rules-lock = Un’altra carta sta di traverso sulla riserva.
rules-lock-no-king = Non può essere un re: un re va in fondo al mazzo, e la carta seguente prende il suo posto.
rules-foundations = { $count ->
    [one] La base è una sola.
   *[other] Le basi sono { SPELLED($count) }.
}
rules-aces-in-deal = Gli assi si distribuiscono come tutte le altre carte.
rules-aces-laid-out = Gli assi sono sulle basi fin dall’inizio.
rules-first-rank = Una carta va sulla prima base: tutte le basi cominciano dal suo valore.
rules-aces-dealt = Mentre si danno le carte, un asso va subito alla base e la carta seguente prende il suo posto.
# The card is the next one that is dealt.
rules-heap-starts = { $kind ->
    [waste] Una carta apre il pozzo.
   *[foundation] Una carta apre la base.
}
rules-heap-starts-with = { $kind ->
    [waste] { UPPER(FORM($card, "the")) } apre il pozzo.
   *[foundation] { UPPER(FORM($card, "the")) } apre la base.
}
rules-stock = { $count ->
    [0] Le altre carte restano nel mazzo.
    [one] L’ultima carta resta nel mazzo.
   *[other] Le altre { SPELLED($count) } carte restano nel mazzo.
}

## The aim

rules-home = Porta alle basi tutte le { $count } carte. Ogni base sale nel suo seme, dall’asso al re.
# The rank of a card that is dealt to a foundation is the first of all.
rules-home-from-first = Porta alle basi tutte le { $count } carte. Ogni base sale nel suo seme dal valore di partenza. Dopo il re viene l’asso.
rules-comes-back = La carta in cima a una base può tornare su una colonna.
# $place is "pyramid", "peaks" or "columns", $kind the pile to which all cards go.
rules-to-heap = Gioca { $kind ->
    [waste] nel pozzo
   *[foundation] sulla base
} tutte le { $count } carte { $place ->
    [pyramid] della piramide.
    [peaks] delle piramidi.
   *[columns] delle colonne.
}
# $runs is how many runs of thirteen cards there are.
rules-runs = Ordina tutte le { $count } carte in { SPELLED($runs) } scale, ognuna dal re all’asso in un solo seme. Una scala completa viene tolta dal tavolo.
rules-pairs = Togli tutte le { $count } carte { $place ->
    [pyramid] della piramide
    [peaks] delle piramidi
   *[columns] delle colonne
}, a coppie che fanno tredici.
rules-values = L’asso vale uno, il fante undici, la donna dodici. Il re vale tredici e si toglie da solo.

## Play: a list of points

# $count is the number of the parts, from "rules-free-in-columns" to "rules-free-on-waste". The first part, of columns
# or of peaks, may stand alone; if there are several, each has the form ".several": "Sono libere le carte che…".
rules-free = { $count ->
    [one] È libera { LIST($places, "and") }.
   *[other] Sono libere { LIST($places, "and", "several") }.
}
rules-free-in-columns = l’ultima carta di ogni colonna
    .several = l’ultima carta di ogni colonna
rules-free-in-peaks = ogni carta che non ha niente sopra
    .several = le carte che non hanno niente sopra
rules-free-in-cells = ogni carta in una cella
    .several = ogni carta in una cella
rules-free-in-reserve = { $piles ->
    [one] la carta in cima alla riserva
   *[other] { $cards ->
        [one] ogni carta della riserva
       *[other] la carta in cima a ogni pila della riserva
    }
}
    .several = { $piles ->
        [one] la carta in cima alla riserva
       *[other] { $cards ->
            [one] le carte della riserva
           *[other] la carta in cima a ogni pila della riserva
        }
    }
rules-free-on-waste = la carta in cima al pozzo
    .several = quella in cima al pozzo
rules-locked = Finché non giochi la carta di traverso, nessun’altra carta della riserva è libera.
# How cards are laid on each other in the columns: down, up, or both.
rules-built-down = { $suits ->
    [same] Nelle colonne si scende nello stesso seme: l’otto di cuori va sul nove di cuori.
    [alternate] Nelle colonne si scende a colori alterni: un otto rosso va su un nove nero.
   *[any] Nelle colonne si scende, e i semi non contano: un otto va su un nove.
}
rules-built-up = { $suits ->
    [same] Nelle colonne si sale nello stesso seme: il dieci di cuori va sul nove di cuori.
    [alternate] Nelle colonne si sale a colori alterni: un dieci rosso va su un nove nero.
   *[any] Nelle colonne si sale, e i semi non contano: un dieci va su un nove.
}
rules-built-both-ways = { $suits ->
    [same] Nelle colonne si sale o si scende nello stesso seme: il dieci o l’otto di cuori va sul nove di cuori.
    [alternate] Nelle colonne si sale o si scende a colori alterni: un dieci rosso o un otto rosso va su un nove nero.
   *[any] Nelle colonne si sale o si scende, e i semi non contano: un dieci o un otto va su un nove.
}
rules-nothing-built = Sulle carte delle colonne non va niente.
# $ranks is "lower" or "higher", the card that goes on another one, or "next" for both.
rules-ring = { $ranks ->
    [lower] Un re va su un asso.
    [higher] Un asso va su un re.
   *[next] Re e asso vanno l’uno sull’altro.
}
# $card is a rank, with its article: "un re".
rules-closed = Su { $card } non va niente.
# How many cards may be moved at once.
rules-one-at-a-time = Si muove una carta alla volta.
rules-as-if-singly = Puoi però muovere in blocco una scala, se c’è posto per muoverne le carte una a una. Può avere al massimo una carta in più delle celle libere: tre carte con due celle libere.
rules-spaces-double = Ogni colonna vuota raddoppia questo numero, ma quella in cui vai non conta.
rules-runs-move = Puoi muovere in blocco la scala alla fine di una colonna, o solo le sue ultime carte.
# Which cards are a run, if not all that may be laid on each other.
rules-run = { $ranks ->
    [lower] In una scala si scende
    [higher] In una scala si sale
   *[next] In una scala si sale o si scende
}{ $suits ->
    [same] {" "}nello stesso seme.
    [alternate] {" "}a colori alterni.
   *[any], e i semi non contano.
}
rules-any-moves = Puoi muovere qualsiasi carta scoperta, con tutte quelle che ha sopra, anche se non sono in ordine.
rules-turns-up = Quando l’ultima carta di una colonna è coperta, si scopre.
rules-peaks-turn-up = Quando una carta coperta non ha più niente sopra, si scopre.
# What fills an empty column. $moves is "one" if cards move one at a time, else "more".
rules-any-fills = { $moves ->
    [one] In una colonna vuota va qualsiasi carta.
   *[more] In una colonna vuota va qualsiasi carta, da sola o con quelle che ha sopra.
}
rules-king-fills = { $moves ->
    [one] In una colonna vuota va soltanto un re.
   *[more] In una colonna vuota va soltanto un re, da solo o con le carte che ha sopra.
}
rules-nothing-fills = Una colonna vuota resta vuota.
rules-reserve-fills = Una colonna vuota si riempie subito dalla riserva. Finita la riserva, in una colonna vuota va qualsiasi carta libera.
rules-fills-from = Puoi riempirla solo { LIST($piles, "or") }.
# Where it has to come from, as parts of this sentence.
rules-from = { $kind ->
    [tableau] da un’altra colonna
    [cell] da una cella
    [reserve] dalla riserva
    [foundation] da una base
    [waste] dal pozzo
   *[stock] dal mazzo
}
rules-fill-first = Va riempita prima di ogni altra mossa, finché ci sono carte per farlo.
# The stock.
rules-turned = { $count ->
    [one] Gira il mazzo nel pozzo una carta alla volta.
   *[other] Gira il mazzo nel pozzo { SPELLED($count) } carte alla volta: solo l’ultima è libera.
}
rules-passes = { $count ->
    [0] Puoi girare tutto il mazzo quante volte vuoi.
    [one] Puoi girare il mazzo una volta sola.
    [2] Puoi girare tutto il mazzo due volte.
   *[other] Puoi girare tutto il mazzo { SPELLED($count) } volte.
}
rules-ace-turned = Un asso girato dal mazzo va subito alla base.
rules-rounds = Tocca il mazzo per dare un’altra carta a ogni colonna, finché ce ne sono.
rules-full-columns = Puoi farlo solo quando nessuna colonna è vuota.
# A heap is one pile to which all cards are played.
rules-heap = Una carta libera va { $kind ->
    [waste] nel pozzo
   *[foundation] sulla base
} se vale { $ranks ->
    [lower] uno in meno della carta in cima.
    [higher] uno in più della carta in cima.
   *[next] uno in più o in meno della carta in cima.
}
rules-heap-suits = { $suits ->
    [same] Dev’essere dello stesso seme.
    [alternate] Dev’essere dell’altro colore.
   *[any] I semi non contano.
}
rules-pairs-go = Togli due carte libere che insieme fanno tredici: tocca prima l’una, poi l’altra.
rules-cover-goes = Se sopra una carta c’è soltanto quella con cui fa coppia, puoi toglierle insieme.
rules-numbered = I numeri delle partite sono quelli di Microsoft FreeCell.
