# Результат виграної гри, яким можна поділитися. "Backbone Patience" is the name of this collection.

# $deal is which deal it was, such as "deal 4711" or "daily deal of 22 November 2026".
result-heading = Backbone Patience — { $game }, { $deal }
result-won-with = Виграно за { moves }
result-won-in = Виграно за { $time }, { moves }
# In the middle of the picture, if it shows no time.
result-card-won = Перемога
# For those who do not see the picture.
result-card-label = { $game }, { $deal }: виграно, { moves }

## The sheet for sharing

share-title = Поділитися
share-picture = Поділитися зображенням
save-picture = Зберегти зображення
share-shows-no-card = Жодної карти не показано. Посилання відкриває ту саму роздачу від початку.
share-as-text = Поділитися текстом
copy-as-text = Копіювати як текст
# Above the links.
share-game-so-far = Гра до цього ходу
share-deal = Ця роздача від початку
copy-link = Копіювати
