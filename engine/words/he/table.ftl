### The names of cards and places. Forms: ".the" is the definite noun, ".to" the same after "ל", ".from" after "מ",
### ".by" that of a card after "ב"; ".gender" is m, f or p (plural), or what is said of a place that is empty: "card",
### "gone" or "removed". The name of a card ("שבע לב") is definite by itself. Number cards are masculine, as "קלף" is.

# Piles with numbers in a row.
columns-from-to = טורים { $first } עד { $last }
fans-from-to = מניפות { $first } עד { $last }
cells-from-to = תאים { $first } עד { $last }
towers-from-to = מגדלים { $first } עד { $last }

## Cards

# $rank is 1 for the ace to 13 for the king. The form ".of" stands before a suit.
rank = { $rank ->
    [1] אס
    [2] שתיים
    [3] שלוש
    [4] ארבע
    [5] חמש
    [6] שש
    [7] שבע
    [8] שמונה
    [9] תשע
    [10] עשר
    [11] נסיך
    [12] מלכה
   *[13] מלך
}
    .of = { $rank ->
        [12] מלכת
       *[other] { rank }
    }
suit = { $suit ->
    [clubs] תלתן
    [diamonds] יהלום
    [hearts] לב
   *[spades] עלה
}
    .the = ה{ suit }
card = { rank.of } { suit }
    .the = { card }
    .by = ב{ card }
    .gender = { $rank ->
        [12] f
       *[other] m
    }
    .sign = { "\u2066" }{ rank-sign }{ suit-sign }{ "\u2069" }
rank-sign = { $rank ->
    [1] A
    [11] J
    [12] Q
    [13] K
   *[other] { $rank }
}
# The letters that stand on the cards of the country.
rank-sign-national = { rank-sign }
suit-sign = { $suit ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
   *[spades] ♠
}
joker = ג׳וקר
    .the = הג׳וקר
    .by = בג׳וקר
    .gender = m
    .sign = ג׳וקר
face-down-card = קלף סגור
    .the = הקלף הסגור
    .by = בקלף הסגור
    .gender = m
    .sign = קלף סגור

## Sets of cards, as in "Only a red eight goes there"

any-card = כל קלף
no-card = אף קלף
card-of-rank = { rank }
# $colour is "red" or "black".
card-of-colour = { $colour ->
    [red] { $rank ->
        [12] מלכה אדומה
       *[other] { rank } אדום
    }
   *[black] { $rank ->
        [12] מלכה שחורה
       *[other] { rank } שחור
    }
}
# $suits are one suit or three, in words.
card-of-suits = { rank.of } { LIST($suits, "or") }
one-of = { LIST($cards, "or") }

## Places that many games have

stock = קופה
    .the = הקופה
    .to = לקופה
    .from = מהקופה
    .gender = f
waste = ערימה פתוחה
    .the = הערימה הפתוחה
    .to = לערימה הפתוחה
    .from = מהערימה הפתוחה
    .gender = f
reserve = רזרבה
    .the = הרזרבה
    .to = לרזרבה
    .from = מהרזרבה
    .gender = f
reserve-number = { reserve } { $number }
    .the = { reserve } { $number }
    .to = ל{ reserve } { $number }
    .from = מ{ reserve } { $number }
    .gender = f
foundation-of = יסוד { suit }
    .the = יסוד { suit.the }
    .to = ליסוד { suit.the }
    .from = מיסוד { suit.the }
    .gender = m
column-number = טור { $number }
    .the = טור { $number }
    .to = לטור { $number }
    .from = מטור { $number }
    .gender = m
cell-number = תא { $number }
    .the = תא { $number }
    .to = לתא { $number }
    .from = מתא { $number }
    .gender = m
redeals = מעברים שנשארו
    .the = המעברים שנשארו
    .to = למעברים שנשארו
    .from = מהמעברים שנשארו
    .gender = p

## Places of single games

first-foundation-of = יסוד { suit } ראשון
    .the = יסוד { suit.the } הראשון
    .to = ליסוד { suit.the } הראשון
    .from = מיסוד { suit.the } הראשון
    .gender = m
second-foundation-of = יסוד { suit } שני
    .the = יסוד { suit.the } השני
    .to = ליסוד { suit.the } השני
    .from = מיסוד { suit.the } השני
    .gender = m
left-spine = הטור השמאלי של עמוד השדרה
    .the = הטור השמאלי של עמוד השדרה
    .to = לטור השמאלי של עמוד השדרה
    .from = מהטור השמאלי של עמוד השדרה
    .gender = m
right-spine = הטור הימני של עמוד השדרה
    .the = הטור הימני של עמוד השדרה
    .to = לטור הימני של עמוד השדרה
    .from = מהטור הימני של עמוד השדרה
    .gender = m
coccyx = עצם הזנב
    .the = עצם הזנב
    .to = לעצם הזנב
    .from = מעצם הזנב
    .gender = gone
# $number counts the ribs of a side from the top, 1 to 4.
left-rib = צלע שמאלית { rib-height }
    .the = הצלע השמאלית { rib-height.the }
    .to = לצלע השמאלית { rib-height.the }
    .from = מהצלע השמאלית { rib-height.the }
    .gender = f
right-rib = צלע ימנית { rib-height }
    .the = הצלע הימנית { rib-height.the }
    .to = לצלע הימנית { rib-height.the }
    .from = מהצלע הימנית { rib-height.the }
    .gender = f
rib-height = { $number ->
    [1] עליונה
    [2] שנייה
    [3] שלישית
   *[4] תחתונה
}
    .the = { $number ->
        [1] העליונה
        [2] השנייה
        [3] השלישית
       *[4] התחתונה
    }
black-hole = חור שחור
    .the = החור השחור
    .to = לחור השחור
    .from = מהחור השחור
    .gender = m
fan-number = מניפה { $number }
    .the = מניפה { $number }
    .to = למניפה { $number }
    .from = ממניפה { $number }
    .gender = f
run-number = מקום לרצף { $number }
    .the = המקום לרצף { $number }
    .to = אל המקום לרצף { $number }
    .from = מהמקום לרצף { $number }
    .gender = m
tower-number = מגדל { $number }
    .the = מגדל { $number }
    .to = למגדל { $number }
    .from = ממגדל { $number }
    .gender = m
pyramid-place = שורה { $row } מקום { $number }
    .the = שורה { $row } מקום { $number }
    .to = לשורה { $row } מקום { $number }
    .from = משורה { $row } מקום { $number }
    .gender = removed
taken-away = קלפים שירדו
    .the = הקלפים שירדו
    .to = לקלפים שירדו
    .from = מהקלפים שירדו
    .gender = p
hour = שעה { $number }
    .the = שעה { $number }
    .to = לשעה { $number }
    .from = משעה { $number }
    .gender = f
middle = אמצע
    .the = האמצע
    .to = לאמצע
    .from = מהאמצע
    .gender = m
# In The Clock: the card that was turned up, and has to go to its hour.
hand-of-clock = יד
    .the = היד
    .to = אל היד
    .from = מהיד
    .gender = f

## Bridge Solitaire

# The cards of the player.
hand = היד שלכם
    .the = היד שלכם
    .to = אל היד שלכם
    .from = מהיד שלכם
    .gender = f
blind = הקלפים הסגורים
    .the = הקלפים הסגורים
    .to = לקלפים הסגורים
    .from = מהקלפים הסגורים
    .gender = p
discard = ערימת ההשלכה
    .the = ערימת ההשלכה
    .to = לערימת ההשלכה
    .from = מערימת ההשלכה
    .gender = f
house-card = הקלף של הבית
    .the = הקלף של הבית
    .to = לקלף של הבית
    .from = מהקלף של הבית
    .gender = card
your-card = הקלף שלכם
    .the = הקלף שלכם
    .to = לקלף שלכם
    .from = מהקלף שלכם
    .gender = card
turned-aside = קלפים שהונחו בצד
    .the = הקלפים שהונחו בצד
    .to = לקלפים שהונחו בצד
    .from = מהקלפים שהונחו בצד
    .gender = p
house-tricks = הלקיחות של הבית
    .the = הלקיחות של הבית
    .to = ללקיחות של הבית
    .from = מהלקיחות של הבית
    .gender = p
your-tricks = הלקיחות שלכם
    .the = הלקיחות שלכם
    .to = ללקיחות שלכם
    .from = מהלקיחות שלכם
    .gender = p

## Counts, which only the command line shows

cards-kept = קלפים ששמרתם
house-call = הכרזת הבית
contract = חוזה
side-on-lead = הצד שמוביל ללקיחה
tricks-played = לקיחות ששוחקו
deals-of-rubber = חלוקות ברובר
rubber-number = מספר הרובר
deal-of-round = החלוקה הנוכחית בסיבוב
cards-left-before = קלפים שנשארו בחלוקות הקודמות
round-number = מספר הסיבוב

### What is on the table and what is done there, in words: labels of piles, and what the keys say.

moves = { $count ->
    [one] מהלך אחד
    [two] שני מהלכים
   *[other] { $count } מהלכים
}
cards = { $count ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $count } קלפים
}
# Something said as a sentence, and several.
statement = { $what }.
statements = { LIST($parts, "full-stop") }.
told = { LIST($parts, "full-stop") }
# $title is the name of the game, $noun what its deals are called.
deal-title = { $noun ->
    [rubber] { $title }, רובר { $number }
   *[deal] { $title }, חלוקה { $number }
}
score-standard-counts = מקבלים 10 נקודות על כל קלף שהגיע הביתה, 5 על כל קלף שעבר מהערימה הפתוחה לטור ו־5 על כל קלף שנפתח. יורדות 15 נקודות על כל קלף שהוחזר מהבית, ו־100 על כל מעבר נוסף על הקופה כשפותחים ממנה קלף אחד בכל פעם.
score-vegas-counts = החפיסה עולה 52 נקודות, וכל קלף שמגיע הביתה מזכה ב־5. מספר המעברים על הקופה תלוי בגרסה.
score-500-counts = מתחילים עם 500 נקודות. כל רצף שהושלם מוסיף 100; כל מהלך וכל ביטול מורידים 1.

## A pile, such as "Column 3, 7 cards, 4 face down, nine of hearts, run of 2"

# $facts are those below, and names of cards.
pile = { $place }, { LIST($facts, "comma") }
pile-none = { $place }: אין
pile-tricks = { $place }: { $count }
# $place is the pile that is empty.
empty = { FORM($place, "gender") ->
    [f] ריקה
    [p] אין
    [card] אין קלף
    [gone] כבר הוזזה
    [removed] הקלף ירד
   *[m] ריק
}
face-down-count = { $count ->
    [one] אחד סגור
    [two] שניים סגורים
   *[other] { $count } סגורים
}
run-of = רצף של { $length }
locked = הקלף נעול
covered = מכוסה { LIST($cards, "and", "by") }
pairs-with-cover = והשניים הם זוג
# $noun is what the game calls it when the stock is gone through, or filled again.
passes-left = { $noun ->
    [deal] { $count ->
        [one] עוד חלוקה אחת אחרי זו
        [two] עוד שתי חלוקות אחרי זו
       *[other] עוד { SPELLED($count, "feminine") } חלוקות אחרי זו
    }
   *[pass] { $count ->
        [one] עוד מעבר אחד אחרי זה
        [two] עוד שני מעברים אחרי זה
       *[other] עוד { SPELLED($count) } מעברים אחרי זה
    }
}
card-kept = { FORM($card, "gender") ->
    [f] { $card }, שמורה
   *[m] { $card }, שמור
}

## All the cards of a pile

pile-is-empty = { FORM($place, "gender") ->
    [f] { FORM($place, "the") } ריקה.
    [p] { FORM($place, "the") }: אין.
    [card] { FORM($place, "the") }: אין קלף.
    [gone] { FORM($place, "the") }: כבר הוזזה.
    [removed] { FORM($place, "the") }: הקלף ירד.
   *[m] { FORM($place, "the") } ריק.
}
pile-is-none = { $place }: אין.
pile-face-down = { $place }: { $count ->
    [one] קלף סגור אחד.
    [two] שני קלפים סגורים.
   *[other] { $count } קלפים סגורים.
}
pile-from-open-end = { $place }, מהאחרון לראשון: { LIST($cards, "comma") }.
cards-face-down = { $count ->
    [one] קלף סגור אחד
    [two] שני קלפים סגורים
   *[other] { $count } קלפים סגורים
}
hand-holds = { $place }: { $hand }.
kept-cards = הקלפים ששמרתם: { LIST($cards, "comma") }.

## The table in few words: the cards at the open ends, by kind of pile

# $pile is what the game calls these piles: "column", "rib", "fan" or "place" for those of the tableau, "cell" or "tower"
# for those that hold one card, "foundation", or "reserve" for those of the backbone; but "one" for a single pile, which
# $place names.
open-cards = { $pile ->
    [foundation] בבית: { LIST($cards, "comma") }
    [cell] בתאים: { LIST($cards, "comma") }
    [tower] במגדלים: { LIST($cards, "comma") }
    [backbone] עמוד השדרה: { LIST($cards, "comma") }
    [reserve] רזרבה: { LIST($cards, "comma") }
    [one] { FORM($place, "the") }: { LIST($cards, "comma") }
    [rib] הקלף האחרון בכל צלע: { LIST($cards, "comma") }
    [fan] הקלף האחרון בכל מניפה: { LIST($cards, "comma") }
    [place] קלפים פנויים: { LIST($cards, "comma") }
   *[column] הקלף האחרון בכל טור: { LIST($cards, "comma") }
}
# $pile is what the game calls these piles: "column", "rib", "fan", "place", "cell" or "tower".
some-empty = { $pile ->
    [rib] { $count ->
        [one] צלע ריקה אחת
        [two] שתי צלעות ריקות
       *[other] { SPELLED($count, "feminine") } צלעות ריקות
    }
    [fan] { $count ->
        [one] מניפה ריקה אחת
        [two] שתי מניפות ריקות
       *[other] { SPELLED($count, "feminine") } מניפות ריקות
    }
    [cell] { $count ->
        [one] תא פנוי אחד
        [two] שני תאים פנויים
       *[other] { SPELLED($count) } תאים פנויים
    }
    [tower] { $count ->
        [one] מגדל פנוי אחד
        [two] שני מגדלים פנויים
       *[other] { SPELLED($count) } מגדלים פנויים
    }
    [place] { $count ->
        [one] קלף אחד ירד
        [two] שני קלפים ירדו
       *[other] { SPELLED($count) } קלפים ירדו
    }
   *[column] { $count ->
        [one] טור ריק אחד
        [two] שני טורים ריקים
       *[other] { SPELLED($count) } טורים ריקים
    }
}
hand-by-suit = { $place }: { $hand }
cards-can-move = { $count ->
    [one] אפשר להזיז קלף אחד
    [two] אפשר להזיז שני קלפים
   *[other] אפשר להזיז { $count } קלפים
}
stock-can-be-turned = אפשר לפתוח מהקופה
next-deal-can-begin = אפשר להתחיל את החלוקה הבאה
call-can-be-made = אפשר להכריז
no-move-left = לא נשארו מהלכים.
possible-moves = { moves }: { LIST($moves, "semicolon") }.

## A hand, such as "spades ace, nine; no hearts; a joker"

suit-of-hand = { suit } – { LIST($ranks, "comma") }
no-suit-in-hand = אין { suit }
jokers-in-hand = { $count ->
    [one] ג׳וקר
   *[other] שני הג׳וקרים
}

## What a move does, to follow the name of a card

card-home = { $card } הביתה
card-with-others = { $count ->
    [one] { $card } ועוד קלף
    [two] { $card } ועוד שני קלפים
   *[other] { $card } ועוד { SPELLED($count) } קלפים
}
cards-to = { $cards } { FORM($place, "to") }
uncovered = { FORM($card, "gender") ->
    [f] נחשפה { $card }
   *[m] נחשף { $card }
}
freed = { FORM($card, "gender") ->
    [f] השתחררה { $card }
   *[m] השתחרר { $card }
}
place-now-empty = { FORM($place, "gender") ->
    [f] { FORM($place, "the") } ריקה עכשיו
   *[m] { FORM($place, "the") } ריק עכשיו
}
turn-a-card = פתיחת קלף
stock-to = מהקופה { FORM($place, "to") }
# What was done.
waste-turned-over = הערימה הפתוחה נהפכה, { cards } שוב בקופה
waste-turned-over-last = הערימה הפתוחה נהפכה בפעם האחרונה, { cards } שוב בקופה
# The same as a move that can be made, or that was taken back.
turn-waste-over = הפיכת הערימה הפתוחה, { cards } שוב בקופה
turn-waste-over-last = הפיכה אחרונה של הערימה הפתוחה, { cards } שוב בקופה
turned = { FORM($card, "gender") ->
    [f] נפתחה { $card }
   *[m] נפתח { $card }
}
turned-on = { FORM($card, "gender") ->
    [f] נפתחה { $card }, מעל { LIST($cards, "and-only") }
   *[m] נפתח { $card }, מעל { LIST($cards, "and-only") }
}

capital = { $what }
score = { $scored ->
    [left] { $points ->
        [one] נשאר { $points }
       *[other] נשארו { $points }
    }
    [shown] { $points ->
        [one] { $points } פתוח
       *[other] { $points } פתוחים
    }
    [ahead] יתרון של { $points }
    [runs] { $points ->
        [one] רצף אחד
        [two] שני רצפים
       *[other] { $points } רצפים
    }
   *[home] { $points } בבית
}
behind = פיגור של { $points }

## Where a card is

# $count is how many cards lie on it.
found-at = { $count ->
    [0] { $place }, בלי קלפים מעל
    [one] { $place }, מתחת לקלף אחד
    [two] { $place }, מתחת לשני קלפים
   *[other] { $place }, מתחת ל־{ $count } קלפים
}
card-found = { $card }: { LIST($places, "semicolon") }.
card-not-in-sight = { FORM($card, "gender") ->
    [f] { $card } לא גלויה כרגע.
   *[m] { $card } לא גלוי כרגע.
}
card-at = { $card }, { $place }
stock-count = { $count }
stock-and-redeals = { $count } ↻

### What a move did, and what can be seen on the table: parts of a sentence.

card-to = { $card } { FORM($place, "to") }
turned-up = { FORM($card, "gender") ->
    [f] נפתחה { $card }
   *[m] נפתח { $card }
}
# What was done. A card that goes alone is a king.
cards-taken-away = { $count ->
    [one] ירד { LIST($cards, "and") }
   *[other] ירדו { LIST($cards, "and") }
}
# The same as a move that can be made, or that was taken back.
take-cards-away = הורדת { LIST($cards, "and") }
on-waste-now = { $card } עכשיו בראש הערימה הפתוחה
next-deal = החלוקה הבאה
next-deal-of-round = החלוקה הבאה
deal-begins = חלוקה { $deal }; { $left ->
    [0] עד כה לא נשארו קלפים
    [one] עד כה נשאר קלף אחד
    [two] עד כה נשארו שני קלפים
   *[other] עד כה נשארו { $left } קלפים
}
card-to-every-column = קלף לכל טור
dealt-to-columns = כל טור קיבל קלף: { LIST($cards, "comma") }
run-complete = הושלם רצף { suit }

# Beside the piles

begins-with = מתחיל ב{ rank }
in-reserve = { $count } ברזרבה
run-and-next = רצף של { $length } · הבא: { LIST($ranks, "or") }
run-ends = רצף של { $length } · אין המשך
# Which deal of a round of Golf it is.
standing-of-round = { $number } מתוך { $count }
deals-left = { $count ->
    [one] חלוקה אחת
    [two] שתי חלוקות
   *[other] { $count } חלוקות
}

### What joins the parts of a list; "last" joins the last two.

# "ו" stands at its word without a space, so what follows it has to begin with a letter, not with a digit.
list-and = { ", " }
    .last = { " ו" }
# Names of a few things, without a comma.
list-and-only = { " ו" }
    .last = { " ו" }
# A few clauses, such as "קלף עובר הביתה ומתרוקן טור".
list-clauses = { ", " }
    .last = { " ו" }
list-or = { ", " }
    .last = { " או " }
list-comma = { ", " }
    .last = { ", " }
list-full-stop = { ". " }
    .last = { ". " }
list-semicolon = { "; " }
    .last = { "; " }
list-sentence = { " " }
    .last = { " " }

# Parts of a sentence, and whole sentences, one after the other.
clauses = { LIST($parts, "semicolon") }
sentences = { LIST($parts, "sentence") }

# A number in a sentence, before a masculine noun ("שלושה קלפים"), or as ".feminine" before a feminine one ("שלוש
# לקיחות"). From 11 on it is in digits, as everywhere in these files. For two the messages have "שני" or "שתי" of
# their own.
spelled = { $number ->
    [0] אפס
    [1] אחד
    [2] שניים
    [3] שלושה
    [4] ארבעה
    [5] חמישה
    [6] שישה
    [7] שבעה
    [8] שמונה
    [9] תשעה
    [10] עשרה
   *[other] { $number }
}
    .feminine = { $number ->
        [0] אפס
        [1] אחת
        [2] שתיים
        [3] שלוש
        [4] ארבע
        [5] חמש
        [6] שש
        [7] שבע
        [8] שמונה
        [9] תשע
        [10] עשר
       *[other] { $number }
    }
