# Was auf Befehl vom Tisch gesagt wird, und warum ein Befehl nichts bewirkt.

said-after = { " " }{ $what }
deleted = Gelöscht: { $what }.
back-again = Wiederhergestellt: { $what }.
result = Ergebnis
move-of-several = { $move }, { $number } von { $count }
card-not-home-now = { UPPER(FORM($card, "nom")) } kann jetzt nicht ins Ziel.
no-finish-yet = Abräumen geht noch nicht: Es gibt noch etwas zu entscheiden.
no-such-column = Eine Spalte { $number } gibt es nicht.
not-a-card = „{ $text }“ ist keine Karte. Gib Farbe und Wert ein, etwa Pik 7 oder 7p.
nothing-to-call = Gerade gibt es nichts zu reizen.
no-trick-yet = Es ist noch kein Stich gespielt.
no-score-sheet = Dieses Spiel hat kein Anschreibeblatt.
house-is-not-bidding = Die Bank reizt gerade nicht.
frame-waits = Die Markierung steht. Tippe oder drücke eine Taste, damit sie weiterwandert.
last-trick-button = Letzter Stich
wins-tag = sticht
card-table = Kartentisch
lesson-begins = { $game }. { lesson-step }
lesson-step = { $progress }: { $title }. { $text }

## Die Größe der Karten

cards-largest = Größer werden die Karten nicht.
cards-smallest = Kleiner werden die Karten nicht.
table-ends = Hier endet der Tisch.
cards-times = Kartengröße: ×{ $size }.
