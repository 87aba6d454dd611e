"""Play any record by its meaning: a second reading of `engine.rules.record`.

It knows the record, which is only a value, and nothing of the code that plays it. `oracle.plain` explains cards. A
position consists of piles by name: `f1` ... `f8` are the foundations (spades, hearts, diamonds, clubs, then again)
or the places for complete runs, `f` is the heap without a stock or the pile of pairs, `t1` ... are the columns or
the cards of peaks, row by row, `a1` ... the cells, `r`, `r2`, ... the piles of the reserve, of which the lock is
the last, `s` the stock and `w` the waste. If the number of redeals is limited, `p` has a mark for each one made.
A move is a source, a target and the number of cards.

[record] marks what a docstring of the record says, [rules] a rule text of a game. [agreed] marks what follows from
neither; it was found out by playing:

- A turn of the stock is the move `s` to `w`, a redeal `w` to `s`, a round of cards `s` to `t1`; their number is 1.
- A pair is a move of one of its cards to the other, in either order; a single king goes to `f`.
- Equal places are not the same: every free cell, every space and every foundation of the suit has a move.
- Cards never move from foundation to foundation or from a foundation to a cell, but from cell to cell.
- A whole column may move to a space.
- A space helps to move a run card by card only if any card of a column may fill it.
- Moves go on when the game is won.
"""

from itertools import pairwise

from engine.core.game import Kind
from engine.rules.record import (
    RUN,
    Aces,
    Build,
    Fill,
    Foundations,
    Heap,
    Lock,
    Pairs,
    Peaks,
    Record,
    Runs,
    Take,
    To,
)
from oracle.plain import (
    Piles,
    is_face_down,
    move_cards,
    rank,
    turn_to_waste,
    turn_up_last,
    turn_waste_over,
    worth,
)
from oracle.record_piles import (
    KINDS,
    cells,
    columns,
    counts_redeals,
    fits_column,
    fits_foundation,
    foundations,
    goes_on,
    has_waste,
    heap,
    may_fill,
    put_on_empty_foundation,
    reserve_piles,
    spaces,
)

Move = tuple[str, str, int]

MARK = "redeal"


# ---------------------------------------------------------------- which cards are free


def places_upon(record: Record, spot: str) -> list[str]:
    """Return the two spots whose cards cover a card of a peak; no spots for the last row."""
    if not isinstance(record.tableau, Peaks):
        return []
    names, count = columns(record), record.tableau.count
    # Each peak has one card more in each row. In the last row, neighbours share one card.
    for row in range(1, record.tableau.rows):
        here, names = names[: row * count], names[row * count :]
        if spot in here:
            peak, place = divmod(here.index(spot), row)
            left = peak * (row + 1) + place
            if row + 1 == record.tableau.rows:
                left = peak * row + place
            return [names[left], names[left + 1]]
    return []


def covering(record: Record, spot: str, piles: Piles) -> list[str]:
    return [place for place in places_upon(record, spot) if piles[place] != []]


def free_columns(record: Record, piles: Piles) -> list[str]:
    """Return the columns that have cards and whose last card nothing covers."""
    return [name for name in columns(record) if piles[name] != [] and covering(record, name, piles) == []]


def free_reserve(record: Record, piles: Piles) -> list[str]:
    names = reserve_piles(record)
    # [record] A card across the ends of all piles, "which are closed until it is played".
    if record.reserve is not None and record.reserve.lock is not Lock.NONE and piles[names[-1]] != []:
        return [names[-1]]
    return [name for name in names if piles[name] != []]


def free_piles(record: Record, piles: Piles) -> list[str]:
    """Return the piles whose last card may be moved; the foundations are not among them."""
    others = [name for name in cells(record) if piles[name] != []]
    if has_waste(record) and piles["w"] != []:
        others.append("w")
    return [*free_columns(record, piles), *free_reserve(record, piles), *others]


def is_run(record: Record, build: Build | None, cards: list[str]) -> bool:
    """Return whether each card goes on the one before it; face-down cards belong to no run."""
    if any(is_face_down(card) for card in cards):
        return False
    return all(goes_on(record, build, card, under) for under, card in pairwise(cards))


def most_one_by_one(record: Record, target: str, piles: Piles) -> int:
    # [rules] "one card more than there are free cells: three cards with two free cells. Each empty column doubles
    # that number, but the column you're moving to doesn't count."
    most = len([cell for cell in cells(record) if piles[cell] == []]) + 1
    # [rules] Seahaven: spaces that only kings fill do not help.
    any_fills = record.columns.fill is not Fill.KING and may_fill(record, "2c", "t1", piles)
    for space in spaces(record, piles):
        if any_fills and space != target:
            most = most * 2
    return most


def may_take(record: Record, cards: list[str], target: str, piles: Piles) -> bool:
    """Return whether these cards at the end of a column may move to another column at once."""
    rules = record.columns
    if len(cards) == 1:
        return True
    if rules.take is Take.ANY:
        return not any(is_face_down(card) for card in cards)
    # [record] "which cards move as one; None if all that go on each other do".
    if rules.take is Take.ONE or not is_run(record, rules.run or rules.build, cards):
        return False
    return rules.take is Take.RUN or len(cards) <= most_one_by_one(record, target, piles)


# ---------------------------------------------------------------- legal moves


def moves_of_the_stock(record: Record, piles: Piles) -> set[Move]:
    stock = record.stock
    if stock is None:
        return set()
    if stock.to is not To.WASTE:
        # [record] "but only if no column is empty".
        waits = stock.to is To.FULL_COLUMNS and spaces(record, piles) != []
        return set() if piles["s"] == [] or waits else {("s", "t1", 1)}
    if piles["s"] != []:
        # [rules] A card of the stock that may fill a space goes there straight.
        filled = [space for space in spaces(record, piles) if Kind.STOCK in record.columns.fill_from]
        return {("s", "w", 1), *[("s", space, 1) for space in filled]}
    is_left = stock.redeals is None or (counts_redeals(record) and len(piles["p"]) < stock.redeals)
    # [record] "how often the waste may become the stock again".
    return {("w", "s", 1)} if piles["w"] != [] and is_left else set()


def moves_of_single_cards(record: Record, piles: Piles) -> set[Move]:
    moves = set()
    for source in free_piles(record, piles):
        card = piles[source][-1]
        for foundation in foundations(record):
            if isinstance(record.aim, Foundations) and fits_foundation(record, card, foundation, piles):
                moves.add((source, foundation, 1))
        for cell in cells(record):
            if piles[cell] == []:
                moves.add((source, cell, 1))
        for column in columns(record):
            if column != source and fits_column(record, card, source, column, piles):
                moves.add((source, column, 1))
    return moves


def moves_of_more_cards(record: Record, piles: Piles) -> set[Move]:
    moves = set()
    for source in columns(record):
        for how_many in range(2, len(piles[source]) + 1):
            cards = piles[source][-how_many:]
            for target in columns(record):
                fits = target != source and fits_column(record, cards[0], source, target, piles)
                if fits and may_take(record, cards, target, piles):
                    moves.add((source, target, how_many))
    return moves


def moves_back(record: Record, piles: Piles) -> set[Move]:
    # [record] "whether the top card may go back to a column".
    if not isinstance(record.aim, Foundations) or not record.aim.may_return:
        return set()
    moves = set()
    for source in foundations(record):
        for column in columns(record):
            if piles[source] != [] and fits_column(record, piles[source][-1], source, column, piles):
                moves.add((source, column, 1))
    return moves


def moves_to_the_heap(record: Record, build: Build, piles: Piles) -> set[Move]:
    target = heap(record)
    names = free_columns(record, piles)
    return {(name, target, 1) for name in names if goes_on(record, build, piles[name][-1], piles[target][-1])}


def is_pair(one: str, other: str, piles: Piles) -> bool:
    return worth(piles[one][-1]) + worth(piles[other][-1]) == 13


def moves_of_pairs(record: Record, aim: Pairs, piles: Piles) -> set[Move]:
    free = free_columns(record, piles)
    if has_waste(record) and piles["w"] != []:
        free.append("w")
    # [record] "a king goes alone".
    moves = {(name, "f", 1) for name in free if rank(piles[name][-1]) == "K"}
    for one in free:
        for other in [*free, *columns(record)]:
            if piles[other] == [] or not is_pair(one, other, piles):
                continue
            # [record] "if one of them is all that covers the other".
            if other in free or (aim.with_cover and covering(record, other, piles) == [one]):
                moves = moves | {(one, other, 1), (other, one, 1)}
    return moves


def fills_due(record: Record, piles: Piles) -> set[Move]:
    # [record] "whether a space has to be filled before any other move"; [rules] if waste and stock are empty, the
    # space stays empty.
    if not record.columns.at_once:
        return set()
    givers = [name for name in ["w", "s"] if KINDS[name] in record.columns.fill_from and piles[name] != []]
    return {(giver, space, 1) for giver in givers for space in spaces(record, piles)}


def legal_moves(record: Record, piles: Piles) -> set[Move]:
    due = fills_due(record, piles)
    if due:
        return due
    moves = moves_of_the_stock(record, piles)
    if isinstance(record.aim, Heap):
        return moves | moves_to_the_heap(record, record.aim.build, piles)
    if isinstance(record.aim, Pairs):
        return moves | moves_of_pairs(record, record.aim, piles)
    singles = moves_of_single_cards(record, piles)
    return moves | singles | moves_of_more_cards(record, piles) | moves_back(record, piles)


# ---------------------------------------------------------------- playing a move


def deal_round(record: Record, piles: Piles) -> None:
    # [record] "each of one card for every column as long as there are cards".
    for column in columns(record):
        if piles["s"] != []:
            piles[column].append(piles["s"].pop().removeprefix("~"))


def play_from_the_stock(record: Record, target: str, piles: Piles) -> None:
    stock, aim = record.stock, record.aim
    assert stock is not None
    if stock.to is not To.WASTE:
        deal_round(record, piles)
    elif isinstance(aim, Foundations) and aim.aces is Aces.TURNED and rank(piles["s"][-1]) == "A":
        # [record] An ace goes to a foundation by itself "also when it is turned up from the stock".
        put_on_empty_foundation(record, piles["s"].pop().removeprefix("~"), piles)
    elif target == "w":
        turn_to_waste(piles, stock.turn)
    else:
        piles[target].append(piles["s"].pop().removeprefix("~"))


def turn_up_free_cards(record: Record, piles: Piles) -> None:
    # [rules] "A face-down card in a column turns up when nothing lies on it"; so it is in reserves and peaks.
    for name in [*free_columns(record, piles), *reserve_piles(record)]:
        turn_up_last(piles[name])


def take_runs_away(record: Record, piles: Piles) -> None:
    # [record] "thirteen cards of a suit, king to ace, which leave the columns by themselves"; [agreed] column by
    # column, to the first empty place.
    for column in columns(record):
        last = piles[column][-13:]
        if isinstance(record.aim, Runs) and len(last) == 13 and is_run(record, RUN, last):
            empty = [place for place in foundations(record) if piles[place] == []]
            move_cards(piles, column, empty[0], 13)


def fill_from_the_reserve(record: Record, piles: Piles) -> None:
    # [record] "the reserve fills it at once"; [agreed] the first space first.
    for space in spaces(record, piles):
        if record.columns.fill is Fill.RESERVE and piles["r"] != []:
            move_cards(piles, "r", space, 1)
            turn_up_last(piles["r"])


def play(record: Record, piles: Piles, move: Move) -> Piles:
    """Return the piles after a legal move."""
    after = {name: pile.copy() for name, pile in piles.items()}
    source, target, how_many = move
    if source == "s":
        play_from_the_stock(record, target, after)
    elif target == "s":
        # [rules] "The waste keeps its order."
        turn_waste_over(after)
        if counts_redeals(record):
            after["p"].append(MARK)
    elif isinstance(record.aim, Pairs):
        # [agreed] The card named first goes first.
        move_cards(after, source, "f", 1)
        if target != "f":
            move_cards(after, target, "f", 1)
    else:
        move_cards(after, source, target, how_many)
    turn_up_free_cards(record, after)
    take_runs_away(record, after)
    turn_up_free_cards(record, after)
    fill_from_the_reserve(record, after)
    return after


def won(record: Record, piles: Piles) -> bool:
    """Return whether the aim is reached."""
    if isinstance(record.aim, (Heap, Pairs)):
        # [rules] "Play all 35 cards of the columns"; "Clear the whole pyramid"; the stock does not count.
        return all(piles[column] == [] for column in columns(record))
    # [rules] "Bring all 52 cards home"; "Complete eight runs".
    return all(len(piles[place]) == 13 for place in foundations(record))
