"""Test the search of games that are only a record and are played on one heap: its steps are those of the rules."""

import random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from engine.core.game import Position
from engine.games.plain_game import PlainGame
from engine.rules.record import Record
from engine.rules.recorded import Recorded
from engine.solving.models import model_of
from engine.solving.models.heap import HeapModel, is_played_on_a_heap
from support.extent import amount
from support.invented import Invented
from support.plain_games import GAMES
from support.random_records import records as random_records

HEAPS = [game for game in GAMES if is_played_on_a_heap(game)]


def expect_the_moves_of_the_rules(game: Recorded, position: Position) -> None:
    """Check that the steps of the model are the legal moves, and lead to the same positions."""
    model = HeapModel(game, position)
    steps = dict(model.pruned_successors(model.start))
    played = {model.moves(position, step)[0]: step for step in steps}
    assert set(played) == set(game.moves(position))
    for move, step in played.items():
        after = HeapModel(game, game.play(position, move))
        # the same ranks are free, and the same card is on top, though cards have other numbers in a smaller model
        assert after.won(after.start) == model.won(steps[step])
        assert {each for each, _ in after.pruned_successors(after.start)} == {
            each for each, _ in model.pruned_successors(steps[step])
        }
    assert model.won(model.start) == game.finished(position)


def expect_this_in_a_random_game(game: Recorded, chance: random.Random) -> None:
    position = game.start(chance.randint(1, 10**6))
    for _ in range(40):
        expect_the_moves_of_the_rules(game, position)
        moves = list(game.moves(position))
        if not moves:
            return
        position = game.play(position, chance.choice(moves))


@pytest.mark.parametrize("game", HEAPS, ids=lambda game: game.id)
def test_the_steps_are_the_moves_of_the_rules(game: PlainGame) -> None:
    assert isinstance(model_of(game, game.start(1)), HeapModel)
    for seed in range(amount(2, 5, 200)):
        expect_this_in_a_random_game(game, random.Random(seed))


@given(record=random_records(), seed=st.integers(0, 2**32))
def test_the_steps_are_the_moves_of_the_rules_for_any_record(record: Record, seed: int) -> None:
    game = Invented(record)
    assume(is_played_on_a_heap(game))
    expect_this_in_a_random_game(game, random.Random(seed))
