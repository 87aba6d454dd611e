# Arkusz o tym, co jest przechowywane na urządzeniu gracza.

data-title = Twoje dane

## Where it is kept

kept-on-disk = Twoje gry, wyniki i ustawienia są zapisane na tym urządzeniu, w tej przeglądarce. Nie są nigdzie wysyłane.
kept-in-small-store = Twoje gry, wyniki i ustawienia są zapisane na tym urządzeniu. Ta przeglądarka daje na nie tylko kilka megabajtów.
kept-but-shut = Twoich gier nie można teraz otworzyć, a to, co teraz rozegrasz, przepadnie po zamknięciu strony. Wczytaj stronę ponownie. Jeśli to się powtarza, usuń dane tej witryny w ustawieniach przeglądarki; usunie to także twoje gry.
kept-by-newer = Nowsza wersja gry zapisała twoje gry w inny sposób. Są bezpieczne, ale to, co teraz rozegrasz, przepadnie po zamknięciu strony. Wczytaj stronę ponownie.
kept-nowhere = Ta przeglądarka niczego nie zapisuje: po zamknięciu strony twoje gry przepadną.
# $used and $room are sizes, such as "3.4 MB".
room-used = Zajęte miejsce razem z aplikacją: { $used } z { $room }.
offline-ready = Gotowe do gry offline.
offline-not-ready = Jeszcze niegotowe do gry offline: nie wszystkie pliki są pobrane.
offline-lacks = Jeszcze niegotowe do gry offline: przeglądarka nie mogła zapisać pliku { $file }. Być może serwer zmienia go po drodze.
promise-given = Przeglądarka będzie przechowywać te dane, dopóki ich nie usuniesz.
promise-not-given = Przeglądarka może usunąć te dane, gdy na urządzeniu zabraknie miejsca.

## The games, each with facts in a line such as "given up · 12 moves · played yesterday"

kept-games = Gry
kept-on-table = na stole
kept-lesson = lekcja
# $noun is what the game calls a deal: "deal" or "rubber".
kept-won = { $noun ->
    [rubber] wygrany
   *[deal] wygrana
}
# $noun is what the game calls a deal: "deal" or "rubber".
kept-lost = { $noun ->
    [rubber] przegrany
   *[deal] przegrana
}
# $noun is what the game calls a deal: "deal" or "rubber".
kept-given-up = { $noun ->
    [rubber] porzucony
   *[deal] porzucona
}
# $game is the name of the deal, $line the facts about it.
delete-game = Usuń: { $game }, { $line }

## Texts that could not be read: what each was, and buttons, with the form ".of" for screen readers

unread-heading = Nie dało się odczytać
unread-explained = Te dane są uszkodzone i nie można ich użyć. Zostają bez zmian. „{ unread-restore }” dodaje gry i wyniki, które jeszcze da się w nich znaleźć.
unread-journal = Zmiana w twoich grach
unread-snapshots = Lista wszystkich twoich gier
unread-results = Lista wyników
unread-game = Gra
unread-something = Inne zapisane dane
# $what is one of these.
unread-save = Zapisz do pliku
    .of = Zapisz do pliku: { $what }
unread-restore = Odzyskaj
    .of = Odzyskaj: { $what }
unread-delete = Usuń
    .of = Usuń: { $what }
