"""The words of the engine and of the page in English, compiled by `python3 build.py words`."""

from engine.words.english import LANGUAGE as _OF_ENGINE
from engine.words.language import Lines, Messages

_TEXTS = Lines(r'''
added-games [["select","count",{"one":[["shown","count"]," game"]},[["shown","count"]," games"]]]
added-results [["select","count",{"one":[["shown","count"]," result"]},[["shown","count"]," results"]]]
advice-all All cards
advice-not-loaded Couldn’t load hints. Reload the page to try again.
advice-seen Only cards you’ve seen
advice-still-loading Hints are still loading. Your hint will appear when they’re ready.
all-rule-sets-together All games together
also-called ["Also called ",["shown","names"],"."]
also-home ["Also moved home: ",["listed","cards","comma"]]
appearance-title Appearance
as-table Show as table
at-its-start You’re already at the start.
back back
back-again ["Restored: ",["shown","what"],"."]
back-fans Fans
back-lattice Lattice
back-night Night
back-pips Pips
back-rose Rose
back-spine Spine
back-to-deal ["back to ",["shown","deal"]]
back-to-table Back to the table
back-to-winnable Back to where you could win
backup-add Add a backup
backup-damaged This file is damaged and can’t be read. Nothing was changed.
backup-explained All your games in progress, results, favourites and settings in one file, to keep or move to another device. Adding a backup brings in what’s missing here and removes nothing.
backup-newer This backup comes from a newer version of this page. Nothing was changed.
backup-reminder It’s time to back up your games.
backup-save Save a backup
backup-title Backup
backup-too-large This file is too large to be a backup. Nothing was changed.
backup-unread The browser couldn’t read this file. Nothing was changed.
band-from-to [["shown","first"]," to ",["shown","last"]]
band-or-more [["shown","first"]," or more"]
band-to-under [["shown","first"]," to under ",["shown","end"]]
being-dealt Dealing the cards…
better-move-found A better move has been found.
bid-button Bid
bid-button-with ["Bid ",["shown","bid"]]
bid-by [["select","side",{"you":"Your bids"},"The house’s bids"]]
browser-deleted ["The browser has deleted your saved games. If you have a backup, add it under “",["message","data-title"],"”."]
browser-deleted-copy The browser deleted your saved games. They’ve been restored from a second copy.
calendar-of [["shown","game"]," calendar"]
calls-label Bidding
card-not-home-now [["upper",["shown","card","the"]]," can’t go home now."]
card-size-times ["×",["shown","size"]]
card-stays can’t move
card-table card table
cards-below-face-down [["select","count",{"one":"One card face down"},[["upper",["spelled","count"]]," cards face down"]]]
cards-chosen [["shown","cards"]," selected; can go to ",["listed","places","comma"]]
cards-chosen-between [["shown","least"]," selected, or up to ",["shown","most"],"; can go to ",["listed","places","comma"]]
cards-largest The cards can’t get any larger.
cards-not-fetched Couldn’t load these cards. Try again when you’re online.
cards-smallest The cards can’t get any smaller.
cards-times ["Card size: ×",["shown","size"],"."]
chances-fewer Clearly worse moves were tried in fewer deals.
chances-from-to [["shown","low"]," to ",["shown","high"]]
chances-gain Points (95% confidence)
chances-interval Chance (95% confidence)
chances-later The solver saw all the cards in these deals. You can’t, so you’ll win less often.
chances-margin [["shown","points"]," ± ",["shown","margin"]]
chances-meaning [["select","count",{"one":"The cards you haven’t seen were dealt again at random once. The table shows the moves after which that deal can still be won."},["The cards you haven’t seen were dealt again at random ",["shown","count"]," times. The table shows how many of these deals can still be won after each move."]]]
chances-plan The first move follows the computer player’s plan. Another move comes first only if it’s clearly better.
chances-played [["select","count",{"one":"The cards you haven’t seen were dealt again at random once. The table shows the moves after which a basic computer player won that deal."},["The cards you haven’t seen were dealt again at random ",["shown","count"]," times. The table shows how many of these deals a basic computer player won after each move."]]]
chances-player The computer player can see the order of the stock, but no other card you haven’t seen. You may do better.
chances-player-sees-no-more The computer player sees only the cards you’ve seen. You may do better.
chances-points [["select","count",{"one":"The cards you haven’t seen were dealt again at random once. The table shows which choices make your contract or defeat the house’s in that deal, and how many points you gain."},["The cards you haven’t seen were dealt again at random ",["shown","count"]," times. The table shows how often each choice makes your contract or defeats the house’s, and how many points you gain on average."]]]
chances-simple A basic computer player finished each of these deals without seeing the hidden cards. You may do better.
chances-title Chances
chances-unknown Deals not solved in time widen the range: each may be a win or a loss.
chances-well Success
chances-won Wins
change-rules Change the rules
change-rules-note Press a rule to change it.
choose-a-bid Choose a bid first.
choose-how-to-begin Choose how to begin
choose-rule Choose a rule
close-label Close
close-review Close review
collection ["Backbone Patience · ",["shown","count"]," games"]
contracts-all All
contracts-bid Bid
contracts-doubling Doubling
contracts-grand-slams ["Your grand slams: ",["shown","made"]," of ",["shown","bid"]," made."]
contracts-honours ["Your honours: ",["shown","four"]," × 100 points, ",["shown","five"]," × 150 points."]
contracts-level Level
contracts-made Made
contracts-made-of [["select","side",{"you":["You made ",["shown","made"]," of ",["message","contracts-of"],": ",["shown","share"],"."]},["The house made ",["shown","made"]," of ",["message","contracts-of"],": ",["shown","share"],"."]]]
contracts-of [["select","count",{"one":[["shown","count"]," contract"]},[["shown","count"]," contracts"]]]
contracts-set Down
contracts-small-slams ["Your small slams: ",["shown","made"]," of ",["shown","bid"]," made."]
contracts-title Contracts
copy-as-text Copy as text
copy-link Copy
count-not-won [["shown","count"]," not won"]
count-won [["shown","count"]," won"]
current-streak [["select","count",{"one":"Current streak: one day."},["Current streak: ",["spelled","count"]," days."]]]
daily-badge Daily deal
daily-deal-of-date [["select","noun",{"rubber":["daily rubber for ",["shown","date"]]},["daily deal for ",["shown","date"]]]]
daily-go-on Continue
daily-go-on.of ["Continue: ",["shown","game"],", ",["message","moves"]]
daily-of-all-games All daily deals
daily-of-game ["Daily deals: ",["shown","game"]]
daily-play Play
daily-play.of ["Play: ",["shown","game"]]
daily-title Daily deals
daily-today Today
daily-today-count ["Today: ",["shown","count"]]
daily-won won
daily-won-in ["won in ",["shown","time"]]
data-title Your data
date [["shown","day"]," ",["message","month-name"]," ",["shown","year"]]
day-of-month [["shown","day"]," ",["message","month-name"]]
day-won won
day-won-later won on a later day
days-in-a-row [["select","count",{"one":"day in a row"},"days in a row"]]
days-with-medal [["select","medal",{"bronze":[["select","count",{"one":"One day with a bronze medal"},[["upper",["spelled","count"]]," days with a bronze medal"]]],"silver":[["select","count",{"one":"One day with a silver medal"},[["upper",["spelled","count"]]," days with a silver medal"]]]},[["select","count",{"one":"One day with a gold medal"},[["upper",["spelled","count"]]," days with a gold medal"]]]]]
deal-a-day [["select","noun",{"rubber":[["select","kind",{"winnable":[["shown","game"],": one winnable rubber a day, the same for everyone."]},[["shown","game"],": one rubber a day, the same for everyone."]]]},[["select","kind",{"winnable":[["shown","game"],": one winnable deal a day, the same for everyone."]},[["shown","game"],": one deal a day, the same for everyone."]]]]]
deal-by-number [["select","noun",{"rubber":["rubber ",["shown","number"]]},["deal ",["shown","number"]]]]
deal-of-today [["select","noun",{"rubber":"Today’s rubber"},"Today’s deal"]]
deal-of-today-won [["select","noun",{"rubber":"You’ve won today’s rubber."},"You’ve won today’s deal."]]
deal-on-table [["select","noun",{"rubber":["Rubber ",["shown","number"]]},["Deal ",["shown","number"]]]]
deal-so-far [["shown","deal"],", ",["message","moves"]]
deals-any Any
deals-easy Easy
deals-hard Hard
deals-in [["shown","part"]," in ",["shown","whole"]]
deals-in-at-least ["at least ",["shown","part"]," in ",["shown","whole"]]
deals-middling Medium
deals-winnable Winnable
deals-won [["shown","count"]," won"]
deals-won-of [["shown","won"]," of ",["shown","all"]," won"]
delete-button Delete
delete-game ["Delete: ",["shown","game"],", ",["shown","line"]]
delete-result ["Delete: ",["shown","day"],", ",["shown","line"]]
deleted ["Deleted: ",["shown","what"],"."]
demo-stopped Stopped. Your game hasn’t changed.
deselected deselected
dwell-long Long
dwell-medium Medium
dwell-off Off
dwell-short Short
end-best Best
end-best-time ["best ",["shown","time"]]
end-counted [["select","scored",{"left":"left","shown":"face up","ahead":"ahead","behind":"behind","runs":[["select","count",{"one":"run"},"runs"]]},"home"]]
end-equals-best equals your best
end-fewest-moves ["fewest ",["shown","count"]]
end-from-link Opened part-played from a link, so it doesn’t count.
end-games All games
end-longest Longest
end-longest-streak ["longest ",["shown","count"]]
end-losing-move Where you lost
end-lost Lost
end-moves Moves
end-new [["select","noun",{"rubber":"New rubber"},"New deal"]]
end-peeked You undid a move that had revealed a new card.
end-points [["select","count",{"one":"point"},"points"]]
end-rate [["select","noun",{"rubber":[["select","count",{"one":["Win rate, ",["shown","count"]," rubber"]},["Win rate, ",["shown","count"]," rubbers"]]]},[["select","count",{"one":["Win rate, ",["shown","count"]," game"]},["Win rate, ",["shown","count"]," games"]]]]]
end-rates-in-words [["select","noun",{"rubber":["Win rate after each of the last ",["shown","count"]," rubbers: from ",["shown","first"]," to ",["shown","last"],"."]},["Win rate after each of the last ",["shown","count"]," games: from ",["shown","first"]," to ",["shown","last"],"."]]]
end-restart Restart
end-review Review
end-score Score
end-share Share
end-sound Turn on sound
end-statistics Statistics
end-streak Wins in a row
end-time Time
end-undo Undo
end-was-lesson [["select","noun",{"rubber":"This rubber started as a lesson, so it doesn’t count."},"This deal started as a lesson, so it doesn’t count."]]
end-won Won!
face-courts Classic
face-emblems Emblems
face-jumbo Jumbo
face-large Large
fact [["shown","what"]]
facts-in-line [["listed","facts","dot"]]
facts-with-commas [["listed","facts","comma"]]
favourite-game ["Favourite: ",["shown","game"]]
figure-average Average score
figure-average.meaning [["select","noun",{"rubber":"over all rubbers"},"over all games"]]
figure-best-streak Longest streak
figure-best-streak.meaning most wins in a row
figure-best-time Best time
figure-best-time.meaning your fastest win
figure-fewest-moves Fewest moves
figure-fewest-moves.meaning your shortest win
figure-median-moves Median moves
figure-median-moves.meaning half your wins took no more
figure-median-time Median time
figure-median-time.meaning half your wins took no longer
figure-of-win Won
figure-played Played
figure-played.meaning [["select","noun",{"rubber":"rubbers you finished or gave up"},"games you finished or gave up"]]
figure-streak Streak
figure-streak.meaning [["select","noun",{"rubber":"wins in a row right now"},"wins in a row right now"]]
figure-win-rate Win rate
figure-win-rate.meaning [["select","noun",{"rubber":"of the rubbers played"},"of the games played"]]
figure-won Won
figure-won.meaning [["select","noun",{"rubber":"of the rubbers played"},"of the games played"]]
file-damaged ["The file ",["shown","file"]," arrived damaged."]
file-missing ["The file ",["shown","file"]," is missing. The site may just be updating: try again in a few minutes."]
file-mistyped ["The file ",["shown","file"]," was sent as “",["shown","type"],"”, which the browser refuses. Only whoever runs this site can fix that."]
file-replaced ["Another page was sent instead of the file ",["shown","file"],". If this network asks you to sign in, do that first."]
file-unreachable ["The file ",["shown","file"]," didn’t arrive. Something on this device or network may be blocking it."]
filter-alike ["Like ",["shown","game"]]
filter-all All
filter-begun In progress
filter-favourites Favourites
filter-open Nothing hidden
filter-own House rules
filter-short Under 10 min
filter-sure Nearly always winnable
filter-two-packs Two packs
filters-label Filter games
find-button Find
find-such-as For example: 7s, 10h or queen of clubs
find-title Find a card
finish-button Finish
first-weekday 0
first-win-in ["Your first win at ",["shown","game"]]
four-colours-off Two
four-colours-on Four
frame-waits Scanning is paused. Press to continue.
framed Backbone Patience can’t be played inside another page.
game-cannot-be-won [["select","answer",{"never":"This deal could never be won.","impossible":"This game can’t be won from here."},"This game can no longer be won."]]
game-starts Starting the game…
game-was-not-won not won
game-was-won won
games-and-won [["shown","count"],", ",["shown","won"]," won"]
games-at-a-time [["select","noun",{"rubber":["over ",["shown","span"]," rubbers"]},["over ",["shown","span"]," games"]]]
games-found [["select","count",{"0":"No games found.","one":"One game found."},[["upper",["spelled","count"]]," games found."]]]
games-label All games
games-left-out [["select","count",{"one":[["shown","count"]," game left out: only ",["shown","most"]," can be stored here"]},[["shown","count"]," games left out: only ",["shown","most"]," can be stored here"]]]
games-not-opened Your games can’t be opened right now. Please reload the page: what you play now won’t be saved.
games-not-read Your games can’t be read right now. Please reload the page.
games-title All games
games-until-charts [["select","noun",{"rubber":[["select","left",{"one":["Charts appear after ",["spelled","count"]," rubbers: one rubber to go."]},["Charts appear after ",["spelled","count"]," rubbers: ",["spelled","left"]," rubbers to go."]]]},[["select","left",{"one":["Charts appear after ",["spelled","count"]," games: one game to go."]},["Charts appear after ",["spelled","count"]," games: ",["spelled","left"]," games to go."]]]]]
games-up-to [["select","noun",{"rubber":"Up to rubber"},"Up to game"]]
games-with-score [["select","noun",{"rubber":"Rubbers"},"Games"]]
games-won-title [["select","noun",{"rubber":"Rubbers won"},"Games won"]]
greeting-games All games
greeting-just-play Just play
greeting-known Or a game you know
greeting-learn ["Learn ",["shown","game"]]
greeting-steps ["in ",["shown","count"]," short steps"]
greeting-title What would you like to play?
greeting-words No account, no ads. Your games stay on this device.
has-medal [["select","medal",{"bronze":"bronze medal","silver":"silver medal"},"gold medal"]]
header-before-variant , 
header-deal [["select","noun",{"rubber":["Rubber ",["shown","number"]]},["Deal ",["shown","number"]]]]
header-deal-of-several [["message","header-deal"],", ",["shown","standing"]]
header-lost lost
header-won won
hint-button Hint
house-is-not-bidding The house isn’t bidding.
how-hard Difficulty depends on how long the solver took: the longer, the harder.
ink-black Black
ink-blue Blue
ink-brown Brown
ink-green Green
ink-purple Purple
ink-red Red
ink-usual As above
is-today today
kept-but-shut Your games can’t be opened right now, and what you play now will be lost when you close the page. Please reload the page. If this keeps happening, clear this site’s data in your browser settings; that will delete your games.
kept-by-newer A newer version of this page has stored your games in a new way. They’re safe, but what you play now will be lost when you close the page. Please reload the page.
kept-games Games
kept-given-up given up
kept-in-small-store This browser offers only a few megabytes of storage. Your games, results and settings are stored there, on this device.
kept-lesson lesson
kept-lost lost
kept-nowhere This browser doesn’t save anything: your games will be lost when you close the page.
kept-on-disk Your games, results and settings are stored on this device, in this browser. They aren’t sent anywhere.
kept-on-table on the table
kept-won won
key-again repeat the last announcement
key-arrows Arrows
key-arrows-do go to the next pile in that direction
key-best play the best move from this pile
key-calls go to the bids, or to the button for the next deal
key-contents read out the cards in this pile
key-count show how the house decides what to bid
key-daily the daily deals of this game
key-digits 1–9, 0
key-digits-do go to the column with this number; 0 is column 10
key-find find a card
key-games all games
key-help this list
key-hint hint: show a move
key-larger larger cards
key-last-kind go to the previous kind of pile
key-last-move read out the previous legal move
key-list list the cards in this pile, to choose which to take
key-magnify enlarge this card
key-moves show what can move; press again to read out all moves
key-new new deal
key-next-kind go to the next kind of pile
key-next-move read out the next legal move, and go to its pile
key-nudge say only whether there’s a useful move
key-overview read out the top cards; press again for every pile
key-pause pause: stop the clock and hide the cards
key-redo redo
key-release deselect, or close the review
key-restart restart this deal
key-review review: see where you won or lost
key-rules rules of this game
key-run finish the game, or play it automatically
key-score-sheet score sheet, in games that have one
key-smaller smaller cards
key-space Space
key-statistics statistics
key-stock turn the stock
key-take select this card, or put the selected card here
key-trick show the last trick again, in games with tricks
key-undo undo
key-where say which pile you’re on
keyboard-enter Enter
keyboard-escape Esc
keyboard-page-down Page Down
keyboard-page-up Page Up
keys-mouse With a mouse: right-click a pile to send its top card home.
keys-title Keys
kind-of-game [["shown","game","kind"]]
klondike-score-home Cards home
klondike-score-standard Standard
klondike-score-vegas Vegas
known-freecell all cards face up
known-golf a few minutes
known-klondike the classic
known-spider long, two packs
language-auto Browser language
language-name [["shown","name"]]
language-not-fetched Couldn’t load this language. Try again when you’re online.
larger-cards Larger cards
last-games [["select","noun",{"rubber":[["select","count",{"one":"Last rubber"},["Last ",["shown","count"]," rubbers"]]]},[["select","count",{"one":"Last game"},["Last ",["shown","count"]," games"]]]]]
last-games-in-words [["message","last-games"],", oldest first: ",["shown","won"]," won, ",["shown","lost"]," not won."]
last-trick-button Last trick
latest-games [["select","noun",{"rubber":"Latest rubbers"},"Latest games"]]
legend-explained The disc shows how many deals were won on the day itself. The ring also counts deals won later.
legend-today today
lesson-astray The lesson goes another way. Take your move back to follow it, or keep playing on your own.
lesson-astray-title That move is fine too
lesson-back Back
lesson-begins [["shown","game"],". ",["message","lesson-step"]]
lesson-label Lesson
lesson-next Next
lesson-over lesson over
lesson-progress ["Step ",["shown","number"]," of ",["shown","count"]]
lesson-show Show me
lesson-skip Keep playing
lesson-skip-all Skip lesson
lesson-step [["shown","progress"],": ",["shown","title"],". ",["shown","text"]]
lesson-take-back Take it back
letter-keys-off Letter keys are off. You can turn them on in the settings.
link-copied Link copied.
link-damaged-play Play from the start
link-damaged-title This link is damaged
link-not-copied Couldn’t copy. The link is selected, so you can copy it yourself.
link-too-long This link is too long to be valid.
list-dot  · 
list-dot.last  · 
loading-part ["Loading ",["shown","percent"],"%"]
longest-row-of-days ["longest ",["shown","count"]]
look-own-colours Colour of each suit
looking-for-way-back finding where you could still win…
looking-through-files Checking the game files…
looks-not-fetched Couldn’t load the other backs and faces. Try again when you’re online.
medal-from [["shown","count"]," or more"]
medal-from-all [["shown","count"]," of ",["shown","all"]," won"]
medals Medals
median-of-wins ["median ",["shown","half"],", ",["shown","count"]," wins"]
menu-daily Daily deals
menu-deal Deal
menu-games All games
menu-help Help
menu-keys Keys
menu-label Menu
menu-learn ["Learn ",["shown","game"]]
menu-look-back Look back
menu-moves What can I do?
menu-new [["select","noun",{"rubber":"New rubber"},"New deal"]]
menu-new-deals [["select","noun",{"rubber":"New rubbers"},"New deals"]]
menu-number [["select","noun",{"rubber":"Rubber number"},"Deal number"]]
menu-play Play
menu-restart Restart
menu-review Review
menu-rules Rules
menu-share Share
menu-statistics Statistics
menu-title Menu
menu-words Describe table
minutes-of-play [["shown","most"]," min"]
minutes-of-play-between [["shown","least"],"–",["shown","most"]," min"]
month-after Next month
month-before Previous month
month-key Filled: won on the day itself. Outlined with a tick: won on a later day.
month-name [["select","month",{"1":"January","2":"February","3":"March","4":"April","5":"May","6":"June","7":"July","8":"August","9":"September","10":"October","11":"November"},"December"]]
month-of-year [["message","month-name"]," ",["shown","year"]]
motion-normal Normal
motion-quick Fast
motion-slow Slow
move-number ["move ",["shown","number"]]
move-of-several [["shown","move"],", ",["shown","number"]," of ",["shown","count"]]
move-that-lost ["Lost at move ",["shown","number"],"."]
moved-since-asking Ready now. You’ve made a move since you asked, so ask again.
moves-of-win Moves to win
moves-of-wins-in-words ["Moves to win: ",["shown","count"]," wins, from ",["shown","least"]," to ",["shown","most"]," moves; half of them took ",["shown","half"]," or fewer."]
name-of-rules Name
nearly-all-deals nearly all
needs-script This game needs JavaScript. Please turn it on.
needs-server It can’t run from a file: it has to come from a web server. Run “python3 -m http.server” in this folder, then open http://localhost:8000 in the browser.
needs-webassembly It needs WebAssembly, which is turned off in this browser. On an iPhone, iPad or Mac, turn off Lockdown Mode for this site. Elsewhere, allow WebAssembly in the browser settings or use another browser.
new-button [["select","noun",{"rubber":"New rubber"},"New deal"]]
new-here New here?
new-version A new version is ready.
newer-version-played A newer version of this page has been used in this browser. Nothing will be saved until you reload the page.
news-in-english This list is in English.
news-loading Loading the list…
news-not-loaded Couldn’t load the list. Try again when you’re online.
news-title What’s new
no-backup-file This file isn’t a backup from this page. Nothing was changed.
no-card-to-pick You can’t take a card from here now.
no-contract-bid [["select","side",{"you":"You haven’t bid a contract yet."},"The house hasn’t bid a contract yet."]]
no-earlier-month There are no daily deals before this month.
no-finish-yet The game can’t finish itself yet: there are still choices to make.
no-later-month There are no daily deals after this month yet.
no-network You’re offline. The page will try again as soon as you’re back online.
no-room-to-bring-back There isn’t enough storage to restore this.
no-room-to-save The browser has run out of storage. You can keep playing, but this game may be lost.
no-score-sheet This game has no score sheet.
no-such-column ["There’s no column ",["shown","number"],"."]
no-trick-yet No trick has been played yet.
no-way-back no earlier winnable position found
no-way-found no win found from here
no-way-play-on Keep playing
no-way-title No way to win
none-counted No games counted yet.
none-of-rule-set-counted [["select","noun",{"rubber":"No rubbers counted yet."},"No games counted yet."]]
not-a-card ["“",["shown","text"],"” isn’t a card. Type a rank and a suit, such as 7s."]
not-a-date [["shown","text"]]
not-deleted Couldn’t delete this item. Nothing was changed.
not-loaded Couldn’t load the game.
not-saved-now Your game can’t be saved right now. You can keep playing; the page will try again after every move.
note-advice ["With “",["message","advice-seen"],"”, the cards you haven’t seen are dealt again at random many times, and a hint tells you how many of these deals its move wins. Bridge Solitaire always works this way."]
note-card-size If the table doesn’t fit, drag the cloth or use the arrows.
note-dwell Rest the pointer on an item; when the line fills up, the item is pressed.
note-letters ["H for a hint, U for undo, and more. They’re listed in the menu under “",["message","menu-keys"],"”."]
note-lists Press overlapping cards to list them as large buttons.
note-safe-home A card is safe when no other card needs it any more.
note-scanning A highlight steps through the controls. Press anywhere, or press any key, to use the highlighted one.
nothing-added-all-here nothing added: everything was already here
nothing-added-empty nothing added: this backup has no results and no games with moves
nothing-added-rest-here nothing added: everything that could be read was already here
nothing-here There’s nothing at this address.
nothing-kept This browser doesn’t save anything: your games will be lost when you close the page.
nothing-restored Nothing to restore: this item has no results and no games with moves. It’s been left as it is.
nothing-said No announcements yet.
nothing-to-call There’s nothing to bid right now.
nothing-to-redo Nothing to redo.
nothing-to-study You can analyse a deal once it’s over.
nothing-to-undo Nothing to undo.
number-of-game [["select","noun",{"rubber":"Rubber"},"Game"]]
number-with-tenths [["shown","whole"],".",["shown","tenths"]]
offer-later Later
offline-lacks ["Not ready to play offline: the browser couldn’t store the file ",["shown","file"],". Something between the site and this browser may be altering it."]
offline-not-ready Not ready to play offline yet: some files are still missing.
offline-ready Ready to play offline.
oldest-first oldest first
on-the-table-already This game is already on the table.
one-move-back Previous move
one-move-on Next move
open-by-itself Open it on its own
opening-game Opening the game
ordinal [["select","noun",{"day":[["select","like",{"1":[["shown","number"],"st"],"2":[["shown","number"],"nd"],"3":[["shown","number"],"rd"]},[["shown","number"],"th"]]]},[["shown","number"]]]]
other-tab-here Play here
other-tab-title Already open in another tab
other-tab-words You’re playing in another tab or window. Nothing is lost.
own-address It doesn’t run from a file or inside another page: open it at its own address.
pace-fast Fast
pace-slow Slow
pace-steady Normal
page-title [["shown","game"]," – Backbone Patience"]
page-version ["Version ",["shown","version"],", build ",["shown","build"]]
pan-down More below
pan-left More to the left
pan-right More to the right
pan-up More above
partly-loaded You can play, but without hints this time.
patterned-off Plain
patterned-on Patterned
pause-go-on Continue
pause-label Pause
pause-title Paused
per-cent [["shown","number"],"%"]
per-cent-over-99 over 99%
per-cent-under-one under 1%
picture-saved Picture saved as a file.
play-by-rules Play by these rules
play-from-here Play from here
play-label Play
played [["select","unit",{"today":"played today","yesterday":"played yesterday","days":["played ",["shown","count"]," days ago"],"weeks":["played ",["shown","count"]," weeks ago"]},["played ",["shown","count"]," months ago"]]]
playing-from [["select","number",{"0":["Playing from the start. “",["message","redo-button"],"” brings the later moves back."]},["Playing from move ",["shown","number"],". “",["message","redo-button"],"” brings the later moves back."]]]
promise-given The browser will keep your data until you delete it.
promise-not-given The browser may delete your data when the device runs low on storage.
rate-easy Easy
rate-games [["select","noun",{"rubber":"Rubbers"},"Games"]]
rate-hard Hard
rate-mark can be won
rate-mark-meaning The mark shows roughly what share of the deals can be won.
rate-middling Medium
rate-of-wins Win rate
rate-possible ["about ",["shown","share"]," can be won"]
rate-unknown Unknown
rates-by-difficulty By difficulty
rates-by-rule-set By game
reading-backup Reading the backup
reading-games Reading your games
record-copied Moves and settings copied.
record-copy Copy what I did
record-explained You can copy your latest moves and your settings, and add them to a report. Nothing is sent automatically.
record-title Did something go wrong?
redo-button Redo
redone redone
redone-move ["redone: ",["shown","move"]]
restart-button Restart
restoring Restoring your games
result result
result-card-label [["shown","game"],", ",["shown","deal"],": won, ",["message","moves"]]
result-card-won Won
result-heading ["Backbone Patience: ",["shown","game"],", ",["shown","deal"]]
result-lost lost
result-of-game Result
result-won won
result-won-in ["Won in ",["shown","time"]," and ",["message","moves"]]
result-won-with ["Won in ",["message","moves"]]
resume-game ["Continue: ",["shown","game"],", ",["shown","line"]]
review-at-move ["Move ",["shown","number"]," of ",["shown","count"],": ",["shown","move"],"."]
review-at-start [["select","noun",{"rubber":"Start of the rubber."},"Start of the deal."]]
review-closed review closed
review-label Review
review-looking Finding where you lost…
review-lost-at-latest ["Lost at move ",["shown","number"]," or earlier."]
review-lost-between ["Lost between moves ",["shown","first"]," and ",["shown","last"],"."]
review-lost-by ["Lost at move ",["shown","number"],"."]
review-lost-unknown Couldn’t work out where you lost.
review-never This deal could never be won.
review-no-choices This game has no choices to make.
review-not-judged Moves aren’t rated here: nobody could see the cards to come.
review-nothing-lost Every position was winnable.
review-position Position in the game
review-still-loading The review is still loading. It’ll open when it’s ready.
review-still-unknown Couldn’t work out whether you can still win.
room-miscounted The browser wrongly reports that storage is full. Close the browser and open it again; nothing will be saved until then.
room-used ["Storage used, including the app: ",["shown","used"]," of ",["shown","room"],"."]
rule-set-in-full [" (",["shown","game"],")"]
rule-set-in-progress , in progress
rule-sets-of ["Variants of ",["shown","game"]]
rules-label Rules
rules-left-out Rules that make no sense with the others aren’t listed.
rules-named ["These rules are called “",["shown","name"],"” now."]
rules-unnamed These rules have no name of their own any more.
said-after [" ",["shown","what"]]
said-title Announcements
sandboxed The page this game is embedded in won’t let it load its files.
save-a-backup Save a backup
save-name Save
save-picture Save picture
saved-as ["Saved to your downloads as ",["shown","file"],"."]
scanning-fast Fastest
scanning-off Off
scanning-quick Fast
scanning-slow Slow
scanning-steady Normal
score-band [["select","between",{"words":[["shown","first"]," to ",["shown","last"]]},[["shown","first"],"–",["shown","last"]]]]
score-in-points [["select","count",{"one":[["shown","count"]," point"]},[["shown","count"]," points"]]]
score-in-points-below [["select","count",{"one":["−",["shown","count"]," point"]},["−",["shown","count"]," points"]]]
score-of-game Score
scores-in-words [["select","noun",{"rubber":["Scores from ",["shown","lowest"]," to ",["shown","highest"],"; half of the rubbers scored ",["shown","half"]," or less."]},["Scores from ",["shown","lowest"]," to ",["shown","highest"],"; half of the games scored ",["shown","half"]," or less."]]]
scores-title [["select","scored",{"left":"Score: cards left at the end of each game","shown":"Score: cards face up at the end of each game","ahead":"Score: points ahead at the end of each rubber"},"Score: cards home at the end of each game"]]
search-games Search games
search-hint Search
setting-advice Hints use
setting-back Backs
setting-calm Reduce motion
setting-card-size Card size
setting-dwell Press by resting the pointer
setting-face Faces
setting-four-colours Colours
setting-gallery-first ["Start with “",["message","games-title"],"”"]
setting-klondike-score Klondike score
setting-language Language
setting-left-handed Left-handed
setting-letters Letter keys
setting-lists List overlapping cards
setting-motion Card speed
setting-national-index [["shown","ace"],", ",["shown","king"],", ",["shown","queen"]," and ",["shown","jack"]," on the cards"]
setting-pace Speed of automatic play
setting-patterned Suits
setting-safe-home Move safe cards home automatically
setting-scanning Play with one switch
setting-show-score Show the score
setting-show-time Show the time
setting-sound Sound
setting-spider-score Spider score
setting-stock Stock
setting-tap Pressing a card
setting-theme Cloth
setting-verdict Show whether you can win
setting-vibration Vibration, if available
setting-volume Sound volume
settings-above-table Above the table
settings-appearance Cards, cloth and colours
settings-help Help while you play
settings-keyboard-and-start Keyboard and start
settings-motion Motion
settings-other-presses Other ways to press
settings-sound Sound
settings-title Settings
share-as-text Share as text
share-day Share this day
share-deal This deal from the start
share-game-so-far The game so far
share-picture Share picture
share-shows-no-card No cards are shown. The link opens the same deal from the start.
share-title Share
share-winnable [["shown","share"]," winnable"]
show-the-win Show how to win
sight-label View of the table
size-gb [["shown","number"]," GB"]
size-kb [["shown","number"]," kB"]
size-mb [["shown","number"]," MB"]
size-under-1-kb under 1 kB
slow-work-done [["shown","percent"],"%"]
slow-work-stop Stop
smaller-cards Smaller cards
solver-sees-no-way The solver has ruled out every way to win.
solver-sees-no-way-hidden The solver, which sees the hidden cards too, has ruled out every way to win.
something-damaged Some saved data couldn’t be read. It’s been left as it is; everything else is here.
sound-is-on Sound is on. You can turn it off in the settings.
space-chosen [["shown","place"]," selected; can be filled from ",["listed","places","comma"]]
space-chosen-many [["shown","place"]," selected; can be filled from ",["select","count",{"one":[["shown","count"]," pile"]},[["shown","count"]," piles"]]]
spider-score-500 500
spider-score-home Runs
statistics-invite Your wins, best times and streaks will appear here.
statistics-of ["Statistics: ",["shown","game"]]
statistics-of-all All statistics
statistics-play Play
statistics-title Statistics
stock-left Left
stock-right Right
stock-thumb Near thumb
stock-top Top
stop-button Stop
streak-and-longest ["Current streak ",["shown","streak"],", longest ",["shown","longest"]]
summary-count [["select","medal",{"bronze":[["shown","squares"]," ",["message","deals-won-of"],", bronze medal"],"silver":[["shown","squares"]," ",["message","deals-won-of"],", silver medal"],"gold":[["shown","squares"]," ",["message","deals-won-of"],", gold medal"]},[["shown","squares"]," ",["message","deals-won-of"]]]]
summary-heading ["Backbone Patience, daily deals for ",["shown","date"]]
summary-line [["shown","game"]," ",["shown","time"]]
table-ends The table ends here.
table-in-words [["message","menu-words"]]
tap-chooses Selects it
tap-moves Moves it
text-copied Copied as text.
text-not-copied Couldn’t copy. The text is selected, so you can copy it yourself.
theme-auto Match device
theme-claret Claret
theme-day Day
theme-felt Felt
theme-night Night
theme-ocean Ocean
theme-walnut Walnut
things-added [["listed","things","and-only"]," added"]
things-unread [["shown","count"]," couldn’t be read"]
thinking calculating…
tile-go-on Continue
tile-in-progress in progress
tile-of-week Game of the week
tile-on-table on the table
time-for-backup It’s time to back up your games.
time-of-win Time to win
time-of-wins-in-words ["Time to win: ",["shown","count"]," wins, from ",["shown","least"]," to ",["shown","most"],"; half of them took ",["shown","half"]," or less."]
to-the-game Go to the game
try-again Try again
undo-brings-back ["“",["message","undo-button"],"” brings your moves back."]
undone undone
undone-move ["undone: ",["shown","move"]]
unread-delete Delete
unread-delete.of ["Delete: ",["shown","what"]]
unread-explained These items are damaged, so they couldn’t be used. They’ve been left as they are. Restoring one adds the games and results that can still be found in it.
unread-game A game
unread-heading Couldn’t be read
unread-journal A change to your games
unread-restore Restore
unread-restore.of ["Restore: ",["shown","what"]]
unread-results A list of results
unread-save Save to a file
unread-save.of ["Save to a file: ",["shown","what"]]
unread-snapshots A list of all your games
unread-something Other saved data
update-now Update now
update-offer A new version is ready.
verdict-always Always
verdict-lost Only when lost
verdict-never Never
volume-loud Loud
volume-medium Medium
volume-quiet Quiet
wait-button Pause
wait-words Pause scanning
week-day [["select","won",{"won":[["shown","day"],": won"],"later":[["shown","day"],": won on a later day"]},[["shown","day"],": not won"]]]
week-streak [["shown","ordinal"]," day in a row"]
week-title Daily deal
week-won [["select","count",{"0":"none won this week","one":"one won this week"},[["spelled","count"]," won this week"]]]
weekday-name [["select","weekday",{"0":"Monday","1":"Tuesday","2":"Wednesday","3":"Thursday","4":"Friday","5":"Saturday"},"Sunday"]]
weekday-name.initial [["select","weekday",{"0":"M","1":"T","2":"W","3":"T","4":"F","5":"S"},"S"]]
weekday-name.short [["select","weekday",{"0":"Mon","1":"Tue","2":"Wed","3":"Thu","4":"Fri","5":"Sat"},"Sun"]]
weekday-name.shortest [["select","weekday",{"0":"Mo","1":"Tu","2":"We","3":"Th","4":"Fr","5":"Sa"},"Su"]]
went-wrong Something went wrong. Your game is safe; you can keep playing.
went-wrong-load-again Something went wrong. Your games are saved; please reload the page.
were-here-already [["select","count",{"one":[["shown","count"]," was already here"]},[["shown","count"]," were already here"]]]
what-counts [["select","noun",{"rubber":["A rubber counts once it’s over. You can leave it and come back to it later. If you start another rubber and make a move in it, the first one counts as a loss, unless you undo your way back to it. “",["message","new-button"],"” and “",["message","restart-button"],"” start another rubber, too. If all that was left was to press “",["message","finish-button"],"”, it counts as won. The daily rubber and one other can be in progress at the same time; a win in the daily one counts for the day you began it. A rubber opened part-played from a link never counts."]},["A game counts once it’s over. You can leave it and come back to it later. If you start another game of the same variant and make a move in it, the first one counts as a loss, unless you undo your way back to it. “",["message","new-button"],"” and “",["message","restart-button"],"” start another game, too. If all that was left was to press “",["message","finish-button"],"”, it counts as won. The daily deal and one other game can be in progress at the same time; a win in the daily deal counts for the day you began it. A game opened part-played from a link never counts."]]]
what-counts-title What counts
where-it-was-lost Where you lost
why-button Why?
why-button-label Why this hint?
win-rates Win rate
win-rates-between [["shown","first"]," in the first ",["shown","span"],", ",["shown","last"]," in the last ",["shown","span"],", lowest ",["shown","lowest"],", highest ",["shown","highest"]]
win-rates-caption [["select","noun",{"rubber":["Win rate over the previous ",["shown","span"]," rubbers, from rubber ",["shown","start"]," to rubber ",["shown","end"],": now ",["shown","last"],", highest ",["shown","highest"],"."]},["Win rate over the previous ",["shown","span"]," games, from game ",["shown","start"]," to game ",["shown","end"],": now ",["shown","last"],", highest ",["shown","highest"],"."]]]
win-rates-in-words [["select","noun",{"rubber":["Win rate over the previous ",["shown","span"]," rubbers, ",["shown","played"]," rubbers in all: ",["message","win-rates-between"],"."]},["Win rate over the previous ",["shown","span"]," games, ",["shown","played"]," games in all: ",["message","win-rates-between"],"."]]]
winnable-means “Winnable” is the share of deals you could win if you saw every card. It doesn’t say how often you’ll win.
wins-after-peeking [["select","count",{"one":"One win came after you undid a move that had revealed a new card."},[["upper",["spelled","count"]]," wins came after you undid a move that had revealed a new card."]]]
wins-of-band Wins
wins-tag wins
work-stopped Stopped. Nothing was changed.
writing-backup Writing the backup
your-best-time Best time
your-fewest-moves Fewest moves
your-first-win Your first win
your-longest-streak [["shown","count"]," wins in a row"]
''')
LANGUAGE = _OF_ENGINE._replace(messages=Messages(_TEXTS, *_OF_ENGINE.messages.parts))
