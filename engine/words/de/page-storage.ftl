# Fehler beim Speichern der Spiele auf dem Gerät. Jede Meldung ist ein Satz oder zwei.

no-room-to-save = Der Speicher des Browsers ist voll. Du kannst weiterspielen, aber dieses Spiel geht vielleicht verloren.
not-saved-now = Dein Spiel kann gerade nicht gespeichert werden. Du kannst weiterspielen; nach jedem Zug wird es erneut versucht.
room-miscounted = Der Browser meldet fälschlich, der Speicher sei voll. Schließe ihn und öffne ihn neu; bis dahin wird nichts gespeichert.
games-not-read = Deine Spiele können gerade nicht gelesen werden. Bitte lade die Seite neu.
games-not-opened = Deine Spiele können gerade nicht geöffnet werden. Bitte lade die Seite neu: Was du jetzt spielst, wird nicht gespeichert.
nothing-kept = Dieser Browser speichert nichts: Deine Spiele gehen verloren, wenn du die Seite schließt.
browser-deleted = Der Browser hat deine gespeicherten Spiele gelöscht. Hast du eine Sicherung, lies sie unter „{ data-title }“ ein.
browser-deleted-copy = Der Browser hat deine gespeicherten Spiele gelöscht. Sie wurden aus einer zweiten Kopie wiederhergestellt.
something-damaged = Einige gespeicherte Daten waren nicht lesbar. Sie bleiben unverändert erhalten; alles andere ist da.
newer-version-played = Hier wurde schon mit einer neueren Version gespielt. Gespeichert wird erst wieder, wenn du die Seite neu lädst.
