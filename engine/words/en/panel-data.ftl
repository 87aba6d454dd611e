# The sheet about what is kept on the player's device.

data-title = Your data

## Where it is kept

kept-on-disk = Your games, results and settings are stored on this device, in this browser. They aren’t sent anywhere.
kept-in-small-store = This browser offers only a few megabytes of storage. Your games, results and settings are stored there, on this device.
kept-but-shut = Your games can’t be opened right now, and what you play now will be lost when you close the page. Please reload the page. If this keeps happening, clear this site’s data in your browser settings; that will delete your games.
kept-by-newer = A newer version of this page has stored your games in a new way. They’re safe, but what you play now will be lost when you close the page. Please reload the page.
kept-nowhere = This browser doesn’t save anything: your games will be lost when you close the page.
# $used and $room are sizes, such as "3.4 MB".
room-used = Storage used, including the app: { $used } of { $room }.
offline-ready = Ready to play offline.
offline-not-ready = Not ready to play offline yet: some files are still missing.
# $file is the name of a file, such as boot.js.
offline-lacks = Not ready to play offline: the browser couldn’t store the file { $file }. This site may be changing it on the way.
promise-given = The browser will keep your data until you delete it.
promise-not-given = The browser may delete your data when the device runs low on storage.

## The games, each with facts in a line such as "given up · 12 moves · played yesterday"

kept-games = Games
# $noun is what the game calls a deal: "deal" or "rubber".
kept-on-table = on the table
kept-lesson = lesson
# $noun is what the game calls a deal: "deal" or "rubber".
kept-won = won
# $noun is what the game calls a deal: "deal" or "rubber".
kept-lost = lost
# $noun is what the game calls a deal: "deal" or "rubber".
kept-given-up = given up
# $game is the name of the deal, $line the facts about it.
delete-game = Delete: { $game }, { $line }

## Texts that could not be read: what each was, and buttons, with the form ".of" for screen readers

unread-heading = Couldn’t be read
unread-explained = These items are damaged, so they couldn’t be used. They’re kept as they are. Restoring one adds the games and results that can still be found in it.
unread-journal = A change to your games
unread-snapshots = A list of all your games
unread-results = A list of results
unread-game = A game
unread-something = Other saved data
# $what is one of these.
unread-save = Save to a file
    .of = Save to a file: { $what }
unread-restore = Restore
    .of = Restore: { $what }
unread-delete = Delete
    .of = Delete: { $what }
