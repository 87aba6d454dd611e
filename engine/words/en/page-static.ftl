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

calls-label = Calls
sight-label = What is in sight
smaller-cards = Smaller cards
pan-left = More at the left
pan-up = More above
pan-down = More below
pan-right = More at the right
larger-cards = Larger cards

## The review of a game

review-label = Review
review-position = Position in the game
one-move-back = One move back
one-move-on = One move on
close-review = Close the review
# $noun is what the game calls a deal: "deal" or "rubber".
where-it-was-lost = Where it was lost
show-the-win = Show the win
play-from-here = Play from here

## The guided first game

lesson-label = Lesson
lesson-back = Back
lesson-skip-all = Skip

## Offers below the table

update-offer = A new version is ready.
update-now = Use it now
backup-reminder = It is time for a backup of your games.
save-a-backup = Save a backup
offer-later = Later

## The bar of buttons

play-label = Play
undo-button = Undo
redo-button = Redo
restart-button = Restart

## The gallery of games

games-title = All games
filters-label = Which games
search-games = Search the games
search-hint = Search
back-to-table = Back to the table

## The start

needs-script = The game is played by a script in this page. Please allow JavaScript for it.
not-loaded = The game could not be loaded.
not-loaded-no-network = The game could not be loaded: there is no network.
try-again = Try again
# $percent is a number.
loading-part = Loading { $percent } %
looking-through-files = Looking through the files of the game …
being-dealt = The game is being dealt.
