# The names of the games, and what is said of each before the first try. See terms.md for the names.

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
