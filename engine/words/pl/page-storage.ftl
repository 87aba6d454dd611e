# Usterki tego, co przechowuje gry na urządzeniu. Każdy komunikat to jedno lub dwa zdania.

no-room-to-save = Przeglądarka nie ma miejsca, żeby zapisać. Możesz grać dalej, ale ta gra może przepaść.
not-saved-now = Przeglądarka chwilowo nie zapisuje. Możesz grać dalej; strona próbuje znowu przy każdym ruchu.
room-miscounted = Przeglądarka błędnie uważa, że nie ma miejsca na zapis. Zamknij ją i otwórz ponownie; do tego czasu nic nie zostanie zachowane.
games-not-read = Twoich gier nie można teraz odczytać. Wczytaj stronę ponownie.
games-not-opened = Twoich gier nie można teraz otworzyć. Wczytaj stronę ponownie: to, co teraz rozegrasz, nie zostanie zachowane.
nothing-kept = Ta przeglądarka niczego nie przechowuje: po zamknięciu strony to, co rozegrasz, przepadnie.
browser-deleted = Przeglądarka usunęła to, co tu było zapisane. Jeśli masz kopię zapasową, dodaj ją pod „Twoje dane”.
browser-deleted-copy = Przeglądarka usunęła to, co tu było zapisane. Strona odtworzyła to z drugiej kopii.
something-damaged = Części zapisanych danych nie dało się odczytać. Zostaje bez zmian; cała reszta jest na miejscu.
newer-version-played = Tu działała już nowsza wersja tej strony. Możesz grać, ale nic się nie zapisze, dopóki nie wczytasz strony ponownie.
