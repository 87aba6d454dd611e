# The statistics. $noun is what the game calls what is won or lost: a game or a rubber.

statistics-title = סטטיסטיקה
# $game is the name of a rule set.
statistics-of = סטטיסטיקה: { $game }
statistics-of-all = סטטיסטיקה כוללת
all-rule-sets-together = כל המשחקים יחד.

## Figures: what each is called, and in a small line what it counts

figure-played = שוחקו
    .meaning = { $noun ->
        [rubber] רוברים שסיימתם או שוויתרתם עליהם
       *[game] משחקים שסיימתם או שוויתרתם עליהם
    }
figure-won = ניצחונות
    .meaning = { $noun ->
        [rubber] מהרוברים ששוחקו
       *[game] מהמשחקים ששוחקו
    }
figure-win-rate = אחוז הניצחונות
    .meaning = { $noun ->
        [rubber] מהרוברים ששוחקו
       *[game] מהמשחקים ששוחקו
    }
figure-streak = רצף
    .meaning = { $noun ->
        [rubber] ניצחונות רצופים כרגע
       *[game] ניצחונות רצופים כרגע
    }
figure-best-streak = רצף שיא
    .meaning = הכי הרבה ניצחונות רצופים
figure-average = ניקוד ממוצע
    .meaning = { $noun ->
        [rubber] נקודות, בכל הרוברים
       *[game] נקודות, בכל המשחקים
    }
games-won-title = ניצחונות
figure-best-time = זמן שיא
    .meaning = הניצחון המהיר ביותר
figure-median-time = זמן חציוני
    .meaning = מחצית הניצחונות בזמן הזה או פחות
figure-fewest-moves = הכי מעט מהלכים
    .meaning = הניצחון הקצר ביותר
figure-median-moves = חציון המהלכים
    .meaning = מחצית הניצחונות במספר הזה או פחות
wins-after-peeking = { $count ->
    [one] ניצחון אחד הושג אחרי ביטול מהלך שחשף קלף חדש.
    [two] שני ניצחונות הושגו אחרי ביטול מהלך שחשף קלף חדש.
   *[other] { SPELLED($count) } ניצחונות הושגו אחרי ביטול מהלך שחשף קלף חדש.
}

## In place of charts, while too few games were played. $count games make a chart, $left of them are missing.

games-until-charts = { $noun ->
    [rubber] { $left ->
        [one] התרשימים יופיעו אחרי { SPELLED($count) } רוברים: נשאר עוד רובר אחד.
        [two] התרשימים יופיעו אחרי { SPELLED($count) } רוברים: נשארו עוד שני רוברים.
       *[other] התרשימים יופיעו אחרי { SPELLED($count) } רוברים: נשארו עוד { SPELLED($left) } רוברים.
    }
   *[game] { $left ->
        [one] התרשימים יופיעו אחרי { SPELLED($count) } משחקים: נשאר עוד משחק אחד.
        [two] התרשימים יופיעו אחרי { SPELLED($count) } משחקים: נשארו עוד שני משחקים.
       *[other] התרשימים יופיעו אחרי { SPELLED($count) } משחקים: נשארו עוד { SPELLED($left) } משחקים.
    }
}

## The results one by one, such as "won · 120 moves · 4:05"

latest-games = { $noun ->
    [rubber] הרוברים האחרונים
   *[game] המשחקים האחרונים
}
result-won = ניצחון
result-lost = הפסד
# $line is the result, $day a day such as "21 November 2026".
delete-result = מחיקה: { $day }, { $line }

## Which games count

none-counted = עוד לא נספר אף משחק.
none-of-rule-set-counted = { $noun ->
    [rubber] עוד לא נספר אף רובר בגרסה הזאת.
   *[game] עוד לא נספר אף משחק בגרסה הזאת.
}
statistics-invite = כאן יופיעו הניצחונות, הזמנים הטובים ביותר והרצפים.
statistics-play = לשחק
what-counts-title = מה נספר
what-counts = { $noun ->
    [rubber] רובר נספר כשהוא מסתיים. רובר שעזבתם נשאר כמו שהוא ומחכה לכם. הוא נספר כרובר בלי ניצחון ברגע שתבצעו מהלך ברובר אחר של אותה גרסה, גם אם התחלתם אותו בכפתור ״{ new-button }״ או ״{ restart-button }״. אם תחזרו אליו בעזרת ״{ undo-button }״, הספירה הזאת תתבטל. אם נשאר רק ללחוץ על ״{ finish-button }״, הוא נספר כניצחון. אפשר לשחק במקביל ברובר היומי וברובר אחד נוסף; ניצחון ברובר היומי נרשם ביום שבו התחלתם אותו. רובר שנפתח מקישור שכבר יש בו מהלכים אף פעם לא נספר.
   *[game] משחק נספר כשהוא מסתיים. משחק שעזבתם נשאר כמו שהוא ומחכה לכם. הוא נספר כמשחק בלי ניצחון ברגע שתבצעו מהלך במשחק אחר של אותה גרסה, גם אם התחלתם אותו בכפתור ״{ new-button }״ או ״{ restart-button }״. אם תחזרו אליו בעזרת ״{ undo-button }״, הספירה הזאת תתבטל. אם נשאר רק ללחוץ על ״{ finish-button }״, הוא נספר כניצחון. אפשר לשחק במקביל באתגר היומי ובמשחק אחד נוסף; ניצחון באתגר היומי נרשם ביום שבו התחלתם אותו. משחק שנפתח מקישור שכבר יש בו מהלכים אף פעם לא נספר.
}

## Backups, on several sheets

backup-title = גיבוי
backup-explained = כל המשחקים שהתחלתם, התוצאות, המועדפים וההגדרות בקובץ אחד, לשמירה או להעברה למכשיר אחר. הוספת גיבוי משלימה את מה שחסר כאן ולא מוחקת כלום.
backup-save = שמירת גיבוי
backup-add = הוספת גיבוי
