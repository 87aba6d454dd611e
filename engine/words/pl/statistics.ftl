### Statystyki. $noun is what the game calls what is won or lost: a game or a rubber.

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

### Wykresy i tabele statystyk. $noun is what the game calls what is won or lost: a game or a rubber.

# Opens the numbers of a chart as a table.
as-table = Pokaż jako tabelę

## The chart of the last games: a bar for each

last-games = { $noun ->
    [rubber] { $count ->
        [one] Ostatni rober
        [few] Ostatnie { $count } robry
       *[many] Ostatnie { $count } robrów
    }
   *[game] { $count ->
        [one] Ostatnia gra
        [few] Ostatnie { $count } gry
       *[many] Ostatnie { $count } gier
    }
}
# For those who do not see the chart.
last-games-in-words = { last-games }, od najstarszych: wygrane { $won }, niewygrane { $lost }.
# Beside the title. $streak is how many games in a row were won up to the last one.
streak-and-longest = seria: { $streak }, najdłuższa: { $longest }
# The legend of the chart.
count-won = wygrane: { $count }
count-not-won = niewygrane: { $count }
oldest-first = od najstarszych
# The titles of the columns of its table, and the results.
number-of-game = { $noun ->
    [rubber] Rober
   *[game] Gra
}
result-of-game = Wynik
# $noun is what the game calls what is won or lost: "game" or "rubber".
game-was-won = { $noun ->
    [rubber] wygrany
   *[game] wygrana
}
# $noun is what the game calls what is won or lost: "game" or "rubber".
game-was-not-won = { $noun ->
    [rubber] niewygrany
   *[game] niewygrana
}

## The chart of the win rate, each point for some games in a row

win-rates = Skuteczność w czasie
games-at-a-time = { $noun ->
    [rubber] z { $span } kolejnych robrów
   *[game] z { $span } kolejnych gier
}
# For those who do not see the chart. All but $span and $played are shares, such as "33%".
win-rates-in-words = { $noun ->
    [rubber] Skuteczność liczona z { $span } kolejnych robrów (rozegranych: { $played }): { win-rates-between }.
   *[game] Skuteczność liczona z { $span } kolejnych gier (rozegranych: { $played }): { win-rates-between }.
}
win-rates-between = { $first } w pierwszych { $span }, { $last } w ostatnich { $span }, najniższa { $lowest }, najwyższa { $highest }
# $start and $end are ordinal numbers.
win-rates-caption = { $noun ->
    [rubber] Skuteczność w ostatnich { $span } robrach, po każdym robrze (od { $start } do { $end }): teraz { $last }, najwyższa { $highest }.
   *[game] Skuteczność w ostatnich { $span } grach, po każdej grze (od { $start } do { $end }): teraz { $last }, najwyższa { $highest }.
}
# The titles of the columns of its table. In the first column stand ordinal numbers.
games-up-to = { $noun ->
    [rubber] Robry do
   *[game] Gry do
}
rate-of-wins = Skuteczność

## The table of the scores

# $scored is what the score counts: cards that are home, left or shown, or points ahead of the house.
scores-title = { $scored ->
    [left] Wynik: karty, które zostały na końcu gry
    [shown] Wynik: karty odkryte na końcu gry
    [ahead] Wynik: przewaga punktów na końcu robra
   *[home] Wynik: karty w bazach na końcu gry
}
scores-in-words = { $noun ->
    [rubber] Od { $lowest } do { $highest }; w połowie robrów { $half } lub mniej.
   *[game] Od { $lowest } do { $highest }; w połowie gier { $half } lub mniej.
}
score-of-game = Wynik
games-with-score = { $noun ->
    [rubber] Robry
   *[game] Gry
}
# $between is "words" where a dash would stand beside the minus of a score below 0.
score-band = { $between ->
    [words] od { $first } do { $last }
   *[dash] { $first }–{ $last }
}
games-and-won = { $count }, wygrane: { $won }

## The tables of win rates

rates-by-rule-set = Według gry
rates-by-difficulty = Według trudności
rate-easy = Łatwe
rate-middling = Średnie
rate-hard = Trudne
rate-unknown = Nieznane
how-hard = Trudność to czas, którego potrzebował program: im dłuższy, tym trudniej.
rate-games = { $noun ->
    [rubber] Robry
   *[game] Gry
}
# What the mark in a bar means: how many of the deals can be won.
rate-mark = do wygrania
rate-mark-meaning = Kreska pokazuje, jaka mniej więcej część rozdań jest do wygrania.
rate-possible = do wygrania mniej więcej { $share }

## The charts of how long the wins took. $count wins, always five or more; times are such as "4:05".

time-of-win = Czas do wygranej
moves-of-win = Ruchy do wygranej
time-of-wins-in-words = { $count ->
    [one] Czas do wygranej: { $count } wygrana, od { $least } do { $most }; połowa trwała { $half } lub krócej.
    [few] Czas do wygranej: { $count } wygrane, od { $least } do { $most }; połowa trwała { $half } lub krócej.
   *[many] Czas do wygranej: { $count } wygranych, od { $least } do { $most }; połowa trwała { $half } lub krócej.
}
moves-of-wins-in-words = { $count ->
    [one] Ruchy do wygranej: { $count } wygrana, od { $least } do { $most } ruchów; połowa wymagała { $half } lub mniej.
    [few] Ruchy do wygranej: { $count } wygrane, od { $least } do { $most } ruchów; połowa wymagała { $half } lub mniej.
   *[many] Ruchy do wygranej: { $count } wygranych, od { $least } do { $most } ruchów; połowa wymagała { $half } lub mniej.
}
median-of-wins = mediana { $half }, wygrane: { $count }
wins-of-band = Wygrane
band-or-more = { $first } lub więcej
band-from-to = od { $first } do { $last }
band-to-under = od { $first }, poniżej { $end }
