# What the page tells of itself: faults, files, links, and work that takes a while.

went-wrong = Something went wrong. Your game is safe; you can keep playing.
went-wrong-load-again = Something went wrong. Your games are saved; please reload the page.
new-version = A new version is ready.
time-for-backup = It’s time to back up your games.
link-copied = Link copied.
link-not-copied = Couldn’t copy. The link is selected, so you can copy it yourself.
sound-is-on = Sound is on. You can turn it off in the settings.
text-copied = Copied as text.
text-not-copied = Couldn’t copy. The text is selected, so you can copy it yourself.
picture-saved = Picture saved as a file.
# $file is the name of a file.
saved-as = Saved to your downloads as { $file }.
cards-not-fetched = Couldn’t load these cards. Try again when you’re online.
language-not-fetched = Couldn’t load this language. Try again when you’re online.
looks-not-fetched = Couldn’t load the other backs and faces. Try again when you’re online.

## Work that takes a while: titles of the sheet that shows how far it is

opening-game = Opening the game
reading-games = Reading your games
writing-backup = Writing the backup
reading-backup = Reading the backup
restoring = Restoring
work-stopped = Stopped. Nothing was changed.

## What could not be read

nothing-restored = Nothing to restore: this item has no results and no games with moves. It’s kept as it is.
not-deleted = Couldn’t delete this item. It’s kept as it is.
no-room-to-bring-back = There isn’t enough storage to restore this.
