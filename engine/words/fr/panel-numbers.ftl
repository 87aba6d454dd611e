# Numbers, shares and sizes.

# A number that is not whole, such as "118.5".
number-with-tenths = { $whole },{ $tenths }
per-cent = { $number } %
per-cent-under-one = moins de 1 %
per-cent-over-99 = plus de 99 %
# $like is the last digit of the number, but 4 for 11, 12 and 13 and those after full hundreds, such as 111;
# it is made for the endings of English. $noun is what is counted: "game", "rubber" or "day".
ordinal = { $noun ->
    [game] { $number ->
        [1] { $number }re
       *[other] { $number }e
    }
   *[other] { $number ->
        [1] { $number }er
       *[other] { $number }e
    }
}
size-under-1-kb = moins de 1 ko
size-kb = { $number } ko
size-mb = { $number } Mo
size-gb = { $number } Go
