### Hints and verdicts.

# $noun is what the game calls a deal: "deal" or "rubber".
game-is-won = { $noun ->
    [rubber] כבר ניצחתם ברובר הזה.
   *[deal] כבר ניצחתם במשחק הזה.
}
nothing-to-choose = אין כאן מה לבחור: לחצו בכל מקום כדי להמשיך.
nothing-is-certain = שום דבר לא ודאי במשחק ״{ $game }״: הרבה תלוי בקלפים שעוד יבואו.
showing-way = { $count ->
    [one] כך מנצחים במהלך אחד
    [two] כך מנצחים בשני מהלכים
   *[other] כך מנצחים ב־{ $count } מהלכים
}
showing-long-way = כך מנצחים, אבל הדרך ארוכה

## Whether the game can be won

# $answer is "winnable" or "unknown"; "pending" as long as it is being searched for; or why it cannot be won: "never" if
# the deal could not be won from its start, "lost" if it could, "impossible" if that is not known.
# $noun is what the game calls a deal: "deal" or "rubber".
answer = { $answer ->
    [winnable] אפשר לנצח
    [lost] כבר אי אפשר לנצח
    [never] אי אפשר היה לנצח
    [impossible] אי אפשר לנצח
    [pending] עדיין לא ידוע
   *[unknown] לא ידוע אם אפשר לנצח
}
can-be-won = אפשר לנצח מכאן.
can-be-won-in = { $count ->
    [one] אפשר לנצח: יש דרך לניצחון במהלך אחד.
    [two] אפשר לנצח: יש דרך לניצחון בשני מהלכים.
   *[other] אפשר לנצח: יש דרך לניצחון ב־{ $count } מהלכים.
}
takes-hidden-cards = גם הקלפים הסגורים נלקחו בחשבון.
not-known-after = { $count ->
    [one] לא ידוע: נבדק מצב אחד. לא נמצאה דרך לנצח, אבל ייתכן שיש כזאת.
    [two] לא ידוע: נבדקו שני מצבים. לא נמצאה דרך לנצח, אבל ייתכן שיש כזאת.
   *[other] לא ידוע: נבדקו { NUMBER($count) } מצבים. לא נמצאה דרך לנצח, אבל ייתכן שיש כזאת.
}
not-known-so-far = עדיין לא ידוע: לא נמצאה דרך לנצח, אבל ייתכן שיש כזאת.
there-is-a-way = יש דרך לנצח מכאן.
# $noun is what the game calls a deal: "deal" or "rubber".
this-is-lost = { this-is-lost.begun }.
    .begun = { $answer ->
        [never] { $noun ->
            [rubber] ברובר הזה אי אפשר היה לנצח מלכתחילה
           *[deal] בחלוקה הזאת אי אפשר היה לנצח מלכתחילה
        }
        [impossible] אי אפשר לנצח
       *[lost] כבר אי אפשר לנצח
    }
# $noun is what the game calls a deal: "deal" or "rubber".
lost-by-search = { this-is-lost.begun }: בחיפוש מלא לא נמצאה דרך לנצח.
not-known-moves = לא ידוע אם אפשר לנצח. יש עוד מהלכים.
not-known-stock = לא ידוע אם אפשר לנצח. נשאר רק לפתוח מהקופה.

## A hint, such as "Ace of hearts home, turns a card."

in-short = { LIST($parts, "comma") }
turns-a-card = נפתח קלף
# $pile is what the game calls the pile: "column", "rib", "fan" or "place".
frees-a-space = { $pile ->
    [rib] מתרוקנת צלע
    [fan] מתרוקנת מניפה
    [place] מתרוקן מקום
   *[column] מתרוקן טור
}
# $cell is what the game calls a place for one card: "cell" or "tower".
frees-a-place = { $cell ->
    [tower] מתפנה מגדל
   *[cell] מתפנה תא
}
frees-card = { FORM($card, "gender") ->
    [f] משתחררת { FORM($card, "the") }
   *[m] משתחרר { FORM($card, "the") }
}
guess = ניחוש מושכל: { $move }.
best-move = המהלך הטוב ביותר: { $move }.
way-leads-to = { $scored ->
    [left] { $count ->
        [one] במקרה הטוב יישאר קלף אחד.
        [two] במקרה הטוב יישארו שני קלפים.
       *[other] במקרה הטוב יישארו { SPELLED($count) } קלפים.
    }
   *[home] { $count ->
        [one] במקרה הטוב עוד קלף אחד יגיע הביתה.
        [two] במקרה הטוב עוד שני קלפים יגיעו הביתה.
       *[other] במקרה הטוב עוד { SPELLED($count) } קלפים יגיעו הביתה.
    }
}
nothing-useful-left = לא נשארו מהלכים מועילים.

## Why a hint is good, such as "Ace of hearts home: a face-down card is turned up. 80 moves to the win."

# $count is how many moves lead to the win.
why-hint = { $count ->
    [one] { $move }: { $reason }. עוד מהלך אחד לניצחון.
    [two] { $move }: { $reason }. עוד שני מהלכים לניצחון.
   *[other] { $move }: { $reason }. עוד { $count } מהלכים לניצחון.
}
why-hint-far = { $move }: { $reason }. הניצחון עוד רחוק.
# $known is "winnable" or "nothing".
why-guess = { $known ->
    [winnable] ניחוש מושכל: { $move }. אפשר לנצח, אבל לא ידוע איך.
   *[nothing] ניחוש מושכל: { $move }. לא ידוע אם אפשר לנצח.
}
# The first part may stand before another one with "ו", so none begins with that letter.
gains = { LIST($parts, "clauses") }
gain-home = קלף עובר הביתה
gain-run = נוצר רצף שלם
gain-one-less = נשארים פחות קלפים
gain-turned = נפתח קלף סגור
# $pile is what the game calls the pile: "column", "rib", "fan" or "place".
gain-space = { $pile ->
    [rib] מתרוקנת צלע
    [fan] מתרוקנת מניפה
    [place] מתרוקן מקום
   *[column] מתרוקן טור
}
# $cell is what the game calls a place for one card: "cell" or "tower".
gain-place = { $cell ->
    [tower] מתפנה מגדל
   *[cell] מתפנה תא
}
gain-card = { FORM($card, "gender") ->
    [f] משתחררת { FORM($card, "the") }
   *[m] משתחרר { FORM($card, "the") }
}
# $count is after how many moves the gain comes.
gain-later = { $count ->
    [1] במהלך הבא { $gain }
    [2] כעבור שני מהלכים { $gain }
   *[other] כעבור { SPELLED($count) } מהלכים { $gain }
}
leads-to-win = זה מוביל לניצחון

## Hints that know only the cards seen so far

fair-hint = { $won ->
    [0] { $count ->
        [one] { $move }: לא נמצא ניצחון בחלוקה האחת שנבדקה.
        [two] { $move }: לא נמצא ניצחון בשתי חלוקות.
       *[other] { $move }: לא נמצא ניצחון ב־{ $count } חלוקות.
    }
   *[other] { $count ->
        [one] { $move }: ניצחון בחלוקה האחת שנבדקה.
        [two] { $move }: { $won ->
            [1] ניצחון באחת משתי חלוקות
           *[other] ניצחון בשתי החלוקות שנבדקו
        }.
       *[other] { $move }: ניצחון ב־{ $won } מתוך { $count } חלוקות.
    }
}
points-hint = { $goal ->
    [make] { $count ->
        [one] { $move }: { $won ->
            [0] החוזה נופל בחלוקה האחת שנבדקה
           *[other] החוזה מבוצע בחלוקה האחת שנבדקה
        }, { "\u2066" }{ $points }{ "\u2069" } נקודות.
       *[other] { $move }: החוזה מבוצע ב־{ $won } מתוך { $count } חלוקות, { "\u2066" }{ $points }{ "\u2069" } נקודות בממוצע.
    }
    [set] { $count ->
        [one] { $move }: { $won ->
            [0] הבית מבצע את החוזה בחלוקה האחת שנבדקה
           *[other] הבית נופל בחלוקה האחת שנבדקה
        }, { "\u2066" }{ $points }{ "\u2069" } נקודות.
       *[other] { $move }: הבית נופל ב־{ $won } מתוך { $count } חלוקות, { "\u2066" }{ $points }{ "\u2069" } נקודות בממוצע.
    }
   *[points] { $move }: { "\u2066" }{ $points }{ "\u2069" } נקודות בממוצע.
}
so-far = חושבים… { $hint }
won-of = { $won } מתוך { $count }
move-from-place = { $move } ({ FORM($place, "from") })
only-ways-back = כל מהלך מחזיר למצב קודם.
