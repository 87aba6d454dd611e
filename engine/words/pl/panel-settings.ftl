# Arkusz ustawień.

settings-title = Ustawienia
# The button that opens the sheet "Appearance".
settings-appearance = Karty, sukno i barwy

## The headings of its groups

settings-sound = Dźwięk
settings-help = Pomoc w grze
settings-above-table = Nad stołem
settings-motion = Animacje
settings-keyboard-and-start = Klawiatura i start
settings-other-presses = Inne sposoby naciskania

## Settings that are on or off. A note says in a sentence what a setting does.

setting-lists = Wachlarze jako listy
note-lists = Naciśnięcie kart w wachlarzu pokazuje je jako duże przyciski.
setting-left-handed = Dla leworęcznych
setting-sound = Dźwięk
setting-vibration = Wibracje, jeśli urządzenie je ma
setting-safe-home = Bezpieczne karty same idą do bazy
note-safe-home = Karta jest bezpieczna, gdy żadna inna już jej nie potrzebuje.
setting-show-time = Pokazuj czas
setting-show-score = Pokazuj wynik
setting-calm = Mniej animacji
setting-letters = Klawisze literowe
note-letters = H to podpowiedź, U cofa i tak dalej. Lista jest w menu, pod „Klawisze”.
setting-gallery-first = Zaczynaj od wszystkich gier

## Settings with several values. Each value has a small button.

setting-tap = Dotknięcie karty
tap-moves = Przenosi
tap-chooses = Wybiera
setting-card-size = Wielkość kart
note-card-size = Stół, który się nie mieści, przesuwa się palcem po suknie albo strzałkami z boku.
card-size-times = ×{ $size }
setting-stock = Talia
stock-thumb = Przy kciuku
stock-left = Z lewej
stock-right = Z prawej
stock-top = U góry
setting-klondike-score = Punktacja Klondike
klondike-score-home = Karty w bazach
klondike-score-standard = Zwykła
klondike-score-vegas = Vegas
setting-spider-score = Punktacja Pająka
spider-score-home = Sekwencje
spider-score-500 = 500
score-standard-counts = 10 punktów za kartę odłożoną na bazę, 5 za kartę przeniesioną ze stosu odkrytego na kolumnę i za każdą odkrytą kartę. O 15 mniej za kartę zabraną z bazy i o 100 mniej za każde nowe przejście talii, jeśli karty odkrywa się po jednej karcie.
score-vegas-counts = Talia kosztuje 52 punkty, a każda karta na bazie daje 5. Talię można przeglądać tyle razy, na ile pozwala gra.
score-500-counts = 500 punktów na początek, o 100 więcej za każdy ukończony kolor, o 1 mniej za każdy ruch i za każde cofnięcie.
setting-volume = Głośność dźwięków
volume-quiet = Cicho
volume-medium = Średnio
volume-loud = Głośno
setting-motion = Szybkość kart
motion-slow = Wolno
motion-normal = Normalnie
motion-quick = Szybko
setting-pace = Szybkość automatycznych ruchów
pace-slow = Wolno
pace-steady = Średnio
pace-fast = Szybko
setting-verdict = Mów, czy grę da się jeszcze wygrać
verdict-always = Zawsze
# Only if the game can no longer be won.
verdict-lost = Tylko gdy nie
verdict-never = Nigdy
setting-advice = Podpowiedzi i oceny znają
advice-all = Wszystkie karty
advice-seen = Karty już widziane
note-advice = Bez kart, których nikt nie widział, podpowiedź mówi, w ilu możliwych rozdaniach jej ruch wygrywa. W brydżu podpowiedzi są zawsze takie.
setting-scanning = Gra jednym przełącznikiem
note-scanning = Ramka sama wędruje z miejsca na miejsce. Naciśnięcie gdziekolwiek albo dowolny klawisz wybiera to, co jest w ramce.
scanning-off = Wył.
scanning-slow = Wolno
scanning-steady = Średnio
scanning-quick = Szybko
scanning-fast = Najszybciej
setting-dwell = Naciskanie przez zatrzymanie kursora
note-dwell = Tam, gdzie zatrzyma się kursor myszy, rośnie linia. Gdy się zapełni, miejsce zostaje naciśnięte.
# How long the pointer rests.
dwell-off = Wył.
dwell-long = Długo
dwell-medium = Średnio
dwell-short = Krótko

## The language

setting-language = Język
language-auto = Jak przeglądarka
# The name of a language in itself, such as "Deutsch".
language-name = { $name }
setting-national-index = { $ace }, { $king }, { $queen } i { $jack } na kartach
