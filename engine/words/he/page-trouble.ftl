# Words for a game that does not start.

partly-loaded = אפשר לשחק, אבל הפעם בלי רמזים.

## What is wrong with the network or a file

no-network = אין חיבור לרשת. הדף ינסה שוב ברגע שהחיבור יחזור.
file-missing = הקובץ { $file } חסר. אולי האתר מתעדכן כרגע: כדאי לנסות שוב בעוד כמה דקות.
file-replaced = במקום הקובץ { $file } הגיע דף אחר. אם הרשת הזאת מבקשת להתחבר לחשבון, יש לעשות זאת קודם.
file-damaged = הקובץ { $file } הגיע פגום.
file-unreachable = הקובץ { $file } לא הגיע. אולי משהו במכשיר הזה או ברשת הזאת חוסם אותו.
file-mistyped = הקובץ { $file } הגיע בתור "{ $type }", והדפדפן דוחה אותו. רק מי שמפעיל את האתר יכול לתקן זאת.

## What the browser lacks, or the way in which the page is opened

needs-webassembly = הוא צריך WebAssembly, וזה כבוי בדפדפן הזה. ב-iPhone, ב-iPad או ב-Mac יש לכבות את מצב הנעילה עבור הדף הזה. אחרת יש לאפשר WebAssembly בהגדרות הדפדפן, או להשתמש בדפדפן אחר.
needs-server = הוא לא פועל מתוך קובץ: הוא צריך לבוא משרת אינטרנט. יש להקליד "python3 -m http.server" בתיקייה הזאת, ואז לפתוח את http://localhost:8000 בדפדפן.
sandboxed = הדף שמציג כאן את המשחק לא מאפשר לו לטעון את הקבצים שלו.
own-address = הוא לא פועל מתוך קובץ או בתוך דף אחר: יש לפתוח אותו בכתובת שלו.
framed = לא משחקים ב-Backbone Patience בתוך דף אחר.
open-by-itself = פתיחה בנפרד

## An address at which there is no file (404.html)

nothing-here = אין דבר בכתובת הזאת.
to-the-game = אל המשחק
