# Co strona mówi o sobie: usterki, pliki, linki i praca, która trwa.

went-wrong = Na tej stronie coś poszło nie tak. Twoja gra jest bezpieczna, graj dalej.
went-wrong-load-again = Na tej stronie coś poszło nie tak. To, co rozegrano, jest zapisane; wczytaj stronę ponownie.
new-version = Nowa wersja jest gotowa.
time-for-backup = Pora na kopię zapasową twoich gier.
link-copied = Link skopiowany.
link-not-copied = Przeglądarka nie pozwoliła skopiować. Link jest zaznaczony, możesz go skopiować.
sound-is-on = Dźwięk jest włączony. Możesz go wyłączyć w ustawieniach.
text-copied = Skopiowano jako tekst.
text-not-copied = Przeglądarka nie pozwoliła skopiować. Tekst jest zaznaczony, możesz go skopiować.
picture-saved = Obrazek zapisano jako plik.
# $file is the name of a file.
saved-as = Zapisano wśród pobranych plików jako { $file }.
cards-not-fetched = Tych kart nie można teraz pobrać. Spróbuj ponownie, gdy będzie sieć.
language-not-fetched = Tego języka nie można teraz pobrać. Spróbuj ponownie, gdy będzie sieć.
looks-not-fetched = Innych rewersów i awersów nie można teraz pobrać. Bez sieci pojawią się następnym razem.

## Work that takes a while: titles of the sheet that shows how far it is

opening-game = Otwieranie gry
reading-games = Wczytywanie twoich gier
writing-backup = Zapisywanie kopii
reading-backup = Wczytywanie kopii
restoring = Odzyskiwanie
work-stopped = Zatrzymano. Niczego nie zmieniono.

## What could not be read

nothing-restored = Nie znaleziono tu ani gry z ruchami, ani wyniku. Wszystko zostaje bez zmian.
not-deleted = Przeglądarka nie pozwoliła tego usunąć. Wszystko zostaje bez zmian.
no-room-to-bring-back = Przeglądarka nie ma miejsca, żeby to przywrócić.
