### The rules page of a game whose rules are not written by hand: three parts, below the headings of the first group. Each
### is put together from the sentences of one of the other groups, in this order, so each sentence must make sense after
### any other of its group, and alone. Words and tone as in the folder "rules".
### "ב", "ל" and "מ" stand before a number in words without a space, before digits with a maqaf: such numbers are written
### out here. So are those before a noun with "ה": "ארבעת הטורים", but "11 הטורים".

## The three parts

rules-table = השולחן
rules-aim = המטרה
rules-play = המשחק

## The names of piles in the picture of the table

# $kind is the kind of pile, $count how many there are.
rules-piles = { $kind ->
    [pyramid] פירמידה
    [peaks] פסגות
    [foundation] { $count ->
        [one] יסוד
       *[other] יסודות
    }
    [tableau] { $count ->
        [one] טור
       *[other] טורים
    }
    [cell] { $count ->
        [one] תא
       *[other] תאים
    }
    [reserve] רזרבה
    [waste] ערימה פתוחה
   *[stock] קופה
}

## The table: how many packs and piles there are, and how many cards are dealt to them

rules-packs = { $count ->
    [one] חפיסה אחת.
    [two] שתי חפיסות.
   *[other] { SPELLED($count, "feminine") } חפיסות.
}
rules-packs-apart = כל חפיסה מעורבבת לחוד, והשנייה מחולקת אחרי הראשונה.
# "כל הקלפים הם עלה" was misread.
rules-only-suits = יש רק קלפי { LIST($suits, "and") }.
# The columns have the same number of cards.
rules-columns = { $columns ->
    [one] { $cards ->
        [0] טור ריק אחד.
        [one] טור אחד, ובו קלף אחד.
        [two] טור אחד, ובו שני קלפים.
       *[other] טור אחד, ובו { SPELLED($cards) } קלפים.
    }
   *[other] { $columns ->
        [two] שני טורים
       *[other] { SPELLED($columns) } טורים
    }{ $cards ->
        [0] {" "}ריקים.
        [one] , ובכל אחד קלף אחד.
        [two] {" "}של שני קלפים.
       *[other] {" "}של { SPELLED($cards) } קלפים.
    }
}
# Such as 1, 2, 3, 4: each column has one card more than the one before. There are at least three columns.
rules-columns-rising = { SPELLED($columns) } טורים: בראשון { $fewest ->
    [0] אין קלפים
    [one] קלף אחד
    [two] שני קלפים
   *[other] { SPELLED($fewest) } קלפים
}, בכל טור קלף אחד יותר מבקודמו, ובאחרון { SPELLED($most) }.
# Such as 7, 7, 7, 7, 6, 6, 6. There are at least three columns. ".which" is the first columns, after "מ".
rules-columns-two = { SPELLED($columns) } טורים: { $first ->
    [0] אין קלפים
    [one] קלף אחד
    [two] שני קלפים
   *[other] { SPELLED($first) } קלפים
} { $count ->
    [one] בראשון
   *[other] { $first ->
        [0] באף אחד
       *[other] בכל אחד
    } { rules-columns-two.which }
}, { $rest ->
    [0] אין קלפים
   *[other] { SPELLED($rest) }
} { $others ->
    [one] באחרון.
   *[other] { $rest ->
        [0] באף אחד מהאחרים.
       *[other] בכל אחד מהאחרים.
    }
}
    .which = { $count ->
        [two] משני הראשונים
        [3] משלושת הראשונים
        [4] מארבעת הראשונים
        [5] מחמשת הראשונים
        [6] מששת הראשונים
        [7] משבעת הראשונים
        [8] משמונת הראשונים
        [9] מתשעת הראשונים
        [10] מעשרת הראשונים
       *[other] מ־{ $count } הראשונים
    }
# Any other numbers of cards, such as "1, 6, 7, 8".
rules-columns-counted = { $columns ->
    [two] שני טורים
   *[other] { SPELLED($columns) } טורים
}, ומספר הקלפים בהם לפי הסדר: { $numbers }.
# One pyramid, or several that stand side by side and share their last row.
rules-peaks = { $peaks ->
    [one] פירמידה של { rules-peaks.rows }, { rules-peaks.cards } בסך הכול. כל קלף שמעל השורה האחרונה מכוסה בשני קלפים מהשורה הבאה.
    [two] שתי פסגות של { rules-peaks.rows }, והשורה האחרונה משותפת להן; { rules-peaks.cards } בסך הכול. כל קלף שמעל השורה האחרונה מכוסה בשני קלפים מהשורה הבאה.
   *[other] { SPELLED($peaks, "feminine") } פסגות של { rules-peaks.rows }, והשורה האחרונה משותפת להן; { rules-peaks.cards } בסך הכול. כל קלף שמעל השורה האחרונה מכוסה בשני קלפים מהשורה הבאה.
}
    .rows = { $rows ->
        [one] שורה אחת
        [two] שתי שורות
       *[other] { SPELLED($rows, "feminine") } שורות
    }
    .cards = { $cards ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $cards } קלפים
    }
rules-kings-below = לפני המהלך הראשון, המלכים עוברים אל מתחת לשאר הקלפים בטור שלהם.
# The cards of the columns or of the peaks, of which the sentences before speak.
rules-all-face-up = כל הקלפים האלה פתוחים.
# Of each column that has more cards than these, the last ones are face up.
rules-last-face-up = { $count ->
    [one] רק הקלף האחרון בכל טור פתוח.
    [two] רק שני הקלפים האחרונים בכל טור פתוחים.
    [3] רק שלושת הקלפים האחרונים בכל טור פתוחים.
    [4] רק ארבעת הקלפים האחרונים בכל טור פתוחים.
    [5] רק חמשת הקלפים האחרונים בכל טור פתוחים.
    [6] רק ששת הקלפים האחרונים בכל טור פתוחים.
    [7] רק שבעת הקלפים האחרונים בכל טור פתוחים.
    [8] רק שמונת הקלפים האחרונים בכל טור פתוחים.
    [9] רק תשעת הקלפים האחרונים בכל טור פתוחים.
    [10] רק עשרת הקלפים האחרונים בכל טור פתוחים.
   *[other] רק { $count } הקלפים האחרונים בכל טור פתוחים.
}
rules-last-row-face-up = רק הקלפים בשורה האחרונה פתוחים.
rules-first-face-down = { $columns ->
    [one] בטור הראשון
   *[other] בכל אחד { rules-first-face-down.which }
} { $cards ->
    [one] יש קלף סגור אחד.
    [two] יש שני קלפים סגורים.
   *[other] יש { SPELLED($cards) } קלפים סגורים.
} כל השאר פתוחים.
    .which = { $columns ->
        [two] משני הטורים הראשונים
        [3] משלושת הטורים הראשונים
        [4] מארבעת הטורים הראשונים
        [5] מחמשת הטורים הראשונים
        [6] מששת הטורים הראשונים
        [7] משבעת הטורים הראשונים
        [8] משמונת הטורים הראשונים
        [9] מתשעת הטורים הראשונים
        [10] מעשרת הטורים הראשונים
       *[other] מ־{ $columns } הטורים הראשונים
    }
rules-face-down-counted = מספר הקלפים הסגורים בכל טור, לפי הסדר: { $numbers }.
# The two stars before and after a word make it bold.
rules-no-cells = אין תאים.
rules-empty-cells = { $count ->
    [one] יש **תא** ריק אחד.
    [two] יש שני **תאים** ריקים.
   *[other] יש { SPELLED($count) } **תאים** ריקים.
}
rules-filled-cells = { $count ->
    [one] יש **תא** אחד.
    [two] יש שני **תאים**.
   *[other] יש { SPELLED($count) } **תאים**.
} { $filled ->
    [one] קלף אחד מתחיל בתא.
    [two] שני קלפים מתחילים בתאים.
   *[other] { SPELLED($filled) } קלפים מתחילים בתאים.
}
# Piles from which cards are played, but to which no card goes.
rules-reserve = { $piles ->
    [one] { $cards ->
        [one] קלף אחד הוא **הרזרבה**.
        [two] שני קלפים בערימה אחת הם **הרזרבה**.
       *[other] { SPELLED($cards) } קלפים בערימה אחת הם **הרזרבה**.
    }
   *[other] { $cards ->
        [one] { $piles ->
            [two] שני קלפים בודדים הם **הרזרבה**.
           *[other] { SPELLED($piles) } קלפים בודדים הם **הרזרבה**.
        }
       *[other] { $piles ->
            [two] שתי ערימות
           *[other] { SPELLED($piles, "feminine") } ערימות
        } של { $cards ->
            [two] שני קלפים
           *[other] { SPELLED($cards) } קלפים
        } הן **הרזרבה**.
    }
}
rules-reserve-counted = **הרזרבה** מחולקת לערימות, ומספר הקלפים בהן לפי הסדר: { $numbers }.
# Only the top card, of one pile or of each.
rules-reserve-top-up = { $piles ->
    [one] רק הקלף העליון בה פתוח.
   *[other] רק הקלף העליון בכל ערימה ברזרבה פתוח.
}
rules-lock = קלף נוסף מונח לרוחב על הרזרבה.
rules-lock-no-king = הוא לא יכול להיות מלך: מלך עובר לתחתית הקופה, והקלף הבא תופס את מקומו.
# The only place that explains "הביתה", as in the other rules.
rules-foundations = { $count ->
    [one] יש **יסוד** אחד: קלף שהונח עליו הגיע הביתה.
    [two] יש שני **יסודות**: קלף שהונח על אחד מהם הגיע הביתה.
   *[other] יש { SPELLED($count) } **יסודות**: קלף שהונח על אחד מהם הגיע הביתה.
}
rules-aces-in-deal = האסים מחולקים כמו כל שאר הקלפים.
rules-aces-laid-out = האסים כבר מונחים על היסודות בתחילת המשחק.
rules-first-rank = קלף אחד עובר ליסוד הראשון, וכל היסודות מתחילים בקלף מאותו ערך.
rules-aces-dealt = אס שמופיע בזמן החלוקה עובר הביתה מייד, והקלף הבא תופס את מקומו.
rules-heap-starts = { $kind ->
    [waste] קלף אחד מתחיל את הערימה הפתוחה.
   *[foundation] קלף אחד מתחיל את היסוד.
}
rules-heap-starts-with = { $kind ->
    [waste] הערימה הפתוחה מתחילה { FORM($card, "by") }.
   *[foundation] היסוד מתחיל { FORM($card, "by") }.
}
rules-stock = { $count ->
    [0] שאר הקלפים הם הקופה.
    [one] הקלף האחרון הוא הקופה.
    [two] שני הקלפים הנותרים הם הקופה.
    [3] שלושת הקלפים הנותרים הם הקופה.
    [4] ארבעת הקלפים הנותרים הם הקופה.
    [5] חמשת הקלפים הנותרים הם הקופה.
    [6] ששת הקלפים הנותרים הם הקופה.
    [7] שבעת הקלפים הנותרים הם הקופה.
    [8] שמונת הקלפים הנותרים הם הקופה.
    [9] תשעת הקלפים הנותרים הם הקופה.
    [10] עשרת הקלפים הנותרים הם הקופה.
   *[other] { $count } הקלפים הנותרים הם הקופה.
}

## The aim

rules-home = להביא הביתה את כל { $count } הקלפים. כל יסוד נבנה מצורה אחת, מהאס עד המלך.
# The rank of a card that is dealt to a foundation is the first of all.
rules-home-from-first = להביא הביתה את כל { $count } הקלפים. כל יסוד נבנה מצורה אחת, בסדר עולה מהקלף הראשון, עד שיש בו 13 קלפים. אחרי מלך בא אס.
rules-comes-back = הקלף העליון ביסוד יכול לחזור לטור.
# $place is "pyramid", "peaks" or "columns", $kind the pile to which all cards go.
rules-to-heap = { $kind ->
    [waste] להעביר לערימה הפתוחה את
   *[foundation] להעביר ליסוד את
} { $count ->
    [one] הקלף
    [two] שני הקלפים
   *[other] כל { $count } הקלפים
} { $place ->
    [pyramid] שבפירמידה.
    [peaks] שבפסגות.
   *[columns] שבטורים.
}
# $runs is how many runs of thirteen cards there are.
rules-runs = למיין את כל { $count } הקלפים { $runs ->
    [one] לרצף אחד, מצורה אחת, מהמלך עד האס.
    [two] לשני רצפים, כל אחד מצורה אחת, מהמלך עד האס.
    [4] לארבעה רצפים, כל אחד מצורה אחת, מהמלך עד האס.
    [8] לשמונה רצפים, כל אחד מצורה אחת, מהמלך עד האס.
   *[other] ל־{ $runs } רצפים, כל אחד מצורה אחת, מהמלך עד האס.
} רצף שלם יורד מייד מהשולחן.
rules-pairs = להוריד את { $count ->
    [one] הקלף
    [two] שני הקלפים
   *[other] כל { $count } הקלפים
} { $place ->
    [pyramid] שבפירמידה, בזוגות שסכומם 13.
    [peaks] שבפסגות, בזוגות שסכומם 13.
   *[columns] שבטורים, בזוגות שסכומם 13.
}
rules-values = אס שווה 1, נסיך 11, מלכה 12. מלך שווה 13 ויורד לבד.

## Play: a list of points

# $count is the number of the parts, from "rules-free-in-columns" to "rules-free-on-waste". Each is in the singular.
rules-free = { $count ->
    [one] { LIST($places, "and") } הוא קלף פנוי.
   *[other] { LIST($places, "and") } הם קלפים פנויים.
}
rules-free-in-columns = הקלף האחרון בכל טור
rules-free-in-peaks = כל קלף שלא מכוסה
rules-free-in-cells = כל קלף בתא
rules-free-in-reserve = { $piles ->
    [one] הקלף העליון ברזרבה
   *[other] { $cards ->
        [one] כל קלף ברזרבה
       *[other] הקלף העליון בכל ערימה ברזרבה
    }
}
rules-free-on-waste = הקלף העליון בערימה הפתוחה
rules-locked = עד שמזיזים את הקלף שמונח לרוחב על הרזרבה, שאר הקלפים ברזרבה נעולים.
# How cards are laid on each other in the columns: down, up, or both.
rules-built-down = { $suits ->
    [same] בטורים מניחים כל קלף על קלף מאותה צורה שגבוה ממנו ב־1: שמונה לב על תשע לב.
    [alternate] בטורים מניחים קלפים בסדר יורד ובצבעים מתחלפים: שמונה אדום על תשע שחור.
   *[any] בטורים מניחים כל קלף על קלף שגבוה ממנו ב־1, מכל צורה: שמונה על תשע.
}
rules-built-up = { $suits ->
    [same] בטורים מניחים כל קלף על קלף מאותה צורה שנמוך ממנו ב־1: עשר לב על תשע לב.
    [alternate] בטורים מניחים קלפים בסדר עולה ובצבעים מתחלפים: עשר אדום על תשע שחור.
   *[any] בטורים מניחים כל קלף על קלף שנמוך ממנו ב־1, מכל צורה: עשר על תשע.
}
rules-built-both-ways = { $suits ->
    [same] בטורים מניחים כל קלף על קלף מאותה צורה שגבוה או נמוך ממנו ב־1: עשר לב או שמונה לב על תשע לב.
    [alternate] בטורים מניחים קלפים בסדר עולה או יורד ובצבעים מתחלפים: עשר אדום או שמונה אדום על תשע שחור.
   *[any] בטורים מניחים כל קלף על קלף שגבוה או נמוך ממנו ב־1, מכל צורה: עשר או שמונה על תשע.
}
rules-nothing-built = על הקלפים שבטורים לא מניחים כלום.
# $ranks is "lower" or "higher", the card that goes on another one, or "next" for both.
rules-ring = { $ranks ->
    [lower] על אס מניחים מלך.
    [higher] על מלך מניחים אס.
   *[next] מלך ואס מתאימים זה לזה.
}
# $card is a rank.
rules-closed = על { $card } לא מניחים כלום.
# How many cards may be moved at once.
rules-one-at-a-time = מזיזים קלף אחד בכל פעם.
rules-as-if-singly = ובכל זאת אפשר להזיז רצף בבת אחת, אם יש מקום להעביר את הקלפים שלו אחד אחד. לכל היותר אפשר להזיז קלף אחד יותר ממספר התאים הפנויים: שלושה קלפים עם שני תאים פנויים.
rules-spaces-double = כל טור ריק מכפיל את המספר הזה, אבל הטור שאליו מעבירים לא נחשב.
# Not "רצף שלם": that is a complete run, from king to ace.
rules-runs-move = אפשר להזיז בבת אחת רצף, או כל חלק שלו שמגיע עד הקלף האחרון בטור.
# Which cards are a run, if not all that may be laid on each other.
rules-run = { $suits ->
    [same] כל הקלפים ברצף הם מאותה צורה, { rules-run.order }.
    [alternate] הקלפים ברצף הם { rules-run.order } ובצבעים מתחלפים.
   *[any] הקלפים ברצף הם { rules-run.order }, מכל צורה.
}
    .order = { $ranks ->
        [lower] בסדר יורד
        [higher] בסדר עולה
       *[next] בסדר עולה או יורד
    }
rules-any-moves = אפשר להזיז כל קלף פתוח עם כל הקלפים שעליו, גם אם הם לא לפי הסדר.
rules-turns-up = קלף סגור בסוף טור נפתח.
rules-peaks-turn-up = קלף סגור נפתח כששום קלף כבר לא מכסה אותו.
# What fills an empty column. $moves is "one" if cards move one at a time, else "more".
rules-any-fills = { $moves ->
    [one] טור ריק אפשר למלא בכל קלף.
   *[more] טור ריק אפשר למלא בכל קלף, לבדו או עם הקלפים שעליו.
}
rules-king-fills = { $moves ->
    [one] טור ריק אפשר למלא רק במלך.
   *[more] טור ריק אפשר למלא רק במלך, לבדו או עם הקלפים שעליו.
}
rules-nothing-fills = טור ריק נשאר ריק.
rules-reserve-fills = טור ריק מתמלא מייד מהרזרבה. כשהרזרבה ריקה, אפשר למלא אותו בכל קלף פנוי.
rules-fills-from = הקלף שממלא אותו יכול לבוא רק { LIST($piles, "or") }.
# Where it has to come from, as parts of this sentence, with "מ".
rules-from = { $kind ->
    [tableau] מטור אחר
    [cell] מאחד התאים
    [reserve] מהרזרבה
    [foundation] מאחד היסודות
    [waste] מהערימה הפתוחה
   *[stock] מהקופה
}
rules-fill-first = טור ריק חייבים למלא לפני כל מהלך אחר, אם יש קלף מתאים.
# The stock.
rules-turned = { $count ->
    [one] פותחים את קלפי הקופה אחד אחד ומניחים אותם בערימה הפתוחה.
    [two] מהקופה פותחים שני קלפים בכל פעם ומניחים אותם בערימה הפתוחה. רק האחרון בהם פנוי.
   *[other] מהקופה פותחים { SPELLED($count) } קלפים בכל פעם ומניחים אותם בערימה הפתוחה. רק האחרון בהם פנוי.
}
rules-passes = { $count ->
    [0] אפשר לעבור על הקופה כמה פעמים שרוצים.
    [one] על הקופה עוברים רק פעם אחת.
    [two] אפשר לעבור על הקופה פעמיים.
   *[other] אפשר לעבור על הקופה { SPELLED($count, "feminine") } פעמים.
}
rules-ace-turned = אס שנפתח מהקופה עובר הביתה מייד.
rules-rounds = לחצו על הקופה כדי לחלק עוד קלף אחד לכל טור, כל עוד יש בה קלפים.
rules-full-columns = אפשר לעשות זאת רק כשאין טור ריק.
# A heap is one pile to which all cards are played.
rules-heap = { $kind ->
    [waste] קלף פנוי עובר לערימה הפתוחה
   *[foundation] קלף פנוי עובר ליסוד
} { $ranks ->
    [lower] אם הוא נמוך ב־1 מהקלף העליון שם.
    [higher] אם הוא גבוה ב־1 מהקלף העליון שם.
   *[next] אם הוא גבוה או נמוך ב־1 מהקלף העליון שם.
}
rules-heap-suits = { $suits ->
    [same] הוא צריך להיות מאותה צורה.
    [alternate] הוא צריך להיות מהצבע השני.
   *[any] הצורה לא משנה.
}
rules-pairs-go = מורידים שני קלפים פנויים שסכומם 13: לחצו על אחד מהם ואז על השני.
rules-cover-goes = אם קלף מכוסה רק בקלף שמשלים איתו זוג, אפשר להוריד את שניהם יחד.
rules-numbered = מספרי החלוקות הם אלה של פריסל מבית מיקרוסופט.
