### The menu.

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

### Small sheets and buttons.

## To find a card

find-title = Find a card
# What the player may type: short signs and names of cards.
find-such-as = Such as 7s, 10h or queen of clubs
find-button = Find

## While the player plays in another tab

other-tab-title = Already open in another tab
other-tab-words = You’re playing in another tab or window. Nothing is lost.
other-tab-here = Play here

## A link that cannot be read to its end: the sheet says why and names its deal, which can be played

link-damaged-title = This link is damaged
link-damaged-play = Play from the start

## While the page does something that takes long

slow-work-done = { $percent }%
slow-work-stop = Stop

## The button that lets the frame of one-switch play wait

wait-button = Pause
wait-words = Pause scanning

### The sheet that greets a newcomer.

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

### The gallery: a tile for every game.

tile-go-on = Continue
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
games-found = { $count ->
    [0] No games found.
    [one] One game found.
   *[other] { UPPER(SPELLED($count)) } games found.
}

### The deals of the day: the page of all games, and the calendar of one game.

daily-title = Daily deals
daily-today = Today
daily-today-count = Today: { $count }
deals-won-of = { $won } of { $all } won
share-day = Share this day
calendar-of = { $game } calendar

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
legend-explained = A disc shows how many deals were won on the day itself. The ring also counts deals won later.

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

### The panel that leads through a lesson.

lesson-progress = Step { $number } of { $count }
# Its main button: show the move of this step, go to the next step, or leave the lesson and play on.
lesson-show = Show me
lesson-next = Next
lesson-skip = Keep playing
# After another move than that of the lesson.
lesson-astray-title = That move is fine too
lesson-astray = The lesson goes another way. Take your move back to follow it, or keep playing on your own.
lesson-take-back = Take it back

### The sheets that list the whole table in words, or the cards of one pile to choose from.

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

### The sheet that lists the keys and what they do.

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
record-explained = You can copy your last moves and settings and add them to a report. Nothing is sent by itself.
record-copy = Copy what I did
record-copied = Copied what you did.

### The sheet that is shown while the player has stopped the time.

pause-title = Paused
pause-go-on = Continue
deal-on-table = { $noun ->
    [rubber] Rubber { $number }
   *[deal] Deal { $number }
}

### The sheet about what is kept on the player's device.

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
offline-lacks = Not ready to play offline: the browser couldn’t store the file { $file }. This site may be changing it on the way.
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
unread-explained = These items are damaged, so they couldn’t be used. They’re kept as they are. Restoring one adds the games and results that can still be found in it.
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

### The sheet that says what has changed from version to version; the list itself is English in every language.

news-title = What’s new
# Shown in all other languages.
news-in-english = This list is in English.
news-loading = Loading the list…
news-not-loaded = Couldn’t load the list. Try again when you’re online.
