# Wat de delen van een opsomming verbindt; "last" verbindt de laatste twee.
list-and = { ", " }
    .last = { " en " }
# De kleuren in de naam van een kaart: "de harten-, ruiten- of schoppenacht". Het Nederlands heeft voor "en" maar één
# opsomming nodig, dus deze staat vrij.
list-and-only = { "-, " }
    .last = { "- of " }
# Een paar bijzinnen of zinnen, zoals "een kaart gaat naar huis en er komt een kolom vrij".
list-clauses = { ", " }
    .last = { " en " }
list-or = { ", " }
    .last = { " of " }
list-comma = { ", " }
    .last = { ", " }
list-full-stop = { ". " }
    .last = { ". " }
list-semicolon = { "; " }
    .last = { "; " }
list-sentence = { " " }
    .last = { " " }

# Delen van een zin, en hele zinnen, na elkaar.
clauses = { LIST($parts, "semicolon") }
sentences = { LIST($parts, "sentence") }

# Een getal in een zin.
spelled = { $number ->
    [0] geen
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
    [9] negen
    [10] tien
    [11] elf
    [12] twaalf
    [13] dertien
    [14] veertien
    [15] vijftien
    [16] zestien
    [17] zeventien
    [18] achttien
    [19] negentien
    [20] twintig
   *[other] { $number }
}
