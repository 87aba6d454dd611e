# Words for a game that does not start.

partly-loaded = אפשר לשחק, אבל הפעם בלי רמזים.

## What is wrong with the network or a file

no-network = אין חיבור לאינטרנט. הדף ינסה שוב ברגע שהחיבור יחזור.
file-missing = הקובץ { $file } חסר. אולי האתר מתעדכן כרגע: נסו שוב בעוד כמה דקות.
file-replaced = במקום הקובץ { $file } הגיע דף אחר. אם הרשת הזאת דורשת הזדהות, הזדהו קודם.
file-damaged = הקובץ { $file } הגיע פגום.
file-unreachable = הקובץ { $file } לא הגיע. אולי משהו במכשיר הזה או ברשת הזאת חוסם אותו.
file-mistyped = הקובץ { $file } הגיע בתור ״{ $type }״, והדפדפן דוחה אותו. רק מי שמפעיל את האתר יכול לתקן זאת.

## What the browser lacks, or the way in which the page is opened

needs-webassembly = כדי לשחק צריך WebAssembly, והוא כבוי בדפדפן הזה. ב־iPhone, ב־iPad או ב־Mac כבו את מצב הנעילה (Lockdown Mode) לאתר הזה. במכשירים אחרים אפשרו WebAssembly בהגדרות הדפדפן, או השתמשו בדפדפן אחר.
needs-server = המשחק לא פועל מתוך קובץ: הוא צריך להגיע משרת אינטרנט. הקלידו ״python3 -m http.server״ בשורת הפקודה בתיקייה הזאת, ואז פתחו את http://localhost:8000 בדפדפן.
sandboxed = הדף שמציג כאן את המשחק לא מאפשר לו לטעון את הקבצים שלו.
own-address = המשחק לא פועל מתוך קובץ או בתוך דף אחר: פתחו אותו בכתובת שלו.
framed = אי אפשר לשחק ב־Backbone Patience בתוך דף אחר.
open-by-itself = פתיחה בדף נפרד

## An address at which there is no file (404.html)

nothing-here = אין כלום בכתובת הזאת.
to-the-game = אל המשחק
