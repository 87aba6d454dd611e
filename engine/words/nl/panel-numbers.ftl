# Getallen, delen en groottes.

# Een getal dat niet heel is, zoals "118,5".
number-with-tenths = { $whole },{ $tenths }
per-cent = { $number }%
per-cent-under-one = minder dan 1%
per-cent-over-99 = meer dan 99%
ordinal = { $number }e
size-under-1-kb = minder dan 1 kB
size-kb = { $number } kB
size-mb = { $number } MB
size-gb = { $number } GB
