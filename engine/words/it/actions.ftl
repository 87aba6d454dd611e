# What an action of the player has done, for those who do not see the table.

deselected = selezione annullata
# $places are the piles that may fill it.
space-chosen = { FORM($place, "gender") ->
    [feminine] { $place } selezionata; si può riempire { LIST($places, "comma", "from") }
   *[masculine] { $place } selezionato; si può riempire { LIST($places, "comma", "from") }
}
space-chosen-many = { FORM($place, "gender") ->
    [feminine] { $place } selezionata; si può riempire da { $count ->
        [one] { $count } pila
       *[other] { $count } pile
    }
   *[masculine] { $place } selezionato; si può riempire da { $count ->
        [one] { $count } pila
       *[other] { $count } pile
    }
}
# $cards is the name of a card, or "card-with-others".
cards-chosen = selezione: { $cards }; può andare { LIST($places, "comma", "to") }
# $least and $most are each the name of a card, or "card-with-others".
cards-chosen-between = selezione: { $least }, al massimo { $most }; può andare { LIST($places, "comma", "to") }
# Piles with numbers in a row.
columns-from-to = colonne da { $first } a { $last }
    .to = sulle colonne da { $first } a { $last }
    .from = dalle colonne da { $first } a { $last }
fans-from-to = ventagli da { $first } a { $last }
    .to = sui ventagli da { $first } a { $last }
    .from = dai ventagli da { $first } a { $last }
cells-from-to = celle da { $first } a { $last }
    .to = nelle celle da { $first } a { $last }
    .from = dalle celle da { $first } a { $last }
towers-from-to = torri da { $first } a { $last }
    .to = nelle torri da { $first } a { $last }
    .from = dalle torri da { $first } a { $last }
also-home = Anche sulle basi: { LIST($cards, "comma") }
nothing-to-undo = Niente da annullare.
nothing-to-redo = Niente da ripetere.
undone = annullato
undone-move = annullato: { $move }
redone = ripetuto
redone-move = ripetuto: { $move }
back = indietro
back-to-deal = di nuovo { $deal }
move-number = mossa { $number }
at-its-start = Sei già all’inizio della partita.
lesson-over = lezione finita
link-too-long = Questo link è troppo lungo per essere valido.
on-the-table-already = Questa partita è già sul tavolo.
deal-so-far = { $deal }, { moves }
