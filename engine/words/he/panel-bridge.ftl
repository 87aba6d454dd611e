# The bidding box of Bridge Solitaire, and the table of its contracts in the statistics.

# The button that makes the call, before and after one is chosen. $bid is a sign, such as "3♠".
bid-button = הכרזה
bid-button-with = הכרזה: { $bid }

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
    [you] ביצעתם { $made } מתוך { contracts-of }: { $share }.
   *[house] הבית ביצע { $made } מתוך { contracts-of }: { $share }.
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
