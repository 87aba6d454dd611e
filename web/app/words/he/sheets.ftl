### core, features, panels: The menu.

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
menu-learn = שיעור: { $game }
menu-moves = מה אפשר לעשות?
menu-rules = כללים
# This button opens the sheet "The table in words".
menu-words = תיאור השולחן
menu-keys = קיצורי מקלדת

## The field for the number of a deal, and its button

menu-number = { $noun ->
    [rubber] מספר הרובר
   *[deal] מספר החלוקה
}
menu-deal = התחלה

## Which deals are chosen at random

menu-new-deals = { $noun ->
    [rubber] רוברים חדשים
   *[deal] משחקים חדשים
}
deals-any = כולם
deals-winnable = פתירים
deals-easy = קלים
deals-middling = בינוניים
deals-hard = קשים

### features/find: To find a card

find-title = חיפוש קלף
# What the player may type: names and signs of cards, also the first letter of a suit.
find-such-as = למשל 7 עלה, מלכת לב או 10ת
find-button = חיפוש
no-such-column = אין טור { $number }.
# $text is what the player has typed.
not-a-card = אין קלף כזה: ״{ "\u2068" }{ $text }{ "\u2069" }״. הקלידו ערך וצורה, למשל 7 עלה.

### panels: While the player plays in another tab

other-tab-title = המשחק פתוח בכרטיסייה אחרת
other-tab-words = אתם משחקים בכרטיסייה אחרת או בחלון אחר. שום דבר לא אבד.
other-tab-here = המשך כאן

### features/link: קישור שאי אפשר לקרוא עד סופו

link-damaged-title = הקישור פגום
link-damaged-play = פתיחה מההתחלה

### panels: While the page does something that takes long

slow-work-done = { $percent }%
slow-work-stop = עצירה

### features/scanning: The button that lets the frame of one-switch play wait

wait-button = השהיה
wait-words = השהיית הסריקה
frame-waits = הסריקה מושהית. לחצו כדי להמשיך.

### features/greeting: The sheet that greets a newcomer.

greeting-title = במה תרצו לשחק?
greeting-words = בלי הרשמה ובלי פרסומות. המשחקים שלכם נשארים במכשיר הזה.
greeting-learn = שיעור: { $game }
# $count is five or so.
greeting-steps = ב־{ $count } שלבים קצרים
greeting-known = או משחק שאתם כבר מכירים
# What these games are like, below their names.
known-klondike = הקלאסיקה
known-freecell = כל הקלפים פתוחים
known-spider = ארוך, שתי חפיסות
known-golf = כמה דקות
greeting-just-play = ישר למשחק
greeting-games = כל המשחקים

### features/gallery, panels: The gallery: a tile for every game.

tile-go-on = המשך
# On the tile of one game, another one each week; the same for all players.
tile-of-week = משחק השבוע
resume-game = המשך: { $game }, { $line }
# $share is in words, such as "6 in 7" or "nearly all".
share-winnable = פתירות: { $share }
favourite-game = מועדף: { $game }
rule-sets-of = גרסאות של { $game }
# Follows the name of a rule set, for those who do not see the dot beside it.
rule-set-in-progress = , באמצע המשחק
# Follows the short name of a rule set with its whole name, such as "Turn three (Klondike, turn three)".
rule-set-in-full = { " " }({ $game })

## How the game of a tile stands

tile-on-table = על השולחן
tile-in-progress = באמצע המשחק
# $count is a number of days, weeks or months: two or more, but 0 for today and 1 for yesterday.
played = { $unit ->
    [today] שיחקתם היום
    [yesterday] שיחקתם אתמול
    [days] { $count ->
        [two] שיחקתם לפני יומיים
       *[other] שיחקתם לפני { $count } ימים
    }
    [weeks] { $count ->
        [two] שיחקתם לפני שבועיים
       *[other] שיחקתם לפני { $count } שבועות
    }
   *[months] { $count ->
        [two] שיחקתם לפני חודשיים
       *[other] שיחקתם לפני { $count } חודשים
    }
}

## Filters and search

filter-all = הכול
filter-begun = באמצע המשחק
filter-favourites = מועדפים
filter-short = פחות מ־10 דק׳
filter-sure = כמעט תמיד פתירים
# Games in which all cards lie face up from the start.
filter-open = כל הקלפים פתוחים
filter-own = חוקי בית
# Games with two packs of cards.
filter-two-packs = שתי חפיסות
# Games that are played much like the one on the table; $game is its name.
filter-alike = כמו { $game }
games-found = { $count ->
    [0] לא נמצאו משחקים.
    [one] נמצא משחק אחד.
    [two] נמצאו שני משחקים.
   *[other] נמצאו { SPELLED($count) } משחקים.
}

### features/rules: דף הכללים של משחק; הטקסט שלו מורכב במקום אחר.

# $names are other names of the game, such as "סוליטר, Solitaire".
also-called = שמות נוספים: { $names }.
change-rules = שינוי הכללים
change-rules-note = לחצו על כלל כדי לשנות אותו.
choose-rule = בחירת כלל
rules-left-out = כללים שלא מתאימים לשאר הכללים לא מופיעים כאן.
play-by-rules = למשחק לפי הכללים האלה
name-of-rules = שם
save-name = שמירה
rules-named = הכללים האלה נקראים עכשיו ״{ $name }״.
rules-unnamed = לכללים האלה אין יותר שם משלהם.

### features/daily: The deals of the day: the page of all games, and the calendar of one game.

daily-title = אתגרים יומיים
daily-today = היום
daily-today-count = היום, { $count }
deals-won-of = ניצחונות: { $won } מתוך { $all }
share-day = שיתוף התוצאות
calendar-of = לוח השנה של { $game }
facts-with-commas = { LIST($facts, "comma") }

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
no-earlier-month = אין אתגרים יומיים לפני החודש הזה.
no-later-month = עדיין אין אתגרים יומיים אחרי החודש הזה.
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
daily-won-in = ניצחון תוך { $time }
daily-play = התחלה
    .of = התחלה: { $game }
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

### features/lesson: The panel that leads through a lesson.

lesson-progress = שלב { $number } מתוך { $count }
# Its main button: show the move of this step, go to the next step, or leave the lesson and play on.
lesson-show = הראו לי
lesson-next = הבא
lesson-skip = המשך משחק
# After another move than that of the lesson.
lesson-astray-title = גם זה מהלך טוב
lesson-astray = בשיעור ממשיכים אחרת. בטלו את המהלך כדי לחזור לשיעור, או המשיכו לשחק בעצמכם.
lesson-take-back = ביטול המהלך
# $progress is such as "Step 1 of 9".
lesson-begins = { $game }. { lesson-step }
lesson-step = { $progress }: { $title }. { $text }

### features/table_in_words, features/last_announcements, panels: The sheets that list the whole table in words, or the cards of one
### pile to choose from.

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

### core, features, panels: The sheet that lists the keys and what they do.

keys-title = קיצורי מקלדת
key-arrows = חיצים
key-arrows-do = מעבר אל הערימה הבאה בכיוון החץ
key-space = רווח
keyboard-enter = Enter
keyboard-escape = Esc
keyboard-page-up = PgUp
keyboard-page-down = PgDn
key-digits = { "\u2066" }1–9, 0{ "\u2069" }
key-digits-do = מעבר אל הטור שזה מספרו; 0 הוא טור 10
letter-keys-off = קיצורי המקלדת באותיות כבויים. אפשר להפעיל אותם בהגדרות.
keys-mouse = בעכבר: לחיצה ימנית על ערימה שולחת הביתה את הקלף העליון שלה.
record-title = משהו השתבש?
record-explained = אפשר להעתיק את המהלכים האחרונים ואת ההגדרות ולצרף אותם לדיווח על התקלה. שום דבר לא נשלח אוטומטית.
record-copy = העתקה לדיווח
record-copied = המהלכים וההגדרות הועתקו.

### features/pause: The sheet that is shown while the player has stopped the time.

pause-title = הפסקה
pause-go-on = המשך
deal-on-table = { $noun ->
    [rubber] רובר { $number }
   *[deal] חלוקה { $number }
}

### features/data: The sheet about what is kept on the player's device.

data-title = הנתונים שלכם

## Where it is kept

kept-on-disk = המשחקים, התוצאות וההגדרות שלכם נשמרים במכשיר הזה, בדפדפן הזה. הם לא נשלחים לשום מקום.
kept-in-small-store = שטח האחסון בדפדפן הזה קטן: רק כמה מגה־בייט. המשחקים, התוצאות וההגדרות שלכם נשמרים שם, במכשיר הזה.
kept-but-shut = אי אפשר לפתוח כרגע את המשחקים שלכם, ומה שתשחקו עכשיו יאבד כשתסגרו את הדף. רעננו את הדף. אם זה נמשך, מחקו את נתוני האתר הזה בהגדרות הדפדפן; זה ימחק גם את המשחקים שלכם.
kept-by-newer = גרסה חדשה יותר של הדף שמרה את המשחקים שלכם בדרך אחרת. הם שמורים, אבל מה שתשחקו עכשיו יאבד כשתסגרו את הדף. רעננו את הדף.
kept-nowhere = הדפדפן הזה לא שומר כלום: המשחקים שלכם יאבדו כשתסגרו את הדף.
# $used and $room are sizes, such as "3.4 MB".
room-used = שטח אחסון בשימוש, כולל האפליקציה: { $used } מתוך { $room }.
offline-ready = אפשר לשחק גם בלי אינטרנט.
offline-not-ready = עוד אי אפשר לשחק בלי אינטרנט: חסרים כמה קבצים.
offline-lacks = אי אפשר לשחק בלי אינטרנט: הדפדפן לא הצליח לשמור את הקובץ { $file }. ייתכן שהקובץ השתנה בדרך מהאתר.
promise-given = הנתונים יישמרו בדפדפן עד שתמחקו אותם.
promise-not-given = הדפדפן עלול למחוק את הנתונים כשנשאר מעט שטח אחסון במכשיר.
page-version = גרסה { "\u2066" }{ $version } (build { $build }){ "\u2069" }

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

## What could not be read

nothing-restored = אין מה לשחזר: בפריט הזה אין תוצאות ואין משחקים עם מהלכים. הוא נשמר כמו שהוא.
not-deleted = המחיקה נכשלה. הפריט נשאר כמו שהוא.
no-room-to-bring-back = אין מספיק שטח אחסון לשחזור.

### features/news: מה חדש; הרשימה עצמה באנגלית בכל השפות.

news-title = מה חדש
news-in-english = הרשימה הזאת באנגלית בלבד.
news-loading = טוענים את הרשימה…
news-not-loaded = טעינת הרשימה נכשלה. נסו שוב כשיהיה חיבור לאינטרנט.

### features/backup, panels, state: Reading a backup file.

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
    [one] משחק אחד הושמט: כאן נשמרים רק { $most } משחקים
    [two] שני משחקים הושמטו: כאן נשמרים רק { $most } משחקים
   *[other] { $count } משחקים הושמטו: כאן נשמרים רק { $most } משחקים
}

## Backups, on several sheets

backup-title = גיבוי
backup-explained = כל המשחקים שהתחלתם, התוצאות, המועדפים וההגדרות בקובץ אחד, לשמירה או להעברה למכשיר אחר. טעינת גיבוי משלימה את מה שחסר כאן ולא מוחקת כלום.
backup-save = שמירת גיבוי
backup-add = טעינת גיבוי

### features/hint, core: Hints, the way back, and demonstrations.

thinking = חושבים…
advice-still-loading = הרמזים עוד נטענים. הרמז יופיע מעצמו.
review-still-loading = הסקירה עוד נטענת. היא תיפתח מעצמה.
moved-since-asking = עכשיו הכול מוכן. ביצעתם מהלך מאז שביקשתם, אז בקשו שוב.
advice-not-loaded = טעינת הרמזים נכשלה. רעננו את הדף כדי לנסות שוב.
looking-for-way-back = מחפשים את המצב האחרון שאפשר היה לנצח ממנו…
no-way-back = לא נמצא מצב קודם שאפשר לנצח ממנו
better-move-found = בינתיים נמצא מהלך טוב יותר.
demo-stopped = ההדגמה נעצרה. שום דבר לא השתנה במשחק שלכם.
no-way-found = לא נמצאה דרך לנצח מכאן

### features/review: The review.

review-closed = הסקירה נסגרה
playing-from = { $number ->
    [0] אתם משחקים שוב מההתחלה. ״{ redo-button }״ מחזיר את המהלכים שבאו אחריה.
   *[other] אתם ממשיכים ממהלך { $number }. ״{ redo-button }״ מחזיר את המהלכים שאחריו.
}

## Each message is a sentence.

review-at-start = { $noun ->
    [rubber] תחילת הרובר.
   *[deal] תחילת המשחק.
}
review-at-move = מהלך { $number } מתוך { $count }: { $move }.
review-no-choices = במשחק הזה אין מה להחליט.
review-not-judged = המהלכים לא מקבלים כאן ציון: אף אחד לא יכול היה לדעת אילו קלפים יבואו.
review-nothing-lost = יכולתם לנצח בכל שלב.
review-looking = מחפשים את המהלך שבו אבד המשחק…
review-lost-unknown = לא ידוע באיזה מהלך אבד המשחק.
review-still-unknown = לא ידוע אם עוד אפשר לנצח.
# $noun is what the game calls a deal: "deal" or "rubber".
review-never = { $noun ->
    [rubber] ברובר הזה אי אפשר היה לנצח מלכתחילה.
   *[deal] בחלוקה הזאת אי אפשר היה לנצח מלכתחילה.
}
review-lost-at-latest = המשחק אבד במהלך { $number } או לפניו.
review-lost-by = המשחק אבד במהלך { $number }.
review-lost-between = המשחק אבד בין מהלך { $first } למהלך { $last }.

### features/hint: The sheet that says how often each move wins, when only the cards seen are known.

chances-title = סיכויים
chances-meaning = { $count ->
    [one] הקלפים שלא ראיתם חולקו מחדש באקראי פעם אחת. הטבלה מראה אחרי אילו מהלכים עוד אפשר לנצח בחלוקה הזאת.
    [two] הקלפים שלא ראיתם חולקו מחדש באקראי פעמיים. הטבלה מראה בכמה מהחלוקות האלה עוד אפשר לנצח אחרי כל מהלך.
   *[other] הקלפים שלא ראיתם חולקו מחדש באקראי { $count } פעמים. הטבלה מראה בכמה מהחלוקות האלה עוד אפשר לנצח אחרי כל מהלך.
}
chances-won = ניצחונות
chances-interval = סיכוי (ברמת ביטחון 95%)
chances-from-to = { $low } עד { $high }
chances-unknown = חלוקות שלא נפתרו בזמן מרחיבות את הטווח: כל אחת יכולה להיות ניצחון או הפסד.
chances-fewer = מהלכים שברור שהם גרועים יותר נוסו בפחות חלוקות.
chances-later = המחשב ראה את כל הקלפים בחלוקות האלה. אתם לא רואים אותם, ולכן תנצחו פחות.
chances-played = { $count ->
    [one] הקלפים שלא ראיתם חולקו מחדש באקראי פעם אחת. הטבלה מראה אחרי אילו מהלכים ניצח שחקן ממוחשב פשוט בחלוקה הזאת.
    [two] הקלפים שלא ראיתם חולקו מחדש באקראי פעמיים. הטבלה מראה בכמה מהחלוקות האלה ניצח שחקן ממוחשב פשוט אחרי כל מהלך.
   *[other] הקלפים שלא ראיתם חולקו מחדש באקראי { $count } פעמים. הטבלה מראה בכמה מהחלוקות האלה ניצח שחקן ממוחשב פשוט אחרי כל מהלך.
}
chances-player = השחקן הממוחשב יודע את סדר הקלפים בקופה, אבל לא רואה אף קלף אחר שלא ראיתם. ייתכן שתצליחו יותר ממנו.
chances-player-sees-no-more = השחקן הממוחשב רואה רק את הקלפים שראיתם. ייתכן שתצליחו יותר ממנו.
chances-plan = המהלך הראשון הוא לפי התוכנית של השחקן הממוחשב. מהלך אחר מופיע לפניו רק אם הוא טוב יותר בבירור.
chances-points = { $count ->
    [one] הקלפים שלא ראיתם חולקו מחדש באקראי פעם אחת. הטבלה מראה אחרי אילו בחירות החוזה נגמר לטובתכם בחלוקה הזאת, וכמה נקודות תרוויחו.
    [two] הקלפים שלא ראיתם חולקו מחדש באקראי פעמיים. הטבלה מראה כמה פעמים החוזה נגמר לטובתכם אחרי כל בחירה, וכמה נקודות תרוויחו בממוצע.
   *[other] הקלפים שלא ראיתם חולקו מחדש באקראי { $count } פעמים. הטבלה מראה כמה פעמים החוזה נגמר לטובתכם אחרי כל בחירה, וכמה נקודות תרוויחו בממוצע.
}
chances-well = לטובתכם
chances-gain = נקודות (ברמת ביטחון 95%)
chances-margin = { "\u2066" }{ $points } ± { $margin }{ "\u2069" }
chances-simple = שחקן ממוחשב פשוט סיים כל אחת מהחלוקות האלה בלי לראות את הקלפים הסגורים. ייתכן שתצליחו יותר ממנו.
