### The rules page of a game whose rules are not written by hand. The page has three parts, below the headings of the
### first group. Each part is put together from the sentences of one of the other groups, one for each rule of the game,
### in the order in which they stand here. So each sentence must make sense after any other of its group, and alone.
### "It" is only what the sentence before it in this file speaks of.
### Write as in the rules of the other games (see the folder "rules"): the same terms, addressed to the player.

## The three parts

rules-table = The table
rules-aim = The aim
rules-play = Play

## The names of piles in the picture of the table

# $kind is the kind of pile, $count how many there are; it begins with a small letter.
rules-piles = { $kind ->
    [pyramid] pyramid
    [peaks] peaks
    [foundation] { $count ->
        [one] foundation
       *[other] foundations
    }
    [tableau] { $count ->
        [one] column
       *[other] columns
    }
    [cell] { $count ->
        [one] cell
       *[other] cells
    }
    [reserve] reserve
    [waste] waste
   *[stock] stock
}

## The table: how many packs and piles there are, and how many cards are dealt to them

rules-packs = { $count ->
    [one] One pack.
   *[other] { UPPER(SPELLED($count)) } packs.
}
rules-packs-apart = Each pack is shuffled separately, and the second is dealt after the first.
rules-only-suits = All cards count as { LIST($suits, "or") }.
# The columns have the same number of cards. No sentence begins with digits, so the numbers above twelve that occur are
# written here in words.
rules-columns = { $cards ->
    [0] { $columns ->
        [one] One empty column.
       *[other] { UPPER(SPELLED($columns)) } empty columns.
    }
   *[other] { $columns ->
        [one] One column
        [13] Thirteen columns
        [17] Seventeen columns
        [18] Eighteen columns
       *[other] { UPPER(SPELLED($columns)) } columns
    } of { $cards ->
        [one] one card.
       *[other] { SPELLED($cards) } cards.
    }
}
# Such as 1, 2, 3, 4: each column has one card more than the one before. There are at least three columns.
rules-columns-rising = { UPPER(SPELLED($columns)) } columns of { SPELLED($fewest) } to { SPELLED($most) } cards.
# Such as 7, 7, 7, 7, 6, 6, 6. There are at least three columns.
rules-columns-two = { $columns ->
    [13] Thirteen columns
    [17] Seventeen columns
    [18] Eighteen columns
   *[other] { UPPER(SPELLED($columns)) } columns
}: { $first ->
    [0] none
    [one] one card
   *[other] { SPELLED($first) } cards
} in { $count ->
    [one] the first
   *[other] each of the first { SPELLED($count) }
}, { SPELLED($rest) } in { $others ->
    [one] the last.
   *[other] each of the other { SPELLED($others) }.
}
# Any other numbers of cards, such as "1, 6, 7, 8".
rules-columns-counted = { UPPER(SPELLED($columns)) } columns of these lengths: { $numbers }.
# One pyramid, or several that stand side by side and share their last row.
rules-peaks = { $peaks ->
    [one] A pyramid of { $rows ->
        [one] one row
       *[other] { SPELLED($rows) } rows
    }, with { $cards } cards in all. Each card above the bottom row is covered by two cards in the row below.
   *[other] { UPPER(SPELLED($peaks)) } peaks of { SPELLED($rows) } rows that share the bottom row: { $cards } cards in all. Each card above the bottom row is covered by two cards in the row below.
}
rules-kings-below = Before you begin, kings go under the other cards of their columns.
# The cards of the columns or of the peaks, of which the sentences before speak.
rules-all-face-up = All these cards are face up.
# Of each column that has more cards than these, the last ones are face up.
rules-last-face-up = { $count ->
    [one] Only the last card of each column is face up.
   *[other] Only the last { SPELLED($count) } cards of each column are face up.
}
rules-last-row-face-up = Only the cards in the bottom row are face up.
rules-first-face-down = { $columns ->
    [one] In the first column
   *[other] In each of the first { SPELLED($columns) } columns
}, { $cards ->
    [one] one card is face down.
   *[other] { SPELLED($cards) } cards are face down.
}
rules-face-down-counted = Face-down cards in each column, in order: { $numbers }.
# The two stars before and after a word make it bold.
rules-no-cells = There are no cells.
rules-empty-cells = There { $count ->
    [one] is one empty **cell**.
   *[other] are { SPELLED($count) } empty **cells**.
}
rules-filled-cells = There { $count ->
    [one] is one **cell**.
   *[other] are { SPELLED($count) } **cells**.
} { $filled ->
    [one] One card starts in a cell.
   *[other] { UPPER(SPELLED($filled)) } cards start in cells.
}
# Piles from which cards are played, but to which no card goes.
rules-reserve = { $piles ->
    [one] { UPPER(SPELLED($cards)) } cards form the **reserve**.
   *[other] { $cards ->
        [one] { UPPER(SPELLED($piles)) } single cards form the **reserve**.
       *[other] { UPPER(SPELLED($piles)) } piles of { SPELLED($cards) } cards form the **reserve**.
    }
}
rules-reserve-counted = The **reserve** has piles of these sizes: { $numbers }.
# Only the top card, of one pile or of each.
rules-reserve-top-up = { $piles ->
    [one] Only its top card is face up.
   *[other] Only the top card of each pile is face up.
}
rules-lock = One more card lies across the reserve.
rules-lock-no-king = It can’t be a king: a king goes to the bottom of the stock, and the next card takes its place.
rules-foundations = { $count ->
    [one] There is one foundation.
   *[other] There are { SPELLED($count) } foundations.
}
rules-aces-in-deal = Aces are dealt like all other cards.
rules-aces-laid-out = The aces lie on the foundations from the start.
rules-first-rank = One card is dealt to a foundation. All foundations start with the rank of this card.
rules-aces-dealt = An ace that comes up in the deal goes home at once, and the next card takes its place.
rules-heap-starts = { $kind ->
    [waste] One card starts the waste.
   *[foundation] One card starts the foundation.
}
rules-heap-starts-with = { $kind ->
    [waste] The waste starts with { FORM($card, "the") }.
   *[foundation] The foundation starts with { FORM($card, "the") }.
}
rules-stock = { $count ->
    [0] The other cards are the stock.
    [one] The last card is the stock.
   *[other] The other { $count } cards are the stock.
}

## The aim

rules-home = Bring all { $count } cards home. Each foundation is built up in suit, from ace to king.
# The rank of a card that is dealt to a foundation is the first of all.
rules-home-from-first = Bring all { $count } cards home. Each foundation is built up in suit, and an ace follows a king.
rules-comes-back = The top card of a foundation can come back to a column.
# $place is "pyramid", "peaks" or "columns", $kind the pile to which all cards go.
rules-to-heap = { $place ->
    [pyramid] Play all { $count } cards of the pyramid
    [peaks] Play all { $count } cards of the peaks
   *[columns] Play all { $count } cards of the columns
} { $kind ->
    [waste] to the waste.
   *[foundation] to the foundation.
}
# $runs is how many runs of thirteen cards there are.
rules-runs = Sort all { $count } cards into { SPELLED($runs) } runs, each of one suit from king to ace. A complete run is removed from the table.
rules-pairs = { $place ->
    [pyramid] Remove all { $count } cards of the pyramid, in pairs that add up to 13.
    [peaks] Remove all { $count } cards of the peaks, in pairs that add up to 13.
   *[columns] Remove all { $count } cards of the columns, in pairs that add up to 13.
}
rules-values = An ace counts 1, a jack 11, a queen 12. A king counts 13 and is removed on its own.

## Play: a list of points

# $count is the number of the parts, from "rules-free-in-columns" to "rules-free-on-waste". Each is in the singular.
rules-free = { $count ->
    [one] { UPPER(LIST($places, "and")) } is free.
   *[other] { UPPER(LIST($places, "and")) } are free.
}
rules-free-in-columns = the top card of each column
rules-free-in-peaks = each card that nothing covers
rules-free-in-cells = any card in a cell
rules-free-in-reserve = { $piles ->
    [one] the top card of the reserve
   *[other] { $cards ->
        [one] any card of the reserve
       *[other] the top card of each reserve pile
    }
}
rules-free-on-waste = the top card of the waste
rules-locked = Until the card across the reserve is played, no other card of the reserve is free.
# How cards are laid on each other in the columns: down, up, or both.
rules-built-down = { $suits ->
    [same] Columns are built down in suit: the eight of hearts goes on the nine of hearts.
    [alternate] Columns are built down in alternating colours: a red eight goes on a black nine.
   *[any] Columns are built down, whatever the suit: an eight goes on a nine.
}
rules-built-up = { $suits ->
    [same] Columns are built up in suit: the ten of hearts goes on the nine of hearts.
    [alternate] Columns are built up in alternating colours: a red ten goes on a black nine.
   *[any] Columns are built up, whatever the suit: a ten goes on a nine.
}
rules-built-both-ways = { $suits ->
    [same] Columns are built up or down in suit: the ten of hearts or the eight of hearts goes on the nine of hearts.
    [alternate] Columns are built up or down in alternating colours: a red ten or a red eight goes on a black nine.
   *[any] Columns are built up or down, whatever the suit: a ten or an eight goes on a nine.
}
rules-nothing-built = You can’t place cards on the columns.
# $ranks is "lower" or "higher", the card that goes on another one, or "next" for both.
rules-ring = { $ranks ->
    [lower] A king goes on an ace.
    [higher] An ace goes on a king.
   *[next] Aces and kings go on each other.
}
# $card is a rank.
rules-closed = Nothing goes on { $card }.
# How many cards may be moved at once.
rules-one-at-a-time = Cards move one at a time.
rules-as-if-singly = You can still move a run as one if there’s room to move its cards one by one. The most you can move is one card more than there are free cells: three cards with two free cells.
rules-spaces-double = Each empty column doubles that number, but the column you’re moving to doesn’t count.
rules-runs-move = A run moves as one. You can also move just its top few cards.
# Which cards are a run, if not all that may be laid on each other.
rules-run = { $ranks ->
    [lower] A run goes down
    [higher] A run goes up
   *[next] A run goes up or down
}{ $suits ->
    [same] {" "}in suit.
    [alternate] {" "}in alternating colours.
   *[any], whatever the suit.
}
rules-any-moves = You can move any face-up card, with all the cards on it, whether they’re in order or not.
rules-turns-up = A face-down card in a column turns up when nothing lies on it.
rules-peaks-turn-up = A face-down card turns up when nothing covers it.
# What fills an empty column. $moves is "one" if cards move one at a time, else "more".
rules-any-fills = { $moves ->
    [one] Any card can fill an empty column.
   *[more] Any card, on its own or with the cards on it, can fill an empty column.
}
rules-king-fills = { $moves ->
    [one] Only a king can fill an empty column.
   *[more] Only a king, on its own or with the cards on it, can fill an empty column.
}
rules-nothing-fills = An empty column stays empty.
rules-reserve-fills = The top card of the reserve fills an empty column at once. When the reserve is empty, any card can fill the column.
rules-fills-from = The card that fills it has to come from { LIST($piles, "or") }.
# Where it has to come from, as parts of this sentence.
rules-from = { $kind ->
    [tableau] another column
    [cell] a cell
    [reserve] the reserve
    [foundation] a foundation
    [waste] the waste
   *[stock] the stock
}
rules-fill-first = You have to fill it before any other move, if there’s a card that can.
# The stock.
rules-turned = { $count ->
    [one] Turn the stock one card at a time.
   *[other] Turn the stock { SPELLED($count) } cards at a time. Only the last of them is free.
}
rules-passes = { $count ->
    [0] You can go through the stock as often as you like.
    [one] You can go through the stock only once.
    [2] You can go through the stock twice.
   *[other] You can go through the stock { SPELLED($count) } times.
}
rules-ace-turned = An ace turned from the stock goes home at once.
rules-rounds = Press the stock to deal a card to each column, until the stock is empty.
rules-full-columns = You can do that only if no column is empty.
# A heap is one pile to which all cards are played.
rules-heap = { $ranks ->
    [lower] A free card goes { $kind ->
        [waste] on the waste
       *[foundation] on the foundation
    } if it’s one rank below the top card there.
    [higher] A free card goes { $kind ->
        [waste] on the waste
       *[foundation] on the foundation
    } if it’s one rank above the top card there.
   *[next] A free card goes { $kind ->
        [waste] on the waste
       *[foundation] on the foundation
    } if it’s one rank above or below the top card there.
}
rules-heap-suits = { $suits ->
    [same] It has to be of the same suit.
    [alternate] It has to be of the other colour.
   *[any] Suits don’t matter.
}
rules-pairs-go = Remove two free cards that add up to 13: press one, then the other.
rules-cover-goes = If a card is covered only by the card it pairs with, you can remove both together.
rules-numbered = Deals are numbered as in Microsoft FreeCell.
