### Nagłówek nad stołem, jego przyciski i tytuł okna.

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
run-button = Auto
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

### Co mówi się o stole na polecenie i dlaczego polecenie nic nie robi. Co ma kropkę, jest zdaniem.

# What is said after something else, at the end of the same line.
said-after = { " " }{ $what }
deleted = Usunięto: { $what }.
back-again = Przywrócono: { $what }.
result = wynik
move-of-several = { $move }, { $number } z { $count }
card-not-home-now = { UPPER(FORM($card, "gen")) } nie można teraz przenieść do bazy.
no-finish-yet = Gry nie da się jeszcze dokończyć automatycznie: wciąż jest coś do wyboru.
no-such-column = Nie ma kolumny { $number }.
# $text is what the player has typed.
not-a-card = „{ $text }” to nie jest karta. Wpisz wartość i kolor, na przykład 7 pik.
nothing-to-call = Teraz nie ma czego licytować.
no-trick-yet = Nie rozegrano jeszcze żadnej lewy.
no-score-sheet = W tej grze nie ma zapisu.
house-is-not-bidding = Bank teraz nie licytuje.
frame-waits = Ramka jest wstrzymana. Naciśnij, żeby ruszyła dalej.
# In a game without choices, a button that shows the last trick again.
last-trick-button = Ostatnia lewa
# On the card that wins a trick.
wins-tag = bierze
# For screen readers: what kind of thing the table is.
card-table = stół do kart
# $progress is such as "Step 1 of 9".
lesson-begins = { $game }. { lesson-step }
lesson-step = { $progress }: { $title }. { $text }

## The size of the cards

cards-largest = Karty nie mogą już być większe.
cards-smallest = Karty nie mogą już być mniejsze.
table-ends = Tu kończy się stół.
# $size is a number such as "1.5".
cards-times = Wielkość kart: ×{ $size }.

### Co robi każdy klawisz, do listy klawiszy.

key-undo = cofnij
key-redo = ponów
key-list = pokaż listę kart tego stosu, żeby wybrać, które wziąć
key-stock = odkryj kartę z talii
key-new = nowa gra
key-restart = zacznij to rozdanie od nowa
key-run = dokończ grę albo włącz grę automatyczną
key-hint = podpowiedź: pokaż ruch
key-nudge = powiedz tylko, czy jest jakiś przydatny ruch
key-review = przegląd: zobacz, gdzie rozstrzygnęła się gra
key-daily = rozdania dnia tej gry
key-moves = pokaż, co można przenieść; naciśnij ponownie, żeby odczytać wszystkie ruchy
key-overview = odczytaj karty na wierzchu; naciśnij ponownie, żeby odczytać wszystkie stosy
key-next-move = odczytaj następny możliwy ruch i przejdź do jego stosu
key-last-move = odczytaj poprzedni możliwy ruch
key-contents = odczytaj karty tego stosu
key-where = powiedz, na którym stosie jesteś
key-again = powtórz ostatni komunikat
# $number is that of a column on the table.
key-column = przejdź do kolumny { $number }
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

### Co strona mówi o sobie: usterki, pliki, linki i praca, która trwa.

went-wrong = Coś poszło nie tak. Twoja gra jest bezpieczna, możesz grać dalej.
went-wrong-load-again = Coś poszło nie tak. Twoje gry są zapisane; wczytaj stronę ponownie.
new-version = Nowa wersja jest gotowa.
time-for-backup = Pora na kopię zapasową gier.
link-copied = Skopiowano link.
link-not-copied = Nie udało się skopiować linku. Jest zaznaczony, więc możesz go skopiować ręcznie.
sound-is-on = Dźwięk jest włączony. Możesz go wyłączyć w ustawieniach.
text-copied = Skopiowano jako tekst.
text-not-copied = Nie udało się skopiować tekstu. Jest zaznaczony, więc możesz go skopiować ręcznie.
picture-saved = Obrazek zapisano jako plik.
# $file is the name of a file.
saved-as = Zapisano w pobranych plikach jako { $file }.
cards-not-fetched = Nie udało się pobrać tych kart. Spróbuj ponownie, gdy będziesz online.
language-not-fetched = Nie udało się pobrać tego języka. Spróbuj ponownie, gdy będziesz online.
looks-not-fetched = Nie udało się pobrać innych rewersów i awersów. Spróbuj ponownie, gdy będziesz online.

## Work that takes a while: titles of the sheet that shows how far it is

opening-game = Otwieranie gry
reading-games = Wczytywanie twoich gier
writing-backup = Zapisywanie kopii
reading-backup = Wczytywanie kopii
restoring = Odzyskiwanie
work-stopped = Zatrzymano. Niczego nie zmieniono.

## What could not be read

nothing-restored = Nie ma tu żadnych wyników ani gier z ruchami. Niczego nie zmieniono.
not-deleted = Nie udało się tego usunąć. Niczego nie zmieniono.
no-room-to-bring-back = W przeglądarce nie ma miejsca, żeby to przywrócić.

### Usterki tego, co przechowuje gry na urządzeniu. Każdy komunikat to jedno lub dwa zdania.

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

### Wczytywanie pliku kopii zapasowej.

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
