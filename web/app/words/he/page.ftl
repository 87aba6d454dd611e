### core, state: The header above the table, its buttons, and the title of the window.

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
finish-button = סיום
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

### core, view, features/speech: What is said of the table on command, and why a command does nothing. What has a
### full stop is a sentence.

# What is said after something else, at the end of the same line.
said-after = { " " }{ $what }
deleted = הפריט נמחק: { $what }.
back-again = הפריט שוחזר: { $what }.
move-of-several = { $move }, { $number } מתוך { $count }
card-not-home-now = אי אפשר להעביר את { FORM($card, "the") } הביתה עכשיו.
no-finish-yet = עדיין אי אפשר לסיים אוטומטית: יש עוד מה להחליט.
nothing-to-call = כרגע אין מה להכריז.
choose-a-bid = קודם צריך לבחור הכרזה.
no-trick-yet = עוד לא שוחקה אף לקיחה.
# In a game without choices, a button that shows the last trick again.
last-trick-button = הלקיחה האחרונה
# On the card that wins a trick.
wins-tag = זוכה
# For screen readers: what kind of thing the table is.
card-table = שולחן קלפים

### features/size: The size of the cards

cards-largest = אי אפשר להגדיל עוד את הקלפים.
cards-smallest = אי אפשר להקטין עוד את הקלפים.
table-ends = כאן השולחן נגמר.
# $size is "number-with-tenths", such as "1.5", or a whole number.
cards-times = גודל הקלפים: { "\u2066" }×{ $size }{ "\u2069" }.

### core, features: What each key does, for the list of keys.

key-undo = ביטול מהלך
key-redo = ביצוע חוזר
key-list = רשימת הקלפים בערימה הזאת, כדי לבחור מה לקחת
key-stock = פתיחה מהקופה
key-new = משחק חדש
key-restart = המשחק הזה מההתחלה
key-run = סיום אוטומטי, או משחק אוטומטי
key-hint = רמז: הצגת מהלך
key-nudge = הודעה אם יש מהלך מועיל, בלי להציג אותו
key-review = סקירה: איפה ניצחתם או הפסדתם
key-daily = האתגרים היומיים במשחק הזה
key-moves = הצגת הקלפים שאפשר להזיז; לחיצה נוספת: הקראת כל המהלכים
key-overview = הקראת הקלפים העליונים; לחיצה נוספת: כל הערימות
key-next-move = הקראת המהלך החוקי הבא, ומעבר אל הערימה שלו
key-last-move = הקראת המהלך החוקי הקודם
key-contents = הקראת הקלפים בערימה הזאת
key-where = הקראת שם הערימה הנוכחית
key-again = חזרה על ההודעה האחרונה
key-magnify = הצגת הקלף בגדול
key-larger = קלפים גדולים יותר
key-smaller = קלפים קטנים יותר
key-rules = כללי המשחק הזה
key-games = כל המשחקים
key-pause = הפסקה: עצירת הזמן והסתרת הקלפים
key-statistics = סטטיסטיקה
key-score-sheet = דף הניקוד, במשחקים שיש בהם דף כזה
key-trick = הצגה חוזרת של הלקיחה האחרונה, במשחקי לקיחות
key-calls = מעבר אל ההכרזות, או אל כפתור החלוקה הבאה
key-count = איך הבית החליט מה להכריז
key-find = חיפוש קלף
key-help = הרשימה הזאת
key-next-kind = מעבר אל סוג הערימות הבא
key-last-kind = מעבר אל סוג הערימות הקודם
key-release = ביטול הבחירה, או סגירת הסקירה
key-take = בחירת הקלף הזה, או הנחת הקלף הנבחר כאן
key-best = ביצוע המהלך הטוב ביותר מהערימה הזאת

### core, features/backup, features/data, features/link: What the page tells of itself: faults, files, links, and work
### that takes a while.

went-wrong = משהו השתבש. המשחק שלכם שמור, ואפשר להמשיך לשחק.
went-wrong-load-again = משהו השתבש. המשחקים שלכם שמורים; רעננו את הדף.
new-version = גרסה חדשה זמינה.
time-for-backup = הגיע הזמן לגבות את המשחקים שלכם.
link-copied = הקישור הועתק.
link-not-copied = ההעתקה נכשלה. הקישור מסומן, ואפשר להעתיק אותו ידנית.
# $file is the name of a file.
saved-as = נשמר בהורדות בשם { "\u2066" }{ $file }{ "\u2069" }.

## Work that takes a while: titles of the sheet that shows how far it is

opening-game = פתיחת המשחק
reading-games = טעינת המשחקים
writing-backup = יצירת גיבוי
reading-backup = טעינת הגיבוי
restoring = שחזור
work-stopped = הפעולה נעצרה. שום דבר לא השתנה.

### saving: Faults of what keeps the games on the device. Each message is one or two sentences.

no-room-to-save = שטח האחסון של הדפדפן נגמר. אפשר להמשיך לשחק, אבל המשחק הזה עלול ללכת לאיבוד.
not-saved-now = אי אפשר לשמור כרגע את המשחק. אפשר להמשיך לשחק; הדף ינסה שוב אחרי כל מהלך.
room-miscounted = הדפדפן מודיע בטעות ששטח האחסון מלא. סגרו אותו ופתחו שוב; עד אז שום דבר לא יישמר.
games-not-read = אי אפשר לקרוא כרגע את המשחקים שלכם. רעננו את הדף.
games-not-opened = אי אפשר לפתוח כרגע את המשחקים שלכם. רעננו את הדף: מה שתשחקו עכשיו לא יישמר.
nothing-kept = הדפדפן הזה לא שומר כלום: המשחקים שלכם יאבדו כשתסגרו את הדף.
browser-deleted = הדפדפן מחק את המשחקים השמורים שלכם. אם יש לכם גיבוי, טענו אותו במסך ״{ data-title }״.
browser-deleted-copy = הדפדפן מחק את המשחקים השמורים שלכם. הם שוחזרו מעותק שני.
something-damaged = חלק מהנתונים השמורים פגומים, ואי אפשר לקרוא אותם. הם נשמרים כמו שהם; כל השאר תקין.
newer-version-played = כבר השתמשתם כאן בגרסה חדשה יותר. שום דבר לא יישמר עד שתרעננו את הדף.

### state: What an action of the player has done, for those who do not see the table.

deselected = הבחירה בוטלה
# $places are the piles that may fill it.
space-chosen = בחרתם: { FORM($place, "the") }; אפשר להעביר לשם קלף { LIST($places, "or", "from") }
space-chosen-many = { $count ->
    [one] בחרתם: { FORM($place, "the") }; אפשר להעביר לשם קלף מערימה אחת
    [two] בחרתם: { FORM($place, "the") }; אפשר להעביר לשם קלף משתי ערימות
   *[other] בחרתם: { FORM($place, "the") }; אפשר להעביר לשם קלף מ־{ $count } ערימות
}
cards-chosen = בחרתם: { $cards }; אפשר להעביר אל: { LIST($places, "comma") }
# Several numbers of cards may go: $least and $most are each the name of a card, or "card-with-others".
cards-chosen-between = בחרתם: { $least }, או עד { $most }; אפשר להעביר אל: { LIST($places, "comma") }
also-home = גם הביתה: { LIST($cards, "comma") }
nothing-to-undo = אין מה לבטל.
nothing-to-redo = אין מה לבצע שוב.
undone = המהלך בוטל
undone-move = בוטל: { $move }
redone = המהלך בוצע שוב
redone-move = בוצע שוב: { $move }
back = חזרה
back-to-deal = חזרה אל { $deal }
move-number = מהלך { $number }
at-its-start = אתם כבר בתחילת המשחק.
undo-brings-back = ״{ undo-button }״ מחזיר את המהלכים שלכם.
lesson-over = השיעור הסתיים
link-too-long = הקישור הזה ארוך מכדי להיות קישור למשחק.
on-the-table-already = המשחק הזה כבר על השולחן.
deal-so-far = { $deal }, { moves }

### panels: Numbers, shares and sizes.

# A number that is not whole, such as "118.5".
number-with-tenths = { $whole }.{ $tenths }
per-cent = { $number }%
per-cent-under-one = פחות מ־1%
per-cent-over-99 = יותר מ־99%
# Stands after a noun: "המשחק ה־12".
ordinal = ה־{ $number }
size-under-1-kb = פחות מ־{ "\u2066" }1 kB{ "\u2069" }
size-kb = { "\u2066" }{ $number } kB{ "\u2069" }
size-mb = { "\u2066" }{ $number } MB{ "\u2069" }
size-gb = { "\u2066" }{ $number } GB{ "\u2069" }

### state, view: Dates. $day, $month and $year are numbers; the messages put them in the order of the language.

month-name = { $month ->
    [1] ינואר
    [2] פברואר
    [3] מרץ
    [4] אפריל
    [5] מאי
    [6] יוני
    [7] יולי
    [8] אוגוסט
    [9] ספטמבר
    [10] אוקטובר
    [11] נובמבר
   *[12] דצמבר
}
month-of-year = { month-name } { $year }
day-of-month = { $day } ב{ month-name }
date = { $day } ב{ month-name } { $year }
# $text is what was kept in place of a date and is none.
not-a-date = { $text }
# $weekday is 0 for Monday to 6 for Sunday. The forms are for the head of a calendar, the last one for a very small mark.
weekday-name = { $weekday ->
    [0] יום שני
    [1] יום שלישי
    [2] יום רביעי
    [3] יום חמישי
    [4] יום שישי
    [5] שבת
   *[6] יום ראשון
}
    .short = { $weekday ->
        [0] ב׳
        [1] ג׳
        [2] ד׳
        [3] ה׳
        [4] ו׳
        [5] ש׳
       *[6] א׳
    }
    .shortest = { $weekday ->
        [0] ב׳
        [1] ג׳
        [2] ד׳
        [3] ה׳
        [4] ו׳
        [5] ש׳
       *[6] א׳
    }
    .initial = { $weekday ->
        [0] ב
        [1] ג
        [2] ד
        [3] ה
        [4] ו
        [5] ש
       *[6] א
    }
first-weekday = 6

### state, features/gallery: Which share of the deals of a game can be won, such as "6 in 7", to be followed by the word
### for "winnable".

nearly-all-deals = כמעט כולן
deals-in = { $part } מתוך { $whole }
deals-in-at-least = לפחות { $part } מתוך { $whole }
# A note below the games.
winnable-means = ״פתירות״ הן החלוקות שאפשר לנצח בהן אם רואים את כל הקלפים. זה לא אומר כמה פעמים תנצחו אתם.

### panels, state, features/data: What several sheets say.

# A few facts in one line, such as "Deal 4711 · 12 moves · 5 home".
list-dot = { " · " }
    .last = { " · " }
facts-in-line = { LIST($facts, "dot") }
# One of these facts that is in words already, such as the time "4:05".
fact = { $what }
delete-button = מחיקה

# How long most games take. Not more than ten letters. A range runs from right to left, as in Hebrew print.
minutes-of-play = { $most } דק׳
minutes-of-play-between = { $least }–{ $most } דק׳
