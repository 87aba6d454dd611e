# What an action of the player has done, for those who do not see the table.

deselected = sélection annulée
# $places are the piles that may fill it.
space-chosen = sélection : { $place } ; à remplir avec une carte { LIST($places, "or", "from") }
space-chosen-many = { $count ->
    [one] sélection : { $place } ; { $count } pile a une carte qui convient
   *[other] sélection : { $place } ; { $count } piles ont une carte qui convient
}
# $cards is the name of a card, or "card-with-others".
cards-chosen = sélection : { $cards } ; à poser { LIST($places, "or", "to") }
# Several numbers of cards may go: $least and $most are each the name of a card, or "card-with-others".
cards-chosen-between = sélection : { $least }, ou au maximum { $most } ; à poser { LIST($places, "or", "to") }
# Piles with numbers in a row.
columns-from-to = colonnes { $first } à { $last }
    .the = les colonnes { $first } à { $last }
    .to = sur les colonnes { $first } à { $last }
    .from = des colonnes { $first } à { $last }
fans-from-to = éventails { $first } à { $last }
    .the = les éventails { $first } à { $last }
    .to = sur les éventails { $first } à { $last }
    .from = des éventails { $first } à { $last }
cells-from-to = cellules { $first } à { $last }
    .the = les cellules { $first } à { $last }
    .to = dans les cellules { $first } à { $last }
    .from = des cellules { $first } à { $last }
towers-from-to = tours { $first } à { $last }
    .the = les tours { $first } à { $last }
    .to = dans les tours { $first } à { $last }
    .from = des tours { $first } à { $last }
also-home = Également en place : { LIST($cards, "comma") }
nothing-to-undo = Rien à annuler.
nothing-to-redo = Rien à rétablir.
undone = annulé
undone-move = annulé : { $move }
redone = rétabli
redone-move = rétabli : { $move }
back = retour
back-to-deal = retour : { $deal }
move-number = coup { $number }
at-its-start = Vous êtes déjà au début de cette donne.
lesson-over = leçon terminée
link-too-long = Ce lien est trop long pour être valable.
on-the-table-already = Cette partie est déjà sur la table.
deal-so-far = { $deal }, { moves }
