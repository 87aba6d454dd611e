# Reading a backup file.

backup-too-large = הקובץ גדול מכדי להיות גיבוי של הדף הזה. שום דבר לא השתנה.
backup-unread = הדפדפן לא הצליח לקרוא את הקובץ. שום דבר לא השתנה.
backup-damaged = הקובץ פגום ואי אפשר לקרוא אותו. שום דבר לא השתנה.
no-backup-file = הקובץ אינו גיבוי של הדף הזה. שום דבר לא השתנה.
backup-newer = הקובץ נכתב בגרסה חדשה יותר של הדף. שום דבר לא השתנה.

## What was added: parts of a sentence, such as "12 results and 2 games added; 3 were here already"

# With commas: "ו" cannot stand before digits.
things-added = נוספו: { LIST($things, "comma") }
added-results = { $count ->
    [one] תוצאה אחת
    [two] שתי תוצאות
   *[other] { $count } תוצאות
}
added-games = { $count ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $count } משחקים
}
were-here-already = { $count ->
    [one] פריט אחד כבר היה כאן
    [two] שני פריטים כבר היו כאן
   *[other] { $count } פריטים כבר היו כאן
}
nothing-added-rest-here = לא נוסף דבר: השאר כבר היה כאן
nothing-added-all-here = לא נוסף דבר: הכול כבר היה כאן
nothing-added-empty = לא נוסף דבר: אין בגיבוי הזה תוצאות ולא משחקים עם מהלכים
things-unread = { $count ->
    [one] פריט אחד לא ניתן לקריאה
    [two] שני פריטים לא ניתנים לקריאה
   *[other] { $count } פריטים לא ניתנים לקריאה
}
# $most is how many games are kept on a device.
games-left-out = { $count ->
    [one] משחק אחד הושמט, כי כאן נשמרים רק { $most } משחקים
    [two] שני משחקים הושמטו, כי כאן נשמרים רק { $most } משחקים
   *[other] { $count } משחקים הושמטו, כי כאן נשמרים רק { $most } משחקים
}
