# Kleine Blätter und Knöpfe.

## Eine Karte finden

find-title = Karte suchen
find-such-as = Etwa 7p, 10h oder Kreuz-Dame
find-button = Suchen

## Während in einem anderen Tab gespielt wird

other-tab-title = In einem anderen Tab offen
other-tab-words = Du spielst in einem anderen Tab oder Fenster. Nichts ist verloren.
other-tab-here = Hier spielen

link-damaged-title = Der Link ist beschädigt
link-damaged-play = Von Anfang an spielen

## Während etwas lange dauert

slow-work-done = { $percent } %
slow-work-stop = Abbrechen

## Der Knopf, der den Rahmen beim Spiel mit einem Schalter warten lässt

wait-button = Anhalten
wait-words = Markierung anhalten
