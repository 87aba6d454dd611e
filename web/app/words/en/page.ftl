### core, state: The header above the table, its buttons, and the title of the window.

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

### core, view, features/speech: What is said of the table on command, and why a command does nothing. What has a
### full stop is a sentence.

# What is said after something else, at the end of the same line.
said-after = { " " }{ $what }
deleted = Deleted: { $what }.
back-again = Restored: { $what }.
move-of-several = { $move }, { $number } of { $count }
card-not-home-now = { UPPER(FORM($card, "the")) } can’t go home now.
no-finish-yet = The game can’t finish itself yet: there are still choices to make.
nothing-to-call = There’s nothing to bid right now.
choose-a-bid = Choose a bid first.
no-trick-yet = No trick has been played yet.
# In a game without choices, a button that shows the last trick again.
last-trick-button = Last trick
# On the card that wins a trick.
wins-tag = wins
# For screen readers: what kind of thing the table is.
card-table = card table

### features/size: The size of the cards

cards-largest = The cards can’t get any larger.
cards-smallest = The cards can’t get any smaller.
table-ends = The table ends here.
# $size is "number-with-tenths", such as "1.5", or a whole number.
cards-times = Card size: ×{ $size }.

### core, features: What each key does, for the list of keys.

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

### core, features/backup, features/data, features/link: What the page tells of itself: faults, files, links, and work
### that takes a while.

went-wrong = Something went wrong. Your game is safe; you can keep playing.
went-wrong-load-again = Something went wrong. Your games are saved; please reload the page.
new-version = A new version is ready.
time-for-backup = It’s time to back up your games.
link-copied = Link copied.
link-not-copied = Couldn’t copy. The link is selected, so you can copy it yourself.
# $file is the name of a file.
saved-as = Saved to your downloads as { $file }.

## Work that takes a while: titles of the sheet that shows how far it is

opening-game = Opening the game
reading-games = Reading your games
writing-backup = Writing the backup
reading-backup = Reading the backup
restoring = Restoring your games
work-stopped = Stopped. Nothing was changed.

### saving: Faults of what keeps the games on the device. Each message is one or two sentences.

no-room-to-save = The browser has run out of storage. You can keep playing, but this game may be lost.
not-saved-now = Your game can’t be saved right now. You can keep playing; the page will try again after every move.
room-miscounted = The browser wrongly reports that storage is full. Close the browser and open it again; nothing will be saved until then.
games-not-read = Your games can’t be read right now. Please reload the page.
games-not-opened = Your games can’t be opened right now. Please reload the page: what you play now won’t be saved.
nothing-kept = This browser doesn’t save anything: your games will be lost when you close the page.
browser-deleted = The browser has deleted your saved games. If you have a backup, add it under “{ data-title }”.
browser-deleted-copy = The browser deleted your saved games. They’ve been restored from a second copy.
something-damaged = Some saved data couldn’t be read. It’s been left as it is; everything else is here.
newer-version-played = A newer version of this page has been used in this browser. Nothing will be saved until you reload the page.

### state: What an action of the player has done, for those who do not see the table.

deselected = deselected
# $places are the piles that may fill it.
space-chosen = { $place } selected; can be filled from { LIST($places, "comma") }
space-chosen-many = { $place } selected; can be filled from { $count ->
    [one] { $count } pile
   *[other] { $count } piles
}
# $cards is the name of a card, or "card-with-others".
cards-chosen = { $cards } selected; can go to { LIST($places, "comma") }
# Several numbers of cards may go: $least and $most are each the name of a card, or "card-with-others".
cards-chosen-between = { $least } selected, or up to { $most }; can go to { LIST($places, "comma") }
also-home = Also moved home: { LIST($cards, "comma") }
nothing-to-undo = Nothing to undo.
nothing-to-redo = Nothing to redo.
undone = undone
undone-move = undone: { $move }
redone = redone
redone-move = redone: { $move }
back = back
back-to-deal = back to { $deal }
move-number = move { $number }
at-its-start = You’re already at the start.
undo-brings-back = “{ undo-button }” brings your moves back.
lesson-over = lesson over
link-too-long = This link is too long to be valid.
on-the-table-already = This game is already on the table.
deal-so-far = { $deal }, { moves }

### panels: Numbers, shares and sizes.

# A number that is not whole, such as "118.5".
number-with-tenths = { $whole }.{ $tenths }
per-cent = { $number }%
per-cent-under-one = under 1%
per-cent-over-99 = over 99%
# $like is the last digit of the number, but 4 for 11, 12 and 13 and those after full hundreds, such as 111;
# it is made for the endings of English. $noun is what is counted: "game", "rubber" or "day"; English says "game 20",
# but "20th day".
ordinal = { $noun ->
    [day] { $like ->
        [1] { $number }st
        [2] { $number }nd
        [3] { $number }rd
       *[other] { $number }th
    }
   *[game] { $number }
}
size-under-1-kb = under 1 kB
size-kb = { $number } kB
size-mb = { $number } MB
size-gb = { $number } GB

### state, view: Dates. $day, $month and $year are numbers; the messages put them in the order of the language.

month-name = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
month-of-year = { month-name } { $year }
day-of-month = { $day } { month-name }
date = { $day } { month-name } { $year }
# $text is what was kept in place of a date and is none.
not-a-date = { $text }
# The weekday on which weeks begin in calendars: 0 for Monday to 6 for Sunday.
first-weekday = 0
# $weekday is 0 for Monday to 6 for Sunday. The forms are for the head of a calendar, the last one for a very small mark.
weekday-name = { $weekday ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[6] Sunday
}
    .short = { $weekday ->
        [0] Mon
        [1] Tue
        [2] Wed
        [3] Thu
        [4] Fri
        [5] Sat
       *[6] Sun
    }
    .shortest = { $weekday ->
        [0] Mo
        [1] Tu
        [2] We
        [3] Th
        [4] Fr
        [5] Sa
       *[6] Su
    }
    .initial = { $weekday ->
        [0] M
        [1] T
        [2] W
        [3] T
        [4] F
        [5] S
       *[6] S
    }

### state, features/gallery: Which share of the deals of a game can be won, such as "6 in 7", to be followed by
### "winnable".

nearly-all-deals = nearly all
deals-in = { $part } in { $whole }
deals-in-at-least = at least { $part } in { $whole }
# A note below the games.
winnable-means = “Winnable” is the share of deals you could win if you saw every card. It doesn’t say how often you’ll win.

### panels, state, features/data: What several sheets say.

# A few facts in one line, such as "Deal 4711 · 12 moves · 5 home".
list-dot = { " · " }
    .last = { " · " }
facts-in-line = { LIST($facts, "dot") }
# One of these facts that is in words already, such as the time "4:05".
fact = { $what }
delete-button = Delete

# How long most games take. Not more than ten letters.
minutes-of-play = { $most } min
minutes-of-play-between = { $least }–{ $most } min
