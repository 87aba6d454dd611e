# Die Statistik.

statistics-title = Statistik
statistics-of = Statistik: { $game }
statistics-of-all = Alle Varianten
all-rule-sets-together = Alle Varianten zusammen.

## Zahlen: wie jede heißt, und klein darunter, was sie zählt

figure-played = Gespielt
    .meaning = { $noun ->
        [rubber] Rubber, die du beendet oder verlassen hast
       *[game] Partien, die du beendet oder verlassen hast
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
figure-best-streak = Beste Serie
    .meaning = meiste Siege in Folge
figure-average = Durchschnitt
    .meaning = { $noun ->
        [rubber] Punkte, über alle Rubber
       *[game] Punkte, über alle Partien
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
    [one] Einem Sieg ging ein zurückgenommener Zug voraus, der eine neue Karte gezeigt hatte.
   *[other] { UPPER(SPELLED($count)) } Siegen ging ein zurückgenommener Zug voraus, der eine neue Karte gezeigt hatte.
}

## Statt Diagrammen, solange zu wenige Partien gespielt sind

games-until-charts = { $noun ->
    [rubber] { $left ->
        [one] Ab { $count } Rubbern gibt es ein Diagramm: noch einer.
       *[other] Ab { $count } Rubbern gibt es ein Diagramm: noch { SPELLED($left) }.
    }
   *[game] { $left ->
        [one] Ab { $count } Partien gibt es ein Diagramm: noch eine.
       *[other] Ab { $count } Partien gibt es ein Diagramm: noch { SPELLED($left) }.
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
    [rubber] Von dieser Variante zählt noch kein Rubber.
   *[game] Von dieser Variante zählt noch keine Partie.
}
statistics-invite = Hier erscheinen deine Siege, Bestzeiten und Serien.
statistics-play = Spielen
what-counts-title = Was zählt
what-counts = { $noun ->
    [rubber] Ein Rubber zählt, sobald du darin einen Zug gemacht hast und er zu Ende ist. Verlässt du ihn, wartet er auf dich; er zählt als nicht gewonnen, wenn du dort auf „Neuer Rubber“ oder „Von vorn“ tippst oder in einem anderen Rubber derselben Variante einen Zug machst. Nur der Tagesrubber von heute und ein anderer dürfen nebeneinander warten. Ein Rubber aus einem Link, der schon Züge enthält, zählt nie.
   *[game] Eine Partie zählt, sobald du darin einen Zug gemacht hast und sie zu Ende ist. Verlässt du sie, wartet sie auf dich; sie zählt als nicht gewonnen, wenn du dort auf „Neue Partie“ oder „Von vorn“ tippst oder in einer anderen Partie derselben Variante einen Zug machst. Nur die Tagespartie von heute und eine andere Partie dürfen nebeneinander warten. Eine Partie aus einem Link, der schon Züge enthält, zählt nie.
}

## Sicherungen, auf mehreren Blättern

backup-title = Sicherung
backup-explained = Alle angefangenen Spiele, Ergebnisse, Favoriten und Einstellungen in einer Datei, zum Aufbewahren oder für ein anderes Gerät. Eine Sicherung einzulesen ergänzt, was hier fehlt, und entfernt nichts.
backup-save = Sicherung speichern
backup-add = Sicherung einlesen
