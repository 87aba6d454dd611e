# Co łączy części wyliczenia; "last" łączy dwie ostatnie.
list-and = { ", " }
    .last = { " i " }
# Nazwy kilku rzeczy, bez przecinka.
list-and-only = { " i " }
    .last = { " i " }
# Kilka zdań składowych, jak w „karta idzie do bazy i zwalnia się kolumna”.
list-clauses = { ", " }
    .last = { " i " }
list-or = { ", " }
    .last = { " lub " }
list-comma = { ", " }
    .last = { ", " }
list-full-stop = { ". " }
    .last = { ". " }
list-semicolon = { "; " }
    .last = { "; " }
list-sentence = { " " }
    .last = { " " }

# Części zdania i całe zdania, jedno po drugim.
clauses = { LIST($parts, "semicolon") }
sentences = { LIST($parts, "sentence") }

# Liczba w zdaniu: rodzaj męski nieosobowy i nijaki, w mianowniku lub bierniku. Formy są dla rzeczowników żeńskich, takich
# jak „karta” i „lewa”: mianownik, dopełniacz („bez dwóch”) i narzędnik („z dwiema”).
spelled = { $number ->
    [0] zero
    [1] jeden
    [2] dwa
    [3] trzy
    [4] cztery
    [5] pięć
    [6] sześć
    [7] siedem
    [8] osiem
    [9] dziewięć
    [10] dziesięć
    [11] jedenaście
    [12] dwanaście
    [13] trzynaście
   *[other] { $number }
}
    .feminine = { $number ->
        [1] jedna
        [2] dwie
       *[other] { spelled }
    }
    .feminine-gen = { $number ->
        [1] jednej
        [2] dwóch
        [3] trzech
        [4] czterech
        [5] pięciu
        [6] sześciu
        [7] siedmiu
        [8] ośmiu
        [9] dziewięciu
        [10] dziesięciu
        [11] jedenastu
        [12] dwunastu
        [13] trzynastu
       *[other] { $number }
    }
    .feminine-instr = { $number ->
        [1] jedną
        [2] dwiema
        [3] trzema
        [4] czterema
        [5] pięcioma
        [6] sześcioma
        [7] siedmioma
        [8] ośmioma
        [9] dziewięcioma
        [10] dziesięcioma
        [11] jedenastoma
        [12] dwunastoma
        [13] trzynastoma
       *[other] { $number }
    }
