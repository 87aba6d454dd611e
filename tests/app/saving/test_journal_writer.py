"""Changes are written at once. Snapshots shorten the journal. A change that cannot be written is written later."""

from collections.abc import Callable

import pytest

from app.saving.journal_writer import JournalWriter
from app.saving.numbered_texts import DELETED, KEPT, WRITTEN_ELSEWHERE
from app.state import journal
from support.kept_texts import Shelf, kept_results, kept_state

RESULT = ["token", "backbone", 1, True, 248, 600.5, 104, 1_790_000_000]
Play = Callable[[JournalWriter, int], None]


def result(number: int) -> list[object]:
    return [f"token {number}", *RESULT[1:]]


def play(writer: JournalWriter, count: int, *, first: int = 0) -> None:
    """Write `count` changes, each with a result. They are numbered from `first`."""
    for number in range(first, first + count):
        writer.append({"games": {"1": {"game": f"move {number}"}}, "at": number}, [result(number)])


@pytest.fixture
def shelf() -> Shelf:
    return Shelf()


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def writer(shelf: Shelf, told: list[str]) -> JournalWriter:
    return JournalWriter(shelf, told.append)


def test_a_change_is_kept_at_once(writer: JournalWriter, shelf: Shelf, told: list[str]) -> None:
    writer.append({"at": 3})
    assert kept_state(shelf.stores)["at"] == 3
    writer.append({"order": [3]})
    assert kept_state(shelf.stores) == writer.state == {"games": {}, "at": 3, "order": [3]}
    assert told == [KEPT, KEPT]


def test_the_next_visit_goes_on_with_the_numbers(writer: JournalWriter, shelf: Shelf) -> None:
    play(writer, 3)
    later = shelf.again()
    again = JournalWriter(later, lambda reason: None)
    assert again.state == writer.state
    again.append({"at": 9})
    assert sorted(later.stores["journal"]) == [1, 2, 3, 4]


@pytest.mark.parametrize("waits", [False, True])
def test_what_found_no_room_is_written_with_the_next_change(
    writer: JournalWriter, shelf: Shelf, told: list[str], waits: bool
) -> None:
    play(writer, 2)
    shelf.full, shelf.waits = True, waits
    play(writer, 3, first=2)
    shelf.arrive()
    assert kept_state(shelf.stores)["at"] == 1
    assert len(kept_results(shelf.stores)) == 2
    shelf.full = shelf.waits = False
    writer.append({"settings": {"theme": "day"}})
    assert kept_state(shelf.stores) == writer.state
    assert writer.state["at"] == 4
    assert len(kept_results(shelf.stores)) == 5
    assert told == [KEPT, KEPT, *["QuotaExceededError"] * (2 if waits else 3), KEPT]


def test_what_came_while_there_was_no_room_is_tried_at_once(
    writer: JournalWriter, shelf: Shelf, told: list[str]
) -> None:
    """If it were not tried, the change would wait for another move, which may never come."""
    shelf.full = shelf.waits = True
    play(writer, 1)
    play(writer, 1, first=1)
    shelf.arrive_one()
    shelf.full = False
    shelf.arrive()
    assert told == ["QuotaExceededError", KEPT]
    assert kept_state(shelf.stores) == writer.state
    assert len(kept_results(shelf.stores)) == 2


def test_without_a_change_it_is_written_when_it_is_tried_again(writer: JournalWriter, shelf: Shelf) -> None:
    writer.retry()
    assert shelf.stores["journal"] == {}
    shelf.full = True
    play(writer, 1)
    shelf.full = False
    writer.retry()
    assert kept_state(shelf.stores)["at"] == 0
    writer.retry()
    assert len(shelf.stores["journal"]) == 1


def test_what_the_copy_has_not_is_written_again(writer: JournalWriter, shelf: Shelf, told: list[str]) -> None:
    """The browser has deleted everything.

    Then it came back from a copy, which lacked the last two changes.
    """
    play(writer, 3)
    shelf.copied = {1: shelf.stores["journal"][1]}
    play(writer, 1, first=3)
    assert told[-1] == DELETED
    play(writer, 1, first=4)
    assert kept_state(shelf.stores) == writer.state
    assert [kept.token for kept in kept_results(shelf.stores)] == [f"token {number}" for number in range(5)]


def test_a_number_used_by_another_tab_is_told_and_nothing_is_overwritten(
    writer: JournalWriter, shelf: Shelf, told: list[str]
) -> None:
    other = JournalWriter(shelf, lambda reason: None)
    other.append({"at": 5}, [result(5)])
    writer.append({"at": 1}, [result(1)])
    assert told == [WRITTEN_ELSEWHERE]
    assert kept_state(shelf.stores)["at"] == 5
    # After reading again, the writer continues with the other tab's changes, and its own result is not lost.
    shelf.read_again(writer.read)
    assert writer.state["at"] == 5
    writer.append({"at": 6})
    assert kept_state(shelf.stores)["at"] == 6
    assert {found.token for found in kept_results(shelf.stores)} == {"token 1", "token 5"}


def test_none_of_several_changes_gets_between_those_of_another_tab(
    writer: JournalWriter, shelf: Shelf, told: list[str]
) -> None:
    """Each change gets the next number in the journal. If it is in use, another tab has written.

    Earlier, the first change failed, but the second one had a free number. So moves of the other tab were lost.
    """
    JournalWriter(shelf, lambda reason: None).append({"games": {"1": {"game": "three moves"}}})
    shelf.waits = True
    play(writer, 3)
    shelf.arrive()
    assert kept_state(shelf.stores)["games"] == {"1": {"game": "three moves"}}
    assert told == [WRITTEN_ELSEWHERE]


def test_after_a_number_was_used_nothing_is_written_before_it_was_read_again(
    writer: JournalWriter, shelf: Shelf, told: list[str]
) -> None:
    """Earlier, the next change had a free number in the journal, and was written."""
    JournalWriter(shelf, lambda reason: None).append({"games": {"1": {"game": "three moves"}}})
    play(writer, 2)
    writer.append({"settings": {"theme": "day"}})
    assert kept_state(shelf.stores)["games"] == {"1": {"game": "three moves"}}
    assert told == [WRITTEN_ELSEWHERE]
    shelf.read_again(writer.read)
    # They are still to be written, but the statistics already count them.
    assert writer.events == [result(0), result(1)]
    writer.append({"settings": {"theme": "day"}})
    assert kept_state(shelf.stores)["settings"] == {"theme": "day"}
    assert len(kept_results(shelf.stores)) == 2


def test_what_waits_is_handed_over_before_the_right_to_write_goes_to_another_tab(
    writer: JournalWriter, shelf: Shelf
) -> None:
    """Earlier, the last move was lost if two moves were made during one writing."""
    shelf.waits = True
    play(writer, 3)
    writer.flush()
    JournalWriter(shelf, lambda reason: None).flush()  # the other tab has nothing to write
    shelf.arrive()
    assert kept_state(shelf.stores)["at"] == 2
    assert len(shelf.stores["journal"]) == 2


def test_a_number_used_by_another_tab_stays_used_though_a_later_change_finds_no_room(
    writer: JournalWriter, shelf: Shelf, told: list[str]
) -> None:
    JournalWriter(shelf, lambda reason: None).append({"games": {"1": {"game": "three moves"}}})
    shelf.waits = shelf.full = True
    play(writer, 2)
    writer.flush()
    shelf.arrive()
    assert told == [WRITTEN_ELSEWHERE, "QuotaExceededError"]
    shelf.waits = shelf.full = False
    writer.append({"settings": {"theme": "day"}})
    assert kept_state(shelf.stores)["games"] == {"1": {"game": "three moves"}}


def test_changes_that_come_while_one_is_written_are_written_together(writer: JournalWriter, shelf: Shelf) -> None:
    shelf.waits = True
    play(writer, 5)
    writer.append({"games": {"1": None}})
    shelf.arrive()
    assert len(shelf.stores["journal"]) == 2
    assert kept_state(shelf.stores) == writer.state == {"games": {}, "at": 4}
    assert len(kept_results(shelf.stores)) == 5


# Snapshots


def compact(writer: JournalWriter) -> None:
    assert writer.is_long
    writer.compact()
    assert not writer.is_long


def test_a_long_journal_is_shortened_and_says_the_same(writer: JournalWriter, shelf: Shelf) -> None:
    for round_number in range(6):
        assert not writer.is_long
        play(writer, 64, first=64 * round_number)
        compact(writer)
        again = JournalWriter(shelf.again(), lambda reason: None)
        assert again.state == {**writer.state, "version": 1}
        assert len(kept_results(shelf.stores)) == 64 * (round_number + 1)
        assert len(shelf.stores["snapshots"]) == min(3, round_number + 1)
        assert len(shelf.stores["journal"]) <= 3 * 64
    assert len(shelf.stores["results"]) == 1  # small pages of results are joined


def test_pages_of_results_have_a_limit(writer: JournalWriter, shelf: Shelf) -> None:
    for round_number in range(12):
        play(writer, 64, first=64 * round_number)
        compact(writer)
    assert len(shelf.stores["results"]) == 2
    assert all(len(text) < 50_000 for text in shelf.stores["results"].values())
    assert len(kept_results(shelf.stores)) == 64 * 12


@pytest.mark.parametrize("which", [-1, -2])
def test_one_damaged_snapshot_costs_nothing(writer: JournalWriter, shelf: Shelf, which: int) -> None:
    for round_number in range(4):
        play(writer, 64, first=64 * round_number)
        compact(writer)
    play(writer, 5, first=256)
    number = sorted(shelf.stores["snapshots"])[which]
    damaged = shelf.stores["snapshots"][number].replace("move", "MOVE", 1)
    shelf.stores["snapshots"][number] = damaged
    again = shelf.again()
    assert JournalWriter(again, lambda reason: None).state["at"] == 260
    [copy] = again.stores["aside"].values()
    assert journal.unsealed(copy) == {"what": f"snapshots {number}", "text": damaged}
    assert number not in again.stores["snapshots"]


def test_two_damaged_snapshots_cost_nothing_either(writer: JournalWriter, shelf: Shelf) -> None:
    for round_number in range(4):
        play(writer, 64, first=64 * round_number)
        compact(writer)
    for number in sorted(shelf.stores["snapshots"])[-2:]:
        shelf.stores["snapshots"][number] = "damaged"
    again = JournalWriter(shelf.again(), lambda reason: None)
    assert again.state["at"] == 255
    assert again.state["games"] == writer.state["games"]


def test_nothing_is_deleted_before_the_snapshot_was_read_back(writer: JournalWriter, shelf: Shelf) -> None:
    for round_number in range(3):
        play(writer, 64, first=64 * round_number)
        compact(writer)
    play(writer, 64, first=192)
    before = dict(shelf.stores["journal"])
    written = shelf._written
    shelf._written = lambda changes: damage_last_snapshot(shelf, written(changes))  # type: ignore[method-assign]
    writer.compact()
    assert shelf.stores["journal"] == before
    assert kept_state(shelf.stores)["at"] == 255


def damage_last_snapshot(shelf: Shelf, reason: str) -> str:
    number = max(shelf.stores["snapshots"])
    shelf.stores["snapshots"][number] = shelf.stores["snapshots"][number][:-1]
    return reason


def test_a_snapshot_that_finds_no_room_changes_nothing(writer: JournalWriter, shelf: Shelf) -> None:
    play(writer, 64)
    before = {name: dict(texts) for name, texts in shelf.stores.items()}
    shelf.full = True
    writer.compact()
    assert shelf.stores == before
    shelf.full = False
    compact(writer)


def test_moves_made_while_a_snapshot_is_written_are_kept(writer: JournalWriter, shelf: Shelf) -> None:
    play(writer, 64)
    shelf.waits = True
    writer.compact()
    play(writer, 3, first=64)
    writer.compact()  # a second snapshot waits for the first one
    shelf.arrive()
    assert kept_state(shelf.stores)["at"] == 66
    assert len(kept_results(shelf.stores)) == 67
    assert len(shelf.stores["snapshots"]) == 1


# What cannot be read


def test_a_damaged_change_is_put_aside_once(writer: JournalWriter, shelf: Shelf) -> None:
    play(writer, 3)
    shelf.stores["journal"][2] = "damaged"
    again = shelf.again()
    later = JournalWriter(again, lambda reason: None)
    assert later.state["at"] == 2
    assert [journal.unsealed(text) for text in again.stores["aside"].values()] == [
        {"what": "journal 2", "text": "damaged"}
    ]
    third = again.again()
    JournalWriter(third, lambda reason: None).append({"at": 7})
    assert len(third.stores["aside"]) == 1
    assert kept_state(third.stores)["at"] == 7


def test_results_of_a_damaged_page_that_the_journal_still_has_outlive_it(
    writer: JournalWriter, shelf: Shelf
) -> None:
    play(writer, 70)
    writer.append({}, ["token 3"])  # the player has deleted this result
    writer.compact()
    wanted = kept_results(shelf.stores)
    (page,) = shelf.stores["results"]
    shelf.stores["results"][page] = "damaged"
    again = shelf.again()
    later = JournalWriter(again, lambda reason: None)
    for first in (70, 140, 210, 280):
        play(later, 70, first=first)
        later.compact()
    assert min(again.stores["journal"]) > page
    results = kept_results(again.stores)
    assert set(wanted) < set(results)
    assert len({result.token for result in results}) == len(results) == 5 * 70 - 1
    assert again.stores["results"][page] == "damaged"


def test_what_finds_no_room_aside_stays_where_it_was(shelf: Shelf) -> None:
    shelf.stores["journal"][1] = "damaged"
    full = shelf.again()
    full.full = True
    JournalWriter(full, lambda reason: None)
    assert full.stores["journal"] == {1: "damaged"}


def test_after_a_newer_version_nothing_is_written(shelf: Shelf) -> None:
    shelf.stores["snapshots"][4] = journal.sealed({"version": 2, "games": {"1": {"game": "x"}}, "at": 1})
    shelf.stores["journal"][3] = "damaged"
    later = shelf.again()
    writer = JournalWriter(later, lambda reason: None)
    assert writer.is_newer
    assert writer.state["at"] == 1
    play(writer, 70)
    writer.compact()
    writer.retry()
    assert later.stores == shelf.stores
