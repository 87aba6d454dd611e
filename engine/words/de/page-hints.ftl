# Tipps, der Weg zurück und Vorführungen.

thinking = wird berechnet …
advice-still-loading = Die Tipps werden noch geladen. Dein Tipp kommt dann von selbst.
advice-not-loaded = Die Tipps konnten nicht geladen werden. Lade die Seite neu, um es noch einmal zu versuchen.
looking-for-way-back = Suche nach der letzten Chance …
no-way-back = keine frühere Stellung bekannt, aus der du gewinnen konntest
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
review-not-judged = Züge werden hier nicht bewertet: Niemand konnte die kommenden Karten sehen.
review-nothing-lost = Du konntest aus jeder Stellung gewinnen.
review-looking = Es wird gesucht, wo du verloren hast …
review-lost-unknown = Wo du verloren hast, ist nicht bekannt.
review-still-unknown = Ob du noch gewinnen kannst, ist nicht bekannt.
review-never = { $noun ->
    [rubber] Dieser Rubber war nicht zu gewinnen.
   *[deal] Diese Partie war nicht zu gewinnen.
}
review-lost-at-latest = Spätestens mit Zug { $number } verloren.
review-lost-by = Mit Zug { $number } verloren.
review-lost-between = Zwischen Zug { $first } und { $last } verloren.
