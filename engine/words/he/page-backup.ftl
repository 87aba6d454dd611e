# Reading a backup file.

backup-too-large = הקובץ גדול מכדי להיות גיבוי. שום דבר לא השתנה.
backup-unread = הדפדפן לא הצליח לקרוא את הקובץ. שום דבר לא השתנה.
backup-damaged = הקובץ פגום ואי אפשר לקרוא אותו. שום דבר לא השתנה.
no-backup-file = זה לא קובץ גיבוי של הדף הזה. שום דבר לא השתנה.
backup-newer = הגיבוי נוצר בגרסה חדשה יותר של הדף. שום דבר לא השתנה.

## What was added: parts of a sentence, such as "12 results and 2 games added; 3 were here already"

# With commas: "ו" cannot stand before digits.
things-added = פריטים שנוספו: { LIST($things, "comma") }
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
nothing-added-rest-here = לא נוסף כלום: השאר כבר היה כאן
nothing-added-all-here = לא נוסף כלום: הכול כבר היה כאן
nothing-added-empty = לא נוסף כלום: בגיבוי הזה אין תוצאות ואין משחקים עם מהלכים
things-unread = { $count ->
    [one] אי אפשר היה לקרוא פריט אחד
    [two] אי אפשר היה לקרוא שני פריטים
   *[other] אי אפשר היה לקרוא { $count } פריטים
}
# $most is how many games are kept on a device.
games-left-out = { $count ->
    [one] משחק אחד הושמט: כאן נשמרים רק { $most }
    [two] שני משחקים הושמטו: כאן נשמרים רק { $most }
   *[other] { $count } משחקים הושמטו: כאן נשמרים רק { $most }
}
