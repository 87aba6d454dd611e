# Wykresy i tabele statystyk. $noun is what the game calls what is won or lost: a game or a rubber.

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
