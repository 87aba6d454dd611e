"""Records that are not in the catalogue: each has a rule that no game of the catalogue has."""

from dataclasses import replace

from engine.core import cards
from engine.core.game import Kind
from engine.games import plain_games
from engine.games.plain_games import SIMPLE_SIMON
from engine.rules.record import (
    Aces,
    Base,
    Build,
    Columns,
    Fill,
    Foundations,
    Lock,
    Pairs,
    Ranks,
    Record,
    Reserve,
    Stock,
    Suits,
)

DOWN = Build(Ranks.LOWER, Suits.ALTERNATE)

TWO_PACKS_FROM_A_DEALT_RANK = Record(
    Columns((1,) * 4, Build(Ranks.LOWER, Suits.ALTERNATE, is_ring=True), fill=Fill.ANY),
    Foundations(Base.DEALT),
    stock=Stock(),
    packs=2,
)
SIMON_OF_TWO_SUITS = replace(SIMPLE_SIMON, suits=(cards.SPADES, cards.HEARTS, cards.HEARTS, cards.SPADES))
PYRAMID_IN_COLUMNS = Record(Columns((4,) * 13), Pairs())
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
    places = vars(plain_games), globals()
    named = {name: value for place in places for name, value in place.items() if isinstance(value, Record)}
    return named | {
        "AT_ONCE_FROM_THE_WASTE": filled_from(Fill.ANY, Kind.WASTE, at_once=True),
        "KINGS_FROM_THE_COLUMNS": filled_from(Fill.KING, Kind.TABLEAU),
        "FROM_THE_STOCK": filled_from(Fill.ANY, Kind.STOCK),
    }
