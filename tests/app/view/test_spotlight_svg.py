"""Frames around the cards of a move."""

import re

import pytest

from app.view.pixel_layout import lay_out
from app.view.spotlight_svg import frame_of_taken, movable
from engine.core.turn import Turn
from engine.games.catalogue import CATALOGUE


@pytest.mark.parametrize("room", [(390, 690), (360, 500)])
def test_a_frame_in_a_hand_goes_around_what_is_seen_of_one_card(room: tuple[int, int]) -> None:
    """The cards that lie on it can be chosen as well, so the frame must not reach over these."""
    game = CATALOGUE["bridge"]
    position = game.start(47)
    layout = lay_out(Turn(game, position), room, "tall")
    hand = {card.n: card for card in layout.board.cards if card.single}
    moves = list(game.moves(position))
    widths = {f"{layout.seen_rect(hand[move.n]).width + 4:.1f}" for move in moves}
    for move in moves:
        seen = layout.seen_rect(hand[move.n])
        assert f'width="{seen.width + 4:.1f}"' in frame_of_taken(layout, move)
    assert set(re.findall(r'width="([0-9.]+)"', movable(layout, moves))) == widths
