# The result of a won game to share. "Backbone Patience" is the name of this collection.

# $deal is which deal it was, such as "deal 4711" or "daily deal of 22 November 2026".
result-heading = { "\u200F" }{ "Backbone Patience" }: { $game }, { $deal }
result-won-with = ניצחון: { moves }
result-won-in = ניצחון ב־{ $time }, { moves }
# In the middle of the picture, if it shows no time.
result-card-won = ניצחון
# For those who do not see the picture.
result-card-label = { $game }, { $deal }: ניצחון, { moves }

## The sheet for sharing

share-title = שיתוף
share-picture = שיתוף התמונה
save-picture = שמירת התמונה
share-shows-no-card = לא רואים כאן אף קלף. הקישור פותח את אותה חלוקה מההתחלה.
share-as-text = שיתוף כטקסט
copy-as-text = העתקה כטקסט
# Above the links.
share-game-so-far = המשחק עד כה
share-deal = החלוקה הזאת מההתחלה
copy-link = העתקה
