# The sheet that lists the keys and what they do.

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
record-explained = משהו השתבש? אפשר להעתיק את המהלכים האחרונים ואת ההגדרות ולצרף אותם לדיווח. שום דבר לא נשלח מעצמו.
record-copy = העתקת הפעולות שלי
record-copied = הפעולות שלך הועתקו.
