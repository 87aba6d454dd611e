### start: Words that stand in the page (`web/index.html`) before Python runs. What is only heard has "label" in its
### name.

## The head of the page

menu-label = Menu
games-label = All games
rules-label = Rules
daily-badge = Daily deal
pause-label = Pause
# What a newcomer sees, above the next two: the name of the collection and how many games it has.
collection = Backbone Patience · { $count } games
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
lesson-skip-all = Skip lesson

## Offers below the table

update-offer = A new version is ready.
update-now = Update now
backup-reminder = It’s time to back up your games.
save-a-backup = Save a backup
offer-later = Later

## The bar of buttons

play-label = Play
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
game-starts = Starting the game…

### start: Words for a game that doesn't start. The page says first whether it can be played at all (not-loaded or
### partly-loaded), then why and what helps, in a sentence of its own; then comes the button try-again.

partly-loaded = You can play, but without hints this time.

## What is wrong with the network or a file

no-network = You’re offline. The page will try again as soon as you’re back online.
# $file is the name of a file, such as boot.js.
file-missing = The file { $file } is missing. The site may just be updating: try again in a few minutes.
file-replaced = Another page was sent instead of the file { $file }. If this network asks you to sign in, do that first.
file-damaged = The file { $file } arrived damaged.
file-unreachable = The file { $file } didn’t arrive. Something on this device or network may be blocking it.
# $type is a media type, such as text/plain.
file-mistyped = The file { $file } was sent as “{ $type }”, which the browser refuses. Only whoever runs this site can fix that.

## What the browser lacks, or the way in which the page is opened

needs-webassembly = It needs WebAssembly, which is turned off in this browser. On an iPhone, iPad or Mac, turn off Lockdown Mode for this site. Elsewhere, allow WebAssembly in the browser settings or use another browser.
needs-server = It can’t run from a file: it has to come from a web server. Run “python3 -m http.server” in this folder, then open http://localhost:8000 in the browser.
sandboxed = The page this game is embedded in won’t let it load its files.
# Stands in the page without any script, after not-loaded.
own-address = It doesn’t run from a file or inside another page: open it at its own address.
framed = Backbone Patience can’t be played inside another page.
open-by-itself = Open it on its own

## An address at which there is no file (404.html)

nothing-here = There’s nothing at this address.
to-the-game = Go to the game
