# Words for a game that does not start.

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
