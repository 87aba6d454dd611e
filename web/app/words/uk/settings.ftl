### features/settings, panels: Вікно налаштувань.

settings-title = Налаштування
# The button that opens the sheet "Appearance".
settings-appearance = Карти, сукно та кольори
sound-is-on = Звук увімкнено. Вимкнути його можна в налаштуваннях.
cards-not-fetched = Не вдалося завантажити ці карти. Спробуйте ще раз, коли буде інтернет.
language-not-fetched = Не вдалося завантажити цю мову. Спробуйте ще раз, коли буде інтернет.

## The headings of its groups

settings-sound = Звук
settings-help = Допомога під час гри
settings-above-table = Над столом
settings-motion = Анімація
settings-keyboard-and-start = Клавіатура та запуск
settings-other-presses = Інші способи натискання

## Settings that are on or off. A note says in a sentence what a setting does.

setting-lists = Показувати накладені карти списком
note-lists = Якщо натиснути накладені карти, вони з’являться списком великих кнопок.
setting-left-handed = Для шульги
setting-sound = Звук
setting-vibration = Вібрація, якщо доступна
setting-safe-home = Класти безпечні карти на базу автоматично
note-safe-home = Карта безпечна, коли вона вже не потрібна жодній іншій.
setting-show-time = Показувати час
setting-show-score = Показувати рахунок
setting-calm = Менше анімації
setting-letters = Клавіші з літерами
note-letters = H — підказка, U — скасування тощо. Повний перелік — у меню, кнопка «{ menu-keys }».
setting-gallery-first = Спершу показувати «{ games-title }»

## Settings with several values. Each value has a small button.

setting-tap = Натискання карти
tap-moves = Робить хід
tap-chooses = Вибирає її
setting-card-size = Розмір карт
note-card-size = Якщо стіл не вміщується, перетягуйте сукно або користуйтеся стрілками.
card-size-times = ×{ $size }
setting-stock = Колода
stock-thumb = Під рукою
stock-left = Ліворуч
stock-right = Праворуч
stock-top = Угорі
setting-klondike-score = Рахунок у «Клондайку»
klondike-score-home = Карти на базах
klondike-score-standard = Стандартний
klondike-score-vegas = Вегас
setting-spider-score = Рахунок у «Павуку»
spider-score-home = Послідовності
spider-score-500 = 500
setting-volume = Гучність звуків
volume-quiet = Тихо
volume-medium = Середньо
volume-loud = Гучно
setting-motion = Швидкість руху карт
motion-slow = Повільно
motion-normal = Помірно
motion-quick = Швидко
setting-pace = Швидкість автоматичної гри
pace-slow = Повільно
pace-steady = Помірно
pace-fast = Швидко
setting-verdict = Показувати, чи можна виграти
verdict-always = Завжди
# Only if the game can no longer be won.
verdict-lost = Лише коли не можна
verdict-never = Ніколи
setting-advice = Підказки враховують
advice-all = Усі карти
advice-seen = Лише побачені
note-advice = Якщо вибрано «{ advice-seen }», у підказці сказано, у скількох можливих роздачах цей хід веде до перемоги. У бридж-пасьянсі так завжди.
setting-scanning = Гра однією кнопкою
note-scanning = Виділення саме переходить із місця на місце. Натисніть будь-де або будь-яку клавішу, щоб вибрати виділене.
scanning-off = Вимкнено
scanning-slow = Повільно
scanning-steady = Помірно
scanning-quick = Швидко
scanning-fast = Дуже швидко
setting-dwell = Натискання наведенням
note-dwell = Затримайте вказівник на потрібному місці: коли лінія заповниться, відбудеться натискання.
# How long the pointer rests.
dwell-off = Вимкнено
dwell-long = Довго
dwell-medium = Середньо
dwell-short = Коротко

## The language

setting-language = Мова
language-auto = Мова браузера
# The name of a language in itself, such as "Deutsch".
language-name = { $name }
setting-national-index = { $ace }, { $king }, { $queen } і { $jack } на картах

### features/appearance, panels: Вікно вигляду: карти та сукно.

appearance-title = Вигляд
looks-not-fetched = Не вдалося завантажити інші сорочки й малюнки карт. Спробуйте ще раз, коли буде інтернет.

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
