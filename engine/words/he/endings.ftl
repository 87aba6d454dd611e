### How a game ended. Each message is a sentence.

won-in = { $count ->
    [one] ניצחון במהלך אחד.
    [two] ניצחון בשני מהלכים.
   *[other] ניצחון ב־{ $count } מהלכים.
}
all-home = כל הקלפים בבית.
no-more-home = אי אפשר להביא עוד קלפים הביתה.
klondike-stuck = אי אפשר לפתוח אף קלף סגור, ואי אפשר לשחק אף קלף מהקופה או מהערימה הפתוחה.
all-runs-complete = כל שמונת הרצפים הושלמו.
no-run-possible = אי אפשר לפתוח אף קלף סגור, ואי אפשר להשלים אף רצף.
too-few-to-deal = לא נשארו מספיק קלפים לכל הטורים, ולכן אי אפשר לחלק מהקופה.
stock-used-up = הקופה ריקה.
clock-won = כל הקלפים פתוחים, והמלך הרביעי הגיע אחרון.
clock-stopped = המלך הרביעי עצר את השעון.
clock-odds = אין כאן מה להחליט: מנצחים בחלוקה אחת מכל 13.
pyramid-gone = כל קלפי הפירמידה ירדו.
nothing-to-take-away = אי אפשר להוריד עוד קלפים.
all-in-hole = כל הקלפים בחור השחור.
no-free-card-fits = אף קלף פנוי לא מתאים.
columns-cleared = הטורים ריקים.
golf-stuck = הקופה ריקה ואף קלף לא מתאים.
round-won = שיחקתם את כל תשע החלוקות, ונשארו 45 קלפים או פחות.
round-lost = שיחקתם את כל תשע החלוקות, ונשארו יותר מ־45 קלפים.

### The sheets for a game that is over, or that cannot be won any more.

end-won = ניצחתם!
end-lost = הפסדתם
# Follows the sentence that says how the game ended.
move-that-lost = ההפסד נקבע במהלך { $number }.
first-win-in = הניצחון הראשון שלכם במשחק { $game }
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
end-equals-best = השוואת שיא
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
   *[not] { $day }: בלי ניצחון
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
solver-sees-no-way = לפי הפותר, אין שום דרך לנצח מכאן.
solver-sees-no-way-hidden = לפי הפותר, שרואה גם את הקלפים הסגורים, אין שום דרך לנצח מכאן.
back-to-winnable = חזרה למצב שאפשר לנצח ממנו
no-way-play-on = להמשיך לשחק

### The result of a won game to share. "Backbone Patience" is the name of this collection.

# $deal is which deal it was, such as "deal 4711" or "daily deal of 22 November 2026".
result-heading = { "\u200F" }{ "Backbone Patience" }: { $game }, { $deal }
result-won-with = ניצחון: { moves }
result-won-in = ניצחון ב־{ $time }, { moves }
# In the middle of the picture, if it shows no time.
result-card-won = ניצחון
# For those who do not see the picture.
result-card-label = { $game }, { $deal }: ניצחון, { moves }

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
