### The names of the games, and what is said of each before the first try. See terms.md for the names.

## Games: ".kind" is what a player does most, ".sentence" what the game is like; ".also" has other names by which players
## look for it.

family-backbone = עמוד השדרה
    .kind = פירוק
    .sentence = מפרקים עמוד שדרה מלמטה למעלה, בעזרת הצלעות.
    .also = Backbone
family-bridge = סוליטר ברידג׳
    .kind = שיקול דעת
    .sentence = רובר ברידג׳ שלם, אתם מול החפיסה.
    .also = ברידג׳ סוליטר, Bridge Solitaire
family-black-hole = החור השחור
    .kind = חשיבה קדימה
    .sentence = הכול לערימה אחת: כל קלף גבוה או נמוך ב־1 מקודמו.
    .also = Black Hole
family-freecell = פריסל
    .kind = תכנון
    .sentence = הכול גלוי: ארבעה תאים פנויים והתוכנית שלכם.
    .also = פרי סל, FreeCell, Free Cell
family-klondike = קלונדייק
    .kind = גילוי קלפים
    .sentence = הסוליטר המוכר: אדום על שחור, מלכים לטורים ריקים.
    .also = סוליטר, סוליטייר, פסיאנס, Klondike, Solitaire, Patience, Triangle, Fascination, American Patience
family-clock = השעון
    .kind = מזל בלבד
    .sentence = אין מה להחליט: פותחים קלפים וצופים.
    .also = The Clock, Clock Patience, Sundial, Travellers, Hidden Cards
family-spider = עכביש
    .kind = מיון
    .sentence = ממיינים שתי חפיסות לשמונה רצפים, מהמלך עד האס.
    .also = ספיידר, Spider
family-seahaven = מגדלי סיהייבן
    .kind = חישוב
    .sentence = הכול גלוי, ארבעה מגדלים, וכל רצף מצורה אחת.
    .also = Seahaven Towers, Sea Haven, Sea Towers
family-pyramid = פירמידה
    .kind = חשבון
    .sentence = מורידים זוגות שסכומם 13, מהבסיס ועד לקודקוד.
    .also = Pyramid, Pile of 28
family-golf = גולף
    .kind = בניית רצף
    .sentence = רצף אחד ארוך: כל קלף גבוה או נמוך ב־1 מקודמו.
    .also = Golf, One Foundation
family-canfield = קנפילד
    .kind = הסתגלות
    .sentence = 13 קלפים ברזרבה, והמזל קובע מאיזה קלף מתחילים.
    .also = קאנפילד, Canfield, Demon, Thirteen, Fascination

## Games that have only one rule set and no rules written by hand: in the same forms

family-yukon = יוקון
    .kind = חילוץ
    .sentence = אפשר להזיז כל קלף פתוח, עם כל הקלפים שעליו.
    .also = Yukon
family-russian = סוליטר רוסי
    .kind = חילוץ
    .sentence = כמו יוקון, אבל כל רצף מצורה אחת, והרבה יותר קשה.
    .also = Russian Solitaire
family-tripeaks = שלוש פסגות
    .kind = בניית רצף
    .sentence = רצף אחד ארוך בין הפסגות: אחד למעלה או אחד למטה.
    .also = TriPeaks, Three Peaks, Triple Peaks, Tri Towers
family-forty-thieves = ארבעים השודדים
    .kind = איפוק
    .sentence = שתי חפיסות, קלף אחד בכל פעם, ומעבר אחד על הקופה.
    .also = ארבעים גנבים, 40 גנבים, Forty Thieves, Napoleon at St Helena, Roosevelt at San Juan, Big Forty, Le Cadran
family-scorpion = עקרב
    .kind = פירוק
    .sentence = מזיזים כל קלף פתוח ובונים ארבעה רצפים, מהמלך עד האס.
    .also = Scorpion
family-simple-simon = סימפל סיימון
    .kind = מיון
    .sentence = עכביש בחפיסה אחת ובלי קופה: כל הקלפים פתוחים.
    .also = Simple Simon
family-spiderette = עכבישון
    .kind = מיון
    .sentence = עכביש בחפיסה אחת, בחלוקה של קלונדייק.
    .also = Spiderette
family-mrs-mop = גברת מופ
    .kind = מיון
    .sentence = עכביש שכל הקלפים בו פתוחים כבר בהתחלה.
    .also = Mrs Mop
family-easthaven = איסטהייבן
    .kind = גילוי קלפים
    .sentence = קלונדייק שבו הקופה מחלקת קלף לכל טור.
    .also = Easthaven, East Haven
family-gypsy = צועני
    .kind = גילוי קלפים
    .sentence = הטורים של קלונדייק, הקופה של עכביש, ושתי חפיסות.
    .also = Gypsy
family-bakers-game = המשחק של בייקר
    .kind = תכנון
    .sentence = האב הקדמון של פריסל: כל רצף מצורה אחת.
    .also = Baker’s Game
family-eight-off = שמונה בחוץ
    .kind = תכנון
    .sentence = שמונה תאים, חצי מהם תפוסים, וכל רצף מצורה אחת.
    .also = Eight Off
family-king-albert = המלך אלברט
    .kind = תכנון
    .sentence = תשעה טורים, שבעה קלפים ברזרבה, והכול גלוי.
    .also = King Albert, Idiot’s Delight
family-beleaguered-castle = הטירה הנצורה
    .kind = חישוב
    .sentence = האסים כבר בבית; כל השאר גלוי, אבל קבור עמוק.
    .also = Beleaguered Castle, Laying Siege, Sham Battle
family-streets-and-alleys = רחובות וסמטאות
    .kind = חישוב
    .sentence = הטירה הנצורה, אבל קודם צריך לחלץ את האסים.
    .also = Streets and Alleys
family-fan = מניפה
    .kind = חישוב
    .sentence = 18 טורים קטנים, הכול גלוי, וכל רצף מצורה אחת.
    .also = Fan
family-alaska = אלסקה
    .kind = חילוץ
    .sentence = כמו יוקון, אבל כל רצף מצורה אחת, בסדר עולה או יורד.
    .also = Alaska
family-westcliff = ווסטקליף
    .kind = גילוי קלפים
    .sentence = קלונדייק בעשרה טורים: מעבר אחד, ולטור ריק עובר כל קלף.
    .also = Westcliff
family-double-klondike = קלונדייק כפול
    .kind = גילוי קלפים
    .sentence = קלונדייק בשתי חפיסות, עם תשעה טורים.
    .also = Double Klondike
family-lucas = לוקאס
    .kind = איפוק
    .sentence = ארבעים השודדים בגרסה קלה יותר: 13 טורים, והאסים כבר בבית.
    .also = Lucas
family-will-o-the-wisp = אור תעתוע
    .kind = מיון
    .sentence = עכבישון עם שבעה טורים, שלושה קלפים בכל טור.
    .also = Will o’ the Wisp
family-fore-cell = פורסל
    .kind = תכנון
    .sentence = פריסל שכל התאים בו תפוסים בהתחלה, ולטור ריק עובר רק מלך.
    .also = Fore Cell
family-siegecraft = אומנות המצור
    .kind = חישוב
    .sentence = הטירה הנצורה, עם תא אחד לקלף שמפריע.
    .also = Siegecraft
family-stronghold = מעוז
    .kind = חישוב
    .sentence = רחובות וסמטאות, עם תא אחד לקלף שמפריע.
    .also = Stronghold
family-fortress = מבצר
    .kind = חישוב
    .sentence = עשרה טורים, קלף אחד בכל פעם, וכל רצף מצורה אחת, עולה או יורד.
    .also = Fortress
family-spanish-patience = סוליטר ספרדי
    .kind = תכנון
    .sentence = 13 טורים קצרים, בסדר יורד, והצורה לא משנה.
    .also = Spanish Patience
family-bakers-dozen = תריסר האופים
    .kind = תכנון
    .sentence = 13 טורים, והמלכים מתחת לשאר הקלפים. טור ריק נשאר ריק.
    .also = Baker’s Dozen
family-portuguese-solitaire = סוליטר פורטוגלי
    .kind = תכנון
    .sentence = כמו תריסר האופים, אבל מלך יכול לעבור לטור ריק.
    .also = Portuguese Solitaire
family-castles-in-spain = מגדלים פורחים באוויר
    .kind = תכנון
    .sentence = 13 טורים קצרים, בסדר יורד ובצבעים מתחלפים.
    .also = Castles in Spain
family-alpha-star = כוכב אלפא
    .kind = חישוב
    .sentence = 12 טורים של ארבעה קלפים, וכל רצף מצורה אחת זז בבת אחת.
    .also = Alpha Star
family-delta-star = כוכב דלתא
    .kind = חישוב
    .sentence = 12 טורים של ארבעה קלפים, כל רצף מצורה אחת, קלף אחד בכל פעם.
    .also = Delta Star
family-raglan = ראגלן
    .kind = תכנון
    .sentence = המלך אלברט בגרסה קלה יותר: האסים כבר בבית.
    .also = Raglan
family-somerset = סומרסט
    .kind = חישוב
    .sentence = המלך אלברט בלי רזרבה: כל הקלפים בעשרה טורים.
    .also = Somerset

## Rule sets

# A game by rules of a player's own. $name is the game whose rules were changed, $changes the changed rules in sentences.
own-rules = { $name }, חוקי בית
    .kind = חוקי בית
    .sentence = { $changes }
named-rules = { $given }
    .kind = חוקי בית
    .sentence = { $like }. { FORM($like, "sentence") }
by-own-rules = { $name } לפי חוקי בית.
# A game with only one rule set: the name of the game.
game-alone = { $name }
    .variant = { "" }
    .short = { $name }
game-backbone = עמוד השדרה
    .variant = { "" }
    .short = עמוד השדרה
game-backbone-traditional = עמוד השדרה, מסורתי
    .variant = מסורתי
    .short = מסורתי
game-backbone-aisleriot = עמוד השדרה, AisleRiot
    .variant = AisleRiot
    .short = AisleRiot
game-bridge = סוליטר ברידג׳
    .variant = { "" }
    .short = סוליטר ברידג׳
game-black-hole = החור השחור
    .variant = { "" }
    .short = החור השחור
game-freecell = פריסל
    .variant = { "" }
    .short = פריסל
# The stock turns one card, with as many passes as you like.
game-klondike = קלונדייק
    .variant = { "" }
    .short = קלף אחד
game-klondike-3 = קלונדייק, שלושה קלפים
    .variant = שלושה קלפים
    .short = שלושה קלפים
# The stock turns one card, with three passes at most.
game-klondike-1x3 = קלונדייק, שלושה מעברים
    .variant = שלושה מעברים
    .short = 3 מעברים
# The stock turns three cards, with three passes at most.
game-klondike-3x3 = קלונדייק, שלושה קלפים, שלושה מעברים
    .variant = שלושה קלפים, שלושה מעברים
    .short = שלשות, 3 מעברים
game-clock = השעון
    .variant = { "" }
    .short = השעון
game-spider = עכביש
    .variant = { "" }
    .short = ארבע צורות
game-spider-2 = עכביש, שתי צורות
    .variant = שתי צורות
    .short = שתי צורות
game-spider-1 = עכביש, צורה אחת
    .variant = צורה אחת
    .short = צורה אחת
game-seahaven = מגדלי סיהייבן
    .variant = { "" }
    .short = מגדלי סיהייבן
game-pyramid = פירמידה
    .variant = { "" }
    .short = פירמידה
# A rule set of Pyramid that has a name of its own.
game-pyramid-tut = קבר תות ענח׳ אמון
    .variant = { "" }
    .short = קבר תות
game-golf = גולף
    .variant = { "" }
    .short = חלוקה אחת
game-golf-9 = גולף, תשע חלוקות
    .variant = תשע חלוקות
    .short = תשע חלוקות
game-canfield = קנפילד
    .variant = { "" }
    .short = קלף אחד
game-canfield-3 = קנפילד, שלושה קלפים
    .variant = שלושה קלפים
    .short = שלושה קלפים

### What the rules page says besides the rules that all rule sets of a game share.

## Where the rules come from: the end of the page

source-heading = מקור
source-backbone = מדריך עכשווי לכללי Backbone Solitaire, עם 11 קלפים בכל טור. התוכנה Solitaire Forever II מייחסת את הגרסה הזאת לדייוויד פרלט (David Parlett).
source-backbone-traditional = הפרק ״Backbone Patience (with two whist packs)״ מתוך ספר משחקי סוליטר מהתקופה הוויקטוריאנית. התוכנה Solitaire Forever II מייחסת את הגרסה הזאת למרי ויטמור ג׳ונס (Mary Whitmore Jones) ולבזיל דלטון (Basil Dalton).
source-backbone-aisleriot = דף העזרה של Backbone בתוכנה AisleRiot של GNOME, מאת וינסנט פובירק (Vincent Povirk, 2005).
source-bridge = המשחק של סטיבן רוג׳רס (Stephen Rogers) משנת 2016, לפי התיאור של Denexa Games. הניקוד כמו ברובר ברידג׳.
source-black-hole = המשחק של דייוויד פרלט (David Parlett) משנת 1979, מתוך ״The Penguin Book of Patience״.
source-freecell = המשחק של פול אלפיל (Paul Alfille), עם החלוקות של פריסל מבית מיקרוסופט.
source-klondike = המשחק כפי שמקובל לשחק אותו; מותר להחזיר קלפים מהיסודות.
source-klondike-3 = המשחק כפי שמקובל לשחק אותו, שלושה קלפים בכל פעם; מותר להחזיר קלפים מהיסודות.
source-klondike-1x3 = חוק בית נפוץ: קלף אחד בכל פעם, שלושה מעברים.
source-klondike-3x3 = חוק בית נפוץ: שלושה קלפים בכל פעם, שלושה מעברים.
source-clock = המשחק המסורתי, שנקרא גם Clock Patience.
source-spider = המשחק בנוסח המקובל; צורה אחת ושתי צורות כמו בעכביש של מיקרוסופט.
source-seahaven = המשחק של ארט קברל (Art Cabral) משנת 1988.
source-pyramid = המשחק בנוסח המקובל, בלי הגבלה על מספר המעברים.
source-pyramid-tut = הגרסה הידועה בשם King Tut או Tut’s Tomb.
source-golf = המשחק בנוסח המחמיר: על מלך לא מניחים כלום, ועל אס רק שתיים.
source-golf-9 = המשחק בנוסח המחמיר, תשע חלוקות בסיבוב, עם ה״פאר״ המקובל של חמישה קלפים לחלוקה.
source-canfield = המשחק מהקזינו של ריצ׳רד קנפילד (Richard Canfield), בנוסח המקובל: כל קלף פתוח זז עם הקלפים שעליו.
# For several games.
source-common-form = המשחק בנוסח המקובל, כמו ברוב אוספי הסוליטר.
source-blake-gent = הכללים הם אלה שבמאמר ״The Winnability of Klondike Solitaire and Many Other Patience Games״ מאת צ׳רלי בלייק (Charlie Blake) ואיאן ג׳נט (Ian P. Gent).
source-own = חוקי בית: הכללים של המשחק ״{ $name }״ שונו.
source-tripeaks = המשחק של רוברט הוג (Robert Hogue) משנת 1989, לפי הכללים של TriPeaks מבית מיקרוסופט.

## What is special about one of several rule sets of a game. It stands below the name of the rule set.

note-backbone = 11 קלפים בכל טור. בזמן החלוקה אס עובר הביתה מייד, והקלף הבא תופס את מקומו. מלך לא יכול להיות עצם הזנב: הוא עובר לתחתית הקופה. צלע ריקה אפשר למלא בכל קלף פנוי: מעמוד השדרה, מהערימה הפתוחה, מצלע אחרת או ישר מהקופה.
note-backbone-traditional = עשרה קלפים בכל טור. כל חפיסה מעורבבת לחוד, והשנייה מחולקת אחרי הראשונה. אסים עוברים הביתה מייד, גם בזמן החלוקה וגם כשפותחים אותם מהקופה. מלך לא יכול להיות עצם הזנב: הוא עובר לתחתית הקופה. צלע ריקה חייבים למלא מייד, מהערימה הפתוחה או מהקופה, לא מעמוד השדרה ולא מצלע אחרת. כשהערימה הפתוחה והקופה ריקות, הצלע נשארת ריקה.
note-backbone-aisleriot = תשעה קלפים בכל טור, כפי שהם יוצאים מהחפיסה. אסים לא עוברים הביתה מעצמם, ומלך יכול להיות עצם הזנב. צלע ריקה אפשר למלא מהערימה הפתוחה או מצלע אחרת, אבל אף פעם לא מעמוד השדרה. לכן מלך שנמצא שם יכול לעבור רק הביתה, על המלכה שלו.
note-klondike = מהקופה נפתח קלף אחד בכל פעם. אפשר לעבור עליה כמה פעמים שרוצים.
note-klondike-3 = מהקופה נפתחים שלושה קלפים בכל פעם, ורק האחרון בהם פנוי. אפשר לעבור עליה כמה פעמים שרוצים.
note-klondike-1x3 = מהקופה נפתח קלף אחד בכל פעם. אפשר לעבור עליה שלוש פעמים.
note-klondike-3x3 = מהקופה נפתחים שלושה קלפים בכל פעם, ורק האחרון בהם פנוי. אפשר לעבור עליה שלוש פעמים.
note-spider = כל ארבע הצורות במשחק.
note-spider-2 = יש רק עלה ולב, 52 קלפים מכל צורה.
note-spider-1 = יש רק קלפי עלה, ולכן אפשר להזיז כל רצף בבת אחת.
note-pyramid = קלף נחשב פנוי רק כששום קלף לא מונח עליו.
note-pyramid-tut = אם קלף מכוסה רק בקלף שמשלים איתו זוג, אפשר להוריד את שניהם יחד.
note-golf = חלוקה אחת. מנצחים כשלא נשארים קלפים בטורים.
note-golf-9 = סיבוב של תשע חלוקות, ובכל אחת עוברים על הקופה פעם אחת. כששום קלף כבר לא מתאים, לחצו על הקופה כדי לעבור לחלוקה הבאה. בסוף סופרים יחד את הקלפים שנשארו בטורים בכל החלוקות. מנצחים בסיבוב אם נשארו בסך הכול 45 קלפים או פחות: זה ה״פאר״, חמישה לחלוקה.
note-canfield = מהקופה נפתח קלף אחד בכל פעם.
note-canfield-3 = מהקופה נפתחים שלושה קלפים בכל פעם, ורק האחרון בהם פנוי.

## Pictures in the rules

# $piles are the names of the piles in the picture.
picture-of-table = השולחן: { LIST($piles, "and") }.
# The name of a pile, or what stands below the picture of a move: words of the rules, so in this language already.
as-in-rules = { $words }

### The guided first games. The text of a step has one or two sentences; its form "title" stands above it. There is
### little room: a title has at most 24 letters or so, a text 105. No text says left or right.

# The title of every last step.
lesson-now-it-is-yours = עכשיו תורכם
run-button = הפעלה
undo-button = ביטול מהלך

## Backbone
##
## 2: eight of spades to the bottom right rib
## 3: jack of hearts to the top right rib
## 4: two of spades to the first foundation of spades
## 5: turn a card; ten of hearts to the top right rib

lesson-backbone-1 = שני טורים, וקלף אחד נועל את שניהם מלמטה: עצם הזנב. הביאו הביתה את כל 104 הקלפים.
    .title = מפרקים את עמוד השדרה
lesson-backbone-2 = לחצו על שמונה עלה: הוא מתאים לתשע עלה ומשאיר אחריו צלע ריקה.
    .title = אותה צורה, בסדר יורד
lesson-backbone-3 = צלע ריקה אפשר למלא בכל קלף. לחצו על נסיך לב, עצם הזנב: שני הטורים משתחררים.
    .title = משחררים את עמוד השדרה
lesson-backbone-4 = כל יסוד נבנה מצורה אחת, מהאס עד המלך. לחצו על שתיים עלה: הוא עובר אל האס שלו.
    .title = הביתה, מהאס ומעלה
lesson-backbone-5 = לחצו על הקופה כדי לפתוח קלף, ואחר כך על עשר לב: הוא מתאים לנסיך לב.
    .title = פותחים מהקופה
lesson-backbone-6 = צלעות ריקות עוזרות מאוד, אז אל תמהרו למלא אותן. כל מהלך אפשר לבטל בלחיצה על ״{ undo-button }״.
    .title = { lesson-now-it-is-yours }

## Bridge Solitaire
##
## 2: keep the queen of hearts; keep the jack of hearts; keep the nine of hearts;
##    keep the four of hearts; keep the two of hearts; keep the ace of clubs
## 3: discard, with the king of diamonds on top
## 4: bid one heart
## 5: play the two of hearts

lesson-bridge-1 = הקופה היא היריב שלכם: הבית. אתם מכריזים כמה מ־13 הלקיחות תיקחו.
    .title = רובר ברידג׳
lesson-bridge-2 = סדרה ארוכה ואס מביאים לקיחות. לחצו על חמשת קלפי הלב ועל אס תלתן כדי לשמור אותם.
    .title = שומרים שישה קלפים
lesson-bridge-3 = את שבעת האחרים משליכים. לחצו על ״{ take-up-blind.sign }״: שבעה קלפים מצטרפים אל היד שלכם.
    .title = { take-up-blind.sign }
lesson-bridge-4 = הבית אמר פאס, ולכן אתם חייבים להכריז. יש לכם תשעה קלפי לב: הכריזו { "\u2066" }1♥{ "\u2069" }, התחייבות לשבע לקיחות.
    .title = מכריזים
lesson-bridge-5 = הבית מוביל ארבע עלה. אין לכם עלה, אז לחצו על שליט: שתיים לב.
    .title = זוכים בעזרת שליט
lesson-bridge-6 = זכיתם בלקיחה, ולכן אתם מובילים ללקיחה הבאה. שרתו אם אפשר; עוד פרטים בכללים.
    .title = { lesson-now-it-is-yours }

## Black Hole
##
## 2: two of spades to the black hole
## 3: three of hearts to the black hole; four of hearts to the black hole
## 4: five of clubs to the black hole; four of spades to the black hole

lesson-black-hole-1 = אס עלה שבאמצע הוא החור השחור. העבירו אליו את כל שאר הקלפים.
    .title = הכול לחור השחור
lesson-black-hole-2 = לחצו על שתיים עלה: הוא גבוה ב־1 מהאס. הצורה לא משנה כאן.
    .title = אחד למעלה או אחד למטה
lesson-black-hole-3 = לחצו על שלוש לב, ואחר כך על ארבע לב. רק הקלף האחרון בכל מניפה פנוי.
    .title = ממשיכים למעלה
lesson-black-hole-4 = לחצו על חמש תלתן, ואז, בחזרה למטה, על ארבע עלה.
    .title = משנים כיוון
lesson-black-hole-5 = גם מלך ואס מתאימים זה לזה. לפני שבוחרים, כדאי להסתכל על הקלפים שמתחת.
    .title = { lesson-now-it-is-yours }

## FreeCell
##
## 1: ace of diamonds to the foundation of diamonds
## 2: two of clubs to column 8
## 3: jack of clubs to cell 1
## 4: ace of hearts to the foundation of hearts
## 5: three of hearts with one card to column 5

lesson-freecell-1 = כל הקלפים פתוחים. כל צורה עוברת הביתה, מהאס עד המלך. לחצו על אס יהלום.
    .title = כל צורה הולכת הביתה
lesson-freecell-2 = לחצו על שתיים תלתן: הוא מתאים לשלוש לב, קלף בצבע אחר שגבוה ממנו ב־1.
    .title = שחור על אדום, בסדר יורד
lesson-freecell-3 = לחצו על נסיך תלתן: הוא עובר לתא וחושף אס. בתא יש מקום לקלף אחד.
    .title = ארבעה תאים עוזרים
lesson-freecell-4 = לחצו על אס לב. כדאי לפנות את התאים כמה שיותר מהר.
    .title = בשביל זה היה התא
lesson-freecell-5 = לחצו על שלוש לב: הוא מתאים לארבע תלתן. תאים פנויים מאפשרים להזיז כמה קלפים יחד.
    .title = כמה קלפים בבת אחת
lesson-freecell-6 = חפשו את הקלפים הנמוכים ואת מה שמכסה אותם. כמעט בכל חלוקה אפשר לנצח.
    .title = { lesson-now-it-is-yours }

## Klondike
##
## 1: eight of clubs to column 4
## 2: ace of diamonds to the foundation of diamonds
## 3: nine of diamonds with one card to column 1
## 4: king of spades to column 2
## 5: turn a card; seven of diamonds to column 1

lesson-klondike-1 = לחצו על שמונה תלתן: הוא מתאים לתשע יהלום. הקלף שהיה מתחתיו נפתח.
    .title = שחור על אדום, בסדר יורד
lesson-klondike-2 = לחצו על אס יהלום. הביאו כל צורה הביתה, מהאס עד המלך.
    .title = קודם כול האסים
lesson-klondike-3 = לחצו על תשע יהלום: הוא עובר אל עשר תלתן יחד עם שמונה תלתן שעליו.
    .title = רצף זז בבת אחת
lesson-klondike-4 = לחצו על מלך עלה: הוא עובר לטור הריק, ועוד קלף נפתח.
    .title = מלכים לטורים ריקים
lesson-klondike-5 = לחצו על הקופה כדי לפתוח קלף, ואחר כך על שבע יהלום: הוא מתאים לשמונה תלתן.
    .title = שאר הקלפים בקופה
lesson-klondike-6 = קודם כול כדאי לפתוח קלפים סגורים. על הקופה אפשר לעבור כמה פעמים שרוצים.
    .title = { lesson-now-it-is-yours }

## The Clock
##
## 2: queen of diamonds to 12 o'clock
## 3: nine of hearts to 9 o'clock

lesson-clock-1 = 12 ערימות, אחת לכל שעה, והמלכים באמצע. כל קלף עובר לערימה שמתאימה לערך שלו.
    .title = אין מה להחליט
lesson-clock-2 = לחצו בכל מקום: מלכת יהלום עוברת לשעה 12, ושם נפתח הקלף הבא.
    .title = המלכה הולכת לשעה 12
lesson-clock-3 = תשע לב עובר לשעה 9. לחצו בכל מקום.
    .title = וכן הלאה
lesson-clock-4 = תנצחו אם המלך הרביעי יגיע אחרון. ״{ run-button }״ מתחילה משחק אוטומטי; לחיצה בכל מקום עוצרת אותו.
    .title = { lesson-now-it-is-yours }

## Spider
##
## 2: nine of diamonds to column 3
## 3: ten of diamonds with one card to column 1
## 4: two of diamonds to column 4
## 5: a card to every column

lesson-spider-1 = רצף שלם מצורה אחת, מהמלך עד האס, יורד מהשולחן אוטומטית. השלימו שמונה רצפים כדי לנצח.
    .title = בונים שמונה רצפים
lesson-spider-2 = לחצו על תשע יהלום: הוא מתאים לעשר יהלום. הכי טוב כששניהם מאותה צורה.
    .title = נמוך ב־1, מכל צורה
lesson-spider-3 = לחצו על עשר יהלום: הוא עובר אל נסיך תלתן יחד עם תשע יהלום שעליו.
    .title = אותה צורה: זזים יחד
lesson-spider-4 = אפשר גם לערבב צורות: לחצו על שתיים יהלום. הוא מתאים לשלוש תלתן, וקלף נפתח.
    .title = פותחים קלפים
lesson-spider-5 = כששום מהלך לא עוזר, לחצו על הקופה: היא מחלקת קלף אחד לכל טור.
    .title = מחלקים שורה
lesson-spider-6 = נסו לרוקן טור: אפשר להניח בו כל קלף. לפני חלוקה צריך למלא כל טור ריק.
    .title = { lesson-now-it-is-yours }

## Seahaven Towers
##
## 2: eight of clubs to column 2
## 3: ten of clubs to tower 1
## 4: ace of spades to the foundation of spades
## 5: jack of spades to column 5

lesson-seahaven-1 = כל צורה עוברת הביתה, מהאס עד המלך. במגדל יש מקום לקלף אחד; שני מגדלים כבר תפוסים.
    .title = ארבעה מגדלים
lesson-seahaven-2 = לחצו על שמונה תלתן: הוא מתאים לתשע תלתן.
    .title = אותה צורה, בסדר יורד
lesson-seahaven-3 = עשר תלתן מכסה אס. לחצו עליו, והוא יעבור למגדל פנוי.
    .title = משתמשים במגדל
lesson-seahaven-4 = לחצו על אס עלה: ממנו מתחיל היסוד של הצורה שלו.
    .title = אסים הולכים הביתה
lesson-seahaven-5 = לחצו על נסיך עלה: הוא מתאים למלכת עלה, והמגדל שלו מתפנה.
    .title = מפנים את המגדלים
lesson-seahaven-6 = טור ריק ממלאים רק במלך. ככל שיש יותר מגדלים פנויים, כך אפשר להזיז רצף ארוך יותר.
    .title = { lesson-now-it-is-yours }

## Pyramid
##
## 2: ten of spades and three of spades taken away
## 3: king of clubs taken away
## 4: turn a card; ace of clubs and queen of spades taken away

lesson-pyramid-1 = הורידו זוגות של קלפים פנויים שסכומם 13. אס הוא 1, נסיך 11, מלכה 12.
    .title = זוגות שסכומם 13
lesson-pyramid-2 = עשר עלה ושלוש עלה פנויים. לחצו על עשר עלה: הקלף יורד יחד עם שלוש עלה.
    .title = עשר ושלוש
lesson-pyramid-3 = לחצו על מלך תלתן: שום קלף כבר לא מכסה אותו, והוא לבדו שווה 13.
    .title = מלך יורד לבד
lesson-pyramid-4 = לחצו על הקופה. אס תלתן ומלכת עלה הם יחד 13: לחצו על האס.
    .title = הקופה עוזרת
lesson-pyramid-5 = הורידו את כל הפירמידה. על הקופה אפשר לעבור כמה פעמים שרוצים.
    .title = { lesson-now-it-is-yours }

## Golf
##
## 2: eight of spades to the waste
## 3: seven of diamonds to the waste; six of clubs to the waste
## 4: turn a card
## 5: queen of spades to the waste; jack of clubs to the waste

lesson-golf-1 = העבירו מהטורים לערימה הפתוחה קלפים שגבוהים או נמוכים ב־1 מהקלף העליון בה. הצורה לא משנה.
    .title = אחד למעלה או אחד למטה
lesson-golf-2 = לחצו על שמונה עלה: הוא מתאים לשבע תלתן.
    .title = שמונה על שבע
lesson-golf-3 = לחצו על שבע יהלום, ואחר כך על שש תלתן: עכשיו יורדים.
    .title = משנים כיוון
lesson-golf-4 = שום קלף לא מתאים לשש תלתן. לחצו על הקופה: היא פותחת את הקלף הבא.
    .title = התחלה חדשה
lesson-golf-5 = מלכת עלה מתאימה לנסיך עלה, ונסיך תלתן מתאים למלכה. לחצו על שניהם לפי הסדר.
    .title = ממשיכים משם
lesson-golf-6 = על מלך לא מניחים כלום, ועל הקופה עוברים פעם אחת. השאירו כמה שפחות קלפים.
    .title = { lesson-now-it-is-yours }

## Canfield
##
## 2: ten of clubs to column 2
## 3: queen of spades to the foundation of spades
## 4: turn a card; seven of hearts to column 4

lesson-canfield-1 = כל יסוד מתחיל בקלף מאותו ערך כמו הקלף הראשון: כאן מלכה. אחרי מלך בא אס.
    .title = הביתה, מהמלכה ומעלה
lesson-canfield-2 = לחצו על עשר תלתן: הוא מתאים לנסיך לב. הרזרבה ממלאת מייד את הטור הריק.
    .title = שחור על אדום, בסדר יורד
lesson-canfield-3 = הקלף העליון ברזרבה פנוי. לחצו על מלכת עלה: ממנה מתחיל יסוד חדש.
    .title = הרזרבה
lesson-canfield-4 = לחצו על הקופה כדי לפתוח קלף, ואחר כך על שבע לב: הוא מתאים לשמונה תלתן.
    .title = הקופה והערימה הפתוחה
lesson-canfield-5 = קודם כול רוקנו את הרזרבה: היא מכריעה את המשחק.
    .title = { lesson-now-it-is-yours }

### How a game ended. Each message is a sentence.

won-in = { $count ->
    [one] ניצחון במהלך אחד.
    [two] ניצחון בשני מהלכים.
   *[other] ניצחון ב־{ $count } מהלכים.
}
all-home = כל הקלפים בבית.
no-more-home = אי אפשר להביא עוד קלפים הביתה.
klondike-stuck = אי אפשר לפתוח אף קלף סגור, ואי אפשר לשחק אף קלף מהקופה או מהערימה הפתוחה.
all-runs-complete = כל הרצפים הושלמו.
no-run-possible = אי אפשר לפתוח אף קלף סגור, ואי אפשר להשלים אף רצף.
no-run-left = אי אפשר להשלים עוד רצפים.
too-few-to-deal = לא נשארו מספיק קלפים לכל הטורים, ולכן אי אפשר לחלק מהקופה.
stock-used-up = הקופה ריקה.
clock-won = כל הקלפים פתוחים, והמלך הרביעי הגיע אחרון.
clock-stopped = המלך הרביעי עצר את השעון.
clock-odds = אין כאן מה להחליט: מנצחים בחלוקה אחת מכל 13.
pyramid-gone = כל קלפי הפירמידה ירדו.
peaks-gone = כל קלפי הפסגות ירדו.
nothing-to-take-away = אי אפשר להוריד עוד קלפים.
all-in-hole = כל הקלפים נכנסו לחור השחור.
no-free-card-fits = אף קלף פנוי לא מתאים.
columns-cleared = הטורים ריקים.
golf-stuck = הקופה ריקה ואף קלף לא מתאים.
round-won = שיחקתם את כל תשע החלוקות, ונשארו 45 קלפים או פחות.
round-lost = שיחקתם את כל תשע החלוקות, ונשארו יותר מ־45 קלפים.
