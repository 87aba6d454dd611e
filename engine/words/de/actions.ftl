# Was eine Handlung bewirkt hat, für alle, die den Tisch nicht sehen.

deselected = Auswahl aufgehoben
space-chosen = { $place } ausgewählt; passende Karten liegen hier: { LIST($places, "comma") }
space-chosen-many = { $count ->
    [one] { $place } ausgewählt; passende Karten liegen auf einem Stapel
   *[other] { $place } ausgewählt; passende Karten liegen auf { $count } Stapeln
}
cards-chosen = { $cards } ausgewählt; mögliche Ziele: { LIST($places, "comma") }
cards-chosen-between = { $least } ausgewählt, wahlweise mehr, höchstens { $most }; mögliche Ziele: { LIST($places, "comma") }
columns-from-to = Spalten { $first } bis { $last }
fans-from-to = Fächer { $first } bis { $last }
cells-from-to = Zellen { $first } bis { $last }
towers-from-to = Türme { $first } bis { $last }
also-home = Außerdem ins Ziel: { LIST($cards, "comma") }
nothing-to-undo = Es gibt nichts zurückzunehmen.
nothing-to-redo = Es gibt nichts zu wiederholen.
undone = zurückgenommen
undone-move = zurückgenommen: { $move }
redone = wiederholt
redone-move = wiederholt: { $move }
back = zurück
back-to-deal = zurück zu { $deal }
move-number = Zug { $number }
at-its-start = Du bist schon am Anfang.
lesson-over = Einführung beendet
link-too-long = Dieser Link ist zu lang und daher ungültig.
on-the-table-already = Dieses Spiel liegt schon auf dem Tisch.
deal-so-far = { $deal }, { moves }
