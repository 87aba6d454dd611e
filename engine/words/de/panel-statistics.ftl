# Die Statistik.

statistics-title = Statistik
statistics-of = Statistik: { $game }
statistics-of-all = Statistik aller Spiele
all-rule-sets-together = Alle Spiele zusammen.

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
    [rubber] Ein Rubber zählt, wenn er zu Ende ist. Verlässt du ihn, findest du ihn so wieder, wie er war. Er zählt als nicht gewonnen, sobald du in einem anderen Rubber derselben Variante einen Zug machst, auch nach „{ new-button }“ oder „{ restart-button }“; kommst du mit „{ undo-button }“ wieder zu ihm, gilt dieses Ergebnis nicht mehr. Fehlte nur noch ein Tippen auf „{ finish-button }“, zählt er als gewonnen. Der Tagesrubber und ein weiterer Rubber können nebeneinander angefangen sein; ein Sieg im Tagesrubber zählt für den Tag, an dem du ihn begonnen hast. Ein Rubber aus einem Link, der schon Züge enthält, zählt nie.
   *[game] Eine Partie zählt, wenn sie zu Ende ist. Verlässt du sie, findest du sie so wieder, wie sie war. Sie zählt als nicht gewonnen, sobald du in einer anderen Partie derselben Variante einen Zug machst, auch nach „{ new-button }“ oder „{ restart-button }“; kommst du mit „{ undo-button }“ wieder zu ihr, gilt dieses Ergebnis nicht mehr. Fehlte nur noch ein Tippen auf „{ finish-button }“, zählt sie als gewonnen. Die Tagespartie und eine weitere Partie können nebeneinander angefangen sein; ein Sieg in der Tagespartie zählt für den Tag, an dem du sie begonnen hast. Eine Partie aus einem Link, der schon Züge enthält, zählt nie.
}

## Sicherungen, auf mehreren Blättern

backup-title = Sicherung
backup-explained = Alle angefangenen Spiele, Ergebnisse, Favoriten und Einstellungen in einer Datei, zum Aufbewahren oder für ein anderes Gerät. Liest du eine Sicherung ein, kommt hinzu, was hier fehlt; entfernt wird nichts.
backup-save = Sicherung speichern
backup-add = Sicherung einlesen
