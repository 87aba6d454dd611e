# Eine Sicherungsdatei lesen.

backup-too-large = Diese Datei ist zu groß für eine Sicherung von dieser Seite. Es wurde nichts geändert.
backup-unread = Der Browser konnte diese Datei nicht lesen. Es wurde nichts geändert.
backup-damaged = Diese Datei ist beschädigt und kann nicht gelesen werden. Es wurde nichts geändert.
no-backup-file = Diese Datei ist keine Sicherung von dieser Seite. Es wurde nichts geändert.
backup-newer = Diese Sicherung stammt von einer neueren Version dieser Seite. Es wurde nichts geändert.

## Was hinzukam: Satzteile, wie "12 Ergebnisse und 2 Spiele hinzugefügt; 3 waren schon da"

things-added = { LIST($things, "and-only") } hinzugefügt
added-results = { $count ->
    [one] { $count } Ergebnis
   *[other] { $count } Ergebnisse
}
added-games = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}
were-here-already = { $count ->
    [one] { $count } war schon da
   *[other] { $count } waren schon da
}
nothing-added-rest-here = nichts hinzugefügt: Der Rest war schon da
nothing-added-all-here = nichts hinzugefügt: Alles war schon da
nothing-added-empty = nichts hinzugefügt: Diese Sicherung enthält weder Ergebnisse noch Spiele mit Zügen
things-unread = { $count } nicht lesbar
games-left-out = { $count ->
    [one] { $count } Spiel ausgelassen: Hier werden höchstens { $most } gespeichert
   *[other] { $count } Spiele ausgelassen: Hier werden höchstens { $most } gespeichert
}
