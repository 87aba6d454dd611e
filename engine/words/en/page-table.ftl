# What is said of the table on command, and why a command does nothing. What has a full stop is a sentence.

# What is said after something else, at the end of the same line.
said-after = { " " }{ $what }
deleted = { $what }: deleted.
back-again = { $what }: back again.
result = Result
move-of-several = { $move }, { $number } of { $count }
card-not-home-now = { UPPER(FORM($card, "the")) } cannot go home now.
no-finish-yet = The game cannot be finished without decisions yet.
no-such-column = There is no column { $number }.
# $text is what the player has typed.
not-a-card = { $text } is no card. Type a rank and a suit, such as 7s.
nothing-to-call = There is nothing to be called now.
no-trick-yet = No trick has been played yet.
no-score-sheet = This game keeps no score sheet.
house-is-not-bidding = The house is not bidding.
frame-waits = The frame waits. Press to let it go on.
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

cards-largest = The cards are as large as they can be.
cards-smallest = The cards get no smaller in this window.
table-ends = The table ends here.
# $size is "number-with-tenths", such as "1.5", or a whole number.
cards-times = Cards ×{ $size }.
