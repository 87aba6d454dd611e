### Назви ігор і що про кожну сказати перед першою спробою.

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

### Що сторінка правил каже понад правила, спільні для всіх варіантів гри.

## Where the rules come from: the end of the page

source-heading = Джерело
source-backbone = Сучасний опис правил Backbone Solitaire, з одинадцятьма картами в кожному стовпчику. Solitaire Forever II називає автором цього варіанта Девіда Парлетта.
source-backbone-traditional = Розділ «Backbone Patience (with two whist packs)» вікторіанської книжки пасьянсів. Solitaire Forever II називає авторами цього варіанта Мері Вітмор Джонс і Безіла Далтона.
source-backbone-aisleriot = Сторінка довідки про Backbone у програмі AisleRiot із GNOME, автор — Вінсент Повірк (2005).
source-bridge = Гра Стівена Роджерса 2016 року, як її описує Denexa Games. Рахунок — як у роберному бриджі.
source-black-hole = Гра Девіда Парлетта 1979 року, з книжки «The Penguin Book of Patience».
source-freecell = Гра Пола Алфілла, роздачі — з FreeCell від Microsoft.
source-klondike = Звичайні правила; карти з баз можна повертати.
source-klondike-3 = Звичайні правила, по три карти; карти з баз можна повертати.
source-klondike-1x3 = Поширений домашній варіант: по одній карті, три проходи.
source-klondike-3x3 = Поширений домашній варіант: по три карти, три проходи.
source-clock = Традиційна гра, англійською також Clock Patience.
source-spider = Поширений варіант гри; одна й дві масті — як у «Павуку» від Microsoft.
source-seahaven = Гра Арта Кабрала 1988 року.
source-pyramid = Поширений варіант гри: колоду можна проходити скільки завгодно разів.
source-pyramid-tut = Варіант, відомий англійською як King Tut або Tut’s Tomb.
source-golf = Гра за строгими правилами: на короля не кладуть нічого, на туза — лише двійку.
source-golf-9 = Строгі правила, дев’ять роздач у раунді, звична норма — п’ять карт на роздачу.
source-canfield = Гра з казино Річарда Кенфілда, поширений варіант: будь-яку відкриту карту перекладають разом із тими, що на ній.

## What is special about one of several rule sets of a game. It stands below the name of the rule set.

note-backbone = По одинадцять карт у кожному стовпчику. Туз, що трапився під час роздачі, одразу йде на базу, а його місце займає наступна карта. Король не може бути куприком: він іде під низ колоди. Порожнє ребро може зайняти будь-яка вільна карта: з хребта, з відбою, з іншого ребра або просто з колоди.
note-backbone-traditional = Десять пар і куприк. Кожну з двох колод тасують окремо; другу роздають після першої. Тузи одразу йдуть на бази: і під час роздачі, і коли ви відкриваєте їх із колоди. Король не може бути куприком: він іде під низ колоди. Порожнє ребро треба заповнити одразу, з відбою або з колоди, але не з хребта й не з іншого ребра. Коли відбій і колода порожні, воно так і залишається порожнім.
note-backbone-aisleriot = По дев’ять карт у кожному стовпчику, як випало. Тузи не йдуть на базу самі, і куприком може бути король. Порожнє ребро можна заповнити з відбою або з іншого ребра, але не з хребта. Тому король із хребта може піти лише на базу, на свою даму.
note-klondike = Карти з колоди відкривають по одній. Колоду можна проходити скільки завгодно разів.
note-klondike-3 = Карти з колоди відкривають по три, і вільна лише остання з них. Колоду можна проходити скільки завгодно разів.
note-klondike-1x3 = Карти з колоди відкривають по одній. Колоду можна пройти тричі.
note-klondike-3x3 = Карти з колоди відкривають по три, і вільна лише остання з них. Колоду можна пройти тричі.
note-spider = У грі всі чотири масті.
note-spider-2 = У грі лише піки й чирви, по 52 карти.
note-spider-1 = Усі карти — піки, тож будь-яку послідовність перекладають цілою.
note-pyramid = Карта вільна лише тоді, коли на ній нічого не лежить.
note-pyramid-tut = Якщо карту накриває лише її пара, обидві можна зняти разом.
note-golf = Одна роздача. Ви виграєте, коли у стовпчиках не залишиться карт.
note-golf-9 = Раунд із дев’яти роздач, у кожній колоду проходять один раз. Коли більше нічого не підходить, натисніть колоду, щоб почати наступну роздачу. Карти, що залишилися у стовпчиках, рахують разом. Раунд виграно, якщо ви не перевищили норми: разом 45 карт, по п’ять на роздачу.
note-canfield = Карти з колоди відкривають по одній.
note-canfield-3 = Карти з колоди відкривають по три, і вільна лише остання з них.

## Pictures in the rules

# $piles are the names of the piles in the picture.
picture-of-table = Стіл: { LIST($piles, "and") }.
# The name of a pile, or what stands below the picture of a move: words of the rules, so in this language already.
as-in-rules = { $words }
