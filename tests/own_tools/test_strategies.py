"""Check what Hypothesis draws: ever new positions, and simple ones if a test fails."""

import pytest
from hypothesis import Phase, find, given, settings

from engine.core.game import Kind, Position
from engine.games.catalogue import CATALOGUE
from support.strategies import legal_moves, lines, positions

# Without the phase that explains failures: what it tries, `find` would take for the simplest example.
SHRINK = settings(phases=(Phase.generate, Phase.shrink), database=None, derandomize=True, max_examples=1000)
games = pytest.mark.parametrize("rule_set", ["klondike", "bridge", "clock"])


@games
def test_more_examples_are_more_positions(rule_set: str) -> None:
    game = CATALOGUE[rule_set]
    found: set[Position] = set()

    @settings(max_examples=100, database=None, derandomize=True)
    @given(position=positions(game))
    def draw(position: Position) -> None:
        found.add(position)

    draw()
    assert len(found) >= 40
    known = {position for line in lines(game) for position in line}
    assert len(found - known) >= 20


@games
def test_the_simplest_position_is_the_first_deal(rule_set: str) -> None:
    game = CATALOGUE[rule_set]
    assert find(positions(game), lambda _: True, settings=SHRINK) == game.start(1)
    assert find(legal_moves(game), lambda _: True, settings=SHRINK)[0] == game.start(1)


def test_an_example_shrinks_to_a_short_game() -> None:
    """Check that Hypothesis finds the example with one card on a foundation, a few moves after the deal."""
    game = CATALOGUE["klondike"]
    home = [i for i, spot in enumerate(game.spots) if spot.kind is Kind.FOUNDATION]
    position = find(positions(game), lambda position: any(position[i] for i in home), settings=SHRINK)
    assert sum(len(position[i]) for i in home) == 1


def test_late_positions_are_drawn_too() -> None:
    game = CATALOGUE["freecell"]
    home = [i for i, spot in enumerate(game.spots) if spot.kind is Kind.FOUNDATION]
    find(positions(game), lambda position: sum(len(position[i]) for i in home) > 40, settings=SHRINK)
