# What an action of the player has done, for those who do not see the table.

deselected = הבחירה בוטלה
# $places are the piles that may fill it.
space-chosen = בחרתם: { FORM($place, "the") }; אפשר למלא { LIST($places, "or", "from") }
space-chosen-many = { $count ->
    [one] בחרתם: { FORM($place, "the") }; אפשר למלא מערימה אחת
   *[other] בחרתם: { FORM($place, "the") }; אפשר למלא מ־{ $count } ערימות
}
cards-chosen = בחרתם: { $cards }; אפשר להעביר אל: { LIST($places, "comma") }
# Several numbers of cards may go: $least and $most are each the name of a card, or "card-with-others".
cards-chosen-between = בחרתם: { $least }, ולכל היותר { $most }; אפשר להעביר אל: { LIST($places, "comma") }
# Piles with numbers in a row.
columns-from-to = טורים { $first } עד { $last }
fans-from-to = מניפות { $first } עד { $last }
cells-from-to = תאים { $first } עד { $last }
towers-from-to = מגדלים { $first } עד { $last }
also-home = גם הביתה: { LIST($cards, "comma") }
nothing-to-undo = אין מה לבטל.
nothing-to-redo = אין מה לבצע שוב.
undone = המהלך בוטל
undone-move = בוטל: { $move }
redone = המהלך בוצע שוב
redone-move = בוצע שוב: { $move }
back = חזרה
back-to-deal = חזרה אל { $deal }
move-number = מהלך { $number }
at-its-start = אתם כבר בתחילת החלוקה.
lesson-over = השיעור הסתיים
link-too-long = הקישור הזה ארוך מכדי להיות קישור למשחק.
on-the-table-already = המשחק הזה כבר על השולחן.
deal-so-far = { $deal }, { moves }
