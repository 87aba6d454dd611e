# Usterki tego, co przechowuje gry na urządzeniu. Każdy komunikat to jedno lub dwa zdania.

no-room-to-save = W przeglądarce nie ma miejsca na zapis. Możesz grać dalej, ale ta gra może przepaść.
not-saved-now = Zapis chwilowo nie działa. Możesz grać dalej; każdy ruch to kolejna próba zapisu.
room-miscounted = Przeglądarka błędnie uważa, że nie ma miejsca na zapis. Zamknij ją i otwórz ponownie; do tego czasu nic nie zostanie zachowane.
games-not-read = Twoich gier nie można teraz odczytać. Wczytaj stronę ponownie.
games-not-opened = Twoich gier nie można teraz otworzyć. Wczytaj stronę ponownie: inaczej to, co teraz rozegrasz, się nie zapisze.
nothing-kept = Ta przeglądarka niczego nie zapisuje: po zamknięciu strony twoje gry przepadną.
browser-deleted = Przeglądarka usunęła to, co tu było zapisane. Jeśli masz kopię zapasową, dodaj ją pod „Twoje dane”.
browser-deleted-copy = Przeglądarka usunęła to, co tu było zapisane. Przywrócono wszystko z drugiej kopii.
something-damaged = Części zapisanych danych nie dało się odczytać. Reszta jest na miejscu.
newer-version-played = Na tym urządzeniu działała już nowsza wersja gry. Możesz grać, ale nic się nie zapisze, dopóki nie wczytasz strony ponownie.
