# What a move did, and what can be seen on the table: parts of a sentence.

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
dealt-to-columns = חולק קלף לכל טור: { LIST($cards, "comma") }
run-complete = הושלם רצף של { suit }

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
