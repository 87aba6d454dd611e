### core, features, panels: Меню.

menu-title = Меню

## The headings of its groups

menu-play = Гра
menu-look-back = Підсумки
menu-help = Довідка

## Its buttons, with room for one or two short words

# $noun is what the game calls a deal.
menu-new = { $noun ->
    [rubber] Новий робер
   *[deal] Нова гра
}
menu-restart = Спочатку
menu-daily = Роздачі дня
menu-games = Усі ігри
menu-review = Розбір
menu-statistics = Статис­тика
menu-share = Поді­литися
# $game is the name of a game.
menu-learn = Урок: { $game }
menu-moves = Які є ходи?
menu-rules = Правила
# This button opens the sheet "The table in words".
menu-words = Описати стіл
menu-keys = Клавіші

## The field for the number of a deal, and its button

menu-number = { $noun ->
    [rubber] Номер робера
   *[deal] Номер роздачі
}
menu-deal = Роздати

## Which deals are chosen at random

menu-new-deals = { $noun ->
    [rubber] Нові робери
   *[deal] Нові роздачі
}
deals-any = Будь‑які
deals-winnable = Виграшні
deals-easy = Легкі
deals-middling = Середні
deals-hard = Важкі

### features/find: To find a card

find-title = Знайти карту
# What the player may type: short signs and names of cards.
find-such-as = Наприклад, 7п, 10 чирв або трефова дама
find-button = Знайти
no-such-column = Стовпчика { $number } немає.
# $text is what the player has typed.
not-a-card = «{ $text }» — не карта. Введіть ранг і масть, наприклад 7 пік або 7п.

### panels: While the player plays in another tab

other-tab-title = Відкрито в іншій вкладці
other-tab-words = Ви граєте в іншій вкладці або вікні. Нічого не втрачено.
other-tab-here = Грати тут

### features/link: Посилання, яке не вдалося прочитати до кінця

link-damaged-title = Посилання пошкоджене
link-damaged-play = Грати від початку

### panels: While the page does something that takes long

slow-work-done = { $percent }%
slow-work-stop = Зупинити

### features/scanning: The button that lets the frame of one-switch play wait

wait-button = Пауза
wait-words = Призупинити сканування
frame-waits = Сканування призупинено. Натисніть, щоб продовжити.

### features/greeting: Вікно, яке вітає новачка.

greeting-title = У що хочете зіграти?
greeting-words = Без реєстрації, без реклами. Ваші ігри залишаються на цьому пристрої.
greeting-learn = Урок: { $game }
# $count is five or so.
greeting-steps = { $count ->
    [one] { $count } короткий крок
    [few] { $count } короткі кроки
   *[many] { $count } коротких кроків
}
greeting-known = Або гра, яку ви знаєте
# What these games are like, below their names.
known-klondike = та сама «Косинка»
known-freecell = усі карти відкриті
known-spider = довгий, дві колоди
known-golf = кілька хвилин
greeting-just-play = Просто грати
greeting-games = Усі ігри

### features/gallery, panels: Галерея: плитка для кожної гри.

tile-go-on = Продовжити
# On the tile of one game, another one each week; the same for all players.
tile-of-week = Гра тижня
resume-game = Продовжити: { $game }, { $line }
# $share is in words, such as "6 in 7" or "nearly all".
share-winnable = можна виграти { $share }
favourite-game = Улюблена гра: { $game }
rule-sets-of = Варіанти гри: { $game }
# Follows the name of a rule set, for those who do not see the dot beside it.
rule-set-in-progress = , розпочато
# Follows the short name of a rule set with its whole name, such as "Turn three (Klondike, turn three)".
rule-set-in-full = { " " }({ $game })

## How the game of a tile stands

tile-on-table = на столі
tile-in-progress = розпочато
# $count is a number of days, weeks or months: two or more, but 0 for today and 1 for yesterday.
played = { $unit ->
    [today] грали сьогодні
    [yesterday] грали вчора
    [days] { $count ->
        [one] грали { $count } день тому
        [few] грали { $count } дні тому
       *[many] грали { $count } днів тому
    }
    [weeks] { $count ->
        [one] грали { $count } тиждень тому
        [few] грали { $count } тижні тому
       *[many] грали { $count } тижнів тому
    }
   *[months] { $count ->
        [one] грали { $count } місяць тому
        [few] грали { $count } місяці тому
       *[many] грали { $count } місяців тому
    }
}

## Filters and search

filter-all = Усі
filter-begun = Розпочаті
filter-favourites = Улюблені
filter-short = До 10 хв
filter-sure = Майже завжди виграшні
# Games in which all cards lie face up from the start.
filter-open = Усе відкрито
filter-own = Домашні правила
# Games with two packs of cards.
filter-two-packs = Дві колоди
# Games that are played much like the one on the table; $game is its name.
filter-alike = Як «{ $game }»
games-found = { $count ->
    [0] Жодної гри не знайдено.
    [1] Знайдено одну гру.
    [one] Знайдено { $count } гру.
    [few] Знайдено { SPELLED($count) } гри.
   *[many] Знайдено { SPELLED($count) } ігор.
}

### features/rules: Сторінка з правилами гри; її текст складається деінде.

# $names are other names of the game, such as "Косинка, Пасьянс".
also-called = Інші назви: { $names }.
change-rules = Змінити правила
change-rules-note = Натисніть правило, щоб змінити його.
choose-rule = Виберіть правило
rules-left-out = Правил, несумісних з іншими, тут немає.
play-by-rules = Грати за цими правилами
name-of-rules = Назва
save-name = Зберегти
rules-named = Ці правила тепер називаються «{ $name }».
rules-unnamed = Ці правила більше не мають власної назви.

### features/daily: Роздачі дня: сторінка всіх ігор і календар однієї гри.

daily-title = Роздачі дня
daily-today = Сьогодні
daily-today-count = Сьогодні: { $count }
deals-won-of = виграно { $won } з { $all }
share-day = Поділитися підсумком
calendar-of = Календар: { $game }
facts-with-commas = { LIST($facts, "comma") }

## The text to share, without a card of any deal. "Backbone Patience" is the name of this collection.

summary-heading = Backbone Patience, роздачі дня, { $date }
# $squares are small squares, one for each game.
summary-count = { $medal ->
    [bronze] { $squares } { deals-won-of }, бронзова медаль
    [silver] { $squares } { deals-won-of }, срібна медаль
    [gold] { $squares } { deals-won-of }, золота медаль
   *[none] { $squares } { deals-won-of }
}
summary-line = { $game } { $time }

## Days in a row with a medal, and all the medals

# Beside the number of the days.
days-in-a-row = { $count ->
    [one] день поспіль
    [few] дні поспіль
   *[many] днів поспіль
}
longest-row-of-days = рекорд { $count }
medals = Медалі
days-with-medal = { $medal ->
    [bronze] { $count ->
        [0] Жодного дня з бронзовою медаллю
        [one] { UPPER(SPELLED($count, "m")) } день із бронзовою медаллю
        [few] { UPPER(SPELLED($count, "m")) } дні з бронзовою медаллю
       *[many] { UPPER(SPELLED($count, "m")) } днів із бронзовою медаллю
    }
    [silver] { $count ->
        [0] Жодного дня зі срібною медаллю
        [one] { UPPER(SPELLED($count, "m")) } день зі срібною медаллю
        [few] { UPPER(SPELLED($count, "m")) } дні зі срібною медаллю
       *[many] { UPPER(SPELLED($count, "m")) } днів зі срібною медаллю
    }
   *[gold] { $count ->
        [0] Жодного дня із золотою медаллю
        [one] { UPPER(SPELLED($count, "m")) } день із золотою медаллю
        [few] { UPPER(SPELLED($count, "m")) } дні із золотою медаллю
       *[many] { UPPER(SPELLED($count, "m")) } днів із золотою медаллю
    }
}

## The calendar. A day is read out as "22 November, today, 3 won, silver medal".

month-before = Попередній місяць
month-after = Наступний місяць
no-earlier-month = До цього місяця роздач дня не було.
no-later-month = Після цього місяця роздач дня ще немає.
is-today = сьогодні
deals-won = виграно { $count }
has-medal = { $medal ->
    [bronze] бронзова медаль
    [silver] срібна медаль
   *[gold] золота медаль
}

## The legend. How many deals have to be won for each medal: for the least, and for the best of $all deals.

medal-from = від { $count }
medal-from-all = виграно { $count } з { $all }
legend-today = сьогодні
legend-explained = Кружок показує, скільки роздач виграно того самого дня. Кільце враховує й виграні пізніше.

## The deals of a day. The form ".of" is for screen readers.

# What a player does most in a game, such as "Uncovering".
kind-of-game = { FORM($game, "kind") }
daily-won = виграно
daily-won-in = виграно за { $time }
daily-play = Грати
    .of = Грати: { $game }
daily-go-on = Продовжити
    .of = Продовжити: { $game }, { moves }

## The calendar of one game. $noun is what it calls a deal.

daily-of-game = Роздачі дня: { $game }
deal-a-day = { $noun ->
    [rubber] { $kind ->
        [winnable] { $game }: щодня один робер, який можна виграти, однаковий для всіх.
       *[any] { $game }: щодня один робер, однаковий для всіх.
    }
   *[deal] { $kind ->
        [winnable] { $game }: щодня одна роздача, яку можна виграти, однакова для всіх.
       *[any] { $game }: щодня одна роздача, однакова для всіх.
    }
}
current-streak = { $count ->
    [0] Поточна серія: жодного дня.
    [one] Поточна серія: { SPELLED($count, "m") } день.
    [few] Поточна серія: { SPELLED($count, "m") } дні.
   *[many] Поточна серія: { SPELLED($count, "m") } днів.
}
deal-of-today = { $noun ->
    [rubber] Сьогоднішній робер
   *[deal] Сьогоднішня роздача
}
deal-of-today-won = { $noun ->
    [rubber] Ви виграли сьогоднішній робер.
   *[deal] Ви виграли сьогоднішню роздачу.
}
day-won = виграно
day-won-later = виграно пізніше
month-key = Зафарбовано: виграно того самого дня. Контур із галочкою: виграно пізніше.
daily-of-all-games = Усі роздачі дня

### features/lesson: Панель, що веде через урок.

lesson-progress = Крок { $number } з { $count }
# Its main button: show the move of this step, go to the next step, or leave the lesson and play on.
lesson-show = Показати
lesson-next = Далі
lesson-skip = Грати далі
# After another move than that of the lesson.
lesson-astray-title = Цей хід теж добрий
lesson-astray = Урок іде іншим шляхом. Скасуйте хід, щоб повернутися до уроку, або грайте далі самі.
lesson-take-back = Скасувати хід
# $progress is such as "Step 1 of 9".
lesson-begins = { $game }. { lesson-step }
lesson-step = { $progress }: { $title }. { $text }

### features/table_in_words, features/last_announcements, panels: Вікна, що перелічують увесь стіл словами або карти одного стосу на
### вибір.

table-in-words = { menu-words }
no-card-to-pick = Зараз звідси не можна взяти жодної карти.
cards-below-face-down = { $count ->
    [1] Одна закрита карта
    [one] { $count } закрита карта
    [few] { UPPER(SPELLED($count)) } закриті карти
   *[many] { UPPER(SPELLED($count)) } закритих карт
}
# Beside the name of a card that cannot be taken now.
card-stays = не можна взяти

# The sheet with everything that was said on this visit.
said-title = Повідомлення
nothing-said = Повідомлень іще немає.

### core, features, panels: Вікно з переліком клавіш.

keys-title = Клавіші
key-arrows = Стрілки
key-arrows-do = перейти до наступного стосу в цьому напрямку
key-space = Пробіл
keyboard-enter = Enter
keyboard-escape = Esc
keyboard-page-up = PgUp
keyboard-page-down = PgDn
key-digits = 1–9, 0
key-digits-do = перейти до стовпчика з цим номером; 0 — стовпчик 10
letter-keys-off = Клавіші з літерами вимкнено. Увімкнути їх можна в налаштуваннях.
keys-mouse = Миша: клацніть стос правою кнопкою, щоб покласти його верхню карту на базу.
record-title = Щось не так?
record-explained = Ви можете скопіювати останні ходи й налаштування, щоб додати їх до повідомлення про помилку. Автоматично нічого не надсилається.
record-copy = Копіювати мої дії
record-copied = Ваші дії скопійовано.

### features/pause: Вікно, яке видно, коли гравець зупинив час.

pause-title = Пауза
pause-go-on = Продовжити
deal-on-table = { $noun ->
    [rubber] Робер { $number }
   *[deal] Роздача { $number }
}

### features/data: Вікно про те, що зберігається на пристрої гравця.

data-title = Ваші дані

## Where it is kept

kept-on-disk = Ваші ігри, результати й налаштування зберігаються на цьому пристрої, у цьому браузері. Нікуди їх не надсилають.
kept-in-small-store = Цей браузер виділяє лише кілька мегабайтів місця. Ваші ігри, результати й налаштування зберігаються там, на цьому пристрої.
kept-but-shut = Зараз не вдається відкрити ваші ігри, а те, що ви зіграєте тепер, зникне, коли ви закриєте сторінку. Перезавантажте її. Якщо це повторюється, очистьте дані цього сайту в налаштуваннях браузера; ваші ігри при цьому буде видалено.
kept-by-newer = Новіша версія цієї сторінки зберегла ваші ігри в новий спосіб. З ними все гаразд, але те, що ви зіграєте тепер, зникне, коли ви закриєте сторінку. Перезавантажте її.
kept-nowhere = Цей браузер нічого не зберігає: ваші ігри зникнуть, коли ви закриєте сторінку.
# $used and $room are sizes, such as "3.4 MB".
room-used = Зайнято місця разом із застосунком: { $used } з { $room }.
offline-ready = Можна грати без інтернету.
offline-not-ready = Грати без інтернету ще не можна: бракує деяких файлів.
offline-lacks = Грати без інтернету не можна: браузер не зміг зберегти файл { $file }. Можливо, щось між сайтом і браузером змінює його.
promise-given = Браузер зберігатиме ці дані, доки ви самі їх не видалите.
promise-not-given = Браузер може видалити ці дані, коли на пристрої забракне місця.
page-version = Версія { $version }, збірка { $build }

## The games, each with facts in a line such as "given up · 12 moves · played yesterday"

kept-games = Ігри
kept-on-table = на столі
kept-lesson = урок
kept-won = виграно
kept-lost = програно
kept-given-up = покинуто
# $game is the name of the deal, $line the facts about it.
delete-game = Видалити: { $game }, { $line }

## Texts that could not be read: what each was, and buttons, with the form ".of" for screen readers

unread-heading = Не вдалося прочитати
unread-explained = Ці дані пошкоджено, тож скористатися ними не вдалося. Їх залишено як є. Відновлення додає ігри й результати, які в них ще можна знайти.
unread-journal = Зміна у ваших іграх
unread-snapshots = Перелік усіх ваших ігор
unread-results = Перелік результатів
unread-game = Гра
unread-something = Інші збережені дані
# $what is one of these.
unread-save = Зберегти у файл
    .of = Зберегти у файл: { $what }
unread-restore = Відновити
    .of = Відновити: { $what }
unread-delete = Видалити
    .of = Видалити: { $what }

## What could not be read

nothing-restored = Відновлювати нема чого: тут немає ні результатів, ні ігор із ходами. Усе залишено як є.
not-deleted = Не вдалося видалити. Усе залишено як є.
no-room-to-bring-back = Замало місця, щоб це відновити.

### features/news: Новини; сам список усіма мовами англійський.

news-title = Що нового
news-in-english = Цей список доступний лише англійською.
news-loading = Завантаження списку…
news-not-loaded = Не вдалося завантажити список. Спробуйте ще раз, коли буде інтернет.

### features/backup, panels, state: Читання резервної копії.

backup-too-large = Цей файл завеликий для резервної копії. Нічого не змінено.
backup-unread = Браузер не зміг прочитати цей файл. Нічого не змінено.
backup-damaged = Цей файл пошкоджено, його не вдається прочитати. Нічого не змінено.
no-backup-file = Цей файл — не резервна копія з цієї сторінки. Нічого не змінено.
backup-newer = Цю копію зроблено в новішій версії сторінки. Нічого не змінено.

## What was added: parts of a sentence, such as "12 results and 2 games added; 3 were here already"

things-added = додано { LIST($things, "and-only") }
added-results = { $count ->
    [one] { $count } результат
    [few] { $count } результати
   *[many] { $count } результатів
}
added-games = { $count ->
    [one] { $count } гру
    [few] { $count } гри
   *[many] { $count } ігор
}
were-here-already = уже були тут: { $count }
nothing-added-rest-here = нічого не додано: решта вже є тут
nothing-added-all-here = нічого не додано: усе вже є тут
nothing-added-empty = нічого не додано: у цій копії немає ні результатів, ні ігор із ходами
things-unread = не вдалося прочитати: { $count }
# $most is how many games are kept on a device.
games-left-out = { $count ->
    [one] { $count } гру пропущено: тут можна зберігати щонайбільше { $most }
    [few] { $count } гри пропущено: тут можна зберігати щонайбільше { $most }
   *[many] { $count } ігор пропущено: тут можна зберігати щонайбільше { $most }
}

## Backups, on several sheets

backup-title = Резервна копія
backup-explained = Усі розпочаті ігри, результати, улюблені ігри й налаштування в одному файлі: його можна зберегти або перенести на інший пристрій. Якщо додати копію, тут з’явиться те, чого бракувало, і нічого не зникне.
backup-save = Зберегти копію
backup-add = Додати копію

### features/hint, core: Підказки, шлях назад і покази.

thinking = обчислення…
advice-still-loading = Підказки ще завантажуються. Ваша з’явиться, щойно все буде готово.
review-still-loading = Розбір ще завантажується. Він відкриється сам.
moved-since-asking = Усе готово. Після свого запиту ви зробили хід, тож попросіть ще раз.
advice-not-loaded = Не вдалося завантажити підказки. Перезавантажте сторінку, щоб спробувати ще раз.
# $noun is what the game calls a deal: "deal" or "rubber".
looking-for-way-back = пошук позиції, з якої ще можна було виграти…
no-way-back = серед попередніх позицій виграшної не знайдено
better-move-found = Тим часом знайдено кращий хід.
demo-stopped = Зупинено. У вашій грі нічого не змінилося.
no-way-found = звідси шляху до перемоги не знайдено

### features/review: The review.

review-closed = розбір закрито
playing-from = { $number ->
    [0] Ви граєте від початку. «{ redo-button }» поверне подальші ходи.
   *[other] Ви граєте від ходу { $number }. «{ redo-button }» поверне подальші ходи.
}

## Each message is a sentence.

review-at-start = { $noun ->
    [rubber] Початок робера.
   *[deal] Початок роздачі.
}
review-at-move = Хід { $number } з { $count }: { $move }.
review-no-choices = У цій грі вибирати нема з чого.
review-not-judged = Тут ходи без оцінок: карт, які ще не вийшли, ніхто не міг знати.
review-nothing-lost = Ви могли виграти з кожної позиції.
# $noun is what the game calls a deal: "deal" or "rubber".
review-looking = Пошук ходу, на якому ви програли…
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-unknown = Невідомо, де ви програли.
review-still-unknown = Невідомо, чи ще можна виграти.
# $noun is what the game calls a deal: "deal" or "rubber".
review-never = { $noun ->
    [rubber] Цей робер від самого початку не можна було виграти.
   *[deal] Цю роздачу від самого початку не можна було виграти.
}
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-at-latest = Ви програли на { $number }‑му ході або раніше.
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-by = Ви програли на { $number }‑му ході.
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-between = Ви програли між { $first }‑м і { $last }‑м ходами.

### features/hint: Аркуш, який каже, як часто виграє кожен хід, коли відомі лише вже бачені карти.

chances-title = Шанси
chances-meaning = { $count ->
    [1] Карти, яких ви не бачили, один раз перетасовано й роздано наново. Таблиця показує, після яких ходів цю роздачу ще можна виграти.
    [one] Карти, яких ви не бачили, { $count } раз перетасовано й роздано наново. Таблиця показує, у скількох із цих роздач ще можна виграти після кожного ходу.
    [few] Карти, яких ви не бачили, { $count } рази перетасовано й роздано наново. Таблиця показує, у скількох із цих роздач ще можна виграти після кожного ходу.
   *[many] Карти, яких ви не бачили, { $count } разів перетасовано й роздано наново. Таблиця показує, у скількох із цих роздач ще можна виграти після кожного ходу.
}
chances-won = Перемоги
chances-interval = Шанс (рівень довіри 95%)
chances-from-to = { $low }–{ $high }
chances-unknown = Роздачі, яких не вдалося вчасно розв’язати, розширюють межі: кожна може бути виграшною або програшною.
chances-fewer = Явно гірші ходи випробувано в меншій кількості роздач.
chances-later = У цих роздачах програма бачила всі карти. Ви їх не бачите, тож виграватимете рідше.
chances-played = { $count ->
    [1] Карти, яких ви не бачили, один раз перетасовано й роздано наново. Таблиця показує, після яких ходів простий комп’ютерний гравець виграв цю роздачу.
    [one] Карти, яких ви не бачили, { $count } раз перетасовано й роздано наново. Таблиця показує, скільки з цих роздач простий комп’ютерний гравець виграв після кожного ходу.
    [few] Карти, яких ви не бачили, { $count } рази перетасовано й роздано наново. Таблиця показує, скільки з цих роздач простий комп’ютерний гравець виграв після кожного ходу.
   *[many] Карти, яких ви не бачили, { $count } разів перетасовано й роздано наново. Таблиця показує, скільки з цих роздач простий комп’ютерний гравець виграв після кожного ходу.
}
chances-player = Комп’ютерний гравець знає порядок карт у колоді, але не знає інших карт, яких ви не бачили. Ви можете зіграти краще.
chances-player-sees-no-more = Комп’ютерний гравець бачить лише ті карти, які бачили ви. Ви можете зіграти краще.
chances-plan = Перший хід — за планом комп’ютерного гравця. Інший хід стоїть першим, лише якщо він явно кращий.
chances-points = { $count ->
    [1] Карти, яких ви не бачили, один раз перетасовано й роздано наново. Таблиця показує, після якого вибору контракт у цій роздачі закінчується на вашу користь і скільки очок ви здобуваєте.
    [one] Карти, яких ви не бачили, { $count } раз перетасовано й роздано наново. Таблиця показує, як часто після кожного вибору контракт закінчується на вашу користь і скільки очок ви здобуваєте в середньому.
    [few] Карти, яких ви не бачили, { $count } рази перетасовано й роздано наново. Таблиця показує, як часто після кожного вибору контракт закінчується на вашу користь і скільки очок ви здобуваєте в середньому.
   *[many] Карти, яких ви не бачили, { $count } разів перетасовано й роздано наново. Таблиця показує, як часто після кожного вибору контракт закінчується на вашу користь і скільки очок ви здобуваєте в середньому.
}
chances-well = Вдало
chances-gain = Очки (рівень довіри 95%)
chances-margin = { $points } ± { $margin }
chances-simple = Кожну з цих роздач дограв простий комп’ютерний гравець, не бачачи закритих карт. Ви можете зіграти краще.
