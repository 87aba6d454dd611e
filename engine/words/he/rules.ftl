# What the rules page says besides the rules that all rule sets of a game share.

## Where the rules come from: the end of the page

source-heading = מקור
source-backbone = מדריך כללים בן זמננו ל־Backbone Solitaire, עם 11 קלפים בכל טור; התוכנה Solitaire Forever II מייחסת את הגרסה הזאת לדייוויד פרלט (David Parlett).
source-backbone-traditional = הפרק ״Backbone Patience (with two whist packs)״ מתוך ספר סוליטר מהתקופה הוויקטוריאנית; Solitaire Forever II מזכירה בגרסה הזאת את מרי ויטמור ג׳ונס (Mary Whitmore Jones) ואת בזיל דלטון (Basil Dalton).
source-backbone-aisleriot = דף העזרה של Backbone בתוכנה AisleRiot של GNOME, מאת וינסנט פובירק (Vincent Povirk, 2005).
source-bridge = המשחק של סטיבן רוג׳רס (Stephen Rogers) משנת 2016, כפי שהוא מתואר אצל Denexa Games; הניקוד הוא של רובר ברידג׳.
source-black-hole = המשחק של דייוויד פרלט (David Parlett) משנת 1979, מתוך ״The Penguin Book of Patience״.
source-freecell = המשחק של פול אלפיל (Paul Alfille), עם החלוקות של פריסל של מיקרוסופט.
source-klondike = המשחק כפי שמקובל לשחק אותו; מותר להחזיר קלפים מהיסודות.
source-klondike-3 = המשחק כפי שמקובל לשחק אותו, שלושה קלפים בכל פעם; מותר להחזיר קלפים מהיסודות.
source-klondike-1x3 = כלל ביתי נפוץ: קלף אחד בכל פעם, שלושה מעברים.
source-klondike-3x3 = כלל ביתי נפוץ: שלושה קלפים בכל פעם, שלושה מעברים.
source-clock = המשחק המסורתי, שנקרא באנגלית גם Clock Patience.
source-spider = המשחק בנוסח המקובל; צורה אחת ושתי צורות כמו בעכביש של מיקרוסופט.
source-seahaven = המשחק של ארט קברל (Art Cabral) משנת 1988.
source-pyramid = המשחק בנוסח המקובל, בלי הגבלה על מספר המעברים.
source-pyramid-tut = הגרסה הידועה בשם King Tut או Tut’s Tomb.
source-golf = המשחק בנוסח המחמיר: על מלך לא מניחים דבר, ועל אס רק שתיים.
source-golf-9 = המשחק המחמיר, תשע חלוקות בסיבוב; תקן של חמישה קלפים לחלוקה, כמקובל.
source-canfield = המשחק מהקזינו של ריצ׳רד קנפילד (Richard Canfield), בנוסח המקובל: כל קלף פתוח זז עם הקלפים שעליו.

## What is special about one of several rule sets of a game. It stands below the name of the rule set.

note-backbone = 11 קלפים בכל טור. אס שמחולק לעמוד השדרה או לצלעות עובר הביתה מיד והקלף הבא תופס את מקומו; מלך לא נשאר עצם הזנב אלא עובר לתחתית הקופה. מקום ריק אפשר למלא בכל קלף פנוי: מעמוד השדרה, מהערימה הפתוחה, מצלע אחרת או ישר מהקופה.
note-backbone-traditional = עשרה זוגות ועצם הזנב. שתי החפיסות מעורבבות כל אחת לחוד, והשנייה מחולקת אחרי הראשונה. אסים שמגיעים בחלוקה עוברים הביתה מיד, ובהמשך אס שנפתח מהקופה עובר הביתה מעצמו; מלך לא נשאר עצם הזנב אלא עובר לתחתית הקופה. מקום ריק חייבים למלא מיד, מהערימה הפתוחה או מהקופה לפי בחירתכם, ואף פעם לא מעמוד השדרה או מהצלעות; כשגם הקופה וגם הערימה ריקות הוא נשאר ריק.
note-backbone-aisleriot = תשעה קלפים בכל טור, מחולקים כסדרם: אס לא עובר הביתה מעצמו, ועצם הזנב יכולה להיות מלך. מקום ריק אפשר למלא מהערימה הפתוחה או מצלע אחרת, אף פעם לא מעמוד השדרה, ולכן מלך שם יוצא רק אל מלכה שכבר בבית.
note-klondike = מהקופה נפתח קלף אחד בכל פעם, בלי הגבלה על מספר המעברים.
note-klondike-3 = מהקופה נפתחים שלושה קלפים בכל פעם והאחרון בהם פנוי, בלי הגבלה על מספר המעברים.
note-klondike-1x3 = מהקופה נפתח קלף אחד בכל פעם, בשלושה מעברים לכל היותר.
note-klondike-3x3 = מהקופה נפתחים שלושה קלפים בכל פעם והאחרון בהם פנוי, בשלושה מעברים לכל היותר.
note-spider = כל ארבע הצורות במשחק.
note-spider-2 = יש רק עלה ולב, 52 קלפים מכל צורה.
note-spider-1 = כל הקלפים הם עלה, ולכן כל רצף זז יחד.
note-pyramid = קלף פנוי רק כששום קלף לא מונח עליו.
note-pyramid-tut = אם את הקלף מכסה רק הקלף שמשלים איתו זוג, הוא פנוי לזוג הזה.
note-golf = חלוקה אחת; מנצחים כשלא נותר אף קלף.
note-golf-9 = סיבוב של תשע חלוקות, ובכל אחת מעבר אחד על הקופה. הקלפים שנותרים בטורים מצטברים מחלוקה לחלוקה. כשלא מתאים עוד דבר, לחצו על הקופה כדי לעבור לחלוקה הבאה. מנצחים בתקן או פחות: 45 קלפים בסך הכול, חמישה לחלוקה.
note-canfield = מהקופה נפתח קלף אחד בכל פעם.
note-canfield-3 = מהקופה נפתחים שלושה קלפים בכל פעם, והאחרון בהם פנוי.

## Pictures in the rules

# $piles are the names of the piles in the picture.
picture-of-table = השולחן: { LIST($piles, "and") }.
# The name of a pile, or what stands below the picture of a move: words of the rules, so in this language already.
as-in-rules = { $words }
