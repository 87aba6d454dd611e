# Faults of what keeps the games on the device. Each message is one or two sentences.

no-room-to-save = The browser has no room to save. You can play on, but this game may be lost.
not-saved-now = The browser does not save at the moment. You can play on; the page tries again with every move.
room-miscounted = The browser wrongly finds no room to save. Close it and open it again; until then nothing is kept.
games-not-read = Your games cannot be read at the moment. Please load the page again.
games-not-opened = Your games cannot be opened at the moment. Please load the page again: what you play now is not kept.
nothing-kept = This browser keeps nothing: what you play is lost when the page is closed.
browser-deleted = The browser has deleted what was kept here. If you have a backup, add it under “Your data”.
browser-deleted-copy = The browser has deleted what was kept here. The page has brought it back from its second copy.
something-damaged = Something that was saved could not be read. It is kept as it is; everything else is here.
newer-version-played = A newer version of this page has played here. You can play, but nothing is saved until you load it again.
