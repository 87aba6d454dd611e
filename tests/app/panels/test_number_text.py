"""Numbers in the form in which the sheets show them."""

import pytest

from app.panels.number_text import decimal, ordinal, percentage, size
from engine.core.saying import say


@pytest.mark.parametrize(
    ("count", "words"),
    [
        (0, "under 1 kB"),
        (999, "under 1 kB"),
        (1_499, "1 kB"),
        (999_499, "999 kB"),
        (999_500, "1 MB"),
        (3_440_000, "3.4 MB"),
        (9_949_999, "9.9 MB"),
        (9_950_000, "10 MB"),
        (1_200_000_000, "1.2 GB"),
        (5e12, "5000 GB"),
    ],
)
def test_a_size_is_written_with_two_digits_or_whole(count: float, words: str) -> None:
    assert size(count) == words


def test_a_size_is_a_whole_number_or_one_that_the_language_writes() -> None:
    assert (decimal(1.0), decimal(1.5)) == (1, say("number-with-tenths", whole="1", tenths="5"))


def test_an_ordinal_number_says_what_is_counted() -> None:
    assert ordinal(111, "rubber") == say("ordinal", number=111, like=4, noun="rubber")
    assert ordinal(23, "day") == say("ordinal", number=23, like=3, noun="day")


@pytest.mark.parametrize(
    ("part", "whole", "words"),
    [
        *((0, 9, "0%"), (1, 3, "33%"), (9, 9, "100%")),
        *((1, 1000, "under 1%"), (999, 1000, "over 99%"), (199, 200, "over 99%")),
    ],
)
def test_a_share_is_never_rounded_to_none_or_all(part: int, whole: int, words: str) -> None:
    assert percentage(part, whole) == words
