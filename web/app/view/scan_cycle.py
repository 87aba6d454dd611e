"""Moves a frame over regions of places, and over the places of one region, for playing with one switch.

A place is a pile, a card or a button, given by its name. A press of the switch selects what is framed. The regions
form a tree, so that a few presses select one place among many.
"""

from collections.abc import Sequence
from itertools import groupby
from math import ceil
from typing import NamedTuple

_MOST = 5  # parts of a region; a region with more parts is divided again
_ROUNDS_INSIDE = 2  # rounds inside a region without a press before the frame goes back to the outer region
_ROUNDS = 4  # rounds in the outermost region without a press before the frame waits


class Region(NamedTuple):
    """Places that are framed together; `parts` are the smaller regions inside. A region of one place has none."""

    places: tuple[str, ...]
    parts: tuple["Region", ...] = ()


class ScanCycle:
    """Frames one region after another; a press enters the framed region, or selects its only place.

    Each of `groups` has the names of places that belong together.
    """

    def __init__(self, groups: Sequence[Sequence[str]]) -> None:
        whole = _whole(groups)
        while len(whole.parts) == 1 and whole.parts[0].parts:
            whole = whole.parts[0]
        self._path = [whole]  # the regions that were entered, the outermost first
        self._at = 0  # the index of the framed part in the last region of the path
        self._rounds = 0

    @property
    def framed(self) -> tuple[str, ...]:
        """The names of the places that are framed now; empty if there is no place at all."""
        parts = self._path[-1].parts
        return parts[self._at].places if parts else ()

    @property
    def is_over(self) -> bool:
        """Whether the frame has made so many rounds without a press that nobody seems to be there."""
        return len(self._path) == 1 and self._rounds >= _ROUNDS

    def step(self) -> None:
        """Frame the next part; after two rounds in a region without a press, frame the region again."""
        self._at += 1
        if self._at < len(self._path[-1].parts):
            return
        self._at, self._rounds = 0, self._rounds + 1
        if len(self._path) > 1 and self._rounds == _ROUNDS_INSIDE:
            region = self._path.pop()
            self._at, self._rounds = self._path[-1].parts.index(region), 0

    def press(self) -> str | None:
        """Return the name of the framed place; if several are framed, enter their region and return None."""
        if not self.framed:
            return None
        part = self._path[-1].parts[self._at]
        if not part.parts:
            return part.places[0]
        self._path.append(part)
        self._at = self._rounds = 0
        return None


def _whole(groups: Sequence[Sequence[str]]) -> Region:
    """Return the region of all places; neither this region nor one inside it has more than `_MOST` parts."""
    regions = [part for group in _merged(groups) for part in _divided([Region((place,)) for place in group])]
    while len(regions) > _MOST:
        regions = _divided(regions)
    return Region(_places(regions), tuple(regions))


def _merged(groups: Sequence[Sequence[str]]) -> list[list[str]]:
    """Return the groups without the empty ones; join neighbouring groups that have one place each."""
    found = [list(group) for group in groups if group]
    merged: list[list[str]] = []
    for single, neighbours in groupby(found, key=lambda group: len(group) == 1):
        several = list(neighbours)
        merged += [[place for group in several for place in group]] if single else several
    return merged


def _divided(regions: Sequence[Region]) -> list[Region]:
    """Return larger regions, made of at most `_MOST` of these regions each: as few and as equal as possible."""
    count = ceil(len(regions) / _MOST)
    size = ceil(len(regions) / count)
    parts = [tuple(regions[start : start + size]) for start in range(0, len(regions), size)]
    return [part[0] if len(part) == 1 else Region(_places(part), part) for part in parts]


def _places(regions: Sequence[Region]) -> tuple[str, ...]:
    return tuple(place for region in regions for place in region.places)
