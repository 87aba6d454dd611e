"""Compare how records are played with the oracle, a second and simple reading of what a record means."""

import random
from collections.abc import Callable, Iterator
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.game import Game, Kind, Move
from engine.games.catalogue import CATALOGUE
from engine.play import notation
from engine.rules.record import Record
from engine.rules.recorded import Recorded
from oracle import records
from support.extent import amount
from support.invented import Invented
from support.other_games import other_games
from support.random_records import records as random_records
from support.record_positions import dealt, names_of, piles_of
from support.strategies import recorded

RECORDED = {name: game for name, game in CATALOGUE.items() if isinstance(game, Recorded)}
OTHERS = other_games()

# The number of positions compared for each game, and in one random game of it.
POSITIONS = amount(20, 100, 10_000)
_LONGEST = amount(20, 60, 250)
_STEPS = amount(20, 40, 100)  # in a game of a random record

Chooser = Callable[[list[Move]], Move | None]  # chooses a legal move, or ends the game


def by_chance(game: Game, chance: random.Random) -> Chooser:
    """Return how a player chooses who often prefers moves to the foundations and moves that turn up cards."""
    eager = chance.choice([0.2, 0.6, 0.9])

    def choose(everything: list[Move]) -> Move:
        home = [move for move in everything if game.spots[move.target].kind is Kind.FOUNDATION]
        about = [move for move in everything if game.spots[move.source].kind in {Kind.TABLEAU, Kind.CELL}]
        ahead = [move for move in everything if move not in about]
        wanted = chance.choice([home, home, ahead]) if chance.random() < eager else everything
        return chance.choice(wanted or everything)

    return choose


def compared(game: Recorded, number: int, choose: Chooser, most: int) -> int:
    """Compare at most this many positions of one game, and return how many they were."""
    names, record = names_of(game), game.record
    position, piles = game.start(number), dealt(game.record, number)
    for step in range(most):
        assert piles_of(game, names, position) == piles, (number, step)
        legal, won = records.legal_moves(record, piles), records.won(record, piles)
        if game.progress_label(position) and (won or not legal):
            return step  # the next deal of a round is no part of the record
        moves = {(names[move.source], names[move.target], move.n): move for move in game.moves(position)}
        assert set(moves) == legal, (number, step, piles)
        assert game.finished(position) == won, (number, step, piles)
        move = choose(list(moves.values())) if moves else None
        if not move:
            return step + 1
        position = game.play(position, move)
        piles = records.play(record, piles, (names[move.source], names[move.target], move.n))
    return most


def compare_games_by_chance(game: Recorded, name: str) -> None:
    """Compare positions of random games of one record."""
    chance, count = random.Random(f"records {name}"), 0
    while count < POSITIONS:
        number = chance.randint(1, 2**31 - 1)
        count += compared(game, number, by_chance(game, chance), _LONGEST)


def next_of(written: Iterator[Move], _: list[Move]) -> Move | None:
    """Choose the next move that is written down."""
    return next(written, None)


@pytest.mark.parametrize("name", RECORDED)
def test_the_games_of_the_catalogue_are_what_their_records_say(name: str) -> None:
    compare_games_by_chance(RECORDED[name], name)


@pytest.mark.parametrize("name", OTHERS)
def test_other_games_are_what_their_records_say(name: str) -> None:
    compare_games_by_chance(Invented(OTHERS[name]), name)


@pytest.mark.parametrize("name", RECORDED)
def test_games_that_were_recorded_are_what_their_records_say(name: str) -> None:
    """Whole games reach positions that play by chance does not, such as the last cards."""
    game = RECORDED[name]
    for _, link in recorded(game)[: amount(1, 1, 100)]:
        written = notation.read_game(link, CATALOGUE)
        moves = iter([notation.read_move(game, text) for text in written.moves.split(".")])
        compared(game, written.number, partial(next_of, moves), 10**6)


@given(record=random_records(), number=st.integers(1, 1000), seed=st.integers())
def test_any_game_is_what_its_record_says(record: Record, number: int, seed: int) -> None:
    game = Invented(record)
    compared(game, number, by_chance(game, random.Random(seed)), _STEPS)
