# Числа, частки й розміри.

# A number that is not whole, such as "118.5".
number-with-tenths = { $whole },{ $tenths }
per-cent = { $number }%
per-cent-under-one = менше ніж 1%
per-cent-over-99 = понад 99%
# $like is the last digit of the number, but 4 for 11, 12 and 13 and those after full hundreds, such as 111.
# Сам номер стоїть у таблиці: «Ігри по | № 50». ".m" — «3-й день», ".m-gen" — «з 20-го», ".f-gen" — «з 20-ї».
ordinal = № { $number }
    .m = { $number }‑й
    .m-gen = { $number }‑го
    .f-gen = { $number }‑ї
size-under-1-kb = менше ніж 1 КБ
size-kb = { $number } КБ
size-mb = { $number } МБ
size-gb = { $number } ГБ
