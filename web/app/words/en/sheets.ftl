### core, features, panels: The menu.

menu-title = Menu

## The headings of its groups

menu-play = Play
menu-look-back = Look back
menu-help = Help

## Its buttons, with room for one or two short words

# $noun is what the game calls a deal.
menu-new = { $noun ->
    [rubber] New rubber
   *[deal] New deal
}
menu-restart = Restart
menu-daily = Daily deals
menu-games = All games
menu-review = Review
menu-statistics = Statistics
menu-share = Share
# $game is the name of a game.
menu-learn = Learn { $game }
menu-moves = What can I do?
menu-rules = Rules
# Opens the sheet of the same name, with the whole table in words.
menu-words = Describe table
menu-keys = Keys

## The field for the number of a deal, and its button

menu-number = { $noun ->
    [rubber] Rubber number
   *[deal] Deal number
}
menu-deal = Deal

## Which deals are chosen at random

menu-new-deals = { $noun ->
    [rubber] New rubbers
   *[deal] New deals
}
deals-any = Any
deals-winnable = Winnable
deals-easy = Easy
deals-middling = Medium
deals-hard = Hard

### features/find: To find a card

find-title = Find a card
# What the player may type: short signs and names of cards.
find-such-as = For example: 7s, 10h or queen of clubs
find-button = Find
no-such-column = There’s no column { $number }.
# $text is what the player has typed.
not-a-card = “{ $text }” isn’t a card. Type a rank and a suit, such as 7s.

### panels: While the player plays in another tab

other-tab-title = Already open in another tab
other-tab-words = You’re playing in another tab or window. Nothing is lost.
other-tab-here = Play here

### features/link: A link that cannot be read to its end: the sheet says why and names its deal, which can be played

link-damaged-title = This link is damaged
link-damaged-play = Play from the start

### panels: While the page does something that takes long

slow-work-done = { $percent }%
slow-work-stop = Stop

### features/scanning: The button that lets the frame of one-switch play wait

wait-button = Pause
wait-words = Pause scanning
frame-waits = Scanning is paused. Press to continue.

### features/greeting: The sheet that greets a newcomer.

greeting-title = What would you like to play?
greeting-words = No account, no ads. Your games stay on this device.
greeting-learn = Learn { $game }
# $count is five or so.
greeting-steps = in { $count } short steps
greeting-known = Or a game you know
# What these games are like, below their names.
known-klondike = the classic
known-freecell = all cards face up
known-spider = long, two packs
known-golf = a few minutes
greeting-just-play = Just play
greeting-games = All games

### features/gallery, panels: The gallery: a tile for every game.

tile-go-on = Continue
# On the tile of one game, another one each week; the same for all players.
tile-of-week = Game of the week
# $game is the name of a deal, $line the facts about it.
resume-game = Continue: { $game }, { $line }
# $share is in words, such as "6 in 7" or "nearly all".
share-winnable = { $share } winnable
favourite-game = Favourite: { $game }
rule-sets-of = Variants of { $game }
# Follows the name of a rule set, for those who do not see the dot beside it.
rule-set-in-progress = , in progress
# Follows the short name of a rule set with its whole name, such as "Turn three (Klondike, turn three)".
rule-set-in-full = { " " }({ $game })

## How the game of a tile stands

# $noun is what the game calls a deal: "deal" or "rubber".
tile-on-table = on the table
# $noun is what the game calls a deal: "deal" or "rubber".
tile-in-progress = in progress
# $count is a number of days, weeks or months: two or more, but 0 for today and 1 for yesterday.
# $noun is what the game calls a deal: "deal" or "rubber".
played = { $unit ->
    [today] played today
    [yesterday] played yesterday
    [days] played { $count } days ago
    [weeks] played { $count } weeks ago
   *[months] played { $count } months ago
}

## Filters and search

filter-all = All
filter-begun = In progress
filter-favourites = Favourites
filter-short = Under 10 min
filter-sure = Nearly always winnable
# Games in which all cards lie face up from the start.
filter-open = Nothing hidden
filter-own = House rules
# Games with two packs of cards.
filter-two-packs = Two packs
# Games that are played much like the one on the table; $game is its name.
filter-alike = Like { $game }
games-found = { $count ->
    [0] No games found.
    [one] One game found.
   *[other] { UPPER(SPELLED($count)) } games found.
}

### features/rules: The rules page of a game; its text is put together elsewhere.

# $names are other names of the game, such as "Demon, Thirteen".
also-called = Also called { $names }.
change-rules = Change the rules
change-rules-note = Press a rule to change it.
choose-rule = Choose a rule
rules-left-out = Rules that make no sense with the others aren’t listed.
play-by-rules = Play by these rules
# The label of a field for a name that the player gives to changed rules, and the button beside it.
name-of-rules = Name
save-name = Save
# $name is what the player has typed.
rules-named = These rules are called “{ $name }” now.
rules-unnamed = These rules have no name of their own any more.

### features/daily: The deals of the day: the page of all games, and the calendar of one game.

daily-title = Daily deals
daily-today = Today
daily-today-count = Today: { $count }
deals-won-of = { $won } of { $all } won
share-day = Share this day
calendar-of = { $game } calendar
facts-with-commas = { LIST($facts, "comma") }

## The text to share, without a card of any deal. "Backbone Patience" is the name of this collection.

summary-heading = Backbone Patience, daily deals for { $date }
# $squares are small squares, one for each game.
summary-count = { $medal ->
    [bronze] { $squares } { deals-won-of }, bronze medal
    [silver] { $squares } { deals-won-of }, silver medal
    [gold] { $squares } { deals-won-of }, gold medal
   *[none] { $squares } { deals-won-of }
}
summary-line = { $game } { $time }

## Days in a row with a medal, and all the medals

# Beside the number of the days.
days-in-a-row = { $count ->
    [one] day in a row
   *[other] days in a row
}
longest-row-of-days = longest { $count }
medals = Medals
days-with-medal = { $medal ->
    [bronze] { $count ->
        [one] One day with a bronze medal
       *[other] { UPPER(SPELLED($count)) } days with a bronze medal
    }
    [silver] { $count ->
        [one] One day with a silver medal
       *[other] { UPPER(SPELLED($count)) } days with a silver medal
    }
   *[gold] { $count ->
        [one] One day with a gold medal
       *[other] { UPPER(SPELLED($count)) } days with a gold medal
    }
}

## The calendar. A day is read out as "22 November, today, 3 won, silver medal".

month-before = Previous month
month-after = Next month
no-earlier-month = There are no daily deals before this month.
no-later-month = There are no daily deals after this month yet.
is-today = today
deals-won = { $count } won
has-medal = { $medal ->
    [bronze] bronze medal
    [silver] silver medal
   *[gold] gold medal
}

## The legend. How many deals have to be won for each medal: for the least, and for the best of $all deals.

medal-from = { $count } or more
medal-from-all = { $count } of { $all } won
legend-today = today
legend-explained = The disc shows how many deals were won on the day itself. The ring also counts deals won later.

## The deals of a day. The form ".of" is for screen readers.

# What a player does most in a game, such as "Uncovering".
kind-of-game = { FORM($game, "kind") }
# $noun is what the game calls a deal: "deal" or "rubber".
daily-won = won
# $noun is what the game calls a deal: "deal" or "rubber".
daily-won-in = won in { $time }
daily-play = Play
    .of = Play: { $game }
daily-go-on = Continue
    .of = Continue: { $game }, { moves }

## The calendar of one game. $noun is what it calls a deal.

daily-of-game = Daily deals: { $game }
deal-a-day = { $noun ->
    [rubber] { $kind ->
        [winnable] { $game }: one winnable rubber a day, the same for everyone.
       *[any] { $game }: one rubber a day, the same for everyone.
    }
   *[deal] { $kind ->
        [winnable] { $game }: one winnable deal a day, the same for everyone.
       *[any] { $game }: one deal a day, the same for everyone.
    }
}
current-streak = { $count ->
    [one] Current streak: one day.
   *[other] Current streak: { SPELLED($count) } days.
}
deal-of-today = { $noun ->
    [rubber] Today’s rubber
   *[deal] Today’s deal
}
deal-of-today-won = { $noun ->
    [rubber] You’ve won today’s rubber.
   *[deal] You’ve won today’s deal.
}
# $noun is what the game calls a deal: "deal" or "rubber".
day-won = won
# $noun is what the game calls a deal: "deal" or "rubber".
day-won-later = won on a later day
month-key = Filled: won on the day itself. Outlined with a tick: won on a later day.
daily-of-all-games = All daily deals

### features/lesson: The panel that leads through a lesson.

lesson-progress = Step { $number } of { $count }
# Its main button: show the move of this step, go to the next step, or leave the lesson and play on.
lesson-show = Show me
lesson-next = Next
lesson-skip = Keep playing
# After another move than that of the lesson.
lesson-astray-title = That move is fine too
lesson-astray = The lesson goes another way. Take your move back to follow it, or keep playing on your own.
lesson-take-back = Take it back
# $progress is such as "Step 1 of 9".
lesson-begins = { $game }. { lesson-step }
lesson-step = { $progress }: { $title }. { $text }

### features/table_in_words, features/last_announcements, panels: The sheets that list the whole table in words, or the cards of one
### pile to choose from.

table-in-words = { menu-words }
no-card-to-pick = You can’t take a card from here now.
cards-below-face-down = { $count ->
    [one] One card face down
   *[other] { UPPER(SPELLED($count)) } cards face down
}
# Beside the name of a card that cannot be taken now.
card-stays = can’t move

# The sheet with everything that was said on this visit.
said-title = Announcements
nothing-said = No announcements yet.

### core, features, panels: The sheet that lists the keys and what they do.

keys-title = Keys
key-arrows = Arrows
key-arrows-do = go to the next pile in that direction
key-space = Space
# As printed on keyboards.
keyboard-enter = Enter
keyboard-escape = Esc
keyboard-page-up = Page Up
keyboard-page-down = Page Down
key-digits = 1–9, 0
key-digits-do = go to the column with this number; 0 is column 10
letter-keys-off = Letter keys are off. You can turn them on in the settings.
keys-mouse = With a mouse: right-click a pile to send its top card home.
# The button "Copy what I did" copies the last presses as a text for somebody who looks for the fault.
record-title = Did something go wrong?
record-explained = You can copy your latest moves and your settings, and add them to a report. Nothing is sent automatically.
record-copy = Copy what I did
record-copied = Moves and settings copied.

### features/pause: The sheet that is shown while the player has stopped the time.

pause-title = Paused
pause-go-on = Continue
deal-on-table = { $noun ->
    [rubber] Rubber { $number }
   *[deal] Deal { $number }
}

### features/data: The sheet about what is kept on the player's device.

data-title = Your data

## Where it is kept

kept-on-disk = Your games, results and settings are stored on this device, in this browser. They aren’t sent anywhere.
kept-in-small-store = This browser offers only a few megabytes of storage. Your games, results and settings are stored there, on this device.
kept-but-shut = Your games can’t be opened right now, and what you play now will be lost when you close the page. Please reload the page. If this keeps happening, clear this site’s data in your browser settings; that will delete your games.
kept-by-newer = A newer version of this page has stored your games in a new way. They’re safe, but what you play now will be lost when you close the page. Please reload the page.
kept-nowhere = This browser doesn’t save anything: your games will be lost when you close the page.
# $used and $room are sizes, such as "3.4 MB".
room-used = Storage used, including the app: { $used } of { $room }.
offline-ready = Ready to play offline.
offline-not-ready = Not ready to play offline yet: some files are still missing.
# $file is the name of a file, such as boot.js.
offline-lacks = Not ready to play offline: the browser couldn’t store the file { $file }. Something between the site and this browser may be altering it.
promise-given = The browser will keep your data until you delete it.
promise-not-given = The browser may delete your data when the device runs low on storage.
# $version is such as 0.9.0; $build has ten letters and digits, and is another one after every change of the page.
page-version = Version { $version }, build { $build }

## The games, each with facts in a line such as "given up · 12 moves · played yesterday"

kept-games = Games
# $noun is what the game calls a deal: "deal" or "rubber".
kept-on-table = on the table
kept-lesson = lesson
# $noun is what the game calls a deal: "deal" or "rubber".
kept-won = won
# $noun is what the game calls a deal: "deal" or "rubber".
kept-lost = lost
# $noun is what the game calls a deal: "deal" or "rubber".
kept-given-up = given up
# $game is the name of the deal, $line the facts about it.
delete-game = Delete: { $game }, { $line }

## Texts that could not be read: what each was, and buttons, with the form ".of" for screen readers

unread-heading = Couldn’t be read
unread-explained = These items are damaged, so they couldn’t be used. They’ve been left as they are. Restoring one adds the games and results that can still be found in it.
unread-journal = A change to your games
unread-snapshots = A list of all your games
unread-results = A list of results
unread-game = A game
unread-something = Other saved data
# $what is one of these.
unread-save = Save to a file
    .of = Save to a file: { $what }
unread-restore = Restore
    .of = Restore: { $what }
unread-delete = Delete
    .of = Delete: { $what }

## What could not be read

nothing-restored = Nothing to restore: this item has no results and no games with moves. It’s been left as it is.
not-deleted = Couldn’t delete this item. Nothing was changed.
no-room-to-bring-back = There isn’t enough storage to restore this.

### features/news: The sheet that says what has changed from version to version; the list itself is English in every
### language.

news-title = What’s new
# Shown in all other languages.
news-in-english = This list is in English.
news-loading = Loading the list…
news-not-loaded = Couldn’t load the list. Try again when you’re online.

### features/backup, panels, state: Reading a backup file.

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
nothing-added-rest-here = nothing added: everything that could be read was already here
nothing-added-all-here = nothing added: everything was already here
nothing-added-empty = nothing added: this backup has no results and no games with moves
things-unread = { $count } couldn’t be read
# $most is how many games are kept on a device.
games-left-out = { $count ->
    [one] { $count } game left out: only { $most } can be stored here
   *[other] { $count } games left out: only { $most } can be stored here
}

## Backups, on several sheets

backup-title = Backup
backup-explained = All your games in progress, results, favourites and settings in one file, to keep or move to another device. Adding a backup brings in what’s missing here and removes nothing.
backup-save = Save a backup
backup-add = Add a backup

### features/hint, core: Hints, the way back, and demonstrations.

thinking = calculating…
advice-still-loading = Hints are still loading. Your hint will appear when they’re ready.
review-still-loading = The review is still loading. It’ll open when it’s ready.
moved-since-asking = Ready now. You’ve made a move since you asked, so ask again.
advice-not-loaded = Couldn’t load hints. Reload the page to try again.
# $noun is what the game calls a deal: "deal" or "rubber".
looking-for-way-back = finding where you could still win…
# $noun is what the game calls a deal: "deal" or "rubber".
no-way-back = no earlier winnable position found
# Said instead of the reason for the shown hint, if the program has found a better move since. The hint follows.
better-move-found = A better move has been found.
# The player has stopped a demonstration by the button that has begun it.
demo-stopped = Stopped. Your game hasn’t changed.
no-way-found = no win found from here

### features/review: The review.

review-closed = review closed
playing-from = { $number ->
    [0] Playing from the start. “{ redo-button }” brings the later moves back.
   *[other] Playing from move { $number }. “{ redo-button }” brings the later moves back.
}

## Each message is a sentence.

review-at-start = { $noun ->
    [rubber] Start of the rubber.
   *[deal] Start of the deal.
}
review-at-move = Move { $number } of { $count }: { $move }.
review-no-choices = This game has no choices to make.
review-not-judged = Moves aren’t rated here: nobody could see the cards to come.
# $noun is what the game calls a deal: "deal" or "rubber".
review-nothing-lost = Every position was winnable.
# $noun is what the game calls a deal: "deal" or "rubber".
review-looking = Finding where you lost…
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-unknown = Couldn’t work out where you lost.
# $noun is what the game calls a deal: "deal" or "rubber".
review-still-unknown = Couldn’t work out whether you can still win.
# $noun is what the game calls a deal: "deal" or "rubber".
review-never = This deal could never be won.
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-at-latest = Lost at move { $number } or earlier.
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-by = Lost at move { $number }.
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-between = Lost between moves { $first } and { $last }.

### features/hint: The sheet that says how often each move wins, when only the cards seen are known.

chances-title = Chances
# $count is how many times the cards were dealt anew.
chances-meaning = { $count ->
    [one] The cards you haven’t seen were dealt again at random once. The table shows the moves after which that deal can still be won.
   *[other] The cards you haven’t seen were dealt again at random { $count } times. The table shows how many of these deals can still be won after each move.
}
# The headings of two columns of figures.
# $noun is what the game calls a deal: "deal" or "rubber".
chances-won = Wins
chances-interval = Chance (95% confidence)
# $low and $high are shares such as "69 %".
chances-from-to = { $low } to { $high }
chances-unknown = Deals not solved in time widen the range: each may be a win or a loss.
chances-fewer = Clearly worse moves were tried in fewer deals.
chances-later = The solver saw all the cards in these deals. You can’t, so you’ll win less often.
# The same where a simple player finishes the deals, see chances-meaning and chances-later.
chances-played = { $count ->
    [one] The cards you haven’t seen were dealt again at random once. The table shows the moves after which a basic computer player won that deal.
   *[other] The cards you haven’t seen were dealt again at random { $count } times. The table shows how many of these deals a basic computer player won after each move.
}
chances-player = The computer player can see the order of the stock, but no other card you haven’t seen. You may do better.
# The same for a player that does not even know the order of the stock.
chances-player-sees-no-more = The computer player sees only the cards you’ve seen. You may do better.
# Shown if a move further down won more often, but not clearly so.
chances-plan = The first move follows the computer player’s plan. Another move comes first only if it’s clearly better.
# The same for Bridge Solitaire, with the headings of its columns.
chances-points = { $count ->
    [one] The cards you haven’t seen were dealt again at random once. The table shows which choices make your contract or defeat the house’s in that deal, and how many points you gain.
   *[other] The cards you haven’t seen were dealt again at random { $count } times. The table shows how often each choice makes your contract or defeats the house’s, and how many points you gain on average.
}
chances-well = Success
chances-gain = Points (95% confidence)
# $points is a number of points such as "+45"; $margin says how sure it is.
chances-margin = { $points } ± { $margin }
chances-simple = A basic computer player finished each of these deals without seeing the hidden cards. You may do better.
