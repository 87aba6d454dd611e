# Wat een actie van de speler deed, voor wie de tafel niet ziet.

deselected = selectie opgeheven
# $places zijn de stapels waaruit de plaats gevuld mag worden.
space-chosen = { $place } geselecteerd; te vullen vanuit: { LIST($places, "comma") }
space-chosen-many = { $count ->
    [one] { $place } geselecteerd; te vullen vanuit { $count } stapel
   *[other] { $place } geselecteerd; te vullen vanuit { $count } stapels
}
cards-chosen = { $cards } geselecteerd; kan naar: { LIST($places, "comma") }
# Er kunnen verschillende aantallen kaarten gaan, van $least tot en met $most.
cards-chosen-between = { $least } geselecteerd, eventueel tot en met { $most }; kan naar: { LIST($places, "comma") }
# Stapels met opeenvolgende nummers.
columns-from-to = kolom { $first } tot en met { $last }
fans-from-to = waaier { $first } tot en met { $last }
cells-from-to = cel { $first } tot en met { $last }
towers-from-to = toren { $first } tot en met { $last }
also-home = Ook naar huis: { LIST($cards, "comma") }
nothing-to-undo = Er is geen zet om terug te nemen.
nothing-to-redo = Er is geen zet om te herhalen.
undone = teruggenomen
undone-move = teruggenomen: { $move }
redone = herhaald
redone-move = herhaald: { $move }
back = terug
back-to-deal = terug naar { $deal }
move-number = zet { $number }
at-its-start = Je bent al aan het begin.
lesson-over = les afgelopen
link-too-long = Deze link is te lang om geldig te zijn.
on-the-table-already = Dit spel ligt al op tafel.
deal-so-far = { $deal }, { moves }
