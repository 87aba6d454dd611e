### Чому ходу не можна зробити. Кожне повідомлення — речення, яке читає гравець.

## Any game

no-such-place = На цьому столі такого місця немає.
already-there = Ця карта вже тут.
no-card-to-take = Тут немає карти, яку можна взяти.
not-so-many-cards = Тут немає стільки карт.
one-at-a-time = Перекладати можна лише по одній карті.
home-one-by-one = На базу карти йдуть по одній.
stays-home = Карта, що пішла на базу, там і залишається.
face-down-stays = Закриту карту не можна перекласти.
no-run = Ці карти не утворюють послідовності.
no-redeal-left = Пройти колоду ще раз не можна.
one-pass = Колоду можна пройти лише один раз.
stock-not-used-up = Колода ще не порожня.
nothing-to-stock = Повертати карти в колоду не можна.
turn-to-waste-first = Спершу відкрийте карту у відбій.
waste-only-from-stock = У відбій ідуть лише карти, відкриті з колоди.
nothing-on-place = Класти карти { FORM($place, "to") } не можна.
foundation-complete = Ця база вже повна.
nothing-there = Туди не можна покласти жодної карти.
nothing-on-card = На { FORM($card, "acc") } нічого не кладуть.
only-on-card = На { FORM($card, "acc") } можна покласти лише { FORM($wanted, "acc") }.
# $kind is the kind of the empty pile.
only-starts = { $kind ->
    [waste] Цей відбій може почати лише { $wanted }.
    [cell] Цю комірку може зайняти лише { $wanted }.
   *[foundation] Цю базу може почати лише { $wanted }.
}

# $pile is what the game calls a pile of its table.
only-fills-space = { $pile ->
    [rib] Порожнє ребро може зайняти лише { $wanted }.
    [fan] Порожнє віяло може зайняти лише { $wanted }.
   *[column] Порожній стовпчик може зайняти лише { $wanted }.
}
space-stays-empty = { $pile ->
    [rib] Порожнє ребро залишається порожнім.
    [fan] Порожнє віяло залишається порожнім.
   *[column] Порожній стовпчик залишається порожнім.
}
# $kind is the kind of pile from which the card would come.
space-not-from = { $kind ->
    [foundation] Порожній стовпчик не можна заповнити з бази.
    [waste] Порожній стовпчик не можна заповнити з відбою.
    [reserve] Порожній стовпчик не можна заповнити з резерву.
    [cell] Порожній стовпчик не можна заповнити з комірки.
   *[tableau] Порожній стовпчик не можна заповнити з іншого стовпчика.
}
back-only-to-column = { $pile ->
    [rib] З бази карта може повернутися лише на ребро.
   *[column] З бази карта може повернутися лише на стовпчик.
}
cell-holds-one = { $cell ->
    [tower] Вежа вміщує одну карту.
   *[cell] Комірка вміщує одну карту.
}

# How many cards may move at once. $to is "space" if the cards would go to a space, which then does not count.
as-many-at-most = { $spaces ->
    [0] { most-cards }: { free-cells }.
   *[other] { $free ->
        [0] { most-cards }: { free-cells }, зате є { spaces-too }.
       *[other] { most-cards }: { free-cells } та { spaces-too }.
    }
}
most-cards = { $count ->
    [1] Щонайбільше одна карта за раз
    [one] Щонайбільше { $count } карта за раз
    [few] Щонайбільше { SPELLED($count) } карти за раз
   *[many] Щонайбільше { SPELLED($count) } карт за раз
}
free-cells = { $cell ->
    [tower] { $free ->
        [0] вільних веж немає
        [1] вільна одна вежа
        [few] вільні { SPELLED($free) } вежі
       *[many] вільні { SPELLED($free) } веж
    }
   *[cell] { $free ->
        [0] вільних комірок немає
        [1] вільна одна комірка
        [few] вільні { SPELLED($free) } комірки
       *[many] вільні { SPELLED($free) } комірок
    }
}
spaces-too = { $to ->
    [space] { $spaces ->
        [1] ще один порожній стовпчик
        [few] ще { SPELLED($spaces, "m") } порожні стовпчики
       *[many] ще { SPELLED($spaces) } порожніх стовпчиків
    }
   *[card] { $spaces ->
        [1] один порожній стовпчик
        [few] { SPELLED($spaces, "m") } порожні стовпчики
       *[many] { SPELLED($spaces) } порожніх стовпчиків
    }
}

## What a press means

# $noun is what the game calls a deal: "deal" or "rubber".
game-is-over = { $noun ->
    [rubber] Робер закінчено.
   *[deal] Гру закінчено.
}
card-not-now = Зараз цією картою не можна зіграти.
stock-and-waste-used-up = Колода й відбій порожні.
no-turn-now = Зараз не можна відкрити карту з колоди.
waste-is-empty = Відбій порожній. Натисніть колоду, щоб відкрити карту.
nothing-goes-there-now = Зараз жодної карти не можна покласти { FORM($place, "to") }.
card-is-covered = { UPPER($card) } під іншими картами.
run-fits-nowhere = { UPPER($card) } з картами зверху зараз нікуди не підходить.
not-together = { UPPER(FORM($card, "acc")) } не можна перекласти разом із картами зверху.
no-legal-move = { UPPER(FORM($card, "acc")) } зараз нема куди покласти.

## Single games

coccyx-first = Спершу заберіть куприк: він замикає обидва стовпчики.
# $places are the waste, the stock or both.
fill-ribs-first = { $count ->
    [1] Спершу заповніть порожнє ребро { LIST($places, "or", "from") }.
   *[other] Спершу заповніть порожні ребра { LIST($places, "or", "from") }.
}
rib-only-from = Порожнє ребро можна заповнити лише { LIST($places, "or", "from") }.
another-rib = інше ребро
    .from = з іншого ребра
space-from-reserve = Порожній стовпчик може заповнити лише карта з резерву.
covered-by = { UPPER($card) } під { LIST($cards, "and", "ins") }.
out-of-the-game = Знята карта вже не в грі.
no-card-to-pair = Пари для цієї карти немає.
card-there-is-gone = Цю карту вже знято.
only-with-cover = { UPPER(FORM($card, "acc")) } можна зняти лише разом із { FORM($upon, "ins") }, що лежить зверху.
only-king-alone = Без пари знімають лише короля.
king-goes-alone = Короля знімають без пари.
only-with = Пара для { FORM($card, "gen") } — лише { $wanted }.
stays-on-waste = Карта у відбої там і залишається.
only-to-waste = Карти йдуть лише у відбій.
last-deal-of-round = Це остання роздача раунду.
next-deal-later = Спершу дограйте цю роздачу: ще є що покласти.
press-for-next-deal = Натисніть колоду, щоб почати наступну роздачу.
clock-has-stopped = Годинник зупинився.
only-card-in-hand = Ходити можна лише картою, що в руці.
rank-goes-to = { $rank ->
    [1] { UPPER(rank) } іде { FORM($place, "to") }.
    [11] { UPPER(rank) } іде { FORM($place, "to") }.
    [13] Королі йдуть { FORM($place, "to") }.
   *[other] { UPPER(rank) } йде { FORM($place, "to") }.
}
nothing-out-of-hole = З чорної діри карт не забирають.
only-into-hole = Карти йдуть лише в чорну діру.
run-leaves-by-itself = Повна послідовність, від короля до туза однієї масті, знімається сама.
fill-columns-first = { $count ->
    [1] Перш ніж роздавати, заповніть порожній стовпчик.
   *[other] Перш ніж роздавати, заповніть порожні стовпчики.
}
stock-deals-to-all = З колоди роздають по карті на кожен стовпчик.

### Чому текст не вдається прочитати: посилання, хід, позицію або те, що введено в командному рядку.

no-card-text = «{ $text }» — не карта.
wrong-piles = { $game }: стосів має бути { $wanted }, а в цій позиції їх { $found }.
card-twice = Карта { $text } трапляється двічі.
no-counter-text = «{ $text }» — неправильне число для лічильника «{ $counter }».
no-list-of-cards = «{ $text }» — не перелік карт.
no-move-text = { $game }: «{ $text }» — не хід.
no-link = У цьому посиланні не вказано гри.
other-version = Версія цього посилання — { $found }, а тут можна відкрити лише { $known }.
no-such-game = Гри «{ $text }» тут немає.
no-such-rules = За правилами з цього посилання грати неможливо.
no-deal-number = Номер роздачі — ціле число від { $first } до { $last }.
closing-bracket = У цьому переліку ходів дужку закрито, але не відкрито.
opening-bracket = У цьому переліку ходів дужку відкрито, але не закрито.
move-unread = Хід { $number } не вдається прочитати. { $reason }
move-refused = Хід { $number }, { $text }, неможливий. { $reason }
no-picture = «{ $text }» — не зображення.
names-no-piles = { $game }: «{ $text }» не називає стосів.
no-such-game-listed = Гри «{ $text }» немає; усі ігри перелічує `games`.
number-or-position = Вкажіть або номер роздачі, або --position.
number-after = Після { $option } має стояти ціле число від 0 до 1000000000.
no-depth = Глибина — ціле число від 0 до 99.

# A position that Bridge Solitaire can never reach.
bridge-number-too-high = У цій позиції є число, завелике для бридж-пасьянсу.
bridge-contract = У цій позиції неможливий контракт.
bridge-tricks = У цій позиції неможливі взятки.
bridge-unscored = У цій позиції є розіграна, але не записана роздача.
bridge-trick = У цій позиції неможлива взятка.
