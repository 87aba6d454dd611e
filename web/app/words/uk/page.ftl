### core, state: Заголовок над столом, його кнопки та назва вікна.

page-title = { $game } — Backbone Patience
# Between the name of a game and the form ".variant" of its rule set, as in "Klondike, turn three". On an upright phone
# the two stand on two lines, and this is only heard.
header-before-variant = { ", " }
# $noun is what the game calls its deals, $standing which deal of the game it is, such as "3 of 9".
header-deal = { $noun ->
    [rubber] Робер { $number }
   *[deal] Роздача { $number }
}
header-deal-of-several = { header-deal }, { $standing }
header-won = виграно
header-lost = програно
# On buttons.
new-button = { $noun ->
    [rubber] Новий робер
   *[deal] Нова гра
}
hint-button = Підказка
why-button = Чому?
# What a screen reader says in place of the button above.
why-button-label = Чому саме ця підказка?
finish-button = Дограти
stop-button = Стоп
# The score where the player has chosen another one than that of the game.
score-in-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}
score-in-points-below = { $count ->
    [one] −{ $count } очко
    [few] −{ $count } очки
   *[many] −{ $count } очок
}

### core, view, features/speech: Що сказати про стіл на вимогу і чому команда нічого не робить. Що має крапку, те
### — речення.

# What is said after something else, at the end of the same line.
said-after = { " " }{ $what }
deleted = Видалено: { $what }.
back-again = Відновлено: { $what }.
move-of-several = { $move }, { $number } з { $count }
card-not-home-now = { UPPER(FORM($card, "acc")) } зараз не можна покласти на базу.
no-finish-yet = Дограти автоматично ще не можна: вибір за вами.
nothing-to-call = Зараз нема чого заявляти.
choose-a-bid = Спершу виберіть заявку.
no-trick-yet = Жодної взятки ще не розіграно.
# In a game without choices, a button that shows the last trick again.
last-trick-button = Остання взятка
# On the card that wins a trick.
wins-tag = бере
# For screen readers: what kind of thing the table is.
card-table = гральний стіл

### features/size: The size of the cards

cards-largest = Більшими карти вже не зробити.
cards-smallest = Меншими карти вже не зробити.
table-ends = Тут стіл закінчується.
# $size is "number-with-tenths", such as "1,5", or a whole number.
cards-times = Карти ×{ $size }.

### core, features: Що робить кожна клавіша, для переліку клавіш.

key-undo = скасувати хід
key-redo = повторити хід
key-list = показати перелік карт цього стосу, щоб узяти потрібну
key-stock = відкрити карту з колоди
key-new = нова гра
key-restart = почати цю роздачу спочатку
key-run = дограти гру або ввімкнути автоматичну гру
key-hint = підказка: показати хід
key-nudge = лише сказати, чи є корисний хід
key-review = розбір: де ви виграли чи програли
key-daily = роздачі дня цієї гри
key-moves = показати, чим можна ходити; ще раз: прочитати всі ходи
key-overview = прочитати верхні карти; ще раз: усі стоси
key-next-move = прочитати наступний можливий хід і перейти до його стосу
key-last-move = прочитати попередній можливий хід
key-contents = прочитати карти цього стосу
key-where = назвати стос, на якому ви зараз
key-again = повторити останнє повідомлення
key-magnify = показати цю карту великим планом
key-larger = більші карти
key-smaller = менші карти
key-rules = правила цієї гри
key-games = усі ігри
key-pause = пауза: зупинити час і сховати карти
key-statistics = статистика
key-score-sheet = запис, в іграх, де він є
key-trick = ще раз показати останню взятку, в іграх зі взятками
key-calls = перейти до заявок або до кнопки наступної роздачі
key-count = показати, як банк вирішує, що заявити
key-find = знайти карту
key-help = цей перелік
key-next-kind = перейти до наступного виду стосів
key-last-kind = перейти до попереднього виду стосів
key-release = зняти вибір або закрити розбір
key-take = вибрати цю карту або покласти сюди вибрану
key-best = зробити найкращий хід із цього стосу

### core, features/backup, features/data, features/link: Що сторінка каже про себе: збої, файли, посилання та довга
### робота.

went-wrong = Сталася помилка. Вашу гру збережено, можна грати далі.
went-wrong-load-again = Сталася помилка. Ваші ігри збережено; перезавантажте сторінку.
new-version = Є нова версія.
time-for-backup = Час зробити резервну копію ваших ігор.
link-copied = Посилання скопійовано.
link-not-copied = Не вдалося скопіювати. Посилання виділено, скопіюйте його вручну.
# $file is the name of a file.
saved-as = Збережено в завантаженнях як { $file }.

## Work that takes a while: titles of the sheet that shows how far it is

opening-game = Відкриття гри
reading-games = Читання ваших ігор
writing-backup = Запис резервної копії
reading-backup = Читання резервної копії
restoring = Відновлення
work-stopped = Зупинено. Нічого не змінено.

### saving: Збої сховища ігор на пристрої. Кожне повідомлення — одне або два речення.

no-room-to-save = У браузері закінчилося місце. Можна грати далі, але ця гра може не зберегтися.
not-saved-now = Зараз вашу гру не вдається зберегти. Можна грати далі: після кожного ходу буде нова спроба.
room-miscounted = Браузер помилково повідомляє, що місця немає. Закрийте його й відкрийте знову; доти нічого не збережеться.
games-not-read = Зараз не вдається прочитати ваші ігри. Перезавантажте сторінку.
games-not-opened = Зараз не вдається відкрити ваші ігри. Перезавантажте сторінку: те, що ви зіграєте тепер, не збережеться.
nothing-kept = Цей браузер нічого не зберігає: ваші ігри зникнуть, коли ви закриєте сторінку.
browser-deleted = Браузер видалив ваші збережені ігри. Якщо у вас є резервна копія, додайте її у вікні «{ data-title }».
browser-deleted-copy = Браузер видалив ваші збережені ігри. Їх відновлено з другої копії.
something-damaged = Деякі збережені дані не вдалося прочитати. Їх залишено як є; усе інше на місці.
newer-version-played = Тут уже відкривали новішу версію. Нічого не збережеться, доки ви не перезавантажите сторінку.

### state: Що зробила дія гравця, для тих, хто не бачить столу.

deselected = вибір знято
# $places are the piles that may fill it.
space-chosen = вибрано { FORM($place, "acc") }; заповнити можна { LIST($places, "comma", "from") }
space-chosen-many = { $count ->
    [one] вибрано { FORM($place, "acc") }; заповнити можна з { $count } стосу
   *[other] вибрано { FORM($place, "acc") }; заповнити можна з { $count } стосів
}
cards-chosen = вибрано { FORM($cards, "acc") }; можна покласти { LIST($places, "comma", "to") }
# Можна взяти різну кількість карт, від $least до $most.
cards-chosen-between = вибрано { FORM($least, "acc") }, щонайбільше — { FORM($most, "acc") }; можна покласти { LIST($places, "comma", "to") }
also-home = Також на базу: { LIST($cards, "comma") }
nothing-to-undo = Нема чого скасовувати.
nothing-to-redo = Нема чого повторювати.
undone = скасовано
undone-move = скасовано: { $move }
redone = повторено
redone-move = повторено: { $move }
back = назад
back-to-deal = назад до гри: { $deal }
move-number = хід { $number }
at-its-start = Це вже самий початок роздачі.
undo-brings-back = «{ undo-button }» поверне ваші ходи.
lesson-over = урок закінчено
link-too-long = Це посилання задовге, його не можна відкрити.
on-the-table-already = Ця гра вже на столі.
deal-so-far = { $deal }, { moves }

### panels: Числа, частки й розміри.

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

### state, view: Дати. Назва місяця стоїть у родовому відмінку, як у «22 листопада»; ".alone" — без дня: «Листопад
### 2026».

month-name = { $month ->
    [1] січня
    [2] лютого
    [3] березня
    [4] квітня
    [5] травня
    [6] червня
    [7] липня
    [8] серпня
    [9] вересня
    [10] жовтня
    [11] листопада
   *[12] грудня
}
    .alone = { $month ->
        [1] Січень
        [2] Лютий
        [3] Березень
        [4] Квітень
        [5] Травень
        [6] Червень
        [7] Липень
        [8] Серпень
        [9] Вересень
        [10] Жовтень
        [11] Листопад
       *[12] Грудень
    }
month-of-year = { month-name.alone } { $year }
day-of-month = { $day } { month-name }
date = { $day } { month-name } { $year } р.
# $text is what was kept in place of a date and is none.
not-a-date = { $text }
# $weekday is 0 for Monday to 6 for Sunday. The forms are for the head of a calendar, the last one for a very small mark.
weekday-name = { $weekday ->
    [0] понеділок
    [1] вівторок
    [2] середа
    [3] четвер
    [4] п’ятниця
    [5] субота
   *[6] неділя
}
    .short = { $weekday ->
        [0] Пн
        [1] Вт
        [2] Ср
        [3] Чт
        [4] Пт
        [5] Сб
       *[6] Нд
    }
    .shortest = { $weekday ->
        [0] Пн
        [1] Вт
        [2] Ср
        [3] Чт
        [4] Пт
        [5] Сб
       *[6] Нд
    }
    .initial = { $weekday ->
        [0] П
        [1] В
        [2] С
        [3] Ч
        [4] П
        [5] С
       *[6] Н
    }
first-weekday = 0

### state, features/gallery: Яку частку роздач гри можна виграти, наприклад «6 із 7»; далі стоїть «можна виграти».

nearly-all-deals = майже всі
deals-in = { $part } із { $whole }
deals-in-at-least = щонайменше { $part } із { $whole }
# A note below the games.
winnable-means = «Можна виграти» — це частка роздач, які виграє той, хто бачить усі карти. Як часто виграватимете ви, вона не показує.

### panels, state, features/data: Що кажуть кілька вікон.

# A few facts in one line, such as "Deal 4711 · 12 moves · 5 home".
list-dot = { " · " }
    .last = { " · " }
facts-in-line = { LIST($facts, "dot") }
# One of these facts that is in words already, such as the time "4:05".
fact = { $what }
delete-button = Видалити

# How long most games take. Not more than ten letters.
minutes-of-play = { $most } хв
minutes-of-play-between = { $least }–{ $most } хв
