# The settings sheet.

settings-title = הגדרות
# The button that opens the sheet "Appearance".
settings-appearance = קלפים, בד וצבעים

## The headings of its groups

settings-sound = צליל
settings-help = עזרה בזמן המשחק
settings-above-table = מעל השולחן
settings-motion = תנועה
settings-keyboard-and-start = מקלדת והפעלה
settings-other-presses = דרכים אחרות ללחוץ

## Settings that are on or off. A note says in a sentence what a setting does.

setting-lists = פתיחת מניפות כרשימות
note-lists = לחיצה על קלפים במניפה מציגה אותם כרשימה של כפתורים גדולים.
setting-left-handed = מצב לשמאליים
setting-sound = צליל
setting-vibration = רטט, במכשירים שתומכים בכך
setting-safe-home = העברה אוטומטית של קלפים בטוחים הביתה
note-safe-home = קלף הוא בטוח כששום קלף אחר כבר לא זקוק לו.
setting-show-time = הצגת הזמן
setting-show-score = הצגת הניקוד
setting-calm = פחות תנועה
setting-letters = מקשי אותיות
note-letters = { "\u200F" }H לרמז, U לביטול ועוד. הרשימה המלאה בתפריט, תחת ״מקשים״.
setting-gallery-first = הצגת כל המשחקים בהפעלה

## Settings with several values. Each value has a small button.

setting-tap = נגיעה בקלף
tap-moves = מזיזה אותו
tap-chooses = בוחרת אותו
setting-card-size = גודל הקלפים
note-card-size = שולחן גדול מהמקום שלו מזיזים באצבע על הבד, או בחיצים שלידו.
card-size-times = { "\u2066" }×{ $size }{ "\u2069" }
setting-stock = הקופה
stock-thumb = ליד האגודל
stock-left = משמאל
stock-right = מימין
stock-top = למעלה
setting-klondike-score = ניקוד בקלונדייק
klondike-score-home = קלפים בבית
klondike-score-standard = רגיל
klondike-score-vegas = וגאס
setting-spider-score = ניקוד בעכביש
spider-score-home = רצפים
spider-score-500 = 500
score-standard-counts = 10 נקודות לכל קלף שהגיע הביתה, 5 לכל קלף שעבר מהערימה הפתוחה לטור ולכל קלף שנחשף. 15 פחות לכל קלף שנלקח בחזרה מהבית, ו־100 פחות לכל סיבוב חדש של הקופה כשהיא נפתחת קלף אחר קלף.
score-vegas-counts = החפיסה עולה 52 נקודות, וכל קלף בבית מחזיר 5. אפשר לעבור על הקופה כמה פעמים שהמשחק מתיר.
score-500-counts = 500 נקודות בהתחלה, 100 יותר לכל סדרה שהושלמה, 1 פחות לכל מהלך ולכל ביטול.
setting-volume = עוצמת הצלילים
volume-quiet = שקט
volume-medium = בינוני
volume-loud = חזק
setting-motion = מהירות הקלפים
motion-slow = איטית
motion-normal = רגילה
motion-quick = מהירה
setting-pace = מהירות המהלכים האוטומטיים
pace-slow = איטית
pace-steady = מתונה
pace-fast = מהירה
setting-verdict = הודעה אם עוד אפשר לנצח
verdict-always = תמיד
# Only if the game can no longer be won.
verdict-lost = רק אם לא
verdict-never = אף פעם
setting-advice = הרמזים והקביעות מכירים
advice-all = את כל הקלפים
advice-seen = קלפים שנראו
note-advice = בלי הקלפים שאיש לא ראה, רמז אומר בכמה חלוקות אפשריות המהלך שלו מנצח. בברידג׳ הרמזים תמיד כאלה.
setting-scanning = משחק במתג אחד
note-scanning = מסגרת עוברת מעצמה ממקום למקום. לחיצה בכל מקום, או על כל מקש, בוחרת את מה שבתוכה.
scanning-off = כבוי
scanning-slow = איטי
scanning-steady = בינוני
scanning-quick = מהיר
scanning-fast = מהיר מאוד
setting-dwell = לחיצה בהשהיית הסמן
note-dwell = במקום שבו סמן העכבר נח מתמלא קו. כשהוא מלא, המקום נלחץ.
# How long the pointer rests.
dwell-off = כבוי
dwell-long = ארוך
dwell-medium = בינוני
dwell-short = קצר

## The language

setting-language = שפה
language-auto = שפת הדפדפן
# The name of a language in itself, such as "Deutsch".
language-name = { $name }
setting-national-index = { $ace }, { $king }, { $queen } ו־{ $jack } על הקלפים
