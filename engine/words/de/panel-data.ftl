# Was auf dem Gerät gespeichert ist.

data-title = Deine Daten

## Wo es gespeichert ist

kept-on-disk = Deine Spiele, Ergebnisse und Einstellungen sind auf diesem Gerät in diesem Browser gespeichert. Niemand sonst bekommt sie.
kept-in-small-store = Dieser Browser gibt der Seite nur seinen kleinen Speicher, der einige Megabyte fasst. Dort sind deine Spiele, Ergebnisse und Einstellungen gespeichert, auf diesem Gerät.
kept-but-shut = Deine Spiele lassen sich gerade nicht öffnen, und was du jetzt spielst, ist weg, wenn die Seite geschlossen wird. Bitte lade die Seite neu. Bleibt es dabei, hilft nur der Browser: Lösch in seinen Einstellungen die Daten dieser Website.
kept-by-newer = Eine neuere Version dieser Seite hat deine Spiele anders gespeichert. Sie sind sicher, aber was du jetzt spielst, ist weg, wenn die Seite geschlossen wird. Bitte lade die Seite neu.
kept-nowhere = Dieser Browser speichert nichts: Was du spielst, ist weg, wenn die Seite geschlossen wird.
room-used = Belegter Platz einschließlich Programm: { $used } von { $room }.
offline-ready = Offline bereit: Das Spiel startet auch ohne Netz.
offline-not-ready = Offline nicht bereit: Der Browser hat noch nicht alle Dateien des Spiels gespeichert.
promise-given = Der Browser hat versprochen, all das zu behalten, bis du es löschst.
promise-not-given = Der Browser hat nicht versprochen, das zu behalten: Er darf es löschen, wenn auf dem Gerät der Platz knapp wird.

## Die Spiele, jedes mit Angaben wie "aufgegeben · 12 Züge · gestern gespielt"

kept-games = Spiele
kept-on-table = auf dem Tisch
kept-lesson = Einführung
kept-won = gewonnen
kept-lost = verloren
kept-given-up = aufgegeben
delete-game = Löschen: { $game }, { $line }

## Texte, die nicht zu lesen waren

unread-heading = Nicht zu lesen
unread-explained = Diese Texte sind beschädigt, die Seite konnte sie nicht verwenden. Sie bleiben erhalten, wie sie sind. Wiederherstellen fügt die Spiele und Ergebnisse hinzu, die sich darin noch finden lassen.
unread-journal = Eine Änderung deiner Spiele
unread-snapshots = Eine Liste aller deiner Spiele
unread-results = Eine Liste von Ergebnissen
unread-game = Ein Spiel
unread-old-games = Spiele, die eine ältere Version gespeichert hat
unread-old-results = Ergebnisse, die eine ältere Version gespeichert hat
unread-old-settings = Einstellungen, die eine ältere Version gespeichert hat
unread-old-favourites = Favoriten, die eine ältere Version gespeichert hat
unread-something = Etwas Gespeichertes
unread-save = Als Datei speichern
    .of = Als Datei speichern: { $what }
unread-restore = Wiederherstellen
    .of = Wiederherstellen: { $what }
unread-delete = Löschen
    .of = Löschen: { $what }
