# What an action of the player has done, for those who do not see the table.

deselected = deselected
# $places are the piles that may fill it.
space-chosen = { $place } chosen; may be filled from { LIST($places, "comma") }
space-chosen-many = { $place } chosen; may be filled from { $count } piles
# $cards is the name of a card, or "card-with-others".
cards-chosen = { $cards } chosen; may go to: { LIST($places, "comma") }
# Several numbers of cards may go: $least and $most are each the name of a card, or "card-with-others".
cards-chosen-between = { $least }, or more up to { $most }, chosen; may go to: { LIST($places, "comma") }
# Piles with numbers in a row.
columns-from-to = columns { $first } to { $last }
fans-from-to = fans { $first } to { $last }
cells-from-to = cells { $first } to { $last }
towers-from-to = towers { $first } to { $last }
also-home = Also home: { LIST($cards, "comma") }
nothing-to-undo = There is nothing to undo.
nothing-to-redo = There is nothing to redo.
undone = undone
undone-move = undone: { $move }
redone = redone
redone-move = redone: { $move }
back = back
back-to-deal = back to { $deal }
move-number = move { $number }
at-its-start = This deal stands at its start.
lesson-over = lesson over
link-too-long = This link is too long to be a game.
on-the-table-already = This game is on the table already.
deal-so-far = { $deal }, { moves }
