# Statystyki. $noun is what the game calls what is won or lost: a game or a rubber.

statistics-title = Statystyki
# $game is the name of a rule set.
statistics-of = Statystyki: { $game }
statistics-of-all = Wszystkie statystyki
all-rule-sets-together = Wszystkie gry razem

## Figures: what each is called, and in a small line what it counts

figure-played = Rozegrane
    .meaning = { $noun ->
        [rubber] robry skończone lub porzucone
       *[game] gry skończone lub porzucone
    }
figure-won = Wygrane
    .meaning = { $noun ->
        [rubber] z rozegranych robrów
       *[game] z rozegranych gier
    }
figure-win-rate = Skuteczność
    .meaning = { $noun ->
        [rubber] wygrane wśród rozegranych robrów
       *[game] wygrane wśród rozegranych gier
    }
figure-streak = Seria
    .meaning = { $noun ->
        [rubber] ostatnie robry wygrane z rzędu
       *[game] ostatnie gry wygrane z rzędu
    }
figure-best-streak = Najdłuższa seria
    .meaning = najwięcej wygranych z rzędu
figure-average = Średni wynik
    .meaning = { $noun ->
        [rubber] w punktach, ze wszystkich robrów
       *[game] w punktach, ze wszystkich gier
    }
games-won-title = { $noun ->
    [rubber] Wygrane robry
   *[game] Wygrane gry
}
figure-best-time = Najlepszy czas
    .meaning = najszybsza wygrana
figure-median-time = Mediana czasu
    .meaning = połowa wygranych trwała tyle lub krócej
figure-fewest-moves = Najmniej ruchów
    .meaning = najkrótsza wygrana
figure-median-moves = Mediana ruchów
    .meaning = połowa wygranych zajęła tyle ruchów lub mniej
wins-after-peeking = { $count ->
    [one] Przy jednej wygranej cofnięto ruch, który odkrył nową kartę.
   *[other] Przy { SPELLED($count, "feminine-gen") } wygranych cofnięto ruch, który odkrył nową kartę.
}

## In place of charts, while too few games were played. $count games make a chart, $left of them are missing.

games-until-charts = { $noun ->
    [rubber] { $left ->
        [one] Wykresy pojawią się po { $count } robrach: jeszcze { $left } rober.
        [few] Wykresy pojawią się po { $count } robrach: jeszcze { $left } robry.
       *[many] Wykresy pojawią się po { $count } robrach: jeszcze { $left } robrów.
    }
   *[game] { $left ->
        [one] Wykresy pojawią się po { $count } grach: jeszcze { $left } gra.
        [few] Wykresy pojawią się po { $count } grach: jeszcze { $left } gry.
       *[many] Wykresy pojawią się po { $count } grach: jeszcze { $left } gier.
    }
}

## The results one by one, such as "won · 120 moves · 4:05"

latest-games = { $noun ->
    [rubber] Ostatnie robry
   *[game] Ostatnie gry
}
# $noun is what the game calls what is won or lost: "game" or "rubber".
result-won = { $noun ->
    [rubber] wygrany
   *[game] wygrana
}
# $noun is what the game calls what is won or lost: "game" or "rubber".
result-lost = { $noun ->
    [rubber] przegrany
   *[game] przegrana
}
# $line is the result, $day a day such as "21 November 2026".
delete-result = Usuń: { $day }, { $line }

## Which games count

none-counted = Nie zaliczono jeszcze żadnej gry.
none-of-rule-set-counted = { $noun ->
    [rubber] Nie zaliczono jeszcze żadnego robra.
   *[game] Nie zaliczono jeszcze żadnej gry.
}
statistics-invite = Tu zobaczysz swoje wygrane, najlepsze czasy i serie.
statistics-play = Graj
what-counts-title = Co się liczy
what-counts = { $noun ->
    [rubber] Rober liczy się, gdy się skończy. Możesz go zostawić: po powrocie wszystko będzie tak, jak było. Liczy się jako niewygrany, gdy zrobisz ruch w innym robrze tej samej odmiany, także rozpoczętym przyciskiem „{ new-button }” lub „{ restart-button }”. Jeśli potem cofniesz ruchy aż do niego, ten wynik przestaje się liczyć. Jeśli wystarczyło już tylko nacisnąć „{ finish-button }”, liczy się jako wygrany. Rober dnia i jeden inny rober mogą być w toku jednocześnie, a wygrany rober dnia zalicza się do dnia, w którym go zaczęto. Rober otwarty z linku, w którym są już ruchy, nigdy się nie liczy.
   *[game] Gra liczy się, gdy się skończy. Możesz ją zostawić: po powrocie wszystko będzie tak, jak było. Liczy się jako niewygrana, gdy zrobisz ruch w innej grze tej samej odmiany, także rozpoczętej przyciskiem „{ new-button }” lub „{ restart-button }”. Jeśli potem cofniesz ruchy aż do niej, ten wynik przestaje się liczyć. Jeśli wystarczyło już tylko nacisnąć „{ finish-button }”, liczy się jako wygrana. Rozdanie dnia i jedna inna gra mogą być w toku jednocześnie, a wygrane rozdanie dnia zalicza się do dnia, w którym je zaczęto. Gra otwarta z linku, w którym są już ruchy, nigdy się nie liczy.
}

## Backups, on several sheets

backup-title = Kopia zapasowa
backup-explained = Rozpoczęte gry, wyniki, ulubione i ustawienia w jednym pliku: na zapas albo na inne urządzenie. Dodanie kopii uzupełnia to, czego tu brakuje, i niczego nie usuwa.
backup-save = Zapisz kopię
backup-add = Dodaj kopię
