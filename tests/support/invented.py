"""A game that is nothing but its record, to try rules that no game of the catalogue has."""

from engine.core.saying import say
from engine.records.recorded import Recorded


class Invented(Recorded):
    """Plays any record; it has no layouts and no rules page."""

    id = family = "invented"
    heap_title = say("black-hole")
