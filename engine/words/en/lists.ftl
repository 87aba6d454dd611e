# What joins the parts of a list; "last" joins the last two.
list-and = { ", " }
    .last = { " and " }
# Names of a few things, without a comma.
list-and-only = { " and " }
    .last = { " and " }
# A few clauses, such as "a card goes home and a space comes free".
list-clauses = { " and " }
    .last = { " and " }
list-or = { ", " }
    .last = { " or " }
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

# A number in a sentence.
spelled = { $number ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $number }
}
