"""Some of the changed texts of `python3 build.py torture`, and the table that it prints."""

from collections.abc import Generator
from random import Random

from support.extent import amount
from torture import inputs
from torture.mutations import mutated
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
