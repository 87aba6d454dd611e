"""A turn answers as the rules do, and asks them for the moves only once."""

from unittest.mock import patch

import pytest

from engine.core.turn import Turn
from engine.games.catalogue import CATALOGUE


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_turn_knows_what_the_rules_allow(name: str) -> None:
    game = CATALOGUE[name]
    position = game.start(1)
    for _ in range(20):
        turn, moves = Turn(game, position), list(game.moves(position))
        assert list(turn.moves) == moves
        spots = range(len(game.spots))
        assert sorted(move for spot in spots for move in turn.moves_from(spot)) == sorted(moves)
        assert sorted(move for spot in spots for move in turn.moves_to(spot)) == sorted(moves)
        assert turn.calls == game.call_options(position)
        assert turn.obligation == game.obligation(position)
        if not moves:
            break
        position = game.play(position, moves[0])


def test_the_rules_are_asked_for_the_moves_once() -> None:
    game = CATALOGUE["backbone"]
    turn = Turn(game, game.start(1))
    with patch.object(type(game), "moves", side_effect=type(game).moves, autospec=True) as asked:
        assert turn.moves_from(0) + turn.moves_to(0) is not None
        assert turn.moves == turn.moves
    assert asked.call_count == 1
