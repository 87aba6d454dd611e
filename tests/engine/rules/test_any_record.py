"""Whatever record passes the checks can be dealt and played, and is never called lost while it can be won."""

import random

from hypothesis import given
from hypothesis import strategies as st

from engine.core import cards
from engine.core.game import Kind, Move, Position, Status
from engine.rules.record import Record
from engine.rules.recorded import Recorded
from support.english import english
from support.invented import Invented
from support.random_records import records

MOVES = 40
MOST = 300  # positions after one that is called lost


def all_cards(game: Recorded, position: Position) -> list[int]:
    piles = (pile for spot, pile in zip(game.spots, position, strict=True) if spot.kind is not Kind.COUNTER)
    return sorted(cards.identity(card) for pile in piles for card in pile)


def a_win_follows(game: Recorded, position: Position) -> bool:
    """Return whether one of the next positions is a win; the search ends after `MOST` positions."""
    seen, waiting = {position}, [position]
    while waiting and len(seen) < MOST:
        here = waiting.pop()
        if game.finished(here):
            return True
        for move in game.moves(here):
            there = game.play(here, move)
            if there not in seen:
                seen.add(there)
                waiting.append(there)
    return False


@given(record=records(), number=st.integers(1, 1000), seed=st.integers())
def test_every_record_can_be_played(record: Record, number: int, seed: int) -> None:
    game, chance = Invented(record), random.Random(seed)
    position, whole = game.start(number), [*cards.full_pack(0), *cards.full_pack(1)][: 52 * record.packs]
    assert all_cards(game, position) == whole
    for _ in range(MOVES):
        moves = list(game.moves(position))
        assert len(moves) == len(set(moves))
        spots = range(len(game.spots))
        for move in (Move(chance.choice(spots), chance.choice(spots), chance.randint(1, 4)) for _ in range(5)):
            refused = game.refuse(position, move)
            assert (refused is None) == (move in moves), move
            if refused:
                assert english(refused).endswith(".")
        if game.status(position) is Status.LOST:
            assert not a_win_follows(game, position)
        if not moves:
            break
        position = game.play(position, chance.choice(moves))
        assert all_cards(game, position) == whole
