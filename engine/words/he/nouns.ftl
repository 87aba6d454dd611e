# The names of cards and places. Forms: ".the" is the definite noun, ".to" the same after "ל", ".from" after "מ",
# ".by" that of a card after "ב"; ".gender" is m, f or p (plural), or what is said of a place that is empty: "card",
# "gone" or "removed". The name of a card ("שבע לב") is definite by itself. Number cards are masculine, as "קלף" is.

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
