### Bridge Solitaire. A form ".sign" is for reading with the eyes: it has "3♠" in place of "שלוש עלה".

# The level is a feminine number, as players say it.
bid = { SPELLED($level, "feminine") } { bid.strain }
    .sign = { "\u2066" }{ $level }{ strain-sign }{ "\u2069" }
    .strain = { $strain ->
        [clubs] תלתן
        [diamonds] יהלום
        [hearts] לב
        [spades] עלה
       *[no-trump] ללא שליט
    }
strain-sign = { $strain ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
    [spades] ♠
   *[no-trump] NT
}
# $doubled is 0, 1 for doubled or 2 for redoubled.
contract-bid = { $doubled ->
    [1] { bid } בכפל
    [2] { bid } בכפל חוזר
   *[0] { bid }
}
    .sign = { $doubled ->
        [1] { bid.sign } בכפל
        [2] { bid.sign } בכפל חוזר
       *[0] { bid.sign }
    }
    .sheet = { contract-bid.sign }

## Refusals

not-in-hand = הקלף הזה לא ביד שלכם.
bid-first = קודם צריך להכריז או לומר פאס.
follow-suit = חובה לשרת: הבית הוביל { suit }.
play-to-trick = שחקו קלף מהיד ללקיחה הזאת.
press-to-keep = לחצו על קלף כדי לשמור אותו או להחזיר אותו.
joker-is-kept = חייבים לשמור כל ג׳וקר.
six-kept-already = כבר שמרתם שישה קלפים. קודם צריך להחזיר אחד מהם.
keep-six-first = קודם צריך לשמור שישה קלפים: { $count ->
    [one] עוד אחד
    [two] עוד שניים
   *[other] עוד { SPELLED($count) }
}.
kept-not-discarded = אי אפשר להשליך קלף ששמרתם.
next-deal-after-tricks = החלוקה הבאה מתחילה אחרי 13 לקיחות.
rubber-is-over = הרובר הסתיים.
bidding-begins-later = ההכרזות יתחילו אחרי שתבחרו את הקלפים שלכם.
bidding-is-over = ההכרזות הסתיימו.
no-such-bid = אין הכרזה כזאת.
house-passed-so-bid = הבית אמר פאס, ולכן אתם חייבים להכריז.
bid-higher = הכריזו מעל { $bid }.
not-balanced = אפשר להכריז ״ללא שליט״ רק עם { "\u2066" }4‑3‑3‑3{ "\u2069" }, עם { "\u2066" }3‑3‑3‑3{ "\u2069" } וג׳וקר, או עם { "\u2066" }3‑3‑3‑2{ "\u2069" } ושני הג׳וקרים.
house-turn = עכשיו תורו של הבית.
no-such-move = אי אפשר להעביר לשם את הקלף הזה.
house-turns-cards = הבית משחק בעצמו את הקלפים שלו.
blind-comes-later = את הקלפים הסגורים מרימים אחרי ששומרים שישה קלפים.
aside-stays = קלפים שהונחו בצד נשארים שם.
trick-stays = לקיחות שהושגו נשארות במקומן.
discard-stays = קלפים שהושלכו נשארים שם.
more-to-keep = { $count ->
    [one] צריך לשמור עוד קלף אחד.
    [two] צריך לשמור עוד שני קלפים.
   *[other] צריך לשמור עוד { SPELLED($count) } קלפים.
}

## Moves

bid-move = להכריז { $bid }
pass-move = פאס
house-goes-on = הבית ממשיך
put-back = להחזיר את { FORM($card, "the") }
keep = לשמור את { FORM($card, "the") }
discard-with = להשליך את השאר, עם { FORM($card, "the") } מלמעלה
play-card = לשחק את { FORM($card, "the") }
was-put-back = { FORM($card, "gender") ->
    [f] { $card } הוחזרה
   *[m] { $card } הוחזר
}
was-kept = { FORM($card, "gender") ->
    [f] { $card } נשמרה
   *[m] { $card } נשמר
}
you-play = אתם משחקים { $card }
house-plays = הבית משחק { $card }
house-leads = הבית מוביל { $card }
deal-to-choose = חלוקה { $number }; בחרו מתוך: { $hand }
your-hand-and-call = היד שלכם: { $hand }; { $call }
house-bids = הבית מכריז { $bid }
house-passes = הבית אומר פאס
# $side is "you" or "house", the side that declares.
contract-is = { $side ->
    [you] החוזה: { $contract }, אתם הכרוז; { tricks-needed }
   *[house] החוזה: { $contract }, הבית הוא הכרוז; { tricks-needed }
}
tricks-needed = { $needed ->
    [one] דרושה לקיחה אחת
    [two] דרושות שתי לקיחות
   *[other] דרושות { SPELLED($needed, "feminine") } לקיחות
}
trick-won = { $side ->
    [you] זכיתם בלקיחה: לכם { $yours }, לבית { $theirs }
   *[house] הבית זכה בלקיחה: לכם { $yours }, לבית { $theirs }
}
turned-aside-cards = בצד: { LIST($cards, "comma") }
last-cards-win = { $count ->
    [one] הקופה ריקה, ולכן הקלף האחרון שלכם זוכה בלקיחה: { LIST($cards, "comma") }
   *[other] הקופה ריקה, ולכן כל קלף שנשאר ביד שלכם זוכה בלקיחה: { LIST($cards, "comma") }
}

## Scores

# What points were scored for: alone as on the score sheet, and after "על".
honours = מכובדים
    .sheet = מכובדים
    .for = על מכובדים
overtricks = { $count ->
    [one] לקיחה עודפת אחת
    [two] שתי לקיחות עודפות
   *[other] { SPELLED($count, "feminine") } לקיחות עודפות
}
    .sheet = { overtricks }
    .for = על { overtricks }
undertricks = { $count ->
    [one] נפילה אחת
    [two] שתי נפילות
   *[other] { SPELLED($count, "feminine") } נפילות
}
    .sheet = { undertricks }
    .for = על { undertricks }
insult = ביצוע בכפל
    .sheet = ביצוע בכפל
    .for = על ביצוע בכפל
small-slam = סלם קטן
    .sheet = סלם קטן
    .for = על סלם קטן
grand-slam = סלם גדול
    .sheet = סלם גדול
    .for = על סלם גדול
rubber-bonus = רובר
    .sheet = רובר
    .for = על הרובר
points-for = { $points } { FORM($reason, "for") }
points-below = { $points } מתחת לקו
points-on-sheet = { $points } { FORM($reason, "sheet") }
side-scored = { $side ->
    [you] לכם { LIST($entries, "comma") }
   *[house] לבית { LIST($entries, "comma") }
}
# $margin is the number of tricks more than needed; $missing the number of those that are missing.
outcome = { $missing ->
    [0] { $margin ->
        [0] בוצע
       *[other] בוצע עם { overtricks-made }
    }
    [one] נפילה אחת
    [two] שתי נפילות
   *[other] { SPELLED($missing, "feminine") } נפילות
}
overtricks-made = { $margin ->
    [one] לקיחה עודפת אחת
    [two] שתי לקיחות עודפות
   *[other] { SPELLED($margin, "feminine") } לקיחות עודפות
}
deal-scored = { $side ->
    [you] החוזה שלכם, { $contract } – { outcome }: { LIST($scored, "semicolon") }
   *[house] החוזה של הבית, { $contract } – { outcome }: { LIST($scored, "semicolon") }
}
rubber-ended = { $result }. בסך הכול: לכם { $yours }, לבית { $theirs }. הצד שצבר יותר נקודות מנצח ברובר.
vulnerable = { $who ->
    [nobody] אף צד לא פגיע
    [you] אתם פגיעים
    [house] הבית פגיע
   *[both] שני הצדדים פגיעים
}
    .sign = { vulnerable }

## Beside the cards

caption-discard = השלכה
caption-house = הבית
caption-aside = בצד
caption-you = אתם
caption-your-card = הקלף שלכם
caption-your-lead = ההובלה שלכם
kept-of-six = שמרתם { $count } מתוך 6
    .sign = { kept-of-six }
deal-number = חלוקה { $number }
    .sign = { deal-number }
contract-of = { $side ->
    [you] שלכם: { $contract }
   *[house] של הבית: { $contract }
}
    .sign = { $side ->
        [you] שלכם: { FORM($contract, "sign") }
       *[house] של הבית: { FORM($contract, "sign") }
    }
house-has-bid = הבית מכריז { $bid }
    .sign = הבית מכריז { FORM($bid, "sign") }
house-has-passed = הבית אומר פאס
    .sign = הבית אומר פאס
tricks-of-needed = { $side ->
    [you] לכם { $count } מתוך { $needed }
   *[house] לבית { $count } מתוך { $needed }
}
    .sign = { tricks-of-needed }
tricks-of-side = { $side ->
    [you] לכם { $count }
   *[house] לבית { $count }
}
    .sign = { tricks-of-side }
card-wins = { $side ->
    [you] זכיתם עם { $card }: { $reason }.
   *[house] הבית זכה עם { $card }: { $reason }.
}
    .sign = { $side ->
        [you] זכיתם עם { FORM($card, "sign") }: { $reason }.
       *[house] הבית זכה עם { FORM($card, "sign") }: { $reason }.
    }
win-stock-used-up = זכיתם: הקופה ריקה.
    .sign = זכיתם: הקופה ריקה.
win-unanswered = זכיתם: לבית לא היה קלף מתאים.
    .sign = זכיתם: לבית לא היה קלף מתאים.
on-joker-led = שיחקתם אותו על הג׳וקר של הבית
two-jokers = שני הקלפים הם ג׳וקרים
house-takes-jokers = לקיחה שיש בה ג׳וקר שייכת לבית
higher-card = הקלף הגבוה יותר
a-trump = שליט
other-suit = הקלף השני מסדרה אחרת

## The choice of six cards, and the result of a deal

# What is on a button or above it is read with the eyes, so all of it has the form ".sign".

keep-six-cards = { $count ->
    [one] שמרו שישה קלפים: עוד אחד
    [two] שמרו שישה קלפים: עוד שניים
   *[other] שמרו שישה קלפים: עוד { SPELLED($count) }
}
    .sign = { keep-six-cards }
then-the-blind = אחר כך תרימו את שבעת הקלפים הסגורים.
take-up-blind = הרמת הקלפים הסגורים
    .sign = הרמת הקלפים הסגורים
take-up-blind-with = הרמת הקלפים הסגורים, עם { FORM($card, "the") } בראש ערימת ההשלכה
six-are-kept = שמרתם שישה קלפים
    .sign = שמרתם שישה קלפים
will-lie-on-discard = הקלף { FORM($card, "sign") } יהיה בראש ערימת ההשלכה ויישאר גלוי. כדי לבחור קלף אחר, לחצו עליו ואז על ערימת ההשלכה.
next-deal-button = החלוקה הבאה
    .sign = החלוקה הבאה
deal-result = { $side ->
    [you] החוזה שלכם, { $contract }: { $outcome }
   *[house] החוזה של הבית, { $contract }: { $outcome }
}
    .sign = { $side ->
        [you] החוזה שלכם, { FORM($contract, "sign") }: { $outcome }
       *[house] החוזה של הבית, { FORM($contract, "sign") }: { $outcome }
    }
deal-in-table = { $side ->
    [you] שלכם: { FORM($contract, "sign") }, { $outcome }
   *[house] של הבית: { FORM($contract, "sign") }, { $outcome }
}
    .sign = { deal-in-table }

## The bidding box

house-bids-title = הבית מכריז { $bid }
    .sign = הבית מכריז { FORM($bid, "sign") }
house-passes-title = הבית אומר פאס
    .sign = הבית אומר פאס
pass-button = פאס
    .sign = פאס
pass-words = פאס: הבית הוא הכרוז
bid-higher-or-pass = הכריזו גבוה יותר, או אמרו פאס.
so-you-bid = לכן אתם חייבים להכריז.
joker-doubles = { $count ->
    [one] ג׳וקר אחד: כפל
   *[other] שני ג׳וקרים: כפל חוזר
}
makes-game = משחק מלא
points-legend = { $doubled ->
    [1] נקודות מתחת לקו, בכפל
    [2] נקודות מתחת לקו, בכפל חוזר
   *[0] נקודות מתחת לקו
}
# $gain is "rubber", "game" or "none": what the contract completes if it is made.
worth-in-short = { $gain ->
    [rubber] { $contract }: { $points } מתחת לקו, והחוזה משלים משחק ורובר
    [game] { $contract }: { $points } מתחת לקו, והחוזה משלים משחק
   *[none] { $contract }: { $points } מתחת לקו
}
worth-made = { $gain ->
    [rubber] אם החוזה יבוצע: { points-made }, והוא ישלים משחק ורובר.
    [game] אם החוזה יבוצע: { points-made }, והוא ישלים משחק.
   *[none] אם החוזה יבוצע: { points-made }.
}
points-made = { $above ->
    [0] { $below } מתחת לקו
   *[other] { $below } מתחת לקו, { $above } מעליו
}
worth-short = נפילה אחת: { $one } לבית; שתיים: { $two }.
worth-honours = מכובדים: { $points } בכל מקרה.
contract-needs = { $contract }: { $needed } מתוך 13 לקיחות
    .sign = { FORM($contract, "sign") }: { $needed } מתוך { $all } לקיחות

## The score sheet and how the house counts

score-sheet = דף הניקוד
# $lead is "ahead", "behind" or "even".
score-lead = { $lead ->
    [ahead] ניקוד { "\u2066" }+{ $points }{ "\u2069" }
    [behind] ניקוד { "\u2066" }−{ $points }{ "\u2069" }
   *[even] ניקוד
}
    .sign = { score-lead }
games-won = משחקים שהושלמו: לכם { games-of-yours }, לבית { games-of-theirs }.
games-of-yours = { $yours ->
    [0] אפס
    [one] אחד
    [two] שניים
   *[other] { SPELLED($yours) }
}
games-of-theirs = { $theirs ->
    [0] אפס
    [one] אחד
    [two] שניים
   *[other] { SPELLED($theirs) }
}
part-scores = ניקוד חלקי לקראת המשחק הבא: לכם { $yours }, לבית { $theirs }.
above-the-line = מעל הקו
below-the-line = מתחת לקו
total = { $points }
column-you = אתם
column-house = הבית
column-the-house = הבית
column-deal = חלוקה
column-contract = חוזה
column-suit = סדרה
column-rounds = לפי סיבובים
column-tricks = לקיחות
call-of-the-house = הכרזת הבית
why-bid = למה { $bid }?
    .sign = למה { FORM($bid, "sign") }?
why-pass = למה פאס?
    .sign = למה פאס?
# $level is what is left of six when the winning tricks are taken away.
count-of-hand = { $count ->
    [0] ביד שלכם אין לקיחות בטוחות. שש פחות אפס זה שש, ולכן { $call }.
    [one] ביד שלכם לקיחה בטוחה אחת. שש פחות אחת זה חמש, ולכן { $call }.
    [two] ביד שלכם שתי לקיחות בטוחות. שש פחות שתיים זה ארבע, ולכן { $call }.
   *[other] { $level ->
        [0] ביד שלכם { SPELLED($count, "feminine") } לקיחות בטוחות. משש לא נשאר כלום, ולכן { $call }.
       *[other] ביד שלכם { SPELLED($count, "feminine") } לקיחות בטוחות. שש פחות { SPELLED($count, "feminine") } זה { SPELLED($level, "feminine") }, ולכן { $call }.
    }
}
# $house is "bids" or "passes".
shortest-suit = { $house ->
    [bids] הסדרה היא { suit }, הקצרה ביותר ביד שלכם: { held-of-suit }.
   *[passes] אילו הבית היה מכריז, הסדרה הייתה { suit }, הקצרה ביותר ביד שלכם: { held-of-suit }.
}
lowest-of-shortest = { $house ->
    [bids] הסדרה היא { suit }. הסדרות הקצרות ביותר ביד שלכם הן { LIST($suits, "and") }, { held-of-each }; הנמוכה מביניהן היא { suit }.
   *[passes] אילו הבית היה מכריז, הסדרה הייתה { suit }. הסדרות הקצרות ביותר ביד שלכם הן { LIST($suits, "and") }, { held-of-each }; הנמוכה מביניהן היא { suit }.
}
held-of-suit = { $held ->
    [0] אין לכם בה אף קלף
    [one] קלף אחד
    [two] שני קלפים
   *[other] { SPELLED($held) } קלפים
}
held-of-each = { $held ->
    [0] בלי אף קלף
    [one] קלף אחד בכל אחת
    [two] שני קלפים בכל אחת
   *[other] { SPELLED($held) } קלפים בכל אחת
}
how-counted = כל סדרה נספרת כאילו כל שאר הקלפים שלה אצל הבית. כל עוד הקלף הגבוה שלכם גובר על הגבוה של הבית, הוא זוכה בלקיחה. כשהוא לא גובר, הנמוך שלכם מפסיד לגבוה של הבית.
rounds = { LIST($rounds, "comma") }
you-hold-none = אין לכם
# Isolated, since commas and other signs follow: "ה־A שלכם זוכה, ה־K שלכם גובר על 2".
rank-wins = ה־{ "\u2066" }{ $mine }{ "\u2069" } שלכם זוכה
rank-beats = ה־{ "\u2066" }{ $mine }{ "\u2069" } שלכם גובר על { "\u2066" }{ $theirs }{ "\u2069" }
rank-loses = ה־{ "\u2066" }{ $theirs }{ "\u2069" } של הבית גובר על ה־{ "\u2066" }{ $mine }{ "\u2069" } שלכם

## What was possible in a deal, with every card known

study-button = ניתוח
    .sign = ניתוח
study-title = מה היה אפשרי בחלוקה הזאת
study-known = כמה לקיחות יכולתם לקחת לכל היותר, אילו כל הקלפים היו גלויים:
column-trumps = שליט
column-you-declare = כרוז: אתם
column-house-declares = כרוז: הבית
no-trump-name = ללא שליט
column-call = הכרזה
column-points = נקודות
study-best-call = ההכרזה הטובה ביותר
study-your-call = ההכרזה שלכם
study-no-cost = אף קלף ששיחקתם לא גרם לכם להפסיד לקיחה.
column-trick = לקיחה
column-your-card = הקלף שלכם
column-better-card = עדיף
study-costs = { $count ->
    [one] הפסדתם לקיחה אחת שלא לצורך:
    [two] הפסדתם שתי לקיחות שלא לצורך:
   *[other] הפסדתם { SPELLED($count, "feminine") } לקיחות שלא לצורך:
}
card-cost = { $count ->
    [one] בגלל הקלף הזה הפסדתם לקיחה; עדיף היה לשחק את { FORM($card, "the") }.
    [two] בגלל הקלף הזה הפסדתם שתי לקיחות; עדיף היה לשחק את { FORM($card, "the") }.
   *[other] בגלל הקלף הזה הפסדתם { SPELLED($count, "feminine") } לקיחות; עדיף היה לשחק את { FORM($card, "the") }.
}
