# Co leży na stole i co się tam dzieje, słowami: opisy stosów i to, co mówią klawisze.

moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
    .with = { $count ->
        [one] z jedną kartą
       *[other] z { SPELLED($count, "feminine-instr") } kartami
    }
# Something said as a sentence, and several.
statement = { UPPER($what) }.
statements = { LIST($parts, "full-stop") }.
told = { LIST($parts, "full-stop") }
# $title is the name of the game, $noun what its deals are called.
deal-title = { $noun ->
    [rubber] { $title }, rober { $number }
   *[deal] { $title }, rozdanie { $number }
}

## A pile, such as "Column 3, 7 cards, 4 face down, nine of hearts, run of 2"

# $facts are those below, and names of cards.
pile = { UPPER($place) }, { LIST($facts, "comma") }
pile-none = { UPPER($place) }: brak
pile-tricks = { UPPER($place) }: { $count }
# $place is the pile that is empty.
empty = { FORM($place, "gender") ->
    [masculine] pusty
    [neuter] puste
    [plural] brak
    [card] brak
   *[feminine] pusta
}
face-down-count = { $count ->
    [one] { $count } zakryta
    [few] { $count } zakryte
   *[many] { $count } zakrytych
}
run-of = sekwencja { $length } kart
locked = karta zablokowana
covered = pod { LIST($cards, "and", "instr") }
pairs-with-cover = razem tworzą parę
# $noun is what the game calls it when the stock is gone through, or filled again.
passes-left = { $noun ->
    [deal] { $count ->
        [one] potem jeszcze { $count } rozdanie
        [few] potem jeszcze { $count } rozdania
       *[many] potem jeszcze { $count } rozdań
    }
   *[pass] { $count ->
        [one] potem jeszcze { $count } przejście
        [few] potem jeszcze { $count } przejścia
       *[many] potem jeszcze { $count } przejść
    }
}
card-kept = { FORM($card, "gender") ->
    [masculine] { $card }, zatrzymany
   *[feminine] { $card }, zatrzymana
}

## All the cards of a pile

pile-is-empty = { FORM($place, "gender") ->
    [card] { UPPER($place) }: brak.
    [plural] { UPPER($place) }: brak.
   *[other] { UPPER($place) }: brak kart.
}
pile-is-none = { UPPER($place) }: brak.
pile-face-down = { UPPER($place) }: { cards-face-down }.
pile-from-open-end = { UPPER($place) }, od wierzchu: { LIST($cards, "comma") }.
cards-face-down = { $count ->
    [one] { $count } zakryta karta
    [few] { $count } zakryte karty
   *[many] { $count } zakrytych kart
}
hand-holds = { UPPER($place) }: { $hand }.
kept-cards = Zatrzymane: { LIST($cards, "comma") }.

## The table in few words: the cards at the open ends, by kind of pile

# $pile is what the game calls these piles: "column", "rib", "fan" or "place" for those of the tableau, "cell" or "tower"
# for those that hold one card, "foundation", or "reserve" for those of the backbone; but "one" for a single pile, which
# $place names. $cards are names of cards, and at the end "some-empty". In Spider the foundations are places of runs.
open-cards = { $pile ->
    [foundation] { FORM($place, "open") }: { LIST($cards, "comma") }
    [cell] komórki: { LIST($cards, "comma") }
    [tower] wieże: { LIST($cards, "comma") }
    [reserve] kręgosłup: { LIST($cards, "comma") }
    [one] { $place }: { LIST($cards, "comma") }
   *[column] na wierzchu: { LIST($cards, "comma") }
}
# $pile is what the game calls these piles: "column", "rib", "fan", "place", "cell" or "tower". Cells and towers are named
# by "open-cards" already.
some-empty = { $pile ->
    [rib] { $count ->
        [one] { $count } puste żebro
        [few] { $count } puste żebra
       *[many] { $count } pustych żeber
    }
    [fan] { $count ->
        [one] { $count } pusty wachlarz
        [few] { $count } puste wachlarze
       *[many] { $count } pustych wachlarzy
    }
    [place] { $count ->
        [one] { $count } puste miejsce
        [few] { $count } puste miejsca
       *[many] { $count } pustych miejsc
    }
    [cell] { $count ->
        [one] { $count } pusta
        [few] { $count } puste
       *[many] { $count } pustych
    }
    [tower] { $count ->
        [one] { $count } pusta
        [few] { $count } puste
       *[many] { $count } pustych
    }
   *[column] { $count ->
        [one] { $count } pusta kolumna
        [few] { $count } puste kolumny
       *[many] { $count } pustych kolumn
    }
}
hand-by-suit = { $place }: { $hand }
cards-can-move = { $count ->
    [one] można przenieść { $count } kartę
    [few] można przenieść { $count } karty
   *[many] można przenieść { $count } kart
}
stock-can-be-turned = można odkryć kartę z talii
next-deal-can-begin = można zacząć następne rozdanie
call-can-be-made = można licytować
no-move-left = Nie ma już możliwych ruchów.
possible-moves = { moves }: { LIST($moves, "semicolon") }.

## A hand, such as "spades ace, nine; no hearts; a joker"

suit-of-hand = w { suit.in } { LIST($ranks, "comma") }
no-suit-in-hand = bez { suit.many }
jokers-in-hand = { $count ->
    [one] joker
   *[other] oba jokery
}

## What a move does, to follow the name of a card

card-home = { $card } do bazy
card-with-others = { $card } { cards.with }
    .acc = { FORM($card, "acc") } { cards.with }
    .gender = { FORM($card, "gender") }
cards-to = { $cards } { FORM($place, "to") }
uncovered = odsłonięto { FORM($card, "acc") }
freed = uwolniono { FORM($card, "acc") }
place-now-empty = { FORM($place, "gender") ->
    [masculine] { $place } jest teraz pusty
    [neuter] { $place } jest teraz puste
    [plural] { $place } są teraz puste
   *[feminine] { $place } jest teraz pusta
}
turn-a-card = odkrycie karty
stock-to = z talii { FORM($place, "to") }
# What was done. $count is the number of the cards.
waste-turned-over = odwrócono stos odkryty, w talii znowu { cards }
waste-turned-over-last = odwrócono stos odkryty po raz ostatni, w talii znowu { cards }
# The same as a move that can be made, or that was taken back.
turn-waste-over = odwrócenie stosu odkrytego, w talii znowu { cards }
turn-waste-over-last = odwrócenie stosu odkrytego po raz ostatni, w talii znowu { cards }
turned = odkryto { FORM($card, "acc") }
turned-on = odkryto { FORM($card, "acc") }, pod spodem { LIST($cards, "and-only") }

capital = { UPPER($what) }
score = { $scored ->
    [left] { $points ->
        [one] została { $points }
        [few] zostały { $points }
       *[many] zostało { $points }
    }
    [shown] { $points ->
        [one] { $points } odkryta
        [few] { $points } odkryte
       *[many] { $points } odkrytych
    }
    [ahead] przewaga { $points }
    [runs] { $points ->
        [one] { $points } sekwencja
        [few] { $points } sekwencje
       *[many] { $points } sekwencji
    }
   *[home] { $points } w bazach
}
behind = strata { $points }

## Where a card is

# $count is how many cards lie on it.
found-at = { $count ->
    [0] { $place }, na wierzchu
    [one] { $place }, pod jedną kartą
   *[other] { $place }, pod { SPELLED($count, "feminine-instr") } kartami
}
card-found = { UPPER($card) }: { LIST($places, "semicolon") }.
card-not-in-sight = { UPPER(FORM($card, "gen")) } nie widać.
card-at = { $card }, { $place }
stock-count = { $count }
stock-and-redeals = { $count } ↻
