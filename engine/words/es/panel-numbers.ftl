# Numbers, shares and sizes. Before the sign % stands a space that does not break.

# A number that is not whole, such as "118,5".
number-with-tenths = { $whole },{ $tenths }
per-cent = { $number } %
per-cent-under-one = menos del 1 %
per-cent-over-99 = más del 99 %
# Ordinal numbers are said as "la partida 25" and "día 3", so they need no ending.
# $noun is what is counted: "game", "rubber" or "day".
ordinal = { $number }
size-under-1-kb = menos de 1 kB
size-kb = { $number } kB
size-mb = { $number } MB
size-gb = { $number } GB
