# Faults of what keeps the games on the device. Each message is one or two sentences.

no-room-to-save = The browser has run out of storage. You can keep playing, but this game may be lost.
not-saved-now = Your game can’t be saved right now. You can keep playing; the page will try again after every move.
room-miscounted = The browser wrongly says storage is full. Close and reopen it; nothing will be saved until then.
games-not-read = Your games can’t be read right now. Please reload the page.
games-not-opened = Your games can’t be opened right now. Please reload the page: what you play now won’t be saved.
nothing-kept = This browser doesn’t save anything: your games will be lost when you close the page.
browser-deleted = The browser has deleted your saved games. If you have a backup, add it under “{ data-title }”.
browser-deleted-copy = The browser deleted your saved games. They’ve been restored from a second copy.
something-damaged = Some saved data couldn’t be read. It’s kept as it is; everything else is here.
newer-version-played = A newer version was used here. Nothing will be saved until you reload the page.
