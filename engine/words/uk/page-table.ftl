# Що сказати про стіл на вимогу і чому команда нічого не робить. Що має крапку, те — речення.

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
