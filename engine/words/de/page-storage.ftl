# Fehler beim Speichern der Spiele auf dem Gerät. Jede Meldung ist ein Satz oder zwei.

no-room-to-save = Der Browser hat keinen Platz zum Speichern. Du kannst weiterspielen, aber dieses Spiel geht vielleicht verloren.
not-saved-now = Der Browser speichert gerade nicht. Du kannst weiterspielen; die Seite versucht es mit jedem Zug wieder.
room-miscounted = Der Browser meint fälschlich, er habe keinen Platz zum Speichern. Schließ ihn und öffne ihn neu; bis dahin wird nichts gespeichert.
games-not-read = Deine Spiele lassen sich gerade nicht lesen. Bitte lade die Seite neu.
games-not-opened = Deine Spiele lassen sich gerade nicht öffnen. Bitte lade die Seite neu: Was du jetzt spielst, wird nicht gespeichert.
nothing-kept = Dieser Browser speichert nichts: Was du spielst, ist weg, wenn die Seite geschlossen wird.
browser-deleted = Der Browser hat gelöscht, was hier gespeichert war. Hast du eine Sicherung, dann lies sie unter „Deine Daten“ ein.
browser-deleted-copy = Der Browser hat gelöscht, was hier gespeichert war. Die Seite hat es aus ihrer zweiten Kopie zurückgeholt.
something-damaged = Etwas Gespeichertes war nicht zu lesen. Es bleibt erhalten, wie es ist; alles andere ist da.
newer-version-played = Hier hat schon eine neuere Version dieser Seite gespielt. Du kannst spielen, aber gespeichert wird erst, wenn du die Seite neu lädst.
