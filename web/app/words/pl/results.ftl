### features/statistics: Statystyki. $noun is what the game calls what is won or lost: a game or a rubber.

statistics-title = Statystyki
# $game is the name of a rule set.
statistics-of = Statystyki: { $game }
statistics-of-all = Wszystkie statystyki
all-rule-sets-together = Wszystkie gry razem
result = wynik

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
       *[game] ze wszystkich gier
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

### features/statistics: Wykresy i tabele statystyk. $noun is what the game calls what is won or lost: a game or a
### rubber.

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
    [ahead] Wynik: przewaga punktowa na końcu robra
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

### features/statistics, features/report, panels: Pudełko licytacyjne pasjansa brydżowego i tabela jego kontraktów w
### statystykach.

# The button that makes the call, before and after one is chosen. $bid is a sign, such as "3♠".
bid-button = Zalicytuj
bid-button-with = Zalicytuj { $bid }
nothing-to-study = Rozdanie możesz przeanalizować, gdy się skończy.
no-score-sheet = W tej grze nie ma zapisu.
house-is-not-bidding = Bank teraz nie licytuje.

## The table of contracts. $side is "you" or "house".

contracts-title = Kontrakty
contracts-all = Razem
contracts-level = Wysokość
bid-by = { $side ->
    [you] Twoje kontrakty
   *[house] Kontrakty banku
}
# How many contracts a side bid, made, and did not make.
contracts-bid = Grane
contracts-made = Ugrane
contracts-set = Wpadki
no-contract-bid = { $side ->
    [you] Nie masz jeszcze żadnego kontraktu.
   *[house] Bank nie miał jeszcze żadnego kontraktu.
}
# $share is a share, such as "33%".
contracts-made-of = { $side ->
    [you] Udało ci się ugrać { $made } z { contracts-of }: { $share }.
   *[house] Bank ugrał { $made } z { contracts-of }: { $share }.
}
contracts-of = { $count ->
    [one] { $count } kontraktu
   *[other] { $count } kontraktów
}
contracts-doubling = Kontra
contracts-small-slams = Twoje ugrane szlemiki: { $made } z { $bid }.
contracts-grand-slams = Twoje ugrane szlemy: { $made } z { $bid }.
contracts-honours = Twoje honory: 100 pkt { $four }×, 150 pkt { $five }×.

### features/ending, panels: Arkusze po skończonej grze albo takiej, której nie da się już wygrać.

end-won = Wygrana!
end-lost = Przegrana
# Follows the sentence that says how the game ended.
# $noun is what the game calls a deal: "deal" or "rubber".
move-that-lost = Przegrana w ruchu { $number }.
first-win-in = Twoja pierwsza wygrana: { $game }
end-peeked = Po drodze cofnięto ruch, który odkrył nową kartę.
# $noun is what the game calls a deal: "deal" or "rubber".
end-from-link = { $noun ->
    [rubber] Ten rober otwarto z linku, w którym były już ruchy, więc się nie liczy.
   *[deal] Tę grę otwarto z linku, w którym były już ruchy, więc się nie liczy.
}
# $noun is what the game calls a deal: "deal" or "rubber".
end-was-lesson = { $noun ->
    [rubber] Ten rober zaczął się jako lekcja, więc się nie liczy.
   *[deal] To rozdanie zaczęło się jako lekcja, więc się nie liczy.
}

## Buttons

end-new = { $noun ->
    [rubber] Nowy rober
   *[deal] Nowa gra
}
end-undo = Cofnij
end-share = Udostępnij
end-restart = Od nowa
end-review = Przegląd
end-losing-move = Moment przegranej
end-statistics = Statystyki
end-games = Wszystkie gry
end-sound = Włącz dźwięk

## In the figure that the cards of a won game form

figure-of-win = Wygrana
# One of these stands below, if it is true.
your-first-win = Pierwsza wygrana
your-best-time = Najlepszy czas
your-fewest-moves = Najmniej ruchów
your-longest-streak = { $count ->
    [one] { $count } wygrana z rzędu
    [few] { $count } wygrane z rzędu
   *[many] { $count } wygranych z rzędu
}

## Figures: time, moves, score and streak, each with a note beside it

end-time = Czas
end-moves = Ruchy
end-score = Wynik
end-streak = Wygrane z rzędu
# This is the best so far, it equals the best, or what the best is.
end-best = Rekord
end-equals-best = wyrównany rekord
end-best-time = rekord { $time }
end-fewest-moves = najmniej { $count }
end-longest = Rekord
end-longest-streak = rekord { $count }
# What the score counts, below its number, which is $count.
end-counted = { $scored ->
    [left] { $count ->
        [one] została
        [few] zostały
       *[many] zostało
    }
    [shown] { $count ->
        [one] odkryta
        [few] odkryte
       *[many] odkrytych
    }
    [ahead] przewagi
    [behind] straty
    [runs] { $count ->
        [one] sekwencja
        [few] sekwencje
       *[many] sekwencji
    }
   *[home] w bazach
}
end-points = { $count ->
    [one] punkt
    [few] punkty
   *[many] punktów
}

## The win rate. $noun is what the game calls what is won or lost.

end-rate = { $noun ->
    [rubber] { $count ->
        [one] Skuteczność, { $count } rober
        [few] Skuteczność, { $count } robry
       *[many] Skuteczność, { $count } robrów
    }
   *[game] { $count ->
        [one] Skuteczność, { $count } gra
        [few] Skuteczność, { $count } gry
       *[many] Skuteczność, { $count } gier
    }
}
# For those who do not see the curve. $first and $last are shares, such as "33%".
end-rates-in-words = { $noun ->
    [rubber] Skuteczność po każdym z ostatnich { $count } robrów: od { $first } do { $last }.
   *[game] Skuteczność po każdej z ostatnich { $count } gier: od { $first } do { $last }.
}

## The daily deals of this week

week-title = Rozdanie dnia
# $ordinal is an ordinal number, such as "3rd".
week-streak = { $ordinal } dzień z rzędu
week-won = { $count ->
    [0] bez wygranej w tym tygodniu
    [one] jedna wygrana w tym tygodniu
    [few] { SPELLED($count, "feminine") } wygrane w tym tygodniu
   *[many] { SPELLED($count) } wygranych w tym tygodniu
}
# $day is the name of a day of the week.
# $noun is what the game calls a deal: "deal" or "rubber".
week-day = { $won ->
    [won] { $noun ->
        [rubber] { $day }: wygrany
       *[deal] { $day }: wygrane
    }
    [later] { $noun ->
        [rubber] { $day }: wygrany później
       *[deal] { $day }: wygrane później
    }
   *[not] { $day }: bez wygranej
}

## A game that goes on but cannot be won

no-way-title = Nie da się wygrać
# $noun is what the game calls a deal: "deal" or "rubber".
game-cannot-be-won = { $noun ->
    [rubber] { $answer ->
        [never] Tego robra od początku nie dało się wygrać.
        [impossible] Stąd tego robra nie da się wygrać.
       *[lost] Tego robra nie da się już wygrać.
    }
   *[deal] { $answer ->
        [never] Tego rozdania od początku nie dało się wygrać.
        [impossible] Stąd tej gry nie da się wygrać.
       *[lost] Tej gry nie da się już wygrać.
    }
}
solver-sees-no-way = Program sprawdził wszystkie drogi: żadna nie prowadzi do wygranej.
solver-sees-no-way-hidden = Program, który widzi też zakryte karty, sprawdził wszystkie drogi: żadna nie prowadzi do wygranej.
back-to-winnable = Wróć tam, gdzie dało się wygrać
no-way-play-on = Graj dalej

### features/share: Wynik wygranej gry do udostępnienia. „Backbone Patience” to nazwa tego zbioru.

# $deal is which deal it was, such as "deal 4711" or "daily deal of 22 November 2026".
result-heading = Backbone Patience: { $game }, { $deal }
result-won-with = { $count ->
    [one] Wygrana w { $count } ruchu
   *[other] Wygrana w { $count } ruchach
}
result-won-in = Wygrana w { $time }, { moves }
# In the middle of the picture, if it shows no time.
result-card-won = Wygrana
# For those who do not see the picture.
result-card-label = { $game }, { $deal }: wygrana, { moves }
# Which deal was won, on the picture of a result.
daily-deal-of-date = { $noun ->
    [rubber] rober dnia z { $date }
   *[deal] rozdanie dnia z { $date }
}
deal-by-number = { $noun ->
    [rubber] rober { $number }
   *[deal] rozdanie { $number }
}
text-copied = Skopiowano jako tekst.
text-not-copied = Nie udało się skopiować tekstu. Jest zaznaczony, więc możesz go skopiować ręcznie.
picture-saved = Obrazek zapisano jako plik.

## The sheet for sharing

share-title = Udostępnianie
share-picture = Udostępnij obrazek
save-picture = Zapisz obrazek
share-shows-no-card = Obrazek nie pokazuje żadnej karty. Link otwiera to samo rozdanie od początku.
share-as-text = Udostępnij jako tekst
copy-as-text = Kopiuj jako tekst
# Above the links.
share-game-so-far = Dotychczasowa gra
share-deal = To rozdanie od początku
copy-link = Kopiuj
