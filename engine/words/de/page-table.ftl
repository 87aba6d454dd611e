# Was auf Befehl vom Tisch gesagt wird, und warum ein Befehl nichts bewirkt.

said-after = { " " }{ $what }
deleted = { $what }: gelöscht.
back-again = { $what }: wieder da.
result = Ergebnis
move-of-several = { $move }, { $number } von { $count }
card-not-home-now = { UPPER(FORM($card, "nom")) } kann jetzt nicht ins Ziel.
no-finish-yet = Noch lässt sich das Spiel nicht ohne Entscheidungen abräumen.
no-such-column = Eine Spalte { $number } gibt es nicht.
not-a-card = { $text } ist keine Karte. Gib Farbe und Wert ein, etwa Pik 7 oder 7p.
nothing-to-call = Jetzt gibt es nichts anzusagen.
no-trick-yet = Es ist noch kein Stich gespielt.
no-score-sheet = Dieses Spiel hat kein Anschreibeblatt.
house-is-not-bidding = Das Haus reizt gerade nicht.
frame-waits = Der Rahmen wartet. Drück irgendwo, damit er weitergeht.
last-trick-button = Letzter Stich
wins-tag = sticht
card-table = Kartentisch
lesson-begins = { $game }. { lesson-step }
lesson-step = { $progress }: { $title }. { $text }

## Die Größe der Karten

cards-largest = Größer werden die Karten nicht.
cards-smallest = Kleiner werden die Karten in diesem Fenster nicht.
table-ends = Hier endet der Tisch.
cards-times = Karten ×{ $size }.
