# Zahlen, Anteile und Größen.

number-with-tenths = { $whole },{ $tenths }
per-cent = { $number } %
per-cent-under-one = unter 1 %
per-cent-over-99 = über 99 %
ordinal = { $number }.
size-under-1-kb = unter 1 kB
size-kb = { $number } kB
size-mb = { $number } MB
size-gb = { $number } GB
