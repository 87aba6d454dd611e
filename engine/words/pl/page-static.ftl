# Słowa, które stoją na stronie (`web/index.html`), zanim ruszy Python. Co tylko słychać, ma w nazwie "label".

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
undo-button = Cofnij
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
