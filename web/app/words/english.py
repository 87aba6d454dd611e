"""The words of the engine and of the page in English, compiled by `python3 build.py words`."""

from engine.words.english import LANGUAGE as _OF_ENGINE
from engine.words.language import Messages, read_lines

_TEXTS = read_lines(r'''
page-title [["shown","game"]," – Backbone Patience"]
header-before-variant , 
header-deal [["select","noun",{"rubber":["Rubber ",["shown","number"]]},["Deal ",["shown","number"]]]]
header-deal-of-several [["message","header-deal"],", ",["shown","standing"]]
header-won won
header-lost lost
new-button [["select","noun",{"rubber":"New rubber"},"New deal"]]
hint-button Hint
why-button Why?
why-button-label Why this hint?
finish-button Finish
stop-button Stop
score-in-points [["select","count",{"one":[["shown","count"]," point"]},[["shown","count"]," points"]]]
score-in-points-below [["select","count",{"one":["−",["shown","count"]," point"]},["−",["shown","count"]," points"]]]
said-after [" ",["shown","what"]]
deleted ["Deleted: ",["shown","what"],"."]
back-again ["Restored: ",["shown","what"],"."]
move-of-several [["shown","move"],", ",["shown","number"]," of ",["shown","count"]]
card-not-home-now [["upper",["shown","card","the"]]," can’t go home now."]
no-finish-yet The game can’t finish itself yet: there are still choices to make.
nothing-to-call There’s nothing to bid right now.
choose-a-bid Choose a bid first.
no-trick-yet No trick has been played yet.
last-trick-button Last trick
wins-tag wins
card-table card table
cards-largest The cards can’t get any larger.
cards-smallest The cards can’t get any smaller.
table-ends The table ends here.
cards-times ["Card size: ×",["shown","size"],"."]
key-undo undo
key-redo redo
key-list list the cards in this pile, to choose which to take
key-stock turn the stock
key-new new deal
key-restart restart this deal
key-run finish the game, or play it automatically
key-hint hint: show a move
key-nudge say only whether there’s a useful move
key-review review: see where you won or lost
key-daily the daily deals of this game
key-moves show what can move; press again to read out all moves
key-overview read out the top cards; press again for every pile
key-next-move read out the next legal move, and go to its pile
key-last-move read out the previous legal move
key-contents read out the cards in this pile
key-where say which pile you’re on
key-again repeat the last announcement
key-magnify enlarge this card
key-larger larger cards
key-smaller smaller cards
key-rules rules of this game
key-games all games
key-pause pause: stop the clock and hide the cards
key-statistics statistics
key-score-sheet score sheet, in games that have one
key-trick show the last trick again, in games with tricks
key-calls go to the bids, or to the button for the next deal
key-count show how the house decides what to bid
key-find find a card
key-help this list
key-next-kind go to the next kind of pile
key-last-kind go to the previous kind of pile
key-release deselect, or close the review
key-take select this card, or put the selected card here
key-best play the best move from this pile
went-wrong Something went wrong. Your game is safe; you can keep playing.
went-wrong-load-again Something went wrong. Your games are saved; please reload the page.
new-version A new version is ready.
time-for-backup It’s time to back up your games.
link-copied Link copied.
link-not-copied Couldn’t copy. The link is selected, so you can copy it yourself.
saved-as ["Saved to your downloads as ",["shown","file"],"."]
opening-game Opening the game
reading-games Reading your games
writing-backup Writing the backup
reading-backup Reading the backup
restoring Restoring your games
work-stopped Stopped. Nothing was changed.
no-room-to-save The browser has run out of storage. You can keep playing, but this game may be lost.
not-saved-now Your game can’t be saved right now. You can keep playing; the page will try again after every move.
room-miscounted The browser wrongly reports that storage is full. Close the browser and open it again; nothing will be saved until then.
games-not-read Your games can’t be read right now. Please reload the page.
games-not-opened Your games can’t be opened right now. Please reload the page: what you play now won’t be saved.
nothing-kept This browser doesn’t save anything: your games will be lost when you close the page.
browser-deleted ["The browser has deleted your saved games. If you have a backup, add it under “",["message","data-title"],"”."]
browser-deleted-copy The browser deleted your saved games. They’ve been restored from a second copy.
something-damaged Some saved data couldn’t be read. It’s been left as it is; everything else is here.
newer-version-played A newer version of this page has been used in this browser. Nothing will be saved until you reload the page.
deselected deselected
space-chosen [["shown","place"]," selected; can be filled from ",["listed","places","comma"]]
space-chosen-many [["shown","place"]," selected; can be filled from ",["select","count",{"one":[["shown","count"]," pile"]},[["shown","count"]," piles"]]]
cards-chosen [["shown","cards"]," selected; can go to ",["listed","places","comma"]]
cards-chosen-between [["shown","least"]," selected, or up to ",["shown","most"],"; can go to ",["listed","places","comma"]]
also-home ["Also moved home: ",["listed","cards","comma"]]
nothing-to-undo Nothing to undo.
nothing-to-redo Nothing to redo.
undone undone
undone-move ["undone: ",["shown","move"]]
redone redone
redone-move ["redone: ",["shown","move"]]
back back
back-to-deal ["back to ",["shown","deal"]]
move-number ["move ",["shown","number"]]
at-its-start You’re already at the start.
undo-brings-back ["“",["message","undo-button"],"” brings your moves back."]
lesson-over lesson over
link-too-long This link is too long to be valid.
on-the-table-already This game is already on the table.
deal-so-far [["shown","deal"],", ",["message","moves"]]
number-with-tenths [["shown","whole"],".",["shown","tenths"]]
per-cent [["shown","number"],"%"]
per-cent-under-one under 1%
per-cent-over-99 over 99%
ordinal [["select","noun",{"day":[["select","like",{"1":[["shown","number"],"st"],"2":[["shown","number"],"nd"],"3":[["shown","number"],"rd"]},[["shown","number"],"th"]]]},[["shown","number"]]]]
size-under-1-kb under 1 kB
size-kb [["shown","number"]," kB"]
size-mb [["shown","number"]," MB"]
size-gb [["shown","number"]," GB"]
month-name [["select","month",{"1":"January","2":"February","3":"March","4":"April","5":"May","6":"June","7":"July","8":"August","9":"September","10":"October","11":"November"},"December"]]
month-of-year [["message","month-name"]," ",["shown","year"]]
day-of-month [["shown","day"]," ",["message","month-name"]]
date [["shown","day"]," ",["message","month-name"]," ",["shown","year"]]
not-a-date [["shown","text"]]
first-weekday 0
weekday-name [["select","weekday",{"0":"Monday","1":"Tuesday","2":"Wednesday","3":"Thursday","4":"Friday","5":"Saturday"},"Sunday"]]
weekday-name.short [["select","weekday",{"0":"Mon","1":"Tue","2":"Wed","3":"Thu","4":"Fri","5":"Sat"},"Sun"]]
weekday-name.shortest [["select","weekday",{"0":"Mo","1":"Tu","2":"We","3":"Th","4":"Fr","5":"Sa"},"Su"]]
weekday-name.initial [["select","weekday",{"0":"M","1":"T","2":"W","3":"T","4":"F","5":"S"},"S"]]
nearly-all-deals nearly all
deals-in [["shown","part"]," in ",["shown","whole"]]
deals-in-at-least ["at least ",["shown","part"]," in ",["shown","whole"]]
winnable-means “Winnable” is the share of deals you could win if you saw every card. It doesn’t say how often you’ll win.
list-dot  · 
list-dot.last  · 
facts-in-line [["listed","facts","dot"]]
fact [["shown","what"]]
delete-button Delete
minutes-of-play [["shown","most"]," min"]
minutes-of-play-between [["shown","least"],"–",["shown","most"]," min"]
statistics-title Statistics
statistics-of ["Statistics: ",["shown","game"]]
statistics-of-all All statistics
all-rule-sets-together All games together
result result
figure-played Played
figure-played.meaning [["select","noun",{"rubber":"rubbers you finished or gave up"},"games you finished or gave up"]]
figure-won Won
figure-won.meaning [["select","noun",{"rubber":"of the rubbers played"},"of the games played"]]
figure-win-rate Win rate
figure-win-rate.meaning [["select","noun",{"rubber":"of the rubbers played"},"of the games played"]]
figure-streak Streak
figure-streak.meaning [["select","noun",{"rubber":"wins in a row right now"},"wins in a row right now"]]
figure-best-streak Longest streak
figure-best-streak.meaning most wins in a row
figure-average Average score
figure-average.meaning [["select","noun",{"rubber":"over all rubbers"},"over all games"]]
games-won-title [["select","noun",{"rubber":"Rubbers won"},"Games won"]]
figure-best-time Best time
figure-best-time.meaning your fastest win
figure-median-time Median time
figure-median-time.meaning half your wins took no longer
figure-fewest-moves Fewest moves
figure-fewest-moves.meaning your shortest win
figure-median-moves Median moves
figure-median-moves.meaning half your wins took no more
wins-after-peeking [["select","count",{"one":"One win came after you undid a move that had revealed a new card."},[["upper",["spelled","count"]]," wins came after you undid a move that had revealed a new card."]]]
games-until-charts [["select","noun",{"rubber":[["select","left",{"one":["Charts appear after ",["spelled","count"]," rubbers: one rubber to go."]},["Charts appear after ",["spelled","count"]," rubbers: ",["spelled","left"]," rubbers to go."]]]},[["select","left",{"one":["Charts appear after ",["spelled","count"]," games: one game to go."]},["Charts appear after ",["spelled","count"]," games: ",["spelled","left"]," games to go."]]]]]
latest-games [["select","noun",{"rubber":"Latest rubbers"},"Latest games"]]
result-won won
result-lost lost
delete-result ["Delete: ",["shown","day"],", ",["shown","line"]]
none-counted No games counted yet.
none-of-rule-set-counted [["select","noun",{"rubber":"No rubbers counted yet."},"No games counted yet."]]
statistics-invite Your wins, best times and streaks will appear here.
statistics-play Play
what-counts-title What counts
what-counts [["select","noun",{"rubber":["A rubber counts once it’s over. You can leave it and come back to it later. If you start another rubber and make a move in it, the first one counts as a loss, unless you undo your way back to it. “",["message","new-button"],"” and “",["message","restart-button"],"” start another rubber, too. If all that was left was to press “",["message","finish-button"],"”, it counts as won. The daily rubber and one other can be in progress at the same time; a win in the daily one counts for the day you began it. A rubber opened part-played from a link never counts."]},["A game counts once it’s over. You can leave it and come back to it later. If you start another game of the same variant and make a move in it, the first one counts as a loss, unless you undo your way back to it. “",["message","new-button"],"” and “",["message","restart-button"],"” start another game, too. If all that was left was to press “",["message","finish-button"],"”, it counts as won. The daily deal and one other game can be in progress at the same time; a win in the daily deal counts for the day you began it. A game opened part-played from a link never counts."]]]
as-table Show as table
last-games [["select","noun",{"rubber":[["select","count",{"one":"Last rubber"},["Last ",["shown","count"]," rubbers"]]]},[["select","count",{"one":"Last game"},["Last ",["shown","count"]," games"]]]]]
last-games-in-words [["message","last-games"],", oldest first: ",["shown","won"]," won, ",["shown","lost"]," not won."]
streak-and-longest ["Current streak ",["shown","streak"],", longest ",["shown","longest"]]
count-won [["shown","count"]," won"]
count-not-won [["shown","count"]," not won"]
oldest-first oldest first
number-of-game [["select","noun",{"rubber":"Rubber"},"Game"]]
result-of-game Result
game-was-won won
game-was-not-won not won
win-rates Win rate
games-at-a-time [["select","noun",{"rubber":["over ",["shown","span"]," rubbers"]},["over ",["shown","span"]," games"]]]
win-rates-in-words [["select","noun",{"rubber":["Win rate over the previous ",["shown","span"]," rubbers, ",["shown","played"]," rubbers in all: ",["message","win-rates-between"],"."]},["Win rate over the previous ",["shown","span"]," games, ",["shown","played"]," games in all: ",["message","win-rates-between"],"."]]]
win-rates-between [["shown","first"]," in the first ",["shown","span"],", ",["shown","last"]," in the last ",["shown","span"],", lowest ",["shown","lowest"],", highest ",["shown","highest"]]
win-rates-caption [["select","noun",{"rubber":["Win rate over the previous ",["shown","span"]," rubbers, from rubber ",["shown","start"]," to rubber ",["shown","end"],": now ",["shown","last"],", highest ",["shown","highest"],"."]},["Win rate over the previous ",["shown","span"]," games, from game ",["shown","start"]," to game ",["shown","end"],": now ",["shown","last"],", highest ",["shown","highest"],"."]]]
games-up-to [["select","noun",{"rubber":"Up to rubber"},"Up to game"]]
rate-of-wins Win rate
scores-title [["select","scored",{"left":"Score: cards left at the end of each game","shown":"Score: cards face up at the end of each game","ahead":"Score: points ahead at the end of each rubber"},"Score: cards home at the end of each game"]]
scores-in-words [["select","noun",{"rubber":["Scores from ",["shown","lowest"]," to ",["shown","highest"],"; half of the rubbers scored ",["shown","half"]," or less."]},["Scores from ",["shown","lowest"]," to ",["shown","highest"],"; half of the games scored ",["shown","half"]," or less."]]]
score-of-game Score
games-with-score [["select","noun",{"rubber":"Rubbers"},"Games"]]
score-band [["select","between",{"words":[["shown","first"]," to ",["shown","last"]]},[["shown","first"],"–",["shown","last"]]]]
games-and-won [["shown","count"],", ",["shown","won"]," won"]
rates-by-rule-set By game
rates-by-difficulty By difficulty
rate-easy Easy
rate-middling Medium
rate-hard Hard
rate-unknown Unknown
how-hard Difficulty depends on how long the solver took: the longer, the harder.
rate-games [["select","noun",{"rubber":"Rubbers"},"Games"]]
rate-mark can be won
rate-mark-meaning The mark shows roughly what share of the deals can be won.
rate-possible ["about ",["shown","share"]," can be won"]
time-of-win Time to win
moves-of-win Moves to win
time-of-wins-in-words ["Time to win: ",["shown","count"]," wins, from ",["shown","least"]," to ",["shown","most"],"; half of them took ",["shown","half"]," or less."]
moves-of-wins-in-words ["Moves to win: ",["shown","count"]," wins, from ",["shown","least"]," to ",["shown","most"]," moves; half of them took ",["shown","half"]," or fewer."]
median-of-wins ["median ",["shown","half"],", ",["shown","count"]," wins"]
wins-of-band Wins
band-or-more [["shown","first"]," or more"]
band-from-to [["shown","first"]," to ",["shown","last"]]
band-to-under [["shown","first"]," to under ",["shown","end"]]
bid-button Bid
bid-button-with ["Bid ",["shown","bid"]]
nothing-to-study You can analyse a deal once it’s over.
no-score-sheet This game has no score sheet.
house-is-not-bidding The house isn’t bidding.
contracts-title Contracts
contracts-all All
contracts-level Level
bid-by [["select","side",{"you":"Your bids"},"The house’s bids"]]
contracts-bid Bid
contracts-made Made
contracts-set Down
no-contract-bid [["select","side",{"you":"You haven’t bid a contract yet."},"The house hasn’t bid a contract yet."]]
contracts-made-of [["select","side",{"you":["You made ",["shown","made"]," of ",["message","contracts-of"],": ",["shown","share"],"."]},["The house made ",["shown","made"]," of ",["message","contracts-of"],": ",["shown","share"],"."]]]
contracts-of [["select","count",{"one":[["shown","count"]," contract"]},[["shown","count"]," contracts"]]]
contracts-doubling Doubling
contracts-small-slams ["Your small slams: ",["shown","made"]," of ",["shown","bid"]," made."]
contracts-grand-slams ["Your grand slams: ",["shown","made"]," of ",["shown","bid"]," made."]
contracts-honours ["Your honours: ",["shown","four"]," × 100 points, ",["shown","five"]," × 150 points."]
end-won Won!
end-lost Lost
move-that-lost ["Lost at move ",["shown","number"],"."]
first-win-in ["Your first win at ",["shown","game"]]
end-peeked You undid a move that had revealed a new card.
end-from-link Opened part-played from a link, so it doesn’t count.
end-was-lesson [["select","noun",{"rubber":"This rubber started as a lesson, so it doesn’t count."},"This deal started as a lesson, so it doesn’t count."]]
end-new [["select","noun",{"rubber":"New rubber"},"New deal"]]
end-undo Undo
end-share Share
end-restart Restart
end-review Review
end-losing-move Where you lost
end-statistics Statistics
end-games All games
end-sound Turn on sound
figure-of-win Won
your-first-win Your first win
your-best-time Best time
your-fewest-moves Fewest moves
your-longest-streak [["shown","count"]," wins in a row"]
end-time Time
end-moves Moves
end-score Score
end-streak Wins in a row
end-best Best
end-equals-best equals your best
end-best-time ["best ",["shown","time"]]
end-fewest-moves ["fewest ",["shown","count"]]
end-longest Longest
end-longest-streak ["longest ",["shown","count"]]
end-counted [["select","scored",{"left":"left","shown":"face up","ahead":"ahead","behind":"behind","runs":[["select","count",{"one":"run"},"runs"]]},"home"]]
end-points [["select","count",{"one":"point"},"points"]]
end-rate [["select","noun",{"rubber":[["select","count",{"one":["Win rate, ",["shown","count"]," rubber"]},["Win rate, ",["shown","count"]," rubbers"]]]},[["select","count",{"one":["Win rate, ",["shown","count"]," game"]},["Win rate, ",["shown","count"]," games"]]]]]
end-rates-in-words [["select","noun",{"rubber":["Win rate after each of the last ",["shown","count"]," rubbers: from ",["shown","first"]," to ",["shown","last"],"."]},["Win rate after each of the last ",["shown","count"]," games: from ",["shown","first"]," to ",["shown","last"],"."]]]
week-title Daily deal
week-streak [["shown","ordinal"]," day in a row"]
week-won [["select","count",{"0":"none won this week","one":"one won this week"},[["spelled","count"]," won this week"]]]
week-day [["select","won",{"won":[["shown","day"],": won"],"later":[["shown","day"],": won on a later day"]},[["shown","day"],": not won"]]]
no-way-title No way to win
game-cannot-be-won [["select","answer",{"never":"This deal could never be won.","impossible":"This game can’t be won from here."},"This game can no longer be won."]]
solver-sees-no-way The solver has ruled out every way to win.
solver-sees-no-way-hidden The solver, which sees the hidden cards too, has ruled out every way to win.
back-to-winnable Back to where you could win
no-way-play-on Keep playing
result-heading ["Backbone Patience: ",["shown","game"],", ",["shown","deal"]]
result-won-with ["Won in ",["message","moves"]]
result-won-in ["Won in ",["shown","time"]," and ",["message","moves"]]
result-card-won Won
result-card-label [["shown","game"],", ",["shown","deal"],": won, ",["message","moves"]]
daily-deal-of-date [["select","noun",{"rubber":["daily rubber for ",["shown","date"]]},["daily deal for ",["shown","date"]]]]
deal-by-number [["select","noun",{"rubber":["rubber ",["shown","number"]]},["deal ",["shown","number"]]]]
text-copied Copied as text.
text-not-copied Couldn’t copy. The text is selected, so you can copy it yourself.
picture-saved Picture saved as a file.
share-title Share
share-picture Share picture
save-picture Save picture
share-shows-no-card No cards are shown. The link opens the same deal from the start.
share-as-text Share as text
copy-as-text Copy as text
share-game-so-far The game so far
share-deal This deal from the start
copy-link Copy
settings-title Settings
settings-appearance Cards, cloth and colours
sound-is-on Sound is on. You can turn it off in the settings.
cards-not-fetched Couldn’t load these cards. Try again when you’re online.
language-not-fetched Couldn’t load this language. Try again when you’re online.
settings-sound Sound
settings-help Help while you play
settings-above-table Above the table
settings-motion Motion
settings-keyboard-and-start Keyboard and start
settings-other-presses Other ways to press
setting-lists List overlapping cards
note-lists Press overlapping cards to list them as large buttons.
setting-left-handed Left-handed
setting-sound Sound
setting-vibration Vibration, if available
setting-safe-home Move safe cards home automatically
note-safe-home A card is safe when no other card needs it any more.
setting-show-time Show the time
setting-show-score Show the score
setting-calm Reduce motion
setting-letters Letter keys
note-letters ["H for a hint, U for undo, and more. They’re listed in the menu under “",["message","menu-keys"],"”."]
setting-gallery-first ["Start with “",["message","games-title"],"”"]
setting-tap Pressing a card
tap-moves Moves it
tap-chooses Selects it
setting-card-size Card size
note-card-size If the table doesn’t fit, drag the cloth or use the arrows.
card-size-times ["×",["shown","size"]]
setting-stock Stock
stock-thumb Near thumb
stock-left Left
stock-right Right
stock-top Top
setting-klondike-score Klondike score
klondike-score-home Cards home
klondike-score-standard Standard
klondike-score-vegas Vegas
setting-spider-score Spider score
spider-score-home Runs
spider-score-500 500
setting-volume Sound volume
volume-quiet Quiet
volume-medium Medium
volume-loud Loud
setting-motion Card speed
motion-slow Slow
motion-normal Normal
motion-quick Fast
setting-pace Speed of automatic play
pace-slow Slow
pace-steady Normal
pace-fast Fast
setting-verdict Show whether you can win
verdict-always Always
verdict-lost Only when lost
verdict-never Never
setting-advice Hints use
advice-all All cards
advice-seen Only cards you’ve seen
note-advice ["With “",["message","advice-seen"],"”, the cards you haven’t seen are dealt again at random many times, and a hint tells you how many of these deals its move wins. Bridge Solitaire always works this way."]
setting-scanning Play with one switch
note-scanning A highlight steps through the controls. Press anywhere, or press any key, to use the highlighted one.
scanning-off Off
scanning-slow Slow
scanning-steady Normal
scanning-quick Fast
scanning-fast Fastest
setting-dwell Press by resting the pointer
note-dwell Rest the pointer on an item; when the line fills up, the item is pressed.
dwell-off Off
dwell-long Long
dwell-medium Medium
dwell-short Short
setting-language Language
language-auto Browser language
language-name [["shown","name"]]
setting-national-index [["shown","ace"],", ",["shown","king"],", ",["shown","queen"]," and ",["shown","jack"]," on the cards"]
appearance-title Appearance
looks-not-fetched Couldn’t load the other backs and faces. Try again when you’re online.
setting-theme Cloth
theme-felt Felt
theme-night Night
theme-day Day
theme-claret Claret
theme-ocean Ocean
theme-walnut Walnut
theme-auto Match device
setting-back Backs
back-lattice Lattice
back-spine Spine
back-fans Fans
back-rose Rose
back-pips Pips
back-night Night
setting-face Faces
face-emblems Emblems
face-courts Classic
face-large Large
face-jumbo Jumbo
setting-four-colours Colours
four-colours-off Two
four-colours-on Four
setting-patterned Suits
patterned-off Plain
patterned-on Patterned
look-own-colours Colour of each suit
ink-usual As above
ink-black Black
ink-red Red
ink-blue Blue
ink-green Green
ink-purple Purple
ink-brown Brown
menu-title Menu
menu-play Play
menu-look-back Look back
menu-help Help
menu-new [["select","noun",{"rubber":"New rubber"},"New deal"]]
menu-restart Restart
menu-daily Daily deals
menu-games All games
menu-review Review
menu-statistics Statistics
menu-share Share
menu-learn ["Learn ",["shown","game"]]
menu-moves What can I do?
menu-rules Rules
menu-words Describe table
menu-keys Keys
menu-number [["select","noun",{"rubber":"Rubber number"},"Deal number"]]
menu-deal Deal
menu-new-deals [["select","noun",{"rubber":"New rubbers"},"New deals"]]
deals-any Any
deals-winnable Winnable
deals-easy Easy
deals-middling Medium
deals-hard Hard
find-title Find a card
find-such-as For example: 7s, 10h or queen of clubs
find-button Find
no-such-column ["There’s no column ",["shown","number"],"."]
not-a-card ["“",["shown","text"],"” isn’t a card. Type a rank and a suit, such as 7s."]
other-tab-title Already open in another tab
other-tab-words You’re playing in another tab or window. Nothing is lost.
other-tab-here Play here
link-damaged-title This link is damaged
link-damaged-play Play from the start
slow-work-done [["shown","percent"],"%"]
slow-work-stop Stop
wait-button Pause
wait-words Pause scanning
frame-waits Scanning is paused. Press to continue.
greeting-title What would you like to play?
greeting-words No account, no ads. Your games stay on this device.
greeting-learn ["Learn ",["shown","game"]]
greeting-steps ["in ",["shown","count"]," short steps"]
greeting-known Or a game you know
known-klondike the classic
known-freecell all cards face up
known-spider long, two packs
known-golf a few minutes
greeting-just-play Just play
greeting-games All games
tile-go-on Continue
tile-of-week Game of the week
resume-game ["Continue: ",["shown","game"],", ",["shown","line"]]
share-winnable [["shown","share"]," winnable"]
favourite-game ["Favourite: ",["shown","game"]]
rule-sets-of ["Variants of ",["shown","game"]]
rule-set-in-progress , in progress
rule-set-in-full [" (",["shown","game"],")"]
tile-on-table on the table
tile-in-progress in progress
played [["select","unit",{"today":"played today","yesterday":"played yesterday","days":["played ",["shown","count"]," days ago"],"weeks":["played ",["shown","count"]," weeks ago"]},["played ",["shown","count"]," months ago"]]]
filter-all All
filter-begun In progress
filter-favourites Favourites
filter-short Under 10 min
filter-sure Nearly always winnable
filter-open Nothing hidden
filter-own House rules
filter-two-packs Two packs
filter-alike ["Like ",["shown","game"]]
games-found [["select","count",{"0":"No games found.","one":"One game found."},[["upper",["spelled","count"]]," games found."]]]
also-called ["Also called ",["shown","names"],"."]
change-rules Change the rules
change-rules-note Press a rule to change it.
choose-rule Choose a rule
rules-left-out Rules that make no sense with the others aren’t listed.
play-by-rules Play by these rules
name-of-rules Name
save-name Save
rules-named ["These rules are called “",["shown","name"],"” now."]
rules-unnamed These rules have no name of their own any more.
daily-title Daily deals
daily-today Today
daily-today-count ["Today: ",["shown","count"]]
deals-won-of [["shown","won"]," of ",["shown","all"]," won"]
share-day Share this day
calendar-of [["shown","game"]," calendar"]
facts-with-commas [["listed","facts","comma"]]
summary-heading ["Backbone Patience, daily deals for ",["shown","date"]]
summary-count [["select","medal",{"bronze":[["shown","squares"]," ",["message","deals-won-of"],", bronze medal"],"silver":[["shown","squares"]," ",["message","deals-won-of"],", silver medal"],"gold":[["shown","squares"]," ",["message","deals-won-of"],", gold medal"]},[["shown","squares"]," ",["message","deals-won-of"]]]]
summary-line [["shown","game"]," ",["shown","time"]]
days-in-a-row [["select","count",{"one":"day in a row"},"days in a row"]]
longest-row-of-days ["longest ",["shown","count"]]
medals Medals
days-with-medal [["select","medal",{"bronze":[["select","count",{"one":"One day with a bronze medal"},[["upper",["spelled","count"]]," days with a bronze medal"]]],"silver":[["select","count",{"one":"One day with a silver medal"},[["upper",["spelled","count"]]," days with a silver medal"]]]},[["select","count",{"one":"One day with a gold medal"},[["upper",["spelled","count"]]," days with a gold medal"]]]]]
month-before Previous month
month-after Next month
no-earlier-month There are no daily deals before this month.
no-later-month There are no daily deals after this month yet.
is-today today
deals-won [["shown","count"]," won"]
has-medal [["select","medal",{"bronze":"bronze medal","silver":"silver medal"},"gold medal"]]
medal-from [["shown","count"]," or more"]
medal-from-all [["shown","count"]," of ",["shown","all"]," won"]
legend-today today
legend-explained The disc shows how many deals were won on the day itself. The ring also counts deals won later.
kind-of-game [["shown","game","kind"]]
daily-won won
daily-won-in ["won in ",["shown","time"]]
daily-play Play
daily-play.of ["Play: ",["shown","game"]]
daily-go-on Continue
daily-go-on.of ["Continue: ",["shown","game"],", ",["message","moves"]]
daily-of-game ["Daily deals: ",["shown","game"]]
deal-a-day [["select","noun",{"rubber":[["select","kind",{"winnable":[["shown","game"],": one winnable rubber a day, the same for everyone."]},[["shown","game"],": one rubber a day, the same for everyone."]]]},[["select","kind",{"winnable":[["shown","game"],": one winnable deal a day, the same for everyone."]},[["shown","game"],": one deal a day, the same for everyone."]]]]]
current-streak [["select","count",{"one":"Current streak: one day."},["Current streak: ",["spelled","count"]," days."]]]
deal-of-today [["select","noun",{"rubber":"Today’s rubber"},"Today’s deal"]]
deal-of-today-won [["select","noun",{"rubber":"You’ve won today’s rubber."},"You’ve won today’s deal."]]
day-won won
day-won-later won on a later day
month-key Filled: won on the day itself. Outlined with a tick: won on a later day.
daily-of-all-games All daily deals
lesson-progress ["Step ",["shown","number"]," of ",["shown","count"]]
lesson-show Show me
lesson-next Next
lesson-skip Keep playing
lesson-astray-title That move is fine too
lesson-astray The lesson goes another way. Take your move back to follow it, or keep playing on your own.
lesson-take-back Take it back
lesson-begins [["shown","game"],". ",["message","lesson-step"]]
lesson-step [["shown","progress"],": ",["shown","title"],". ",["shown","text"]]
table-in-words [["message","menu-words"]]
no-card-to-pick You can’t take a card from here now.
cards-below-face-down [["select","count",{"one":"One card face down"},[["upper",["spelled","count"]]," cards face down"]]]
card-stays can’t move
said-title Announcements
nothing-said No announcements yet.
keys-title Keys
key-arrows Arrows
key-arrows-do go to the next pile in that direction
key-space Space
keyboard-enter Enter
keyboard-escape Esc
keyboard-page-up Page Up
keyboard-page-down Page Down
key-digits 1–9, 0
key-digits-do go to the column with this number; 0 is column 10
letter-keys-off Letter keys are off. You can turn them on in the settings.
keys-mouse With a mouse: right-click a pile to send its top card home.
record-title Did something go wrong?
record-explained You can copy your latest moves and your settings, and add them to a report. Nothing is sent automatically.
record-copy Copy what I did
record-copied Moves and settings copied.
pause-title Paused
pause-go-on Continue
deal-on-table [["select","noun",{"rubber":["Rubber ",["shown","number"]]},["Deal ",["shown","number"]]]]
data-title Your data
kept-on-disk Your games, results and settings are stored on this device, in this browser. They aren’t sent anywhere.
kept-in-small-store This browser offers only a few megabytes of storage. Your games, results and settings are stored there, on this device.
kept-but-shut Your games can’t be opened right now, and what you play now will be lost when you close the page. Please reload the page. If this keeps happening, clear this site’s data in your browser settings; that will delete your games.
kept-by-newer A newer version of this page has stored your games in a new way. They’re safe, but what you play now will be lost when you close the page. Please reload the page.
kept-nowhere This browser doesn’t save anything: your games will be lost when you close the page.
room-used ["Storage used, including the app: ",["shown","used"]," of ",["shown","room"],"."]
offline-ready Ready to play offline.
offline-not-ready Not ready to play offline yet: some files are still missing.
offline-lacks ["Not ready to play offline: the browser couldn’t store the file ",["shown","file"],". Something between the site and this browser may be altering it."]
promise-given The browser will keep your data until you delete it.
promise-not-given The browser may delete your data when the device runs low on storage.
page-version ["Version ",["shown","version"],", build ",["shown","build"]]
kept-games Games
kept-on-table on the table
kept-lesson lesson
kept-won won
kept-lost lost
kept-given-up given up
delete-game ["Delete: ",["shown","game"],", ",["shown","line"]]
unread-heading Couldn’t be read
unread-explained These items are damaged, so they couldn’t be used. They’ve been left as they are. Restoring one adds the games and results that can still be found in it.
unread-journal A change to your games
unread-snapshots A list of all your games
unread-results A list of results
unread-game A game
unread-something Other saved data
unread-save Save to a file
unread-save.of ["Save to a file: ",["shown","what"]]
unread-restore Restore
unread-restore.of ["Restore: ",["shown","what"]]
unread-delete Delete
unread-delete.of ["Delete: ",["shown","what"]]
nothing-restored Nothing to restore: this item has no results and no games with moves. It’s been left as it is.
not-deleted Couldn’t delete this item. Nothing was changed.
no-room-to-bring-back There isn’t enough storage to restore this.
news-title What’s new
news-in-english This list is in English.
news-loading Loading the list…
news-not-loaded Couldn’t load the list. Try again when you’re online.
backup-too-large This file is too large to be a backup. Nothing was changed.
backup-unread The browser couldn’t read this file. Nothing was changed.
backup-damaged This file is damaged and can’t be read. Nothing was changed.
no-backup-file This file isn’t a backup from this page. Nothing was changed.
backup-newer This backup comes from a newer version of this page. Nothing was changed.
things-added [["listed","things","and-only"]," added"]
added-results [["select","count",{"one":[["shown","count"]," result"]},[["shown","count"]," results"]]]
added-games [["select","count",{"one":[["shown","count"]," game"]},[["shown","count"]," games"]]]
were-here-already [["select","count",{"one":[["shown","count"]," was already here"]},[["shown","count"]," were already here"]]]
nothing-added-rest-here nothing added: everything that could be read was already here
nothing-added-all-here nothing added: everything was already here
nothing-added-empty nothing added: this backup has no results and no games with moves
things-unread [["shown","count"]," couldn’t be read"]
games-left-out [["select","count",{"one":[["shown","count"]," game left out: only ",["shown","most"]," can be stored here"]},[["shown","count"]," games left out: only ",["shown","most"]," can be stored here"]]]
backup-title Backup
backup-explained All your games in progress, results, favourites and settings in one file, to keep or move to another device. Adding a backup brings in what’s missing here and removes nothing.
backup-save Save a backup
backup-add Add a backup
thinking calculating…
advice-still-loading Hints are still loading. Your hint will appear when they’re ready.
review-still-loading The review is still loading. It’ll open when it’s ready.
moved-since-asking Ready now. You’ve made a move since you asked, so ask again.
advice-not-loaded Couldn’t load hints. Reload the page to try again.
looking-for-way-back finding where you could still win…
no-way-back no earlier winnable position found
better-move-found A better move has been found.
demo-stopped Stopped. Your game hasn’t changed.
no-way-found no win found from here
review-closed review closed
playing-from [["select","number",{"0":["Playing from the start. “",["message","redo-button"],"” brings the later moves back."]},["Playing from move ",["shown","number"],". “",["message","redo-button"],"” brings the later moves back."]]]
review-at-start [["select","noun",{"rubber":"Start of the rubber."},"Start of the deal."]]
review-at-move ["Move ",["shown","number"]," of ",["shown","count"],": ",["shown","move"],"."]
review-no-choices This game has no choices to make.
review-not-judged Moves aren’t rated here: nobody could see the cards to come.
review-nothing-lost Every position was winnable.
review-looking Finding where you lost…
review-lost-unknown Couldn’t work out where you lost.
review-still-unknown Couldn’t work out whether you can still win.
review-never This deal could never be won.
review-lost-at-latest ["Lost at move ",["shown","number"]," or earlier."]
review-lost-by ["Lost at move ",["shown","number"],"."]
review-lost-between ["Lost between moves ",["shown","first"]," and ",["shown","last"],"."]
chances-title Chances
chances-meaning [["select","count",{"one":"The cards you haven’t seen were dealt again at random once. The table shows the moves after which that deal can still be won."},["The cards you haven’t seen were dealt again at random ",["shown","count"]," times. The table shows how many of these deals can still be won after each move."]]]
chances-won Wins
chances-interval Chance (95% confidence)
chances-from-to [["shown","low"]," to ",["shown","high"]]
chances-unknown Deals not solved in time widen the range: each may be a win or a loss.
chances-fewer Clearly worse moves were tried in fewer deals.
chances-later The solver saw all the cards in these deals. You can’t, so you’ll win less often.
chances-played [["select","count",{"one":"The cards you haven’t seen were dealt again at random once. The table shows the moves after which a basic computer player won that deal."},["The cards you haven’t seen were dealt again at random ",["shown","count"]," times. The table shows how many of these deals a basic computer player won after each move."]]]
chances-player The computer player can see the order of the stock, but no other card you haven’t seen. You may do better.
chances-player-sees-no-more The computer player sees only the cards you’ve seen. You may do better.
chances-plan The first move follows the computer player’s plan. Another move comes first only if it’s clearly better.
chances-points [["select","count",{"one":"The cards you haven’t seen were dealt again at random once. The table shows which choices make your contract or defeat the house’s in that deal, and how many points you gain."},["The cards you haven’t seen were dealt again at random ",["shown","count"]," times. The table shows how often each choice makes your contract or defeats the house’s, and how many points you gain on average."]]]
chances-well Success
chances-gain Points (95% confidence)
chances-margin [["shown","points"]," ± ",["shown","margin"]]
chances-simple A basic computer player finished each of these deals without seeing the hidden cards. You may do better.
menu-label Menu
games-label All games
rules-label Rules
daily-badge Daily deal
pause-label Pause
collection ["Backbone Patience · ",["shown","count"]," games"]
new-here New here?
choose-how-to-begin Choose how to begin
close-label Close
calls-label Bidding
sight-label View of the table
smaller-cards Smaller cards
pan-left More to the left
pan-up More above
pan-down More below
pan-right More to the right
larger-cards Larger cards
review-label Review
review-position Position in the game
one-move-back Previous move
one-move-on Next move
close-review Close review
where-it-was-lost Where you lost
show-the-win Show how to win
play-from-here Play from here
lesson-label Lesson
lesson-back Back
lesson-skip-all Skip lesson
update-offer A new version is ready.
update-now Update now
backup-reminder It’s time to back up your games.
save-a-backup Save a backup
offer-later Later
play-label Play
redo-button Redo
restart-button Restart
games-title All games
filters-label Filter games
search-games Search games
search-hint Search
back-to-table Back to the table
needs-script This game needs JavaScript. Please turn it on.
not-loaded Couldn’t load the game.
try-again Try again
loading-part ["Loading ",["shown","percent"],"%"]
looking-through-files Checking the game files…
being-dealt Dealing the cards…
game-starts Starting the game…
partly-loaded You can play, but without hints this time.
no-network You’re offline. The page will try again as soon as you’re back online.
file-missing ["The file ",["shown","file"]," is missing. The site may just be updating: try again in a few minutes."]
file-replaced ["Another page was sent instead of the file ",["shown","file"],". If this network asks you to sign in, do that first."]
file-damaged ["The file ",["shown","file"]," arrived damaged."]
file-unreachable ["The file ",["shown","file"]," didn’t arrive. Something on this device or network may be blocking it."]
file-mistyped ["The file ",["shown","file"]," was sent as “",["shown","type"],"”, which the browser refuses. Only whoever runs this site can fix that."]
needs-webassembly It needs WebAssembly, which is turned off in this browser. On an iPhone, iPad or Mac, turn off Lockdown Mode for this site. Elsewhere, allow WebAssembly in the browser settings or use another browser.
needs-server It can’t run from a file: it has to come from a web server. Run “python3 -m http.server” in this folder, then open http://localhost:8000 in the browser.
sandboxed The page this game is embedded in won’t let it load its files.
own-address It doesn’t run from a file or inside another page: open it at its own address.
framed Backbone Patience can’t be played inside another page.
open-by-itself Open it on its own
nothing-here There’s nothing at this address.
to-the-game Go to the game
''')
LANGUAGE = _OF_ENGINE._replace(messages=Messages(_TEXTS, *_OF_ENGINE.messages.parts))
