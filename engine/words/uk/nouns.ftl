# Назви карт і місць. Форми: сама назва — називний відмінок; ".gen" родовий, ".acc" знахідний, ".ins" орудний;
# ".gender" — "m", "f", "n" або "pl",
# або "none", якщо про місце не скажеш «порожнє». Місця мають ще ".to" (куди) і ".from" (звідки), обидві з прийменником, та ".open":
# так починається перелік карт, що лежать зверху на всіх стосах цього виду.

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
