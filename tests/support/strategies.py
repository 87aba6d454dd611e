"""Hypothesis strategies for rule sets, deals and positions, from the first move to the last card."""

import importlib
import random
from collections.abc import Iterator
from functools import cache
from itertools import count
from pathlib import Path
from types import ModuleType

from hypothesis import assume
from hypothesis import strategies as st

from engine.core.automatic_moves import play_steps
from engine.core.game import Game, Kind, Move, Position
from engine.core.shuffle import FIRST_NUMBER, LAST_NUMBER
from engine.games.bridge import tricks
from engine.games.catalogue import CATALOGUE
from engine.play import notation
from support.extent import amount

GAMES = list(CATALOGUE.values())
_RANDOM_GAMES = amount(
    6, 12, 24
)  # random games of each rule set; the recorded games are added, since they reach the very end
_LONGEST = 400
_AHEAD = 192  # of 256 choices, this many prefer a move whose cards do not come from the tableau
_RECORDED = Path(__file__).parents[1] / "data/games"

numbers = st.integers(FIRST_NUMBER, LAST_NUMBER)


def recorded(game: Game) -> list[tuple[str, str]]:
    """Return the recorded games of a rule set: a text about how each ends, and its link."""
    lines = (_RECORDED / f"{game.id}.txt").read_text(encoding="utf-8").splitlines()
    return [(lines[i - 1].removeprefix("# "), line) for i, line in enumerate(lines) if line.startswith("v1/")]


def second_reading(game: Game) -> ModuleType:
    """Return the oracle of a game: a second implementation of its rules that does not use the engine."""
    module = type(game).__module__.removeprefix("engine.games.").partition(".")[0]
    return importlib.import_module(f"oracle.{module}")


def random_deal(game: Game, chance: random.Random) -> Position:
    """Return a deal with a random number."""
    return game.start(chance.randint(FIRST_NUMBER, LAST_NUMBER))


def random_line(game: Game, position: Position, chance: random.Random) -> Iterator[tuple[Position, Move]]:
    """Yield the positions of a random game from `position` on, each with the move made in it.

    Most moves bring cards home or into play. How many do so differs from game to game: a player who moves at
    random keeps spaces open, an eager player reaches the end.
    """
    eager = chance.choice([0.5, 0.8, 0.95])
    for _ in range(_LONGEST):
        moves = list(game.moves(position))
        if not moves:
            return
        home = [move for move in moves if game.spots[move.target].kind is Kind.FOUNDATION]
        about = [move for move in moves if game.spots[move.source].kind is Kind.TABLEAU and move not in home]
        ahead = [move for move in moves if move not in about]
        wanted = chance.choice([home, ahead]) if chance.random() < eager else moves
        move = chance.choice(wanted or moves)
        yield position, move
        position = game.play(position, move)


def lines(game: Game) -> list[list[Position]]:
    """Return the positions of whole games of a rule set: first random games, then the recorded ones.

    They are computed once.
    """
    return _lines(game.id)


def further_lines(game: Game) -> Iterator[list[Position]]:
    """Yield further random games without end. None of them is in `lines`."""
    return (_random_positions(game, number) for number in count(_RANDOM_GAMES + 1))


def random_lines(game: Game) -> list[list[Position]]:
    """Return the random games of `lines`."""
    return lines(game)[:_RANDOM_GAMES]


def _random_positions(game: Game, number: int) -> list[Position]:
    start = game.start(number)
    line = list(random_line(game, start, random.Random(f"{game.id} {number}")))
    if not line:
        return [start]  # some deals of Fortress have no first move
    last, move = line[-1]
    return [*(position for position, _ in line), game.play(last, move)]


@cache
def _lines(name: str) -> list[list[Position]]:
    game = CATALOGUE[name]
    played = [_random_positions(game, number) for number in range(1, _RANDOM_GAMES + 1)]
    for _, link in recorded(game):
        written = notation.read_game(link, CATALOGUE)
        position = game.start(written.number)
        line_of_link = [position]
        for text in written.moves.split("."):
            line_of_link += [made.position for made in play_steps(game, position, notation.read_move(game, text))]
            position = line_of_link[-1]
        played.append(line_of_link)
    return played


def walk(game: Game, position: Position, choices: bytes) -> Position:
    """Return the position after some moves. Each byte of `choices` picks one legal move.

    Most choices prefer a move whose cards do not come from the tableau.
    """
    for choice in choices:
        moves = list(game.moves(position))
        if not moves:
            break
        ahead = [move for move in moves if game.spots[move.source].kind is not Kind.TABLEAU]
        wanted = ahead if ahead and choice < _AHEAD else moves
        position = game.play(position, wanted[choice % len(wanted)])
    return position


@st.composite
def positions(draw: st.DrawFn, game: Game) -> Position:
    """Draw any position of a game: some moves after a deal, or after a position of a whole game.

    Whole games lead to positions that no short walk reaches. Examples shrink towards deal number 1.
    """
    if draw(st.booleans()):
        line = lines(game)[draw(st.integers(0, len(lines(game)) - 1))]
        return walk(game, line[draw(st.integers(0, len(line) - 1))], draw(st.binary(max_size=12)))
    few, many = st.binary(max_size=8), st.binary(min_size=20, max_size=60)
    return walk(game, game.start(draw(numbers)), draw(few | many))


def is_call(game: Game, move: Move) -> bool:
    """Return whether the move is a call: it takes no card."""
    return game.spots[move.source].kind is Kind.COUNTER


@st.composite
def triples(draw: st.DrawFn, game: Game) -> Move:
    """Draw any source, target and number. Most of them are no legal move."""
    spot = st.integers(0, len(game.spots) - 1)
    source, target = draw(spot), draw(spot)
    some = {Kind.HAND: st.sampled_from(tricks.pack()), Kind.COUNTER: st.integers(0, 35)}
    return Move(source, target, draw(some.get(game.spots[source].kind, st.integers(1, 3))))


@st.composite
def legal_moves(draw: st.DrawFn, game: Game) -> tuple[Position, Move]:
    """Draw a position and one of its legal moves."""
    position = draw(positions(game))
    moves = list(game.moves(position))
    assume(moves)
    return position, draw(st.sampled_from(moves))
