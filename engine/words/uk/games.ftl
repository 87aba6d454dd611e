### Назви ігор і що про кожну сказати перед першою спробою.

## Games: "family-" and the id of the first rule set. The form ".kind" is what a player does most, in one or two words
## and 16 letters at most; ".sentence" what the game is like, in a sentence of 66 letters at most. ".also" has other
## names by which players of the language look for it, in their language or another; the search in the gallery finds
## them, and the rules page shows them.

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
    .also = Вільна комірка, Солітер, Free Cell
family-klondike = Клондайк
    .kind = Відкривання
    .sentence = Класична «Косинка»: червоне на чорне, порожні стовпчики — королям.
    .also = Косинка, Пасьянс, Klondike, Solitaire, Patience, Triangle, Fascination, American Patience
family-clock = Годинник
    .kind = Чистий випадок
    .sentence = Вирішувати нема чого: відкривайте карти й дивіться.
    .also = The Clock, Clock Patience, Sundial, Travellers, Hidden Cards
family-spider = Павук
    .kind = Сортування
    .sentence = Складіть дві колоди у вісім послідовностей, від короля до туза.
family-seahaven = Вежі Сіхейвен
    .kind = Розрахунок
    .sentence = Усі карти відкриті, чотири вежі, і все — за мастю.
    .also = Башти Сіхейвен, Бухта, Seahaven Towers, Sea Haven, Sea Towers
family-pyramid = Піраміда
    .kind = Лічба
    .sentence = Знімайте пари, що дають тринадцять, від основи до вершини.
    .also = Pyramid, Pile of 28
family-golf = Гольф
    .kind = Ланцюжок
    .sentence = На ранг вище або нижче, однією довгою серією.
    .also = Golf, One Foundation
family-canfield = Кенфілд
    .kind = Імпровізація
    .sentence = Тринадцять карт у резерві, а перший ранг — справа випадку.
    .also = Canfield, Demon, Thirteen, Fascination

## Ігри, що мають лише один варіант, а правила їх не написано окремо: ті самі форми

family-yukon = Юкон
    .kind = Розкопки
    .sentence = Перекладайте будь-яку відкриту карту з усіма, що на ній.
family-russian = Російський пасьянс
    .kind = Розкопки
    .sentence = Як «Юкон», але складають за мастю, і виграти куди важче.
family-tripeaks = Три вершини
    .kind = Ланцюжок
    .sentence = Три піраміди, одна довга серія: на ранг вище або нижче.
    .also = TriPeaks, Three Peaks, Triple Peaks, Tri Towers
family-forty-thieves = Сорок розбійників
    .kind = Витримка
    .sentence = Дві колоди, карти лише по одній, один прохід колоди.
    .also = Forty Thieves, Napoleon at St Helena, Roosevelt at San Juan, Big Forty, Le Cadran
family-scorpion = Скорпіон
    .kind = Розплутування
    .sentence = Беріть будь-яку відкриту карту; складіть чотири послідовності.
family-simple-simon = Простак Саймон
    .kind = Сортування
    .sentence = «Павук» з однієї колоди, без роздач: усі карти відкриті.
family-spiderette = Павучиха
    .kind = Сортування
    .sentence = «Павук» з однієї колоди, розкладеної як у «Клондайку».
family-mrs-mop = Місіс Моп
    .kind = Сортування
    .sentence = «Павук», у якому всі карти відкриті від самого початку.
family-easthaven = Східна гавань
    .kind = Відкривання
    .sentence = «Клондайк», у якому з колоди роздають на стовпчики.
    .also = Easthaven, East Haven
family-gypsy = Циган
    .kind = Відкривання
    .sentence = Стовпчики «Клондайка», роздачі «Павука» і дві колоди.
family-bakers-game = Гра Бейкера
    .kind = Планування
    .sentence = Предок FreeCell: усе складають за мастю.
family-eight-off = Eight Off
    .kind = Планування
    .sentence = Вісім комірок, половина зайнята, і все — за мастю.
family-king-albert = Король Альберт
    .kind = Планування
    .sentence = Дев’ять стовпчиків, сім карт у резерві, і все відкрито.
    .also = King Albert, Idiot’s Delight
family-beleaguered-castle = Облога замку
    .kind = Розрахунок
    .sentence = Тузи вже на базах; решта карт на видноті, але глибоко.
    .also = Beleaguered Castle, Laying Siege, Sham Battle
family-streets-and-alleys = Вулиці й провулки
    .kind = Розрахунок
    .sentence = «Облога замку», у якій тузи спершу треба дістати.
family-fan = Віяло
    .kind = Розрахунок
    .sentence = Вісімнадцять коротких стовпчиків: усе відкрито, усе за мастю.
family-alaska = Аляска
    .kind = Розкопки
    .sentence = Як «Юкон», але складають за мастю, вгору або вниз.
family-westcliff = Весткліфф
    .kind = Відкривання
    .sentence = «Клондайк» на 10 стовпчиків: один прохід, порожні — усім картам.
family-double-klondike = Подвійний Клондайк
    .kind = Відкривання
    .sentence = «Клондайк» із двох колод, на дев’ять стовпчиків.
family-lucas = Лукас
    .kind = Витримка
    .sentence = Легші «Сорок розбійників»: тузи на базах, тринадцять стовпчиків.
family-will-o-the-wisp = Блукаючий вогник
    .kind = Сортування
    .sentence = «Павучиха» на сім стовпчиків, по три карти в кожному.
family-fore-cell = Fore Cell
    .kind = Планування
    .sentence = FreeCell: комірки вже зайняті, порожні стовпчики — лише королям.
family-siegecraft = Мистецтво облоги
    .kind = Розрахунок
    .sentence = «Облога замку» з однією коміркою, щоб відкласти карту.
family-stronghold = Твердиня
    .kind = Розрахунок
    .sentence = «Вулиці й провулки» з однією коміркою, щоб відкласти карту.
family-fortress = Фортеця
    .kind = Розрахунок
    .sentence = Десять стовпчиків, за мастю вгору або вниз, карти лише по одній.
family-spanish-patience = Іспанський пасьянс
    .kind = Планування
    .sentence = Тринадцять коротких стовпчиків: складайте вниз, масть будь-яка.
family-bakers-dozen = Чортова дюжина
    .kind = Планування
    .sentence = Тринадцять стовпчиків, королі на споді; порожніх не заповнюють.
    .also = Пекарська дюжина, Baker’s Dozen
family-portuguese-solitaire = Португальський пасьянс
    .kind = Планування
    .sentence = «Чортова дюжина», де король може зайняти порожній стовпчик.
    .also = Portuguese Solitaire
family-castles-in-spain = Повітряні замки
    .kind = Планування
    .sentence = Тринадцять коротких стовпчиків: складайте вниз, чергуючи кольори.
    .also = Замки в Іспанії, Castles in Spain
family-alpha-star = Зірка Альфа
    .kind = Розрахунок
    .sentence = Дванадцять стовпчиків; послідовність за мастю перекладають цілою.
family-delta-star = Зірка Дельта
    .kind = Розрахунок
    .sentence = Дванадцять стовпчиків по чотири карти, за мастю, лише по одній.
family-raglan = Реглан
    .kind = Планування
    .sentence = Легший «Король Альберт»: тузи вже на базах.
family-somerset = Сомерсет
    .kind = Розрахунок
    .sentence = «Король Альберт» без резерву: усі карти в десяти стовпчиках.

## Rule sets: "game-" and the id, with the whole name. Above the table the name of the game stands large, and the form
## ".variant" after it or below it, small; where it is empty, the whole name stands there alone. ".short" is for a small
## button below the name of the game, with 16 letters at most; no two rule sets of a game have the same.

# A game by rules of a player's own. $name is the game whose rules were changed, $changes the changed rules in sentences.
own-rules = { $name }, домашні правила
    .kind = Домашні правила
    .sentence = { $changes }
named-rules = { $given }
    .kind = Домашні правила
    .sentence = { $like }. { FORM($like, "sentence") }
by-own-rules = «{ $name }» за домашніми правилами.
# A game with only one rule set: the name of the game.
game-alone = { $name }
    .variant = { "" }
    .short = { $name }
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
# Для кількох ігор.
source-common-form = Поширений варіант гри, як у більшості збірників.
source-blake-gent = Правила зі статті Чарлі Блейка та Єна П. Гента «The Winnability of Klondike Solitaire and Many Other Patience Games».
source-own = Домашні правила: змінено правила гри «{ $name }».
source-tripeaks = Гра Роберта Гоуга 1989 року, за правилами TriPeaks від Microsoft.

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

### Перші, навчальні ігри. The text of a step has one or two sentences; its form "title" stands above it. There is
### little room: a title has at most 24 letters or so, a text 105.
### A card that a text names is the card to press, or one that can be seen at the end of a pile. No text says left or
### right, since the table may be mirrored.

# The title of every last step.
lesson-now-it-is-yours = Ваша черга
run-button = Пуск
undo-button = Скасувати

## Backbone

lesson-backbone-1 = Кінці двох стовпчиків замикає одна карта, куприк. Покладіть на бази всі 104 карти.
    .title = Розберіть хребет
lesson-backbone-2 = Натисніть пікову вісімку: вона піде на пікову дев’ятку й залишить порожнє ребро.
    .title = Ребра — вниз за мастю
lesson-backbone-3 = На порожнє ребро йде будь-яка карта. Натисніть куприк, чирвового валета: він відімкне хребет.
    .title = Відімкніть хребет
lesson-backbone-4 = Бази складають угору за мастю, від туза до короля. Натисніть пікову двійку: вона йде на туза.
    .title = На базу — від туза
lesson-backbone-5 = Натисніть колоду, щоб відкрити карту, а тоді чирвову десятку: вона піде на чирвового валета.
    .title = Карта з колоди
lesson-backbone-6 = Порожні ребра — найбільша допомога, не поспішайте їх займати. Скасувати можна будь-який хід.
    .title = { lesson-now-it-is-yours }

## Bridge Solitaire

lesson-bridge-1 = Ваш суперник — колода, тобто банк. Ви заявляєте, скільки з тринадцяти взяток візьме ваша рука.
    .title = Робер у бридж
lesson-bridge-2 = Взятки дають довга масть і туз. Натисніть п’ять чирв і трефового туза, щоб залишити їх.
    .title = Залиште шість карт
lesson-bridge-3 = Інші сім карт підуть у скид. Натисніть «{ take-up-blind.sign }»: на руках у вас знову буде тринадцять карт.
    .title = Візьміть прикуп
lesson-bridge-4 = Банк спасував. Дев’ять чирв — добрі козирі: заявіть 1♥, це обіцянка взяти сім взяток.
    .title = Зробіть заявку
lesson-bridge-5 = Банк заходить піковою четвіркою. Пік у вас немає, тож натисніть козир — чирвову двійку.
    .title = Беріть козирем
lesson-bridge-6 = Взятка ваша, тож наступний хід теж ваш. Грайте в масть, якщо можете; докладніше — у правилах.
    .title = { lesson-now-it-is-yours }

## Black Hole

lesson-black-hole-1 = Піковий туз посередині — це чорна діра. Покладіть на нього всі інші карти.
    .title = Усе — в діру
lesson-black-hole-2 = Натисніть пікову двійку: вона на ранг вища за туза. Масті тут не мають значення.
    .title = На ранг угору чи вниз
lesson-black-hole-3 = У віялі вільна лише остання карта. Натисніть чирвову трійку, потім чирвову четвірку.
    .title = Далі вгору
lesson-black-hole-4 = Угору до трефової п’ятірки й назад униз до пікової четвірки: натисніть їх по черзі.
    .title = Зміна напрямку
lesson-black-hole-5 = Королі й тузи теж сусіди. Перш ніж вибрати карту, погляньте, що лежить під нею.
    .title = { lesson-now-it-is-yours }

## FreeCell

lesson-freecell-1 = Усі карти відкриті. Кожна масть іде на базу від туза до короля. Натисніть бубнового туза.
    .title = Кожна масть — на базу
lesson-freecell-2 = Натисніть трефову двійку: вона піде на чирвову трійку, на ранг вищу й іншого кольору.
    .title = Чорне на червоне, вниз
lesson-freecell-3 = Комірка вміщує одну карту. Натисніть трефового валета: він піде до комірки й відкриє дорогу тузові.
    .title = Чотири комірки
lesson-freecell-4 = Натисніть чирвового туза. Комірки звільняйте, щойно зможете.
    .title = Навіщо була комірка
lesson-freecell-5 = Якщо є вільні комірки, кілька карт ідуть разом. Натисніть чирвову трійку: вона піде на трефову четвірку.
    .title = Кілька карт одразу
lesson-freecell-6 = Шукайте молодші карти й те, що на них лежить. Виграти можна майже кожну роздачу.
    .title = { lesson-now-it-is-yours }

## Klondike

lesson-klondike-1 = Натисніть трефову вісімку: вона піде на бубнову дев’ятку. Карта під нею відкриється.
    .title = Чорне на червоне, вниз
lesson-klondike-2 = Кожна масть іде на базу від туза до короля. Натисніть бубнового туза.
    .title = Спершу тузи — на базу
lesson-klondike-3 = Натисніть бубнову дев’ятку: вона піде на трефову десятку разом із вісімкою.
    .title = Уся послідовність разом
lesson-klondike-4 = Натисніть пікового короля: він піде на порожній стовпчик, і відкриється ще одна карта.
    .title = Стовпчик для короля
lesson-klondike-5 = Натисніть колоду, щоб відкрити карту, а тоді бубнову сімку: вона піде на трефову вісімку.
    .title = Решта — в колоді
lesson-klondike-6 = Насамперед відкривайте закриті карти. Колоду можна проходити скільки завгодно разів.
    .title = { lesson-now-it-is-yours }

## The Clock

lesson-clock-1 = Дванадцять стосів — це години, посередині — королі. Кожна карта йде на стос свого рангу.
    .title = Вирішувати нема чого
lesson-clock-2 = Натисніть будь-де: бубнова дама піде на дванадцяту годину, і там відкриється наступна карта.
    .title = Дама — на дванадцяту
lesson-clock-3 = Натисніть будь-де: чирвова дев’ятка піде на дев’яту годину.
    .title = І так далі
lesson-clock-4 = Виграєте, якщо четвертий король вийде останнім. «{ run-button }» — і гра йде сама; щоб спинити, натисніть будь-де.
    .title = { lesson-now-it-is-yours }

## Spider

lesson-spider-1 = Повна послідовність — від короля до туза однієї масті — знімається сама. Складіть вісім таких.
    .title = Вісім послідовностей
lesson-spider-2 = Натисніть бубнову дев’ятку: вона піде на бубнову десятку. Найкраще, коли масть та сама.
    .title = Униз, масть будь-яка
lesson-spider-3 = Натисніть бубнову десятку: вона піде на трефового валета разом зі своєю дев’яткою.
    .title = Одна масть — разом
lesson-spider-4 = Масті можуть бути різні. Натисніть бубнову двійку: вона піде на трефову трійку й відкриє карту.
    .title = Відкривайте карти
lesson-spider-5 = Коли іншого ходу немає, натисніть колоду: на кожен стовпчик ляже по карті.
    .title = Роздайте ряд
lesson-spider-6 = Спробуйте звільнити стовпчик: туди йде будь-яка карта. Перед роздачею заповніть усі порожні.
    .title = { lesson-now-it-is-yours }

## Seahaven Towers

lesson-seahaven-1 = Кожна масть іде на базу від туза до короля. Вежа вміщує одну карту; дві вже зайняті.
    .title = Чотири вежі
lesson-seahaven-2 = Натисніть трефову вісімку: вона піде на трефову дев’ятку.
    .title = Стовпчики — за мастю
lesson-seahaven-3 = Трефова десятка накриває туза. Натисніть десятку: вона піде до вільної вежі.
    .title = Скористайтеся вежею
lesson-seahaven-4 = Натисніть пікового туза: з нього починається база його масті.
    .title = Тузи — на базу
lesson-seahaven-5 = Натисніть пікового валета: він піде на пікову даму, і його вежа звільниться.
    .title = Знову звільняйте вежі
lesson-seahaven-6 = На порожній стовпчик іде лише король. Що більше вільних веж, то довшу послідовність можна перекласти.
    .title = { lesson-now-it-is-yours }

## Pyramid

lesson-pyramid-1 = Знімайте пари вільних карт, що разом дають 13. Туз — це 1, валет — 11, дама — 12.
    .title = Пари на тринадцять
lesson-pyramid-2 = Пікова десятка й пікова трійка вільні. Натисніть десятку: її буде знято разом із трійкою.
    .title = Десятка й трійка
lesson-pyramid-3 = Трефового короля вже ніщо не накриває, і сам він дає 13. Натисніть його.
    .title = Короля знімають без пари
lesson-pyramid-4 = Натисніть колоду. Трефовий туз і пікова дама разом дають 13: натисніть туза.
    .title = Колода допомагає
lesson-pyramid-5 = Розберіть усю піраміду. Колоду можна проходити скільки завгодно разів.
    .title = { lesson-now-it-is-yours }

## Golf

lesson-golf-1 = Кладіть у відбій карти зі стовпчиків: на ранг вищі або нижчі за верхню там, масть будь-яка.
    .title = На ранг угору чи вниз
lesson-golf-2 = Натисніть пікову вісімку: вона піде на трефову сімку.
    .title = Вісімка на сімку
lesson-golf-3 = Натисніть бубнову сімку, потім трефову шістку: тепер ви йдете вниз.
    .title = Зміна напрямку
lesson-golf-4 = На трефову шістку нічого не йде. Натисніть колоду, щоб відкрити наступну карту.
    .title = Новий початок
lesson-golf-5 = Пікова дама йде на пікового валета, трефовий валет — на даму. Натисніть даму, потім трефового валета.
    .title = Серія триває
lesson-golf-6 = На короля нічого не йде, а колоду проходять лише раз. Залиште якомога менше карт.
    .title = { lesson-now-it-is-yours }

## Canfield

lesson-canfield-1 = Бази починаються з рангу першої карти: тут це дама. Після короля йде туз.
    .title = На базу — від дами
lesson-canfield-2 = Натисніть трефову десятку: вона піде на чирвового валета. Порожній стовпчик заповнить карта з резерву.
    .title = Чорне на червоне, вниз
lesson-canfield-3 = Верхня карта резерву вільна. Натисніть пікову даму: з неї почнеться база.
    .title = Резерв
lesson-canfield-4 = Натисніть колоду, щоб відкрити карту, а тоді чирвову сімку: вона піде на трефову вісімку.
    .title = Колода й відбій
lesson-canfield-5 = Насамперед розбирайте резерв: від нього залежить уся гра.
    .title = { lesson-now-it-is-yours }

### Як закінчилася гра. Кожне повідомлення — речення.

won-in = { $count ->
    [one] Ви виграли за { $count } хід.
    [few] Ви виграли за { $count } ходи.
   *[many] Ви виграли за { $count } ходів.
}
all-home = Усі карти на базах.
no-more-home = На бази більше нічого не покласти.
klondike-stuck = Закритих карт уже не відкрити, а з колоди й відбою нічого не зіграти.
all-runs-complete = Усі послідовності складено.
no-run-possible = Закритих карт уже не відкрити й жодної послідовності не скласти.
no-run-left = Більше жодної послідовності не скласти.
too-few-to-deal = Роздати не можна: карт замало, щоб заповнити всі стовпчики.
stock-used-up = Колода порожня.
clock-won = Усі карти відкрито, четвертий король вийшов останнім.
clock-stopped = Четвертий король зупинив годинник.
clock-odds = Вирішувати тут нема чого: виграшна лише 1 роздача з 13.
pyramid-gone = Піраміду розібрано.
peaks-gone = Усі піраміди розібрано.
nothing-to-take-away = Більше жодної карти не зняти.
all-in-hole = Усі карти в чорній дірі.
no-free-card-fits = Жодна вільна карта не підходить.
columns-cleared = Усі стовпчики розібрано.
golf-stuck = Колода порожня, і жодна карта не підходить.
round-won = Усі дев’ять роздач зіграно, залишилося не більше ніж 45 карт.
round-lost = Усі дев’ять роздач зіграно, залишилося понад 45 карт.
