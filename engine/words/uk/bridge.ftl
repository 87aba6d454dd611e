### Бридж-пасьянс. A form ".sign" is for reading with the eyes: it has "3♠" in place of «три піки».
### ".acc" — знахідний відмінок: «банк заявляє одну піку».

bid = { $strain ->
    [clubs] { $level ->
        [1] одна трефа
        [few] { SPELLED($level) } трефи
       *[many] { SPELLED($level) } треф
    }
    [diamonds] { $level ->
        [1] одна бубна
        [few] { SPELLED($level) } бубни
       *[many] { SPELLED($level) } бубон
    }
    [hearts] { $level ->
        [1] одна чирва
        [few] { SPELLED($level) } чирви
       *[many] { SPELLED($level) } чирв
    }
    [spades] { $level ->
        [1] одна піка
        [few] { SPELLED($level) } піки
       *[many] { SPELLED($level) } пік
    }
   *[no-trump] { $level ->
        [1] один без козиря
        [2] два без козиря
       *[other] { SPELLED($level) } без козиря
    }
}
    .acc = { $level ->
        [1] { $strain ->
            [clubs] одну трефу
            [diamonds] одну бубну
            [hearts] одну чирву
            [spades] одну піку
           *[no-trump] один без козиря
        }
       *[other] { bid }
    }
    .sign = { $level }{ strain-sign }
strain-sign = { $strain ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
    [spades] ♠
   *[no-trump] БК
}
# $doubled is 0, 1 for doubled or 2 for redoubled.
contract-bid = { $doubled ->
    [1] { bid } з контрою
    [2] { bid } з реконтрою
   *[0] { bid }
}
    .sign = { $doubled ->
        [1] { bid.sign } з контрою
        [2] { bid.sign } з реконтрою
       *[0] { bid.sign }
    }
    .sheet = { contract-bid.sign }

## Refusals

not-in-hand = Цієї карти у вас на руках немає.
bid-first = Спершу зробіть заявку або пасуйте.
follow-suit = Треба грати в масть: зайшли в { suit }.
play-to-trick = Покладіть у цю взятку карту з рук.
press-to-keep = Натисніть карту, щоб залишити її або повернути.
joker-is-kept = Джокера треба залишити.
six-kept-already = Ви вже залишили шість карт. Спершу поверніть одну.
keep-six-first = Спершу залиште шість карт: ще { keep-six-first.more }.
    .more = { $count ->
        [1] одну
       *[other] { SPELLED($count) }
    }
kept-not-discarded = Карту, яку ви залишили, скинути не можна.
next-deal-after-tricks = Наступна роздача почнеться після тринадцяти взяток.
rubber-is-over = Робер закінчено.
bidding-begins-later = Торгівля почнеться, коли ви виберете карти.
bidding-is-over = Торгівлю закінчено.
no-such-bid = Такої заявки немає.
house-passed-so-bid = Банк спасував, тож заявляти мусите ви.
bid-higher = Зробіть заявку, вищу за { FORM($bid, "acc") }.
not-balanced = Заявити без козиря можна лише з рукою 4‑3‑3‑3, 3‑3‑3‑3 і джокером або 3‑3‑3‑2 і двома джокерами.
house-turn = Зараз хід банку.
no-such-move = Цю карту не можна туди покласти.
house-turns-cards = Банк сам грає своїми картами.
blind-comes-later = Ви візьмете прикуп, коли залишите шість карт.
aside-stays = Відкладені карти вже не повертаються.
trick-stays = Взятки залишаються там, де лежать.
discard-stays = Скинуті карти вже не повертаються.
more-to-keep = Залиште ще { keep-six-first.more }.

## Moves

bid-move = заявити { FORM($bid, "acc") }
pass-move = пас
house-goes-on = банк грає далі
put-back = повернути { FORM($card, "acc") }
keep = залишити { FORM($card, "acc") }
discard-with = скинути решту, зверху { $card }
play-card = зіграти { FORM($card, "ins") }
was-put-back = повернуто { FORM($card, "acc") }
was-kept = залишено { FORM($card, "acc") }
you-play = ви граєте { FORM($card, "ins") }
house-plays = банк грає { FORM($card, "ins") }
house-leads = банк заходить { FORM($card, "ins") }
deal-to-choose = роздача { $number }; на вибір: { $hand }
your-hand-and-call = ваша рука: { $hand }; { $call }
house-bids = банк заявляє { FORM($bid, "acc") }
house-passes = банк пасує
# $side is "you" or "house", the side that declares.
contract-is = { $side ->
    [you] контракт: { $contract }, розігруєте ви; { tricks-needed }
   *[house] контракт: { $contract }, розігрує банк; { tricks-needed }
}
tricks-needed = { $needed ->
    [1] потрібна одна взятка
    [few] потрібні { SPELLED($needed) } взятки
   *[many] потрібно { SPELLED($needed) } взяток
}
trick-won = { $side ->
    [you] ви берете взятку: у вас { $yours }, у банку { $theirs }
   *[house] банк бере взятку: у вас { $yours }, у банку { $theirs }
}
turned-aside-cards = відкладено: { LIST($cards, "comma") }
last-cards-win = { $count ->
    [1] колода порожня, тож ваша остання карта бере взятку: { LIST($cards, "comma") }
   *[other] колода порожня, тож кожна карта у вас на руках бере взятку: { LIST($cards, "comma") }
}

## Scores

# What points were scored for: alone as on the score sheet, and after "for".
honours = онери
    .sheet = онери
    .for = за онери
overtricks = { $count ->
    [1] одна зайва взятка
    [few] { SPELLED($count) } зайві взятки
   *[many] { SPELLED($count) } зайвих взяток
}
    .sheet = { overtricks }
    .for = { $count ->
        [1] за одну зайву взятку
        [few] за { SPELLED($count) } зайві взятки
       *[many] за { SPELLED($count) } зайвих взяток
    }
undertricks = { $count ->
    [1] одна недобрана взятка
    [few] { SPELLED($count) } недобрані взятки
   *[many] { SPELLED($count) } недобраних взяток
}
    .sheet = { undertricks }
    .for = { $count ->
        [1] за одну недобрану взятку
        [few] за { SPELLED($count) } недобрані взятки
       *[many] за { SPELLED($count) } недобраних взяток
    }
insult = премія за контру
    .sheet = премія за контру
    .for = за контру
small-slam = малий шлем
    .sheet = малий шлем
    .for = за малий шлем
grand-slam = великий шлем
    .sheet = великий шлем
    .for = за великий шлем
rubber-bonus = робер
    .sheet = робер
    .for = за робер
points-for = { $points } { FORM($reason, "for") }
points-below = { $points } під рискою
points-on-sheet = { $points } { FORM($reason, "sheet") }
side-scored = { $side ->
    [you] вам { LIST($entries, "comma") }
   *[house] банку { LIST($entries, "comma") }
}
# $margin is the number of tricks more than needed; $missing the number of those that are missing.
outcome = { $missing ->
    [0] { $margin ->
        [0] виконано
       *[other] виконано, { overtricks-made }
    }
    [1] без однієї
    [2] без двох
    [3] без трьох
    [4] без чотирьох
    [5] без п’яти
    [6] без шести
    [7] без семи
    [8] без восьми
    [9] без дев’яти
    [10] без десяти
    [11] без одинадцяти
    [12] без дванадцяти
   *[13] без тринадцяти
}
overtricks-made = { $margin ->
    [1] одна зайва
    [few] { SPELLED($margin) } зайві
   *[many] { SPELLED($margin) } зайвих
}
deal-scored = { $side ->
    [you] ваш контракт { $contract } — { outcome }: { LIST($scored, "semicolon") }
   *[house] контракт банку { $contract } — { outcome }: { LIST($scored, "semicolon") }
}
rubber-ended = { UPPER($result) }. Разом: у вас { $yours }, у банку { $theirs }. Робер виграє той, у кого більше очок.
vulnerable = { $who ->
    [nobody] Ніхто не в зоні
    [you] Ви в зоні
    [house] Банк у зоні
   *[both] Усі в зоні
}
    .sign = { vulnerable }

## Beside the cards

caption-discard = скид
caption-house = банк
caption-aside = відкладені
caption-you = ви
caption-your-card = ваша карта
caption-your-lead = ваш хід
kept-of-six = Залишено { $count } з 6
    .sign = { kept-of-six }
deal-number = Роздача { $number }
    .sign = { deal-number }
contract-of = { $side ->
    [you] Ваш контракт: { $contract }
   *[house] Контракт банку: { $contract }
}
    .sign = { $side ->
        [you] Ваш: { FORM($contract, "sign") }
       *[house] Банку: { FORM($contract, "sign") }
    }
house-has-bid = Банк заявляє { FORM($bid, "acc") }
    .sign = Банк: { FORM($bid, "sign") }
house-has-passed = Банк пасує
    .sign = Банк пасує
tricks-of-needed = { $side ->
    [you] Ви: { $count } з { $needed }
   *[house] Банк: { $count } з { $needed }
}
    .sign = { tricks-of-needed }
tricks-of-side = { $side ->
    [you] Ви: { $count }
   *[house] Банк: { $count }
}
    .sign = { tricks-of-side }
card-wins = { $side ->
    [you] Ваша взятка: { $card } ({ $reason }).
   *[house] Взятка банку: { $card } ({ $reason }).
}
    .sign = { $side ->
        [you] Ваша взятка: { FORM($card, "sign") } ({ $reason }).
       *[house] Взятка банку: { FORM($card, "sign") } ({ $reason }).
    }
win-stock-used-up = Взятка ваша: колода порожня.
    .sign = Взятка ваша: колода порожня.
win-unanswered = Взятка ваша: банк не мав чим відповісти.
    .sign = Взятка ваша: банк не мав чим відповісти.
on-joker-led = на джокера, яким зайшов банк
two-jokers = обидві карти — джокери
house-takes-jokers = взятка з джокером дістається банку
higher-card = старша карта
a-trump = козир
other-suit = друга карта не в масть

## The choice of six cards, and the result of a deal

# What is on a button or above it is read with the eyes, so all of it has the form ".sign".

keep-six-cards = Залиште шість карт: ще { keep-six-first.more }
    .sign = { keep-six-cards }
then-the-blind = Потім ви візьмете сім карт прикупу.
take-up-blind = Узяти прикуп
    .sign = Узяти прикуп
take-up-blind-with = узяти прикуп, на скиді зверху { $card }
six-are-kept = Шість карт залишено
    .sign = Шість карт залишено
will-lie-on-discard = На скиді зверху буде { FORM($card, "sign") } — цю карту ви ще бачитимете. Якщо хочете іншу, натисніть її, а потім скид.
next-deal-button = Наступна роздача
    .sign = Наступна роздача
deal-result = { $side ->
    [you] Ваш контракт { $contract }: { $outcome }
   *[house] Контракт банку { $contract }: { $outcome }
}
    .sign = { $side ->
        [you] Ваш контракт { FORM($contract, "sign") }: { $outcome }
       *[house] Контракт банку { FORM($contract, "sign") }: { $outcome }
    }
deal-in-table = { $side ->
    [you] Ваш: { FORM($contract, "sign") }, { $outcome }
   *[house] Банку: { FORM($contract, "sign") }, { $outcome }
}
    .sign = { deal-in-table }

## The bidding box

house-bids-title = Банк заявляє { FORM($bid, "acc") }
    .sign = Банк заявляє { FORM($bid, "sign") }
house-passes-title = Банк пасує
    .sign = Банк пасує
pass-button = Пас
    .sign = Пас
pass-words = пас: розігрує банк
bid-higher-or-pass = Зробіть вищу заявку або пасуйте.
so-you-bid = Тож заявляти мусите ви.
joker-doubles = { $count ->
    [1] Один джокер: контра
   *[other] Два джокери: реконтра
}
makes-game = дає гейм
points-legend = { $doubled ->
    [1] очки під рискою, з контрою
    [2] очки під рискою, з реконтрою
   *[0] очки під рискою
}
# $gain is "rubber", "game" or "none": what the contract completes if it is made.
worth-in-short = { $gain ->
    [rubber] { $contract }: { $points } під рискою, дає гейм і робер
    [game] { $contract }: { $points } під рискою, дає гейм
   *[none] { $contract }: { $points } під рискою
}
worth-made = { $gain ->
    [rubber] Виконано: { points-made }; гейм і робер.
    [game] Виконано: { points-made }; гейм.
   *[none] Виконано: { points-made }.
}
points-made = { $above ->
    [0] { $below } під рискою
   *[other] { $below } під рискою, { $above } над нею
}
worth-short = Без однієї: { $one } банку; без двох: { $two }.
worth-honours = Онери: { $points } у будь-якому разі.
contract-needs = { $contract }: { SPELLED($needed) } із тринадцяти взяток
    .sign = { FORM($contract, "sign") }: { $needed } з { $all } взяток

## The score sheet and how the house counts

score-sheet = Запис
# $lead is "ahead", "behind" or "even".
score-lead = { $lead ->
    [ahead] Запис +{ $points }
    [behind] Запис −{ $points }
   *[even] Запис
}
    .sign = { score-lead }
games-won = Виграні гейми: у вас { games-of-yours }, у банку { games-of-theirs }.
games-of-yours = { $yours ->
    [0] жодного
   *[other] { $yours }
}
games-of-theirs = { $theirs ->
    [0] жодного
   *[other] { $theirs }
}
part-scores = Очки в поточному геймі: у вас { $yours }, у банку { $theirs }.
above-the-line = Над рискою
below-the-line = Під рискою
total = { $points }
column-you = Ви
column-house = Банк
column-the-house = Банк
column-deal = Роздача
column-contract = Контракт
column-suit = Масть
column-rounds = Коло за колом
column-tricks = Взятки
call-of-the-house = Заявка банку
why-bid = Чому { $bid }?
    .sign = Чому { FORM($bid, "sign") }?
why-pass = Чому пас?
    .sign = Чому пас?
# $level is what is left of six when the winning tricks are taken away.
count-of-hand = { $count ->
    [0] У вас немає виграшних взяток. Шість мінус нуль — шість, тож { $call }.
    [1] У вас одна виграшна взятка. Шість мінус один — п’ять, тож { $call }.
   *[other] { $level ->
        [0] У вас { count-of-hand.tricks }. Від шести нічого не залишається, тож { $call }.
       *[other] У вас { count-of-hand.tricks }. Шість мінус { count-of-hand.less } — { count-of-hand.left }, тож { $call }.
    }
}
    .tricks = { $count ->
        [few] { SPELLED($count) } виграшні взятки
       *[many] { SPELLED($count) } виграшних взяток
    }
    .less = { $count ->
        [2] два
       *[other] { SPELLED($count) }
    }
    .left = { $level ->
        [1] один
        [2] два
       *[other] { SPELLED($level) }
    }
# $house is "bids" or "passes".
shortest-suit = { $house ->
    [bids] Його масть — { suit }, найкоротша у вас: { held-of-suit }.
   *[passes] Його мастю були б { suit }, найкоротша у вас масть: { held-of-suit }.
}
lowest-of-shortest = { $house ->
    [bids] Його масть — { suit }. Ваші найкоротші масті — { LIST($suits, "and") }, { held-of-each }; { suit } з них наймолодші.
   *[passes] Його мастю були б { suit }. Ваші найкоротші масті — { LIST($suits, "and") }, { held-of-each }; { suit } з них наймолодші.
}
held-of-suit = { $held ->
    [0] жодної карти
    [1] одна карта
    [one] { $held } карта
    [few] { SPELLED($held) } карти
   *[many] { SPELLED($held) } карт
}
held-of-each = { $held ->
    [0] жодної карти
    [1] по одній карті
    [one] по { $held } карті
    [few] по { SPELLED($held) } карти
   *[many] по { SPELLED($held) } карт
}
how-counted = Кожну масть рахують так, ніби всі інші її карти — у банку. Доки ваша найстарша карта б’є найстаршу карту банку, вона бере взятку. Коли не б’є, ваша наймолодша карта програє найстаршій карті банку.
rounds = { LIST($rounds, "comma") }
you-hold-none = у вас жодної
rank-wins = ви: { $mine } бере
rank-beats = ви: { $mine } б’є { $theirs }
rank-loses = банк: { $theirs } б’є { $mine }

## Що було можливо в роздачі, коли відомі всі карти

study-button = Аналіз
    .sign = Аналіз
study-title = Що було можливо в цій роздачі
study-known = Якби всі карти були відкриті, ви взяли б щонайбільше стільки взяток:
column-trumps = Козир
column-you-declare = Розігруєте ви
column-house-declares = Розігрує банк
no-trump-name = Без козиря
column-call = Заявка
column-points = Очки
study-best-call = Найкраща заявка
study-your-call = Ваша заявка
study-no-cost = Задарма ви не віддали жодної взятки.
column-trick = Взятка
column-your-card = Ваша карта
column-better-card = Краща
study-costs = { $count ->
    [1] Ви віддали задарма одну взятку:
    [one] Ви віддали задарма { $count } взятку:
    [few] Ви віддали задарма { SPELLED($count) } взятки:
   *[many] Ви віддали задарма { SPELLED($count) } взяток:
}
card-cost = { $count ->
    [1] Цією картою ви віддали одну взятку; краще було зіграти { FORM($card, "ins") }.
    [one] Цією картою ви віддали { $count } взятку; краще було зіграти { FORM($card, "ins") }.
    [few] Цією картою ви віддали { SPELLED($count) } взятки; краще було зіграти { FORM($card, "ins") }.
   *[many] Цією картою ви віддали { SPELLED($count) } взяток; краще було зіграти { FORM($card, "ins") }.
}
