"""The best position that a search says can be reached, compared with the best of all that there are."""

import random

import pytest

from engine.core.automatic_moves import play_through
from engine.core.game import Game, Position, Status
from engine.solving.reach import merit, reach_of
from support.extent import amount
from support.strategies import lines
from test_every_game.test_hints import games

TRIED = amount(1, 1, 20)  # positions of each whole game
FEW = 200  # positions: so many are looked at one by one


def all_after(game: Game, start: Position) -> list[Position] | None:
    """Return every position that can be reached, none twice; None if there are many."""
    seen, found = {game.key(start)}, [start]
    for position in found:
        for move in game.moves(position):
            there = play_through(game, position, move)
            if game.key(there) not in seen:
                seen.add(game.key(there))
                found.append(there)
        if len(found) > FEW:
            return None
    return found


@pytest.mark.every_case
@games
def test_no_position_that_can_be_reached_is_better_than_the_one_that_was_found(game: Game) -> None:
    """Tried in the last positions of whole games, and of those after a move that is none of the game."""
    chance = random.Random(f"the best of {game.id}")
    for line in lines(game):
        for start in reversed(line[-1 - TRIED :]):
            there_are = all_after(game, start)
            if there_are is None:
                break
            position = chance.choice(there_are)
            after = all_after(game, position)
            if after is None or game.status(position) is not Status.PLAYING:
                continue
            reach, end = reach_of(game, [position], 10 * FEW), position
            for move in reach.line:
                assert move in game.moves(end), (game.id, position)
                end = play_through(game, end, move)
            assert reach.is_proved, (game.id, position)
            assert merit(game, end) == max(merit(game, each) for each in after), (game.id, position)
