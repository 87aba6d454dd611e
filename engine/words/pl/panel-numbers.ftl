# Liczby, odsetki i rozmiary.

# A number that is not whole, such as "118.5".
number-with-tenths = { $whole },{ $tenths }
per-cent = { $number }%
per-cent-under-one = poniżej 1%
per-cent-over-99 = ponad 99%
# $like is the last digit of the number, but 4 for 11, 12 and 13 and those after full hundreds, such as 111;
# it is made for the endings of English. $noun is what is counted: "game", "rubber" or "day".
ordinal = { $number }.
size-under-1-kb = poniżej 1 kB
size-kb = { $number } kB
size-mb = { $number } MB
size-gb = { $number } GB
