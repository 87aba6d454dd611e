"""Check the shims for MicroPython against the standard library; here both run in CPython."""

import importlib
import itertools
import json
import math
import sys
from collections.abc import Iterator
from datetime import date
from decimal import Decimal
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from micropython.transpiler import transpile

ROOM = st.floats(min_value=-1e9, max_value=1e9)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text() | ROOM,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)
NOT_JSON = (
    "",
    "[",
    "[1,]",
    "{1:2}",
    '{"a":}',
    "01",
    "1.",
    "1.e5",
    "1e",
    "1e+",
    "1-2",
    "--1",
    "1.5.5",
    "tru",
    '"a',
    '"\n"',
    "[1 2]",
    "1 2",
    "'a'",
    "-",
    "nan",
    '"\\x"',
)


def javascript() -> ModuleType:
    """Return a module with what the shims use of JavaScript; it follows JavaScript's standard."""
    made: Any = ModuleType("js")
    made.Number, made.String = _number, _text
    made.JSON = SimpleNamespace(stringify=_quoted)
    return made  # type: ignore[no-any-return]


def _quoted(text: str) -> str:
    names = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t", "\b": "\\b", "\f": "\\f"}
    return '"' + "".join(names.get(each, each if each >= " " else f"\\u{ord(each):04x}") for each in text) + '"'


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return math.nan


def _text(number: float) -> str:
    size = Decimal(repr(number)).normalize()
    if 1e-6 <= number < 1e21:
        return f"{size:f}"
    _, (first, *others), power = size.as_tuple()
    assert isinstance(power, int)
    rest = "".join(map(str, others))
    return f"{first}{'.' * bool(rest)}{rest}e{power + len(rest):+}"


@pytest.fixture(scope="module")
def shim() -> Iterator[Any]:
    """Yield a function that imports a shim by its name."""
    before, path = set(sys.modules), list(sys.path)
    sys.modules["js"] = javascript()
    sys.path.insert(0, str(Path(transpile.SHIMS)))
    yield importlib.import_module
    sys.path[:] = path
    for name in set(sys.modules) - before:
        if name in {"js", "bridge"} or name.startswith("shim_"):
            del sys.modules[name]


@given(number=st.floats())
def test_floats_as_text(shim: Any, number: float) -> None:
    assert shim("shim_floats").text(number) == repr(number)


@given(number=ROOM, digits=st.integers(0, 4))
def test_numbers_with_decimals(shim: Any, number: float, digits: int) -> None:
    spec = f".{digits}f"
    assert shim("bridge").formatted(number, spec) == format(number, spec)
    assert shim("bridge")._round(number, digits) == round(number, digits)


@given(number=st.integers(-(10**7), 10**7).map(lambda quarters: quarters / 8), digits=st.integers(0, 2))
def test_halves_are_rounded_to_even(shim: Any, number: float, digits: int) -> None:
    assert shim("bridge").formatted(number, f".{digits}f") == format(number, f".{digits}f")


@given(number=st.floats(min_value=0.001, max_value=99999) | st.integers(-9999, 9999).map(float))
def test_numbers_as_short_as_they_may_be(shim: Any, number: float) -> None:
    assert shim("bridge").formatted(number, "g") == format(number, "g")
    few = number if abs(number) < 999 else 1.0
    assert shim("bridge").formatted(few, ".3g") == format(few, ".3g")


@given(number=st.integers(0, 2**40))
def test_whole_numbers(shim: Any, number: int) -> None:
    bridge = shim("bridge")
    for spec in ("02", "04", "08x", ",", "+"):
        assert bridge.formatted(number, spec) == format(number, spec)
    for spec in (",", "+"):
        assert bridge.formatted(-number, spec) == format(-number, spec)
    assert bridge.m_bit_length(number) == number.bit_length()
    assert bridge.m_bit_count(number) == number.bit_count()


@given(
    items=st.binary(max_size=9) | st.text(max_size=9) | st.lists(st.integers(), max_size=9),
    begin=st.none() | st.integers(-12, 12),
    end=st.none() | st.integers(-12, 12),
    step=st.sampled_from((-3, -2, -1, 1, 2, 3)),
)
def test_slices_with_steps(shim: Any, items: Any, begin: int | None, end: int | None, step: int) -> None:
    assert shim("bridge").stepped(items, begin, end, step) == items[begin:end:step]


@given(items=st.lists(st.tuples(st.integers(0, 3), st.integers())), reverse=st.booleans())
def test_equal_items_stay_in_order(shim: Any, items: list[tuple[int, int]], reverse: bool) -> None:
    bridge = shim("bridge")
    wanted = sorted(items, key=lambda item: item[0], reverse=reverse)
    assert bridge._sorted(items, key=lambda item: item[0], reverse=reverse) == wanted
    bridge.m_sort(items, reverse=reverse)
    assert items == sorted(items, reverse=reverse)


@given(value=JSON, ensure_ascii=st.booleans())
def test_json_is_written_and_read(shim: Any, value: Any, ensure_ascii: bool) -> None:
    written = shim("shim_json").dumps(value, ensure_ascii=ensure_ascii, separators=(",", ":"))
    assert written == json.dumps(value, ensure_ascii=ensure_ascii, separators=(",", ":"))
    read = shim("shim_json").loads(json.dumps(value, indent=1))
    assert json.dumps(read) == json.dumps(value), "keys stay in their order"


@pytest.mark.parametrize("ensure_ascii", [False, True])
@pytest.mark.parametrize("letters", [range(32, 127), range(128), range(0x3000)], ids=["plain", "ASCII", "any"])
def test_long_texts_are_written_the_same(shim: Any, letters: range, ensure_ascii: bool) -> None:
    text = "".join(map(chr, letters))
    assert shim("shim_json").dumps(text, ensure_ascii=ensure_ascii) == json.dumps(text, ensure_ascii=ensure_ascii)


@pytest.mark.parametrize("text", NOT_JSON)
def test_what_is_not_json_is_refused(shim: Any, text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        json.loads(text)
    with pytest.raises(ValueError, match=r"."):
        shim("shim_json").loads(text)


@given(day=st.dates())
def test_dates(shim: Any, day: date) -> None:
    dates = shim("shim_dates")
    other = dates.date.fromisoformat(day.isoformat())
    assert (other.toordinal(), other.weekday()) == (day.toordinal(), day.weekday())
    assert dates.date.fromordinal(day.toordinal()).isoformat() == day.isoformat()


@given(items=st.lists(st.integers(0, 4), max_size=8), ends=st.tuples(st.integers(0, 9), st.integers(0, 9)))
def test_iterators(shim: Any, items: list[int], ends: tuple[int, int]) -> None:
    ours = shim("shim_iterators")
    assert list(ours.pairwise(items)) == list(itertools.pairwise(items))
    assert list(ours.islice(items, *ends)) == list(itertools.islice(items, *ends))
    assert list(ours.islice(items, ends[0])) == list(itertools.islice(items, ends[0]))
    assert list(ours.combinations(items, 2)) == list(itertools.combinations(items, 2))
    assert list(ours.zip_longest(items, items[1:])) == list(itertools.zip_longest(items, items[1:]))
    assert [(key, list(group)) for key, group in ours.groupby(items)] == [
        (key, list(group)) for key, group in itertools.groupby(items)
    ]
