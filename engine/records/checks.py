"""Finds out why the rules of a record contradict each other."""

from collections.abc import Iterator

from engine.records.record import Base, Fill, Record

_PACK = 52


class ImpossibleRecordError(ValueError):
    """A record contradicts itself; the text says how."""


def check(record: Record) -> None:
    """Raise `ImpossibleRecordError` if no game can be dealt and played by a record."""
    for sentence in contradictions(record):
        raise ImpossibleRecordError(sentence)


def contradictions(record: Record) -> Iterator[str]:
    """Yield an English sentence for each contradiction in a record."""
    columns, cells, stock = record.columns, record.cells, record.stock
    dealt = cards_dealt(record)
    if bool(record.foundations) is bool(record.heap):
        yield "Cards are played either to foundations or to a heap."
    if not columns.cards:
        yield "A patience needs at least one column."
    if min(columns.cards, default=0) < 0:
        yield "A column cannot have fewer than no cards."
    if dealt > _PACK:
        yield f"{dealt} cards are dealt, but the pack has only {_PACK}."
    if dealt < _PACK and not stock:
        yield f"Only {dealt} of {_PACK} cards are dealt, and without a stock there is no place for the others."
    if cells and not all(0 <= count <= 1 for count in cells.cards):
        yield "A cell holds only one card."
    if columns.fill is Fill.RESERVE and not record.reserve:
        yield "No reserve can fill the spaces, because there is none."
    if columns.fill is Fill.KING and begins_with_dealt(record):
        yield "Kings cannot fill spaces if the foundations may begin with a king: it would be needed there."
    if stock and stock.turn < 1:
        yield "At least one card of the stock has to be turned up at a time."


def cards_dealt(record: Record) -> int:
    """Return how many cards are dealt before the others become the stock; the first card of a heap counts, too."""
    cells = sum(record.cells.cards) if record.cells else 0
    reserve = record.reserve.cards if record.reserve else 0
    return sum(record.columns.cards) + cells + reserve + begins_with_dealt(record) + bool(record.heap)


def begins_with_dealt(record: Record) -> bool:
    """Return whether the foundations begin with the rank of a card that is dealt to one of them."""
    return record.foundations is not None and record.foundations.base is Base.DEALT
