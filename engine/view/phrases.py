"""Combines several sayings into one, and exchanges left and right in sayings for a mirrored table."""

from collections.abc import Sequence

from engine.core.saying import Argument, Saying, say

# On a mirrored table, each of these place names is replaced by the name on the other side.
_MIRRORED = {
    "left-rib": "right-rib",
    "right-rib": "left-rib",
    "left-spine": "right-spine",
    "right-spine": "left-spine",
}

# For each message that names one numbered place, the message that names several of them in a row.
_ROWS = {
    "column-number": "columns-from-to",
    "fan-number": "fans-from-to",
    "cell-number": "cells-from-to",
    "tower-number": "towers-from-to",
}


def one_after_another(*parts: Saying | None) -> Saying | None:
    """Return one saying with all parts that are not None, each like a sentence; None if there are none."""
    found = [part for part in parts if part]
    return say("told", parts=found) if len(found) > 1 else next(iter(found), None)


def listed(titles: Sequence[Saying]) -> list[Saying]:
    """Return the titles of piles; three or more with consecutive numbers become one: "columns 1 to 4"."""
    rows: list[list[Saying]] = []
    for title in titles:
        if rows and _follows(rows[-1][-1], title):
            rows[-1].append(title)
        else:
            rows.append([title])
    return [part for row in rows for part in ([_from_to(row)] if len(row) > 2 else row)]


def _follows(title: Saying, other: Saying) -> bool:
    """Return whether the second title has the number after that of the first, as "column 3" after "column 2"."""
    return title.name in _ROWS and other == say(title.name, number=_number(title) + 1)


def _number(title: Saying) -> int:
    return int(str(dict(title.arguments)["number"]))


def _from_to(row: Sequence[Saying]) -> Saying:
    return say(_ROWS[row[0].name], first=_number(row[0]), last=_number(row[-1]))


def mirrored(what: Saying) -> Saying:
    """Return a saying with "left" and "right" exchanged in the names of places, for a mirrored table."""
    return Saying(
        _MIRRORED.get(what.name, what.name),
        tuple((key, _mirrored_argument(value)) for key, value in what.arguments),
    )


def _mirrored_argument(value: Argument) -> Argument:
    if isinstance(value, Saying):
        return mirrored(value)
    return tuple(map(mirrored, value)) if isinstance(value, tuple) else value
