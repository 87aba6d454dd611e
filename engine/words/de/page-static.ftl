# Wörter, die auf der Seite stehen, bevor Python läuft. Was nur gehört wird, hat "label" im Namen.

## Der Kopf der Seite

menu-label = Menü
games-label = Alle Spiele
rules-label = Regeln
daily-badge = Tagespartie
pause-label = Pause
collection = { -sammlung } · { $count } Patiencen
new-here = Neu hier?
choose-how-to-begin = Wähle deinen Einstieg
close-label = Schließen

## Der Tisch

calls-label = Reizung
sight-label = Ausschnitt
smaller-cards = Kleinere Karten
pan-left = Nach links
pan-up = Nach oben
pan-down = Nach unten
pan-right = Nach rechts
larger-cards = Größere Karten

## Der Rückblick auf ein Spiel

review-label = Rückblick
review-position = Stelle im Spiel
one-move-back = Voriger Zug
one-move-on = Nächster Zug
close-review = Rückblick schließen
where-it-was-lost = Wo es schiefging
show-the-win = Sieg zeigen
play-from-here = Ab hier spielen

## Die Einführung

lesson-label = Einführung
lesson-back = Zurück
lesson-skip-all = Beenden

## Angebote unter dem Tisch

update-offer = Eine neue Version steht bereit.
update-now = Aktualisieren
backup-reminder = Es ist Zeit, deine Spiele zu sichern.
save-a-backup = Jetzt sichern
offer-later = Später

## Die Leiste der Knöpfe

play-label = Spielen
undo-button = Zurück
redo-button = Vor
restart-button = Von vorn

## Die Übersicht der Spiele

games-title = Alle Spiele
filters-label = Spiele filtern
search-games = Spiele durchsuchen
search-hint = Suchen
back-to-table = Zurück zum Tisch

## Der Start

needs-script = Dieses Spiel braucht JavaScript. Bitte schalte es ein.
not-loaded = Das Spiel konnte nicht geladen werden.
try-again = Erneut versuchen
loading-part = { $percent } % geladen
looking-through-files = Die Spieldateien werden geprüft …
being-dealt = Die Karten werden gegeben …
