### start: Слова, що стоять на сторінці (`web/index.html`) до запуску Python. Те, що лише чути, має в назві "label".

## The head of the page

menu-label = Меню
games-label = Усі ігри
rules-label = Правила
daily-badge = Роздача дня
pause-label = Пауза
collection = Backbone Patience · { $count ->
    [one] { $count } пасьянс
    [few] { $count } пасьянси
   *[many] { $count } пасьянсів
}
# Two sentences side by side, the second one in bold. Both are one button.
new-here = Ви тут уперше?
choose-how-to-begin = Виберіть, із чого почати
close-label = Закрити

## The table

calls-label = Торгівля
sight-label = Вигляд столу
smaller-cards = Менші карти
pan-left = Далі ліворуч
pan-up = Далі вгору
pan-down = Далі вниз
pan-right = Далі праворуч
larger-cards = Більші карти

## The review of a game

review-label = Розбір
review-position = Позиція в грі
one-move-back = Попередній хід
one-move-on = Наступний хід
close-review = Закрити розбір
where-it-was-lost = Де ви програли
show-the-win = Як виграти
play-from-here = Грати звідси

## The guided first game

lesson-label = Урок
lesson-back = Назад
lesson-skip-all = Пропустити

## Offers below the table

update-offer = Є нова версія.
update-now = Оновити зараз
backup-reminder = Час зробити резервну копію ваших ігор.
save-a-backup = Зберегти копію
offer-later = Пізніше

## The bar of buttons

play-label = Гра
redo-button = Повторити
restart-button = Спочатку

## The gallery of games

games-title = Усі ігри
filters-label = Фільтр ігор
search-games = Пошук ігор
search-hint = Пошук
back-to-table = Назад до столу

## The start

needs-script = Для цієї гри потрібен JavaScript. Увімкніть його, будь ласка.
not-loaded = Не вдалося завантажити гру.
try-again = Спробувати ще раз
# $percent is a number.
loading-part = Завантаження: { $percent }%
looking-through-files = Перевірка файлів гри…
being-dealt = Роздача карт…
game-starts = Запуск гри…

### start: Words for a game that does not start.

partly-loaded = Можна грати, але цього разу без підказок.

## What is wrong with the network or a file

no-network = Немає інтернету. Щойно він з’явиться, сторінка спробує ще раз.
file-missing = Файлу { $file } немає. Можливо, сайт саме оновлюється: спробуйте ще раз за кілька хвилин.
file-replaced = Замість файлу { $file } надійшла інша сторінка. Якщо ця мережа вимагає входу, спершу ввійдіть.
file-damaged = Файл { $file } надійшов пошкодженим.
file-unreachable = Файл { $file } не надійшов. Можливо, щось блокує його на цьому пристрої або в цій мережі.
file-mistyped = Файл { $file } надійшов як «{ $type }», і браузер його відхиляє. Виправити це може лише власник сайту.

## What the browser lacks, or the way in which the page is opened

needs-webassembly = Їй потрібен WebAssembly, а в цьому браузері його вимкнено. На iPhone, iPad або Mac вимкніть режим блокування для цього сайту. На інших пристроях дозвольте WebAssembly в налаштуваннях браузера або скористайтеся іншим браузером.
needs-server = Вона не працює з файлу: потрібен вебсервер. Введіть «python3 -m http.server» у цій папці, а потім відкрийте http://localhost:8000 у браузері.
sandboxed = Сторінка, на якій відкрито гру, не дає завантажити її файли.
own-address = Вона не працює ні з файлу, ні всередині іншої сторінки: відкрийте її за власною адресою.
framed = Грати в Backbone Patience всередині іншої сторінки не можна.
open-by-itself = Відкрити окремо

## An address at which there is no file (404.html)

nothing-here = За цією адресою нічого немає.
to-the-game = До гри
