# Words that stand in the page (`web/index.html`) before Python runs. What is only heard has "label" in its name.

## The head of the page

menu-label = תפריט
games-label = כל המשחקים
rules-label = כללים
daily-badge = החלוקה היומית
pause-label = הפסקה
collection = { "Backbone Patience" } · { $count } משחקי פסיאנס
# Two sentences side by side, the second one in bold. Both are one button.
new-here = חדשים כאן?
choose-how-to-begin = בחרו איך להתחיל
close-label = סגירה

## The table

calls-label = הכרזות
sight-label = מה רואים
smaller-cards = קלפים קטנים יותר
pan-left = עוד משמאל
pan-up = עוד למעלה
pan-down = עוד למטה
pan-right = עוד מימין
larger-cards = קלפים גדולים יותר

## The review of a game

review-label = סקירה
review-position = מקום במשחק
one-move-back = מהלך אחד אחורה
one-move-on = מהלך אחד קדימה
close-review = סגירת הסקירה
where-it-was-lost = היכן נקבע ההפסד
show-the-win = הצגת הניצחון
play-from-here = לשחק מכאן

## The guided first game

lesson-label = שיעור
lesson-back = חזרה
lesson-skip-all = דילוג

## Offers below the table

update-offer = גרסה חדשה מוכנה.
update-now = עדכון עכשיו
backup-reminder = הגיע הזמן לגבות את המשחקים שלכם.
save-a-backup = שמירת גיבוי
offer-later = אחר כך

## The bar of buttons

play-label = משחק
undo-button = ביטול
redo-button = שוב
restart-button = מההתחלה

## The gallery of games

games-title = כל המשחקים
filters-label = אילו משחקים
search-games = חיפוש במשחקים
search-hint = חיפוש
back-to-table = חזרה לשולחן

## The start

needs-script = המשחק מופעל בסקריפט שבדף. יש לאפשר כאן JavaScript.
not-loaded = לא הצלחנו לטעון את המשחק.
not-loaded-no-network = לא הצלחנו לטעון את המשחק: אין חיבור לרשת.
try-again = ניסיון נוסף
# $percent is a number.
loading-part = נטענו { $percent }%
looking-through-files = בודק את קובצי המשחק…
being-dealt = הקלפים מחולקים.
