# Was auf dem Gerät gespeichert ist.

data-title = Deine Daten

## Wo es gespeichert ist

kept-on-disk = Deine Spiele, Ergebnisse und Einstellungen sind auf diesem Gerät in diesem Browser gespeichert. Sie verlassen dieses Gerät nicht.
kept-in-small-store = Dieser Browser bietet nur wenige Megabyte Speicher. Darin sind deine Spiele, Ergebnisse und Einstellungen auf diesem Gerät gespeichert.
kept-but-shut = Deine Spiele können gerade nicht geöffnet werden, und was du jetzt spielst, geht verloren, wenn du die Seite schließt. Bitte lade die Seite neu. Hilft das nicht, lösche in den Einstellungen des Browsers die Daten dieser Website; damit sind auch deine Spiele gelöscht.
kept-by-newer = Eine neuere Version dieser Seite hat deine Spiele anders gespeichert. Sie sind sicher, aber was du jetzt spielst, geht verloren, wenn du die Seite schließt. Bitte lade die Seite neu.
kept-nowhere = Dieser Browser speichert nichts: Deine Spiele gehen verloren, wenn du die Seite schließt.
room-used = Belegter Speicher einschließlich der App: { $used } von { $room }.
offline-ready = Offline spielbar.
offline-not-ready = Noch nicht offline spielbar: Einige Dateien fehlen noch.
offline-lacks = Nicht offline spielbar: Der Browser konnte die Datei { $file } nicht speichern. Vielleicht wird sie unterwegs verändert.
promise-given = Der Browser bewahrt diese Daten auf, bis du sie löschst.
promise-not-given = Der Browser kann diese Daten löschen, wenn auf dem Gerät der Speicher knapp wird.

## Die Spiele, jedes mit Angaben wie "aufgegeben · 12 Züge · gestern gespielt"

kept-games = Spiele
kept-on-table = auf dem Tisch
kept-lesson = Einführung
kept-won = gewonnen
kept-lost = verloren
kept-given-up = aufgegeben
delete-game = Löschen: { $game }, { $line }

## Texte, die nicht zu lesen waren

unread-heading = Nicht lesbar
unread-explained = Diese Einträge sind beschädigt und konnten nicht verwendet werden. Sie bleiben unverändert erhalten. „{ unread-restore }“ fügt die Spiele und Ergebnisse hinzu, die noch darin zu finden sind.
unread-journal = Eine Änderung an deinen Spielen
unread-snapshots = Eine Liste aller deiner Spiele
unread-results = Eine Liste von Ergebnissen
unread-game = Ein Spiel
unread-something = Andere gespeicherte Daten
unread-save = Als Datei speichern
    .of = Als Datei speichern: { $what }
unread-restore = Wiederherstellen
    .of = Wiederherstellen: { $what }
unread-delete = Löschen
    .of = Löschen: { $what }
