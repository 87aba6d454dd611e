# Вікно налаштувань.

settings-title = Налаштування
# The button that opens the sheet "Appearance".
settings-appearance = Карти, сукно та кольори

## The headings of its groups

settings-sound = Звук
settings-help = Допомога під час гри
settings-above-table = Над столом
settings-motion = Анімація
settings-keyboard-and-start = Клавіатура та початок
settings-other-presses = Інші способи натискання

## Settings that are on or off. A note says in a sentence what a setting does.

setting-lists = Відкривати віяла списком
note-lists = Натискання на карти у віялі показує їх великими кнопками.
setting-left-handed = Для шульги
setting-sound = Звук
setting-vibration = Вібрація, якщо пристрій уміє
setting-safe-home = Непотрібні карти самі йдуть на базу
note-safe-home = Карта йде сама, коли вона більше не потрібна жодній іншій.
setting-show-time = Показувати час
setting-show-score = Показувати рахунок
setting-calm = Менше анімації
setting-letters = Клавіші з літерами
note-letters = H — підказка, U — скасувати, і ще інші. Меню перелічує їх у вікні «Клавіші».
setting-gallery-first = Починати з усіх ігор

## Settings with several values. Each value has a small button.

setting-tap = Дотик до карти
tap-moves = Ходить нею
tap-chooses = Вибирає її
setting-card-size = Розмір карт
note-card-size = Стіл, більший за своє місце, пересувають пальцем по сукну або стрілками біля нього.
card-size-times = ×{ $size }
setting-stock = Колода
stock-thumb = Під пальцем
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
score-standard-counts = 10 очок за карту на базі, 5 за карту з відбою на стовпчик і за кожну відкриту карту. Мінус 15 за карту, забрану з бази, і мінус 100 за кожен новий прохід колоди, якщо вона відкривається по одній карті.
score-vegas-counts = Колода коштує 52 очки, кожна карта на базі повертає 5. Колоду можна переглядати стільки разів, скільки дозволяє гра.
score-500-counts = 500 очок на початку, плюс 100 за кожну завершену масть, мінус 1 за кожен хід і за кожне скасування.
setting-volume = Гучність звуків
volume-quiet = Тихо
volume-medium = Середньо
volume-loud = Гучно
setting-motion = Швидкість карт
motion-slow = Повільно
motion-normal = Звичайно
motion-quick = Швидко
setting-pace = Швидкість автоматичних ходів
pace-slow = Повільно
pace-steady = Помірно
pace-fast = Швидко
setting-verdict = Казати, чи гру ще можна виграти
verdict-always = Завжди
# Only if the game can no longer be won.
verdict-lost = Лише коли ні
verdict-never = Ніколи
setting-advice = Підказки й висновки знають
advice-all = Усі карти
advice-seen = Вже бачені карти
note-advice = Без карт, яких ніхто не бачив, підказка каже, у скількох можливих роздачах її хід виграє. У бриджі підказки завжди такі.
setting-scanning = Гра однією кнопкою
note-scanning = Рамка сама переходить із місця на місце. Натискання будь-де або будь-яка клавіша бере те, що в рамці.
scanning-off = Вимкнено
scanning-slow = Повільно
scanning-steady = Помірно
scanning-quick = Швидко
scanning-fast = Дуже швидко
setting-dwell = Натискання затримкою вказівника
note-dwell = Де затримується вказівник миші, там росте лінія. Коли вона виросте до кінця, це місце буде натиснуто.
# How long the pointer rests.
dwell-off = Вимкнено
dwell-long = Довго
dwell-medium = Середньо
dwell-short = Коротко

## The language

setting-language = Мова
language-auto = Як у браузері
# The name of a language in itself, such as "Deutsch".
language-name = { $name }
setting-national-index = { $ace }, { $king }, { $queen } і { $jack } на картах
