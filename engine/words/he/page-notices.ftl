# What the page tells of itself: faults, files, links, and work that takes a while.

went-wrong = משהו השתבש בדף הזה. המשחק שלכם שמור; אפשר להמשיך.
went-wrong-load-again = משהו השתבש בדף הזה. מה ששיחקתם נשמר; טענו את הדף מחדש.
new-version = גרסה חדשה מוכנה.
time-for-backup = הגיע הזמן לגבות את המשחקים שלכם.
link-copied = הקישור הועתק.
link-not-copied = הדפדפן לא הרשה להעתיק. הקישור מסומן כדי שתעתיקו אותו.
sound-is-on = הצליל מופעל. אפשר לכבות אותו בהגדרות.
text-copied = הועתק כטקסט.
text-not-copied = הדפדפן לא הרשה להעתיק. הטקסט מסומן כדי שתעתיקו אותו.
picture-saved = התמונה נשמרה כקובץ.
# $file is the name of a file.
saved-as = נשמר בהורדות שלכם בשם { "\u2066" }{ $file }{ "\u2069" }.
cards-not-fetched = אי אפשר לטעון את הקלפים האלה עכשיו. נסו שוב כשיהיה חיבור לרשת.
language-not-fetched = אי אפשר לטעון את השפה הזאת עכשיו. נסו שוב כשיהיה חיבור לרשת.
looks-not-fetched = אי אפשר לטעון עכשיו את הגבים והפנים האחרים. בלי חיבור לרשת הם ייטענו בפעם הבאה.

## Work that takes a while: titles of the sheet that shows how far it is

opening-game = פותח את המשחק
reading-games = קורא את המשחקים שלכם
writing-backup = כותב את הגיבוי
reading-backup = קורא את הגיבוי
restoring = משחזר
work-stopped = נעצר. שום דבר לא השתנה.

## What could not be read

nothing-restored = לא נמצאו בו תוצאות ולא משחקים עם מהלכים. הוא נשמר כמות שהוא.
not-deleted = הדפדפן לא הרשה למחוק את זה. הכול נשמר כמות שהוא.
no-room-to-bring-back = אין בדפדפן מקום להחזיר את זה.
