# Why a move cannot be made. Each message is a sentence that the player reads.

## Any game

no-such-place = Su questo tavolo non c'è un posto così.
already-there = La carta è già lì.
no-card-to-take = Non c'è nessuna carta da prendere.
not-so-many-cards = Non ci sono così tante carte.
one-at-a-time = Si muove una carta alla volta.
home-one-by-one = Alle basi le carte vanno una alla volta.
stays-home = Una carta che è sulla base ci resta.
face-down-stays = Una carta coperta non si può muovere.
no-run = Queste carte non formano una scala.
no-redeal-left = Non ci sono più giri.
one-pass = Il tallone si gira una volta sola.
stock-not-used-up = Il tallone non è ancora esaurito.
nothing-to-stock = Nessuna carta torna nel tallone.
turn-to-waste-first = Prima gira la carta sul pozzo.
waste-only-from-stock = Al pozzo vanno solo le carte girate dal tallone.
nothing-on-place = Non si mette mai nessuna carta { FORM($place, "on") }.
foundation-complete = Questa base è completa.
nothing-there = Qui non va nessuna carta.
nothing-on-card = { UPPER(FORM($card, "on")) } non va nessuna carta.
only-on-card = { UPPER(FORM($card, "on")) } va solo { $wanted }.
# $kind is the kind of the empty pile.
only-starts = { $kind ->
    [waste] Questo pozzo comincia solo con { $wanted }.
    [cell] Questa cella comincia solo con { $wanted }.
   *[foundation] Questa base comincia solo con { $wanted }.
}

# $pile is what the game calls a pile of its table.
only-fills-space = { $pile ->
    [rib] Su una costola vuota va solo { $wanted }.
    [fan] Su un ventaglio vuoto va solo { $wanted }.
   *[column] In una colonna vuota va solo { $wanted }.
}
space-stays-empty = { $pile ->
    [rib] Una costola vuota resta vuota.
    [fan] Un ventaglio vuoto resta vuoto.
   *[column] Una colonna vuota resta vuota.
}
# $kind is the kind of pile from which the card would come.
space-not-from = { $kind ->
    [foundation] Una colonna vuota non si riempie da una base.
    [waste] Una colonna vuota non si riempie dal pozzo.
    [reserve] Una colonna vuota non si riempie dalla riserva.
    [cell] Una colonna vuota non si riempie da una cella.
   *[tableau] Una colonna vuota non si riempie da un'altra colonna.
}
back-only-to-column = { $pile ->
    [rib] Dalla base una carta torna solo su una costola.
   *[column] Dalla base una carta torna solo su una colonna.
}
cell-holds-one = { $cell ->
    [tower] In una torre sta una sola carta.
   *[cell] In una cella sta una sola carta.
}

# How many cards may move at once. $to is "space" if the cards would go to a space, which then does not count.
as-many-at-most = { $spaces ->
    [0] { most-cards }: { free-cells }.
   *[other] { most-cards }: { free-cells } e { spaces-too }.
}
most-cards = { $count ->
    [one] Al massimo una carta
   *[other] Al massimo { SPELLED($count) } carte
}
free-cells = { $cell ->
    [tower] { $free ->
        [0] nessuna torre libera
        [one] una torre libera
       *[other] { SPELLED($free) } torri libere
    }
   *[cell] { $free ->
        [0] nessuna cella libera
        [one] una cella libera
       *[other] { SPELLED($free) } celle libere
    }
}
spaces-too = { $to ->
    [space] { $spaces ->
        [one] un'altra colonna vuota
       *[other] altre { SPELLED($spaces) } colonne vuote
    }
   *[card] { $spaces ->
        [one] una colonna vuota
       *[other] { SPELLED($spaces) } colonne vuote
    }
}

## What a press means

game-is-over = { $noun ->
    [rubber] Il rubber è finito.
   *[deal] La partita è finita.
}
card-not-now = Ora questa carta non si può giocare.
stock-and-waste-used-up = Tallone e pozzo sono esauriti.
no-turn-now = Ora non si può girare nessuna carta.
waste-is-empty = Il pozzo è vuoto. Tocca il tallone per girare una carta.
nothing-goes-there-now = Ora nessuna carta può andare { FORM($place, "to") }.
card-is-covered = { UPPER(FORM($card, "the")) } ha altre carte sopra.
run-fits-nowhere = Ora { FORM($card, "the") } e le carte sopra non vanno da nessuna parte.
not-together = { UPPER(FORM($card, "the")) } non si può muovere insieme alle carte sopra.
no-legal-move = Ora { FORM($card, "the") } non ha mosse.

## Single games

coccyx-first = Il coccige blocca tutte e due le colonne: deve andarsene per primo.
# $places are the waste, the stock or both.
fill-ribs-first = { $count ->
    [one] Prima riempi la costola vuota, { LIST($places, "or", "from") }.
   *[other] Prima riempi le costole vuote, { LIST($places, "or", "from") }.
}
rib-only-from = Una costola vuota si riempie solo { LIST($places, "or", "from") }.
another-rib = un'altra costola
    .the = un'altra costola
    .from = da un'altra costola
space-from-reserve = Uno spazio si riempie dalla riserva.
covered-by = { UPPER(FORM($card, "the")) } è sotto { LIST($cards, "and", "the") }.
out-of-the-game = Una carta tolta è fuori gioco.
no-card-to-pair = Qui non c'è nessuna carta con cui fare coppia.
card-there-is-gone = La carta che era qui è stata tolta.
only-with-cover = { UPPER(FORM($card, "the")) } si toglie solo con { FORM($upon, "the") } che ha sopra.
only-king-alone = Solo un re si toglie da solo.
king-goes-alone = Un re si toglie da solo.
only-with = { UPPER(FORM($card, "the")) } si toglie solo con { $wanted }.
stays-on-waste = Una carta sul pozzo resta lì.
only-to-waste = Le carte vanno solo al pozzo.
last-deal-of-round = Questa è l'ultima smazzata della serie.
next-deal-later = La prossima smazzata arriva quando in questa non si può giocare più nulla.
press-for-next-deal = Tocca il tallone per la prossima smazzata.
clock-has-stopped = L'orologio si è fermato.
only-card-in-hand = Si muove solo la carta che hai in mano.
rank-goes-to = Qui { rank.a } va { FORM($place, "to") }.
nothing-out-of-hole = Dal buco nero non esce nessuna carta.
only-into-hole = Le carte vanno solo nel buco nero.
run-leaves-by-itself = Una scala se ne va da sé quando è completa, dal re all'asso in un solo seme.
fill-columns-first = { $count ->
    [one] Prima di distribuire riempi la colonna vuota.
   *[other] Prima di distribuire riempi le colonne vuote.
}
stock-deals-to-all = Il tallone dà una carta a ogni colonna.
