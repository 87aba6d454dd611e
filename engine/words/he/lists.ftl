# What joins the parts of a list; "last" joins the last two.
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
# לקיחות"). For two the messages have "שני" or "שתי" of their own.
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
    [11] אחד־עשר
    [12] שנים־עשר
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
        [11] אחת־עשרה
        [12] שתים־עשרה
       *[other] { $number }
    }
