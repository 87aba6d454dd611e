"""The chart of a review shows every position once, and the move that lost the game."""

import xml.etree.ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.view.review_chart import HEIGHT, draw_review
from engine.solving.knowledge import LosingInterval
from engine.solving.solve import Answer

WON, LOST, OPEN = Answer.WINNABLE, Answer.IMPOSSIBLE, Answer.UNKNOWN
NAMES = {WON: "won", LOST: "lost", OPEN: "open", None: "unseen"}
NOT_KNOWN = LosingInterval(-1, 99)


def rects(drawn: str) -> list[dict[str, str]]:
    return [dict(rect.attrib) for rect in ET.fromstring(drawn).iter("rect")]


@given(answers=st.lists(st.sampled_from(list(NAMES)), min_size=1, max_size=60), data=st.data())
def test_every_position_has_its_column(answers: list[Answer | None], data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(answers) - 1))
    *columns, here = rects(draw_review(answers, at, NOT_KNOWN))
    shown = [rect["class"] for rect in columns for _ in range(int(rect["width"]))]
    assert shown == [NAMES[answer] for answer in answers]
    starts = [int(rect["x"]) for rect in columns]
    assert starts == sorted(set(starts)) and starts[0] == 0
    assert {int(rect["y"]) + int(rect["height"]) for rect in columns} == {HEIGHT - 6}
    assert here == {"class": "at", "x": str(at), "y": "0", "width": "1", "height": str(HEIGHT)}


def test_a_win_stands_higher_than_a_loss() -> None:
    won, open_, lost, _ = (int(rect["y"]) for rect in rects(draw_review([WON, OPEN, LOST], 0, NOT_KNOWN)))
    assert won < open_ < lost


@pytest.mark.parametrize(
    ("interval", "mark"),
    [
        (LosingInterval(1, 2), ("1.5", "1")),
        (LosingInterval(0, 3), ("0.5", "3")),
        (LosingInterval(-1, 2), None),  # the first position of the interval is unknown
        (LosingInterval(2, 4), None),  # the game was never proved lost
        (LosingInterval(3, 4), None),
    ],
)
def test_the_losing_moves_are_marked_where_they_are_known(
    interval: LosingInterval, mark: tuple[str, str] | None
) -> None:
    found = [
        (r["x"], r["width"])
        for r in rects(draw_review([WON, WON, OPEN, LOST], 0, interval))
        if r["class"] == "turn"
    ]
    assert found == ([mark] if mark else [])


def test_the_chart_is_as_wide_as_the_game_is_long_and_says_nothing_aloud() -> None:
    root = ET.fromstring(draw_review([None] * 7, 3, NOT_KNOWN))
    assert root.get("viewBox") == f"0 0 7 {HEIGHT}"
    assert root.get("aria-hidden") == "true"
