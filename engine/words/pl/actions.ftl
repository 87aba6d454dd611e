# Co zrobiła akcja gracza, dla tych, którzy nie widzą stołu.

deselected = odznaczono
# $places are the piles that may fill it.
space-chosen = zaznaczono { FORM($place, "acc") }; można zapełnić kartą { LIST($places, "comma", "from") }
space-chosen-many = { $count ->
    [one] zaznaczono { FORM($place, "acc") }; można zapełnić kartą z { $count } miejsca
   *[other] zaznaczono { FORM($place, "acc") }; można zapełnić kartą z { $count } miejsc
}
cards-chosen = zaznaczono { FORM($cards, "acc") }; można przenieść { LIST($places, "comma", "to") }
# Several numbers of cards may go: $least and $most are each the name of a card, or "card-with-others".
cards-chosen-between = zaznaczono { FORM($least, "acc") } lub więcej kart, aż po { FORM($most, "acc") }; można przenieść { LIST($places, "comma", "to") }
# Stosy z kolejnymi numerami.
columns-from-to = kolumny od { $first } do { $last }
    .to = do kolumn od { $first } do { $last }
    .from = z kolumn od { $first } do { $last }
fans-from-to = wachlarze od { $first } do { $last }
    .to = do wachlarzy od { $first } do { $last }
    .from = z wachlarzy od { $first } do { $last }
cells-from-to = komórki od { $first } do { $last }
    .to = do komórek od { $first } do { $last }
    .from = z komórek od { $first } do { $last }
towers-from-to = wieże od { $first } do { $last }
    .to = do wież od { $first } do { $last }
    .from = z wież od { $first } do { $last }
also-home = Także do bazy: { LIST($cards, "comma") }
nothing-to-undo = Nie ma czego cofnąć.
nothing-to-redo = Nie ma czego ponowić.
undone = cofnięto
undone-move = cofnięto: { $move }
redone = ponowiono
redone-move = ponowiono: { $move }
back = powrót
back-to-deal = powrót: { $deal }
move-number = ruch { $number }
at-its-start = To już początek rozdania.
lesson-over = koniec lekcji
link-too-long = Ten link jest za długi: nie da się z niego otworzyć gry.
on-the-table-already = Ta gra jest już na stole.
deal-so-far = { $deal }, { moves }
