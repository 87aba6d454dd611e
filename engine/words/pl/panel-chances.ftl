# Arkusz, który mówi, jak często wygrywa każdy ruch, gdy znane są tylko karty już widziane.

chances-title = Szanse
chances-meaning = Karty, których nie było widać, rozdano na nowo (próby: { $count }). Po każdym ruchu tyle z tych rozdań da się wygrać:
chances-won = Rozdania
chances-interval = Szansa (pewność 95%)
chances-from-to = { $low } do { $high }
chances-unknown = Gdy rozdania nie udało się ocenić na czas, szansa dopuszcza i wygraną, i przegraną.
chances-fewer = Wyraźnie gorszy ruch sprawdzono w mniejszej liczbie rozdań.
chances-later = Te rozdania oceniono przy odkrytych kartach. Tych kart nie widać, więc szanse są mniejsze.
chances-played = Karty, których nie było widać, rozdano na nowo (próby: { $count }). Po każdym ruchu prosty gracz wygrał tyle z tych rozdań:
chances-player = Ten gracz zna kolejność talii, ale żadnej innej karty, której nie było widać. Lepsza gra daje więcej.
chances-player-sees-no-more = Ten gracz nie zna żadnej karty, której nie było widać. Lepsza gra daje więcej.
chances-plan = Pierwszy ruch trzyma się planu tego gracza. Inny stoi przed nim tylko wtedy, gdy jest wyraźnie lepszy.
chances-points = Karty, których nie było widać, rozdano na nowo (próby: { $count }). Oto jak często kontrakt kończy się dobrze dla ciebie i ile punktów daje to średnio:
chances-well = Dobry koniec
chances-gain = Punkty (pewność 95%)
chances-margin = { $points } ± { $margin }
chances-simple = Każde z tych rozdań kończy prosty gracz, który też nie widzi kart. Lepsza gra daje więcej.
