# The sheet about what is kept on the player's device.

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
