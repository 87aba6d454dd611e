# Tipps, der Weg zurück und Vorführungen.

thinking = wird berechnet …
advice-still-loading = Die Tipps werden noch geladen. Danach erscheint dein Tipp von selbst.
advice-not-loaded = Die Tipps konnten nicht geladen werden. Lade die Seite neu, um es noch einmal zu versuchen.
looking-for-way-back = Suche nach der letzten Chance …
no-way-back = keine frühere Stellung bekannt, in der noch ein Sieg möglich war
review-closed = Rückblick geschlossen
showing-way = { $count ->
    [one] ein Weg zum Sieg in { $count } Zug
   *[other] ein Weg zum Sieg in { $count } Zügen
}
showing-long-way = ein langer Weg zum Sieg
no-way-found = von hier aus kein Weg zum Sieg gefunden

## Der Rückblick. Jede Meldung ist ein Satz.

review-at-start = { $noun ->
    [rubber] Anfang des Rubbers.
   *[deal] Anfang der Partie.
}
review-at-move = Zug { $number } von { $count }: { $move }.
review-no-choices = In diesem Spiel gibt es nichts zu entscheiden.
review-not-judged = Züge werden hier nicht bewertet: Niemand konnte wissen, welche Karten kommen.
review-nothing-lost = In jeder Stellung war noch ein Sieg möglich.
review-looking = Suche nach dem entscheidenden Zug …
review-lost-unknown = Wo du verloren hast, ist nicht bekannt.
review-still-unknown = Ob du noch gewinnen kannst, ist nicht bekannt.
review-never = { $noun ->
    [rubber] Dieser Rubber war von Anfang an nicht zu gewinnen.
   *[deal] Diese Partie war von Anfang an nicht zu gewinnen.
}
review-lost-at-latest = Spätestens mit Zug { $number } verloren.
review-lost-by = Mit Zug { $number } verloren.
review-lost-between = Zwischen Zug { $first } und { $last } verloren.
