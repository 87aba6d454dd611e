"""A game that is nothing but its record, to try rules that no game of the catalogue has."""

from collections.abc import Sequence

from engine.core.game import Position, Status
from engine.core.saying import Saying, say
from engine.play import notation
from engine.rules.record import Record
from engine.rules.recorded import Recorded


class Invented(Recorded):
    """Plays any record; it has no layouts and no rules page."""

    id = family = "invented"
    heap_title = say("black-hole")
    reserve_names = (("r", say("reserve")), *((f"r{number}", say("reserve")) for number in range(2, 10)))
    lock_words = say("coccyx-first")

    def fill_first(self, spaces: int, givers: Sequence[Saying]) -> Saying:
        """Return the sentence of Backbone."""
        return say("fill-ribs-first", count=spaces, places=givers)


def position_of(game: Recorded, **piles: str) -> Position:
    """Return the position in which only these piles have cards."""
    return notation.read_position(game, ".".join(piles.get(spot.name, "") for spot in game.spots))


def status(record: Record, **piles: str) -> Status:
    """Return the status of a position in which only these piles have cards."""
    game = Invented(record)
    return game.status(position_of(game, **piles))
