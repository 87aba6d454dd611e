# Arkusz, który mówi, jak często wygrywa każdy ruch, gdy znane są tylko karty już widziane.

chances-title = Szanse
chances-meaning = Karty, których nie było widać, rozdano na nowo (próby: { $count }). Po każdym ruchu tyle z tych rozdań da się wygrać:
chances-won = Rozdania
chances-interval = Szansa, 95 %
chances-from-to = { $low } do { $high }
chances-unknown = Niektórych rozdań nie udało się ocenić na czas. Szansa dopuszcza oba wyniki.
chances-fewer = Wyraźnie gorszy ruch sprawdzono w mniejszej liczbie rozdań.
chances-later = Dalej wszystkie karty uznaje się za znane, więc wygrane będą rzadsze.
