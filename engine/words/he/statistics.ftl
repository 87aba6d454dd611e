### The statistics. $noun is what the game calls what is won or lost: a game or a rubber.

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

### The charts and tables of the statistics. $noun is what the game calls what is won or lost: a game or a rubber.

# Opens the numbers of a chart as a table.
as-table = הצגה כטבלה

## The chart of the last games: a bar for each

last-games = { $noun ->
    [rubber] { $count ->
        [one] הרובר האחרון
        [two] שני הרוברים האחרונים
       *[other] { $count } הרוברים האחרונים
    }
   *[game] { $count ->
        [one] המשחק האחרון
        [two] שני המשחקים האחרונים
       *[other] { $count } המשחקים האחרונים
    }
}
# For those who do not see the chart.
last-games-in-words = { last-games }, מהישן לחדש. ניצחונות: { $won }, בלי ניצחון: { $lost }.
# Beside the title. $streak is how many games in a row were won up to the last one.
streak-and-longest = רצף נוכחי: { $streak }, שיא: { $longest }
# The legend of the chart.
count-won = { $count ->
    [one] ניצחון אחד
    [two] שני ניצחונות
   *[other] { $count } ניצחונות
}
count-not-won = { $count } בלי ניצחון
oldest-first = מהישן לחדש
# The titles of the columns of its table, and the results.
number-of-game = { $noun ->
    [rubber] רובר
   *[game] משחק
}
result-of-game = תוצאה
game-was-won = ניצחון
game-was-not-won = בלי ניצחון

## The chart of the win rate, each point for some games in a row

win-rates = אחוז הניצחונות לאורך זמן
games-at-a-time = { $noun ->
    [rubber] בכל { $span } רוברים רצופים
   *[game] בכל { $span } משחקים רצופים
}
# For those who do not see the chart. All but $span and $played are shares, such as "33%".
win-rates-in-words = { $noun ->
    [rubber] אחוז הניצחונות בכל { $span } רוברים רצופים, מתוך { $played } רוברים: { win-rates-between }.
   *[game] אחוז הניצחונות בכל { $span } משחקים רצופים, מתוך { $played } משחקים: { win-rates-between }.
}
win-rates-between = { $first } ב־{ $span } הראשונים, { $last } ב־{ $span } האחרונים, הנמוך ביותר { $lowest }, הגבוה ביותר { $highest }
# $start and $end are ordinal numbers.
win-rates-caption = { $noun ->
    [rubber] אחוז הניצחונות בכל { $span } רוברים רצופים, מהרובר { $start } עד הרובר { $end }: כרגע { $last }, שיא: { $highest }.
   *[game] אחוז הניצחונות בכל { $span } משחקים רצופים, מהמשחק { $start } עד המשחק { $end }: כרגע { $last }, שיא: { $highest }.
}
# The titles of the columns of its table. In the first column stand ordinal numbers.
games-up-to = { $noun ->
    [rubber] עד הרובר
   *[game] עד המשחק
}
rate-of-wins = אחוז הניצחונות

## The table of the scores

# $scored is what the score counts: cards that are home, left or shown, or points ahead of the house.
scores-title = { $scored ->
    [left] ניקוד: הקלפים שנשארו בסוף כל משחק
    [shown] ניקוד: הקלפים שנפתחו עד סוף כל משחק
    [ahead] ניקוד: היתרון בנקודות בסוף כל רובר
   *[home] ניקוד: הקלפים שבבית בסוף כל משחק
}
scores-in-words = { $noun ->
    [rubber] הניקוד: מ־{ "\u2066" }{ $lowest }{ "\u2069" } עד { "\u2066" }{ $highest }{ "\u2069" }; במחצית הרוברים { "\u2066" }{ $half }{ "\u2069" } או פחות.
   *[game] הניקוד: מ־{ "\u2066" }{ $lowest }{ "\u2069" } עד { "\u2066" }{ $highest }{ "\u2069" }; במחצית המשחקים { "\u2066" }{ $half }{ "\u2069" } או פחות.
}
score-of-game = ניקוד
games-with-score = { $noun ->
    [rubber] רוברים
   *[game] משחקים
}
# $between is "words" where a dash would stand beside the minus of a score below 0.
score-band = { $between ->
    [words] { "\u2066" }{ $first }{ "\u2069" } עד { "\u2066" }{ $last }{ "\u2069" }
   *[dash] { $first }–{ $last }
}
games-and-won = { $count }, ניצחונות: { $won }

## The tables of win rates

rates-by-rule-set = לפי משחק
rates-by-difficulty = לפי רמת קושי
rate-easy = קל
rate-middling = בינוני
rate-hard = קשה
rate-unknown = לא ידוע
how-hard = רמת הקושי נקבעת לפי הזמן שנדרש לפותר: ככל שהוא ארוך יותר, הקושי רב יותר.
rate-games = { $noun ->
    [rubber] רוברים
   *[game] משחקים
}
# What the mark in a bar means: how many of the deals can be won.
rate-mark = פתירות
rate-mark-meaning = הסימן מראה בערך באיזה חלק מהחלוקות אפשר לנצח.
rate-possible = פתירות: בערך { $share }

## The charts of how long the wins took. $count wins, always five or more; times are such as "4:05".

time-of-win = זמן עד הניצחון
moves-of-win = מהלכים עד הניצחון
time-of-wins-in-words = זמן עד הניצחון: { $count } ניצחונות, מ־{ $least } עד { $most }; מחציתם נמשכו { $half } או פחות.
moves-of-wins-in-words = מהלכים עד הניצחון: { $count } ניצחונות, מ־{ $least } עד { $most } מהלכים; במחציתם { $half } או פחות.
median-of-wins = חציון { $half }, { $count } ניצחונות
wins-of-band = ניצחונות
band-or-more = { $first } או יותר
band-from-to = { $first } עד { $last }
band-to-under = { $first } עד פחות מ־{ $end }
