# Numbers, shares and sizes.

# A number that is not whole, such as "118.5".
number-with-tenths = { $whole }.{ $tenths }
per-cent = { $number }%
per-cent-under-one = פחות מ־1%
per-cent-over-99 = יותר מ־99%
# Stands after a noun: "המשחק ה־12".
ordinal = ה־{ $number }
size-under-1-kb = פחות מ־{ "\u2066" }1 kB{ "\u2069" }
size-kb = { "\u2066" }{ $number } kB{ "\u2069" }
size-mb = { "\u2066" }{ $number } MB{ "\u2069" }
size-gb = { "\u2066" }{ $number } GB{ "\u2069" }
