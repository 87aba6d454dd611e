"""Test that every pile and every move of every rule set can be put into words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.game import Game, Kind
from engine.core.turn import Turn
from engine.view import speech
from support.english import english
from support.rule_sets import games
from support.strategies import positions

pytestmark = pytest.mark.in_turn(3)


@games
@given(data=st.data())
def test_everything_can_be_said(game: Game, data: st.DataObject) -> None:
    position = data.draw(positions(game))
    told = [speech.overview(game, position), speech.possible(Turn(game, position))]
    for i, spot in enumerate(game.spots):
        if spot.kind is not Kind.COUNTER:
            told += [speech.pile(game, position, i), speech.contents(game, position, i)]
    for move in game.moves(position):
        after = game.play(position, move)
        told += [
            speech.describe_move(game, position, move, after),
            speech.describe_move(game, position, move, after, short=True),
        ]
    for words in map(english, told):
        assert words and words == words.strip() and "  " not in words and ".." not in words
