### The names of the games, and what is said of each before the first try. See terms.md for the names.

## Games: ".kind" is what a player does most, ".sentence" what the game is like.

family-backbone = עמוד השדרה
    .kind = פירוק
    .sentence = מפרקים עמוד שדרה מלמטה למעלה, בעזרת הצלעות.
family-bridge = ברידג׳ סוליטר
    .kind = שיקול דעת
    .sentence = רובר ברידג׳ שלם, אתם מול החפיסה.
family-black-hole = החור השחור
    .kind = חשיבה קדימה
    .sentence = כל הקלפים לערימה אחת, ערך אחד למעלה או למטה.
family-freecell = פריסל
    .kind = תכנון
    .sentence = הכול גלוי: ארבעה תאים פנויים והתוכנית שלכם.
family-klondike = קלונדייק
    .kind = גילוי קלפים
    .sentence = הסוליטר המוכר: אדום על שחור, מלכים לטורים ריקים.
family-clock = השעון
    .kind = מזל בלבד
    .sentence = אין מה להחליט: פותחים קלפים וצופים.
family-spider = עכביש
    .kind = מיון
    .sentence = ממיינים שתי חפיסות לשמונה רצפים, ממלך עד אס.
family-seahaven = מגדלי סיהייבן
    .kind = חישוב
    .sentence = הכול גלוי, ארבעה מגדלים, ובונים באותה צורה.
family-pyramid = פירמידה
    .kind = חיבור
    .sentence = מורידים זוגות שסכומם 13, מהבסיס ועד לקודקוד.
family-golf = גולף
    .kind = בניית רצף
    .sentence = ערך אחד למעלה או למטה, ברצף אחד ארוך.
family-canfield = קנפילד
    .kind = הסתגלות
    .sentence = 13 קלפים ברזרבה, והמזל קובע במה מתחילים.

## Rule sets

game-backbone = עמוד השדרה
    .variant = { "" }
    .short = עמוד השדרה
game-backbone-traditional = עמוד השדרה, מסורתי
    .variant = מסורתי
    .short = מסורתי
game-backbone-aisleriot = עמוד השדרה, AisleRiot
    .variant = AisleRiot
    .short = AisleRiot
game-bridge = ברידג׳ סוליטר
    .variant = { "" }
    .short = ברידג׳ סוליטר
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
    .short = 3 קלפים, 3 פעמים
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
game-pyramid-tut = קבר המלך תות
    .variant = { "" }
    .short = קבר המלך תות
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
source-backbone-traditional = הפרק ״Backbone Patience (with two whist packs)״ מתוך ספר סוליטר מהתקופה הוויקטוריאנית. התוכנה Solitaire Forever II מייחסת את הגרסה הזאת למרי ויטמור ג׳ונס (Mary Whitmore Jones) ולבזיל דלטון (Basil Dalton).
source-backbone-aisleriot = דף העזרה של Backbone בתוכנה AisleRiot של GNOME, מאת וינסנט פובירק (Vincent Povirk, 2005).
source-bridge = המשחק של סטיבן רוג׳רס (Stephen Rogers) משנת 2016, לפי התיאור של Denexa Games. הניקוד הוא של רובר ברידג׳.
source-black-hole = המשחק של דייוויד פרלט (David Parlett) משנת 1979, מתוך ״The Penguin Book of Patience״.
source-freecell = המשחק של פול אלפיל (Paul Alfille), עם החלוקות של פריסל מבית מיקרוסופט.
source-klondike = המשחק כפי שמקובל לשחק אותו; מותר להחזיר קלפים מהיסודות.
source-klondike-3 = המשחק כפי שמקובל לשחק אותו, שלושה קלפים בכל פעם; מותר להחזיר קלפים מהיסודות.
source-klondike-1x3 = כלל ביתי נפוץ: קלף אחד בכל פעם, שלושה מעברים.
source-klondike-3x3 = כלל ביתי נפוץ: שלושה קלפים בכל פעם, שלושה מעברים.
source-clock = המשחק המסורתי, שנקרא גם Clock Patience.
source-spider = המשחק בנוסח המקובל; צורה אחת ושתי צורות כמו בעכביש של מיקרוסופט.
source-seahaven = המשחק של ארט קברל (Art Cabral) משנת 1988.
source-pyramid = המשחק בנוסח המקובל, בלי הגבלה על מספר המעברים.
source-pyramid-tut = הגרסה הידועה בשם King Tut או Tut’s Tomb.
source-golf = המשחק בנוסח המחמיר: על מלך לא מניחים כלום, ועל אס רק שתיים.
source-golf-9 = המשחק המחמיר, תשע חלוקות בסיבוב, עם ה״פאר״ המקובל של חמישה קלפים לחלוקה.
source-canfield = המשחק מהקזינו של ריצ׳רד קנפילד (Richard Canfield), בנוסח המקובל: כל קלף פתוח זז עם הקלפים שעליו.

## What is special about one of several rule sets of a game. It stands below the name of the rule set.

note-backbone = 11 קלפים בכל טור. בזמן החלוקה אס עובר הביתה מיד, והקלף הבא תופס את מקומו. מלך לא יכול להיות עצם הזנב: הוא עובר לתחתית הקופה. צלע ריקה אפשר למלא בכל קלף פנוי: מעמוד השדרה, מהערימה הפתוחה, מצלע אחרת או ישר מהקופה.
note-backbone-traditional = עשרה זוגות ועצם הזנב. כל חפיסה מעורבבת לחוד, והשנייה מחולקת אחרי הראשונה. אסים עוברים הביתה מיד, גם בזמן החלוקה וגם כשפותחים אותם מהקופה. מלך לא יכול להיות עצם הזנב: הוא עובר לתחתית הקופה. צלע ריקה חייבים למלא מיד, מהערימה הפתוחה או מהקופה, לא מעמוד השדרה ולא מצלע אחרת. כשהערימה הפתוחה והקופה ריקות, הצלע נשארת ריקה.
note-backbone-aisleriot = תשעה קלפים בכל טור, כפי שהם יוצאים מהחפיסה. אסים לא עוברים הביתה מעצמם, ועצם הזנב יכולה להיות מלך. צלע ריקה אפשר למלא מהערימה הפתוחה או מצלע אחרת, אבל אף פעם לא מעמוד השדרה. לכן מלך שנמצא שם יכול לעבור רק הביתה, על המלכה שלו.
note-klondike = מהקופה נפתח קלף אחד בכל פעם. אפשר לעבור עליה כמה פעמים שרוצים.
note-klondike-3 = מהקופה נפתחים שלושה קלפים בכל פעם, ורק האחרון בהם פנוי. אפשר לעבור עליה כמה פעמים שרוצים.
note-klondike-1x3 = מהקופה נפתח קלף אחד בכל פעם. אפשר לעבור עליה שלוש פעמים.
note-klondike-3x3 = מהקופה נפתחים שלושה קלפים בכל פעם, ורק האחרון בהם פנוי. אפשר לעבור עליה שלוש פעמים.
note-spider = כל ארבע הצורות במשחק.
note-spider-2 = יש רק עלה ולב, 52 קלפים מכל צורה.
note-spider-1 = כל הקלפים הם עלה, ולכן כל רצף זז כיחידה אחת.
note-pyramid = קלף נחשב פנוי רק כששום קלף לא מונח עליו.
note-pyramid-tut = אם את הקלף מכסה רק הקלף שמשלים איתו זוג, אפשר להוריד את שניהם יחד.
note-golf = חלוקה אחת. מנצחים כשלא נשארים קלפים בטורים.
note-golf-9 = סיבוב של תשע חלוקות, ובכל אחת עוברים על הקופה פעם אחת. כשלא מתאים עוד שום קלף, לחצו על הקופה כדי לעבור לחלוקה הבאה. מספרי הקלפים שנשארים בטורים מצטברים. מנצחים בסיבוב אם נשארו בסך הכול 45 קלפים או פחות: זה ה״פאר״, חמישה לחלוקה.
note-canfield = מהקופה נפתח קלף אחד בכל פעם.
note-canfield-3 = מהקופה נפתחים שלושה קלפים בכל פעם, ורק האחרון בהם פנוי.

## Pictures in the rules

# $piles are the names of the piles in the picture.
picture-of-table = השולחן: { LIST($piles, "and") }.
# The name of a pile, or what stands below the picture of a move: words of the rules, so in this language already.
as-in-rules = { $words }
