"""Which part of a large table is shown, and how large the cards are in a tiny window."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.state.settings import CARD_SIZES
from app.view import keeping_in_view
from app.view.pixel_layout import Rect, lay_out
from app.view.spotlight_svg import Spotlight
from engine.core.game import Kind, spots_of
from engine.core.turn import Turn
from engine.games.catalogue import CATALOGUE

KLONDIKE = CATALOGUE["klondike"]
SEEN = Rect(100, 100, 200, 300)

numbers = st.integers(0, 900).map(float)
small = st.builds(Rect, numbers, numbers, st.integers(1, 150).map(float), st.integers(1, 250).map(float))


@given(wanted=st.lists(small, min_size=1, max_size=4))
def test_the_last_of_what_is_wanted_is_always_in_sight(wanted: list[Rect]) -> None:
    there = keeping_in_view.moved_to(SEEN, wanted, 6)
    assert there.contains(wanted[-1])
    assert (there.width, there.height) == (SEEN.width, SEEN.height)


def test_the_view_stays_where_it_is_if_all_is_in_sight() -> None:
    assert keeping_in_view.moved_to(SEEN, [Rect(120, 120, 50, 70), Rect(200, 300, 50, 70)], 6) == SEEN


def test_the_view_moves_no_farther_than_it_must() -> None:
    assert keeping_in_view.moved_to(SEEN, [Rect(280, 120, 50, 70)], 6) == SEEN._replace(x=280 + 50 + 6 - 200)
    assert keeping_in_view.moved_to(SEEN, [Rect(120, 20, 50, 70)], 6) == SEEN._replace(y=14)


def test_of_what_is_longer_than_the_view_the_end_is_in_sight() -> None:
    there = keeping_in_view.moved_to(SEEN, [Rect(120, 0, 50, 800)], 6)
    assert there.y + there.height == 806


@pytest.mark.parametrize(
    ("screen", "tiny"), [((320, 256), True), ((360, 640), False), ((568, 250), False), ((320, 480), False)]
)
def test_only_windows_that_no_device_has_are_tiny(screen: tuple[int, int], tiny: bool) -> None:
    assert keeping_in_view.is_tiny(*screen) is tiny


@pytest.mark.parametrize(("card", "size"), [(50, 1), (44, 1), (30, 1.5), (22, 2), (20, 3), (5, 3)])
def test_in_a_tiny_window_cards_can_be_read(card: float, size: float) -> None:
    assert keeping_in_view.least_size(card) == size


@pytest.mark.parametrize(("by", "size"), [(0.3, 1), (1.2, 1), (1.25, 1.5), (1.8, 2), (2.4, 2), (2.5, 3), (9, 3)])
def test_the_nearest_size_is_that_of_the_smallest_ratio(by: float, size: float) -> None:
    assert keeping_in_view.nearest_size(by) == size
    assert size in CARD_SIZES


def test_a_stop_has_its_cards_in_sight_above_all_the_last() -> None:
    position = KLONDIKE.start(1)
    layout = lay_out(Turn(KLONDIKE, position), (390, 690), "tall")
    for stop in layout.stops:
        *_, last = keeping_in_view.of_stop(layout, stop)
        assert last == layout.rect(layout.end_of(stop.spot))


def test_a_move_and_a_step_of_a_lesson_have_source_and_target_in_sight() -> None:
    position = KLONDIKE.start(1)
    layout = lay_out(Turn(KLONDIKE, position), (390, 690), "tall")
    stock = spots_of(KLONDIKE, Kind.STOCK)[0]
    move = next(move for move in KLONDIKE.moves(position) if move.source == stock)
    source, target = (layout.rect(layout.end_of(spot)) for spot in (move.source, move.target))
    assert set(keeping_in_view.of_move(layout, move)) == {source, target}
    assert keeping_in_view.of_move(layout, move)[-1] == source
    lit = keeping_in_view.of_spotlight(layout, Spotlight(position, (move,), (move.target,)))
    assert lit[-1] == source and target in lit
