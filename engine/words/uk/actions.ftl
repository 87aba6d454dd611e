# Що зробила дія гравця, для тих, хто не бачить столу.

deselected = вибір знято
# $places are the piles that may fill it.
space-chosen = вибрано { FORM($place, "acc") }; заповнити можна { LIST($places, "comma", "from") }
space-chosen-many = { $count ->
    [one] вибрано { FORM($place, "acc") }; заповнити можна з { $count } стосу
   *[other] вибрано { FORM($place, "acc") }; заповнити можна з { $count } стосів
}
cards-chosen = вибрано { FORM($cards, "acc") }; можна покласти { LIST($places, "comma", "to") }
# Можна взяти різну кількість карт, від $least до $most.
cards-chosen-between = вибрано { FORM($least, "acc") }, щонайбільше — { FORM($most, "acc") }; можна покласти { LIST($places, "comma", "to") }
# Стоси з номерами поспіль.
columns-from-to = стовпчики з { $first } по { $last }
    .to = на стовпчики з { $first } по { $last }
    .from = зі стовпчиків з { $first } по { $last }
fans-from-to = віяла з { $first } по { $last }
    .to = на віяла з { $first } по { $last }
    .from = з віял з { $first } по { $last }
cells-from-to = комірки з { $first } по { $last }
    .to = до комірок з { $first } по { $last }
    .from = з комірок з { $first } по { $last }
towers-from-to = вежі з { $first } по { $last }
    .to = до веж з { $first } по { $last }
    .from = з веж з { $first } по { $last }
also-home = Також на базу: { LIST($cards, "comma") }
nothing-to-undo = Нема чого скасовувати.
nothing-to-redo = Нема чого повторювати.
undone = скасовано
undone-move = скасовано: { $move }
redone = повторено
redone-move = повторено: { $move }
back = назад
back-to-deal = назад до гри: { $deal }
move-number = хід { $number }
at-its-start = Це вже самий початок роздачі.
lesson-over = урок завершено
link-too-long = Це посилання задовге, його не можна відкрити.
on-the-table-already = Ця гра вже на столі.
deal-so-far = { $deal }, { moves }
