"""Test what is drawn and where, with the toy game and with tables made for these tests."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import cards
from engine.core.game import Kind, Move, Position
from engine.core.layouts import Bed, Layout, Place, Stroke
from engine.core.turn import Turn
from engine.view.board import CardView, board, mirrored, with_stock_at
from engine.view.pile_fans import SHAPE, fits_loosely
from engine.view.table_size import fitted
from support.english import english
from support.toy import Toy

TOY = Toy()
HEAP = cards.full_pack()[:9]


def heap(place: Place, count: int, width: float = 4, height: float = 4) -> list[CardView]:
    """Return the views of a heap of `count` cards at a place with this layout."""
    table = Layout(width, height, (place, Place(0, 0), Place(0, 0)))
    return [view for view in board(Turn(TOY, (HEAP[:count], b"", b"")), table).cards if view.spot == 0]


def test_a_card_says_what_it_is_and_where_it_may_go() -> None:
    drawn = board(Turn(TOY, TOY.start(2)), TOY.layouts["tall"])
    top, under, *_ = reversed(drawn.cards)
    assert (top.lifts, top.targets, top.covered) == (1, (1, 2), False)
    assert (under.lifts, under.targets, under.covered) == (2, (1, 2), True)
    assert all(view.lifts == 0 and view.targets == () for view in drawn.cards[:-2])
    assert (english(top.label), under.label) == ("six of diamonds, reserve", None)


def test_a_card_keeps_its_number_when_it_turns_over() -> None:
    face_down = (cards.turned_down(HEAP), b"", b"")
    up, down = (board(Turn(TOY, position), TOY.layouts["tall"]) for position in ((HEAP, b"", b""), face_down))
    assert [view.id for view in up.cards] == [view.id for view in down.cards]
    assert english(down.cards[-1].label) == "face-down card, reserve"


def test_spots_are_drawn_with_their_words_and_amounts() -> None:
    drawn = board(Turn(TOY, (HEAP[:3], HEAP[3:4], b"")), TOY.layouts["tall"])
    assert [(view.spot, view.amount, english(view.label)) for view in drawn.spots] == [
        (0, 3, "Reserve, 3 cards, ace of hearts"),
        (1, 1, "Coccyx, ace of spades"),
        (2, 0, "Black hole, empty"),
    ]


def test_a_fan_goes_by_its_step() -> None:
    assert [view.y for view in heap(Place(0, 0, dy=0.25), 4)] == pytest.approx([0, 0.25, 0.5, 0.75])


def test_a_fan_that_would_reach_too_far_tightens_evenly() -> None:
    ys = [view.y for view in heap(Place(0, 0, dy=0.5), 9, height=3)]
    assert ys == pytest.approx([i * 0.25 for i in range(9)])


def test_a_fan_keeps_to_its_room() -> None:
    assert [view.x for view in heap(Place(0, 0, dx=0.5, room=0.6), 3)] == pytest.approx([0, 0.3, 0.6])


def test_a_fan_to_the_left_stops_at_the_edge() -> None:
    assert [view.x for view in heap(Place(1, 0, dx=-0.6), 4)] == pytest.approx([1, 2 / 3, 1 / 3, 0], abs=1e-9)


def test_a_fan_to_the_right_stops_at_the_edge() -> None:
    assert [view.x for view in heap(Place(2, 0, dx=0.6), 4)] == pytest.approx([2, 2 + 1 / 3, 2 + 2 / 3, 3])


def test_only_the_last_cards_are_fanned_where_the_place_says_so() -> None:
    assert [view.x for view in heap(Place(0, 0, dx=0.3, last=3), 6)] == pytest.approx([0, 0, 0, 0, 0.3, 0.6])
    assert [view.x for view in heap(Place(0, 0, dx=0.3, last=3), 2)] == pytest.approx([0, 0.3])


def test_cards_deep_in_a_heap_are_hidden_but_not_the_one_under_the_top() -> None:
    assert [view.hidden for view in heap(Place(0, 0), 4)] == [True, True, False, False]
    assert [view.hidden for view in heap(Place(0, 0, dy=0.2), 4)] == [False] * 4
    # Three of six cards are fanned. The third card shows as soon as the last one is carried away.
    assert [view.hidden for view in heap(Place(0, 0, dx=0.3, last=3), 6)] == [True] * 2 + [False] * 4


@pytest.mark.parametrize(
    ("place", "corner"),
    [(Place(0, 0), "h"), (Place(0, 0, dy=0.3), "h"), (Place(0, 0, dx=0.2), "vl"), (Place(2, 0, dx=-0.2), "vr")],
)
def test_the_corner_that_stays_in_sight(place: Place, corner: str) -> None:
    assert {view.corner for view in heap(place, 3)} == {corner}


def test_a_narrow_strip_has_a_smaller_index_and_a_shred_none() -> None:
    assert [view.corner for view in heap(Place(0, 0, dy=0.2), 3)] == ["ht", "ht", "h"]
    assert [view.corner for view in heap(Place(0, 0, dy=0.1), 3)] == ["", "", "h"]
    assert [view.corner for view in heap(Place(0, 0, dx=0.1), 3)] == ["", "", "vl"]


def test_the_strip_is_the_part_of_a_card_that_the_next_one_leaves() -> None:
    assert [view.strip for view in heap(Place(0, 0, dy=0.3), 3)] == [0.3, 0.3, 1]
    assert [view.strip for view in heap(Place(0, 0, dx=0.2, size=0.5), 3)] == [0.4, 0.4, 1]
    assert [view.strip for view in heap(Place(0, 0), 3)] == [0, 0, 1]
    assert [view.strip for view in heap(Place(0, 0, dy=1.2), 2)] == [1, 1]


STROKE = Stroke(((1, 1), (2, 3)))
PANEL = Bed(0.5, 2, 2, 3)
TABLE = Layout(6, 5, (Place(1, 2, dy=0.3), Place(4, 4), Place(0, 0)), (STROKE,), (PANEL,), least=0.9, most=1.2)


def test_a_table_is_stretched_downwards_only() -> None:
    card, taller = fitted(TABLE, 600, 100 * SHAPE * 5.4)
    assert card == pytest.approx(100)
    assert taller.height == pytest.approx(5.4)
    assert [place.x for place in taller.places] == [1, 4, 0]
    assert [place.y for place in taller.places] == pytest.approx([2.2, 4.4, 0])
    assert taller.places[0].dy == pytest.approx(0.33)
    assert taller.strokes[0].points[1] == pytest.approx((2, 3.3))
    # As tall as its cards, which have moved apart.
    assert taller.beds[0] == pytest.approx((0.5, 2.2, 2, 1 + 2 * 1.1))


def test_a_table_is_not_stretched_beyond_its_limits() -> None:
    assert fitted(TABLE, 600, 9999)[1].height == pytest.approx(1 + 4 * 1.2)
    card, flat = fitted(TABLE, 9999, 300)
    assert flat.height == pytest.approx(1 + 4 * 0.9)
    assert flat.height * card * SHAPE == pytest.approx(300)


@given(width=st.floats(100, 3000), height=st.floats(100, 3000))
def test_a_fitted_table_fills_its_room_one_way_or_the_other(width: float, height: float) -> None:
    card, table = fitted(TABLE, width, height)
    across, down = table.width * card, table.height * card * SHAPE
    assert across <= width * 1.000001 and down <= height * 1.000001
    assert across == pytest.approx(width) or down == pytest.approx(height)


def test_the_table_for_the_left_hand_is_a_mirror() -> None:
    there = mirrored(TABLE._replace(places=(Place(1, 2, dx=0.3), Place(4, 4, turned=True), Place(0, 0, size=0.5))))
    assert [place.x for place in there.places] == pytest.approx([4, 6 - 4 - SHAPE, 5.5])
    assert there.places[0].dx == -0.3
    assert there.strokes[0].points == ((5, 1), (4, 3))
    assert there.beds == (Bed(3.5, 2, 2, 3),)


def test_mirrored_twice_is_the_table_itself() -> None:
    again = mirrored(mirrored(TABLE))
    assert [place.x for place in again.places] == pytest.approx([place.x for place in TABLE.places])
    assert (again.strokes, again.beds) == (TABLE.strokes, TABLE.beds)


# Tables that fill their area

FILLING = Layout(4, 3, (Place(0, 0, dy=0.5, below=1.2), Place(3, 2, low=True), Place(2, 0)), fills=True)


def test_a_table_that_fills_its_room_grows_downwards_and_its_low_piles_go_with_the_edge() -> None:
    card, filled = fitted(FILLING, 400, 100 * SHAPE * 7)
    assert card == pytest.approx(100)
    assert filled.height == pytest.approx(7)
    assert [place.y for place in filled.places] == pytest.approx([0, 6, 0])
    assert filled.places[0].dy == 0.5


def test_smaller_cards_leave_more_height() -> None:
    card, filled = fitted(FILLING, 400, 100 * SHAPE * 7, 0.5)
    assert card == pytest.approx(50)
    assert filled.height == pytest.approx(14)


def test_a_fan_leaves_free_what_is_below_it() -> None:
    filled = fitted(FILLING, 400, 100 * SHAPE * 4)[1]
    last = board(Turn(TOY, (HEAP, b"", b"")), filled).cards[8]
    assert last.y + 1 == pytest.approx(4 - 1.2)


def test_a_table_is_crowded_when_a_column_is_tightened_much() -> None:
    filled = fitted(FILLING, 400, 100 * SHAPE * 5.2)[1]  # a fan may be 3 card heights long, which is six steps
    assert fits_loosely((HEAP[:7], b"", b""), filled)
    assert fits_loosely((HEAP[:9], b"", b""), filled)
    assert not fits_loosely((cards.full_pack()[:10], b"", b""), filled)
    assert fits_loosely((b"", HEAP, HEAP), filled)  # piles without a fan need no space


# The side of the stock

SIDES = Layout(
    6,
    3,
    (Place(0, 0, swaps=True), Place(1.5, 0), Place(4.5, 1, dx=0.2, last=3, swaps=True)),
    (Stroke(((1, 1), (2, 3))),),
    (Bed(1, 2, 2, 1),),
    shift=0.5,
)


def test_the_stock_changes_sides_and_the_other_piles_keep_their_order() -> None:
    right = with_stock_at(SIDES, 0, "right")
    assert [place.x for place in right.places] == pytest.approx([5, 2, 0.1])
    assert right.places[2].dx == 0.2  # its fan still runs to the right, as far as there is space on the other side
    assert (right.strokes[0].points, right.beds[0].x) == (((1.5, 1), (2.5, 3)), 1.5)
    assert (SIDES.free, right.free) == ("right", "left")


def test_a_stock_on_its_side_stays_and_so_does_one_that_does_not_swap() -> None:
    assert with_stock_at(SIDES, 0, "left") == SIDES
    assert with_stock_at(SIDES, 1, "right") == SIDES


def test_there_and_back_is_the_table_itself() -> None:
    again = with_stock_at(with_stock_at(SIDES, 0, "right"), 0, "left")
    assert [place.x for place in again.places] == pytest.approx([place.x for place in SIDES.places])
    assert again._replace(places=()) == SIDES._replace(places=())


def test_for_the_left_hand_the_room_for_the_title_is_at_the_other_side() -> None:
    assert mirrored(SIDES).free == "left"
    assert mirrored(mirrored(SIDES)).free == "right"
    assert with_stock_at(mirrored(SIDES), 0, "left").places[0].x == pytest.approx(0)


# Cards that rest: covered cards that no move can take


def test_a_pile_only_taken_from_rests_and_leaves_no_outline() -> None:
    drawn = board(Turn(Resting(), (HEAP[:3], b"", b"")), TOY.layouts["tall"])
    assert [view.rests for view in drawn.cards] == [True, True, False]
    assert [view.outlined for view in drawn.spots] == [False, True, True]
    assert not any(view.rests for view in board(Turn(TOY, (HEAP[:3], b"", b"")), TOY.layouts["tall"]).cards)


class Resting(Toy):
    """The toy game with a heap from which only the last card can be taken."""

    resting_kinds = frozenset({Kind.TABLEAU})

    def moves(self, position: Position) -> Iterator[Move]:
        return (move for move in super().moves(position) if move.n == 1)
