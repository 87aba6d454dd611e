# Вікно вигляду: карти та сукно.

appearance-title = Вигляд

## The cloth

setting-theme = Сукно
theme-felt = Зелене
theme-night = Ніч
theme-day = День
theme-claret = Бордо
theme-ocean = Океан
theme-walnut = Горіх
# Day or night, as the device says.
theme-auto = Як на пристрої

## The backs of the cards

setting-back = Сорочки
back-lattice = Ґратка
back-spine = Хребет
back-fans = Віяла
back-rose = Троянда
back-pips = Масті
back-night = Ніч

## The faces of the cards

setting-face = Малюнки
face-emblems = Емблеми
face-courts = Класичні
face-large = Великі
face-jumbo = Величезні

## The suits: in two colours or in four, plain or with patterns, or each in a colour of its own

setting-four-colours = Кольори
four-colours-off = Два
four-colours-on = Чотири
setting-patterned = Масті
patterned-off = Звичайні
patterned-on = З візерунком
look-own-colours = Окремий колір для кожної масті
# As the choice of two or four colours above says.
ink-usual = Як вище
ink-black = Чорний
ink-red = Червоний
ink-blue = Синій
ink-green = Зелений
ink-purple = Фіолетовий
ink-brown = Коричневий
