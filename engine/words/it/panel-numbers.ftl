# Numbers, shares and sizes.

# A number that is not whole, such as "118,5".
number-with-tenths = { $whole },{ $tenths }
per-cent = { $number }%
per-cent-under-one = meno dell’1%
per-cent-over-99 = oltre il 99%
# $like is the last digit of the number, but 4 for 11, 12 and 13 and those after full hundreds, such as 111.
# A game is feminine, a rubber and a day are masculine.
ordinal = { $noun ->
    [game] { $number }ª
   *[rubber] { $number }º
}
size-under-1-kb = meno di 1 kB
size-kb = { $number } kB
size-mb = { $number } MB
size-gb = { $number } GB
