# Why a move cannot be made. Each message is a sentence that the player reads.

## Any game

no-such-place = There is no such place on this table.
already-there = The card is already there.
no-card-to-take = There is no card to take.
not-so-many-cards = There are not that many cards.
one-at-a-time = One card moves at a time.
home-one-by-one = Cards go home one at a time.
stays-home = A card that is home stays home.
face-down-stays = A face-down card cannot be moved.
no-run = These cards are not a run.
no-redeal-left = No redeal is left.
one-pass = There is only one pass through the stock.
stock-not-used-up = The stock is not used up yet.
nothing-to-stock = No card goes back to the stock.
turn-to-waste-first = Turn the card to the waste first.
waste-only-from-stock = Only cards turned from the stock go to the waste.
nothing-on-place = No card is ever laid on { FORM($place, "the") }.
foundation-complete = This foundation is complete.
nothing-there = Nothing goes there.
nothing-on-card = Nothing goes on { FORM($card, "the") }.
only-on-card = Only { $wanted } goes on { FORM($card, "the") }.
# $kind is the kind of the empty pile.
only-starts = { $kind ->
    [waste] Only { $wanted } starts this waste.
    [cell] Only { $wanted } starts this cell.
   *[foundation] Only { $wanted } starts this foundation.
}

# $pile is what the game calls a pile of its table.
only-fills-space = { $pile ->
    [rib] Only { $wanted } may fill an empty rib.
    [fan] Only { $wanted } may fill an empty fan.
   *[column] Only { $wanted } may fill an empty column.
}
space-stays-empty = { $pile ->
    [rib] An empty rib stays empty.
    [fan] An empty fan stays empty.
   *[column] An empty column stays empty.
}
# $kind is the kind of pile from which the card would come.
space-not-from = { $kind ->
    [foundation] An empty column is not filled from the foundation.
    [waste] An empty column is not filled from the waste.
    [reserve] An empty column is not filled from the reserve.
    [cell] An empty column is not filled from the cell.
   *[tableau] An empty column is not filled from the tableau.
}
back-only-to-column = { $pile ->
    [rib] A card comes back from its foundation only to a rib.
   *[column] A card comes back from its foundation only to a column.
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
        [one] one other space
       *[other] { SPELLED($spaces) } other spaces
    }
   *[card] { $spaces ->
        [one] one space
       *[other] { SPELLED($spaces) } spaces
    }
}

## What a press means

# $noun is what the game calls a deal: "deal" or "rubber".
game-is-over = The game is over.
card-not-now = This card cannot be played now.
stock-and-waste-used-up = Stock and waste are used up.
no-turn-now = No card can be turned now.
waste-is-empty = The waste is empty. Press the stock to turn a card.
nothing-goes-there-now = No card can go to { FORM($place, "the") } now.
card-is-covered = { UPPER(FORM($card, "the")) } is covered.
run-fits-nowhere = { UPPER(FORM($card, "the")) } and the cards on it fit nowhere now.
not-together = { UPPER(FORM($card, "the")) } cannot move together with the cards on it.
no-legal-move = { UPPER(FORM($card, "the")) } has no legal move now.

## Single games

coccyx-first = The coccyx lies across both columns: it has to go first.
# $places are the waste, the stock or both.
fill-ribs-first = { $count ->
    [one] Fill the empty rib first, from { LIST($places, "or", "the") }.
   *[other] Fill the empty ribs first, from { LIST($places, "or", "the") }.
}
rib-only-from = An empty rib is filled only from { LIST($places, "or", "the") }.
another-rib = another rib
    .the = another rib
space-from-reserve = A space is filled from the reserve.
# $count is how many cards cover it: 1 or 2.
covered-by = { UPPER(FORM($card, "the")) } is covered by { LIST($cards, "and", "the") }.
out-of-the-game = A card that is taken away is out of the game.
no-card-to-pair = There is no card to pair with.
card-there-is-gone = The card there has been taken away.
only-with-cover = { UPPER(FORM($card, "the")) } goes only with { FORM($upon, "the") } that lies on it.
only-king-alone = Only a king goes alone.
king-goes-alone = A king goes alone.
only-with = { UPPER(FORM($card, "the")) } goes only with { $wanted }.
stays-on-waste = A card on the waste stays there.
only-to-waste = Cards go only to the waste.
last-deal-of-round = This is the last deal of the round.
next-deal-later = The next deal comes when nothing more fits in this one.
press-for-next-deal = Press the stock for the next deal.
clock-has-stopped = The clock has stopped.
only-card-in-hand = Only the card in hand moves.
rank-goes-to = The { rank } goes to { FORM($place, "the") }.
nothing-out-of-hole = No card comes out of the black hole.
only-into-hole = Cards go only into the black hole.
run-leaves-by-itself = A run leaves by itself when it is complete, from king to ace in one suit.
fill-columns-first = { $count ->
    [one] Fill the empty column before dealing.
   *[other] Fill the empty columns before dealing.
}
stock-deals-to-all = The stock deals a card to every column.
