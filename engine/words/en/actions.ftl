# What an action of the player has done, for those who do not see the table.

deselected = deselected
# $places are the piles that may fill it.
space-chosen = { $place } selected; can be filled from { LIST($places, "comma") }
space-chosen-many = { $place } selected; can be filled from { $count ->
    [one] { $count } pile
   *[other] { $count } piles
}
# $cards is the name of a card, or "card-with-others".
cards-chosen = { $cards } selected; can go to { LIST($places, "comma") }
# Several numbers of cards may go: $least and $most are each the name of a card, or "card-with-others".
cards-chosen-between = { $least } selected, or up to { $most }; can go to { LIST($places, "comma") }
# Piles with numbers in a row.
columns-from-to = columns { $first } to { $last }
fans-from-to = fans { $first } to { $last }
cells-from-to = cells { $first } to { $last }
towers-from-to = towers { $first } to { $last }
also-home = Also moved home: { LIST($cards, "comma") }
nothing-to-undo = Nothing to undo.
nothing-to-redo = Nothing to redo.
undone = undone
undone-move = undone: { $move }
redone = redone
redone-move = redone: { $move }
back = back
back-to-deal = back to { $deal }
move-number = move { $number }
at-its-start = You’re already at the start of this deal.
lesson-over = lesson over
link-too-long = This link is too long to be valid.
on-the-table-already = This game is already on the table.
deal-so-far = { $deal }, { moves }
