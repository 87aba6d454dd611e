# The sheet about what is kept on the player's device.

data-title = הנתונים שלכם

## Where it is kept

kept-on-disk = המשחקים, התוצאות וההגדרות שלכם נשמרים במכשיר הזה, בדפדפן הזה. אף אחד אחר לא מקבל אותם.
kept-in-small-store = הדפדפן הזה מאפשר לדף להשתמש רק בשטח האחסון הקטן שלו, שיש בו מקום לכמה מגה־בייט. המשחקים, התוצאות וההגדרות שלכם נשמרים שם, במכשיר הזה.
kept-but-shut = אי אפשר לפתוח כרגע את המשחקים שלכם, ומה שמשחקים עכשיו אובד כשסוגרים את הדף. טענו את הדף מחדש. אם זה נמשך, רק הדפדפן יכול לעזור: מחקו בהגדרות שלו את נתוני האתר הזה.
kept-by-newer = גרסה חדשה יותר של הדף שמרה את המשחקים שלכם בדרך אחרת. הם בטוחים, אבל מה שמשחקים עכשיו אובד כשסוגרים את הדף. טענו את הדף מחדש.
kept-nowhere = הדפדפן הזה לא שומר דבר: מה שמשחקים אובד כשסוגרים את הדף.
# $used and $room are sizes, such as "3.4 MB".
room-used = מקום בשימוש, כולל התוכנה: { $used } מתוך { $room }.
offline-ready = מוכן לשימוש לא מקוון: המשחק נפתח גם בלי רשת.
offline-not-ready = לא מוכן לשימוש לא מקוון: הדפדפן עוד לא שמר את כל קובצי המשחק.
promise-given = הדפדפן הבטיח לשמור את כל זה עד שתמחקו אותו.
promise-not-given = הדפדפן לא הבטיח לשמור את זה: הוא עלול למחוק אותו כשחסר מקום במכשיר.

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

unread-heading = לא ניתן לקריאה
unread-explained = הטקסטים האלה פגומים, והדף לא הצליח להשתמש בהם. הם נשמרים כמות שהם. שחזור מוסיף את המשחקים והתוצאות שעוד אפשר למצוא בטקסט.
unread-journal = שינוי במשחקים שלכם
unread-snapshots = רשימה של כל המשחקים שלכם
unread-results = רשימת תוצאות
unread-game = משחק
unread-old-games = משחקים ששמרה גרסה ישנה יותר
unread-old-results = תוצאות ששמרה גרסה ישנה יותר
unread-old-settings = הגדרות ששמרה גרסה ישנה יותר
unread-old-favourites = מועדפים ששמרה גרסה ישנה יותר
unread-something = משהו שנשמר
# $what is one of these.
unread-save = שמירה לקובץ
    .of = שמירה לקובץ: { $what }
unread-restore = שחזור
    .of = שחזור: { $what }
unread-delete = מחיקה
    .of = מחיקה: { $what }
