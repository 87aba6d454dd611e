# Reading a backup file.

backup-too-large = This file is too large to be a backup from this page. Nothing was changed.
backup-unread = The browser could not read this file. Nothing was changed.
backup-damaged = This file is damaged and cannot be read. Nothing was changed.
no-backup-file = This file is not a backup from this page. Nothing was changed.
backup-newer = This file was written by a newer version of this page. Nothing was changed.

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
    [one] { $count } was here already
   *[other] { $count } were here already
}
nothing-added-rest-here = nothing added: the rest was here already
nothing-added-all-here = nothing added: everything was here already
nothing-added-empty = nothing added: there are no results and no games with moves in this backup
things-unread = { $count } could not be read
# $most is how many games are kept on a device.
games-left-out = { $count ->
    [one] { $count } game left out, since { $most } are kept here
   *[other] { $count } games left out, since { $most } are kept here
}
