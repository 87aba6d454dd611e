# Words that stand in the page (`web/index.html`) before Python runs. What is only heard has "label" in its name.

## The head of the page

menu-label = תפריט
games-label = כל המשחקים
rules-label = כללים
daily-badge = האתגר היומי
pause-label = הפסקה
collection = { "\u2066" }{ "Backbone Patience" }{ "\u2069" } · { $count } משחקי סוליטר
# Two sentences side by side, the second one in bold. Both are one button.
new-here = חדשים כאן?
choose-how-to-begin = בחרו איך להתחיל
close-label = סגירה

## The table

calls-label = הכרזות
sight-label = תצוגת השולחן
smaller-cards = קלפים קטנים יותר
pan-left = עוד שמאלה
pan-up = עוד למעלה
pan-down = עוד למטה
pan-right = עוד ימינה
larger-cards = קלפים גדולים יותר

## The review of a game

review-label = סקירה
review-position = המיקום במשחק
one-move-back = המהלך הקודם
one-move-on = המהלך הבא
close-review = סגירת הסקירה
where-it-was-lost = איפה הפסדתם
show-the-win = איך מנצחים
play-from-here = לשחק מכאן

## The guided first game

lesson-label = שיעור
lesson-back = חזרה
lesson-skip-all = דילוג

## Offers below the table

update-offer = גרסה חדשה זמינה.
update-now = לעדכן עכשיו
backup-reminder = הגיע הזמן לגבות את המשחקים שלכם.
save-a-backup = שמירת גיבוי
offer-later = אחר כך

## The bar of buttons

play-label = משחק
undo-button = ביטול מהלך
redo-button = ביצוע חוזר
restart-button = מההתחלה

## The gallery of games

games-title = כל המשחקים
filters-label = סינון משחקים
search-games = חיפוש משחקים
search-hint = חיפוש
back-to-table = חזרה לשולחן

## The start

needs-script = המשחק פועל רק עם JavaScript. הפעילו JavaScript בדפדפן.
not-loaded = טעינת המשחק נכשלה.
try-again = ניסיון נוסף
# $percent is a number.
loading-part = נטענו { $percent }%
looking-through-files = בדיקת קובצי המשחק…
being-dealt = חלוקת הקלפים…
