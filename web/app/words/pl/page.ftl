### core, state: Nagłówek nad stołem, jego przyciski i tytuł okna.

page-title = { $game } – Backbone Patience
# Between the name of a game and the form ".variant" of its rule set, as in "Klondike, turn three". On an upright phone
# the two stand on two lines, and this is only heard.
header-before-variant = { ", " }
# $noun is what the game calls its deals, $standing which deal of the game it is, such as "3 of 9".
header-deal = { $noun ->
    [rubber] Rober { $number }
   *[deal] Rozdanie { $number }
}
header-deal-of-several = { header-deal }, { $standing }
# $noun is what the game calls a deal: "deal" or "rubber".
header-won = { $noun ->
    [rubber] wygrany
   *[deal] wygrane
}
# $noun is what the game calls a deal: "deal" or "rubber".
header-lost = { $noun ->
    [rubber] przegrany
   *[deal] przegrane
}
# On buttons.
new-button = { $noun ->
    [rubber] Nowy rober
   *[deal] Nowa gra
}
hint-button = Podpowiedź
why-button = Dlaczego?
# What a screen reader says in place of the button above.
why-button-label = Dlaczego ten ruch?
finish-button = Dokończ
stop-button = Stop
# The score where the player has chosen another one than that of the game.
score-in-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
score-in-points-below = { $count ->
    [one] −{ $count } punkt
    [few] −{ $count } punkty
   *[many] −{ $count } punktów
}

### core, view, features/speech: Co mówi się o stole na polecenie i dlaczego polecenie nic nie robi. Co ma
### kropkę, jest zdaniem.

# What is said after something else, at the end of the same line.
said-after = { " " }{ $what }
deleted = Usunięto: { $what }.
back-again = Przywrócono: { $what }.
move-of-several = { $move }, { $number } z { $count }
card-not-home-now = { UPPER(FORM($card, "gen")) } nie można teraz przenieść do bazy.
no-finish-yet = Gry nie da się jeszcze dokończyć automatycznie: wciąż jest coś do wyboru.
nothing-to-call = Teraz nie ma czego licytować.
choose-a-bid = Najpierw wybierz odzywkę.
no-trick-yet = Nie rozegrano jeszcze żadnej lewy.
# In a game without choices, a button that shows the last trick again.
last-trick-button = Ostatnia lewa
# On the card that wins a trick.
wins-tag = bierze
# For screen readers: what kind of thing the table is.
card-table = stół do kart

### features/size: The size of the cards

cards-largest = Karty nie mogą już być większe.
cards-smallest = Karty nie mogą już być mniejsze.
table-ends = Tu kończy się stół.
# $size is a number such as "1.5".
cards-times = Wielkość kart: ×{ $size }.

### core, features: Co robi każdy klawisz, do listy klawiszy.

key-undo = cofnij
key-redo = ponów
key-list = pokaż listę kart tego stosu, żeby wybrać, które wziąć
key-stock = odkryj kartę z talii
key-new = nowa gra
key-restart = zacznij to rozdanie od nowa
key-run = dokończ grę albo włącz grę automatyczną
key-hint = podpowiedź: pokaż ruch
key-nudge = powiedz tylko, czy jest jakiś przydatny ruch
key-review = przegląd: zobacz, kiedy rozstrzygnęła się gra
key-daily = rozdania dnia tej gry
key-moves = pokaż, co można przenieść; naciśnij ponownie, żeby odczytać wszystkie ruchy
key-overview = odczytaj karty na wierzchu; naciśnij ponownie, żeby odczytać wszystkie stosy
key-next-move = odczytaj następny możliwy ruch i przejdź do jego stosu
key-last-move = odczytaj poprzedni możliwy ruch
key-contents = odczytaj karty tego stosu
key-where = powiedz, na którym stosie jesteś
key-again = powtórz ostatni komunikat
key-magnify = pokaż tę kartę w powiększeniu
key-larger = większe karty
key-smaller = mniejsze karty
key-rules = zasady tej gry
key-games = wszystkie gry
key-pause = pauza: zatrzymaj zegar i zakryj karty
key-statistics = statystyki
key-score-sheet = zapis, w grach, które go mają
key-trick = pokaż jeszcze raz ostatnią lewę, w grach z lewami
key-calls = przejdź do odzywek albo do przycisku następnego rozdania
key-count = pokaż, jak bank wybiera odzywkę
key-find = znajdź kartę
key-help = ta lista
key-next-kind = przejdź do następnego rodzaju stosów
key-last-kind = przejdź do poprzedniego rodzaju stosów
key-release = odznacz kartę albo zamknij przegląd
key-take = zaznacz tę kartę albo połóż tu zaznaczoną
key-best = wykonaj najlepszy ruch z tego stosu

### core, features/backup, features/data, features/link: Co strona mówi o sobie: usterki, pliki, linki i praca, która
### trwa.

went-wrong = Coś poszło nie tak. Twoja gra jest bezpieczna, możesz grać dalej.
went-wrong-load-again = Coś poszło nie tak. Twoje gry są zapisane; wczytaj stronę ponownie.
new-version = Nowa wersja jest gotowa.
time-for-backup = Pora na kopię zapasową gier.
link-copied = Skopiowano link.
link-not-copied = Nie udało się skopiować linku. Jest zaznaczony, więc możesz go skopiować ręcznie.
# $file is the name of a file.
saved-as = Zapisano w pobranych plikach jako { $file }.

## Work that takes a while: titles of the sheet that shows how far it is

opening-game = Otwieranie gry
reading-games = Wczytywanie twoich gier
writing-backup = Zapisywanie kopii
reading-backup = Wczytywanie kopii
restoring = Odzyskiwanie
work-stopped = Zatrzymano. Niczego nie zmieniono.

### saving: Usterki tego, co przechowuje gry na urządzeniu. Każdy komunikat to jedno lub dwa zdania.

no-room-to-save = W przeglądarce zabrakło miejsca na zapis. Możesz grać dalej, ale ta gra może przepaść.
not-saved-now = Gry nie można teraz zapisać. Możesz grać dalej; po każdym ruchu nastąpi kolejna próba.
room-miscounted = Przeglądarka błędnie zgłasza brak miejsca. Zamknij ją i otwórz ponownie; do tego czasu nic się nie zapisze.
games-not-read = Twoich gier nie można teraz odczytać. Wczytaj stronę ponownie.
games-not-opened = Twoich gier nie można teraz otworzyć. Wczytaj stronę ponownie: inaczej to, co teraz rozegrasz, się nie zapisze.
nothing-kept = Ta przeglądarka niczego nie zapisuje: po zamknięciu strony twoje gry przepadną.
browser-deleted = Przeglądarka usunęła twoje zapisane gry. Jeśli masz kopię zapasową, dodaj ją w sekcji „{ data-title }”.
browser-deleted-copy = Przeglądarka usunęła twoje zapisane gry. Przywrócono je z drugiej kopii.
something-damaged = Części zapisanych danych nie dało się odczytać. Ta część pozostaje bez zmian; reszta jest na miejscu.
newer-version-played = Na tym urządzeniu działała już nowsza wersja gry. Możesz grać, ale nic się nie zapisze, dopóki nie wczytasz strony ponownie.

### state: Co zrobiła akcja gracza, dla tych, którzy nie widzą stołu.

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
undo-brings-back = „{ undo-button }” przywraca twoje ruchy.
lesson-over = koniec lekcji
link-too-long = Ten link jest za długi: nie da się z niego otworzyć gry.
on-the-table-already = Ta gra jest już na stole.
deal-so-far = { $deal }, { moves }

### panels: Liczby, odsetki i rozmiary.

# A number that is not whole, such as "118.5".
number-with-tenths = { $whole },{ $tenths }
per-cent = { $number }%
per-cent-under-one = poniżej 1%
per-cent-over-99 = ponad 99%
# $like is the last digit of the number, but 4 for 11, 12 and 13 and those after full hundreds, such as 111;
# it is made for the endings of English. $noun is what is counted: "game", "rubber" or "day".
ordinal = { $number }.
size-under-1-kb = poniżej 1 kB
size-kb = { $number } kB
size-mb = { $number } MB
size-gb = { $number } GB

### state, view: Daty. Nazwa miesiąca jest w dopełniaczu, jak w „22 listopada”; ".alone" stoi bez dnia: „listopad 2026”.

month-name = { $month ->
    [1] stycznia
    [2] lutego
    [3] marca
    [4] kwietnia
    [5] maja
    [6] czerwca
    [7] lipca
    [8] sierpnia
    [9] września
    [10] października
    [11] listopada
   *[12] grudnia
}
    .alone = { $month ->
        [1] Styczeń
        [2] Luty
        [3] Marzec
        [4] Kwiecień
        [5] Maj
        [6] Czerwiec
        [7] Lipiec
        [8] Sierpień
        [9] Wrzesień
        [10] Październik
        [11] Listopad
       *[12] Grudzień
    }
month-of-year = { month-name.alone } { $year }
day-of-month = { $day } { month-name }
date = { $day } { month-name } { $year }
# $text is what was kept in place of a date and is none.
not-a-date = { $text }
# $weekday is 0 for Monday to 6 for Sunday. The forms are for the head of a calendar, the last one for a very small mark.
weekday-name = { $weekday ->
    [0] poniedziałek
    [1] wtorek
    [2] środa
    [3] czwartek
    [4] piątek
    [5] sobota
   *[6] niedziela
}
    .short = { $weekday ->
        [0] pon.
        [1] wt.
        [2] śr.
        [3] czw.
        [4] pt.
        [5] sob.
       *[6] niedz.
    }
    .shortest = { $weekday ->
        [0] pn
        [1] wt
        [2] śr
        [3] cz
        [4] pt
        [5] so
       *[6] nd
    }
    .initial = { $weekday ->
        [0] P
        [1] W
        [2] Ś
        [3] C
        [4] P
        [5] S
       *[6] N
    }
first-weekday = 0

### state, features/gallery: Jaka część rozdań gry jest do wygrania, na przykład „6 z 7”; potem następuje „do wygrania”.

nearly-all-deals = prawie wszystkie
deals-in = { $part } z { $whole }
deals-in-at-least = co najmniej { $part } z { $whole }
# A note below the games.
winnable-means = „Do wygrania” mówi, jaką część rozdań wygrałby ktoś, kto widzi wszystkie karty. To nie znaczy, że wygrasz tak często.

### panels, state, features/data: Co mówi kilka arkuszy.

# A few facts in one line, such as "Deal 4711 · 12 moves · 5 home".
list-dot = { " · " }
    .last = { " · " }
facts-in-line = { LIST($facts, "dot") }
# One of these facts that is in words already, such as the time "4:05".
fact = { $what }
delete-button = Usuń

# How long most games take. Not more than ten letters.
minutes-of-play = { $most } min
minutes-of-play-between = { $least }–{ $most } min
