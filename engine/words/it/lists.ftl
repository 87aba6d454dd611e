# What joins the parts of a list; "last" joins the last two.
list-and = { ", " }
    .last = { " e " }
# Names of a few things, without a comma.
list-and-only = { " e " }
    .last = { " e " }
# A few clauses, such as "una carta va alla base e si svuota una colonna".
list-clauses = { ", " }
    .last = { " e " }
list-or = { ", " }
    .last = { " o " }
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

# A number in a sentence. All that is counted so is feminine: carte, mosse, prese, celle, torri, partite, vittorie.
spelled = { $number ->
    [0] nessuna
    [1] una
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
    [11] undici
    [12] dodici
    [13] tredici
    [14] quattordici
    [15] quindici
    [16] sedici
    [17] diciassette
    [18] diciotto
    [19] diciannove
    [20] venti
   *[other] { $number }
}
