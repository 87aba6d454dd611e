"""Finds out why the rules of a record contradict each other.

So far only programmers write records, so the reasons are English. Each is about one thing.
"""

from collections.abc import Iterator

from engine.core.cards import KING, SUITS, full_pack
from engine.core.game import Kind
from engine.core.relations import NEVER
from engine.rules.record import (
    EACH_SUIT,
    RUN,
    Aces,
    Base,
    Build,
    Columns,
    Deals,
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
from engine.rules.relation_of_build import relation

_PACK = 52
_TURNED = (Kind.WASTE, Kind.STOCK)


class ImpossibleRecordError(ValueError):
    """A record contradicts itself; the text says how."""


def check(record: Record) -> None:
    """Raise `ImpossibleRecordError` if no game can be dealt and played by a record."""
    _check_peaks(record)  # first, because the others count the cards of the peaks
    _check_cards(record)
    _check_piles(record)
    _check_columns(record)
    _check_runs(record)
    _check_stock(record)
    _check_spaces(record)
    _check_aces(record)
    _check_deal(record)
    if isinstance(record.aim, (Heap, Pairs)):
        _check_taken_away(record)
    if isinstance(record.aim, Heap):
        _check_heap(record, record.aim)
    elif begins_with_dealt(record):
        _check_dealt_base(record)


def _check_cards(record: Record) -> None:
    if record.packs not in {1, 2}:
        raise ImpossibleRecordError("A patience is played with one pack or with two.")
    if record.packs > 1 and record.deals is Deals.MICROSOFT:
        raise ImpossibleRecordError("The deals of Microsoft have only one pack.")
    if record.packs == 1 and record.deals is Deals.PACKS_APART:
        raise ImpossibleRecordError("One pack cannot be shuffled apart from another.")
    if len(record.suits) != len(SUITS) or not all(suit in SUITS for suit in record.suits):
        raise ImpossibleRecordError("Each of the four suits counts as one of the four.")
    if record.suits != EACH_SUIT and isinstance(record.aim, Foundations):
        raise ImpossibleRecordError("Foundations need all four suits.")


def _check_piles(record: Record) -> None:
    if not record.columns.cards:
        raise ImpossibleRecordError("A patience needs at least one column.")
    if min(record.columns.cards) < 0:
        raise ImpossibleRecordError("A column cannot have fewer than no cards.")
    if record.cells and not all(0 <= count <= 1 for count in record.cells.cards):
        raise ImpossibleRecordError("A cell holds only one card.")
    if record.reserve and (not record.reserve.cards or min(record.reserve.cards) < 1):
        raise ImpossibleRecordError("Each pile of a reserve begins with at least one card.")


def _check_peaks(record: Record) -> None:
    if isinstance(record.tableau, Peaks):
        if record.tableau.rows < 1 or record.tableau.count < 1:
            raise ImpossibleRecordError("Peaks have at least one row, and there is at least one of them.")
        if record.tableau.rows * record.tableau.count > _PACK:
            raise ImpossibleRecordError("Peaks have no more cards than the pack.")
        if record.tableau.face_down and isinstance(record.aim, Pairs) and record.aim.with_cover:
            raise ImpossibleRecordError("A card that lies face down cannot go as a pair with the card on it.")
    elif isinstance(record.aim, Pairs) and record.aim.with_cover:
        raise ImpossibleRecordError("Only in peaks does one card cover another.")


def _check_columns(record: Record) -> None:
    columns = record.columns
    if columns.build and not 0 <= columns.build.closed <= KING:
        raise ImpossibleRecordError("There is no rank on which nothing goes.")
    if columns.build is None and columns.take is not Take.ONE:
        raise ImpossibleRecordError("Only single cards are taken from columns on which nothing is laid.")
    if columns.take is Take.ONE_BY_ONE and not record.cells:
        raise ImpossibleRecordError("Without cells, no run can be moved card by card.")
    _check_face_down(columns)
    if columns.fill is not Fill.RESERVE:
        return
    if not record.reserve:
        raise ImpossibleRecordError("No reserve can fill the spaces, because there is none.")
    if len(record.reserve.cards) > 1 or record.reserve.face_up or record.reserve.lock is not Lock.NONE:
        raise ImpossibleRecordError("A reserve that fills spaces is one pile, with only its last card face up.")
    if 0 in columns.cards:
        raise ImpossibleRecordError("No column is empty after the deal if the reserve fills spaces.")


def _check_face_down(columns: Columns) -> None:
    if not columns.face_down:
        return
    if len(columns.face_down) != len(columns.cards):
        raise ImpossibleRecordError("How many cards lie face down is said for every column or for none.")
    if not all(0 <= down <= max(0, n - 1) for down, n in zip(columns.face_down, columns.cards, strict=True)):
        raise ImpossibleRecordError("The last card of a column does not lie face down.")


def _check_runs(record: Record) -> None:
    columns = record.columns
    if columns.run and columns.take not in {Take.RUN, Take.ONE_BY_ONE}:
        raise ImpossibleRecordError("It has to be said what a run is only if cards are moved in runs.")
    if columns.run and not _includes(columns.build, columns.run):
        raise ImpossibleRecordError("Cards that move as one also have to go on each other.")
    if isinstance(record.aim, Runs) and not _includes(columns.build, RUN):
        raise ImpossibleRecordError("In these columns, no run can be built from king to ace in one suit.")


def _includes(build: Build | None, other: Build) -> bool:
    """Return whether each card that goes on another one by `other` also does so by `build`."""
    return relation(other) - relation(build) == NEVER


def _check_stock(record: Record) -> None:
    stock = record.stock
    if not stock:
        return
    if stock.turn < 1:
        raise ImpossibleRecordError("At least one card of the stock has to be turned up at a time.")
    if (stock.redeals or 0) < 0:
        raise ImpossibleRecordError("There cannot be fewer than no redeals.")
    if stock.to is To.WASTE:
        return
    if stock.turn != 1 or stock.redeals != 0:
        raise ImpossibleRecordError("A stock that is dealt to the columns is dealt once, one card to each.")
    if isinstance(record.tableau, Peaks):
        raise ImpossibleRecordError("Peaks have no columns to which the stock could be dealt.")


def _check_spaces(record: Record) -> None:
    columns, stock = record.columns, record.stock
    if columns.fill_from and columns.fill not in {Fill.ANY, Fill.KING}:
        raise ImpossibleRecordError("It has to be said what fills spaces only if the player fills them.")
    if not all(kind in _givers(record) for kind in columns.fill_from):
        raise ImpossibleRecordError("No space can be filled from piles that do not exist or give no card.")
    if Kind.STOCK in columns.fill_from and (columns.fill is not Fill.ANY or (stock and stock.turn > 1)):
        raise ImpossibleRecordError("Straight from the stock, a space is filled with any card, and with only one.")
    if columns.at_once and not (
        columns.fill is Fill.ANY and columns.fill_from and set(columns.fill_from) <= set(_TURNED)
    ):
        raise ImpossibleRecordError("Only any card of waste and stock can be required to fill a space at once.")


def _givers(record: Record) -> Iterator[Kind]:
    """Yield the kinds of piles from which a card can go to a column."""
    yield Kind.TABLEAU
    if record.cells:
        yield Kind.CELL
    if record.reserve:
        yield Kind.RESERVE
    if record.stock and record.stock.to is To.WASTE:
        yield from _TURNED
    if isinstance(record.aim, Foundations) and record.aim.may_return:
        yield Kind.FOUNDATION


def _check_aces(record: Record) -> None:
    aim, stock = record.aim, record.stock
    if not isinstance(aim, Foundations) or aim.aces is Aces.NEVER:
        return
    if aim.base is not Base.ACE:
        raise ImpossibleRecordError("Aces go home by themselves only if the foundations begin with them.")
    if aim.aces is Aces.TURNED and not (stock and stock.to is To.WASTE and stock.turn == 1):
        raise ImpossibleRecordError("Aces go home from the stock only if its cards are turned up one at a time.")


def _check_taken_away(record: Record) -> None:
    columns, stock = record.columns, record.stock
    if record.reserve or record.cells:
        raise ImpossibleRecordError("With a heap or pairs, all cards are dealt to the tableau or to the stock.")
    if columns.build or columns.fill is not Fill.NONE:
        raise ImpossibleRecordError("With a heap or pairs, no card goes to a column.")
    if stock and stock.to is not To.WASTE:
        raise ImpossibleRecordError("With a heap or pairs, the stock is turned up to the waste.")


def _check_heap(record: Record, heap: Heap) -> None:
    stock = record.stock
    if stock and stock.redeals != 0:
        raise ImpossibleRecordError("The waste is the heap, so it does not become the stock again.")
    if heap.first and heap.first not in full_pack(0):
        raise ImpossibleRecordError("The card that begins the heap is not in the pack.")
    if not heap.build:
        raise ImpossibleRecordError("Some cards have to go on the heap.")
    if not 0 <= heap.build.closed <= KING:
        raise ImpossibleRecordError("There is no rank on which nothing goes.")
    if heap.first and record.deals is not Deals.SPLIT_MIX:
        raise ImpossibleRecordError("Only from cards that are shuffled together can one be left out for the heap.")


def _check_dealt_base(record: Record) -> None:
    if record.columns.fill is Fill.KING:
        raise ImpossibleRecordError("Kings cannot fill spaces if the foundations may begin with a king.")
    if isinstance(record.aim, Foundations) and record.aim.may_return:
        raise ImpossibleRecordError("The dealt card has to stay, since it says with which rank foundations begin.")


def _check_deal(record: Record) -> None:
    dealt, there = cards_dealt(record), _PACK * record.packs
    aside = len(SUITS) * record.packs * kinds_put_aside(record)
    locks = record.reserve is not None and record.reserve.lock is Lock.NOT_KING
    if aside and (dealt + aside > there or (locks and not record.stock)):
        raise ImpossibleRecordError(
            "If aces or kings are put aside, fewer cards are dealt or a stock replaces them."
        )
    if dealt > there:
        raise ImpossibleRecordError(f"{dealt} cards are dealt, but there are only {there}.")
    if dealt + aside < there and not record.stock:
        raise ImpossibleRecordError(f"Only {dealt} of {there} cards are dealt, and no stock takes the others.")


def kinds_put_aside(record: Record) -> int:
    """Return how many ranks are not dealt where they come up: aces that go home, kings that do not lock."""
    aces = isinstance(record.aim, Foundations) and record.aim.aces is not Aces.NEVER
    kings = record.reserve is not None and record.reserve.lock is Lock.NOT_KING
    return aces + kings


def cards_dealt(record: Record) -> int:
    """Return how many cards are dealt before the others become the stock; the first card of a heap counts, too."""
    cells = sum(record.cells.cards) if record.cells else 0
    reserve = sum(record.reserve.cards) + (record.reserve.lock is not Lock.NONE) if record.reserve else 0
    return sum(record.columns.cards) + cells + reserve + begins_with_dealt(record) + isinstance(record.aim, Heap)


def begins_with_dealt(record: Record) -> bool:
    """Return whether the foundations begin with the rank of a card that is dealt to one of them."""
    return isinstance(record.aim, Foundations) and record.aim.base is Base.DEALT
