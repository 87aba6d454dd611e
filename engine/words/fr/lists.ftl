# What joins the parts of a list; "last" joins the last two.
list-and = { ", " }
    .last = { " et " }
# Names of a few things, without a comma.
list-and-only = { " et " }
    .last = { " et " }
# A few clauses, such as "a card goes home and a space comes free".
list-clauses = { " et " }
    .last = { " et " }
list-or = { ", " }
    .last = { " ou " }
list-comma = { ", " }
    .last = { ", " }
list-full-stop = { ". " }
    .last = { ". " }
list-semicolon = { " ; " }
    .last = { " ; " }
list-sentence = { " " }
    .last = { " " }

# Parts of a sentence, and whole sentences, one after the other.
clauses = { LIST($parts, "semicolon") }
sentences = { LIST($parts, "sentence") }

# A number in a sentence.
spelled = { $number ->
    [0] aucune
    [1] une
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
    [13] treize
    [14] quatorze
    [15] quinze
    [16] seize
   *[other] { $number }
}
