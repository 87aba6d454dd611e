# What the page tells of itself: faults, files, links, and work that takes a while.

went-wrong = Something went wrong in this page. Your game is safe; please go on.
went-wrong-load-again = Something went wrong in this page. What you have played is saved; please load the page again.
new-version = A new version is ready.
time-for-backup = It is time for a backup of your games.
link-copied = Link copied.
link-not-copied = The browser did not let us copy. The link is marked for you to copy.
sound-is-on = Sound is on. You can turn it off in the settings.
text-copied = Copied as text.
text-not-copied = The browser did not let us copy. The text is marked for you to copy.
picture-saved = The picture is saved as a file.
# $file is the name of a file.
saved-as = Saved among your downloads as { $file }.
cards-not-fetched = These cards cannot be fetched now. Please try again with a network.
language-not-fetched = This language cannot be fetched now. Please try again with a network.
looks-not-fetched = The other backs and faces cannot be fetched now. Without a network they come next time.

## Work that takes a while: titles of the sheet that shows how far it is

opening-game = Opening the game
reading-games = Reading your games
writing-backup = Writing the backup
reading-backup = Reading the backup
restoring = Restoring
work-stopped = Stopped. Nothing was changed.

## What could not be read

nothing-restored = No game with a move and no result was found in it. It is kept as it is.
not-deleted = The browser did not let us delete this. It is kept as it is.
no-room-to-bring-back = The browser has no room to bring this back.
