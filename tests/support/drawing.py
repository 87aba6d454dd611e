"""Draws the inputs for tests of drawings: boards of any rule set, in windows of any size, after some moves."""

from hypothesis import strategies as st

from app.view.pixel_layout import PixelLayout, lay_out, view_for
from engine.core.game import Game, Position
from engine.core.shuffle import FIRST_NUMBER, LAST_NUMBER
from engine.core.turn import Turn
from engine.games.catalogue import CATALOGUE
from engine.view.board import CardView, SpotView

games = st.sampled_from(list(CATALOGUE.values()))
rooms = st.tuples(st.integers(320, 2000), st.integers(300, 1200))


def position_after(game: Game, number: int, choices: list[int]) -> Position:
    """Return the position of a deal after the moves that `choices` picks.

    The position is an earlier one if the game ends before the last choice.
    """
    position = game.start(number)
    for choice in choices:
        moves = list(game.moves(position))
        if not moves:
            break
        position = game.play(position, moves[choice % len(moves)])
    return position


@st.composite
def positions(draw: st.DrawFn, game: Game) -> Position:
    """Draw a position of a rule set."""
    return position_after(
        game, draw(st.integers(FIRST_NUMBER, LAST_NUMBER)), draw(st.lists(st.integers(0, 99), max_size=40))
    )


@st.composite
def boards(draw: st.DrawFn) -> tuple[Game, PixelLayout]:
    """Draw a game, and the layout of one of its positions."""
    game, room = draw(games), draw(rooms)
    position = draw(positions(game))
    return game, lay_out(Turn(game, position), room, view_for(*room), left_handed=draw(st.booleans()))


def views(layout: PixelLayout) -> list[CardView | SpotView]:
    """Return everything that has a place: first the outlines of the piles, then the cards."""
    outlines: list[CardView | SpotView] = [*layout.board.spots]
    return [*outlines, *layout.board.cards]
