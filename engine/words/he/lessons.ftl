### The guided first games. The text of a step has one or two sentences; its form "title" stands above it. There is
### little room: a title has at most 24 letters or so, a text 105. No text says left or right.

# The title of every last step.
lesson-now-it-is-yours = עכשיו תורכם

## Backbone
##
## 2: eight of spades to the bottom right rib
## 3: jack of hearts to the top right rib
## 4: two of spades to the first foundation of spades
## 5: turn a card; ten of hearts to the top right rib

lesson-backbone-1 = שני טורים, וקלף אחד נועל את קצותיהם: עצם הזנב. הביאו הביתה את כל 104 הקלפים.
    .title = מפרקים את עמוד השדרה
lesson-backbone-2 = לחצו על שמונה עלה: הוא מתאים לתשע עלה ומשאיר אחריו צלע ריקה.
    .title = בצלעות יורדים באותה צורה
lesson-backbone-3 = צלע ריקה אפשר למלא בכל קלף. לחצו על נסיך לב, עצם הזנב: שני הטורים משתחררים.
    .title = משחררים את עמוד השדרה
lesson-backbone-4 = היסודות עולים באותה צורה, מאס עד מלך. לחצו על שתיים עלה: הוא עובר אל האס שלו.
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
lesson-bridge-3 = את שבעת האחרים משליכים. לחצו על ״{ take-up-blind.sign }״: שבעה קלפים מצטרפים ליד שלכם.
    .title = { take-up-blind.sign }
lesson-bridge-4 = הבית אמר פאס. תשעה קלפי לב הם שליטים מצוינים: הכריזו { "\u2066" }1♥{ "\u2069" }. זו התחייבות לשבע לקיחות.
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
    .title = הכול אל החור
lesson-black-hole-2 = לחצו על שתיים עלה: הוא גבוה באחד מהאס. הצורה לא משנה כאן.
    .title = אחד למעלה או למטה
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

lesson-freecell-1 = כל הקלפים פתוחים. כל צורה עוברת הביתה, מאס עד מלך. לחצו על אס יהלום.
    .title = כל צורה הולכת הביתה
lesson-freecell-2 = לחצו על שתיים תלתן: הוא מתאים לשלוש לב, שגבוה ממנו באחד ובצבע אחר.
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
lesson-klondike-2 = לחצו על אס יהלום. הביאו כל צורה הביתה, מאס עד מלך.
    .title = האסים ראשונים הביתה
lesson-klondike-3 = לחצו על תשע יהלום: הוא עובר אל עשר תלתן יחד עם השמונה שעליו.
    .title = רצף זז כיחידה אחת
lesson-klondike-4 = לחצו על מלך עלה: הוא עובר לטור הריק, ועוד קלף נפתח.
    .title = מלכים לטורים ריקים
lesson-klondike-5 = לחצו על הקופה כדי לפתוח קלף, ואחר כך על שבע יהלום: הוא מתאים לשמונה תלתן.
    .title = השאר נמצא בקופה
lesson-klondike-6 = קודם פתחו קלפים סגורים. על הקופה אפשר לעבור כמה פעמים שרוצים.
    .title = { lesson-now-it-is-yours }

## The Clock
##
## 2: queen of diamonds to 12 o'clock
## 3: nine of hearts to 9 o'clock

lesson-clock-1 = 12 ערימות לשעות, והמלכים באמצע. כל קלף עובר לערימה שמתאימה לערך שלו.
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

lesson-spider-1 = רצף שלם, ממלך עד אס באותה צורה, יורד מהשולחן אוטומטית. השלימו שמונה רצפים כדי לנצח.
    .title = בונים שמונה רצפים
lesson-spider-2 = לחצו על תשע יהלום: הוא מתאים לעשר יהלום. הכי טוב באותה צורה.
    .title = נמוך באחד, בכל צורה
lesson-spider-3 = לחצו על עשר יהלום: הוא עובר אל נסיך תלתן יחד עם התשע שעליו.
    .title = רצף באותה צורה זז יחד
lesson-spider-4 = מותרות גם צורות שונות: לחצו על שתיים יהלום. הוא מתאים לשלוש תלתן, וקלף נפתח.
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

lesson-seahaven-1 = כל צורה עוברת הביתה, מאס עד מלך. במגדל יש מקום לקלף אחד; שני מגדלים כבר תפוסים.
    .title = ארבעה מגדלים
lesson-seahaven-2 = לחצו על שמונה תלתן: הוא מתאים לתשע תלתן.
    .title = בטורים יורדים באותה צורה
lesson-seahaven-3 = עשר תלתן מכסה אס. לחצו על העשר: הוא עובר למגדל פנוי.
    .title = משתמשים במגדל
lesson-seahaven-4 = לחצו על אס עלה: ממנו מתחיל היסוד של הצורה שלו.
    .title = אסים הולכים הביתה
lesson-seahaven-5 = לחצו על נסיך עלה: הוא מתאים למלכת עלה, והמגדל שלו מתפנה.
    .title = מפנים את המגדלים
lesson-seahaven-6 = טור ריק ממלאים רק במלך. ככל שיש יותר מגדלים פנויים, אפשר להזיז רצף ארוך יותר.
    .title = { lesson-now-it-is-yours }

## Pyramid
##
## 2: ten of spades and three of spades taken away
## 3: king of clubs taken away
## 4: turn a card; ace of clubs and queen of spades taken away

lesson-pyramid-1 = הורידו זוגות של קלפים פנויים שסכומם 13. אס הוא 1, נסיך 11, מלכה 12.
    .title = זוגות שסכומם 13
lesson-pyramid-2 = עשר עלה ושלוש עלה פנויים. לחצו על העשר: הוא יורד יחד עם השלוש.
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

lesson-golf-1 = העבירו קלפים מהטורים לערימה הפתוחה: כל קלף שגבוה או נמוך באחד מהקלף העליון בה, בכל צורה.
    .title = אחד למעלה או למטה
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

lesson-canfield-1 = היסודות מתחילים בערך של הקלף הראשון: כאן מלכות. אחרי מלך בא אס.
    .title = הביתה, מהמלכה ומעלה
lesson-canfield-2 = לחצו על עשר תלתן: הוא מתאים לנסיך לב. הרזרבה ממלאת מיד את הטור הריק.
    .title = שחור על אדום, בסדר יורד
lesson-canfield-3 = הקלף העליון ברזרבה פנוי. לחצו על מלכת עלה: היא מתחילה יסוד.
    .title = הרזרבה
lesson-canfield-4 = לחצו על הקופה כדי לפתוח קלף, ואחר כך על שבע לב: הוא מתאים לשמונה תלתן.
    .title = הקופה והערימה הפתוחה
lesson-canfield-5 = שחקו קודם את הרזרבה: היא מכריעה את המשחק.
    .title = { lesson-now-it-is-yours }
