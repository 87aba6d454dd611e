"""Finds which games are played much alike, by comparing their records."""

from collections.abc import Callable, Iterable, Sequence

from engine.core.game import Game
from engine.rules.record import Columns, Record, Take
from engine.rules.recorded import Recorded

_MOST = 8  # how many games are called alike at most
_FAR = 5  # games that differ by more are not alike


def _suits(record: Record) -> object:
    build = record.columns.build
    return build and build.suits


def _hides(record: Record) -> object:
    """Return whether there are cards that nobody sees until they are turned up."""
    return bool(any(record.columns.face_down) or record.stock)


# What makes a player think in another way: how much it counts, and where the record says it. How many piles and
# cards there are does not count.
_TRAITS: tuple[tuple[int, Callable[[Record], object]], ...] = (
    (4, lambda record: type(record.aim)),
    (4, lambda record: isinstance(record.tableau, Columns) and record.columns.build is not None),
    (3, lambda record: record.columns.take is Take.ANY),
    (2, lambda record: record.columns.take is Take.ONE),
    (2, _suits),
    (2, _hides),
    (2, lambda record: record.stock and record.stock.to),
    (2, lambda record: record.cells is None),
    (1, lambda record: record.reserve is None),
    (1, lambda record: record.columns.fill),
    (1, lambda record: record.packs),
)


def difference(one: Record, other: Record) -> int:
    """Return how differently two records are played; 0 if only the numbers of piles and cards differ."""
    return sum(weight for weight, trait in _TRAITS if trait(one) != trait(other))


def alike(game: Game, others: Iterable[Game]) -> Sequence[Game]:
    """Return those of the other games that are played much like this one, the most similar first.

    Only games with records can be compared. Games of the same family are left out.
    """
    if not isinstance(game, Recorded):
        return ()
    candidates = [each for each in others if isinstance(each, Recorded) and each.family != game.family]
    found = [(difference(game.record, each.record), each) for each in candidates]
    near = sorted((pair for pair in found if pair[0] <= _FAR), key=lambda pair: pair[0])
    return [each for _, each in near[:_MOST]]
