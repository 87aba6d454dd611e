### core, features, panels: Menu.

menu-title = Menu

## The headings of its groups

menu-play = Gra
menu-look-back = Historia
menu-help = Pomoc

## Its buttons, with room for one or two short words

# $noun is what the game calls a deal.
menu-new = { $noun ->
    [rubber] Nowy rober
   *[deal] Nowa gra
}
menu-restart = Od nowa
menu-daily = Rozdania dnia
menu-games = Wszystkie gry
menu-review = Przegląd
menu-statistics = Statystyki
menu-share = Udostępnij
# $game is the name of a game.
menu-learn = Lekcja: { $game }
menu-moves = Co mogę zrobić?
menu-rules = Zasady
# This button opens the sheet "The table in words".
menu-words = Opis stołu
menu-keys = Klawisze

## The field for the number of a deal, and its button

menu-number = { $noun ->
    [rubber] Numer robra
   *[deal] Numer rozdania
}
menu-deal = Rozdaj

## Which deals are chosen at random

menu-new-deals = { $noun ->
    [rubber] Nowe robry
   *[deal] Nowe rozdania
}
deals-any = Dowolne
deals-winnable = Do wygrania
deals-easy = Łatwe
deals-middling = Średnie
deals-hard = Trudne

### features/find: To find a card

find-title = Znajdź kartę
# What the player may type: short signs and names of cards.
find-such-as = Na przykład 7 pik, as kier albo D karo
find-button = Znajdź
no-such-column = Nie ma kolumny { $number }.
# $text is what the player has typed.
not-a-card = „{ $text }” to nie jest karta. Wpisz wartość i kolor, na przykład 7 pik.

### panels: While the player plays in another tab

other-tab-title = Otwarte gdzie indziej
other-tab-words = Grasz w innej karcie przeglądarki lub w innym oknie. Nic nie przepadło.
other-tab-here = Graj tutaj

### features/link: Link, którego nie da się odczytać do końca

link-damaged-title = Link jest uszkodzony
link-damaged-play = Graj od początku

### panels: While the page does something that takes long

slow-work-done = { $percent }%
slow-work-stop = Stop

### features/scanning: The button that lets the frame of one-switch play wait

wait-button = Wstrzymaj
wait-words = Wstrzymaj ramkę
frame-waits = Ramka jest wstrzymana. Naciśnij, żeby ruszyła dalej.

### features/greeting: Arkusz, który wita nowego gracza.

greeting-title = W co chcesz zagrać?
greeting-words = Bez konta i bez reklam. Twoje gry zostają na tym urządzeniu.
greeting-learn = Naucz się gry { $game }
# $count is five or so.
greeting-steps = w { $count } krótkich krokach
greeting-known = Albo zagraj w coś, co znasz
# What these games are like, below their names.
known-klondike = klasyka
known-freecell = wszystko odkryte
known-spider = długi, dwie talie
known-golf = kilka minut
greeting-just-play = Po prostu graj
greeting-games = Wszystkie gry

### features/gallery, panels: Galeria: kafelek dla każdej gry.

tile-go-on = Kontynuuj
# On the tile of one game, another one each week; the same for all players.
tile-of-week = Gra tygodnia
resume-game = Kontynuuj: { $game }, { $line }
# $share is in words, such as "6 in 7" or "nearly all".
share-winnable = { $share } do wygrania
favourite-game = Ulubiona: { $game }
rule-sets-of = Odmiany gry { $game }
# Follows the name of a rule set, for those who do not see the dot beside it.
rule-set-in-progress = , w toku
# Follows the short name of a rule set with its whole name, such as "Turn three (Klondike, turn three)".
rule-set-in-full = { " " }({ $game })

## How the game of a tile stands

tile-on-table = na stole
tile-in-progress = w toku
# $count is a number of days, weeks or months: two or more, but 0 for today and 1 for yesterday.
played = { $unit ->
    [today] grano dzisiaj
    [yesterday] grano wczoraj
    [days] grano { $count } dni temu
    [weeks] { $count ->
        [few] grano { $count } tygodnie temu
       *[many] grano { $count } tygodni temu
    }
   *[months] { $count ->
        [few] grano { $count } miesiące temu
       *[many] grano { $count } miesięcy temu
    }
}

## Filters and search

filter-all = Wszystkie
filter-begun = W toku
filter-favourites = Ulubione
filter-short = Do 10 min
filter-sure = Prawie zawsze do wygrania
# Games in which all cards lie face up from the start.
filter-open = Wszystko odkryte
filter-own = Zasady domowe
# Games with two packs of cards.
filter-two-packs = Dwie talie
# Games that are played much like the one on the table; $game is its name.
filter-alike = Takie jak { $game }
games-found = { $count ->
    [0] Nie znaleziono żadnej gry.
    [one] Znaleziono jedną grę.
    [few] Znaleziono { SPELLED($count, "feminine") } gry.
   *[many] Znaleziono { SPELLED($count) } gier.
}

### features/rules: Strona z zasadami gry; jej tekst powstaje gdzie indziej.

# $names are other names of the game, such as "Pasjans, Mały fortepian".
also-called = Inne nazwy: { $names }.
change-rules = Zmień zasady
change-rules-note = Naciśnij zasadę, żeby ją zmienić.
choose-rule = Wybierz zasadę
rules-left-out = Pominięto zasady, które nie pasują do pozostałych.
play-by-rules = Graj według tych zasad
name-of-rules = Nazwa
save-name = Zapisz
rules-named = Te zasady nazywają się teraz „{ $name }”.
rules-unnamed = Te zasady nie mają już własnej nazwy.

### features/daily: Rozdania dnia: strona wszystkich gier i kalendarz jednej gry.

daily-title = Rozdania dnia
daily-today = Dzisiaj
daily-today-count = Dzisiaj: { $count }
deals-won-of = wygrane { $won } z { $all }
share-day = Udostępnij wyniki dnia
calendar-of = Kalendarz: { $game }
facts-with-commas = { LIST($facts, "comma") }

## The text to share, without a card of any deal. "Backbone Patience" is the name of this collection.

summary-heading = Backbone Patience, rozdania dnia z { $date }
# $squares are small squares, one for each game.
summary-count = { $medal ->
    [bronze] { $squares } { deals-won-of }, brązowy medal
    [silver] { $squares } { deals-won-of }, srebrny medal
    [gold] { $squares } { deals-won-of }, złoty medal
   *[none] { $squares } { deals-won-of }
}
summary-line = { $game } { $time }

## Days in a row with a medal, and all the medals

# Beside the number of the days.
days-in-a-row = { $count ->
    [one] dzień z rzędu
   *[other] dni z rzędu
}
longest-row-of-days = najdłużej { $count }
medals = Medale
days-with-medal = { $medal ->
    [bronze] { $count ->
        [0] Ani jednego dnia z brązowym medalem
        [one] Jeden dzień z brązowym medalem
       *[other] { UPPER(SPELLED($count)) } dni z brązowym medalem
    }
    [silver] { $count ->
        [0] Ani jednego dnia ze srebrnym medalem
        [one] Jeden dzień ze srebrnym medalem
       *[other] { UPPER(SPELLED($count)) } dni ze srebrnym medalem
    }
   *[gold] { $count ->
        [0] Ani jednego dnia ze złotym medalem
        [one] Jeden dzień ze złotym medalem
       *[other] { UPPER(SPELLED($count)) } dni ze złotym medalem
    }
}

## The calendar. A day is read out as "22 November, today, 3 won, silver medal".

month-before = Poprzedni miesiąc
month-after = Następny miesiąc
no-earlier-month = Przed tym miesiącem nie ma rozdań dnia.
no-later-month = Po tym miesiącu nie ma jeszcze rozdań dnia.
is-today = dzisiaj
deals-won = wygrane: { $count }
has-medal = { $medal ->
    [bronze] brązowy medal
    [silver] srebrny medal
   *[gold] złoty medal
}

## The legend. How many deals have to be won for each medal: for the least, and for the best of $all deals.

medal-from = { $count ->
    [one] od { $count } wygranej
   *[other] od { $count } wygranych
}
medal-from-all = wygrane { $count } z { $all }
legend-today = dzisiaj
legend-explained = Krążek pokazuje, ile rozdań wygrano tego samego dnia. Pierścień uwzględnia też te wygrane później.

## The deals of a day. The form ".of" is for screen readers.

# What a player does most in a game, such as "Uncovering".
kind-of-game = { FORM($game, "kind") }
# $noun is what the game calls a deal: "deal" or "rubber".
daily-won = { $noun ->
    [rubber] wygrany
   *[deal] wygrane
}
# $noun is what the game calls a deal: "deal" or "rubber".
daily-won-in = { $noun ->
    [rubber] wygrany w { $time }
   *[deal] wygrane w { $time }
}
daily-play = Graj
    .of = Graj: { $game }
daily-go-on = Kontynuuj
    .of = Kontynuuj: { $game }, { moves }

## The calendar of one game. $noun is what it calls a deal.

daily-of-game = Rozdania dnia: { $game }
deal-a-day = { $noun ->
    [rubber] { $kind ->
        [winnable] { $game }: codziennie jeden rober, który da się wygrać, dla wszystkich ten sam.
       *[any] { $game }: codziennie jeden rober, dla wszystkich ten sam.
    }
   *[deal] { $kind ->
        [winnable] { $game }: codziennie jedno rozdanie, które da się wygrać, dla wszystkich to samo.
       *[any] { $game }: codziennie jedno rozdanie, dla wszystkich to samo.
    }
}
current-streak = { $count ->
    [one] Obecna seria: jeden dzień.
   *[other] Obecna seria: { SPELLED($count) } dni.
}
deal-of-today = { $noun ->
    [rubber] Dzisiejszy rober
   *[deal] Dzisiejsze rozdanie
}
deal-of-today-won = { $noun ->
    [rubber] Dzisiejszy rober jest wygrany.
   *[deal] Dzisiejsze rozdanie jest wygrane.
}
# $noun is what the game calls a deal: "deal" or "rubber".
day-won = { $noun ->
    [rubber] wygrany
   *[deal] wygrane
}
# $noun is what the game calls a deal: "deal" or "rubber".
day-won-later = { $noun ->
    [rubber] wygrany później
   *[deal] wygrane później
}
month-key = Pełne: wygrane tego samego dnia. Obwódka z ptaszkiem: wygrane później.
daily-of-all-games = Wszystkie rozdania dnia

### features/lesson: Panel, który prowadzi przez lekcję.

lesson-progress = Krok { $number } z { $count }
# Its main button: show the move of this step, go to the next step, or leave the lesson and play on.
lesson-show = Pokaż
lesson-next = Dalej
lesson-skip = Graj dalej
# After another move than that of the lesson.
lesson-astray-title = Ten ruch też jest dobry
lesson-astray = Cofnij go, żeby wrócić do lekcji, albo graj dalej po swojemu.
lesson-take-back = Cofnij ruch
# $progress is such as "Step 1 of 9".
lesson-begins = { $game }. { lesson-step }
lesson-step = { $progress }: { $title }. { $text }

### features/table_in_words, features/last_announcements, panels: Arkusze, które podają słowami cały stół albo karty jednego stosu do
### wyboru.

table-in-words = Opis stołu
no-card-to-pick = Teraz nie można stąd wziąć żadnej karty.
cards-below-face-down = { $count ->
    [one] Jedna zakryta karta
    [few] { UPPER(SPELLED($count, "feminine")) } zakryte karty
   *[many] { UPPER(SPELLED($count)) } zakrytych kart
}
# Beside the name of a card that cannot be taken now.
card-stays = nie można przenieść

# The sheet with everything that was said on this visit.
said-title = Komunikaty
nothing-said = Nie było jeszcze żadnych komunikatów.

### core, features, panels: Arkusz z listą klawiszy i tego, co robią.

keys-title = Klawisze
key-arrows = Strzałki
key-arrows-do = przejdź do najbliższego stosu w tym kierunku
key-space = Spacja
keyboard-enter = Enter
keyboard-escape = Esc
keyboard-page-up = PgUp
keyboard-page-down = PgDn
key-digits = 1–9, 0
key-digits-do = przejdź do kolumny o tym numerze; 0 to kolumna 10
letter-keys-off = Klawisze literowe są wyłączone. Możesz je włączyć w ustawieniach.
keys-mouse = Mysz: kliknij stos prawym przyciskiem, żeby przenieść górną kartę do bazy.
record-title = Coś poszło nie tak?
record-explained = Możesz skopiować ostatnie ruchy i ustawienia, żeby dołączyć je do zgłoszenia. Samo nic się nie wyśle.
record-copy = Kopiuj ostatnie ruchy
record-copied = Skopiowano ostatnie ruchy i ustawienia.

### features/pause: Arkusz pokazywany, gdy gracz zatrzymał czas.

pause-title = Pauza
pause-go-on = Kontynuuj
deal-on-table = { $noun ->
    [rubber] Rober { $number }
   *[deal] Rozdanie { $number }
}

### features/data: Arkusz o tym, co jest przechowywane na urządzeniu gracza.

data-title = Twoje dane

## Where it is kept

kept-on-disk = Twoje gry, wyniki i ustawienia są zapisane na tym urządzeniu, w tej przeglądarce. Nie są nigdzie wysyłane.
kept-in-small-store = Twoje gry, wyniki i ustawienia są zapisane na tym urządzeniu. Ta przeglądarka daje na nie tylko kilka megabajtów.
kept-but-shut = Twoich gier nie można teraz otworzyć, a to, co teraz rozegrasz, przepadnie po zamknięciu strony. Wczytaj stronę ponownie. Jeśli to się powtarza, usuń dane tej witryny w ustawieniach przeglądarki; usunie to także twoje gry.
kept-by-newer = Nowsza wersja gry zapisała twoje gry w inny sposób. Są bezpieczne, ale to, co teraz rozegrasz, przepadnie po zamknięciu strony. Wczytaj stronę ponownie.
kept-nowhere = Ta przeglądarka niczego nie zapisuje: po zamknięciu strony twoje gry przepadną.
# $used and $room are sizes, such as "3.4 MB".
room-used = Zajęte miejsce razem z aplikacją: { $used } z { $room }.
offline-ready = Gotowe do gry offline.
offline-not-ready = Jeszcze niegotowe do gry offline: nie wszystkie pliki są pobrane.
offline-lacks = Jeszcze niegotowe do gry offline: przeglądarka nie mogła zapisać pliku { $file }. Być może coś zmienia go po drodze.
promise-given = Przeglądarka będzie przechowywać te dane, dopóki ich nie usuniesz.
promise-not-given = Przeglądarka może usunąć te dane, gdy na urządzeniu zabraknie miejsca.
page-version = Wersja { $version }, kompilacja { $build }

## The games, each with facts in a line such as "given up · 12 moves · played yesterday"

kept-games = Gry
kept-on-table = na stole
kept-lesson = lekcja
# $noun is what the game calls a deal: "deal" or "rubber".
kept-won = { $noun ->
    [rubber] wygrany
   *[deal] wygrana
}
# $noun is what the game calls a deal: "deal" or "rubber".
kept-lost = { $noun ->
    [rubber] przegrany
   *[deal] przegrana
}
# $noun is what the game calls a deal: "deal" or "rubber".
kept-given-up = { $noun ->
    [rubber] porzucony
   *[deal] porzucona
}
# $game is the name of the deal, $line the facts about it.
delete-game = Usuń: { $game }, { $line }

## Texts that could not be read: what each was, and buttons, with the form ".of" for screen readers

unread-heading = Nie dało się odczytać
unread-explained = Te dane są uszkodzone i nie można ich użyć. Zostają bez zmian. „{ unread-restore }” dodaje gry i wyniki, które jeszcze da się w nich znaleźć.
unread-journal = Zmiana w twoich grach
unread-snapshots = Lista wszystkich twoich gier
unread-results = Lista wyników
unread-game = Gra
unread-something = Inne zapisane dane
# $what is one of these.
unread-save = Zapisz do pliku
    .of = Zapisz do pliku: { $what }
unread-restore = Odzyskaj
    .of = Odzyskaj: { $what }
unread-delete = Usuń
    .of = Usuń: { $what }

## What could not be read

nothing-restored = Nie ma tu żadnych wyników ani gier z ruchami. Niczego nie zmieniono.
not-deleted = Nie udało się tego usunąć. Niczego nie zmieniono.
no-room-to-bring-back = W przeglądarce nie ma miejsca, żeby to przywrócić.

### features/news: Nowości; sama lista jest we wszystkich językach po angielsku.

news-title = Co nowego
news-in-english = Ta lista jest tylko po angielsku.
news-loading = Wczytywanie listy…
news-not-loaded = Nie udało się pobrać listy. Spróbuj ponownie, gdy będziesz online.

### features/backup, panels, state: Wczytywanie pliku kopii zapasowej.

backup-too-large = Ten plik jest za duży na kopię zapasową z tej strony. Niczego nie zmieniono.
backup-unread = Nie udało się odczytać tego pliku. Niczego nie zmieniono.
backup-damaged = Ten plik jest uszkodzony i nie da się go odczytać. Niczego nie zmieniono.
no-backup-file = Ten plik nie jest kopią zapasową z tej strony. Niczego nie zmieniono.
backup-newer = Ten plik zapisała nowsza wersja tej strony. Niczego nie zmieniono.

## What was added: parts of a sentence, such as "12 results and 2 games added; 3 were here already"

things-added = dodano { LIST($things, "and-only") }
added-results = { $count ->
    [one] { $count } wynik
    [few] { $count } wyniki
   *[many] { $count } wyników
}
added-games = { $count ->
    [one] { $count } grę
    [few] { $count } gry
   *[many] { $count } gier
}
were-here-already = { $count ->
    [one] { $count } pozycja już tu była
    [few] { $count } pozycje już tu były
   *[many] { $count } pozycji już tu było
}
nothing-added-rest-here = niczego nie dodano: reszta już tu była
nothing-added-all-here = niczego nie dodano: wszystko już tu było
nothing-added-empty = niczego nie dodano: w tej kopii nie ma wyników ani gier z ruchami
things-unread = { $count } pozycji nie dało się odczytać
# $most is how many games are kept on a device.
games-left-out = { $count ->
    [one] pominięto { $count } grę, bo przechowuje się tu najwyżej { $most }
    [few] pominięto { $count } gry, bo przechowuje się tu najwyżej { $most }
   *[many] pominięto { $count } gier, bo przechowuje się tu najwyżej { $most }
}

## Backups, on several sheets

backup-title = Kopia zapasowa
backup-explained = Rozpoczęte gry, wyniki, ulubione i ustawienia w jednym pliku, do przechowania albo przeniesienia na inne urządzenie. Dodanie kopii uzupełnia to, czego tu brakuje, i niczego nie usuwa.
backup-save = Zapisz kopię
backup-add = Dodaj kopię

### features/hint, core: Podpowiedzi, droga powrotna i pokazy.

thinking = obliczanie…
advice-still-loading = Podpowiedzi jeszcze się wczytują. Ruch pojawi się, gdy tylko będą gotowe.
review-still-loading = Przegląd jeszcze się wczytuje. Potem otworzy się sam.
moved-since-asking = Już gotowe. Od czasu twojej prośby wykonano ruch, więc poproś jeszcze raz.
advice-not-loaded = Nie udało się wczytać podpowiedzi. Wczytaj stronę ponownie, żeby spróbować jeszcze raz.
looking-for-way-back = szukanie pozycji, z której dało się jeszcze wygrać…
no-way-back = nie znaleziono wcześniejszej pozycji do wygrania
better-move-found = Tymczasem znaleziono lepszy ruch.
demo-stopped = Zatrzymano. W twojej grze nic się nie zmieniło.
no-way-found = nie znaleziono drogi do wygranej z tej pozycji

### features/review: The review.

review-closed = zamknięto przegląd
playing-from = { $number ->
    [0] Grasz od początku. „{ redo-button }” przywraca późniejsze ruchy.
   *[other] Grasz od ruchu { $number }. „{ redo-button }” przywraca późniejsze ruchy.
}

## Each message is a sentence.

review-at-start = { $noun ->
    [rubber] Początek robra.
   *[deal] Początek rozdania.
}
review-at-move = Ruch { $number } z { $count }: { $move }.
review-no-choices = W tej grze nie ma nic do wyboru.
review-not-judged = W tej grze nie ocenia się ruchów: nikt nie mógł znać kart, które dopiero miały przyjść.
review-nothing-lost = Z każdej pozycji można było wygrać.
# $noun is what the game calls a deal: "deal" or "rubber".
review-looking = Szukanie momentu przegranej…
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-unknown = Nie wiadomo, który ruch przesądził o przegranej.
review-still-unknown = Nie wiadomo, czy da się jeszcze wygrać.
# $noun is what the game calls a deal: "deal" or "rubber".
review-never = { $noun ->
    [rubber] Tego robra nie dało się wygrać.
   *[deal] Tego rozdania nie dało się wygrać.
}
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-at-latest = Przegrana najpóźniej w ruchu { $number }.
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-by = Przegrana w ruchu { $number }.
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-between = Przegrana między ruchem { $first } a { $last }.

### features/hint: Arkusz, który mówi, jak często wygrywa każdy ruch, gdy znane są tylko karty już widziane.

chances-title = Szanse
chances-meaning = { $count ->
    [one] Karty, których jeszcze nie widać, rozdano losowo raz. Tabela pokazuje, po których ruchach da się wtedy wygrać.
   *[other] Karty, których jeszcze nie widać, rozdano losowo { $count } razy. Tabela pokazuje, w ilu z tych rozdań po każdym ruchu da się jeszcze wygrać.
}
chances-won = Wygrane
chances-interval = Szansa (ufność 95%)
chances-from-to = od { $low } do { $high }
chances-unknown = Rozdania nierozwiązane na czas poszerzają przedział: każde może być wygrane albo przegrane.
chances-fewer = Wyraźnie gorsze ruchy sprawdzono w mniejszej liczbie rozdań.
chances-later = Program widział w tych rozdaniach wszystkie karty. Ty ich nie widzisz, więc będziesz wygrywać rzadziej.
chances-played = { $count ->
    [one] Karty, których nie widać, rozdano losowo raz. Tabela pokazuje, po których ruchach wygrał gracz komputerowy.
   *[other] Karty, których jeszcze nie widać, rozdano losowo { $count } razy. Tabela pokazuje, ile z tych rozdań po każdym ruchu wygrał prosty gracz komputerowy.
}
chances-player = Gracz komputerowy zna kolejność kart w talii, ale nie zna innych kart, których nie widać. Możesz zagrać lepiej.
chances-player-sees-no-more = Gracz komputerowy zna tylko te karty co ty. Możesz zagrać lepiej.
chances-plan = Na pierwszym miejscu jest ruch, który wybrałby gracz komputerowy. Inny wyprzedza go tylko wtedy, gdy jest wyraźnie lepszy.
chances-points = { $count ->
    [one] Karty, których nie widać, rozdano losowo raz. Tabela pokazuje dla każdego wyboru wynik kontraktu i punkty.
   *[other] Karty, których jeszcze nie widać, rozdano losowo { $count } razy. Tabela pokazuje dla każdego wyboru, jak często kontrakt kończy się po twojej myśli i ile punktów daje to średnio.
}
chances-well = Udane
chances-gain = Punkty (ufność 95%)
chances-margin = { $points } ± { $margin }
chances-simple = Te rozdania dokończył prosty gracz komputerowy, który też nie widział zakrytych kart. Możesz zagrać lepiej.
