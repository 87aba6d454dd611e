# Wie ein Spiel geendet hat. Jede Meldung ist ein Satz.

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
