# Що зробив хід і що видно на столі: частини речення.

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
