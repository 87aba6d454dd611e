# The appearance sheet: how the cards and the cloth look.

appearance-title = מראה

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
patterned-on = עם דוגמה
look-own-colours = צבע לכל צורה
# As the choice of two or four colours above says.
ink-usual = כמו למעלה
ink-black = שחור
ink-red = אדום
ink-blue = כחול
ink-green = ירוק
ink-purple = סגול
ink-brown = חום
