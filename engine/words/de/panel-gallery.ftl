# Die Übersicht: eine Kachel für jedes Spiel.

tile-go-on = Weiter
share-winnable = { $share } gewinnbar
favourite-game = Favorit: { $game }
rule-sets-of = Varianten: { $game }
rule-set-in-progress = , angefangen
rule-set-in-full = { " " }({ $game })

## Wie es um das Spiel einer Kachel steht

tile-on-table = auf dem Tisch
tile-in-progress = angefangen
played = { $unit ->
    [today] heute gespielt
    [yesterday] gestern gespielt
    [days] vor { $count } Tagen gespielt
    [weeks] vor { $count } Wochen gespielt
   *[months] vor { $count } Monaten gespielt
}

## Filter und Suche

filter-all = Alle
filter-begun = Angefangen
filter-favourites = Favoriten
filter-short = Unter 10 Min.
filter-sure = Fast immer gewinnbar
games-found = { $count ->
    [0] Kein Spiel gefunden.
    [one] Ein Spiel gefunden.
   *[other] { UPPER(SPELLED($count)) } Spiele gefunden.
}
