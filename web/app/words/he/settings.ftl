### features/settings, panels: The settings sheet.

settings-title = הגדרות
# The button that opens the sheet "Appearance".
settings-appearance = קלפים, שולחן וצבעים
sound-is-on = הצליל מופעל. אפשר לכבות אותו בהגדרות.
cards-not-fetched = טעינת הקלפים האלה נכשלה. נסו שוב כשיהיה חיבור לאינטרנט.
language-not-fetched = טעינת השפה הזאת נכשלה. נסו שוב כשיהיה חיבור לאינטרנט.

## The headings of its groups

settings-sound = צליל
settings-help = עזרה בזמן המשחק
settings-above-table = מעל השולחן
settings-motion = תנועה
settings-keyboard-and-start = מקלדת ומסך פתיחה
settings-other-presses = דרכי לחיצה נוספות

## Settings that are on or off. A note says in a sentence what a setting does.

setting-lists = הצגת קלפים חופפים כרשימה
note-lists = לחיצה על קלפים חופפים מציגה אותם כרשימה של כפתורים גדולים.
setting-left-handed = מצב לשמאליים
setting-sound = צליל
setting-vibration = רטט, אם המכשיר תומך בו
setting-safe-home = העברה אוטומטית של קלפים בטוחים הביתה
note-safe-home = קלף נחשב בטוח כששום קלף אחר כבר לא צריך אותו.
setting-show-time = הצגת הזמן
setting-show-score = הצגת הניקוד
setting-calm = פחות תנועה
setting-letters = קיצורי מקלדת באותיות
note-letters = { "\u200F" }H לרמז, U לביטול מהלך ועוד. הרשימה המלאה בתפריט, במסך ״{ menu-keys }״.
setting-gallery-first = פתיחה במסך ״{ games-title }״

## Settings with several values. Each value has a small button.

setting-tap = לחיצה על קלף
tap-moves = מזיזה אותו
tap-chooses = בוחרת אותו
setting-card-size = גודל הקלפים
note-card-size = אם השולחן לא נכנס לחלון, גררו את הרקע שלו או השתמשו בחיצים.
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
setting-volume = עוצמת הצלילים
volume-quiet = חלשה
volume-medium = בינונית
volume-loud = חזקה
setting-motion = מהירות הקלפים
motion-slow = איטית
motion-normal = רגילה
motion-quick = מהירה
setting-pace = מהירות המשחק האוטומטי
pace-slow = איטית
pace-steady = רגילה
pace-fast = מהירה
setting-verdict = להראות אם אפשר לנצח
verdict-always = תמיד
# Only if the game can no longer be won.
verdict-lost = רק כשאי אפשר
verdict-never = אף פעם
setting-advice = הרמזים מתבססים על
advice-all = כל הקלפים
advice-seen = רק קלפים שראיתי
note-advice = אם בוחרים ב״{ advice-seen }״, הרמז מראה בכמה מהחלוקות האפשריות המהלך מנצח. בסוליטר ברידג׳ זה תמיד כך.
setting-scanning = משחק במתג אחד
note-scanning = סימון עובר מעצמו ממקום למקום. לחיצה בכל מקום, או על כל מקש, בוחרת את מה שמסומן.
scanning-off = כבוי
scanning-slow = איטי
scanning-steady = רגיל
scanning-quick = מהיר
scanning-fast = מהיר מאוד
setting-dwell = לחיצה בהשהיית הסמן
note-dwell = השאירו את הסמן במקום: כשהקו מתמלא, מתבצעת לחיצה.
# How long the pointer rests.
dwell-off = כבויה
dwell-long = ארוכה
dwell-medium = בינונית
dwell-short = קצרה

## The language

setting-language = שפה
language-auto = שפת הדפדפן
# The name of a language in itself, such as "Deutsch".
language-name = { $name }
setting-national-index = { $ace }, { $king }, { $queen } ו־{ $jack } על הקלפים

### features/appearance, panels: The appearance sheet: how the cards and the cloth look.

appearance-title = מראה
looks-not-fetched = טעינת שאר העיצובים של הקלפים נכשלה. נסו שוב כשיהיה חיבור לאינטרנט.

## The cloth

setting-theme = שולחן
theme-felt = ירוק
theme-night = לילה
theme-day = יום
theme-claret = בורדו
theme-ocean = ים
theme-walnut = אגוז
# Day or night, as the device says.
theme-auto = לפי המכשיר

## The backs of the cards

setting-back = גב הקלפים
back-lattice = סבכה
back-spine = עמוד שדרה
back-fans = מניפות
back-rose = ורד
back-pips = צורות
back-night = לילה

## The faces of the cards

setting-face = פני הקלפים
face-emblems = סמלים
face-courts = קלאסיים
face-large = גדולים
face-jumbo = ענקיים

## The suits: in two colours or in four, plain or with patterns, or each in a colour of its own

setting-four-colours = צבעים
four-colours-off = שניים
four-colours-on = ארבעה
setting-patterned = צורות
patterned-off = חלקות
patterned-on = מעוטרות
look-own-colours = צבע לכל צורה
# As the choice of two or four colours above says.
ink-usual = כמו למעלה
ink-black = שחור
ink-red = אדום
ink-blue = כחול
ink-green = ירוק
ink-purple = סגול
ink-brown = חום
