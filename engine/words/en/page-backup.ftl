# Reading a backup file.

backup-too-large = This file is too large to be a backup. Nothing was changed.
backup-unread = The browser couldn’t read this file. Nothing was changed.
backup-damaged = This file is damaged and can’t be read. Nothing was changed.
no-backup-file = This file isn’t a backup from this page. Nothing was changed.
backup-newer = This backup comes from a newer version of this page. Nothing was changed.

## What was added: parts of a sentence, such as "12 results and 2 games added; 3 were here already"

things-added = { LIST($things, "and-only") } added
added-results = { $count ->
    [one] { $count } result
   *[other] { $count } results
}
added-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
were-here-already = { $count ->
    [one] { $count } was already here
   *[other] { $count } were already here
}
nothing-added-rest-here = nothing added: everything else was already here
nothing-added-all-here = nothing added: everything was already here
nothing-added-empty = nothing added: this backup has no results and no games with moves
things-unread = { $count } couldn’t be read
# $most is how many games are kept on a device.
games-left-out = { $count ->
    [one] { $count } game left out: only { $most } are kept here
   *[other] { $count } games left out: only { $most } are kept here
}
