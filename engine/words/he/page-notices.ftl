# What the page tells of itself: faults, files, links, and work that takes a while.

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
