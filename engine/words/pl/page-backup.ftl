# Wczytywanie pliku kopii zapasowej.

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
