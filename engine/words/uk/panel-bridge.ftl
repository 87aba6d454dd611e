# Торгівля у бридж-пасьянсі та таблиця його контрактів у статистиці.

# The button that makes the call, before and after one is chosen. $bid is a sign, such as "3♠".
bid-button = Заявити
bid-button-with = Заявити { $bid }

## The table of contracts. $side is "you" or "house".

contracts-title = Контракти
contracts-all = Усі
contracts-level = Рівень
bid-by = { $side ->
    [you] Ваші заявки
   *[house] Заявки банку
}
# How many contracts a side bid, made, and did not make.
contracts-bid = Заявлено
contracts-made = Виконано
contracts-set = Не виконано
no-contract-bid = { $side ->
    [you] Ви ще не заявили жодного контракту.
   *[house] Банк ще не заявив жодного контракту.
}
# $share is a share, such as "33%".
contracts-made-of = { $side ->
    [you] Ви виконали { $made } з { contracts-of }: { $share }.
   *[house] Банк виконав { $made } з { contracts-of }: { $share }.
}
contracts-of = { $count ->
    [one] { $count } контракту
   *[other] { $count } контрактів
}
contracts-doubling = Контра
contracts-small-slams = Ваші малі шлеми: виконано { $made } з { $bid }.
contracts-grand-slams = Ваші великі шлеми: виконано { $made } з { $bid }.
contracts-honours = Ваші онери: 100 очок — { contracts-honours.four }, 150 очок — { contracts-honours.five }.
    .four = { $four ->
        [0] жодного разу
        [one] { $four } раз
        [few] { $four } рази
       *[many] { $four } разів
    }
    .five = { $five ->
        [0] жодного разу
        [one] { $five } раз
        [few] { $five } рази
       *[many] { $five } разів
    }
