# Назви ігор і що про кожну сказати перед першою спробою.

## Games: "family-" and the id of the first rule set. The form ".kind" is what a player does most, in one or two words
## and 16 letters at most; ".sentence" what the game is like, in a sentence of 66 letters at most.

family-backbone = Хребет
    .kind = Розплутування
    .sentence = Розберіть хребет знизу догори; ребра допоможуть.
family-bridge = Бридж-пасьянс
    .kind = Оцінка руки
    .sentence = Повний робер у бридж: ви проти колоди.
family-black-hole = Чорна діра
    .kind = Далекоглядність
    .sentence = Усі карти в один стос: на ранг вище або нижче.
family-freecell = FreeCell
    .kind = Планування
    .sentence = Усе відкрито: чотири вільні комірки й ваш план.
family-klondike = Клондайк
    .kind = Відкривання
    .sentence = Класична «Косинка»: червоне на чорне, порожні стовпчики — королям.
family-clock = Годинник
    .kind = Чистий випадок
    .sentence = Вирішувати нема чого: відкривайте карти й дивіться.
family-spider = Павук
    .kind = Сортування
    .sentence = Складіть дві колоди у вісім послідовностей, від короля до туза.
family-seahaven = Вежі Сіхейвен
    .kind = Розрахунок
    .sentence = Усі карти відкриті, чотири вежі, і все — за мастю.
family-pyramid = Піраміда
    .kind = Лічба
    .sentence = Знімайте пари, що дають тринадцять, від основи до вершини.
family-golf = Гольф
    .kind = Ланцюжок
    .sentence = На ранг вище або нижче, однією довгою серією.
family-canfield = Кенфілд
    .kind = Імпровізація
    .sentence = Тринадцять карт у резерві, а перший ранг визначає випадок.

## Rule sets: "game-" and the id, with the whole name. Above the table the name of the game stands large, and the form
## ".variant" after it or below it, small; where it is empty, the whole name stands there alone. ".short" is for a small
## button below the name of the game, with 16 letters at most; no two rule sets of a game have the same.

game-backbone = Хребет
    .variant = { "" }
    .short = Хребет
game-backbone-traditional = Хребет, традиційний
    .variant = традиційний
    .short = Традиційний
game-backbone-aisleriot = Хребет, AisleRiot
    .variant = AisleRiot
    .short = AisleRiot
game-bridge = Бридж-пасьянс
    .variant = { "" }
    .short = Бридж-пасьянс
game-black-hole = Чорна діра
    .variant = { "" }
    .short = Чорна діра
game-freecell = FreeCell
    .variant = { "" }
    .short = FreeCell
# The stock turns one card, with as many passes as you like.
game-klondike = Клондайк
    .variant = { "" }
    .short = По одній
game-klondike-3 = Клондайк, по три карти
    .variant = по три карти
    .short = По три
# The stock turns one card, with three passes at most.
game-klondike-1x3 = Клондайк, три проходи
    .variant = три проходи
    .short = 3 проходи
# The stock turns three cards, with three passes at most.
game-klondike-3x3 = Клондайк, по три карти, три проходи
    .variant = по три карти, три проходи
    .short = 3 × 3
game-clock = Годинник
    .variant = { "" }
    .short = Годинник
game-spider = Павук
    .variant = { "" }
    .short = Чотири масті
game-spider-2 = Павук, дві масті
    .variant = дві масті
    .short = Дві масті
game-spider-1 = Павук, одна масть
    .variant = одна масть
    .short = Одна масть
game-seahaven = Вежі Сіхейвен
    .variant = { "" }
    .short = Вежі Сіхейвен
game-pyramid = Піраміда
    .variant = { "" }
    .short = Піраміда
# A rule set of Pyramid that has a name of its own.
game-pyramid-tut = Тутанхамон
    .variant = { "" }
    .short = Тутанхамон
game-golf = Гольф
    .variant = { "" }
    .short = Одна роздача
game-golf-9 = Гольф, дев’ять роздач
    .variant = дев’ять роздач
    .short = Дев’ять роздач
game-canfield = Кенфілд
    .variant = { "" }
    .short = По одній
game-canfield-3 = Кенфілд, по три карти
    .variant = по три карти
    .short = По три
