"""Finds out why the rules of a record contradict each other.

So far only programmers write records, so the reasons are English. Each is about one thing.
"""

from engine.records.record import Base, Fill, Record

_PACK = 52


class ImpossibleRecordError(ValueError):
    """A record contradicts itself; the text says how."""


def check(record: Record) -> None:
    """Raise `ImpossibleRecordError` if no game can be dealt and played by a record."""
    _check_piles(record)
    _check_deal(record)
    if record.columns.fill is Fill.RESERVE and not record.reserve:
        raise ImpossibleRecordError("No reserve can fill the spaces, because there is none.")
    if record.columns.fill is Fill.KING and begins_with_dealt(record):
        raise ImpossibleRecordError("Kings cannot fill spaces if the foundations may begin with a king.")


def _check_piles(record: Record) -> None:
    if bool(record.foundations) is bool(record.heap):
        raise ImpossibleRecordError("Cards are played either to foundations or to a heap.")
    if not record.columns.cards:
        raise ImpossibleRecordError("A patience needs at least one column.")
    if min(record.columns.cards) < 0:
        raise ImpossibleRecordError("A column cannot have fewer than no cards.")
    if record.cells and not all(0 <= count <= 1 for count in record.cells.cards):
        raise ImpossibleRecordError("A cell holds only one card.")
    if record.stock and record.stock.turn < 1:
        raise ImpossibleRecordError("At least one card of the stock has to be turned up at a time.")


def _check_deal(record: Record) -> None:
    dealt = cards_dealt(record)
    if dealt > _PACK:
        raise ImpossibleRecordError(f"{dealt} cards are dealt, but the pack has only {_PACK}.")
    if dealt < _PACK and not record.stock:
        raise ImpossibleRecordError(f"Only {dealt} of {_PACK} cards are dealt, and no stock takes the others.")


def cards_dealt(record: Record) -> int:
    """Return how many cards are dealt before the others become the stock; the first card of a heap counts, too."""
    cells = sum(record.cells.cards) if record.cells else 0
    reserve = record.reserve.cards if record.reserve else 0
    return sum(record.columns.cards) + cells + reserve + begins_with_dealt(record) + bool(record.heap)


def begins_with_dealt(record: Record) -> bool:
    """Return whether the foundations begin with the rank of a card that is dealt to one of them."""
    return record.foundations is not None and record.foundations.base is Base.DEALT
