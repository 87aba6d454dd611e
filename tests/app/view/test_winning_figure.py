"""The celebration of a win, for every rule set and window size: where the cards rest, and when."""

from functools import cache
from itertools import pairwise
from math import cos, radians, sin
from typing import get_args

import pytest

from app.view import winning_svg
from app.view.markup import Markup
from app.view.pixel_layout import Rect, lay_out, view_for
from app.view.winning_figure import LONGEST, Pose, Scene, celebration, figure_field
from chromium.player import won_link
from engine.core import cards
from engine.core.game import Status, WinningFigure
from engine.core.turn import Turn
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from engine.view.pile_fans import SHAPE

SIZES = [(360, 640), (390, 844), (844, 390), (820, 1180), (1280, 800), (1920, 1080)]
HEADER = 56


@cache
def won(name: str) -> Session:
    session = Session.read(won_link(name), CATALOGUE)
    assert session.status() is Status.WON
    return session


def scene(name: str, size: tuple[int, int]) -> Scene:
    session, (width, height) = won(name), size
    layout = lay_out(Turn(session.game, session.position), (width, height - HEADER), view_for(width, height))
    return celebration(session.game, layout, (0, HEADER), figure_field(width, height))


def corners(pose: Pose, card: float) -> list[tuple[float, float]]:
    """Return the corners of a card in a pose (its place, size and angle)."""
    across, down, turn = card * pose.size / 2, card * SHAPE * pose.size / 2, radians(pose.angle)
    return [
        (pose.x + x * cos(turn) - y * sin(turn), pose.y + x * sin(turn) + y * cos(turn))
        for x, y in ((-across, -down), (across, -down), (across, down), (-across, down))
    ]


def covers(pose: Pose, card: float, words: Rect) -> bool:
    """Return whether a card in a pose covers the words: a point of a fine grid on the card lies on them."""
    across, down, turn = card * pose.size, card * SHAPE * pose.size, radians(pose.angle)
    grid = [(i / 8 - 0.5, j / 8 - 0.5) for i in range(9) for j in range(9)]
    points = ((u * across, v * down) for u, v in grid)
    return any(
        words.holds(pose.x + x * cos(turn) - y * sin(turn), pose.y + x * sin(turn) + y * cos(turn))
        for x, y in points
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", CATALOGUE)
def test_every_card_flies_into_the_field_and_off_the_words(name: str, size: tuple[int, int]) -> None:
    found, field = scene(name, size), figure_field(*size)
    game, position = won(name).game, won(name).position
    on_table = [view.id for view in lay_out(Turn(game, position), size, view_for(*size)).board.cards]
    shown = sorted(game.displayed_card(card) for card in on_table)
    assert sorted(flight.card for flight in found.flights) == shown
    assert not any(cards.is_down(flight.card) for flight in found.flights)
    assert 10 < found.card < size[0] / 3
    for flight in found.flights:
        end = flight.poses[-1]
        assert all(field.holds(x, y, margin=8) for x, y in corners(end, found.card))
        assert not covers(end, found.card, found.words)
    assert field.holds(*found.words.middle)
    assert found.words.width > 60 and found.words.height > 30


@pytest.mark.parametrize("name", CATALOGUE)
def test_all_is_over_in_time(name: str) -> None:
    found = scene(name, SIZES[1])
    assert 1000 < found.ms <= LONGEST
    assert all(flight.delay >= 0 and flight.ms >= 200 for flight in found.flights)


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_cards_start_where_they_lie(name: str) -> None:
    session, size = won(name), (390, 844)
    layout = lay_out(Turn(session.game, session.position), (390, 844 - HEADER), "tall")
    places = [layout.rect(view).middle for view in layout.board.cards]
    for flight in scene(name, size).flights:
        first = flight.poses[0]
        assert any(abs(x - first.x) + abs(y + HEADER - first.y) < 0.01 for x, y in places)


@pytest.mark.parametrize("name", ["klondike", "golf", "black-hole"])
def test_on_a_ribbon_no_card_jumps_and_all_stop_together(name: str) -> None:
    found = scene(name, (390, 844))
    ends = {round(flight.delay + flight.ms, 3) for flight in found.flights}
    assert len(ends) == 1
    for flight in found.flights:
        for a, b in pairwise(flight.poses):
            # Between two samples, a card moves no farther than about half the height of the screen.
            assert abs(a.x - b.x) + abs(a.y - b.y) < 0.55 * 844
            assert abs(a.angle - b.angle) < 65


def index_of(pose: Pose, card: float) -> tuple[float, float]:
    """Return a point of the index of a card in a pose, near its left edge."""
    x, y, turn = -0.45 * card * pose.size, -0.3 * card * SHAPE * pose.size, radians(pose.angle)
    return pose.x + x * cos(turn) - y * sin(turn), pose.y + x * sin(turn) + y * cos(turn)


def holds(pose: Pose, card: float, point: tuple[float, float]) -> bool:
    """Return whether a card in a pose covers a point."""
    x, y, turn = point[0] - pose.x, point[1] - pose.y, radians(pose.angle)
    across, down = x * cos(turn) + y * sin(turn), y * cos(turn) - x * sin(turn)
    return abs(across) < card * pose.size / 2 and abs(down) < card * SHAPE * pose.size / 2


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["klondike", "backbone", "black-hole", "golf"])
def test_on_a_ribbon_every_index_is_in_sight(name: str, size: tuple[int, int]) -> None:
    found = scene(name, size)
    ends = [flight.poses[-1] for flight in found.flights]
    for number, end in enumerate(ends):
        index = index_of(end, found.card)
        assert not any(holds(later, found.card, index) for later in ends[number + 1 :]), number


@pytest.mark.parametrize("name", ["spider", "spider-2", "spider-1"])
def test_the_runs_of_spider_go_from_ace_to_king(name: str) -> None:
    ranks = [cards.rank(flight.card) for flight in scene(name, (1280, 800)).flights]
    assert ranks == [*cards.RANKS] * 8


def test_every_figure_belongs_to_some_game() -> None:
    assert {game.winning_figure for game in CATALOGUE.values()} == set(get_args(WinningFigure))


def test_the_sheet_has_room_below_the_figure_or_beside_it() -> None:
    assert figure_field(390, 844).height < 844 - 400
    assert figure_field(1280, 800).width < 1280 - 470


# The drawing


def test_the_drawing_has_every_card_the_sparks_and_the_words() -> None:
    found = scene("clock", (390, 844))
    drawn = winning_svg.draw_celebration(found, "dial", Markup("<b>Won</b>"))
    assert drawn.count('class="won-card"') == 52
    assert drawn.count('class="spark"') == winning_svg.SPARKS
    assert drawn.endswith('<div class="won-words"><b>Won</b></div>')
    assert "#back" not in drawn


def test_a_pose_becomes_a_transform_around_the_middle_of_the_card() -> None:
    assert winning_svg.card_transform(Pose(100, 200, 30, 1.5), 50) == (
        "translate(75.0px,164.5px) rotate(30.0deg) scale(1.500)"
    )
