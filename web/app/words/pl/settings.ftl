### features/settings, panels: Arkusz ustawień.

settings-title = Ustawienia
# The button that opens the sheet "Appearance".
settings-appearance = Karty, sukno i barwy
sound-is-on = Dźwięk jest włączony. Możesz go wyłączyć w ustawieniach.
cards-not-fetched = Nie udało się pobrać tych kart. Spróbuj ponownie, gdy będziesz online.
language-not-fetched = Nie udało się pobrać tego języka. Spróbuj ponownie, gdy będziesz online.

## The headings of its groups

settings-sound = Dźwięk
settings-help = Pomoc w grze
settings-above-table = Nad stołem
settings-motion = Animacje
settings-keyboard-and-start = Klawiatura i start
settings-other-presses = Inne sposoby naciskania

## Settings that are on or off. A note says in a sentence what a setting does.

setting-lists = Lista zachodzących na siebie kart
note-lists = Naciśnij karty zachodzące na siebie, żeby zobaczyć je jako duże przyciski.
setting-left-handed = Dla leworęcznych
setting-sound = Dźwięk
setting-vibration = Wibracje, jeśli urządzenie je ma
setting-safe-home = Bezpieczne karty same idą do bazy
note-safe-home = Karta jest bezpieczna, gdy żadna inna już jej nie potrzebuje.
setting-show-time = Pokazuj czas
setting-show-score = Pokazuj wynik
setting-calm = Mniej animacji
setting-letters = Klawisze literowe
note-letters = H to podpowiedź, U cofa i tak dalej. Lista jest w menu: „{ menu-keys }”.
setting-gallery-first = Na początku pokazuj wszystkie gry

## Settings with several values. Each value has a small button.

setting-tap = Naciśnięcie karty
tap-moves = Przenosi ją
tap-chooses = Zaznacza ją
setting-card-size = Wielkość kart
note-card-size = Jeśli stół nie mieści się w oknie, przeciągnij sukno albo użyj strzałek.
card-size-times = ×{ $size }
setting-stock = Talia
stock-thumb = Przy kciuku
stock-left = Z lewej
stock-right = Z prawej
stock-top = U góry
setting-klondike-score = Punktacja w grze Klondike
klondike-score-home = Karty w bazach
klondike-score-standard = Zwykła
klondike-score-vegas = Vegas
setting-spider-score = Punktacja w grze Pająk
spider-score-home = Sekwencje
spider-score-500 = 500
setting-volume = Głośność dźwięków
volume-quiet = Cicho
volume-medium = Średnio
volume-loud = Głośno
setting-motion = Szybkość ruchu kart
motion-slow = Wolno
motion-normal = Normalnie
motion-quick = Szybko
setting-pace = Szybkość gry automatycznej
pace-slow = Wolno
pace-steady = Normalnie
pace-fast = Szybko
setting-verdict = Pokazuj, czy da się jeszcze wygrać
verdict-always = Zawsze
# Only if the game can no longer be won.
verdict-lost = Gdy się nie da
verdict-never = Nigdy
setting-advice = Podpowiedzi uwzględniają
advice-all = Wszystkie karty
advice-seen = Tylko widziane karty
note-advice = Przy wyborze „{ advice-seen }” karty, których jeszcze nie widać, rozdaje się losowo wiele razy, a podpowiedź mówi, w ilu z tych rozdań jej ruch daje wygraną. W pasjansie brydżowym jest tak zawsze.
setting-scanning = Sterowanie jednym przełącznikiem
note-scanning = Ramka sama wędruje z miejsca na miejsce. Naciśnij gdziekolwiek albo dowolny klawisz, żeby wybrać to, co jest w ramce.
scanning-off = Wył.
scanning-slow = Wolno
scanning-steady = Normalnie
scanning-quick = Szybko
scanning-fast = Najszybciej
setting-dwell = Naciskanie przez zatrzymanie kursora
note-dwell = Zatrzymaj kursor na wybranym miejscu: gdy linia się wypełni, zadziała to jak naciśnięcie.
# How long the pointer rests.
dwell-off = Wył.
dwell-long = Długo
dwell-medium = Średnio
dwell-short = Krótko

## The language

setting-language = Język
language-auto = Jak w przeglądarce
# The name of a language in itself, such as "Deutsch".
language-name = { $name }
setting-national-index = { $ace }, { $king }, { $queen } i { $jack } na kartach

### features/appearance, panels: Arkusz o wyglądzie kart i sukna.

appearance-title = Wygląd
looks-not-fetched = Nie udało się pobrać innych rewersów i awersów. Spróbuj ponownie, gdy będziesz online.

## The cloth

setting-theme = Sukno
theme-felt = Filc
theme-night = Noc
theme-day = Dzień
theme-claret = Bordo
theme-ocean = Ocean
theme-walnut = Orzech
# Day or night, as the device says.
theme-auto = Jak w urządzeniu

## The backs of the cards

setting-back = Rewersy
back-lattice = Kratka
back-spine = Kręgosłup
back-fans = Wachlarze
back-rose = Róża
back-pips = Symbole
back-night = Noc

## The faces of the cards

setting-face = Awersy
face-emblems = Emblematy
face-courts = Klasyczne
face-large = Duże
face-jumbo = Ogromne

## The suits: in two colours or in four, plain or with patterns, or each in a colour of its own

setting-four-colours = Barwy kart
four-colours-off = Dwie
four-colours-on = Cztery
setting-patterned = Symbole kolorów
patterned-off = Gładkie
patterned-on = Ze wzorem
look-own-colours = Barwy symboli
# As the choice of two or four colours above says.
ink-usual = Jak wyżej
ink-black = Czarna
ink-red = Czerwona
ink-blue = Niebieska
ink-green = Zielona
ink-purple = Fioletowa
ink-brown = Brązowa
