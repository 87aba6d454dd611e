"""Games that are not in the catalogue, as records: each has a rule that no game of the catalogue has."""

from dataclasses import replace

from engine.core import cards
from engine.core.game import Kind
from engine.records.record import (
    RUN,
    Aces,
    Base,
    Build,
    Columns,
    Fill,
    Foundations,
    Heap,
    Lock,
    Pairs,
    Peaks,
    Ranks,
    Record,
    Reserve,
    Runs,
    Stock,
    Suits,
    Take,
    To,
)

DOWN = Build(Ranks.LOWER, Suits.ALTERNATE)
SPIDER_COLUMNS = Columns((5,) * 10, Build(Ranks.LOWER, Suits.ANY), Take.RUN, Fill.ANY, run=RUN)

SIMPLE_SIMON = Record(replace(SPIDER_COLUMNS, cards=(8, 8, 8, 7, 6, 5, 4, 3, 2, 1)), Runs())
SPIDERETTE = Record(
    replace(SPIDER_COLUMNS, cards=(1, 2, 3, 4, 5, 6, 7), face_down=(0, 1, 2, 3, 4, 5, 6)),
    Runs(),
    stock=Stock(to=To.FULL_COLUMNS),
)
SCORPION = Record(
    Columns((7,) * 7, RUN, Take.ANY, Fill.KING, face_down=(3, 3, 3, 3, 0, 0, 0)),
    Runs(),
    stock=Stock(to=To.COLUMNS),
)
EASTHAVEN = Record(
    Columns((3,) * 7, DOWN, Take.RUN, Fill.ANY, face_down=(2,) * 7),
    Foundations(may_return=True),
    stock=Stock(to=To.COLUMNS),
)
FORTY_THIEVES = Record(Columns((4,) * 10, RUN, fill=Fill.ANY), stock=Stock(), packs=2)
TWO_PACKS_FROM_A_DEALT_RANK = Record(
    Columns((1,) * 4, Build(Ranks.LOWER, Suits.ALTERNATE, is_ring=True), fill=Fill.ANY),
    Foundations(Base.DEALT),
    stock=Stock(),
    packs=2,
)
SIMON_OF_TWO_SUITS = replace(SIMPLE_SIMON, suits=(cards.SPADES, cards.HEARTS, cards.HEARTS, cards.SPADES))

TRIPEAKS = Record(Peaks(4, 3, face_down=True), Heap(Build(Ranks.NEXT, Suits.ANY, is_ring=True)), stock=Stock())
PYRAMID_IN_COLUMNS = Record(Columns((4,) * 13), Pairs())

KING_ALBERT = Record(
    Columns(tuple(range(1, 10)), DOWN, fill=Fill.ANY), Foundations(may_return=True), reserve=Reserve((1,) * 7)
)
LOCKED = Record(
    Columns((1,) * 4, DOWN, fill=Fill.ANY), reserve=Reserve((2, 2), face_up=True, lock=Lock.ANY), stock=Stock()
)
LOCKED_BY_NO_KING = replace(LOCKED, reserve=Reserve((2, 2), face_up=True, lock=Lock.NOT_KING))
ACES_GO_HOME = Record(Columns((1,) * 4), Foundations(aces=Aces.DEALT), stock=Stock())


def filled_from(fill: Fill, *kinds: Kind, at_once: bool = False) -> Record:
    """Return a record with a stock, and with columns that are filled only from these kinds of piles."""
    return Record(Columns((1,), DOWN, fill=fill, fill_from=kinds, at_once=at_once), stock=Stock())


def other_games() -> dict[str, Record]:
    """Return the games of this file by their names, with some whose columns are filled only from certain piles."""
    named = {name: value for name, value in globals().items() if isinstance(value, Record)}
    return named | {
        "AT_ONCE_FROM_THE_WASTE": filled_from(Fill.ANY, Kind.WASTE, at_once=True),
        "KINGS_FROM_THE_COLUMNS": filled_from(Fill.KING, Kind.TABLEAU),
        "FROM_THE_STOCK": filled_from(Fill.ANY, Kind.STOCK),
    }
