"""Deal the cards of a record: the first position for a given order of the cards, see `oracle.records`.

[record] marks what a docstring of the record says, [rules] a rule text of a game, [agreed] what follows from
neither.
"""

from engine.rules.record import Aces, Base, Foundations, Heap, Lock, Peaks, Record
from oracle.plain import Piles, face_down_stock, rank, turn_up_last
from oracle.record_piles import (
    cells,
    columns,
    heap,
    put_on_empty_foundation,
    reserve_piles,
    spots,
)


def in_rows(names: list[str], counts: tuple[int, ...]) -> list[str]:
    """Return the piles in the order in which they get their cards: each row leaves out piles that are complete."""
    places = []
    for row in range(max(counts, default=0)):
        places += [name for name, count in zip(names, counts, strict=True) if count > row]
    return places


def places_in_order(record: Record) -> list[str]:
    """Return for each card that is dealt the pile to which it goes; `f` if it begins its foundation."""
    # [record] "to the reserve first, then to the foundations, the tableau, the cells and the heap".
    places = []
    if record.reserve is not None:
        names = reserve_piles(record)
        places += in_rows(names[: len(record.reserve.cards)], record.reserve.cards)
        # [rules] The card across the ends comes after the columns of the backbone.
        places += names[len(record.reserve.cards) :]
    if isinstance(record.aim, Foundations) and record.aim.base is Base.DEALT:
        places.append("f")
    counts = record.columns.cards
    if record.columns.by_column:
        for name, count in zip(columns(record), counts, strict=True):
            places += [name] * count
    else:
        places += in_rows(columns(record), counts)
    if record.cells is not None:
        places += in_rows(cells(record), record.cells.cards)
    if isinstance(record.aim, Heap) and record.aim.first == 0:
        places.append(heap(record))
    return places


def goes_home(record: Record, card: str) -> bool:
    # [record] "when it comes up in the deal; the next card takes its place"; [agreed] also if the ace would
    # lie face down.
    deals_past = (Aces.DEALT, Aces.TURNED)
    return isinstance(record.aim, Foundations) and record.aim.aces in deals_past and rank(card) == "A"


def is_no_lock(record: Record, card: str, place: str) -> bool:
    # [record] "a king goes to the bottom of the stock, and the next card takes its place".
    if record.reserve is None or record.reserve.lock is not Lock.NOT_KING:
        return False
    return place == reserve_piles(record)[-1] and rank(card) == "K"


def put_kings_below(record: Record, piles: Piles) -> None:
    """Put the kings of each column under its other cards, if the record says so."""
    if record.columns.kings_below:
        # [record] "whether the kings of each column go to its bottom, in their order".
        for column in columns(record):
            kings = [card for card in piles[column] if rank(card) == "K"]
            piles[column] = kings + [card for card in piles[column] if card not in kings]


def turn_down(record: Record, piles: Piles) -> None:
    """Turn down the cards that lie face down after the deal."""
    tableau = record.tableau
    down = record.columns.face_down
    for column, how_many in zip(columns(record), down, strict=down != ()):
        piles[column] = ["~" + card for card in piles[column][:how_many]] + piles[column][how_many:]
    if isinstance(tableau, Peaks) and tableau.face_down:
        # [record] "whether all cards but those of the last row lie face down".
        for column in columns(record)[: -tableau.lengths()[-1]]:
            piles[column] = ["~" + card for card in piles[column]]
    if record.reserve is not None and not record.reserve.face_up:
        # [record] "not only the last one of each pile".
        for name in reserve_piles(record):
            piles[name] = ["~" + card for card in piles[name]]
            turn_up_last(piles[name])


def deal(record: Record, order: list[str], first: str = "") -> Piles:
    """Return the first position; `first` is the card that begins the heap and is not dealt, if there is one."""
    piles: Piles = {name: [] for name in spots(record)}
    to_come, kings = order.copy(), []
    if first:
        piles[heap(record)] = [first]
    if isinstance(record.aim, Foundations) and record.aim.aces is Aces.LAID_OUT:
        # [record] "before the deal; the others are shuffled and dealt without the aces".
        for ace in [card for card in order if rank(card) == "A"]:
            put_on_empty_foundation(record, ace, piles)
            to_come.remove(ace)
    for place in places_in_order(record):
        card = to_come.pop(0)
        while goes_home(record, card) or is_no_lock(record, card, place):
            if goes_home(record, card):
                put_on_empty_foundation(record, card, piles)
            else:
                kings.append(card)
            card = to_come.pop(0)
        if place == "f" and isinstance(record.aim, Foundations):
            # [record] "a card that is dealt to its foundation": the first one of its suit.
            put_on_empty_foundation(record, card, piles)
        else:
            piles[place].append(card)
    put_kings_below(record, piles)
    turn_down(record, piles)
    if record.stock is None:
        # Only aces can be left, see `checks`.
        for card in to_come:
            put_on_empty_foundation(record, card, piles)
    else:
        # [rules] Each king goes below the one before.
        piles["s"] = face_down_stock(to_come + kings)
    return piles
