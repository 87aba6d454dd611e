### features/statistics: Die Statistik.

statistics-title = Statistik
statistics-of = Statistik: { $game }
statistics-of-all = Statistik aller Spiele
all-rule-sets-together = Alle Spiele zusammen
result = Ergebnis

## Zahlen: wie jede heißt, und klein darunter, was sie zählt

figure-played = Gespielt
    .meaning = { $noun ->
        [rubber] Rubber, die du beendet oder aufgegeben hast
       *[game] Partien, die du beendet oder aufgegeben hast
    }
figure-won = Gewonnen
    .meaning = { $noun ->
        [rubber] von den gespielten Rubbern
       *[game] von den gespielten Partien
    }
figure-win-rate = Siegquote
    .meaning = { $noun ->
        [rubber] der gespielten Rubber
       *[game] der gespielten Partien
    }
figure-streak = Serie
    .meaning = { $noun ->
        [rubber] Siege in Folge bis zum letzten Rubber
       *[game] Siege in Folge bis zur letzten Partie
    }
figure-best-streak = Längste Serie
    .meaning = meiste Siege in Folge
figure-average = Durchschnitt
    .meaning = { $noun ->
        [rubber] Ergebnis je Rubber
       *[game] Ergebnis je Partie
    }
games-won-title = { $noun ->
    [rubber] Gewonnene Rubber
   *[game] Gewonnene Partien
}
figure-best-time = Bestzeit
    .meaning = der schnellste Sieg
figure-median-time = Zeit im Median
    .meaning = die Hälfte der Siege dauerte nicht länger
figure-fewest-moves = Wenigste Züge
    .meaning = der kürzeste Sieg
figure-median-moves = Züge im Median
    .meaning = die Hälfte der Siege brauchte nicht mehr
wins-after-peeking = { $count ->
    [one] Bei einem Sieg hattest du einen Zug zurückgenommen, der eine neue Karte gezeigt hatte.
   *[other] Bei { SPELLED($count) } Siegen hattest du einen Zug zurückgenommen, der eine neue Karte gezeigt hatte.
}

## Statt Diagrammen, solange zu wenige Partien gespielt sind

games-until-charts = { $noun ->
    [rubber] { $left ->
        [one] Ab { SPELLED($count) } Rubbern gibt es Diagramme: noch einer.
       *[other] Ab { SPELLED($count) } Rubbern gibt es Diagramme: noch { SPELLED($left) }.
    }
   *[game] { $left ->
        [one] Ab { SPELLED($count) } Partien gibt es Diagramme: noch eine.
       *[other] Ab { SPELLED($count) } Partien gibt es Diagramme: noch { SPELLED($left) }.
    }
}

## Die Ergebnisse einzeln, wie "gewonnen · 120 Züge · 4:05"

latest-games = { $noun ->
    [rubber] Letzte Rubber
   *[game] Letzte Partien
}
result-won = gewonnen
result-lost = verloren
delete-result = Löschen: { $day }, { $line }

## Welche Partien zählen

none-counted = Bisher zählt noch keine Partie.
none-of-rule-set-counted = { $noun ->
    [rubber] Hier zählt noch kein Rubber.
   *[game] Hier zählt noch keine Partie.
}
statistics-invite = Hier erscheinen deine Siege, Bestzeiten und Serien.
statistics-play = Spielen
what-counts-title = Was zählt
what-counts = { $noun ->
    [rubber] Ein Rubber zählt, wenn er zu Ende ist. Verlässt du ihn, findest du ihn so wieder, wie er war. Er zählt als nicht gewonnen, sobald du in einem anderen Rubber derselben Variante einen Zug machst, auch nach „{ new-button }“ oder „{ restart-button }“; kommst du mit „{ undo-button }“ wieder zu ihm, gilt dieses Ergebnis nicht mehr. Musstest du nur noch auf „{ finish-button }“ tippen, zählt er als gewonnen. Der Tagesrubber und ein weiterer Rubber können gleichzeitig laufen; ein Sieg im Tagesrubber zählt für den Tag, an dem du ihn begonnen hast. Ein Rubber aus einem Link, der schon Züge enthält, zählt nie.
   *[game] Eine Partie zählt, wenn sie zu Ende ist. Verlässt du sie, findest du sie so wieder, wie sie war. Sie zählt als nicht gewonnen, sobald du in einer anderen Partie derselben Variante einen Zug machst, auch nach „{ new-button }“ oder „{ restart-button }“; kommst du mit „{ undo-button }“ wieder zu ihr, gilt dieses Ergebnis nicht mehr. Musstest du nur noch auf „{ finish-button }“ tippen, zählt sie als gewonnen. Die Tagespartie und eine weitere Partie können gleichzeitig laufen; ein Sieg in der Tagespartie zählt für den Tag, an dem du sie begonnen hast. Eine Partie aus einem Link, der schon Züge enthält, zählt nie.
}

### features/statistics: Die Diagramme und Tabellen der Statistik.

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
rate-mark-meaning = Der Strich zeigt ungefähr, welcher Anteil der Partien gewinnbar ist.
rate-possible = etwa { $share } gewinnbar

## Die Diagramme, wie lange die Siege dauerten

time-of-win = Zeit bis zum Sieg
moves-of-win = Züge bis zum Sieg
time-of-wins-in-words = Zeit bis zum Sieg: { $count } Siege, von { $least } bis { $most }; die Hälfte dauerte höchstens { $half }.
moves-of-wins-in-words = Züge bis zum Sieg: { $count } Siege in { $least } bis { $most } Zügen; die Hälfte brauchte höchstens { $half }.
median-of-wins = Median { $half }, { $count } Siege
wins-of-band = Siege
band-or-more = { $first } oder mehr
band-from-to = { $first } bis { $last }
band-to-under = { $first } bis unter { $end }

### features/statistics, features/report, panels: Die Bietbox von Bridge Solitaire, und die Tabelle seiner Kontrakte in
### der Statistik.

bid-button = Reizen
bid-button-with = { $bid } reizen
nothing-to-study = Analysieren kannst du ein Spiel, sobald es zu Ende ist.
no-score-sheet = Dieses Spiel hat kein Anschreibeblatt.
house-is-not-bidding = Die Bank reizt gerade nicht.

## Die Tabelle der Kontrakte

contracts-title = Kontrakte
contracts-all = Alle
contracts-level = Stufe
bid-by = { $side ->
    [you] Deine Gebote
   *[house] Gebote der Bank
}
contracts-bid = Gereizt
contracts-made = Erfüllt
contracts-set = Gefallen
no-contract-bid = { $side ->
    [you] Du hast noch keinen Kontrakt gereizt.
   *[house] Die Bank hat noch keinen Kontrakt gereizt.
}
contracts-made-of = { $side ->
    [you] Du hast { $made } von { contracts-of } erfüllt: { $share }.
   *[house] Die Bank hat { $made } von { contracts-of } erfüllt: { $share }.
}
contracts-of = { $count ->
    [one] { $count } Kontrakt
   *[other] { $count } Kontrakten
}
contracts-doubling = Kontra
contracts-small-slams = Deine Kleinschlemme: { $made } von { $bid } erfüllt.
contracts-grand-slams = Deine Großschlemme: { $made } von { $bid } erfüllt.
contracts-honours = Deine Honneurs: { $four } × 100 Punkte, { $five } × 150 Punkte.

### features/ending, panels: Die Blätter für ein Spiel, das zu Ende ist oder nicht mehr gewonnen werden kann.

end-won = Gewonnen!
end-lost = Verloren
move-that-lost = Mit Zug { $number } verloren.
first-win-in = Dein erster Sieg: { $game }
end-peeked = Du hast einen Zug zurückgenommen, der dir eine neue Karte gezeigt hatte.
end-from-link = { $noun ->
    [rubber] Dieser Rubber stammt aus einem Link, der schon Züge enthielt; deshalb zählt er nicht.
   *[deal] Diese Partie stammt aus einem Link, der schon Züge enthielt; deshalb zählt sie nicht.
}
end-was-lesson = { $noun ->
    [rubber] Dieser Rubber begann als Einführung, deshalb zählt er nicht.
   *[deal] Diese Partie begann als Einführung, deshalb zählt sie nicht.
}

## Knöpfe

end-new = { $noun ->
    [rubber] Neuer Rubber
   *[deal] Neue Partie
}
end-undo = Zurück
end-share = Teilen
end-restart = Von vorn
end-review = Rückblick
end-losing-move = Wo es schiefging
end-statistics = Statistik
end-games = Alle Spiele
end-sound = Ton einschalten

## In der Figur, die die Karten eines gewonnenen Spiels bilden

figure-of-win = Gewonnen
your-first-win = Dein erster Sieg
your-best-time = Bestzeit
your-fewest-moves = Wenigste Züge
your-longest-streak = { $count } Siege in Folge

## Zahlen: Zeit, Züge, Ergebnis und Serie, jede mit einer Anmerkung

end-time = Zeit
end-moves = Züge
end-score = Ergebnis
end-streak = Siege in Folge
end-best = Rekord
end-equals-best = Rekord eingestellt
end-best-time = Bestzeit { $time }
end-fewest-moves = Rekord { $count }
end-longest = Rekord
end-longest-streak = Rekord { $count }
end-counted = { $scored ->
    [left] übrig
    [shown] offen
    [ahead] vorn
    [behind] zurück
    [runs] { $count ->
        [one] Folge
       *[other] Folgen
    }
   *[home] im Ziel
}
end-points = { $count ->
    [one] Punkt
   *[other] Punkte
}

## Die Siegquote

end-rate = { $noun ->
    [rubber] { $count ->
        [one] Siegquote, { $count } Rubber
       *[other] Siegquote, { $count } Rubber
    }
   *[game] { $count ->
        [one] Siegquote, { $count } Partie
       *[other] Siegquote, { $count } Partien
    }
}
end-rates-in-words = { $noun ->
    [rubber] Siegquote nach jedem der letzten { $count } Rubber: von { $first } bis { $last }.
   *[game] Siegquote nach jeder der letzten { $count } Partien: von { $first } bis { $last }.
}

## Die Tagespartien dieser Woche

week-title = Tagespartie
week-streak = { $ordinal } Tag in Folge
week-won = { $count ->
    [0] diese Woche noch kein Sieg
    [one] diese Woche ein Sieg
   *[other] diese Woche { SPELLED($count) } Siege
}
week-day = { $won ->
    [won] { $day }: gewonnen
    [later] { $day }: an einem späteren Tag gewonnen
   *[not] { $day }: nicht gewonnen
}

## Ein Spiel, das weitergeht, aber nicht zu gewinnen ist

no-way-title = Kein Weg zum Sieg
game-cannot-be-won = { $noun ->
    [rubber] { $answer ->
        [never] Dieser Rubber war von Anfang an nicht zu gewinnen.
        [impossible] Von hier aus ist dieser Rubber nicht zu gewinnen.
       *[lost] Dieser Rubber ist nicht mehr zu gewinnen.
    }
   *[deal] { $answer ->
        [never] Diese Partie war von Anfang an nicht zu gewinnen.
        [impossible] Von hier aus ist diese Partie nicht zu gewinnen.
       *[lost] Diese Partie ist nicht mehr zu gewinnen.
    }
}
solver-sees-no-way = Der Rechner hat jeden Weg zum Sieg ausgeschlossen.
solver-sees-no-way-hidden = Der Rechner, der auch die verdeckten Karten kennt, hat jeden Weg zum Sieg ausgeschlossen.
back-to-winnable = Zurück zur letzten Chance
no-way-play-on = Weiterspielen

### features/share: Das Ergebnis eines gewonnenen Spiels zum Teilen.

result-heading = { -sammlung }: { $game }, { $deal }
result-won-with = { $count ->
    [one] Gewonnen mit { $count } Zug
   *[other] Gewonnen mit { $count } Zügen
}
result-won-in = { $count ->
    [one] Gewonnen in { $time } mit { $count } Zug
   *[other] Gewonnen in { $time } mit { $count } Zügen
}
result-card-won = Gewonnen
result-card-label = { $game }, { $deal }: gewonnen, { moves }
daily-deal-of-date = { $noun ->
    [rubber] Tagesrubber vom { $date }
   *[deal] Tagespartie vom { $date }
}
deal-by-number = { $noun ->
    [rubber] Rubber { $number }
   *[deal] Partie { $number }
}
text-copied = Als Text kopiert.
text-not-copied = Der Text konnte nicht kopiert werden. Er ist markiert, damit du ihn selbst kopieren kannst.
picture-saved = Bild als Datei gespeichert.

## Das Blatt zum Teilen

share-title = Teilen
share-picture = Bild teilen
save-picture = Bild speichern
share-shows-no-card = Das Ergebnis zeigt keine der Karten. Der Link öffnet dasselbe Spiel von Anfang an.
share-as-text = Als Text teilen
copy-as-text = Als Text kopieren
share-game-so-far = Das Spiel bis hierher
share-deal = Dieses Spiel von Anfang an
copy-link = Kopieren
