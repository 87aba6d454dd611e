# What is said of the table on command, and why a command does nothing. What has a full stop is a sentence.

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
