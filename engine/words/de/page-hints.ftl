# Tipps, der Weg zurück und Vorführungen.

thinking = denkt nach
advice-still-loading = Die Ratschläge werden noch geladen. Sie erscheinen dann von selbst.
advice-not-loaded = Die Ratschläge konnten nicht geladen werden. Lade die Seite neu, um welche zu bekommen.
looking-for-way-back = { $noun ->
    [rubber] sucht, wo der Rubber noch zu gewinnen war
   *[deal] sucht, wo die Partie noch zu gewinnen war
}
no-way-back = { $noun ->
    [rubber] keine frühere Stellung ist bekannt, aus der der Rubber zu gewinnen war
   *[deal] keine frühere Stellung ist bekannt, aus der die Partie zu gewinnen war
}
review-closed = Rückblick geschlossen
showing-way = { $count ->
    [one] ein Weg zum Sieg in { $count } Zug
   *[other] ein Weg zum Sieg in { $count } Zügen
}
showing-long-way = ein langer Weg zum Sieg
no-way-found = von hier aus fand sich kein Weg zum Sieg

## Der Rückblick. Jede Meldung ist ein Satz.

review-at-start = { $noun ->
    [rubber] Der Rubber am Anfang.
   *[deal] Die Partie am Anfang.
}
review-at-move = Zug { $number } von { $count }: { $move }.
review-no-choices = In diesem Spiel gibt es nichts zu entscheiden.
review-not-judged = Welcher Zug der beste war, wird in diesem Spiel nicht beurteilt: Niemand konnte die kommenden Karten sehen.
review-nothing-lost = { $noun ->
    [rubber] Der Rubber ist aus jeder Stellung zu gewinnen.
   *[deal] Die Partie ist aus jeder Stellung zu gewinnen.
}
review-looking = { $noun ->
    [rubber] Gesucht wird der Zug, mit dem der Rubber verloren ging.
   *[deal] Gesucht wird der Zug, mit dem die Partie verloren ging.
}
review-lost-unknown = { $noun ->
    [rubber] Mit welchem Zug der Rubber verloren ging, ist nicht bekannt.
   *[deal] Mit welchem Zug die Partie verloren ging, ist nicht bekannt.
}
review-still-unknown = { $noun ->
    [rubber] Es ist nicht bekannt, ob der Rubber noch zu gewinnen ist.
   *[deal] Es ist nicht bekannt, ob die Partie noch zu gewinnen ist.
}
review-never = { $noun ->
    [rubber] Dieser Rubber war nicht zu gewinnen.
   *[deal] Diese Partie war nicht zu gewinnen.
}
review-lost-at-latest = { $noun ->
    [rubber] Spätestens mit Zug { $number } war der Rubber verloren.
   *[deal] Spätestens mit Zug { $number } war die Partie verloren.
}
review-lost-by = { $noun ->
    [rubber] Mit Zug { $number } war der Rubber verloren.
   *[deal] Mit Zug { $number } war die Partie verloren.
}
review-lost-between = { $noun ->
    [rubber] Zwischen Zug { $first } und { $last } ging der Rubber verloren.
   *[deal] Zwischen Zug { $first } und { $last } ging die Partie verloren.
}
