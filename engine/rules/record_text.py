"""Writes a record as a short text, as it can stand in a link, and reads it.

A text consists of parts, joined by points. A part is a capital letter for one value of the record, followed by a
small letter and a value for each of its fields that has not its default. A value is a number, a list of numbers,
joined by "-" and with "7_4" for "seven times four", or letters for the members of an enumeration. FreeCell is
`Tc4_7-4_6blatsfa.Cc4_0.Adm`, for example.

The changes that make one record from another have a text, too: it has only the fields that differ, also those that
get their default, and "-" instead of the fields of a part that is dropped. Klondike with three cards turned at a
time is `St3` as a change of Klondike.

The letters never change, since links have them. A new field gets a letter that is free in its part, and a default
that changes no record. The texts have letters, digits, "-", "_" and ".", which any link may have.
"""

import re
from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any, NamedTuple

from engine.core.game import Kind
from engine.rules.checks import check
from engine.rules.record import (
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
_NOTHING = "-"  # no card goes on another; in changes also: the record has no such part
_BUILD = r"-|[lhn][nsa]R?(?:X\d{1,2})?"


def _write_build(build: Build | None) -> str:
    if build is None:
        return _NOTHING
    ranks, suits = _letters(_RANKS).write(build.ranks), _letters(_SUITS).write(build.suits)
    return f"{ranks}{suits}{'R' * build.is_ring}{f'X{build.closed}' if build.closed else ''}"


def _read_build(text: str) -> Build | None:
    if text == _NOTHING:
        return None
    signs, _, closed = text.partition("X")
    return Build(_RANKS[text[0]], _SUITS[text[1]], signs.endswith("R"), int(closed or 0))


_KIND_LETTERS = {
    "W": Kind.WASTE, "S": Kind.STOCK, "T": Kind.TABLEAU, "C": Kind.CELL, "R": Kind.RESERVE, "F": Kind.FOUNDATION
}  # fmt: skip
_ONE_KIND = _letters(_KIND_LETTERS)
_KINDS = _Codec(
    f"{_ONE_KIND.pattern}{{0,6}}",
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
_FLAG = _Codec("0?", lambda flag: "" if flag else "0", lambda text: not text)
_RELATION = _Codec(_BUILD, _write_build, _read_build)

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
# By class: a value whose fields have their defaults, but for those without one
_PLAIN: dict[type, Any] = {
    Columns: Columns(()),
    Peaks: Peaks(0),
    Foundations: Foundations(),
    Heap: Heap(Build(Ranks.LOWER, Suits.ANY)),
    Runs: Runs(),
    Pairs: Pairs(),
    Cells: Cells(()),
    Reserve: Reserve(()),
    Stock: Stock(),
    Record: Record(Columns(())),
}
_DROPPED = (Cells, Reserve, Stock)  # a record may be without such a part
_NAMES = ("tableau", "aim", "cells", "reserve", "stock")  # the fields of a record that are parts
# By class: the fields without a default
_NEEDED = {Columns: "cards", Peaks: "rows", Heap: "build", Cells: "cards", Reserve: "cards", Record: "tableau"}


def write_record(record: Record) -> str:
    """Return the text of a record: its tableau, then whatever has not its default."""
    parts = []
    for letter, (name, kind) in _PARTS.items():
        value = getattr(record, name) if name else record
        if type(value) is kind and (name != "aim" or value != _PLAIN[Foundations]):
            parts.append(letter + _written(value))
    return ".".join([part for part in parts if part != "A"])


def _written(value: Any) -> str:
    """Return letters and values of the fields of a value that have not their default."""
    kind = type(value)
    return _differing(value, _PLAIN[kind], _NEEDED.get(kind, ""))


def _differing(value: Any, other: Any, always: str = "") -> str:
    """Return letters and values of the fields that have other values in `other`, and of the field `always`."""
    texts = []
    for name, (letter, codec) in _FIELDS[type(value)].items():
        field = getattr(value, name)
        if name == always or field != getattr(other, name):
            texts.append(letter + codec.write(field))
    return "".join(texts)


def write_changes(record: Record, other: Record) -> str:
    """Return the text of the changes that make `record` from another record; empty if they are the same."""
    parts = []
    for letter, (name, kind) in _PARTS.items():
        value, before = (getattr(record, name), getattr(other, name)) if name else (record, other)
        if type(value) is kind and type(before) is kind:
            fields = _differing(value, before)
            parts += [letter + fields] if fields else []
        elif type(value) is kind:
            parts.append(letter + _written(value))
        elif type(before) is kind and value is None:
            parts.append(letter + _NOTHING)
    return ".".join(parts)


def read_record(text: str) -> Record:
    """Return the record with this text.

    Raises:
        UnreadableRecordError: the text is not that of a record.
        ImpossibleRecordError: the rules of the record contradict each other.
    """
    found = _read(text, None)
    if "tableau" not in found:
        raise UnreadableRecordError("a record needs tableau")
    return _checked(changed(_PLAIN[Record], found))


def read_changes(text: str, other: Record) -> Record:
    """Return the record that the changes with this text make from another record.

    Raises:
        UnreadableRecordError: the text is not that of changes.
        ImpossibleRecordError: the rules of the changed record contradict each other.
    """
    return _checked(changed(other, _read(text, other)))


def _checked(record: Record) -> Record:
    check(record)
    return record


def _read(text: str, other: Record | None) -> dict[str, Any]:
    """Return the values of the fields of a record that a text names; the parts of `other` may be changed."""
    found: dict[str, Any] = {}
    for part in text.split("."):
        if not part or part[0] not in _PARTS:
            raise UnreadableRecordError(f"no part of a record begins like '{part[:8]}'")
        name, kind = _PARTS[part[0]]
        new = {name: _read_part(part, kind, getattr(other, name, None))} if name else _read_fields(part, kind)
        for each in new:
            if each in found:
                raise UnreadableRecordError(f"'{part[:8]}' says something for the second time")
        found.update(new)
    return found


def _read_part(part: str, kind: type, before: Any) -> Any:
    """Return the value of a class that a part stands for; it changes `before`, if that is of the same class."""
    is_change = type(before) is kind
    if is_change and part[1:] == _NOTHING and kind in _DROPPED:
        return None
    values = _read_fields(part, kind)
    needed = _NEEDED.get(kind, "")
    if needed and not is_change and needed not in values:
        raise UnreadableRecordError(f"a record needs {needed}")
    return changed(before if is_change else _PLAIN[kind], values)


def _read_fields(part: str, kind: type) -> dict[str, Any]:
    """Return the values of the fields that a part names; a field may not come twice."""
    by_letter = {letter: (name, codec) for name, (letter, codec) in _FIELDS[kind].items()}
    found: dict[str, Any] = {}
    at = 1
    while at < len(part):
        name, codec = by_letter.get(part[at], ("", _FLAG))
        value = re.compile(codec.pattern).match(part[at + 1 :])
        if not name or name in found or not value:
            raise UnreadableRecordError(f"'{part[at : at + 8]}' makes no sense in '{part[:8]}'")
        found[name] = codec.read(value[0])
        at += 1 + len(value[0])
    return found


def changed(value: Any, fields: Mapping[str, Any]) -> Any:
    """Return a value of a record (or a record) with other values of some fields."""
    names = [*_FIELDS[type(value)], *(_NAMES if isinstance(value, Record) else ())]
    return type(value)(**{name: fields[name] if name in fields else getattr(value, name) for name in names})
