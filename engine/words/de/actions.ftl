# Was eine Handlung bewirkt hat, für alle, die den Tisch nicht sehen.

deselected = Auswahl aufgehoben
space-chosen = { $place } gewählt; lässt sich füllen von: { LIST($places, "comma") }
space-chosen-many = { $count ->
    [one] { $place } gewählt; lässt sich von { $count } Stapel füllen
   *[other] { $place } gewählt; lässt sich von { $count } Stapeln füllen
}
cards-chosen = { $cards } gewählt; mögliche Ziele: { LIST($places, "comma") }
cards-chosen-between = { $least } oder mehr, höchstens { $most }, gewählt; mögliche Ziele: { LIST($places, "comma") }
columns-from-to = Spalten { $first } bis { $last }
fans-from-to = Fächer { $first } bis { $last }
cells-from-to = Zellen { $first } bis { $last }
towers-from-to = Türme { $first } bis { $last }
also-home = Auch im Ziel: { LIST($cards, "comma") }
nothing-to-undo = Es gibt nichts zurückzunehmen.
nothing-to-redo = Es gibt nichts zu wiederholen.
undone = zurückgenommen
undone-move = zurückgenommen: { $move }
redone = wiederholt
redone-move = wiederholt: { $move }
back = zurück
back-to-deal = zurück zu { $deal }
move-number = Zug { $number }
at-its-start = Diese Partie steht schon am Anfang.
lesson-over = Einführung beendet
link-too-long = Dieser Link ist so lang, dass er kein Spiel sein kann.
on-the-table-already = Dieses Spiel liegt schon auf dem Tisch.
deal-so-far = { $deal }, { moves }
