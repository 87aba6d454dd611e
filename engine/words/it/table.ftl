# What is on the table and what is done there, in words: labels of piles, and what the keys say.

moves = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
# Something said as a sentence, and several.
statement = { UPPER($what) }.
statements = { LIST($parts, "full-stop") }.
told = { LIST($parts, "full-stop") }
# $title is the name of the game, $noun what its deals are called.
deal-title = { $noun ->
    [rubber] { $title }, rubber { $number }
   *[deal] { $title }, partita { $number }
}

## A pile, such as "Column 3, 7 cards, 4 face down, nine of hearts, run of 2"

# $facts are those below, and names of cards.
pile = { UPPER($place) }, { LIST($facts, "comma") }
pile-none = { UPPER($place) }: nessuna
pile-tricks = { UPPER($place) }: { $count }
empty = { FORM($place, "gender") ->
    [feminine] vuota
    [masculine] vuoto
    [card] nessuna
    [removed] tolta
    [gone] non c’è più
   *[other] nessuna carta
}
face-down-count = { $count ->
    [one] { $count } coperta
   *[other] { $count } coperte
}
run-of = scala di { $length }
locked = { FORM($place, "gender") ->
    [masculine] bloccato
   *[feminine] bloccata
}
covered = sotto { LIST($cards, "and", "the") }
pairs-with-cover = con cui fa coppia
# $noun is what the game calls it when the stock is gone through, or filled again.
passes-left = { $noun ->
    [deal] { $count ->
        [one] ancora una smazzata dopo questa
       *[other] ancora { SPELLED($count) } smazzate dopo questa
    }
   *[pass] { $count ->
        [one] ancora un giro dopo questo
       *[other] ancora { SPELLED($count) } giri dopo questo
    }
}
card-kept = { $card }, { FORM($card, "gender") ->
    [feminine] tenuta
   *[masculine] tenuto
}

## All the cards of a pile

pile-is-empty = { FORM($place, "gender") ->
    [feminine] { UPPER(place-now-empty) }.
    [masculine] { UPPER(place-now-empty) }.
    [card] { UPPER($place) }: nessuna.
    [removed] { UPPER($place) }: tolta.
    [gone] { UPPER(place-now-empty) }.
   *[other] { UPPER($place) }: nessuna carta.
}
pile-is-none = { UPPER($place) }: nessuna.
pile-face-down = { UPPER($place) }: { $count ->
    [one] { cards } coperta.
   *[other] { cards } coperte.
}
pile-from-open-end = { UPPER($place) }, dalla carta in cima: { LIST($cards, "comma") }.
cards-face-down = { $count ->
    [one] { cards } coperta
   *[other] { cards } coperte
}
hand-holds = { UPPER($place) }: { $hand }.
kept-cards = Carte tenute: { LIST($cards, "comma") }.

## The table in few words: the cards at the open ends, by kind of pile

open-cards = { $pile ->
    [foundation] sulle basi: { LIST($cards, "comma") }
    [cell] celle: { LIST($cards, "comma") }
    [tower] torri: { LIST($cards, "comma") }
    [reserve] spina dorsale: { LIST($cards, "comma") }
    [one] { $place }: { LIST($cards, "comma") }
   *[column] carte in cima: { LIST($cards, "comma") }
}
some-empty = { $pile ->
    [rib] { $count ->
        [one] una costola vuota
       *[other] { SPELLED($count) } costole vuote
    }
    [fan] { $count ->
        [one] un ventaglio vuoto
       *[other] { SPELLED($count) } ventagli vuoti
    }
    [cell] { $count ->
        [one] una vuota
       *[other] { SPELLED($count) } vuote
    }
    [tower] { $count ->
        [one] una vuota
       *[other] { SPELLED($count) } vuote
    }
    [place] { $count ->
        [one] un posto vuoto
       *[other] { SPELLED($count) } posti vuoti
    }
   *[column] { $count ->
        [one] una colonna vuota
       *[other] { SPELLED($count) } colonne vuote
    }
}
hand-by-suit = { $place }: { $hand }
cards-can-move = { $count ->
    [one] puoi muovere { $count } carta
   *[other] puoi muovere { $count } carte
}
stock-can-be-turned = puoi girare il mazzo
next-deal-can-begin = puoi cominciare la prossima smazzata
call-can-be-made = puoi dichiarare
no-move-left = Non hai più mosse.
possible-moves = { moves }: { LIST($moves, "semicolon") }.

## A hand, such as "spades ace, nine; no hearts; a joker"

suit-of-hand = { suit } { LIST($ranks, "comma") }
no-suit-in-hand = niente { suit }
jokers-in-hand = { $count ->
    [one] un jolly
   *[other] i due jolly
}

## What a move does, to follow the name of a card

card-home = { $card } alla base
card-with-others = { $card } con { $count ->
    [one] un’altra carta
   *[other] altre { SPELLED($count) } carte
}
cards-to = { $cards } { FORM($place, "to") }
uncovered = si libera { FORM($card, "the") }
freed = si libera { FORM($card, "the") }
place-now-empty = { FORM($place, "gender") ->
    [feminine] { FORM($place, "the") } è vuota
    [feminine-plural] { FORM($place, "to") } non c’è più nessuna carta
    [masculine-plural] { FORM($place, "the") } sono vuoti
    [card] { $place }: nessuna
    [removed] { FORM($place, "the") } è stata tolta
    [gone] { FORM($place, "the") } non c’è più
   *[masculine] { FORM($place, "the") } è vuoto
}
turn-a-card = gira una carta
stock-to = dal mazzo { FORM($place, "to") }
waste-turned-over = pozzo ribaltato, { cards } di nuovo nel mazzo
waste-turned-over-last = pozzo ribaltato per l’ultima volta, { cards } di nuovo nel mazzo
# The same as a move that can be made, or that was taken back.
turn-waste-over = ribalta il pozzo, { cards } di nuovo nel mazzo
turn-waste-over-last = ribalta il pozzo per l’ultima volta, { cards } di nuovo nel mazzo
turned = esce { FORM($card, "the") }
turned-on = esce { FORM($card, "the") }, sopra { LIST($cards, "and-only", "the") }

capital = { UPPER($what) }
score = { $scored ->
    [left] { $points } { $points ->
        [one] rimasta
       *[other] rimaste
    }
    [shown] { $points } { $points ->
        [one] scoperta
       *[other] scoperte
    }
    [ahead] { $points } di vantaggio
    [runs] { $points ->
        [one] { $points } scala
       *[other] { $points } scale
    }
   *[home] { $points } sulle basi
}
behind = { $points } di svantaggio

## Where a card is

# $count is how many cards lie on it.
found-at = { $count ->
    [0] { $place }, in cima
    [one] { $place }, sotto una carta
   *[other] { $place }, sotto { SPELLED($count) } carte
}
card-found = { UPPER($card) }: { LIST($places, "semicolon") }.
card-not-in-sight = { UPPER($card) }: non si vede.
card-at = { $card }, { $place }
stock-count = { $count }
stock-and-redeals = { $count } ↻
