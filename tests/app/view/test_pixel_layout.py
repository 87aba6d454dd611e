"""The geometry of the board: all lies inside, nothing has the size 0, and a press hits what is seen there."""

import random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from app.view.pixel_layout import PixelLayout, Rect, lay_out, view_for
from engine.core import cards
from engine.core.game import Game, Kind
from engine.core.layouts import VIEWS, Side, View
from engine.core.turn import Turn
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from support.drawing import boards, games, position_after, positions, views
from support.plain_games import GAMES
from support.strategies import recorded

whole = st.integers(-500, 500).map(float)
sizes = st.integers(1, 500).map(float)
rects = st.builds(Rect, whole, whole, sizes, sizes)
ROOMS: dict[View, tuple[int, int]] = {
    "tall": (390, 690),
    "tall-top": (390, 690),
    "wide": (1280, 730),
    "low": (772, 390),
}
SIDES: tuple[Side, ...] = ("left", "right")


# Rectangles


@given(one=rects, other=rects)
def test_the_union_holds_both_and_is_no_larger_than_it_must(one: Rect, other: Rect) -> None:
    both = one.union(other)
    assert both == other.union(one)
    for rect in (one, other):
        assert both.holds(rect.x, rect.y) and both.holds(rect.x + rect.width, rect.y + rect.height)
        assert rect.overlap(both) == rect.width * rect.height
    assert both.width <= one.width + other.width + one.gap_across(other)
    assert both.height <= one.height + other.height + one.gap_down(other)


@given(one=rects, other=rects)
def test_rectangles_with_a_gap_between_them_do_not_overlap(one: Rect, other: Rect) -> None:
    assert one.overlap(other) == other.overlap(one)
    assert one.gap_across(other) == other.gap_across(one) and one.gap_down(other) == other.gap_down(one)
    if one.gap_across(other) or one.gap_down(other):
        assert one.overlap(other) == 0


@given(rect=rects, dx=whole, dy=whole)
def test_moving_keeps_the_size_and_moves_the_middle(rect: Rect, dx: float, dy: float) -> None:
    moved = rect.moved(dx, dy)
    assert (moved.width, moved.height) == (rect.width, rect.height)
    assert moved.middle == pytest.approx((rect.middle[0] + dx, rect.middle[1] + dy))


def test_a_margin_makes_a_rectangle_hold_more() -> None:
    rect = Rect(10, 10, 20, 20)
    assert rect.holds(30, 30) and not rect.holds(31, 30)
    assert rect.holds(31, 30, 1) and not rect.holds(32, 30, 1)


# Boards


@given(board=boards())
def test_every_card_has_a_size_and_the_shape_of_a_card(board: tuple[Game, PixelLayout]) -> None:
    _, layout = board
    for view in views(layout):
        rect = layout.rect(view)
        assert rect.width > 0 and rect.height > 0
        long, short = max(rect[2:]), min(rect[2:])
        assert long / short == pytest.approx(1.42)
        assert (rect.width > rect.height) is view.turned


@given(game=games, data=st.data(), view=st.sampled_from(VIEWS), left_handed=st.booleans())
def test_nothing_runs_off_the_room(game: Game, data: st.DataObject, view: View, left_handed: bool) -> None:
    position = data.draw(positions(game))
    layout = lay_out(Turn(game, position), ROOMS[view], view, left_handed=left_handed)
    for each in views(layout):
        rect = layout.rect(each)
        assert rect.x >= -1 and rect.x + rect.width <= layout.width + 1
        assert rect.y >= -1 and rect.y + rect.height <= layout.height + 1


def lies_in_layers(game: Game) -> bool:
    """Return whether piles of a game lie on other piles, as the cards of a pyramid do."""
    position = game.start(1)
    return any(game.covering_spots(position, spot) for spot in range(len(game.spots)))


FLAT = [game for game in CATALOGUE.values() if not lies_in_layers(game)]


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("game", FLAT, ids=lambda game: game.id)
def test_no_pile_begins_under_another_but_in_pyramids_and_peaks(game: Game, view: View) -> None:
    layout = lay_out(Turn(game, game.start(1)), ROOMS[view], view)
    places = [layout.rect(spot) for spot in layout.board.spots]
    overlaps = [one.overlap(other) for i, one in enumerate(places) for other in places[:i]]
    # On a low screen, piles of Bridge overlap at the edges.
    assert max(overlaps, default=0) <= 0.05 * layout.card**2 * 1.42


@given(board=boards())
def test_a_press_on_the_middle_of_an_open_card_means_it_or_one_that_covers_it(
    board: tuple[Game, PixelLayout],
) -> None:
    _, layout = board
    shown = [card for card in layout.board.cards if not card.hidden]
    assume(shown)
    for card in shown:
        x, y = layout.rect(card).middle
        found = layout.card_at(x, y)
        assert found is not None
        assert shown.index(found) >= shown.index(card)
        assert layout.spot_at(x, y) == found.spot


@given(board=boards())
def test_a_press_on_an_empty_pile_means_it_and_one_far_away_nothing(board: tuple[Game, PixelLayout]) -> None:
    _, layout = board
    for spot in layout.board.spots:
        x, y = layout.rect(spot).middle
        if layout.card_at(x, y) is None:
            found = layout.spot_at(x, y)
            assert found is not None
            assert any(view.spot == found and layout.rect(view).holds(x, y) for view in layout.board.spots)
    assert layout.card_at(-500, -500) is None
    assert layout.spot_at(-500, -500) is None


def test_a_press_just_beside_a_card_still_means_it() -> None:
    game = CATALOGUE["klondike"]
    layout = lay_out(Turn(game, game.start(1)), (1280, 730), "wide")
    last = layout.end_of(game.spots.index(next(spot for spot in game.spots if spot.name == "t7")))
    rect = layout.rect(last)
    right = rect.x + rect.width
    assert layout.card_at(right + 5, rect.y + rect.height - 5) == last
    assert layout.card_at(right + 9, rect.y + rect.height - 5) is None


@given(board=boards())
def test_a_card_dropped_where_it_lies_covers_its_own_pile(board: tuple[Game, PixelLayout]) -> None:
    game, layout = board
    for spot in {view.spot for view in layout.board.spots}:
        rect = layout.rect(layout.end_of(spot))
        found = layout.most_covered(rect, (spot,))
        assert found == spot
    assert layout.most_covered(Rect(-900, -900, 50, 71), tuple(range(len(game.spots)))) is None
    assert layout.most_covered(Rect(0, 0, 50, 71), ()) is None


@given(board=boards())
def test_the_strip_of_a_card_is_never_more_than_the_card_and_all_of_an_open_one(
    board: tuple[Game, PixelLayout],
) -> None:
    _, layout = board
    for card in layout.board.cards:
        rect = layout.rect(card)
        if layout.end_of(card.spot) == card:
            assert layout.strip(card) == min(rect.width, rect.height)
        assert layout.strip(card) >= 0


@given(board=boards())
def test_the_stops_are_every_pile_once_or_every_card_of_a_hand(board: tuple[Game, PixelLayout]) -> None:
    _, layout = board
    hands = {card.spot for card in layout.board.cards if card.single}
    singles = [stop for stop in layout.stops if stop.spot in hands]
    assert [stop.spot for stop in layout.stops if stop.spot not in hands] == [
        view.spot for view in layout.board.spots if view.spot not in hands
    ]
    assert len(singles) == len([card for card in layout.board.cards if card.single])


def test_thin_strips_are_found_where_a_finger_cannot_tell_cards_apart() -> None:
    game = CATALOGUE["klondike"]
    chance = random.Random(0)
    position = position_after(game, 1, [chance.randrange(99) for _ in range(60)])
    names = {
        room: {
            spot.name
            for i, spot in enumerate(game.spots)
            if lay_out(Turn(game, position), room, "tall").has_thin_strips(i)
        }
        for room in ((320, 300), (390, 844))
    }
    assert names == {(320, 300): {"t6"}, (390, 844): set()}


def test_a_fan_is_a_pile_that_shows_a_covered_card_open() -> None:
    def fans(link: str) -> set[str]:
        session = Session.read(link, CATALOGUE)
        layout = lay_out(Turn(session.game, session.position), ROOMS["tall"], "tall")
        return {spot.name for i, spot in enumerate(session.game.spots) if layout.is_fan(i)}

    assert fans("v1/klondike/1") == set()  # only the last card of each column is face up
    assert fans("v1/klondike/1/t4f3.t3t1") == {"t1"}
    assert fans("v1/freecell/1") == {f"t{number}" for number in range(1, 9)}
    assert fans("v1/pyramid/1") == set()  # its cards overlap, but each is a pile of its own
    assert fans("v1/bridge/1") == {"h"}


SMALL_ROOMS: list[tuple[tuple[int, int], View]] = [((360, 500), "tall"), ((320, 420), "tall")]


@pytest.mark.parametrize(("room", "view"), [*((ROOMS[view], view) for view in VIEWS), *SMALL_ROOMS])
def test_what_is_seen_of_a_card_of_a_hand_lies_on_no_other_card(room: tuple[int, int], view: View) -> None:
    """On a small phone the second row of a hand covers more than half of the first."""
    session = Session.read(recorded(CATALOGUE["bridge"])[0][1], CATALOGUE)
    for node in session.line()[:30]:  # the player chooses six cards, which are raised
        layout = lay_out(Turn(session.game, node.position), room, view)
        hand = [card for card in layout.board.cards if card.single]
        for number, card in enumerate(hand):
            seen = layout.seen_rect(card)
            assert seen.width > 0 and seen.height > 0
            assert not any(seen.overlap(layout.rect(other)) > 1 for other in hand[number + 1 :])
        if hand:
            assert layout.seen_rect(hand[-1]) == pytest.approx(layout.rect(hand[-1]))


def test_only_a_game_with_calls_has_a_place_for_them() -> None:
    for game in CATALOGUE.values():
        layout = lay_out(Turn(game, game.start(1)), ROOMS["wide"], "wide")
        assert (layout.calls_rect() is not None) is (game.id == "bridge")
        if (rect := layout.calls_rect()) is not None:
            assert rect.width > 0 and rect.x >= 0 and rect.x + rect.width <= layout.width


@pytest.mark.parametrize(
    ("width", "height", "view"),
    [(390, 690, "tall"), (700, 700, "tall"), (1280, 730, "wide"), (772, 390, "low"), (844, 519, "low")],
)
def test_the_view_follows_the_shape_of_the_room(width: float, height: float, view: str) -> None:
    assert view_for(width, height) == view


def test_for_the_left_hand_the_board_is_mirrored_and_said_so() -> None:
    game = CATALOGUE["klondike"]
    right = lay_out(Turn(game, game.start(1)), (1280, 730), "wide")
    left = lay_out(Turn(game, game.start(1)), (1280, 730), "wide", left_handed=True)
    for one, other in zip(right.board.spots, left.board.spots, strict=True):
        assert right.rect(one).middle[0] == pytest.approx(right.width - left.rect(other).middle[0])
        assert right.rect(one).y == left.rect(other).y


def test_cards_get_smaller_for_long_columns_and_larger_again() -> None:
    game = CATALOGUE["freecell"]
    start = game.start(1)
    first = start[8]
    longer = (*start[:8], first + cards.full_pack()[: 2 * len(first)], *start[9:])
    sizes = [lay_out(Turn(game, position), (1280, 730), "wide").card for position in (start, longer, start)]
    assert sizes[1] < sizes[0] == sizes[2]
    assert sizes[1] >= sizes[0] * game.layouts["wide"].smallest * 0.999


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("game", CATALOGUE.values(), ids=lambda game: game.id)
@pytest.mark.parametrize("left_handed", [False, True])
def test_the_stock_is_on_the_side_that_the_player_chose(game: Game, view: View, left_handed: bool) -> None:
    stock = next((i for i, spot in enumerate(game.spots) if spot.kind is Kind.STOCK), None)
    if stock is None or not game.layouts[view].places[stock].swaps:
        return
    boards = {
        side: lay_out(Turn(game, game.start(1)), ROOMS[view], view, left_handed=left_handed, stock=side)
        for side in SIDES
    }
    columns = [i for i, spot in enumerate(game.spots) if spot.kind is Kind.TABLEAU]
    middles = {side: layout.rect(layout.board.spots[stock]).middle[0] for side, layout in boards.items()}
    assert middles["left"] < ROOMS[view][0] / 2 < middles["right"] or game.family == "backbone"
    assert middles["left"] < middles["right"]
    orders = [sorted(columns, key=lambda i: layout.board.spots[i].x) for layout in boards.values()]
    assert orders[0] == orders[1]


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("game", CATALOGUE.values(), ids=lambda game: game.id)
@pytest.mark.parametrize("side", SIDES)
def test_no_pile_lies_on_another_wherever_the_stock_is(game: Game, view: View, side: Side) -> None:
    usual = lay_out(Turn(game, game.start(1)), ROOMS[view], view)
    layout = lay_out(Turn(game, game.start(1)), ROOMS[view], view, stock=side)

    def overlaps(table: PixelLayout) -> float:
        places = [table.rect(each) for each in views(table)]
        return sum(one.overlap(other) for i, one in enumerate(places) for other in places[:i])

    assert overlaps(layout) == pytest.approx(overlaps(usual), rel=0.01)


@pytest.mark.parametrize("room", [(0, 0), (320, 0), (0, 600), (320, 10)])
@pytest.mark.parametrize("name", CATALOGUE)
def test_where_there_is_no_room_the_cards_still_have_a_size(name: str, room: tuple[float, float]) -> None:
    game = CATALOGUE[name]
    layout = lay_out(Turn(game, game.start(1)), room, view_for(*room))
    assert layout.card > 0
    assert all(layout.rect(view).width > 0 for view in layout.board.cards)


def test_columns_in_two_rows_use_the_height_of_the_phone_before_their_cards_get_smaller() -> None:
    columns = {game: [place.y for place in game.layouts["tall"].places if place.dy] for game in GAMES}
    in_two_rows = [game for game, tops in columns.items() if len(set(tops)) > 1]
    assert in_two_rows
    for game in in_two_rows:
        layout = lay_out(Turn(game, game.start(1)), (390, 679), "tall")
        assert layout.card >= 0.8 * min(390 / game.layouts["tall"].width, 390 / 6), game.id
