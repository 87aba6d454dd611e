"""Check a few of the changed texts of `python3 build.py torture`, and the table that it prints."""

from collections.abc import Generator
from random import Random

import pytest

from engine.play.results import Result
from support.extent import amount
from torture import inputs
from torture.mutations import mutated
from torture.playing import Notes, Shown
from torture.report import Report, counted, table


def test_no_changed_text_does_more_harm_than_to_itself() -> None:
    report = counted(inputs.KIND, lambda: inputs.attempts(Random("some texts")), amount(60, 600, 10_000), 3600)
    assert report.losses == []


def test_a_changed_text_is_another_text() -> None:
    chance = Random(0)
    assert all(mutated(text, chance) != text for text in ("", "a", "v1/golf/1/s.s") for _ in range(300))


def test_attempts_that_end_with_an_exception_are_a_loss_and_begun_again() -> None:
    begun: list[Generator[str]] = []

    def attempts() -> Generator[str]:
        yield ""
        yield "a move is gone"
        raise OSError("no answer")

    def begin() -> Generator[str]:
        begun.append(attempts())
        return begun[-1]

    report = counted("fire", begin, tries=7, seconds=60)
    assert report.tries == 7
    assert report.losses == ["a move is gone", "OSError: no answer"] * 2
    assert len(begun) == 3


def test_the_table_names_every_kind_and_what_was_lost() -> None:
    reports = [Report("fire", 2000, ["all"], 90), Report("flood", note="not tried")]
    assert table(reports).splitlines()[2:] == [
        "| fire | 2,000 | 1 | 1.5 |  |",
        "| flood | 0 | 0 | 0.0 | not tried |",
        "fire: all",
    ]


# What a killed page may forget


def notes_of(*moves: int, number: int = 1) -> Notes:
    """Return notes of a game that has shown these numbers of moves, one each second, from second 97.5 on."""
    notes = Notes()
    notes.shown = [(97.5 + at, Shown("Klondike", number, count)) for at, count in enumerate(moves)]
    return notes


@pytest.mark.parametrize("moves", [7, 8, 9])
def test_what_was_shown_in_the_last_second_may_be_gone_and_a_move_on_its_way_may_be_there(moves: int) -> None:
    assert notes_of(5, 7, 8).lost(Shown("Klondike", 1, moves), killed=100) == ""


@pytest.mark.parametrize("found", [Shown("Klondike", 1, 5), Shown("Klondike", 1, 10), Shown("Klondike", 2, 3)])
def test_what_was_shown_before_may_not_be_gone(found: Shown) -> None:
    assert notes_of(5, 7, 8).lost(found, killed=100).startswith(f"shows {found}")


@pytest.mark.parametrize(("key", "is_right"), [("u", True), ("d", False)])
def test_an_undo_whose_answer_was_not_seen_may_be_kept(key: str, is_right: bool) -> None:
    notes = notes_of(5, 9, 10)
    notes.shown[1:2] = []
    notes.pressing = key
    assert (notes.lost(Shown("Klondike", 1, 9), killed=100) == "") == is_right


def test_each_deal_that_was_left_counts_once() -> None:
    def counted_as(*numbers: int) -> str:
        notes = notes_of(5, 0, 8)
        notes.shown[0] = (97.5, Shown("Klondike", 3, 5))
        notes.begin_again(Shown("Klondike", 1, 8))
        return notes.miscounted(
            [Result(str(at), "klondike", n, False, 9, 9, 9, 9) for at, n in enumerate(numbers)]
        )

    assert counted_as(3) == counted_as(3, 1) == ""
    assert counted_as() == "not counted: [3]"
    assert counted_as(3, 3).startswith("a deal was counted twice: [Result(token='0'")
    assert counted_as(3, 8) == "counted [8], which were not played"


def test_another_game_is_no_new_deal() -> None:
    """Check this case, since after a loss of everything the page shows the game of a first visit."""
    found = Shown("Backbone", 1, 0)
    assert notes_of(5, 7, 8).lost(found, killed=100).startswith(f"shows {found}")


def test_what_is_missing_is_told_once() -> None:
    notes = notes_of(5, 0, 8)
    notes.shown[0] = (97.5, Shown("Klondike", 3, 5))
    notes.begin_again(Shown("Klondike", 1, 8))
    assert (notes.miscounted([]), notes.miscounted([])) == ("not counted: [3]", "")
