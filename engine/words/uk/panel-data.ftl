# Вікно про те, що зберігається на пристрої гравця.

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
offline-lacks = Грати без інтернету не можна: браузер не зміг зберегти файл { $file }. Можливо, цей сайт надсилає його зміненим.
promise-given = Браузер зберігатиме ці дані, доки ви самі їх не видалите.
promise-not-given = Браузер може видалити ці дані, коли на пристрої забракне місця.

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
