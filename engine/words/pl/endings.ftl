# Jak skończyła się gra. Każdy komunikat to zdanie.

won-in = { $count ->
    [one] Wygrana w { $count } ruchu.
   *[other] Wygrana w { $count } ruchach.
}
all-home = Wszystkie karty są w bazach.
no-more-home = Żadna karta nie trafi już do bazy.
klondike-stuck = Nie da się odkryć żadnej zakrytej karty ani zagrać żadnej z talii czy ze stosu odkrytego.
all-runs-complete = Ułożono wszystkie osiem sekwencji.
no-run-possible = Nie da się odkryć żadnej zakrytej karty ani ułożyć żadnej pełnej sekwencji.
too-few-to-deal = Zostało za mało kart, żeby zapełnić wszystkie kolumny, więc nie można rozdać z talii.
stock-used-up = Talia jest pusta.
clock-won = Wszystkie karty są odkryte, czwarty król jako ostatni.
clock-stopped = Czwarty król zatrzymał zegar.
clock-odds = O niczym się tu nie decyduje: wygrywa 1 rozdanie na 13.
pyramid-gone = Zdjęto całą piramidę.
nothing-to-take-away = Nie da się zdjąć już żadnej karty.
all-in-hole = Wszystkie karty są w czarnej dziurze.
no-free-card-fits = Żadna z dostępnych kart nie pasuje.
columns-cleared = W kolumnach nie ma już żadnej karty.
golf-stuck = Talia jest pusta i żadna karta nie pasuje.
round-won = Rozegrano wszystkie dziewięć rozdań; zostało najwyżej 45 kart.
round-lost = Rozegrano wszystkie dziewięć rozdań; zostało więcej niż 45 kart.
