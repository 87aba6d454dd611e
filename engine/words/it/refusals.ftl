### Why a move cannot be made. Each message is a sentence that the player reads.

## Any game

no-such-place = Su questo tavolo quel posto non esiste.
already-there = La carta è già lì.
no-card-to-take = Non c’è nessuna carta da prendere.
not-so-many-cards = Non ci sono così tante carte.
one-at-a-time = Puoi muovere una sola carta alla volta.
home-one-by-one = Le carte vanno alle basi una alla volta.
stays-home = Una carta sulla base non si muove più.
face-down-stays = Non puoi muovere una carta coperta.
no-run = Queste carte non formano una scala.
no-redeal-left = Non puoi girare il mazzo un’altra volta.
one-pass = Puoi girare il mazzo una volta sola.
stock-not-used-up = Il mazzo non è ancora finito.
nothing-to-stock = Le carte non tornano nel mazzo.
turn-to-waste-first = Prima gira la carta nel pozzo.
waste-only-from-stock = Nel pozzo vanno solo le carte girate dal mazzo.
nothing-on-place = Non puoi mettere carte { FORM($place, "on") }.
foundation-complete = Questa base è completa.
nothing-there = Qui non può andare nessuna carta.
nothing-on-card = { UPPER(FORM($card, "on")) } non va niente.
only-on-card = { UPPER(FORM($card, "on")) } va solo { $wanted }.
# $kind is the kind of the empty pile.
only-starts = { $kind ->
    [waste] Il pozzo comincia solo con { $wanted }.
    [cell] In questa cella va solo { $wanted }.
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
    [place] Al posto di una carta tolta non va niente.
   *[column] Una colonna vuota resta vuota.
}
# $kind is the kind of pile from which the card would come.
space-not-from = { $kind ->
    [foundation] Non puoi riempire una colonna vuota da una base.
    [waste] Non puoi riempire una colonna vuota dal pozzo.
    [reserve] Non puoi riempire una colonna vuota dalla riserva.
    [cell] Non puoi riempire una colonna vuota da una cella.
   *[tableau] Non puoi riempire una colonna vuota da un’altra colonna.
}
back-only-to-column = { $pile ->
    [rib] Da una base una carta può tornare solo su una costola.
   *[column] Da una base una carta può tornare solo su una colonna.
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
        [one] un’altra colonna vuota
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
card-not-now = Ora non puoi giocare questa carta.
stock-and-waste-used-up = Mazzo e pozzo sono vuoti.
no-turn-now = Ora non puoi girare carte.
waste-is-empty = Il pozzo è vuoto. Tocca il mazzo per girare una carta.
nothing-goes-there-now = Ora nessuna carta può andare { FORM($place, "to") }.
card-is-covered = { UPPER(FORM($card, "the")) } è sotto altre carte.
run-fits-nowhere = Ora { FORM($card, "the") } e le carte che ha sopra non vanno da nessuna parte.
not-together = { UPPER(FORM($card, "the")) } non si può muovere con le carte che ha sopra.
no-legal-move = Ora { FORM($card, "the") } non va da nessuna parte.

## Single games

coccyx-first = Muovi prima il coccige: blocca le due colonne.
# $places are the waste, the stock or both.
fill-ribs-first = { $count ->
    [one] Prima riempi la costola vuota, { LIST($places, "or", "from") }.
   *[other] Prima riempi le costole vuote, { LIST($places, "or", "from") }.
}
rib-only-from = Una costola vuota si riempie solo { LIST($places, "or", "from") }.
another-rib = un’altra costola
    .the = un’altra costola
    .from = da un’altra costola
space-from-reserve = Una colonna vuota si riempie solo dalla riserva.
covered-by = { UPPER(FORM($card, "the")) } è sotto { LIST($cards, "and", "the") }.
out-of-the-game = Una carta tolta è fuori gioco.
no-card-to-pair = Non c’è nessuna carta con cui fare coppia.
card-there-is-gone = La carta che era qui è stata tolta.
only-with-cover = { UPPER(FORM($card, "the")) } fa coppia solo con { FORM($upon, "the") } che ha sopra.
only-king-alone = Soltanto un re si toglie da solo.
king-goes-alone = Un re si toglie da solo.
only-with = { UPPER(FORM($card, "the")) } fa coppia solo con { $wanted }.
stays-on-waste = Una carta nel pozzo non si muove più.
only-to-waste = Le carte vanno solo nel pozzo.
last-deal-of-round = Questa è l’ultima smazzata della partita.
next-deal-later = Prima finisci questa smazzata: c’è ancora qualche carta da giocare.
press-for-next-deal = Tocca il mazzo per la prossima smazzata.
clock-has-stopped = L’orologio si è fermato.
only-card-in-hand = Si muove solo la carta che hai in mano.
rank-goes-to = { UPPER(rank.the) } va { FORM($place, "to") }.
nothing-out-of-hole = Dal buco nero le carte non escono.
only-into-hole = Le carte vanno solo nel buco nero.
run-leaves-by-itself = Una scala completa, dal re all’asso in un solo seme, viene tolta automaticamente.
fill-columns-first = { $count ->
    [one] Prima di distribuire riempi la colonna vuota.
   *[other] Prima di distribuire riempi le colonne vuote.
}
stock-deals-to-all = Il mazzo dà una carta a ogni colonna.

### Why a text cannot be read: a link, a move, a position, or what was typed on the command line.

no-card-text = «{ $text }» non è una carta.
wrong-piles = Le pile { FORM($game, "of") } sono { $wanted }, ma questa posizione ne ha { $found }.
card-twice = La carta { $text } compare due volte.
no-counter-text = «{ $text }» non è un numero valido per: { $counter }.
no-list-of-cards = «{ $text }» non è un elenco di carte.
no-move-text = «{ $text }» non è una mossa { FORM($game, "of") }.
no-link = Questo link non indica nessun gioco.
other-version = Questo link è della versione { $found }, ma qui si può aprire solo la { $known }.
no-such-game = Qui non c’è nessun gioco di nome «{ $text }».
no-such-rules = Con le regole di questo link non si può giocare.
no-deal-number = Il numero di una partita dev’essere un numero intero da { $first } a { $last }.
closing-bracket = In questo elenco di mosse c’è una parentesi chiusa mai aperta.
opening-bracket = In questo elenco di mosse c’è una parentesi aperta mai chiusa.
move-unread = La mossa { $number } non si può leggere: { $reason }
move-refused = La mossa { $number }, { $text }, non si può giocare: { $reason }
no-picture = «{ $text }» non è un’immagine.
names-no-piles = «{ $text }» non indica pile { FORM($game, "of") }.
no-such-game-listed = Non c’è nessun gioco di nome «{ $text }»; `games` li elenca.
number-or-position = Indica un numero di partita oppure --position.
number-after = Dopo { $option } ci vuole un numero intero da 0 a 1000000000.
no-depth = La profondità dev’essere un numero intero da 0 a 99.

# A position that Bridge Solitaire can never reach.
bridge-number-too-high = Questa posizione ha un numero troppo alto per il Solitario Bridge.
bridge-contract = Questa posizione ha un contratto impossibile.
bridge-tricks = Questa posizione ha prese impossibili.
bridge-unscored = Questa posizione ha una smazzata giocata ma senza punti.
bridge-trick = Questa posizione ha una presa impossibile.
