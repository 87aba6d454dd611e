### Заголовок над столом, його кнопки та назва вікна.

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
run-button = Пуск
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

### Що сказати про стіл на вимогу і чому команда нічого не робить. Що має крапку, те — речення.

# What is said after something else, at the end of the same line.
said-after = { " " }{ $what }
deleted = Видалено: { $what }.
back-again = Відновлено: { $what }.
result = результат
move-of-several = { $move }, { $number } з { $count }
card-not-home-now = { UPPER(FORM($card, "acc")) } зараз не можна покласти на базу.
no-finish-yet = Дограти автоматично ще не можна: вибір за вами.
no-such-column = Стовпчика { $number } немає.
# $text is what the player has typed.
not-a-card = «{ $text }» — не карта. Введіть ранг і масть, наприклад 7 пік або 7п.
nothing-to-call = Зараз нема чого заявляти.
no-trick-yet = Жодної взятки ще не розіграно.
no-score-sheet = У цій грі запису немає.
house-is-not-bidding = Банк зараз нічого не заявляє.
frame-waits = Сканування призупинено. Натисніть, щоб продовжити.
# In a game without choices, a button that shows the last trick again.
last-trick-button = Остання взятка
# On the card that wins a trick.
wins-tag = бере
# For screen readers: what kind of thing the table is.
card-table = гральний стіл
# $progress is such as "Step 1 of 9".
lesson-begins = { $game }. { lesson-step }
lesson-step = { $progress }: { $title }. { $text }

## The size of the cards

cards-largest = Більшими карти вже не зробити.
cards-smallest = Меншими карти вже не зробити.
table-ends = Тут стіл закінчується.
# $size is "number-with-tenths", such as "1,5", or a whole number.
cards-times = Карти ×{ $size }.

### Що робить кожна клавіша, для переліку клавіш.

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
# $number is that of a column on the table.
key-column = перейти до стовпчика { $number }
key-magnify = показати цю карту великим планом
key-larger = більші карти
key-smaller = менші карти
key-rules = правила цієї гри
key-games = усі ігри
key-pause = пауза: зупинити час і сховати карти
key-statistics = статистика
key-score-sheet = запис, якщо він у грі є
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

### Що сторінка каже про себе: збої, файли, посилання та довга робота.

went-wrong = Сталася помилка. Вашу гру збережено, можна грати далі.
went-wrong-load-again = Сталася помилка. Ваші ігри збережено; перезавантажте сторінку.
new-version = Є нова версія.
time-for-backup = Час зробити резервну копію ваших ігор.
link-copied = Посилання скопійовано.
link-not-copied = Не вдалося скопіювати. Посилання виділено, скопіюйте його вручну.
sound-is-on = Звук увімкнено. Вимкнути його можна в налаштуваннях.
text-copied = Текст скопійовано.
text-not-copied = Не вдалося скопіювати. Текст виділено, скопіюйте його вручну.
picture-saved = Зображення збережено у файл.
# $file is the name of a file.
saved-as = Збережено в завантаженнях як { $file }.
cards-not-fetched = Не вдалося завантажити ці карти. Спробуйте ще раз, коли буде інтернет.
language-not-fetched = Не вдалося завантажити цю мову. Спробуйте ще раз, коли буде інтернет.
looks-not-fetched = Не вдалося завантажити інші сорочки й малюнки карт. Спробуйте ще раз, коли буде інтернет.

## Work that takes a while: titles of the sheet that shows how far it is

opening-game = Відкриття гри
reading-games = Читання ваших ігор
writing-backup = Запис резервної копії
reading-backup = Читання резервної копії
restoring = Відновлення
work-stopped = Зупинено. Нічого не змінено.

## What could not be read

nothing-restored = Відновлювати нема чого: тут немає ні результатів, ні ігор із ходами. Усе залишено як є.
not-deleted = Не вдалося видалити. Усе залишено як є.
no-room-to-bring-back = Замало місця, щоб це відновити.

### Збої сховища ігор на пристрої. Кожне повідомлення — одне або два речення.

no-room-to-save = У браузері закінчилося місце. Можна грати далі, але цю гру може бути втрачено.
not-saved-now = Зараз вашу гру не вдається зберегти. Можна грати далі: після кожного ходу буде нова спроба.
room-miscounted = Браузер помилково повідомляє, що місця немає. Закрийте його й відкрийте знову; доти нічого не збережеться.
games-not-read = Зараз не вдається прочитати ваші ігри. Перезавантажте сторінку.
games-not-opened = Зараз не вдається відкрити ваші ігри. Перезавантажте сторінку: те, що ви зіграєте тепер, не збережеться.
nothing-kept = Цей браузер нічого не зберігає: ваші ігри зникнуть, коли ви закриєте сторінку.
browser-deleted = Браузер видалив ваші збережені ігри. Якщо у вас є резервна копія, додайте її у вікні «{ data-title }».
browser-deleted-copy = Браузер видалив ваші збережені ігри. Їх відновлено з другої копії.
something-damaged = Деякі збережені дані не вдалося прочитати. Їх залишено як є; усе інше на місці.
newer-version-played = Тут уже відкривали новішу версію. Нічого не збережеться, доки ви не перезавантажите сторінку.

### Читання резервної копії.

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
