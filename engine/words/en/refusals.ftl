### Why a move cannot be made. Each message is a sentence that the player reads.

## Any game

no-such-place = There’s no such place on this table.
already-there = The card is already there.
no-card-to-take = There’s no card to take.
not-so-many-cards = There aren’t that many cards.
one-at-a-time = You can move only one card at a time.
home-one-by-one = Cards go home one at a time.
stays-home = A card that’s home stays there.
face-down-stays = You can’t move a face-down card.
no-run = These cards aren’t a run.
no-redeal-left = You can’t go through the stock again.
one-pass = You can go through the stock only once.
stock-not-used-up = The stock isn’t empty yet.
nothing-to-stock = Cards can’t go back to the stock.
turn-to-waste-first = Turn the card onto the waste first.
waste-only-from-stock = Only cards turned from the stock go on the waste.
nothing-on-place = You can’t place cards on { FORM($place, "the") }.
foundation-complete = This foundation is complete.
nothing-there = No card can go there.
nothing-on-card = Nothing goes on { FORM($card, "the") }.
only-on-card = Only { $wanted } goes on { FORM($card, "the") }.
# $kind is the kind of the empty pile.
only-starts = { $kind ->
    [waste] Only { $wanted } can start the waste.
    [cell] Only { $wanted } can go to this cell.
   *[foundation] Only { $wanted } can start this foundation.
}

# $pile is what the game calls a pile of its table.
only-fills-space = { $pile ->
    [rib] Only { $wanted } can fill an empty rib.
    [fan] Only { $wanted } can fill an empty fan.
   *[column] Only { $wanted } can fill an empty column.
}
space-stays-empty = { $pile ->
    [rib] An empty rib stays empty.
    [fan] An empty fan stays empty.
   *[column] An empty column stays empty.
}
# $kind is the kind of pile from which the card would come.
space-not-from = { $kind ->
    [foundation] You can’t fill an empty column from a foundation.
    [waste] You can’t fill an empty column from the waste.
    [reserve] You can’t fill an empty column from the reserve.
    [cell] You can’t fill an empty column from a cell.
   *[tableau] You can’t fill an empty column from another column.
}
back-only-to-column = { $pile ->
    [rib] A card on a foundation can only go back to a rib.
   *[column] A card on a foundation can only go back to a column.
}
cell-holds-one = { $cell ->
    [tower] A tower holds one card.
   *[cell] A cell holds one card.
}

# How many cards may move at once. $to is "space" if the cards would go to a space, which then does not count.
as-many-at-most = { $spaces ->
    [0] { most-cards }: { free-cells }.
   *[other] { most-cards }: { free-cells } and { spaces-too }.
}
most-cards = { $count ->
    [one] One card at most
   *[other] { UPPER(SPELLED($count)) } cards at most
}
free-cells = { $cell ->
    [tower] { $free ->
        [one] one free tower
       *[other] { SPELLED($free) } free towers
    }
   *[cell] { $free ->
        [one] one free cell
       *[other] { SPELLED($free) } free cells
    }
}
spaces-too = { $to ->
    [space] { $spaces ->
        [one] one other empty column
       *[other] { SPELLED($spaces) } other empty columns
    }
   *[card] { $spaces ->
        [one] one empty column
       *[other] { SPELLED($spaces) } empty columns
    }
}

## What a press means

# $noun is what the game calls a deal: "deal" or "rubber".
game-is-over = { $noun ->
    [rubber] This rubber is over.
   *[deal] This game is over.
}
card-not-now = You can’t play this card now.
stock-and-waste-used-up = The stock and the waste are empty.
no-turn-now = You can’t turn a card now.
waste-is-empty = The waste is empty. Press the stock to turn a card.
nothing-goes-there-now = No card can go to { FORM($place, "the") } now.
card-is-covered = { UPPER(FORM($card, "the")) } is covered.
run-fits-nowhere = { UPPER(FORM($card, "the")) } and the cards on it can’t go anywhere now.
not-together = { UPPER(FORM($card, "the")) } can’t move with the cards on it.
no-legal-move = { UPPER(FORM($card, "the")) } can’t go anywhere now.

## Single games

coccyx-first = Move the coccyx first: it locks both columns.
# $places are the waste, the stock or both.
fill-ribs-first = { $count ->
    [one] Fill the empty rib first, from { LIST($places, "or", "the") }.
   *[other] Fill the empty ribs first, from { LIST($places, "or", "the") }.
}
rib-only-from = You can fill an empty rib only from { LIST($places, "or", "the") }.
another-rib = another rib
    .the = another rib
space-from-reserve = Only a card from the reserve can fill an empty column.
# $count is how many cards cover it: 1 or 2.
covered-by = { UPPER(FORM($card, "the")) } is covered by { LIST($cards, "and", "the") }.
out-of-the-game = A removed card is out of the game.
no-card-to-pair = There’s no card to pair it with.
card-there-is-gone = The card there has been removed.
only-with-cover = { UPPER(FORM($card, "the")) } pairs only with { FORM($upon, "the") }, which covers it.
only-king-alone = Only a king can be removed on its own.
king-goes-alone = A king is removed on its own.
only-with = { UPPER(FORM($card, "the")) } pairs only with { $wanted }.
stays-on-waste = A card on the waste stays there.
only-to-waste = Cards can only go to the waste.
last-deal-of-round = This is the last deal of the round.
next-deal-later = Finish this deal first: you can still play a card.
press-for-next-deal = Press the stock for the next deal.
clock-has-stopped = The clock has stopped.
only-card-in-hand = Only the card in hand can move.
rank-goes-to = The { rank } goes to { FORM($place, "the") }.
nothing-out-of-hole = Cards can’t leave the black hole.
only-into-hole = Cards can only go into the black hole.
run-leaves-by-itself = A complete run, king to ace in one suit, is removed automatically.
fill-columns-first = { $count ->
    [one] Fill the empty column before you deal.
   *[other] Fill the empty columns before you deal.
}
stock-deals-to-all = The stock deals a card to every column.

### Why a text cannot be read: a link, a move, a position, or what was typed on the command line.

no-card-text = “{ $text }” isn’t a card.
wrong-piles = { $game } has { $wanted } piles, but this position has { $found }.
card-twice = The card { $text } appears twice.
no-counter-text = “{ $text }” isn’t a valid number for { $counter }.
no-list-of-cards = “{ $text }” isn’t a list of cards.
no-move-text = “{ $text }” isn’t a move in { $game }.
no-link = This link doesn’t name a game.
other-version = This is a { $found } link, but only { $known } links can be opened here.
no-such-game = There’s no game called “{ $text }” here.
no-such-rules = No game can be played by the rules in this link.
no-deal-number = A deal number is a whole number from { $first } to { $last }.
closing-bracket = This list of moves has a closing bracket without an opening one.
opening-bracket = This list of moves has an opening bracket without a closing one.
move-unread = Move { $number } can’t be read: { $reason }
move-refused = Move { $number }, { $text }, can’t be played: { $reason }
no-picture = “{ $text }” isn’t a picture.
names-no-piles = “{ $text }” doesn’t name any piles in { $game }.
no-such-game-listed = There’s no game called “{ $text }”; `games` lists them.
number-or-position = Give either a deal number or --position.
number-after = { $option } takes a whole number from 0 to 1000000000.
no-depth = The depth is a whole number from 0 to 99.

# A position that Bridge Solitaire can never reach.
bridge-number-too-high = This position has a number that is too high for Bridge Solitaire.
bridge-contract = This position has an impossible contract.
bridge-tricks = This position has impossible tricks.
bridge-unscored = This position has a deal that was played but not scored.
bridge-trick = This position has an impossible trick.
