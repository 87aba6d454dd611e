### Jak skończyła się gra. Każdy komunikat to zdanie.

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

### Arkusze po skończonej grze albo takiej, której nie da się już wygrać.

end-won = Wygrana!
end-lost = Przegrana
# Follows the sentence that says how the game ended.
# $noun is what the game calls a deal: "deal" or "rubber".
move-that-lost = Przegrana w ruchu { $number }.
first-win-in = Twoja pierwsza wygrana: { $game }
end-peeked = Po drodze cofnięto ruch, który odkrył nową kartę.
# $noun is what the game calls a deal: "deal" or "rubber".
end-from-link = { $noun ->
    [rubber] Ten rober otwarto z linku, w którym były już ruchy, więc się nie liczy.
   *[deal] Tę grę otwarto z linku, w którym były już ruchy, więc się nie liczy.
}
# $noun is what the game calls a deal: "deal" or "rubber".
end-was-lesson = { $noun ->
    [rubber] Ten rober zaczął się jako lekcja, więc się nie liczy.
   *[deal] To rozdanie zaczęło się jako lekcja, więc się nie liczy.
}

## Buttons

end-new = { $noun ->
    [rubber] Nowy rober
   *[deal] Nowa gra
}
end-undo = Cofnij
end-share = Udostępnij
end-restart = Od nowa
end-review = Przegląd
end-losing-move = Moment przegranej
end-statistics = Statystyki
end-games = Wszystkie gry
end-sound = Włącz dźwięk

## In the figure that the cards of a won game form

figure-of-win = Wygrana
# One of these stands below, if it is true.
your-first-win = Pierwsza wygrana
your-best-time = Najlepszy czas
your-fewest-moves = Najmniej ruchów
your-longest-streak = { $count ->
    [one] { $count } wygrana z rzędu
    [few] { $count } wygrane z rzędu
   *[many] { $count } wygranych z rzędu
}

## Figures: time, moves, score and streak, each with a note beside it

end-time = Czas
end-moves = Ruchy
end-score = Wynik
end-streak = Wygrane z rzędu
# This is the best so far, it equals the best, or what the best is.
end-best = Rekord
end-equals-best = wyrównany rekord
end-best-time = rekord { $time }
end-fewest-moves = najmniej { $count }
end-longest = Rekord
end-longest-streak = rekord { $count }
# What the score counts, below its number, which is $count.
end-counted = { $scored ->
    [left] { $count ->
        [one] została
        [few] zostały
       *[many] zostało
    }
    [shown] { $count ->
        [one] odkryta
        [few] odkryte
       *[many] odkrytych
    }
    [ahead] przewagi
    [behind] straty
    [runs] { $count ->
        [one] sekwencja
        [few] sekwencje
       *[many] sekwencji
    }
   *[home] w bazach
}
end-points = { $count ->
    [one] punkt
    [few] punkty
   *[many] punktów
}

## The win rate. $noun is what the game calls what is won or lost.

end-rate = { $noun ->
    [rubber] { $count ->
        [one] Skuteczność, { $count } rober
        [few] Skuteczność, { $count } robry
       *[many] Skuteczność, { $count } robrów
    }
   *[game] { $count ->
        [one] Skuteczność, { $count } gra
        [few] Skuteczność, { $count } gry
       *[many] Skuteczność, { $count } gier
    }
}
# For those who do not see the curve. $first and $last are shares, such as "33%".
end-rates-in-words = { $noun ->
    [rubber] Skuteczność po każdym z ostatnich { $count } robrów: od { $first } do { $last }.
   *[game] Skuteczność po każdej z ostatnich { $count } gier: od { $first } do { $last }.
}

## The daily deals of this week

week-title = Rozdanie dnia
# $ordinal is an ordinal number, such as "3rd".
week-streak = { $ordinal } dzień z rzędu
week-won = { $count ->
    [0] bez wygranej w tym tygodniu
    [one] jedna wygrana w tym tygodniu
    [few] { SPELLED($count, "feminine") } wygrane w tym tygodniu
   *[many] { SPELLED($count) } wygranych w tym tygodniu
}
# $day is the name of a day of the week.
# $noun is what the game calls a deal: "deal" or "rubber".
week-day = { $won ->
    [won] { $noun ->
        [rubber] { $day }: wygrany
       *[deal] { $day }: wygrane
    }
    [later] { $noun ->
        [rubber] { $day }: wygrany później
       *[deal] { $day }: wygrane później
    }
   *[not] { $day }: bez wygranej
}

## A game that goes on but cannot be won

no-way-title = Nie da się wygrać
# $noun is what the game calls a deal: "deal" or "rubber".
game-cannot-be-won = { $noun ->
    [rubber] { $answer ->
        [never] Tego robra od początku nie dało się wygrać.
        [impossible] Stąd tego robra nie da się wygrać.
       *[lost] Tego robra nie da się już wygrać.
    }
   *[deal] { $answer ->
        [never] Tego rozdania od początku nie dało się wygrać.
        [impossible] Stąd tej gry nie da się wygrać.
       *[lost] Tej gry nie da się już wygrać.
    }
}
solver-sees-no-way = Program sprawdził wszystkie drogi: żadna nie prowadzi do wygranej.
solver-sees-no-way-hidden = Program, który widzi też zakryte karty, sprawdził wszystkie drogi: żadna nie prowadzi do wygranej.
back-to-winnable = Wróć tam, gdzie dało się wygrać
no-way-play-on = Graj dalej

### Wynik wygranej gry do udostępnienia. „Backbone Patience” to nazwa tego zbioru.

# $deal is which deal it was, such as "deal 4711" or "daily deal of 22 November 2026".
result-heading = Backbone Patience: { $game }, { $deal }
result-won-with = { $count ->
    [one] Wygrana w { $count } ruchu
   *[other] Wygrana w { $count } ruchach
}
result-won-in = Wygrana w { $time }, { moves }
# In the middle of the picture, if it shows no time.
result-card-won = Wygrana
# For those who do not see the picture.
result-card-label = { $game }, { $deal }: wygrana, { moves }

## The sheet for sharing

share-title = Udostępnianie
share-picture = Udostępnij obrazek
save-picture = Zapisz obrazek
share-shows-no-card = Obrazek nie pokazuje żadnej karty. Link otwiera to samo rozdanie od początku.
share-as-text = Udostępnij jako tekst
copy-as-text = Kopiuj jako tekst
# Above the links.
share-game-so-far = Dotychczasowa gra
share-deal = To rozdanie od początku
copy-link = Kopiuj
