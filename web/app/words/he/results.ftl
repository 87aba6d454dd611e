### features/statistics: The statistics. $noun is what the game calls what is won or lost: a game or a rubber.

statistics-title = סטטיסטיקה
# $game is the name of a rule set.
statistics-of = סטטיסטיקה: { $game }
statistics-of-all = סטטיסטיקה כוללת
all-rule-sets-together = כל המשחקים יחד
result = תוצאה

## Figures: what each is called, and in a small line what it counts

figure-played = { $noun ->
    [rubber] רוברים
   *[game] משחקים
}
    .meaning = { $noun ->
        [rubber] רוברים שסיימתם או שוויתרתם עליהם
       *[game] משחקים שסיימתם או שוויתרתם עליהם
    }
figure-won = ניצחונות
    .meaning = { $noun ->
        [rubber] מתוך כל הרוברים ששיחקתם
       *[game] מתוך כל המשחקים ששיחקתם
    }
figure-win-rate = אחוז הניצחונות
    .meaning = { $noun ->
        [rubber] מתוך כל הרוברים ששיחקתם
       *[game] מתוך כל המשחקים ששיחקתם
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
       *[game] בכל המשחקים
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
statistics-invite = כאן יופיעו הניצחונות, זמני השיא והרצפים.
statistics-play = למשחק
what-counts-title = מה נספר
what-counts = { $noun ->
    [rubber] רובר נספר כשהוא מסתיים. רובר שעזבתם נשאר כמו שהוא ומחכה לכם. הוא ייספר כהפסד ברגע שתבצעו מהלך ברובר אחר של אותה גרסה, גם אם התחלתם אותו בכפתור ״{ new-button }״ או ״{ restart-button }״. אם תחזרו אליו בעזרת ״{ undo-button }״, הספירה הזאת תתבטל. אם נשאר רק ללחוץ על ״{ finish-button }״, הוא נספר כניצחון. אפשר לשחק במקביל ברובר היומי וברובר אחד נוסף; ניצחון ברובר היומי נרשם ביום שבו התחלתם אותו. רובר שנפתח מקישור שכבר יש בו מהלכים אף פעם לא נספר.
   *[game] משחק נספר כשהוא מסתיים. משחק שעזבתם נשאר כמו שהוא ומחכה לכם. הוא ייספר כהפסד ברגע שתבצעו מהלך במשחק אחר של אותה גרסה, גם אם התחלתם אותו בכפתור ״{ new-button }״ או ״{ restart-button }״. אם תחזרו אליו בעזרת ״{ undo-button }״, הספירה הזאת תתבטל. אם נשאר רק ללחוץ על ״{ finish-button }״, הוא נספר כניצחון. אפשר לשחק במקביל באתגר היומי ובמשחק אחד נוסף; ניצחון באתגר היומי נרשם ביום שבו התחלתם אותו. משחק שנפתח מקישור שכבר יש בו מהלכים אף פעם לא נספר.
}

### features/statistics: The charts and tables of the statistics. $noun is what the game calls what is won or lost: a
### game or a rubber.

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
last-games-in-words = { last-games }, מהישן לחדש. ניצחונות: { $won }, הפסדים: { $lost }.
# Beside the title. $streak is how many games in a row were won up to the last one.
streak-and-longest = רצף נוכחי: { $streak }, שיא: { $longest }
# The legend of the chart.
count-won = { $count ->
    [one] ניצחון אחד
    [two] שני ניצחונות
   *[other] { $count } ניצחונות
}
count-not-won = { $count ->
    [one] הפסד אחד
    [two] שני הפסדים
   *[other] { $count } הפסדים
}
oldest-first = מהישן לחדש
# The titles of the columns of its table, and the results.
number-of-game = { $noun ->
    [rubber] רובר
   *[game] משחק
}
result-of-game = תוצאה
game-was-won = ניצחון
game-was-not-won = הפסד

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
how-hard = רמת הקושי נקבעת לפי הזמן שהמחשב צריך כדי לפתור את החלוקה: ככל שהזמן ארוך יותר, כך החלוקה קשה יותר.
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
time-of-wins-in-words = זמן עד הניצחון: { $count } ניצחונות, מ־{ $least } עד { $most }; במחציתם { $half } או פחות.
moves-of-wins-in-words = מהלכים עד הניצחון: { $count } ניצחונות, מ־{ $least } עד { $most } מהלכים; במחציתם { $half } או פחות.
median-of-wins = חציון { $half }, { $count } ניצחונות
wins-of-band = ניצחונות
band-or-more = { $first } או יותר
band-from-to = { $first } עד { $last }
band-to-under = { $first } עד פחות מ־{ $end }

### features/statistics, features/report, panels: The bidding box of Bridge Solitaire, and the table of its contracts in
### the statistics.

# The button that makes the call, before and after one is chosen. $bid is a sign, such as "3♠".
bid-button = הכרזה
bid-button-with = הכרזה: { $bid }
nothing-to-study = אפשר לנתח חלוקה אחרי שהיא מסתיימת.
no-score-sheet = במשחק הזה אין דף ניקוד.
house-is-not-bidding = הבית לא מכריז עכשיו.

## The table of contracts. $side is "you" or "house".

contracts-title = חוזים
contracts-all = הכול
contracts-level = גובה
bid-by = { $side ->
    [you] ההכרזות שלכם
   *[house] הכרזות הבית
}
# How many contracts a side bid, made, and did not make.
contracts-bid = הוכרזו
contracts-made = בוצעו
contracts-set = נפלו
no-contract-bid = { $side ->
    [you] עוד לא הכרזתם אף חוזה.
   *[house] הבית עוד לא הכריז אף חוזה.
}
# $share is a share, such as "33%".
contracts-made-of = { $side ->
    [you] { $count ->
        [one] { $made ->
            [0] החוזה היחיד שהכרזתם נפל
           *[other] ביצעתם את החוזה היחיד שהכרזתם
        }: { $share }.
       *[other] ביצעתם { $made } מתוך { contracts-of }: { $share }.
    }
   *[house] { $count ->
        [one] { $made ->
            [0] החוזה היחיד שהבית הכריז נפל
           *[other] הבית ביצע את החוזה היחיד שהכריז
        }: { $share }.
       *[other] הבית ביצע { $made } מתוך { contracts-of }: { $share }.
    }
}
contracts-of = { $count ->
    [one] חוזה אחד
    [two] שני חוזים
   *[other] { $count } חוזים
}
contracts-doubling = כפל
contracts-small-slams = הסלמים הקטנים שלכם: בוצעו { $made } מתוך { $bid }.
contracts-grand-slams = הסלמים הגדולים שלכם: בוצעו { $made } מתוך { $bid }.
contracts-honours = המכובדים שלכם: 100 נקודות – { contracts-honours.four }; 150 נקודות – { contracts-honours.five }.
    .four = { $four ->
        [0] אף פעם
        [one] פעם אחת
        [two] פעמיים
       *[other] { SPELLED($four, "feminine") } פעמים
    }
    .five = { $five ->
        [0] אף פעם
        [one] פעם אחת
        [two] פעמיים
       *[other] { SPELLED($five, "feminine") } פעמים
    }

### features/ending, panels: The sheets for a game that is over, or that cannot be won any more.

end-won = ניצחתם!
end-lost = הפסדתם
# Follows the sentence that says how the game ended.
move-that-lost = המשחק אבד במהלך { $number }.
first-win-in = הניצחון הראשון שלכם במשחק ״{ $game }״
end-peeked = ביטלתם מהלך שחשף קלף חדש.
# $noun is what the game calls a deal: "deal" or "rubber".
end-from-link = { $noun ->
    [rubber] הרובר נפתח מקישור שכבר היו בו מהלכים, ולכן הוא לא נספר.
   *[deal] המשחק נפתח מקישור שכבר היו בו מהלכים, ולכן הוא לא נספר.
}
# $noun is what the game calls a deal: "deal" or "rubber".
end-was-lesson = { $noun ->
    [rubber] הרובר הזה התחיל כשיעור, ולכן הוא לא נספר.
   *[deal] המשחק הזה התחיל כשיעור, ולכן הוא לא נספר.
}

## Buttons

end-new = { $noun ->
    [rubber] רובר חדש
   *[deal] משחק חדש
}
end-undo = ביטול מהלך
end-share = שיתוף
end-restart = מההתחלה
end-review = סקירה
end-losing-move = איפה הפסדתם
end-statistics = סטטיסטיקה
end-games = כל המשחקים
end-sound = הפעלת צליל

## In the figure that the cards of a won game form

figure-of-win = ניצחון
# One of these stands below, if it is true.
your-first-win = הניצחון הראשון שלכם
your-best-time = זמן שיא
your-fewest-moves = הכי מעט מהלכים
your-longest-streak = { $count ->
    [two] שני ניצחונות ברצף
   *[other] { $count } ניצחונות ברצף
}

## Figures: time, moves, score and streak, each with a note beside it

end-time = זמן
end-moves = מהלכים
end-score = ניקוד
end-streak = ניצחונות ברצף
# This is the best so far, it equals the best, or what the best is.
end-best = שיא
end-equals-best = השוויתם את השיא
end-best-time = שיא: { $time }
end-fewest-moves = שיא: { $count }
end-longest = שיא
end-longest-streak = שיא: { $count }
# What the score counts, below its number, which is $count.
end-counted = { $scored ->
    [left] { $count ->
        [one] נשאר
       *[other] נשארו
    }
    [shown] { $count ->
        [one] פתוח
       *[other] פתוחים
    }
    [ahead] יתרון
    [behind] פיגור
    [runs] { $count ->
        [one] רצף
       *[other] רצפים
    }
   *[home] בבית
}
end-points = { $count ->
    [one] נקודה
   *[other] נקודות
}

## The win rate. $noun is what the game calls what is won or lost.

end-rate = { $noun ->
    [rubber] { $count ->
        [one] אחוז הניצחונות ברובר אחד
        [two] אחוז הניצחונות בשני רוברים
       *[other] אחוז הניצחונות ב־{ $count } רוברים
    }
   *[game] { $count ->
        [one] אחוז הניצחונות במשחק אחד
        [two] אחוז הניצחונות בשני משחקים
       *[other] אחוז הניצחונות ב־{ $count } משחקים
    }
}
# For those who do not see the curve. $first and $last are shares, such as "33%".
end-rates-in-words = { $noun ->
    [rubber] אחוז הניצחונות אחרי כל אחד מ־{ $count } הרוברים האחרונים: מ־{ $first } ל־{ $last }.
   *[game] אחוז הניצחונות אחרי כל אחד מ־{ $count } המשחקים האחרונים: מ־{ $first } ל־{ $last }.
}

## The daily deals of this week

week-title = האתגר היומי
# $ordinal is an ordinal number, such as "ה־12", $count the same as a whole number.
week-streak = { $count ->
    [1] היום הראשון ברצף
    [2] היום השני ברצף
    [3] היום השלישי ברצף
    [4] היום הרביעי ברצף
    [5] היום החמישי ברצף
    [6] היום השישי ברצף
    [7] היום השביעי ברצף
    [8] היום השמיני ברצף
    [9] היום התשיעי ברצף
    [10] היום העשירי ברצף
   *[other] היום { $ordinal } ברצף
}
week-won = { $count ->
    [0] עוד אין ניצחונות השבוע
    [one] ניצחון אחד השבוע
    [two] שני ניצחונות השבוע
   *[other] { SPELLED($count) } ניצחונות השבוע
}
# $day is the name of a day of the week.
week-day = { $won ->
    [won] { $day }: ניצחון
    [later] { $day }: ניצחון ביום מאוחר יותר
   *[not] { $day }: אין ניצחון
}

## A game that goes on but cannot be won

no-way-title = אי אפשר לנצח
# $noun is what the game calls a deal: "deal" or "rubber".
game-cannot-be-won = { $noun ->
    [rubber] { $answer ->
        [never] ברובר הזה אי אפשר היה לנצח מלכתחילה.
        [impossible] מכאן אי אפשר לנצח ברובר הזה.
       *[lost] ברובר הזה כבר אי אפשר לנצח.
    }
   *[deal] { $answer ->
        [never] בחלוקה הזאת אי אפשר היה לנצח מלכתחילה.
        [impossible] מכאן אי אפשר לנצח במשחק הזה.
       *[lost] במשחק הזה כבר אי אפשר לנצח.
    }
}
solver-sees-no-way = המחשב בדק ומצא שאין שום דרך לנצח מכאן.
solver-sees-no-way-hidden = המחשב, שרואה גם את הקלפים הסגורים, בדק ומצא שאין שום דרך לנצח מכאן.
back-to-winnable = חזרה למצב שאפשר לנצח ממנו
no-way-play-on = המשך משחק

### features/share: The result of a won game to share. "Backbone Patience" is the name of this collection.

# $deal is which deal it was, such as "deal 4711" or "daily deal of 22 November 2026".
result-heading = { "\u200F" }{ "Backbone Patience" }: { $game }, { $deal }
result-won-with = ניצחון: { moves }
result-won-in = ניצחון תוך { $time }, { moves }
# In the middle of the picture, if it shows no time.
result-card-won = ניצחון
# For those who do not see the picture.
result-card-label = { $game }, { $deal }: ניצחון, { moves }
# Which deal was won, on the picture of a result.
daily-deal-of-date = { $noun ->
    [rubber] הרובר היומי של { $date }
   *[deal] האתגר היומי של { $date }
}
deal-by-number = { $noun ->
    [rubber] רובר { $number }
   *[deal] חלוקה { $number }
}
text-copied = הועתק כטקסט.
text-not-copied = ההעתקה נכשלה. הטקסט מסומן, ואפשר להעתיק אותו ידנית.
picture-saved = התמונה נשמרה כקובץ.

## The sheet for sharing

share-title = שיתוף
share-picture = שיתוף התמונה
save-picture = שמירת התמונה
share-shows-no-card = לא רואים כאן אף קלף. הקישור פותח את אותה חלוקה מההתחלה.
share-as-text = שיתוף כטקסט
copy-as-text = העתקה כטקסט
# Above the links.
share-game-so-far = המשחק עד כה
share-deal = החלוקה הזאת מההתחלה
copy-link = העתקה
