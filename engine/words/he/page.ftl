### The header above the table, its buttons, and the title of the window.

page-title = { $game } – { "Backbone Patience" }
# Between the name of a game and the form ".variant" of its rule set, as in "Klondike, turn three". On an upright phone
# the two stand on two lines, and this is only heard.
header-before-variant = { ", " }
# $noun is what the game calls its deals, $standing which deal of the game it is, such as "3 of 9".
header-deal = { $noun ->
    [rubber] רובר { $number }
   *[deal] חלוקה { $number }
}
header-deal-of-several = { header-deal }, { $standing }
header-won = ניצחון
header-lost = הפסד
# On buttons.
new-button = { $noun ->
    [rubber] רובר חדש
   *[deal] משחק חדש
}
hint-button = רמז
why-button = למה?
# What a screen reader says in place of the button above.
why-button-label = למה הרמז הזה?
finish-button = השלמה
run-button = הפעלה
stop-button = עצירה
# The score where the player has chosen another one than that of the game.
score-in-points = { $count ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $count } נקודות
}
score-in-points-below = { $count ->
    [one] { "\u2066" }−{ $count }{ "\u2069" } נקודה
   *[other] { "\u2066" }−{ $count }{ "\u2069" } נקודות
}

### What is said of the table on command, and why a command does nothing. What has a full stop is a sentence.

# What is said after something else, at the end of the same line.
said-after = { " " }{ $what }
deleted = הפריט נמחק: { $what }.
back-again = הפריט שוחזר: { $what }.
result = תוצאה
move-of-several = { $move }, { $number } מתוך { $count }
card-not-home-now = אי אפשר להעביר את { FORM($card, "the") } הביתה עכשיו.
no-finish-yet = עדיין אי אפשר להשלים אוטומטית: יש עוד מה להחליט.
no-such-column = אין טור { $number }.
# $text is what the player has typed.
not-a-card = אין קלף כזה: ״{ "\u2068" }{ $text }{ "\u2069" }״. הקלידו ערך וצורה, למשל 7 עלה.
nothing-to-call = כרגע אין מה להכריז.
no-trick-yet = עוד לא שוחקה אף לקיחה.
no-score-sheet = במשחק הזה אין דף ניקוד.
house-is-not-bidding = הבית לא מכריז עכשיו.
frame-waits = הסריקה מושהית. לחצו כדי להמשיך.
# In a game without choices, a button that shows the last trick again.
last-trick-button = הלקיחה האחרונה
# On the card that wins a trick.
wins-tag = זוכה
# For screen readers: what kind of thing the table is.
card-table = שולחן קלפים
# $progress is such as "Step 1 of 9".
lesson-begins = { $game }. { lesson-step }
lesson-step = { $progress }: { $title }. { $text }

## The size of the cards

cards-largest = אי אפשר להגדיל עוד את הקלפים.
cards-smallest = אי אפשר להקטין עוד את הקלפים.
table-ends = כאן השולחן נגמר.
# $size is "number-with-tenths", such as "1.5", or a whole number.
cards-times = גודל הקלפים: { "\u2066" }×{ $size }{ "\u2069" }.

### What each key does, for the list of keys.

key-undo = ביטול מהלך
key-redo = ביצוע חוזר
key-list = רשימת הקלפים בערימה הזאת, כדי לבחור מה לקחת
key-stock = פתיחה מהקופה
key-new = משחק חדש
key-restart = המשחק הזה מההתחלה
key-run = השלמת המשחק, או משחק אוטומטי
key-hint = רמז: הצגת מהלך
key-nudge = הודעה אם יש מהלך מועיל, בלי להציג אותו
key-review = סקירה: איפה ניצחתם או הפסדתם
key-daily = האתגרים היומיים במשחק הזה
key-moves = הצגת מה שאפשר להזיז; שוב: הקראת כל המהלכים
key-overview = הקראת הקלפים העליונים; שוב: כל הערימות
key-next-move = הקראת המהלך החוקי הבא, ומעבר לערימה שלו
key-last-move = הקראת המהלך החוקי הקודם
key-contents = הקראת הקלפים בערימה הזאת
key-where = הקראת שם הערימה הנוכחית
key-again = חזרה על ההודעה האחרונה
# $number is that of a column on the table.
key-column = מעבר לטור { $number }
key-magnify = הצגת הקלף בגדול
key-larger = קלפים גדולים יותר
key-smaller = קלפים קטנים יותר
key-rules = כללי המשחק הזה
key-games = כל המשחקים
key-pause = הפסקה: עצירת הזמן והסתרת הקלפים
key-statistics = סטטיסטיקה
key-score-sheet = דף הניקוד, במשחקים שיש בהם דף כזה
key-trick = הצגת הלקיחה האחרונה שוב, במשחקי לקיחות
key-calls = מעבר להכרזות, או לכפתור החלוקה הבאה
key-count = איך הבית החליט מה להכריז
key-find = חיפוש קלף
key-help = הרשימה הזאת
key-next-kind = מעבר לסוג הערימות הבא
key-last-kind = מעבר לסוג הערימות הקודם
key-release = ביטול הבחירה, או סגירת הסקירה
key-take = בחירת הקלף הזה, או הנחת הקלף הנבחר כאן
key-best = ביצוע המהלך הטוב ביותר מהערימה הזאת

### What the page tells of itself: faults, files, links, and work that takes a while.

went-wrong = משהו השתבש. המשחק שלכם שמור, ואפשר להמשיך לשחק.
went-wrong-load-again = משהו השתבש. המשחקים שלכם שמורים; טענו את הדף מחדש.
new-version = גרסה חדשה זמינה.
time-for-backup = הגיע הזמן לגבות את המשחקים שלכם.
link-copied = הקישור הועתק.
link-not-copied = ההעתקה נכשלה. הקישור מסומן, ואפשר להעתיק אותו ידנית.
sound-is-on = הצליל מופעל. אפשר לכבות אותו בהגדרות.
text-copied = הועתק כטקסט.
text-not-copied = ההעתקה נכשלה. הטקסט מסומן, ואפשר להעתיק אותו ידנית.
picture-saved = התמונה נשמרה כקובץ.
# $file is the name of a file.
saved-as = נשמר בהורדות בשם { "\u2066" }{ $file }{ "\u2069" }.
cards-not-fetched = טעינת הקלפים האלה נכשלה. נסו שוב כשיהיה חיבור לאינטרנט.
language-not-fetched = טעינת השפה הזאת נכשלה. נסו שוב כשיהיה חיבור לאינטרנט.
looks-not-fetched = טעינת שאר העיצובים של הקלפים נכשלה. נסו שוב כשיהיה חיבור לאינטרנט.

## Work that takes a while: titles of the sheet that shows how far it is

opening-game = פתיחת המשחק
reading-games = קריאת המשחקים שלכם
writing-backup = כתיבת הגיבוי
reading-backup = קריאת הגיבוי
restoring = שחזור
work-stopped = נעצר. שום דבר לא השתנה.

## What could not be read

nothing-restored = אין מה לשחזר: בפריט הזה אין תוצאות ואין משחקים עם מהלכים. הוא נשמר כמו שהוא.
not-deleted = המחיקה נכשלה. הפריט נשאר כמו שהוא.
no-room-to-bring-back = אין מספיק שטח אחסון לשחזור.

### Faults of what keeps the games on the device. Each message is one or two sentences.

no-room-to-save = שטח האחסון של הדפדפן נגמר. אפשר להמשיך לשחק, אבל המשחק הזה עלול ללכת לאיבוד.
not-saved-now = אי אפשר לשמור כרגע את המשחק. אפשר להמשיך לשחק; הדף ינסה שוב אחרי כל מהלך.
room-miscounted = הדפדפן מודיע בטעות ששטח האחסון מלא. סגרו אותו ופתחו שוב; עד אז שום דבר לא יישמר.
games-not-read = אי אפשר לקרוא כרגע את המשחקים שלכם. טענו את הדף מחדש.
games-not-opened = אי אפשר לפתוח כרגע את המשחקים שלכם. טענו את הדף מחדש: מה שתשחקו עכשיו לא יישמר.
nothing-kept = הדפדפן הזה לא שומר כלום: המשחקים שלכם יאבדו כשתסגרו את הדף.
browser-deleted = הדפדפן מחק את המשחקים השמורים שלכם. אם יש לכם גיבוי, הוסיפו אותו תחת ״{ data-title }״.
browser-deleted-copy = הדפדפן מחק את המשחקים השמורים שלכם. הם שוחזרו מעותק שני.
something-damaged = חלק מהנתונים השמורים פגומים, ואי אפשר לקרוא אותם. הם נשמרים כמו שהם; כל השאר תקין.
newer-version-played = כבר השתמשתם כאן בגרסה חדשה יותר. שום דבר לא יישמר עד שתטענו את הדף מחדש.

### Reading a backup file.

backup-too-large = הקובץ גדול מכדי להיות גיבוי. שום דבר לא השתנה.
backup-unread = הדפדפן לא הצליח לקרוא את הקובץ. שום דבר לא השתנה.
backup-damaged = הקובץ פגום ואי אפשר לקרוא אותו. שום דבר לא השתנה.
no-backup-file = זה לא קובץ גיבוי של הדף הזה. שום דבר לא השתנה.
backup-newer = הגיבוי נוצר בגרסה חדשה יותר של הדף. שום דבר לא השתנה.

## What was added: parts of a sentence, such as "12 results and 2 games added; 3 were here already"

# With commas: "ו" cannot stand before digits.
things-added = פריטים שנוספו: { LIST($things, "comma") }
added-results = { $count ->
    [one] תוצאה אחת
    [two] שתי תוצאות
   *[other] { $count } תוצאות
}
added-games = { $count ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $count } משחקים
}
were-here-already = { $count ->
    [one] פריט אחד כבר היה כאן
    [two] שני פריטים כבר היו כאן
   *[other] { $count } פריטים כבר היו כאן
}
nothing-added-rest-here = לא נוסף כלום: השאר כבר היה כאן
nothing-added-all-here = לא נוסף כלום: הכול כבר היה כאן
nothing-added-empty = לא נוסף כלום: בגיבוי הזה אין תוצאות ואין משחקים עם מהלכים
things-unread = { $count ->
    [one] אי אפשר היה לקרוא פריט אחד
    [two] אי אפשר היה לקרוא שני פריטים
   *[other] אי אפשר היה לקרוא { $count } פריטים
}
# $most is how many games are kept on a device.
games-left-out = { $count ->
    [one] משחק אחד הושמט: כאן נשמרים רק { $most }
    [two] שני משחקים הושמטו: כאן נשמרים רק { $most }
   *[other] { $count } משחקים הושמטו: כאן נשמרים רק { $most }
}
