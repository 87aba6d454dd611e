"""Compare the best reachable position that a search reports with the best of all reachable positions."""

import random
from collections.abc import Iterator
from itertools import chain, islice

import pytest

from engine.core.automatic_moves import play_through
from engine.core.game import Game, Position, Status
from engine.solving.reach import merit, reach_of
from support.extent import amount
from support.rule_sets import PLAIN
from support.solving import games
from support.strategies import further_lines, lines

TRIED = amount(1, 2, 60)  # positions tested for each rule set
LAST = 4  # a test starts at one of the last positions of a game, where few moves are left
MORE = 30  # the most random games tried
FEW = 1500  # positions; up to this number all reachable ones are visited


def all_after(game: Game, start: Position) -> list[Position] | None:
    """Return every reachable position once; None if there are more than `FEW`."""
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


def games_of(game: Game) -> Iterator[list[Position]]:
    """Yield the positions of whole games, recorded games first."""
    return chain(reversed(lines(game)), islice(further_lines(game), MORE))


@pytest.mark.in_turn(3)
@pytest.mark.slow
@games
def test_no_position_that_can_be_reached_is_better_than_the_one_that_was_found(game: Game) -> None:
    """Each tested position is reachable from one of the last positions of a whole game, recorded games first.

    Random games are added until one ends where few positions are reachable; in Spider most do not.
    """
    chance, tried = random.Random(f"the best of {game.id}"), 0
    for start in (position for line in games_of(game) for position in line[-LAST:]):
        there_are = all_after(game, start)
        position = chance.choice(there_are) if there_are else start
        after = all_after(game, position) if there_are else None
        if after is None or game.status(position) is not Status.PLAYING:
            continue
        reach, end = reach_of(game, [position], 10 * FEW), position
        for move in reach.line:
            assert move in game.moves(end), (game.id, position)
            end = play_through(game, end, move)
        assert reach.is_proved, (game.id, position)
        assert merit(game, end) == max(merit(game, each) for each in after), (game.id, position)
        tried += 1
        if tried == TRIED:
            return
    assert tried or game.id in PLAIN  # some of these games end where very many positions can be reached
