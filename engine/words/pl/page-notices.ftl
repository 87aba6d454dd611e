# Co strona mówi o sobie: usterki, pliki, linki i praca, która trwa.

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
