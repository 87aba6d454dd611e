### Why a move cannot be made. Each message is a sentence that the player reads.

## Any game

no-such-place = אין מקום כזה על השולחן.
already-there = הקלף כבר שם.
no-card-to-take = אין כאן קלף שאפשר לקחת.
not-so-many-cards = אין כאן כל כך הרבה קלפים.
one-at-a-time = אפשר להזיז רק קלף אחד בכל פעם.
home-one-by-one = קלפים עוברים הביתה אחד אחד.
stays-home = קלף שהגיע הביתה נשאר שם.
face-down-stays = אי אפשר להזיז קלף סגור.
no-run = הקלפים האלה לא יוצרים רצף.
no-redeal-left = אי אפשר לעבור שוב על הקופה.
one-pass = אפשר לעבור על הקופה רק פעם אחת.
stock-not-used-up = עוד יש קלפים בקופה.
nothing-to-stock = אי אפשר להחזיר קלפים לקופה.
turn-to-waste-first = קודם צריך לפתוח את הקלף ולהניח אותו בערימה הפתוחה.
waste-only-from-stock = לערימה הפתוחה עוברים רק קלפים שנפתחו מהקופה.
nothing-on-place = אי אפשר להניח קלפים על { FORM($place, "the") }.
foundation-complete = היסוד הזה כבר מלא.
nothing-there = אי אפשר להניח שם שום קלף.
nothing-on-card = אי אפשר להניח שום קלף על { FORM($card, "the") }.
only-on-card = על { FORM($card, "the") } אפשר להניח רק { $wanted }.
# $kind is the kind of the empty pile.
only-starts = { $kind ->
    [waste] הערימה הזאת מתחילה רק ב{ $wanted }.
    [cell] בתא הזה אפשר להניח רק { $wanted }.
   *[foundation] היסוד הזה מתחיל רק ב{ $wanted }.
}

# $pile is what the game calls a pile of its table.
only-fills-space = { $pile ->
    [rib] על צלע ריקה אפשר להניח רק { $wanted }.
    [fan] על מניפה ריקה אפשר להניח רק { $wanted }.
   *[column] בטור ריק אפשר להניח רק { $wanted }.
}
space-stays-empty = { $pile ->
    [rib] צלע ריקה נשארת ריקה.
    [fan] מניפה ריקה נשארת ריקה.
   *[column] טור ריק נשאר ריק.
}
# $kind is the kind of pile from which the card would come.
space-not-from = { $kind ->
    [foundation] אי אפשר למלא טור ריק בקלף מאחד היסודות.
    [waste] אי אפשר למלא טור ריק מהערימה הפתוחה.
    [reserve] אי אפשר למלא טור ריק מהרזרבה.
    [cell] אי אפשר למלא טור ריק בקלף מאחד התאים.
   *[tableau] אי אפשר למלא טור ריק מטור אחר.
}
back-only-to-column = { $pile ->
    [rib] קלף שביסוד יכול לחזור רק לצלע.
   *[column] קלף שביסוד יכול לחזור רק לטור.
}
cell-holds-one = { $cell ->
    [tower] במגדל יש מקום רק לקלף אחד.
   *[cell] בתא יש מקום רק לקלף אחד.
}

# How many cards may move at once. $to is "space" if the cards would go to a space, which then does not count.
as-many-at-most = { $spaces ->
    [0] { $free ->
        [0] { most-cards }, כי { free-cells }.
       *[other] { most-cards }, כי יש רק { free-cells }.
    }
   *[other] { $free ->
        [0] { most-cards }, כי { free-cells } ויש רק { spaces-too }.
       *[other] { most-cards }, כי יש רק { free-cells } ו{ spaces-too }.
    }
}
most-cards = { $count ->
    [one] אפשר להזיז לכל היותר קלף אחד
    [two] אפשר להזיז לכל היותר שני קלפים
   *[other] אפשר להזיז לכל היותר { SPELLED($count) } קלפים
}
free-cells = { $cell ->
    [tower] { $free ->
        [0] אין מגדל פנוי
        [one] מגדל פנוי אחד
        [two] שני מגדלים פנויים
       *[other] { SPELLED($free) } מגדלים פנויים
    }
   *[cell] { $free ->
        [0] אין תא פנוי
        [one] תא פנוי אחד
        [two] שני תאים פנויים
       *[other] { SPELLED($free) } תאים פנויים
    }
}
spaces-too = { $to ->
    [space] { $spaces ->
        [one] עוד טור ריק אחד
        [two] עוד שני טורים ריקים
       *[other] עוד { SPELLED($spaces) } טורים ריקים
    }
   *[card] { $spaces ->
        [one] טור ריק אחד
        [two] שני טורים ריקים
       *[other] { SPELLED($spaces) } טורים ריקים
    }
}

## What a press means

# $noun is what the game calls a deal: "deal" or "rubber".
game-is-over = { $noun ->
    [rubber] הרובר הסתיים.
   *[deal] המשחק הסתיים.
}
card-not-now = אי אפשר לשחק את הקלף הזה עכשיו.
stock-and-waste-used-up = הקופה והערימה הפתוחה ריקות.
no-turn-now = אי אפשר לפתוח קלף עכשיו.
waste-is-empty = הערימה הפתוחה ריקה. לחצו על הקופה כדי לפתוח קלף.
nothing-goes-there-now = אין כרגע קלף שאפשר להעביר { FORM($place, "to") }.
# "מכוסה" is written alike for both genders.
card-is-covered = { FORM($card, "the") } מכוסה.
run-fits-nowhere = { FORM($card, "gender") ->
    [f] אין כרגע לאן להעביר את { FORM($card, "the") } עם הקלפים שעליה.
   *[m] אין כרגע לאן להעביר את { FORM($card, "the") } עם הקלפים שעליו.
}
not-together = { FORM($card, "gender") ->
    [f] אי אפשר להזיז את { FORM($card, "the") } יחד עם הקלפים שעליה.
   *[m] אי אפשר להזיז את { FORM($card, "the") } יחד עם הקלפים שעליו.
}
no-legal-move = אין כרגע לאן להעביר את { FORM($card, "the") }.

## Single games

coccyx-first = קודם צריך להזיז את עצם הזנב: היא נועלת את שני הטורים.
# $places are the waste, the stock or both.
fill-ribs-first = { $count ->
    [one] קודם צריך למלא את הצלע הריקה { LIST($places, "or", "from") }.
   *[other] קודם צריך למלא את הצלעות הריקות { LIST($places, "or", "from") }.
}
rib-only-from = אפשר למלא צלע ריקה רק { LIST($places, "or", "from") }.
another-rib = צלע אחרת
    .the = צלע אחרת
    .from = מצלע אחרת
space-from-reserve = טור ריק מתמלא רק מהרזרבה.
covered-by = { FORM($card, "the") } מכוסה { LIST($cards, "and", "by") }.
out-of-the-game = קלף שירד כבר לא במשחק.
no-card-to-pair = אין קלף שמשלים איתו זוג.
card-there-is-gone = הקלף שהיה שם כבר ירד.
only-with-cover = { FORM($card, "gender") ->
    [f] { FORM($card, "the") } יורדת רק יחד עם הקלף שעליה, { FORM($upon, "the") }.
   *[m] { FORM($card, "the") } יורד רק יחד עם הקלף שעליו, { FORM($upon, "the") }.
}
only-king-alone = רק מלך יורד לבד.
king-goes-alone = מלך יורד לבד.
only-with = { FORM($card, "gender") ->
    [f] { FORM($card, "the") } יורדת רק יחד עם { $wanted }.
   *[m] { FORM($card, "the") } יורד רק יחד עם { $wanted }.
}
stays-on-waste = קלף בערימה הפתוחה נשאר שם.
only-to-waste = קלפים יכולים לעבור רק לערימה הפתוחה.
last-deal-of-round = זו החלוקה האחרונה בסיבוב.
next-deal-later = קודם צריך לסיים את החלוקה הזאת: עוד יש קלף שמתאים.
press-for-next-deal = לחצו על הקופה כדי לעבור לחלוקה הבאה.
clock-has-stopped = השעון נעצר.
only-card-in-hand = אפשר להזיז רק את הקלף שביד.
rank-goes-to = { $rank ->
    [1] האס שייך { FORM($place, "to") }.
    [11] הנסיך שייך { FORM($place, "to") }.
    [12] המלכה שייכת { FORM($place, "to") }.
    [13] המלך שייך { FORM($place, "to") }.
   *[other] { rank } שייך { FORM($place, "to") }.
}
nothing-out-of-hole = קלפים לא יוצאים מהחור השחור.
only-into-hole = קלפים יכולים לעבור רק לחור השחור.
run-leaves-by-itself = רצף שלם מצורה אחת, מהמלך עד האס, יורד מהשולחן אוטומטית.
fill-columns-first = { $count ->
    [one] מלאו את הטור הריק לפני החלוקה.
   *[other] מלאו את הטורים הריקים לפני החלוקה.
}
stock-deals-to-all = הקופה מחלקת קלף לכל טור.

### Why a text cannot be read: a link, a move, a position, or what was typed on the command line.

no-card-text = אין קלף כזה: ״{ "\u2068" }{ $text }{ "\u2069" }״.
wrong-piles = במשחק ״{ $game }״ יש { $wanted } ערימות, אבל במצב הזה יש { $found }.
card-twice = הקלף { "\u2068" }{ $text }{ "\u2069" } מופיע פעמיים.
no-counter-text = ״{ "\u2068" }{ $text }{ "\u2069" }״ הוא לא מספר תקין עבור { $counter }.
no-list-of-cards = זאת לא רשימת קלפים: ״{ "\u2068" }{ $text }{ "\u2069" }״.
no-move-text = במשחק ״{ $game }״ אין מהלך כזה: ״{ "\u2068" }{ $text }{ "\u2069" }״.
no-link = הקישור הזה לא מוביל למשחק.
other-version = הקישור הוא מגרסה { $found }, אבל כאן אפשר לפתוח רק קישורים מגרסה { $known }.
no-such-game = אין כאן משחק בשם ״{ "\u2068" }{ $text }{ "\u2069" }״.
no-such-rules = אי אפשר לשחק לפי הכללים שבקישור הזה.
no-deal-number = מספר חלוקה הוא מספר שלם בין { $first } ל־{ $last }.
closing-bracket = במשחק הזה נסגרו סוגריים שלא נפתחו.
opening-bracket = במשחק הזה נפתחו סוגריים ולא נסגרו.
move-unread = אי אפשר לקרוא את מהלך { $number }: { $reason }
move-refused = אי אפשר לבצע את מהלך { $number }, { "\u2066" }{ $text }{ "\u2069" }: { $reason }
no-picture = זאת לא תמונה: ״{ "\u2068" }{ $text }{ "\u2069" }״.
names-no-piles = במשחק ״{ $game }״ אין ערימות כאלה: ״{ "\u2068" }{ $text }{ "\u2069" }״.
no-such-game-listed = אין משחק בשם ״{ "\u2068" }{ $text }{ "\u2069" }״; הפקודה `games` מציגה את הרשימה.
number-or-position = ציינו מספר חלוקה או { "\u2066" }--position{ "\u2069" }.
number-after = אחרי { "\u2066" }{ $option }{ "\u2069" } בא מספר שלם בין 0 ל־1000000000.
no-depth = העומק הוא מספר שלם בין 0 ל־99.

# A position that Bridge Solitaire can never reach.
bridge-number-too-high = במצב הזה יש מספר גדול מדי לסוליטר ברידג׳.
bridge-contract = במצב הזה יש חוזה בלתי אפשרי.
bridge-tricks = במצב הזה יש לקיחות בלתי אפשריות.
bridge-unscored = במצב הזה יש חלוקה ששוחקה ולא נרשם לה ניקוד.
bridge-trick = במצב הזה יש לקיחה בלתי אפשרית.
