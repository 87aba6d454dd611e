### Wie ein Spiel geendet hat. Jede Meldung ist ein Satz.

won-in = { $count ->
    [one] In { $count } Zug gewonnen.
   *[other] In { $count } Zügen gewonnen.
}
all-home = Alle Karten sind im Ziel.
no-more-home = Keine weitere Karte kann ins Ziel.
klondike-stuck = Du kannst keine verdeckte Karte mehr aufdecken, und keine Karte aus Talon oder Ablage passt.
all-runs-complete = Alle acht Folgen sind vollständig.
no-run-possible = Du kannst keine verdeckte Karte mehr aufdecken und keine Folge mehr vervollständigen.
too-few-to-deal = Es sind zu wenige Karten übrig, um jede Spalte zu füllen. Du kannst nicht mehr geben.
stock-used-up = Der Talon ist leer.
clock-won = Alle Karten liegen offen, und der vierte König kam zuletzt.
clock-stopped = Der vierte König hat die Uhr angehalten.
clock-odds = Zu entscheiden gibt es hier nichts: Eine von 13 Partien geht auf.
pyramid-gone = Die ganze Pyramide ist abgeräumt.
nothing-to-take-away = Du kannst keine Karte mehr wegnehmen.
all-in-hole = Alle Karten sind im schwarzen Loch.
no-free-card-fits = Keine freie Karte passt.
columns-cleared = Die Spalten sind abgeräumt.
golf-stuck = Der Talon ist leer, und keine Karte passt.
round-won = Alle neun Spiele sind gespielt, und höchstens 45 Karten sind übrig.
round-lost = Alle neun Spiele sind gespielt, und mehr als 45 Karten sind übrig.

### Die Blätter für ein Spiel, das zu Ende ist oder nicht mehr gewonnen werden kann.

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
    [0] noch kein Tag diese Woche
    [one] ein Tag diese Woche
   *[other] { SPELLED($count) } Tage diese Woche
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

### Das Ergebnis eines gewonnenen Spiels zum Teilen.

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
