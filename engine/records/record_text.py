"""Writes a record as a short text, as it can stand in a link, and reads it.

A text consists of parts, joined by points. A part is a capital letter for one value of the record, followed by a
small letter and a value for each of its fields that has not its default. A value is a number, a list of numbers,
joined by "-" and with "7_4" for "seven times four", or letters for the members of an enumeration. FreeCell is
`Tc4_7-4_6blatsfa.Cc4_0.Adm`, for example.

The letters never change, since links have them. A new field gets a letter that is free in its part, and a default
that changes no record. The texts have letters, digits, "-", "_" and ".", which any link may have.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import fields
from enum import Enum
from typing import Any, NamedTuple

from engine.core.game import Kind
from engine.records.checks import check
from engine.records.record import (
    Aces,
    Base,
    Build,
    Cells,
    Columns,
    Deals,
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

_MOST_PILES = 60  # numbers in a list; no table has more piles
_NO_LIMIT = "N"


class UnreadableRecordError(ValueError):
    """A text is not that of a record; the message says where it stops making sense."""


class _Codec(NamedTuple):
    """How the values of a field are written: a pattern for their texts, and functions that write and read one."""

    pattern: str
    write: Callable[[Any], str]
    read: Callable[[str], Any]


def _letters(by_letter: Mapping[str, Enum]) -> _Codec:
    """Return the codec of an enumeration whose members have these letters."""
    letters = {member: letter for letter, member in by_letter.items()}
    return _Codec(f"[{''.join(by_letter)}]", letters.__getitem__, by_letter.__getitem__)


def _write_numbers(numbers: tuple[int, ...]) -> str:
    parts: list[list[int]] = []
    for number in numbers:
        if parts and parts[-1][1] == number:
            parts[-1][0] += 1
        else:
            parts.append([1, number])
    return "-".join(str(number) if times == 1 else f"{times}_{number}" for times, number in parts)


def _read_numbers(text: str) -> tuple[int, ...]:
    found: list[int] = []
    for part in text.split("-") if text else ():
        times, _, number = part.rpartition("_")
        if len(found) + int(times or 1) > _MOST_PILES:
            raise UnreadableRecordError(f"no table has more than {_MOST_PILES} piles of a kind")
        found += [int(number)] * int(times or 1)
    return tuple(found)


_RANKS = {"l": Ranks.LOWER, "h": Ranks.HIGHER, "n": Ranks.NEXT}
_SUITS = {"n": Suits.ANY, "s": Suits.SAME, "a": Suits.ALTERNATE}
_BUILD = re.compile(r"(?P<ranks>[lhn])(?P<suits>[nsa])(?P<ring>R?)(?:X(?P<closed>\d{1,2}))?")


def _write_build(build: Build) -> str:
    ranks, suits = _letters(_RANKS).write(build.ranks), _letters(_SUITS).write(build.suits)
    return f"{ranks}{suits}{'R' * build.is_ring}{f'X{build.closed}' if build.closed else ''}"


def _read_build(text: str) -> Build:
    found = _BUILD.fullmatch(text)
    assert found  # it was found by the same pattern
    return Build(_RANKS[found["ranks"]], _SUITS[found["suits"]], bool(found["ring"]), int(found["closed"] or 0))


_KIND_LETTERS = {
    "W": Kind.WASTE, "S": Kind.STOCK, "T": Kind.TABLEAU, "C": Kind.CELL, "R": Kind.RESERVE, "F": Kind.FOUNDATION
}  # fmt: skip
_ONE_KIND = _letters(_KIND_LETTERS)
_KINDS = _Codec(
    f"{_ONE_KIND.pattern}{{1,6}}",
    lambda kinds: "".join(map(_ONE_KIND.write, kinds)),
    lambda text: tuple(map(_ONE_KIND.read, text)),
)
_NUMBERS = _Codec(r"(?:\d{1,3}(?:_\d{1,3})?(?:-\d{1,3}(?:_\d{1,3})?)*)?", _write_numbers, _read_numbers)
_NUMBER = _Codec(r"\d{1,2}", str, int)  # short, so that no text asks for millions of cards
_LIMIT = _Codec(
    rf"\d{{1,3}}|{_NO_LIMIT}",
    lambda limit: _NO_LIMIT if limit is None else str(limit),
    lambda text: None if text == _NO_LIMIT else int(text),
)
_FLAG = _Codec("", lambda flag: "", lambda text: True)  # only True is ever written: False is the default
_RELATION = _Codec(_BUILD.pattern, _write_build, _read_build)

# By class: for each field its letter and its codec
_FIELDS: dict[type, dict[str, tuple[str, _Codec]]] = {
    Columns: {
        "cards": ("c", _NUMBERS),
        "build": ("b", _RELATION),
        "take": ("t", _letters({"o": Take.ONE, "s": Take.ONE_BY_ONE, "r": Take.RUN, "a": Take.ANY})),
        "fill": ("f", _letters({"n": Fill.NONE, "a": Fill.ANY, "k": Fill.KING, "r": Fill.RESERVE})),
        "run": ("r", _RELATION),
        "face_down": ("d", _NUMBERS),
        "by_column": ("y", _FLAG),
        "fill_from": ("g", _KINDS),
        "at_once": ("o", _FLAG),
        "kings_below": ("k", _FLAG),
    },
    Peaks: {"rows": ("r", _NUMBER), "count": ("c", _NUMBER), "face_down": ("d", _FLAG)},
    Foundations: {
        "base": ("b", _letters({"a": Base.ACE, "d": Base.DEALT})),
        "may_return": ("r", _FLAG),
        "aces": ("a", _letters({"n": Aces.NEVER, "l": Aces.LAID_OUT, "d": Aces.DEALT, "t": Aces.TURNED})),
    },
    Heap: {"build": ("b", _RELATION), "first": ("f", _NUMBER)},
    Runs: {},
    Pairs: {"with_cover": ("c", _FLAG)},
    Cells: {"cards": ("c", _NUMBERS)},
    Reserve: {
        "cards": ("c", _NUMBERS),
        "face_up": ("u", _FLAG),
        "lock": ("l", _letters({"n": Lock.NONE, "a": Lock.ANY, "k": Lock.NOT_KING})),
    },
    Stock: {
        "turn": ("t", _NUMBER),
        "redeals": ("r", _LIMIT),
        "to": ("o", _letters({"w": To.WASTE, "c": To.COLUMNS, "f": To.FULL_COLUMNS})),
    },
    Record: {
        "deals": ("d", _letters({"s": Deals.SPLIT_MIX, "p": Deals.PACKS_APART, "m": Deals.MICROSOFT})),
        "packs": ("p", _NUMBER),
        "suits": ("s", _NUMBERS),
    },
}  # fmt: skip
# By letter of a part: the field of `Record` that it is, and its class; "" for the record's own fields
_PARTS: dict[str, tuple[str, type]] = {
    "T": ("tableau", Columns),
    "P": ("tableau", Peaks),
    "F": ("aim", Foundations),
    "H": ("aim", Heap),
    "U": ("aim", Runs),
    "V": ("aim", Pairs),
    "C": ("cells", Cells),
    "R": ("reserve", Reserve),
    "S": ("stock", Stock),
    "A": ("", Record),
}


def write_record(record: Record) -> str:
    """Return the text of a record: its tableau, then whatever has not its default."""
    parts = []
    for letter, (name, kind) in _PARTS.items():
        value = getattr(record, name) if name else record
        if isinstance(value, kind) and value != Record.aim:
            parts.append(letter + _written(value))
    return ".".join(part for part in parts if part != "A")


def _written(value: Any) -> str:
    """Return letters and values of the fields of a value that have not their default."""
    texts = []
    for name, (letter, codec) in _FIELDS[type(value)].items():
        field = getattr(value, name)
        if field != getattr(type(value), name, None):
            texts.append(letter + codec.write(field))
    return "".join(texts)


def read_record(text: str) -> Record:
    """Return the record with this text.

    Raises:
        UnreadableRecordError: the text is not that of a record.
        ImpossibleRecordError: the rules of the record contradict each other.
    """
    found: dict[str, Any] = {}
    for part in text.split("."):
        if part[:1] not in _PARTS or not part:
            raise UnreadableRecordError(f"no part of a record begins like {part[:8]!r}")
        name, kind = _PARTS[part[0]]
        values = _read_fields(part, kind)
        new = {name: _made(kind, values)} if name else values
        if found.keys() & new.keys():
            raise UnreadableRecordError(f"{part[:8]!r} says something for the second time")
        found |= new
    record: Record = _made(Record, found)
    check(record)
    return record


def _read_fields(part: str, kind: type) -> dict[str, Any]:
    """Return the values of the fields that a part names; a field may not come twice."""
    by_letter = {letter: (name, codec) for name, (letter, codec) in _FIELDS[kind].items()}
    found: dict[str, Any] = {}
    at = 1
    while at < len(part):
        name, codec = by_letter.get(part[at], ("", _FLAG))
        value = re.compile(codec.pattern).match(part, at + 1)
        if not name or name in found or not value:
            raise UnreadableRecordError(f"{part[at : at + 8]!r} makes no sense in {part[:8]!r}")
        found[name] = codec.read(value[0])
        at = value.end()
    return found


def _made(kind: type, values: Mapping[str, Any]) -> Any:
    """Return the value of a class with these fields; the others have their defaults."""
    missing = [field.name for field in fields(kind) if not hasattr(kind, field.name) and field.name not in values]
    if missing:
        raise UnreadableRecordError(f"a record needs {' and '.join(missing)}")
    return kind(**values)
