### Назви карт і місць. Форми: сама назва — називний відмінок; ".gen" родовий, ".acc" знахідний, ".ins" орудний;
### ".gender" — "m", "f", "n" або "pl",
### або "none", якщо про місце не скажеш «порожнє». Місця мають ще ".to" (куди) і ".from" (звідки), обидві з прийменником, та ".open":
### так починається перелік карт, що лежать зверху на всіх стосах цього виду.

# Стоси з номерами поспіль.
columns-from-to = стовпчики з { $first } по { $last }
    .to = на стовпчики з { $first } по { $last }
    .from = зі стовпчиків з { $first } по { $last }
fans-from-to = віяла з { $first } по { $last }
    .to = на віяла з { $first } по { $last }
    .from = з віял з { $first } по { $last }
cells-from-to = комірки з { $first } по { $last }
    .to = до комірок з { $first } по { $last }
    .from = з комірок з { $first } по { $last }
towers-from-to = вежі з { $first } по { $last }
    .to = до веж з { $first } по { $last }
    .from = з веж з { $first } по { $last }

## Карти

rank = { $rank ->
    [1] туз
    [2] двійка
    [3] трійка
    [4] четвірка
    [5] п’ятірка
    [6] шістка
    [7] сімка
    [8] вісімка
    [9] дев’ятка
    [10] десятка
    [11] валет
    [12] дама
   *[13] король
}
    .gen = { $rank ->
        [1] туза
        [2] двійки
        [3] трійки
        [4] четвірки
        [5] п’ятірки
        [6] шістки
        [7] сімки
        [8] вісімки
        [9] дев’ятки
        [10] десятки
        [11] валета
        [12] дами
       *[13] короля
    }
    .acc = { $rank ->
        [1] туза
        [2] двійку
        [3] трійку
        [4] четвірку
        [5] п’ятірку
        [6] шістку
        [7] сімку
        [8] вісімку
        [9] дев’ятку
        [10] десятку
        [11] валета
        [12] даму
       *[13] короля
    }
    .ins = { $rank ->
        [1] тузом
        [2] двійкою
        [3] трійкою
        [4] четвіркою
        [5] п’ятіркою
        [6] шісткою
        [7] сімкою
        [8] вісімкою
        [9] дев’яткою
        [10] десяткою
        [11] валетом
        [12] дамою
       *[13] королем
    }
    .gender = { $rank ->
        [1] m
        [11] m
        [13] m
       *[other] f
    }
# Прикметник при назві карти: ".m" піковий туз, ".f" пікова дама, далі родовий, знахідний та орудний. ".in" — «у піках». Останні
# чотири форми — інші назви мастей, лише для того, щоб шукати карту: «туз жиру», «7 хрест».
suit = { $suit ->
    [clubs] трефи
    [diamonds] бубни
    [hearts] чирви
   *[spades] піки
}
    .plural-gen = { $suit ->
        [clubs] треф
        [diamonds] бубон
        [hearts] чирв
       *[spades] пік
    }
    .in = { $suit ->
        [clubs] трефах
        [diamonds] бубнах
        [hearts] чирвах
       *[spades] піках
    }
    .m = { $suit ->
        [clubs] трефовий
        [diamonds] бубновий
        [hearts] чирвовий
       *[spades] піковий
    }
    .f = { $suit ->
        [clubs] трефова
        [diamonds] бубнова
        [hearts] чирвова
       *[spades] пікова
    }
    .m-gen = { $suit ->
        [clubs] трефового
        [diamonds] бубнового
        [hearts] чирвового
       *[spades] пікового
    }
    .f-gen = { $suit ->
        [clubs] трефової
        [diamonds] бубнової
        [hearts] чирвової
       *[spades] пікової
    }
    .f-acc = { $suit ->
        [clubs] трефову
        [diamonds] бубнову
        [hearts] чирвову
       *[spades] пікову
    }
    .m-ins = { $suit ->
        [clubs] трефовим
        [diamonds] бубновим
        [hearts] чирвовим
       *[spades] піковим
    }
    .f-ins = { $suit ->
        [clubs] трефовою
        [diamonds] бубновою
        [hearts] чирвовою
       *[spades] піковою
    }
    .also-1 = { $suit ->
        [clubs] жир
        [diamonds] дзвінка
        [hearts] черви
       *[spades] вино
    }
    .also-2 = { $suit ->
        [clubs] жиру
        [diamonds] дзвінки
        [hearts] червовий
       *[spades] вина
    }
    .also-3 = { $suit ->
        [clubs] хрести
        [diamonds] буби
        [hearts] черва
       *[spades] виновий
    }
    .also-4 = { $suit ->
        [clubs] хрестовий
        [diamonds] бубен
        [hearts] червова
       *[spades] винова
    }
card = { $rank ->
    [1] { suit.m } { rank }
    [11] { suit.m } { rank }
    [13] { suit.m } { rank }
   *[other] { suit.f } { rank }
}
    .gen = { $rank ->
        [1] { suit.m-gen } { rank.gen }
        [11] { suit.m-gen } { rank.gen }
        [13] { suit.m-gen } { rank.gen }
       *[other] { suit.f-gen } { rank.gen }
    }
    .acc = { $rank ->
        [1] { suit.m-gen } { rank.acc }
        [11] { suit.m-gen } { rank.acc }
        [13] { suit.m-gen } { rank.acc }
       *[other] { suit.f-acc } { rank.acc }
    }
    .ins = { $rank ->
        [1] { suit.m-ins } { rank.ins }
        [11] { suit.m-ins } { rank.ins }
        [13] { suit.m-ins } { rank.ins }
       *[other] { suit.f-ins } { rank.ins }
    }
    .gender = { rank.gender }
    .sign = { rank-sign }{ suit-sign }
rank-sign = { $rank ->
    [1] A
    [11] J
    [12] Q
    [13] K
   *[other] { $rank }
}
# Літери на картах в Україні: туз, король, дама, валет.
rank-sign-national = { $rank ->
    [1] Т
    [11] В
    [12] Д
    [13] К
   *[other] { $rank }
}
suit-sign = { $suit ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
   *[spades] ♠
}
joker = джокер
    .gen = джокера
    .acc = джокера
    .ins = джокером
    .gender = m
    .sign = джокер
face-down-card = закрита карта
    .gen = закритої карти
    .acc = закриту карту
    .ins = закритою картою
    .gender = f
    .sign = закрита карта

## Кілька карт на вибір, як у «Сюди можна покласти лише червону вісімку»

any-card = будь-яка карта
    .acc = будь-яку карту
no-card = жодна карта
    .acc = жодну карту
card-of-rank = { rank }
    .acc = { rank.acc }
# $colour is "red" or "black".
card-of-colour = { $colour ->
    [red] { $rank ->
        [1] червоний { rank }
        [11] червоний { rank }
        [13] червоний { rank }
       *[other] червона { rank }
    }
   *[black] { $rank ->
        [1] чорний { rank }
        [11] чорний { rank }
        [13] чорний { rank }
       *[other] чорна { rank }
    }
}
    .acc = { $colour ->
        [red] { $rank ->
            [1] червоного { rank.acc }
            [11] червоного { rank.acc }
            [13] червоного { rank.acc }
           *[other] червону { rank.acc }
        }
       *[black] { $rank ->
            [1] чорного { rank.acc }
            [11] чорного { rank.acc }
            [13] чорного { rank.acc }
           *[other] чорну { rank.acc }
        }
    }
# $suits are one suit or three, in words.
card-of-suits = { $rank ->
    [1] { LIST($suits, "or", "m") } { rank }
    [11] { LIST($suits, "or", "m") } { rank }
    [13] { LIST($suits, "or", "m") } { rank }
   *[other] { LIST($suits, "or", "f") } { rank }
}
    .acc = { $rank ->
        [1] { LIST($suits, "or", "m-gen") } { rank.acc }
        [11] { LIST($suits, "or", "m-gen") } { rank.acc }
        [13] { LIST($suits, "or", "m-gen") } { rank.acc }
       *[other] { LIST($suits, "or", "f-acc") } { rank.acc }
    }
one-of = { LIST($cards, "or") }
    .acc = { LIST($cards, "or", "acc") }

## Місця, які є в багатьох іграх

stock = колода
    .open = колода
    .to = в колоду
    .from = з колоди
    .acc = колоду
    .gender = f
waste = відбій
    .open = відбій
    .to = у відбій
    .from = з відбою
    .acc = відбій
    .gender = m
reserve = резерв
    .open = резерв
    .to = в резерв
    .from = з резерву
    .acc = резерв
    .gender = m
reserve-number = { reserve } { $number }
    .open = резерв
    .to = { reserve.to } { $number }
    .from = { reserve.from } { $number }
    .acc = { reserve.acc } { $number }
    .gender = m
foundation-of = { suit.f } база
    .open = на базах
    .to = на { suit.f-acc } базу
    .from = з { suit.f-gen } бази
    .acc = { suit.f-acc } базу
    .gender = f
column-number = стовпчик { $number }
    .open = зверху
    .to = на стовпчик { $number }
    .from = зі стовпчика { $number }
    .acc = стовпчик { $number }
    .gender = m
cell-number = комірка { $number }
    .open = у комірках
    .to = до комірки { $number }
    .from = з комірки { $number }
    .acc = комірку { $number }
    .gender = f
redeals = решта проходів
    .open = решта проходів
    .to = до решти проходів
    .from = з решти проходів
    .acc = решту проходів
    .gender = f

## Місця окремих ігор

first-foundation-of = перша { suit.f } база
    .open = на базах
    .to = на першу { suit.f-acc } базу
    .from = з першої { suit.f-gen } бази
    .acc = першу { suit.f-acc } базу
    .gender = f
second-foundation-of = друга { suit.f } база
    .open = на базах
    .to = на другу { suit.f-acc } базу
    .from = з другої { suit.f-gen } бази
    .acc = другу { suit.f-acc } базу
    .gender = f
left-spine = лівий стовпчик хребта
    .open = хребет
    .to = на лівий стовпчик хребта
    .from = з лівого стовпчика хребта
    .acc = лівий стовпчик хребта
    .gender = m
right-spine = правий стовпчик хребта
    .open = хребет
    .to = на правий стовпчик хребта
    .from = з правого стовпчика хребта
    .acc = правий стовпчик хребта
    .gender = m
coccyx = куприк
    .open = хребет
    .to = на куприк
    .from = із куприка
    .acc = куприк
    .gender = gone
# $number counts the ribs of a side from the top, 1 to 4.
left-rib = { rib-height } ліве ребро
    .open = зверху
    .to = на { rib-height } ліве ребро
    .from = з { rib-height.gen } лівого ребра
    .acc = { rib-height } ліве ребро
    .gender = n
right-rib = { rib-height } праве ребро
    .open = зверху
    .to = на { rib-height } праве ребро
    .from = з { rib-height.gen } правого ребра
    .acc = { rib-height } праве ребро
    .gender = n
rib-height = { $number ->
    [1] верхнє
    [2] друге
    [3] третє
   *[4] нижнє
}
    .gen = { $number ->
        [1] верхнього
        [2] другого
        [3] третього
       *[4] нижнього
    }
black-hole = чорна діра
    .open = у чорній дірі
    .to = у чорну діру
    .from = з чорної діри
    .acc = чорну діру
    .gender = f
fan-number = віяло { $number }
    .open = зверху
    .to = на віяло { $number }
    .from = з віяла { $number }
    .acc = віяло { $number }
    .gender = n
run-number = місце для послідовності { $number }
    .open = складено
    .to = на місце для послідовності { $number }
    .from = з місця для послідовності { $number }
    .acc = місце для послідовності { $number }
    .gender = n
tower-number = вежа { $number }
    .open = у вежах
    .to = до вежі { $number }
    .from = з вежі { $number }
    .acc = вежу { $number }
    .gender = f
pyramid-place = карта { $number } в ряду { $row }
    .open = зверху
    .to = на місце { $number } в ряду { $row }
    .from = з місця { $number } в ряду { $row }
    .acc = карту { $number } в ряду { $row }
    .gender = removed
taken-away = зняті карти
    .open = зняті карти
    .to = до знятих карт
    .from = зі знятих карт
    .acc = зняті карти
    .gender = none
hour = { $number ->
    [1] перша година
    [2] друга година
    [3] третя година
    [4] четверта година
    [5] п’ята година
    [6] шоста година
    [7] сьома година
    [8] восьма година
    [9] дев’ята година
    [10] десята година
    [11] одинадцята година
   *[12] дванадцята година
}
    .open = зверху
    .to = на { hour.acc }
    .from = з { hour.gen }
    .gen = { $number ->
        [1] першої години
        [2] другої години
        [3] третьої години
        [4] четвертої години
        [5] п’ятої години
        [6] шостої години
        [7] сьомої години
        [8] восьмої години
        [9] дев’ятої години
        [10] десятої години
        [11] одинадцятої години
       *[12] дванадцятої години
    }
    .acc = { $number ->
        [1] першу годину
        [2] другу годину
        [3] третю годину
        [4] четверту годину
        [5] п’яту годину
        [6] шосту годину
        [7] сьому годину
        [8] восьму годину
        [9] дев’яту годину
        [10] десяту годину
        [11] одинадцяту годину
       *[12] дванадцяту годину
    }
    .gender = f
middle = середина
    .open = зверху
    .to = у середину
    .from = із середини
    .acc = середину
    .gender = f
# Відкрита карта, що має йти на свою годину.
hand-of-clock = рука
    .open = у руці
    .to = у руку
    .from = з руки
    .acc = руку
    .gender = f

## Бридж-пасьянс

hand = рука
    .open = на руках
    .to = до руки
    .from = з рук
    .acc = руку
    .gender = f
blind = прикуп
    .open = прикуп
    .to = у прикуп
    .from = із прикупу
    .acc = прикуп
    .gender = m
discard = скид
    .open = скид
    .to = у скид
    .from = зі скиду
    .acc = скид
    .gender = m
house-card = карта банку
    .open = карта банку
    .to = на карту банку
    .from = з карти банку
    .acc = карту банку
    .gender = none
your-card = ваша карта
    .open = ваша карта
    .to = на вашу карту
    .from = з вашої карти
    .acc = вашу карту
    .gender = none
turned-aside = відкладені карти
    .open = відкладені карти
    .to = до відкладених карт
    .from = з відкладених карт
    .acc = відкладені карти
    .gender = none
house-tricks = взятки банку
    .open = взятки банку
    .to = до взяток банку
    .from = із взяток банку
    .acc = взятки банку
    .gender = none
your-tricks = ваші взятки
    .open = ваші взятки
    .to = до ваших взяток
    .from = із ваших взяток
    .acc = ваші взятки
    .gender = none

## Лічильники, які показує лише командний рядок

cards-kept = залишені карти
    .open = залишені карти
    .to = до залишених карт
    .from = із залишених карт
    .acc = залишені карти
    .gender = pl
house-call = заявка банку
    .open = заявка банку
    .to = до заявки банку
    .from = із заявки банку
    .acc = заявку банку
    .gender = f
contract = контракт
    .open = контракт
    .to = до контракту
    .from = з контракту
    .acc = контракт
    .gender = m
side-on-lead = сторона, що ходить
    .open = сторона, що ходить
    .to = до сторони, що ходить
    .from = зі сторони, що ходить
    .acc = сторону, що ходить
    .gender = f
tricks-played = розіграні взятки
    .open = розіграні взятки
    .to = до розіграних взяток
    .from = з розіграних взяток
    .acc = розіграні взятки
    .gender = pl
deals-of-rubber = роздачі робера
    .open = роздачі робера
    .to = до роздач робера
    .from = з роздач робера
    .acc = роздачі робера
    .gender = pl
rubber-number = номер робера
    .open = номер робера
    .to = до номера робера
    .from = з номера робера
    .acc = номер робера
    .gender = m
deal-of-round = роздача цього раунду
    .open = роздача цього раунду
    .to = до роздачі цього раунду
    .from = з роздачі цього раунду
    .acc = роздачу цього раунду
    .gender = f
cards-left-before = карти з попередніх роздач
    .open = карти з попередніх роздач
    .to = до карт із попередніх роздач
    .from = з карт із попередніх роздач
    .acc = карти з попередніх роздач
    .gender = pl
round-number = номер раунду
    .open = номер раунду
    .to = до номера раунду
    .from = з номера раунду
    .acc = номер раунду
    .gender = m

### Що є на столі і що там діється, словами: описи стосів і те, що кажуть клавіші.

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
score-standard-counts = 10 очок за карту, покладену на базу, по 5 за карту, перекладену з відбою на стовпчик, і за кожну карту, що відкрилася у стовпчику. Мінус 15 за карту, забрану з бази, і мінус 100 за кожен новий прохід, якщо карти з колоди відкривають по одній.
score-vegas-counts = За колоду ви платите 52 очки, а кожна карта на базі повертає вам 5. Колоду можна проходити стільки разів, скільки дозволяє варіант.
score-500-counts = Ви починаєте з 500 очок. Кожна складена послідовність дає 100, а кожен хід і кожне скасування коштують 1.

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
card-not-in-sight = { UPPER(FORM($card, "gen")) } не видно.
card-at = { $card }, { $place }
stock-count = { $count }
stock-and-redeals = { $count } ↻

### Що зробив хід і що видно на столі: частини речення.

card-to = { $card } { FORM($place, "to") }
turned-up = відкрито { FORM($card, "acc") }
# Що зроблено; далі те саме як хід.
cards-taken-away = знято { LIST($cards, "and", "acc") }
take-cards-away = зняти { LIST($cards, "and", "acc") }
on-waste-now = зверху у відбої тепер { $card }
# У робері.
next-deal = наступна роздача
# У раунді гольфу.
next-deal-of-round = наступна роздача
deal-begins = роздача { $deal }; у рахунку поки що { $left ->
    [one] { $left } карта
    [few] { $left } карти
   *[many] { $left } карт
}
card-to-every-column = по карті на кожен стовпчик
dealt-to-columns = по карті на кожен стовпчик: { LIST($cards, "comma") }
run-complete = складено { suit.f-acc } послідовність

# Біля стосів

begins-with = від { rank.gen }
in-reserve = { $count } у резерві
run-and-next = Серія: { $length } · далі: { LIST($ranks, "or") }
run-ends = Серія: { $length } · нічого не підходить
# Котра це роздача раунду гольфу; стоїть після «Роздача 4711».
standing-of-round = { $number } з { $count }
deals-left = { $count ->
    [one] { $count } роздача
    [few] { $count } роздачі
   *[many] { $count } роздач
}

### Чим з’єднано частини переліку; "last" стоїть перед останньою. «Та», бо «і» мусило б чергуватися з «й».

list-and = { ", " }
    .last = { " та " }
# Назви кількох речей, без коми.
list-and-only = { " та " }
    .last = { " та " }
# Кілька простих речень в одному: «карта йде на базу, і звільняється стовпчик».
list-clauses = { ", " }
    .last = { ", і " }
list-or = { ", " }
    .last = { " або " }
list-comma = { ", " }
    .last = { ", " }
list-full-stop = { ". " }
    .last = { ". " }
list-semicolon = { "; " }
    .last = { "; " }
list-sentence = { " " }
    .last = { " " }

# Частини речення, а також цілі речення одне за одним.
clauses = { LIST($parts, "semicolon") }
sentences = { LIST($parts, "sentence") }

# Число в реченні, у жіночому роді: більшість слів, які ми лічимо, саме такі — карта, взятка, комірка, роздача.
# ".m" — у чоловічому: «два ходи», «один день».
spelled = { $number ->
    [0] жодна
    [1] одна
    [2] дві
    [3] три
    [4] чотири
    [5] п’ять
    [6] шість
    [7] сім
    [8] вісім
    [9] дев’ять
    [10] десять
    [11] одинадцять
    [12] дванадцять
    [13] тринадцять
   *[other] { $number }
}
    .m = { $number ->
        [0] жоден
        [1] один
        [2] два
       *[other] { spelled }
    }
