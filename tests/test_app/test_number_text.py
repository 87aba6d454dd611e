"""Numbers as the sheets write them."""

import pytest

from app.panels.number_text import size


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
