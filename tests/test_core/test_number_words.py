"""Numbers and titles in words."""

import pytest

from engine.core.number_words import listed


@pytest.mark.parametrize(
    ("titles", "words"),
    [
        ([], ""),
        (["waste"], "waste"),
        (["column 1", "column 2"], "column 1, column 2"),
        (["column 1", "column 2", "column 3", "column 5"], "columns 1 to 3, column 5"),
        (["column 9", "column 10", "column 11", "cell 12", "waste"], "columns 9 to 11, cell 12, waste"),
        (["cell 1", "column 2", "column 3", "column 4"], "cell 1, columns 2 to 4"),
        (["top left rib", "top right rib", "second left rib"], "top left rib, top right rib, second left rib"),
        (["1 o'clock", "2 o'clock", "3 o'clock"], "1 o'clock, 2 o'clock, 3 o'clock"),
        (["row 2 card 1", "row 2 card 2", "row 2 card 3"], "row 2 card 1, row 2 card 2, row 2 card 3"),
    ],
)
def test_titles_in_a_row_are_put_together(titles: list[str], words: str) -> None:
    assert listed(titles) == words
