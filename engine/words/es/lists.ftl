# What joins the parts of a list; "last" joins the last two.
list-and = { ", " }
    .last = { " y " }
# Names of a few things, without a comma.
list-and-only = { " y " }
    .last = { " y " }
# A few clauses, such as "una carta va a su base y queda vacía una columna".
list-clauses = { " y " }
    .last = { " y " }
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

# A number in a sentence. What is counted is nearly always feminine (cartas, jugadas, bazas, partidas); where it is not,
# messages say the number one themselves.
spelled = { $number ->
    [0] ninguna
    [1] una
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
   *[other] { $number }
}
