# Що є на столі і що там діється, словами: описи стосів і те, що кажуть клавіші.

moves = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[many] { $count } ходів
}
cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
    .more = { $count ->
        [1] одна карта
        [one] { $count } карта
        [few] { SPELLED($count) } карти
       *[many] { SPELLED($count) } карт
    }
    .more-acc = { $count ->
        [1] одну карту
        [one] { $count } карту
       *[other] { cards.more }
    }
# Something said as a sentence, and several.
statement = { UPPER($what) }.
statements = { LIST($parts, "full-stop") }.
told = { LIST($parts, "full-stop") }
# $title is the name of the game, $noun what its deals are called.
deal-title = { $noun ->
    [rubber] { $title }, робер { $number }
   *[deal] { $title }, роздача { $number }
}

## A pile, such as "Column 3, 7 cards, 4 face down, nine of hearts, run of 2"

# $facts are those below, and names of cards.
pile = { FORM($place, "gender") ->
    [none] { UPPER($place) }: { LIST($facts, "comma") }
    [removed] { UPPER($place) }: { LIST($facts, "comma") }
    [gone] { UPPER($place) }: { LIST($facts, "comma") }
   *[f] { UPPER($place) }, { LIST($facts, "comma") }
}
pile-none = { UPPER($place) }: немає
pile-tricks = { UPPER($place) }: { $count }
# $place is the pile that is empty.
empty = { FORM($place, "gender") ->
    [m] порожній
    [f] порожня
    [n] порожнє
    [pl] порожні
    [gone] уже немає
    [removed] знято
   *[none] немає
}
face-down-count = { $count ->
    [one] { $count } закрита
    [few] { $count } закриті
   *[many] { $count } закритих
}
run-of = { $length ->
    [one] послідовність із { $length } карти
   *[other] послідовність із { $length } карт
}
locked = замкнено
covered = під { LIST($cards, "and", "ins") }
pairs-with-cover = разом вони — пара
# $noun is what the game calls it when the stock is gone through, or filled again.
passes-left = { $noun ->
    [deal] { $count ->
        [one] потім ще { $count } роздача
        [few] потім ще { $count } роздачі
       *[many] потім ще { $count } роздач
    }
   *[pass] { $count ->
        [one] потім ще { $count } прохід
        [few] потім ще { $count } проходи
       *[many] потім ще { $count } проходів
    }
}
card-kept = { $card }, залишено

## All the cards of a pile

pile-is-empty = { FORM($place, "gender") ->
    [m] { UPPER($place) } порожній.
    [f] { UPPER($place) } порожня.
    [n] { UPPER($place) } порожнє.
    [pl] { UPPER($place) } порожні.
    [gone] { UPPER($place) }: уже немає.
    [removed] { UPPER($place) }: знято.
   *[none] { UPPER($place) }: немає.
}
pile-is-none = { UPPER($place) }: немає.
pile-face-down = { UPPER($place) }: { cards-face-down }.
# Де за назвою місця лежить одна карта, «від верхньої» не кажуть.
pile-from-open-end = { FORM($place, "gender") ->
    [none] { UPPER($place) }: { LIST($cards, "comma") }.
    [removed] { UPPER($place) }: { LIST($cards, "comma") }.
    [gone] { UPPER($place) }: { LIST($cards, "comma") }.
   *[f] { UPPER($place) }, від верхньої карти: { LIST($cards, "comma") }.
}
cards-face-down = { $count ->
    [one] { $count } закрита карта
    [few] { $count } закриті карти
   *[many] { $count } закритих карт
}
hand-holds = { UPPER($place) }: { $hand }.
kept-cards = Залишено: { LIST($cards, "comma") }.

## The table in few words: the cards at the open ends, by kind of pile

open-cards = { FORM($place, "open") }: { LIST($cards, "comma") }
# $pile is what the game calls these piles: "column", "rib", "fan", "place", "cell" or "tower".
some-empty = { $pile ->
    [rib] { $count ->
        [one] { $count } порожнє ребро
        [few] { $count } порожні ребра
       *[many] { $count } порожніх ребер
    }
    [fan] { $count ->
        [one] { $count } порожнє віяло
        [few] { $count } порожні віяла
       *[many] { $count } порожніх віял
    }
    [cell] { $count ->
        [one] { $count } вільна
        [few] { $count } вільні
       *[many] { $count } вільних
    }
    [tower] { $count ->
        [one] { $count } вільна
        [few] { $count } вільні
       *[many] { $count } вільних
    }
    [place] { $count ->
        [one] { $count } порожнє місце
        [few] { $count } порожні місця
       *[many] { $count } порожніх місць
    }
   *[column] { $count ->
        [one] { $count } порожній стовпчик
        [few] { $count } порожні стовпчики
       *[many] { $count } порожніх стовпчиків
    }
}
hand-by-suit = { $place }: { $hand }
cards-can-move = { $count ->
    [1] можна зіграти { $count } картою
    [one] можна зіграти будь-якою з { $count } карти
   *[other] можна зіграти будь-якою з { $count } карт
}
stock-can-be-turned = можна відкривати карти з колоди
next-deal-can-begin = можна почати наступну роздачу
call-can-be-made = можна зробити заявку
no-move-left = Ходів більше немає.
possible-moves = { moves }: { LIST($moves, "semicolon") }.

## A hand, such as "spades ace, nine; no hearts; a joker"

suit-of-hand = { suit } — { LIST($ranks, "comma") }
no-suit-in-hand = { suit.plural-gen } немає
jokers-in-hand = { $count ->
    [one] джокер
   *[other] обидва джокери
}

## What a move does, to follow the name of a card

card-home = { $card } на базу
card-with-others = { $card } та ще { cards.more }
    .acc = { FORM($card, "acc") } та ще { cards.more-acc }
cards-to = { $cards } { FORM($place, "to") }
uncovered = зверху тепер { $card }
freed = звільнено { FORM($card, "acc") }
place-now-empty = { FORM($place, "gender") ->
    [m] { $place } тепер порожній
    [n] { $place } тепер порожнє
    [pl] { $place } тепер порожні
    [gone] { $place }: уже немає
    [removed] { $place }: знято
    [none] { $place }: уже немає
   *[f] { $place } тепер порожня
}
turn-a-card = відкрити карту
stock-to = з колоди { FORM($place, "to") }
# Що зроблено; далі те саме як хід.
waste-turned-over = відбій перевернуто, у колоді знову { cards }
waste-turned-over-last = відбій перевернуто востаннє, у колоді знову { cards }
turn-waste-over = перевернути відбій — у колоді знову { cards }
turn-waste-over-last = перевернути відбій востаннє — у колоді знову { cards }
turned = відкрито { FORM($card, "acc") }
turned-on = відкрито { FORM($card, "acc") }, під { FORM($card, "gender") ->
    [m] ним
   *[f] нею
} { LIST($cards, "and-only") }

capital = { UPPER($what) }
score = { $scored ->
    [left] { $points ->
        [one] залишилася { $points }
        [few] залишилися { $points }
       *[many] залишилося { $points }
    }
    [shown] { $points ->
        [one] відкрита { $points }
        [few] відкриті { $points }
       *[many] відкрито { $points }
    }
    [ahead] перевага { $points }
    [runs] { $points ->
        [one] { $points } послідовність
        [few] { $points } послідовності
       *[many] { $points } послідовностей
    }
   *[home] { $points } на базах
}
behind = відставання { $points }

## Where a card is

# $count is how many cards lie on it.
found-at = { $count ->
    [0] { $place }, зверху
    [1] { $place }, під однією картою
    [2] { $place }, під двома картами
    [3] { $place }, під трьома картами
    [4] { $place }, під чотирма картами
    [5] { $place }, під п’ятьма картами
    [6] { $place }, під шістьма картами
    [7] { $place }, під сімома картами
    [8] { $place }, під вісьмома картами
    [9] { $place }, під дев’ятьма картами
    [10] { $place }, під десятьма картами
    [11] { $place }, під одинадцятьма картами
    [12] { $place }, під дванадцятьма картами
    [one] { $place }, під { $count } картою
   *[other] { $place }, під { $count } картами
}
card-found = { UPPER($card) }: { LIST($places, "semicolon") }.
card-not-in-sight = { UPPER($card) }: не видно.
card-at = { $card }, { $place }
stock-count = { $count }
stock-and-redeals = { $count } ↻
