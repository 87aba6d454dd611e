# What an action of the player has done, for those who do not see the table.

deselected = sin selección
# $places are the piles that may fill it.
space-chosen = selección: { $place }; puede recibir cartas de: { LIST($places, "comma") }
space-chosen-many = selección: { $place }; puede recibir cartas de { $count ->
    [one] una pila
   *[other] { $count } pilas
}
cards-chosen = selección: { $cards }; destinos posibles: { LIST($places, "comma") }
# $least and $most are each the name of a card, or "card-with-others".
cards-chosen-between = selección: { $least }, o hasta { $most }; destinos posibles: { LIST($places, "comma") }
# Piles with numbers in a row.
columns-from-to = columnas { $first } a { $last }
    .the = las columnas { $first } a { $last }
fans-from-to = abanicos { $first } a { $last }
    .the = los abanicos { $first } a { $last }
cells-from-to = celdas { $first } a { $last }
    .the = las celdas { $first } a { $last }
towers-from-to = torres { $first } a { $last }
    .the = las torres { $first } a { $last }
also-home = También a su base: { LIST($cards, "comma") }
nothing-to-undo = No hay nada que deshacer.
nothing-to-redo = No hay nada que rehacer.
undone = deshecho
undone-move = deshecho: { $move }
redone = rehecho
redone-move = rehecho: { $move }
back = vuelta atrás
back-to-deal = de vuelta en { $deal }
move-number = jugada { $number }
at-its-start = Ya estás al principio de esta partida.
lesson-over = lección terminada
link-too-long = Este enlace es demasiado largo para ser válido.
on-the-table-already = Esta partida ya está en la mesa.
deal-so-far = { $deal }, { moves }
