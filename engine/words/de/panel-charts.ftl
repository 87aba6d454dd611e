# Die Diagramme und Tabellen der Statistik.

as-table = Als Tabelle

## Das Diagramm der letzten Partien: ein Balken für jede

last-games = { $noun ->
    [rubber] { $count ->
        [one] Der letzte Rubber
       *[other] Die letzten { $count } Rubber
    }
   *[game] { $count ->
        [one] Die letzte Partie
       *[other] Die letzten { $count } Partien
    }
}
last-games-in-words = { $noun ->
    [rubber] { last-games }, der älteste zuerst: { $won } gewonnen, { $lost } nicht gewonnen.
   *[game] { last-games }, die älteste zuerst: { $won } gewonnen, { $lost } nicht gewonnen.
}
streak-and-longest = Aktuelle Serie { $streak }, längste { $longest }
count-won = { $count } gewonnen
count-not-won = { $count } nicht gewonnen
oldest-first = älteste zuerst
number-of-game = { $noun ->
    [rubber] Rubber
   *[game] Partie
}
result-of-game = Ergebnis
game-was-won = gewonnen
game-was-not-won = nicht gewonnen

## Das Diagramm der Siegquote

win-rates = Siegquote im Verlauf
games-at-a-time = { $noun ->
    [rubber] über je { $span } Rubber
   *[game] über je { $span } Partien
}
win-rates-in-words = { $noun ->
    [rubber] Siegquote über je { $span } Rubber bei insgesamt { $played }: { win-rates-between }.
   *[game] Siegquote über je { $span } Partien bei insgesamt { $played }: { win-rates-between }.
}
win-rates-between = { $first } in den ersten { $span }, { $last } in den letzten { $span }, niedrigste { $lowest }, höchste { $highest }
win-rates-caption = { $noun ->
    [rubber] Siegquote über je { $span } Rubber, vom { $start } bis zum { $end } Rubber: jetzt { $last }, höchste { $highest }.
   *[game] Siegquote über je { $span } Partien, von der { $start } bis zur { $end } Partie: jetzt { $last }, höchste { $highest }.
}
games-up-to = { $noun ->
    [rubber] Rubber bis zum
   *[game] Partien bis zur
}
rate-of-wins = Siegquote

## Die Tabelle der Punkte

scores-title = { $scored ->
    [left] Ergebnis: Karten, die am Ende übrig sind
    [shown] Ergebnis: Karten, die am Ende offen liegen
    [ahead] Ergebnis: Vorsprung in Punkten am Ende des Rubbers
   *[home] Ergebnis: Karten, die am Ende im Ziel sind
}
scores-in-words = { $noun ->
    [rubber] Ergebnisse von { $lowest } bis { $highest }; die Hälfte der Rubber erreichte höchstens { $half }.
   *[game] Ergebnisse von { $lowest } bis { $highest }; die Hälfte der Partien erreichte höchstens { $half }.
}
score-of-game = Ergebnis
games-with-score = { $noun ->
    [rubber] Rubber
   *[game] Partien
}
score-band = { $between ->
    [words] { $first } bis { $last }
   *[dash] { $first }–{ $last }
}
games-and-won = { $count }, { $won } gewonnen

## Die Tabellen der Siegquoten

rates-by-rule-set = Nach Spiel
rates-by-difficulty = Nach Schwierigkeit
rate-easy = Leicht
rate-middling = Mittel
rate-hard = Schwer
rate-unknown = Unbekannt
how-hard = Die Schwierigkeit richtet sich danach, wie lange der Rechner gesucht hat: je länger, desto schwerer.
rate-games = { $noun ->
    [rubber] Rubber
   *[game] Partien
}
rate-mark = gewinnbar
rate-mark-meaning = Der Strich zeigt, welcher Anteil der Partien ungefähr gewinnbar ist.
rate-possible = etwa { $share } gewinnbar

## Die Diagramme, wie lange die Siege dauerten

time-of-win = Zeit bis zum Sieg
moves-of-win = Züge bis zum Sieg
time-of-wins-in-words = Zeit bis zum Sieg: { $count } Siege, von { $least } bis { $most }; die Hälfte dauerte höchstens { $half }.
moves-of-wins-in-words = Züge bis zum Sieg: { $count } Siege, von { $least } bis { $most } Zügen; die Hälfte brauchte höchstens { $half }.
median-of-wins = Median { $half }, { $count } Siege
wins-of-band = Siege
band-or-more = { $first } oder mehr
band-from-to = { $first } bis { $last }
band-to-under = { $first } bis unter { $end }
