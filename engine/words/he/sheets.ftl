### The menu.

menu-title = תפריט

## The headings of its groups

menu-play = משחק
menu-look-back = מבט לאחור
menu-help = עזרה

## Its buttons, with room for one or two short words

# $noun is what the game calls a deal.
menu-new = { $noun ->
    [rubber] רובר חדש
   *[deal] משחק חדש
}
menu-restart = מההתחלה
menu-daily = אתגרים יומיים
menu-games = כל המשחקים
menu-review = סקירה
menu-statistics = סטטיסטיקה
menu-share = שיתוף
# $game is the name of a game.
menu-learn = ללמוד את { $game }
menu-moves = מה אפשר לעשות?
menu-rules = כללים
# This button opens the sheet "The table in words".
menu-words = תיאור השולחן
menu-keys = מקשים

## The field for the number of a deal, and its button

menu-number = { $noun ->
    [rubber] מספר הרובר
   *[deal] מספר החלוקה
}
menu-deal = לשחק

## Which deals are chosen at random

menu-new-deals = { $noun ->
    [rubber] רוברים חדשים
   *[deal] משחקים חדשים
}
deals-any = הכול
deals-winnable = פתירים
deals-easy = קלים
deals-middling = בינוניים
deals-hard = קשים

### Small sheets and buttons.

## To find a card

find-title = חיפוש קלף
# What the player may type: names and signs of cards, also the first letter of a suit.
find-such-as = למשל 7 עלה, מלכת לב או 10ת
find-button = חיפוש

## While the player plays in another tab

other-tab-title = פתוח בכרטיסייה אחרת
other-tab-words = אתם משחקים בכרטיסייה אחרת או בחלון אחר. שום דבר לא אבד.
other-tab-here = לשחק כאן

link-damaged-title = הקישור פגום
link-damaged-play = לשחק מההתחלה

## While the page does something that takes long

slow-work-done = { $percent }%
slow-work-stop = עצירה

## The button that lets the frame of one-switch play wait

wait-button = השהיה
wait-words = השהיית הסריקה

### The sheet that greets a newcomer.

greeting-title = במה תרצו לשחק?
greeting-words = בלי הרשמה ובלי פרסומות. המשחקים שלכם נשארים במכשיר הזה.
greeting-learn = ללמוד את { $game }
# $count is five or so.
greeting-steps = ב־{ $count } שלבים קצרים
greeting-known = או משחק שאתם כבר מכירים
# What these games are like, below their names.
known-klondike = הקלאסיקה
known-freecell = כל הקלפים פתוחים
known-spider = ארוך, שתי חפיסות
known-golf = כמה דקות
greeting-just-play = פשוט לשחק
greeting-games = כל המשחקים

### The gallery: a tile for every game.

tile-go-on = המשך
# $share is in words, such as "6 in 7" or "nearly all".
share-winnable = פתירות: { $share }
favourite-game = מועדף: { $game }
rule-sets-of = גרסאות של { $game }
# Follows the name of a rule set, for those who do not see the dot beside it.
rule-set-in-progress = , באמצע משחק
# Follows the short name of a rule set with its whole name, such as "Turn three (Klondike, turn three)".
rule-set-in-full = { " " }({ $game })

## How the game of a tile stands

tile-on-table = על השולחן
tile-in-progress = באמצע משחק
# $count is a number of days, weeks or months: two or more, but 0 for today and 1 for yesterday.
played = { $unit ->
    [today] שוחק היום
    [yesterday] שוחק אתמול
    [days] { $count ->
        [two] שוחק לפני יומיים
       *[other] שוחק לפני { $count } ימים
    }
    [weeks] { $count ->
        [two] שוחק לפני שבועיים
       *[other] שוחק לפני { $count } שבועות
    }
   *[months] { $count ->
        [two] שוחק לפני חודשיים
       *[other] שוחק לפני { $count } חודשים
    }
}

## Filters and search

filter-all = הכול
filter-begun = באמצע משחק
filter-favourites = מועדפים
filter-short = פחות מ־10 דק׳
filter-sure = כמעט תמיד פתירים
games-found = { $count ->
    [0] לא נמצאו משחקים.
    [one] נמצא משחק אחד.
    [two] נמצאו שני משחקים.
   *[other] נמצאו { SPELLED($count) } משחקים.
}

### The deals of the day: the page of all games, and the calendar of one game.

daily-title = אתגרים יומיים
daily-today = היום
daily-today-count = היום: { $count }
deals-won-of = ניצחונות: { $won } מתוך { $all }
share-day = שיתוף התוצאות
calendar-of = לוח השנה של { $game }

## The text to share, without a card of any deal. "Backbone Patience" is the name of this collection.

summary-heading = { "\u200F" }Backbone Patience, האתגרים היומיים של { $date }
# $squares are small squares, one for each game.
summary-count = { $medal ->
    [bronze] { $squares } { deals-won-of }, מדליית ארד
    [silver] { $squares } { deals-won-of }, מדליית כסף
    [gold] { $squares } { deals-won-of }, מדליית זהב
   *[none] { $squares } { deals-won-of }
}
summary-line = { $game } { $time }

## Days in a row with a medal, and all the medals

# Beside the number of the days.
days-in-a-row = { $count ->
    [one] יום ברצף
   *[other] ימים ברצף
}
longest-row-of-days = שיא: { $count }
medals = מדליות
days-with-medal = { $medal ->
    [bronze] { $count ->
        [0] אין ימים עם מדליית ארד
        [one] יום אחד עם מדליית ארד
        [two] יומיים עם מדליית ארד
       *[other] { SPELLED($count) } ימים עם מדליית ארד
    }
    [silver] { $count ->
        [0] אין ימים עם מדליית כסף
        [one] יום אחד עם מדליית כסף
        [two] יומיים עם מדליית כסף
       *[other] { SPELLED($count) } ימים עם מדליית כסף
    }
   *[gold] { $count ->
        [0] אין ימים עם מדליית זהב
        [one] יום אחד עם מדליית זהב
        [two] יומיים עם מדליית זהב
       *[other] { SPELLED($count) } ימים עם מדליית זהב
    }
}

## The calendar. A day is read out as "22 November, today, 3 won, silver medal".

month-before = החודש הקודם
month-after = החודש הבא
is-today = היום
deals-won = { $count ->
    [one] ניצחון אחד
    [two] שני ניצחונות
   *[other] { $count } ניצחונות
}
has-medal = { $medal ->
    [bronze] מדליית ארד
    [silver] מדליית כסף
   *[gold] מדליית זהב
}

## The legend. How many deals have to be won for each medal: for the least, and for the best of $all deals.

medal-from = { $count } או יותר
medal-from-all = { $count } מתוך { $all }
legend-today = היום
legend-explained = העיגול מראה בכמה אתגרים ניצחתם באותו יום. הטבעת כוללת גם ניצחונות מאוחרים יותר.

## The deals of a day. The form ".of" is for screen readers.

# What a player does most in a game, such as "Uncovering".
kind-of-game = { FORM($game, "kind") }
daily-won = ניצחון
daily-won-in = ניצחון ב־{ $time }
daily-play = לשחק
    .of = לשחק: { $game }
daily-go-on = המשך
    .of = המשך: { $game }, { moves }

## The calendar of one game. $noun is what it calls a deal.

daily-of-game = אתגרים יומיים: { $game }
deal-a-day = { $noun ->
    [rubber] { $kind ->
        [winnable] { $game }: רובר פתיר אחד בכל יום, אותו רובר לכולם.
       *[any] { $game }: רובר אחד בכל יום, אותו רובר לכולם.
    }
   *[deal] { $kind ->
        [winnable] { $game }: חלוקה פתירה אחת בכל יום, אותה חלוקה לכולם.
       *[any] { $game }: חלוקה אחת בכל יום, אותה חלוקה לכולם.
    }
}
current-streak = { $count ->
    [one] רצף נוכחי: יום אחד.
    [two] רצף נוכחי: יומיים.
   *[other] רצף נוכחי: { SPELLED($count) } ימים.
}
deal-of-today = { $noun ->
    [rubber] הרובר של היום
   *[deal] האתגר של היום
}
deal-of-today-won = { $noun ->
    [rubber] ניצחתם ברובר של היום.
   *[deal] ניצחתם באתגר של היום.
}
day-won = ניצחון
day-won-later = ניצחון ביום מאוחר יותר
month-key = מלא: ניצחון באותו יום. מסגרת עם סימן וי: ניצחון ביום מאוחר יותר.
daily-of-all-games = כל האתגרים היומיים

### The panel that leads through a lesson.

lesson-progress = שלב { $number } מתוך { $count }
# Its main button: show the move of this step, go to the next step, or leave the lesson and play on.
lesson-show = הראו לי
lesson-next = הבא
lesson-skip = להמשיך לשחק
# After another move than that of the lesson.
lesson-astray-title = גם זה מהלך טוב
lesson-astray = בשיעור ממשיכים אחרת. בטלו את המהלך כדי לחזור לשיעור, או המשיכו לשחק בעצמכם.
lesson-take-back = ביטול המהלך

### The sheets that list the whole table in words, or the cards of one pile to choose from.

table-in-words = { menu-words }
no-card-to-pick = אי אפשר לקחת מכאן קלף עכשיו.
cards-below-face-down = { $count ->
    [one] קלף סגור אחד
    [two] שני קלפים סגורים
   *[other] { SPELLED($count) } קלפים סגורים
}
# Beside the name of a card that cannot be taken now.
card-stays = אי אפשר להזיז

# The sheet with everything that was said on this visit.
said-title = הודעות
nothing-said = עוד אין הודעות.

### The sheet that lists the keys and what they do.

keys-title = מקשים
key-arrows = חיצים
key-arrows-do = מעבר לערימה הבאה באותו כיוון
key-space = רווח
keyboard-enter = Enter
keyboard-escape = Esc
keyboard-page-up = PgUp
keyboard-page-down = PgDn
key-digits = { "\u2066" }1–9, 0{ "\u2069" }
key-digits-do = מעבר לטור במספר הזה; 0 הוא טור 10
letter-keys-off = מקשי האותיות כבויים. אפשר להפעיל אותם בהגדרות.
keys-mouse = בעכבר: לחיצה ימנית על ערימה שולחת הביתה את הקלף העליון שלה.
record-title = משהו השתבש?
record-explained = אפשר להעתיק את המהלכים האחרונים ואת ההגדרות ולצרף אותם לדיווח. שום דבר לא נשלח מעצמו.
record-copy = העתקת הפעולות שלי
record-copied = הפעולות שלך הועתקו.

### The sheet that is shown while the player has stopped the time.

pause-title = הפסקה
pause-go-on = המשך
deal-on-table = { $noun ->
    [rubber] רובר { $number }
   *[deal] חלוקה { $number }
}

### The sheet about what is kept on the player's device.

data-title = הנתונים שלכם

## Where it is kept

kept-on-disk = המשחקים, התוצאות וההגדרות שלכם נשמרים במכשיר הזה, בדפדפן הזה. הם לא נשלחים לשום מקום.
kept-in-small-store = שטח האחסון בדפדפן הזה קטן: רק כמה מגה־בייט. המשחקים, התוצאות וההגדרות שלכם נשמרים שם, במכשיר הזה.
kept-but-shut = אי אפשר לפתוח כרגע את המשחקים שלכם, ומה שתשחקו עכשיו יאבד כשתסגרו את הדף. טענו את הדף מחדש. אם זה נמשך, מחקו את נתוני האתר הזה בהגדרות הדפדפן; זה ימחק גם את המשחקים שלכם.
kept-by-newer = גרסה חדשה יותר של הדף שמרה את המשחקים שלכם בדרך אחרת. הם שמורים, אבל מה שתשחקו עכשיו יאבד כשתסגרו את הדף. טענו את הדף מחדש.
kept-nowhere = הדפדפן הזה לא שומר כלום: המשחקים שלכם יאבדו כשתסגרו את הדף.
# $used and $room are sizes, such as "3.4 MB".
room-used = שטח אחסון בשימוש, כולל האפליקציה: { $used } מתוך { $room }.
offline-ready = אפשר לשחק גם בלי אינטרנט.
offline-not-ready = עוד אי אפשר לשחק בלי אינטרנט: חסרים כמה קבצים.
offline-lacks = אי אפשר לשחק בלי אינטרנט: הדפדפן לא הצליח לשמור את הקובץ { $file }. אולי הקובץ משתנה בדרך.
promise-given = הנתונים יישמרו בדפדפן עד שתמחקו אותם.
promise-not-given = הדפדפן עלול למחוק את הנתונים כשנשאר מעט שטח אחסון במכשיר.
page-version = גרסה { $version }, בנייה { $build }

## The games, each with facts in a line such as "given up · 12 moves · played yesterday"

kept-games = משחקים
kept-on-table = על השולחן
kept-lesson = שיעור
kept-won = ניצחון
kept-lost = הפסד
kept-given-up = ויתור
# $game is the name of the deal, $line the facts about it.
delete-game = מחיקה: { $game }, { $line }

## Texts that could not be read: what each was, and buttons, with the form ".of" for screen readers

unread-heading = פריטים שאי אפשר לקרוא
unread-explained = הפריטים האלה פגומים, ולכן אי אפשר היה להשתמש בהם. הם נשמרים כמו שהם. שחזור של פריט מוסיף את המשחקים והתוצאות שעוד אפשר למצוא בו.
unread-journal = שינוי במשחקים שלכם
unread-snapshots = רשימה של כל המשחקים שלכם
unread-results = רשימת תוצאות
unread-game = משחק
unread-something = נתונים שמורים אחרים
# $what is one of these.
unread-save = שמירה לקובץ
    .of = שמירה לקובץ: { $what }
unread-restore = שחזור
    .of = שחזור: { $what }
unread-delete = מחיקה
    .of = מחיקה: { $what }

### מה חדש; הרשימה עצמה באנגלית בכל השפות.

news-title = מה חדש
news-in-english = הרשימה הזאת באנגלית בלבד.
news-loading = הרשימה נטענת…
news-not-loaded = טעינת הרשימה נכשלה. נסו שוב כשיהיה חיבור לאינטרנט.
