# Чому текст не вдається прочитати: посилання, хід, позицію або те, що введено в командному рядку.

no-card-text = «{ $text }» — не карта.
wrong-piles = { $game }: стосів має бути { $wanted }, а в цій позиції їх { $found }.
card-twice = Карта { $text } трапляється двічі.
no-counter-text = «{ $text }» — неправильне число для лічильника «{ $counter }».
no-list-of-cards = «{ $text }» — не перелік карт.
no-move-text = { $game }: «{ $text }» — не хід.
no-link = У цьому посиланні не вказано гри.
other-version = Версія цього посилання — { $found }, а тут можна відкрити лише { $known }.
no-such-game = Гри «{ $text }» тут немає.
no-deal-number = Номер роздачі — ціле число від { $first } до { $last }.
closing-bracket = У цій грі дужку закрито, але не відкрито.
opening-bracket = У цій грі дужку відкрито, але не закрито.
move-unread = Хід { $number } не вдається прочитати. { $reason }
move-refused = Хід { $number }, { $text }, неможливий. { $reason }
no-picture = «{ $text }» — не зображення.
names-no-piles = { $game }: «{ $text }» не називає стосів.
no-such-game-listed = Гри «{ $text }» немає; усі ігри перелічує `games`.
number-or-position = Вкажіть або номер роздачі, або --position.
number-after = Після { $option } має стояти ціле число від 0 до 1000000000.
no-depth = Глибина — ціле число від 0 до 99.

# A position that Bridge Solitaire can never reach.
bridge-number-too-high = У цій позиції є число, завелике для бридж-пасьянсу.
bridge-contract = У цій позиції неможливий контракт.
bridge-tricks = У цій позиції неможливі взятки.
bridge-unscored = У цій позиції є розіграна, але не записана роздача.
bridge-trick = У цій позиції неможлива взятка.
