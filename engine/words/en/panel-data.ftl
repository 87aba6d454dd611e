# The sheet about what is kept on the player's device.

data-title = Your data

## Where it is kept

kept-on-disk = Your games, results and settings are kept on this device, in this browser. Nobody else gets them.
kept-in-small-store = This browser lets the page use only its small store, which has room for some megabytes. Your games, results and settings are kept there, on this device.
kept-but-shut = Your games cannot be opened at the moment, and what you play now is lost when the page is closed. Please load the page again. If this goes on, only the browser can help: clear the data of this site in its settings.
kept-by-newer = A newer version of this page has kept your games in another way. They are safe, and what you play now is lost when the page is closed. Please load the page again.
kept-nowhere = This browser keeps nothing: what you play is lost when the page is closed.
# $used and $room are sizes, such as "3.4 MB".
room-used = Room used, the program included: { $used } of { $room }.
offline-ready = Ready for offline: the game starts without a network, too.
offline-not-ready = Not ready for offline: the browser has not kept all files of the game yet.
promise-given = The browser has promised to keep all this until you delete it.
promise-not-given = The browser has not promised to keep this: it may delete it when the device is short of room.

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

unread-heading = Could not be read
unread-explained = These texts are damaged, so the page could not use them. They are kept as they are. Restoring one adds the games and results that can still be found in it.
unread-journal = A change of your games
unread-snapshots = A list of all your games
unread-results = A list of results
unread-game = A game
unread-old-games = Games that an older version has saved
unread-old-results = Results that an older version has saved
unread-old-settings = Settings that an older version has saved
unread-old-favourites = Favourites that an older version has saved
unread-something = Something that was saved
# $what is one of these.
unread-save = Save to a file
    .of = Save to a file: { $what }
unread-restore = Restore
    .of = Restore: { $what }
unread-delete = Delete
    .of = Delete: { $what }
