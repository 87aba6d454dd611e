### start: Słowa, które stoją na stronie (`web/index.html`), zanim ruszy Python. Co tylko słychać, ma w nazwie "label".

## The head of the page

menu-label = Menu
games-label = Wszystkie gry
rules-label = Zasady
daily-badge = Rozdanie dnia
pause-label = Pauza
collection = Backbone Patience · { $count ->
    [one] { $count } pasjans
    [few] { $count } pasjanse
   *[many] { $count } pasjansów
}
# Two sentences side by side, the second one in bold. Both are one button.
new-here = Pierwszy raz?
choose-how-to-begin = Wybierz, jak zacząć
close-label = Zamknij

## The table

calls-label = Licytacja
sight-label = Widok stołu
smaller-cards = Mniejsze karty
pan-left = Więcej po lewej
pan-up = Więcej u góry
pan-down = Więcej na dole
pan-right = Więcej po prawej
larger-cards = Większe karty

## The review of a game

review-label = Przegląd
review-position = Pozycja w grze
one-move-back = Poprzedni ruch
one-move-on = Następny ruch
close-review = Zamknij przegląd
where-it-was-lost = Moment przegranej
show-the-win = Pokaż, jak wygrać
play-from-here = Graj stąd

## The guided first game

lesson-label = Lekcja
lesson-back = Wstecz
lesson-skip-all = Pomiń

## Offers below the table

update-offer = Nowa wersja jest gotowa.
update-now = Zaktualizuj
backup-reminder = Pora na kopię zapasową gier.
save-a-backup = Zapisz kopię
offer-later = Później

## The bar of buttons

play-label = Gra
redo-button = Ponów
restart-button = Od nowa

## The gallery of games

games-title = Wszystkie gry
filters-label = Filtruj gry
search-games = Szukaj wśród gier
search-hint = Szukaj
back-to-table = Wróć do stołu

## The start

needs-script = Ta gra wymaga JavaScriptu. Włącz go w przeglądarce.
not-loaded = Nie udało się wczytać gry.
try-again = Spróbuj ponownie
# $percent is a number.
loading-part = Wczytywanie { $percent }%
looking-through-files = Sprawdzanie plików gry…
being-dealt = Rozdawanie kart…
game-starts = Uruchamianie gry…

### start: Words for a game that does not start.

partly-loaded = Możesz grać, ale tym razem bez podpowiedzi.

## What is wrong with the network or a file

no-network = Brak połączenia z internetem. Gdy tylko wróci, strona spróbuje ponownie.
file-missing = Brakuje pliku { $file }. Być może strona jest właśnie aktualizowana: spróbuj ponownie za kilka minut.
file-replaced = Zamiast pliku { $file } wczytała się inna strona. Jeśli ta sieć wymaga logowania, najpierw się zaloguj.
file-damaged = Pobrany plik { $file } jest uszkodzony.
file-unreachable = Nie udało się pobrać pliku { $file }. Być może coś go blokuje na tym urządzeniu lub w tej sieci.
file-mistyped = Serwer podał plik { $file } jako „{ $type }” i przeglądarka go nie przyjęła. Może to naprawić tylko administrator tej strony.

## What the browser lacks, or the way in which the page is opened

needs-webassembly = Gra wymaga WebAssembly, a w tej przeglądarce jest ono wyłączone. Na iPhonie, iPadzie lub Macu wyłącz tryb blokady dla tej strony. Na innych urządzeniach zezwól na WebAssembly w ustawieniach przeglądarki albo użyj innej.
needs-server = Gra nie działa z pliku: musi ją udostępniać serwer WWW. Wpisz „python3 -m http.server” w tym folderze, a potem otwórz http://localhost:8000 w przeglądarce.
sandboxed = Strona, na której osadzono grę, nie pozwala jej wczytać plików.
own-address = Gra nie działa z pliku ani wewnątrz innej strony: otwórz ją pod jej własnym adresem.
framed = W Backbone Patience nie można grać wewnątrz innej strony.
open-by-itself = Otwórz osobno

## An address at which there is no file (404.html)

nothing-here = Pod tym adresem nic nie ma.
to-the-game = Przejdź do gry
