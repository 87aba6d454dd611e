# What is on the table and what is done there, in words: labels of piles, and what the keys say.

moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
# Something said as a sentence, and several.
statement = { UPPER($what) }.
statements = { LIST($parts, "full-stop") }.
told = { LIST($parts, "full-stop") }
# $title is the name of the game, $noun what its deals are called.
deal-title = { $noun ->
    [rubber] { $title }, robre { $number }
   *[deal] { $title }, donne { $number }
}

## A pile, such as "Column 3, 7 cards, 4 face down, nine of hearts, run of 2"

# $facts are those below, and names of cards.
pile = { UPPER($place) }, { LIST($facts, "comma") }
pile-none = { UPPER($place) } : aucune
pile-tricks = { UPPER($place) } : { $count }
# $place is the pile that is empty.
empty = { FORM($place, "vide") }
face-down-count = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}
run-of = suite de { $length }
# $place is the pile whose last card is locked.
locked = pas libre
# $place is the pile whose card is covered.
covered = sous { LIST($cards, "and", "the") }
pairs-with-cover = les deux se retirent ensemble
# $noun is what the game calls it when the stock is gone through, or filled again.
passes-left = { $noun ->
    [deal] { $count ->
        [1] encore une donne après celle-ci
       *[other] encore { $count } donnes après celle-ci
    }
   *[pass] { $count ->
        [1] encore un passage après celui-ci
       *[other] encore { $count } passages après celui-ci
    }
}
card-kept = { FORM($card, "gender") ->
    [feminine] { $card }, gardée
   *[masculine] { $card }, gardé
}

## All the cards of a pile

pile-is-empty = { UPPER($place) } : { empty }.
pile-is-none = { UPPER($place) } : aucune.
pile-face-down = { $count ->
    [one] { UPPER($place) } : { $count } carte cachée.
   *[other] { UPPER($place) } : { $count } cartes cachées.
}
pile-from-open-end = { UPPER($place) }, à partir du dessus : { LIST($cards, "comma") }.
cards-face-down = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
hand-holds = { UPPER($place) } : { $hand }.
kept-cards = Gardées : { LIST($cards, "comma") }.

## The table in few words: the cards at the open ends, by kind of pile

# $pile is what the game calls these piles: "column", "rib", "fan" or "place" for those of the tableau, "cell" or "tower"
# for those that hold one card, "foundation", or "reserve" for those of the backbone; but "one" for a single pile, which
# $place names. $cards are names of cards, and at the end "some-empty".
open-cards = { $pile ->
    [foundation] en place : { LIST($cards, "comma") }
    [cell] cellules : { LIST($cards, "comma") }
    [tower] tours : { LIST($cards, "comma") }
    [reserve] épine dorsale : { LIST($cards, "comma") }
    [one] { $place } : { LIST($cards, "comma") }
    [place] cartes libres : { LIST($cards, "comma") }
   *[column] cartes du dessus : { LIST($cards, "comma") }
}
# $pile is what the game calls these piles: "column", "rib", "fan", "place", "cell" or "tower".
some-empty = { $pile ->
    [cell] { $count ->
        [one] { $count } vide
       *[other] { $count } vides
    }
    [tower] { $count ->
        [one] { $count } vide
       *[other] { $count } vides
    }
    [rib] { $count ->
        [one] { $count } côte vide
       *[other] { $count } côtes vides
    }
    [fan] { $count ->
        [one] { $count } éventail vide
       *[other] { $count } éventails vides
    }
    [place] { $count ->
        [one] { $count } place vide
       *[other] { $count } places vides
    }
   *[column] { $count ->
        [one] { $count } colonne vide
       *[other] { $count } colonnes vides
    }
}
hand-by-suit = { $place } : { $hand }
cards-can-move = { $count ->
    [one] { $count } carte jouable
   *[other] { $count } cartes jouables
}
stock-can-be-turned = vous pouvez retourner le talon
next-deal-can-begin = vous pouvez commencer la donne suivante
call-can-be-made = vous pouvez annoncer
no-move-left = Il ne reste aucun coup.
possible-moves = { moves } : { LIST($moves, "semicolon") }.

## A hand, such as "as et neuf de pique ; pas de cœur ; un joker"

suit-of-hand = { LIST($ranks, "and") } de { suit }
no-suit-in-hand = pas de { suit }
jokers-in-hand = { $count ->
    [1] un joker
   *[other] les deux jokers
}

## What a move does, to follow the name of a card

card-home = { $card } sur sa fondation
card-with-others = { $card } et { $count ->
    [1] une autre carte
   *[other] { SPELLED($count) } autres cartes
}
cards-to = { $cards } { FORM($place, "to") }
uncovered = découvre { FORM($card, "the") }
freed = libère { FORM($card, "the") }
place-now-empty = { FORM($place, "the") } est maintenant vide
turn-a-card = retourner une carte
stock-to = une carte du talon { FORM($place, "to") }
# What was done. $count is the number of the cards.
waste-turned-over = défausse retournée, { cards } de nouveau au talon
waste-turned-over-last = défausse retournée pour la dernière fois, { cards } de nouveau au talon
# The same as a move that can be made, or that was taken back.
turn-waste-over = retourner la défausse pour remettre { cards } au talon
turn-waste-over-last = retourner la défausse pour la dernière fois et remettre { cards } au talon
turned = { FORM($card, "gender") ->
    [feminine] { $card } retournée
   *[masculine] { $card } retourné
}
turned-on = { FORM($card, "gender") ->
    [feminine] { $card } retournée, sur { LIST($cards, "and-only", "the") }
   *[masculine] { $card } retourné, sur { LIST($cards, "and-only", "the") }
}

capital = { UPPER($what) }
score = { $scored ->
    [left] { $points ->
        [one] { $points } restante
       *[other] { $points } restantes
    }
    [shown] { $points ->
        [one] { $points } visible
       *[other] { $points } visibles
    }
    [ahead] { $points } d’avance
    [runs] { $points ->
        [one] { $points } suite
       *[other] { $points } suites
    }
   *[home] { $points } en place
}
behind = { $points } de retard

## Where a card is

# $count is how many cards lie on it.
found-at = { $count ->
    [0] { $place }, sur le dessus
    [1] { $place }, sous une carte
   *[other] { $place }, sous { SPELLED($count) } cartes
}
card-found = { UPPER($card) } : { LIST($places, "semicolon") }.
card-not-in-sight = { UPPER($card) } : pas visible.
card-at = { $card }, { $place }
stock-count = { $count }
stock-and-redeals = { $count } ↻
