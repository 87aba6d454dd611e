# Слова, що стоять на сторінці (`web/index.html`) до запуску Python. Те, що лише чути, має в назві "label".

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
undo-button = Скасувати
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
