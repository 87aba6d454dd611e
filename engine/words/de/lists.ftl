# Was die Teile einer Aufzählung verbindet; "last" verbindet die letzten beiden.
list-and = { ", " }
    .last = { " und " }
list-and-only = { " und " }
    .last = { " und " }
list-clauses = { ", " }
    .last = { " und " }
list-or = { ", " }
    .last = { " oder " }
list-comma = { ", " }
    .last = { ", " }
list-full-stop = { ". " }
    .last = { ". " }
list-semicolon = { "; " }
    .last = { "; " }
list-sentence = { " " }
    .last = { " " }

clauses = { LIST($parts, "semicolon") }
sentences = { LIST($parts, "sentence") }

# Eine Zahl im Satz. Die Null und die Eins sagen die Meldungen selbst, denn dort richtet sich das Wort nach dem Genus.
spelled = { $number ->
    [0] null
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $number }
}
