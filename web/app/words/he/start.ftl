### start: Words that stand in the page (`web/index.html`) before Python runs. What is only heard has "label" in its
### name.

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
play-from-here = המשך מכאן

## The guided first game

lesson-label = שיעור
lesson-back = חזרה
lesson-skip-all = דילוג

## Offers below the table

update-offer = גרסה חדשה זמינה.
update-now = עדכון עכשיו
backup-reminder = הגיע הזמן לגבות את המשחקים שלכם.
save-a-backup = שמירת גיבוי
offer-later = אחר כך

## The bar of buttons

play-label = משחק
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
looking-through-files = בודקים את קובצי המשחק…
being-dealt = מחלקים קלפים…
game-starts = המשחק מתחיל…

### start: Words for a game that does not start.

partly-loaded = אפשר לשחק, אבל הפעם בלי רמזים.

## What is wrong with the network or a file

no-network = אין חיבור לאינטרנט. הדף ינסה שוב ברגע שהחיבור יחזור.
file-missing = הקובץ { $file } חסר. אולי האתר מתעדכן כרגע: נסו שוב בעוד כמה דקות.
file-replaced = במקום הקובץ { $file } הגיע דף אחר. אם הרשת הזאת דורשת התחברות, צריך קודם להתחבר.
file-damaged = הקובץ { $file } הגיע פגום.
file-unreachable = הקובץ { $file } לא הגיע. אולי משהו במכשיר הזה או ברשת הזאת חוסם אותו.
file-mistyped = השרת שלח את הקובץ { $file } בסוג ״{ $type }״, והדפדפן דוחה אותו. רק מי שמפעיל את האתר יכול לתקן זאת.

## What the browser lacks, or the way in which the page is opened

needs-webassembly = כדי לשחק צריך WebAssembly, והוא כבוי בדפדפן הזה. ב־iPhone, ב־iPad או ב־Mac כבו את מצב הנעילה (Lockdown Mode) עבור האתר הזה. במכשירים אחרים אפשרו WebAssembly בהגדרות הדפדפן, או השתמשו בדפדפן אחר.
needs-server = המשחק לא פועל מתוך קובץ: הוא צריך להיטען משרת אינטרנט. הקלידו ״python3 -m http.server״ בשורת הפקודה בתיקייה הזאת, ואז פתחו את http://localhost:8000 בדפדפן.
sandboxed = הדף שמציג כאן את המשחק לא מאפשר לו לטעון את הקבצים שלו.
own-address = המשחק לא פועל מתוך קובץ או בתוך דף אחר: פתחו אותו בכתובת שלו.
framed = אי אפשר לשחק ב־Backbone Patience בתוך דף אחר.
open-by-itself = פתיחה בדף נפרד

## An address at which there is no file (404.html)

nothing-here = אין כלום בכתובת הזאת.
to-the-game = אל המשחק
