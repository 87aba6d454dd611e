"""A game that is nothing but its record, to try rules that no game of the catalogue has."""

from collections.abc import Sequence

from engine.core.saying import Saying, say
from engine.records.recorded import Recorded


class Invented(Recorded):
    """Plays any record; it has no layouts and no rules page."""

    id = family = "invented"
    heap_title = say("black-hole")
    reserve_names = (("r", say("reserve")), *((f"r{number}", say("reserve")) for number in range(2, 10)))
    lock_words = say("coccyx-first")

    def fill_first(self, spaces: int, givers: Sequence[Saying]) -> Saying:
        """Return the sentence of Backbone."""
        return say("fill-ribs-first", count=spaces, places=givers)
