# The statistics. $noun is what the game calls what is won or lost: a game or a rubber.

statistics-title = סטטיסטיקה
# $game is the name of a rule set.
statistics-of = סטטיסטיקה: { $game }
statistics-of-all = כל הגרסאות
all-rule-sets-together = כל גרסאות הכללים יחד.

## Figures: what each is called, and in a small line what it counts

figure-played = שוחקו
    .meaning = { $noun ->
        [rubber] רוברים שסיימתם או עזבתם
       *[game] משחקים שסיימתם או עזבתם
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
        [rubber] ניצחונות רצופים עד הרובר האחרון
       *[game] ניצחונות רצופים עד המשחק האחרון
    }
figure-best-streak = שיא הרצף
    .meaning = הכי הרבה ניצחונות רצופים אי פעם
figure-average = תוצאה ממוצעת
    .meaning = { $noun ->
        [rubber] נקודות, בכל הרוברים
       *[game] נקודות, בכל המשחקים
    }
games-won-title = ניצחונות
figure-best-time = זמן שיא
    .meaning = הניצחון המהיר ביותר
figure-median-time = חציון הזמן
    .meaning = מחצית הניצחונות בזמן הזה או פחות
figure-fewest-moves = הכי מעט מהלכים
    .meaning = הניצחון הקצר ביותר
figure-median-moves = חציון המהלכים
    .meaning = מחצית הניצחונות במספר הזה או פחות
wins-after-peeking = { $count ->
    [one] ניצחון אחד בא אחרי ביטול מהלך שחשף קלף חדש.
    [two] שני ניצחונות באו אחרי ביטול מהלך שחשף קלף חדש.
   *[other] { SPELLED($count) } ניצחונות באו אחרי ביטול מהלך שחשף קלף חדש.
}

## In place of charts, while too few games were played. $count games make a chart, $left of them are missing.

games-until-charts = { $noun ->
    [rubber] { $left ->
        [one] תרשים מוצג אחרי { SPELLED($count) } רוברים: חסר עוד רובר אחד.
        [two] תרשים מוצג אחרי { SPELLED($count) } רוברים: חסרים עוד שני רוברים.
       *[other] תרשים מוצג אחרי { SPELLED($count) } רוברים: חסרים עוד { SPELLED($left) } רוברים.
    }
   *[game] { $left ->
        [one] תרשים מוצג אחרי { SPELLED($count) } משחקים: חסר עוד משחק אחד.
        [two] תרשים מוצג אחרי { SPELLED($count) } משחקים: חסרים עוד שני משחקים.
       *[other] תרשים מוצג אחרי { SPELLED($count) } משחקים: חסרים עוד { SPELLED($left) } משחקים.
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
    [rubber] רובר נספר אחרי שביצעתם בו מהלך והוא הסתיים. רובר שעזבתם ממתין; הוא נספר כרובר בלי ניצחון כשלוחצים בו על ״רובר חדש״ או על ״מההתחלה״, או כשמבצעים מהלך בחלוקה אחרת באותה גרסת כללים. הרובר היומי ועוד רובר אחד ממתינים זה לזה. רובר שנפתח מקישור שכבר יש בו מהלכים לעולם אינו נספר.
   *[game] משחק נספר אחרי שביצעתם בו מהלך והוא הסתיים. משחק שעזבתם ממתין; הוא נספר כמשחק בלי ניצחון כשלוחצים בו על ״חלוקה חדשה״ או על ״מההתחלה״, או כשמבצעים מהלך בחלוקה אחרת באותה גרסת כללים. החלוקה היומית ועוד משחק אחד ממתינים זה לזה. משחק שנפתח מקישור שכבר יש בו מהלכים לעולם אינו נספר.
}

## Backups, on several sheets

backup-title = גיבוי
backup-explained = כל המשחקים שבאמצע, התוצאות, המועדפים וההגדרות בקובץ אחד, לשמירה או להעברה למכשיר אחר. הוספת גיבוי מביאה את מה שחסר כאן ולא מסירה דבר.
backup-save = שמירת גיבוי
backup-add = הוספת גיבוי
