# Jak skończyła się gra. Każdy komunikat to zdanie.

won-in = { $count ->
    [one] Wygrana w { $count } ruchu.
   *[other] Wygrana w { $count } ruchach.
}
all-home = Wszystkie karty są w bazach.
no-more-home = Do baz nie trafi już żadna karta.
klondike-stuck = Nie da się odkryć żadnej zakrytej karty ani zagrać karty z talii czy ze stosu odkrytego.
all-runs-complete = Ułożono wszystkie osiem sekwencji.
no-run-possible = Nie da się odkryć żadnej zakrytej karty ani ułożyć żadnej pełnej sekwencji.
too-few-to-deal = Zostało za mało kart, żeby zapełnić wszystkie kolumny, więc nie można rozdać.
stock-used-up = Talia jest pusta.
clock-won = Wszystkie karty są odkryte, a czwarty król przyszedł ostatni.
clock-stopped = Czwarty król zatrzymał zegar.
clock-odds = Nic tu nie zależy od ciebie: wygrywa się 1 rozdanie na 13.
pyramid-gone = Cała piramida jest zdjęta.
nothing-to-take-away = Nie można zdjąć już żadnej karty.
all-in-hole = Wszystkie karty są w czarnej dziurze.
no-free-card-fits = Żadna dostępna karta nie pasuje.
columns-cleared = Kolumny są puste.
golf-stuck = Talia jest pusta i żadna karta nie pasuje.
round-won = Rozegrano wszystkie dziewięć rozdań; zostało najwyżej 45 kart.
round-lost = Rozegrano wszystkie dziewięć rozdań; zostało więcej niż 45 kart.
