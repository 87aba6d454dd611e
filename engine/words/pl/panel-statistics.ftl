# Statystyki. $noun is what the game calls what is won or lost: a game or a rubber.

statistics-title = Statystyki
# $game is the name of a rule set.
statistics-of = Statystyki: { $game }
statistics-of-all = Wszystkie odmiany
all-rule-sets-together = Wszystkie odmiany razem.

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
        [rubber] wygrane z rzędu do ostatniego robra
       *[game] wygrane z rzędu do ostatniej gry
    }
figure-best-streak = Najdłuższa seria
    .meaning = najwięcej wygranych z rzędu
figure-average = Średni wynik
    .meaning = { $noun ->
        [rubber] punkty, ze wszystkich robrów
       *[game] punkty, ze wszystkich gier
    }
games-won-title = { $noun ->
    [rubber] Wygrane robry
   *[game] Wygrane gry
}
figure-best-time = Najlepszy czas
    .meaning = najszybsza wygrana
figure-median-time = Mediana czasu
    .meaning = połowa wygranych nie trwała dłużej
figure-fewest-moves = Najmniej ruchów
    .meaning = najkrótsza wygrana
figure-median-moves = Mediana ruchów
    .meaning = połowa wygranych nie miała ich więcej
wins-after-peeking = { $count ->
    [one] Jedna wygrana przyszła po cofnięciu ruchu, który pokazał nową kartę.
    [few] { UPPER(SPELLED($count, "feminine")) } wygrane przyszły po cofnięciu ruchu, który pokazał nową kartę.
   *[many] { UPPER(SPELLED($count)) } wygranych przyszło po cofnięciu ruchu, który pokazał nową kartę.
}

## In place of charts, while too few games were played. $count games make a chart, $left of them are missing.

games-until-charts = { $noun ->
    [rubber] Wykres powstaje od { $count } robrów: { $left ->
        [one] brakuje jeszcze jednego.
        [few] brakuje jeszcze { $left }.
       *[many] brakuje jeszcze { $left }.
    }
   *[game] Wykres powstaje od { $count } gier: { $left ->
        [one] brakuje jeszcze jednej.
        [few] brakuje jeszcze { $left }.
       *[many] brakuje jeszcze { $left }.
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

none-counted = Nie liczy się jeszcze żadna gra.
none-of-rule-set-counted = { $noun ->
    [rubber] Nie liczy się jeszcze żaden rober tej odmiany.
   *[game] Nie liczy się jeszcze żadna gra tej odmiany.
}
statistics-invite = Tu zobaczysz swoje wygrane, najlepsze czasy i serie.
statistics-play = Graj
what-counts-title = Co się liczy
what-counts = { $noun ->
    [rubber] Rober liczy się, gdy zrobisz w nim ruch i gdy się skończy. Porzucony czeka; jako niewygrany liczy się wtedy, gdy naciśniesz w nim „Nowy rober” albo „Od nowa” lub zrobisz ruch w innym rozdaniu tej samej odmiany. Dzisiejszy rober dnia i jeden inny rober mogą czekać obok siebie. Rober otwarty z linku, w którym są już ruchy, nigdy się nie liczy.
   *[game] Gra liczy się, gdy zrobisz w niej ruch i gdy się skończy. Porzucona czeka; jako niewygrana liczy się wtedy, gdy naciśniesz w niej „Nowa gra” albo „Od nowa” lub zrobisz ruch w innym rozdaniu tej samej odmiany. Dzisiejsze rozdanie dnia i jedna inna gra mogą czekać obok siebie. Gra otwarta z linku, w którym są już ruchy, nigdy się nie liczy.
}

## Backups, on several sheets

backup-title = Kopia zapasowa
backup-explained = Wszystkie gry w toku, wyniki, ulubione i ustawienia w jednym pliku, do zachowania albo przeniesienia na inne urządzenie. Dodanie kopii uzupełnia to, czego tu brakuje, i niczego nie usuwa.
backup-save = Zapisz kopię
backup-add = Dodaj kopię
