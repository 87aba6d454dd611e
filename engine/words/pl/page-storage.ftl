# Usterki tego, co przechowuje gry na urządzeniu. Każdy komunikat to jedno lub dwa zdania.

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
