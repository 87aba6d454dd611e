# Words that stand in the page (`web/index.html`) before Python runs. What is only heard has "label" in its name.

## The head of the page

menu-label = Menu
games-label = All games
rules-label = Rules
daily-badge = Daily deal
pause-label = Pause
# What a newcomer sees, above the next two: the name of the collection and how many games it has.
collection = Backbone Patience · { $count } patience games
# Two sentences side by side, the second one in bold. Both are one button.
new-here = New here?
choose-how-to-begin = Choose how to begin
close-label = Close

## The table

calls-label = Bidding
sight-label = View of the table
smaller-cards = Smaller cards
pan-left = More to the left
pan-up = More above
pan-down = More below
pan-right = More to the right
larger-cards = Larger cards

## The review of a game

review-label = Review
review-position = Position in the game
one-move-back = Previous move
one-move-on = Next move
close-review = Close review
# $noun is what the game calls a deal: "deal" or "rubber".
where-it-was-lost = Where you lost
show-the-win = Show how to win
play-from-here = Play from here

## The guided first game

lesson-label = Lesson
lesson-back = Back
lesson-skip-all = Skip

## Offers below the table

update-offer = A new version is ready.
update-now = Update now
backup-reminder = It’s time to back up your games.
save-a-backup = Save a backup
offer-later = Later

## The bar of buttons

play-label = Play
undo-button = Undo
redo-button = Redo
restart-button = Restart

## The gallery of games

games-title = All games
filters-label = Filter games
search-games = Search games
search-hint = Search
back-to-table = Back to the table

## The start

needs-script = This game needs JavaScript. Please turn it on.
not-loaded = Couldn’t load the game.
try-again = Try again
# $percent is a number.
loading-part = Loading { $percent }%
looking-through-files = Checking the game files…
being-dealt = Dealing the cards…
