"""Test that a `Turn` gives the same answers as the rules, and asks the rules for each answer only once."""

from unittest.mock import patch

import pytest

from engine.core.game import Status
from engine.core.turn import Turn
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from support.strategies import recorded


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
        for move in moves:
            assert list(turn.targets(move.source, move.n)) == [
                other.target for other in moves if (other.source, other.n) == (move.source, move.n)
            ]
        assert turn.calls == game.call_options(position)
        offered = turn.calls
        made = {call.move for call in (*offered.calls, *offered.grid) if call} if offered else set()
        assert {move for move in moves if turn.call_of(move)} == made & set(moves)
        assert turn.obligation == game.obligation(position)
        if not moves:
            break
        position = game.play(position, moves[0])


def test_the_rules_are_asked_for_the_moves_once() -> None:
    game = CATALOGUE["backbone"]
    turn = Turn(game, game.start(1))
    with patch.object(type(game), "moves", side_effect=type(game).moves, autospec=True) as asked:
        for spot in range(len(game.spots)):
            assert {move for move in turn.moves if move.source == spot} == set(turn.moves_from(spot))
            assert {move for move in turn.moves if move.target == spot} == set(turn.moves_to(spot))
            assert {move.target for move in turn.moves_from(spot) if move.n == 1} == set(turn.targets(spot, 1))
        assert turn.seek_status() is Status.PLAYING
    assert asked.call_count == 1


def test_the_status_is_the_one_of_the_rules_also_where_it_takes_a_search() -> None:
    game = CATALOGUE["klondike"]
    for _, link in recorded(game):
        for node in Session.read(link, CATALOGUE).line():
            turn = Turn(game, node.position)
            assert turn.status is None and not turn.is_seeking_status
            while turn.seek_status() is None:
                assert turn.is_seeking_status
            assert turn.status is game.status(node.position)
            assert not turn.is_seeking_status
