# What is on the table and what is done there, in words: labels of piles, and what the keys say.

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
pile-from-open-end = { $place }, מלמעלה: { LIST($cards, "comma") }.
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
    [reserve] עמוד השדרה: { LIST($cards, "comma") }
    [one] { FORM($place, "the") }: { LIST($cards, "comma") }
   *[column] קלפים עליונים: { LIST($cards, "comma") }
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
        [one] מקום ריק אחד
        [two] שני מקומות ריקים
       *[other] { SPELLED($count) } מקומות ריקים
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
turn-waste-over = היפוך הערימה הפתוחה, { cards } שוב בקופה
turn-waste-over-last = היפוך אחרון של הערימה הפתוחה, { cards } שוב בקופה
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
    [0] { $place }, הקלף העליון
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
