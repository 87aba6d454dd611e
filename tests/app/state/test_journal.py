"""The meaning of the stored texts, and what is left if some of them are damaged."""

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.state import journal
from app.state.journal import Texts

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


def texts(
    changes: dict[int, object] | None = None,
    snapshots: dict[int, object] | None = None,
    pages: dict[int, list[journal.Event]] | None = None,
) -> Texts:
    """Return stored texts. A value that is already a string becomes the text itself."""

    def sealed(values: dict[int, object] | None) -> dict[int, str]:
        return {
            n: value if isinstance(value, str) else journal.sealed(value) for n, value in (values or {}).items()
        }

    return Texts(
        sealed(changes), sealed(snapshots), {n: journal.page(page) for n, page in (pages or {}).items()}, {}
    )


@given(st.dictionaries(st.text(), VALUES, max_size=4))
def test_what_is_sealed_comes_back(value: dict[str, object]) -> None:
    assert journal.unsealed(journal.sealed(value)) == value


@given(st.text(max_size=30), st.data())
def test_a_text_with_one_letter_changed_is_damaged(text: str, data: st.DataObject) -> None:
    whole = journal.sealed({"text": text})
    place = data.draw(st.integers(0, len(whole) - 1))
    letter = data.draw(st.characters().filter(lambda letter: letter != whole[place]))
    assert journal.unsealed(whole[:place] + letter + whole[place + 1 :]) is None


@pytest.mark.parametrize("length", [0, 1, 7, 8, 9, 20])
def test_a_text_that_was_cut_is_damaged(length: int) -> None:
    assert journal.unsealed(journal.sealed({"a": [1, 2, 3, "four"]})[:length]) is None


def test_changes_follow_one_another() -> None:
    changes: dict[int, object] = {
        1: {"games": {"1": {"game": "a"}}, "order": [1], "at": 1},
        2: {"games": {"2": {"game": "b"}}, "order": [1, 2], "at": 2, "settings": {"theme": "day"}},
        3: {"games": {"1": None, "2": {"game": "c"}}, "order": [2]},
    }
    reading = journal.read(texts(changes))
    assert reading.state == {"games": {"2": {"game": "c"}}, "order": [2], "at": 2, "settings": {"theme": "day"}}
    assert reading.last == 3
    assert reading.damaged == ()


def test_a_snapshot_takes_the_place_of_the_changes_up_to_it() -> None:
    changes: dict[int, object] = {4: {"games": {}, "at": 1}, 5: {"at": 2}, 6: {"at": 3}}
    assert journal.read(texts(changes, {5: {"games": {}, "at": 7, "order": [7]}})).state == {
        "games": {},
        "at": 3,
        "order": [7],
    }


def test_with_a_damaged_snapshot_the_one_before_and_the_changes_since_give_the_same() -> None:
    changes: dict[int, object] = {n: {"games": {str(n): {"game": f"game {n}"}}, "at": n} for n in range(1, 9)}
    state: journal.State = {}
    snapshots: dict[int, object] = {}
    for number, change in changes.items():
        assert isinstance(change, dict)
        state = journal.changed(state, change)
        if number in (3, 6):
            snapshots[number] = state
    whole = journal.read(texts(changes, snapshots))
    damaged = journal.read(texts(changes, snapshots | {6: journal.sealed(snapshots[6])[:-3]}))
    assert damaged.state == whole.state == state
    assert [(item.store, item.number) for item in damaged.damaged] == [("snapshots", 6)]
    assert (damaged.snapshots, whole.snapshots) == ((3,), (3, 6))


@pytest.mark.parametrize("text", ["", "{}", "00000000{}", "[", journal.sealed([1]), journal.sealed({"games": 3})])
def test_a_damaged_change_costs_only_itself(text: str) -> None:
    changes: dict[int, object] = {1: {"games": {"1": {"game": "a"}}}, 2: text, 3: {"at": 1}}
    reading = journal.read(texts(changes))
    assert reading.state == {"games": {"1": {"game": "a"}}, "at": 1}
    assert reading.damaged == (journal.Damaged("journal", 2, text),)
    assert reading.last == 3


def test_fields_of_a_newer_version_stay() -> None:
    changes: dict[int, object] = {
        2: {"games": {"1": {"game": "a", "colour": "red"}}, "later": {"x": 1}},
        3: {"at": 1},
    }
    state = journal.read(texts(changes, {1: {"version": 1, "extra": [1]}})).state
    assert state["extra"] == [1]
    assert state["later"] == {"x": 1}
    assert state["games"]["1"]["colour"] == "red"


@pytest.mark.parametrize(("version", "newer"), [(1, False), (2, True), ("3", False), (None, False)])
def test_a_newer_version_is_known_by_its_number(version: object, newer: bool) -> None:
    assert journal.read(texts({2: {"at": 1}}, {1: {"version": version}})).is_newer is newer
    assert journal.read(texts({2: {"version": version}})).is_newer is newer


def test_events_are_read_in_order_and_what_is_none_is_left_out() -> None:
    changes: dict[int, object] = {2: {"events": ["b", ["a"], 3, None]}, 1: {"events": [["c"]]}, 3: {"events": 5}}
    assert journal.read(texts(changes)).events == {1: [["c"]], 2: ["b", ["a"]], 3: []}


def test_a_page_comes_back_and_a_damaged_one_is_none() -> None:
    page = journal.page([["a", 1], "gone"])
    assert journal.read_page(page) == (["a", 1], "gone")
    assert journal.read_page(page[:-1]) is None
    assert journal.read_page(journal.sealed([1])) is None


def test_no_text_can_harm_the_reading() -> None:
    chance = random.Random(1)
    whole = json.dumps({"games": {"1": {"game": "v1/klondike/1"}}, "order": [1], "at": 1})
    for _ in range(500):
        letters = list(whole)
        for _ in range(chance.randint(1, 6)):
            letters[chance.randrange(len(letters))] = chance.choice('[]{}":,019ex\\ ')
        body = "".join(letters)
        reading = journal.read(texts({1: journal.checksum(body) + body}))
        assert isinstance(reading.state, dict)
