"""JSON from outside: how deep it may be nested, and which results and games are accepted from it."""

import json
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.state import limits
from app.state.games_as_json import entry_from_json, entry_to_json, parse_json, result_from_json
from engine.games.catalogue import CATALOGUE
from engine.play.results import Result

RESULT = Result("one", "klondike", 7, True, 120, 300.5, 52, 1_790_000_000, "ahead", "2026-09-21")
BRACKETS = st.text(alphabet='[]{}"\\,:a', max_size=40)


def nested(levels: int) -> str:
    return "[" * levels + "]" * levels


@pytest.mark.parametrize("levels", [1, limits.DEPTH])
def test_brackets_may_be_nested_as_deep_as_the_limit(levels: int) -> None:
    assert parse_json(nested(levels)) is not None
    assert parse_json(nested(limits.DEPTH + 1)) is None


@given(BRACKETS)
def test_brackets_inside_a_string_do_not_count(text: str) -> None:
    """Earlier, a token made of brackets hid all results at the next start."""
    assert parse_json(json.dumps({"token": text, "more": [text] * 20})) == {"token": text, "more": [text] * 20}


@pytest.mark.parametrize("hidden", ['"{}"', '"\\"{}"', '"{}\\\\"', '"\\\\\\"{}"'])
def test_brackets_inside_a_string_hide_no_depth(hidden: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Earlier, closing brackets in a string hid as many opening ones, and Python's stack overflowed."""
    monkeypatch.setattr(json, "loads", lambda text: pytest.fail("In the browser, Python crashes here."))
    deep = sys.getrecursionlimit() * 100
    for bracket in "]}":
        assert parse_json(f"[{hidden.replace('{}', bracket * deep)},{nested(deep)}]") is None


@pytest.mark.parametrize("error", [RecursionError, MemoryError])
def test_what_the_parser_cannot_take_is_no_value(error: type[Exception], monkeypatch: pytest.MonkeyPatch) -> None:
    def loads(text: str) -> object:
        raise error

    monkeypatch.setattr(json, "loads", loads)
    assert parse_json("[]") is None


@given(st.text(alphabet='[]{}"\\,:0a ', max_size=60))
def test_no_text_raises_anything(text: str) -> None:
    parse_json(text)


@pytest.mark.parametrize(
    "change",
    [
        {"token": "x" * (limits.TOKEN_LETTERS + 1)},
        {"game": "x" * (limits.NAME_LETTERS + 1)},
        {"notes": "x" * (limits.NOTES_LETTERS + 1)},
        {"ended": limits.LAST_SECOND + 1},
        {"ended": -1},
        {"ended": float("nan")},
        {"seconds": float("inf")},
        {"moves": 10**13},
        {"points": -(10**13)},
        {"number": -1},
        {"day": 7},
    ],
)
def test_a_result_beyond_a_limit_is_none(change: dict[str, object]) -> None:
    assert result_from_json(list(RESULT)) == RESULT
    assert result_from_json(list({**RESULT._asdict(), **change}.values())) is None


@pytest.mark.parametrize("notes", [None, 7, ["p1C7"], True])
def test_a_result_with_notes_that_are_no_text_is_none(notes: object) -> None:
    assert result_from_json([*list(RESULT)[:-2], notes]) is None
    assert result_from_json([*list(RESULT)[:-2]]) == RESULT._replace(notes="", day="")


@pytest.mark.parametrize("day", ["", "2026-9-21", "yesterday", "2026-09-21x", "٢٠٢٦-٠٩-٢١"])
def test_a_day_in_another_form_is_left_out(day: str) -> None:
    assert result_from_json(list(RESULT._replace(day=day))) == RESULT._replace(day="")


@pytest.mark.parametrize("token", [None, 7, ["x"], "x" * (limits.TOKEN_LETTERS + 1)])
def test_a_game_with_a_token_that_is_none_has_none(token: object) -> None:
    entry = entry_from_json({"game": "v1/klondike/7/sw", "token": token}, CATALOGUE)
    assert entry and entry.token == ""


@pytest.mark.parametrize(
    ("saved", "read"), [("on", "on"), ("over", "over"), ("later", "over"), (1, "over"), ("", ""), (None, "")]
)
def test_a_lesson_is_kept_with_whether_it_goes_on(saved: object, read: str) -> None:
    """An unknown value, as a newer version may write it, still means that the result does not count."""
    entry = entry_from_json({"game": "v1/klondike/7", "lesson": saved}, CATALOGUE)
    assert entry is not None
    assert entry.lesson == read
    assert entry.counts is (not read)
    assert entry_to_json(entry, "v1/klondike/7", 0.0).get("lesson", "") == read


@pytest.mark.parametrize("at", [2, 4, 5, 6, 7])
@pytest.mark.parametrize("value", [True, False])
def test_true_and_false_are_no_numbers(at: int, value: bool) -> None:
    fields: list[object] = [*RESULT]
    fields[at] = value
    assert result_from_json(fields) is None


def test_a_time_that_is_true_is_no_time() -> None:
    entry = entry_from_json({"game": "v1/klondike/7", "seconds": True, "played": True}, CATALOGUE)
    assert entry and entry.last_played == 0 and entry.stopwatch.seconds(0) == 0
