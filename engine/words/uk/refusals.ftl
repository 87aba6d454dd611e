# Чому ходу не можна зробити. Кожне повідомлення — речення, яке читає гравець.

## Any game

no-such-place = На цьому столі немає такого місця.
already-there = Ця карта вже тут.
no-card-to-take = Тут немає карти, яку можна взяти.
not-so-many-cards = Тут немає стільки карт.
one-at-a-time = Карти перекладають по одній.
home-one-by-one = На базу карти йдуть по одній.
stays-home = Карта на базі там і залишається.
face-down-stays = Закритої карти не можна перекласти.
no-run = Ці карти не складають послідовності.
no-redeal-left = Пройти колоду ще раз уже не можна.
one-pass = Колоду проходять лише один раз.
stock-not-used-up = Колода ще не вичерпана.
nothing-to-stock = Карти не повертаються в колоду.
turn-to-waste-first = Спершу відкрийте карту у відбій.
waste-only-from-stock = У відбій ідуть лише карти, відкриті з колоди.
nothing-on-place = Карти не кладуть { FORM($place, "to") }.
foundation-complete = Ця база вже повна.
nothing-there = Туди нічого не можна покласти.
nothing-on-card = На { FORM($card, "acc") } нічого не можна покласти.
only-on-card = На { FORM($card, "acc") } можна покласти лише { FORM($wanted, "acc") }.
# $kind is the kind of the empty pile.
only-starts = { $kind ->
    [waste] Цей стос може почати лише { $wanted }.
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
    [foundation] Порожній стовпчик не заповнюють із бази.
    [waste] Порожній стовпчик не заповнюють із відбою.
    [reserve] Порожній стовпчик не заповнюють із резерву.
    [cell] Порожній стовпчик не заповнюють із комірки.
   *[tableau] Порожній стовпчик не заповнюють з іншого стовпчика.
}
back-only-to-column = { $pile ->
    [rib] З бази карта повертається лише на ребро.
   *[column] З бази карта повертається лише на стовпчик.
}
cell-holds-one = { $cell ->
    [tower] У вежі вміщується одна карта.
   *[cell] У комірці вміщується одна карта.
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
card-not-now = Цією картою зараз не можна зіграти.
stock-and-waste-used-up = Колода й відбій порожні.
no-turn-now = Зараз не можна відкрити карту.
waste-is-empty = Відбій порожній. Натисніть колоду, щоб відкрити карту.
nothing-goes-there-now = Зараз нічого не можна покласти { FORM($place, "to") }.
card-is-covered = { UPPER($card) } — під іншими картами.
run-fits-nowhere = { UPPER($card) } з картами зверху зараз нікуди не підходить.
not-together = { UPPER(FORM($card, "acc")) } не можна перекласти разом із картами зверху.
no-legal-move = Для { FORM($card, "gen") } зараз ходу немає.

## Single games

coccyx-first = Куприк лежить упоперек обох стовпчиків: спершу треба зняти його.
# $places are the waste, the stock or both.
fill-ribs-first = { $count ->
    [1] Спершу заповніть порожнє ребро { LIST($places, "or", "from") }.
   *[other] Спершу заповніть порожні ребра { LIST($places, "or", "from") }.
}
rib-only-from = Порожнє ребро заповнюють лише { LIST($places, "or", "from") }.
another-rib = інше ребро
    .from = з іншого ребра
space-from-reserve = Вільне місце заповнює резерв.
covered-by = { UPPER($card) } лежить під { LIST($cards, "and", "ins") }.
out-of-the-game = Знята карта вже поза грою.
no-card-to-pair = Немає карти до пари.
card-there-is-gone = Цю карту вже знято.
only-with-cover = { UPPER($card) } знімається лише разом із { FORM($upon, "ins") }, що лежить зверху.
only-king-alone = Сам-один знімається лише король.
king-goes-alone = Король знімається сам-один.
only-with = До { FORM($card, "gen") } підходить лише { $wanted }.
stays-on-waste = Карта у відбої там і залишається.
only-to-waste = Карти йдуть лише у відбій.
last-deal-of-round = Це остання роздача раунду.
next-deal-later = Наступна роздача — коли в цій більше нічого не підходить.
press-for-next-deal = Натисніть колоду, щоб почати наступну роздачу.
clock-has-stopped = Годинник зупинився.
only-card-in-hand = Ходити можна лише картою в руці.
rank-goes-to = { $rank ->
    [1] { UPPER(rank) } іде { FORM($place, "to") }.
    [11] { UPPER(rank) } іде { FORM($place, "to") }.
    [13] { UPPER(rank) } іде { FORM($place, "to") }.
   *[other] { UPPER(rank) } йде { FORM($place, "to") }.
}
nothing-out-of-hole = З чорної діри карти не виходять.
only-into-hole = Карти йдуть лише в чорну діру.
run-leaves-by-itself = Послідовність сама йде зі столу, коли складена повністю: від короля до туза в одній масті.
fill-columns-first = { $count ->
    [1] Спершу заповніть порожній стовпчик.
   *[other] Спершу заповніть порожні стовпчики.
}
stock-deals-to-all = З колоди роздають по карті на кожен стовпчик.
