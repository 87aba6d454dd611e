### The header above the table, its buttons, and the title of the window.

page-title = { $game } – Backbone Patience
# Between the name of a game and the form ".variant" of its rule set, as in "Klondike, turn three". On an upright phone
# the two stand on two lines, and this is only heard.
header-before-variant = { ", " }
# $noun is what the game calls its deals.
header-deal = { $noun ->
    [rubber] Rubber { $number }
   *[deal] Deal { $number }
}
# $standing is which deal of the game it is, such as "3 of 9".
header-deal-of-several = { header-deal }, { $standing }
# $noun is what the game calls a deal: "deal" or "rubber".
header-won = won
# $noun is what the game calls a deal: "deal" or "rubber".
header-lost = lost
# On buttons.
new-button = { $noun ->
    [rubber] New rubber
   *[deal] New deal
}
hint-button = Hint
why-button = Why?
# What a screen reader says in place of the button above.
why-button-label = Why this hint?
finish-button = Finish
run-button = Run
stop-button = Stop
# The score where the player has chosen another one than that of the game.
score-in-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
score-in-points-below = { $count ->
    [one] −{ $count } point
   *[other] −{ $count } points
}

### What is said of the table on command, and why a command does nothing. What has a full stop is a sentence.

# What is said after something else, at the end of the same line.
said-after = { " " }{ $what }
deleted = Deleted: { $what }.
back-again = Restored: { $what }.
result = result
move-of-several = { $move }, { $number } of { $count }
card-not-home-now = { UPPER(FORM($card, "the")) } can’t go home now.
no-finish-yet = The game can’t finish itself yet: there are still choices to make.
no-such-column = There’s no column { $number }.
# $text is what the player has typed.
not-a-card = “{ $text }” isn’t a card. Type a rank and a suit, such as 7s.
nothing-to-call = There’s nothing to bid right now.
no-trick-yet = No trick has been played yet.
no-score-sheet = This game has no score sheet.
house-is-not-bidding = The house isn’t bidding.
frame-waits = Scanning is paused. Press to continue.
# In a game without choices, a button that shows the last trick again.
last-trick-button = Last trick
# On the card that wins a trick.
wins-tag = wins
# For screen readers: what kind of thing the table is.
card-table = card table
# $progress is such as "Step 1 of 9".
lesson-begins = { $game }. { lesson-step }
lesson-step = { $progress }: { $title }. { $text }

## The size of the cards

cards-largest = The cards can’t get any larger.
cards-smallest = The cards can’t get any smaller.
table-ends = The table ends here.
# $size is "number-with-tenths", such as "1.5", or a whole number.
cards-times = Card size: ×{ $size }.

### What each key does, for the list of keys.

key-undo = undo
key-redo = redo
key-list = list the cards in this pile, to choose which to take
key-stock = turn the stock
key-new = new deal
key-restart = restart this deal
key-run = finish the game, or play it automatically
key-hint = hint: show a move
key-nudge = say only whether there’s a useful move
key-review = review: see where you won or lost
key-daily = the daily deals of this game
key-moves = show what can move; press again to read out all moves
key-overview = read out the top cards; press again for every pile
key-next-move = read out the next legal move, and go to its pile
key-last-move = read out the previous legal move
key-contents = read out the cards in this pile
key-where = say which pile you’re on
key-again = repeat the last announcement
# $number is that of a column on the table.
key-column = go to column { $number }
key-magnify = enlarge this card
key-larger = larger cards
key-smaller = smaller cards
key-rules = rules of this game
key-games = all games
key-pause = pause: stop the clock and hide the cards
key-statistics = statistics
key-score-sheet = score sheet, in games that have one
key-trick = show the last trick again, in games with tricks
key-calls = go to the bids, or to the button for the next deal
key-count = show how the house decides what to bid
key-find = find a card
key-help = this list
key-next-kind = go to the next kind of pile
key-last-kind = go to the previous kind of pile
key-release = deselect, or close the review
key-take = select this card, or put the selected card here
key-best = play the best move from this pile

### What the page tells of itself: faults, files, links, and work that takes a while.

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

### Faults of what keeps the games on the device. Each message is one or two sentences.

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

### Reading a backup file.

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
