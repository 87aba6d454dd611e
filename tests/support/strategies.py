"""What Hypothesis draws from: rule sets, deals, and positions from the first move to the last card."""

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
)  # of each rule set; beside them stand the recorded games, which reach the very end
_LONGEST = 400
_AHEAD = 192  # of 256 choices, so many pick a move that goes ahead
_RECORDED = Path(__file__).parents[1] / "data/games"

numbers = st.integers(FIRST_NUMBER, LAST_NUMBER)


def recorded(game: Game) -> list[tuple[str, str]]:
    """The recorded games of a rule set: how each ends, in a line's words, and its link."""
    lines = (_RECORDED / f"{game.id}.txt").read_text(encoding="utf-8").splitlines()
    return [(lines[i - 1].removeprefix("# "), line) for i, line in enumerate(lines) if line.startswith("v1/")]


def second_reading(game: Game) -> ModuleType:
    """Return the oracle of a game: a module that reads the rules again and knows nothing of the engine."""
    module = type(game).__module__.removeprefix("engine.games.").partition(".")[0]
    return importlib.import_module(f"oracle.{module}")


def random_deal(game: Game, chance: random.Random) -> Position:
    """A deal of any number."""
    return game.start(chance.randint(FIRST_NUMBER, LAST_NUMBER))


def random_line(game: Game, position: Position, chance: random.Random) -> Iterator[tuple[Position, Move]]:
    """A game at random from a position on: each position with the move made in it, most of them going ahead.

    How strongly differs from game to game: thoughtless players keep spaces open, eager ones reach the end.
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
    """The positions of whole games of a rule set, worked out once: random ones and the recorded ones."""
    return _lines(game.id)


def further_lines(game: Game) -> Iterator[list[Position]]:
    """More random games than those among the lines, without end."""
    return (_random_positions(game, number) for number in count(_RANDOM_GAMES + 1))


def random_lines(game: Game) -> list[list[Position]]:
    """The random games among these lines."""
    return lines(game)[:_RANDOM_GAMES]


def _random_positions(game: Game, number: int) -> list[Position]:
    line = list(random_line(game, game.start(number), random.Random(f"{game.id} {number}")))
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
    """Return where these choices lead: each picks one of the legal moves, most of them one that goes ahead."""
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
    """A position anywhere in a game: some drawn moves on from a drawn deal, or from a position of a whole game.

    Whole games lead to where no short walk leads; they are worked out once. Shrinks towards the deal number 1.
    """
    if draw(st.booleans()):
        line = lines(game)[draw(st.integers(0, len(lines(game)) - 1))]
        return walk(game, line[draw(st.integers(0, len(line) - 1))], draw(st.binary(max_size=12)))
    few, many = st.binary(max_size=8), st.binary(min_size=20, max_size=60)
    return walk(game, game.start(draw(numbers)), draw(few | many))


def is_call(game: Game, move: Move) -> bool:
    """Whether the move is made by naming it, since it takes no card."""
    return game.spots[move.source].kind is Kind.COUNTER


@st.composite
def triples(draw: st.DrawFn, game: Game) -> Move:
    """Any source, target and number, most of them no move at all."""
    spot = st.integers(0, len(game.spots) - 1)
    source, target = draw(spot), draw(spot)
    some = {Kind.HAND: st.sampled_from(tricks.pack()), Kind.COUNTER: st.integers(0, 35)}
    return Move(source, target, draw(some.get(game.spots[source].kind, st.integers(1, 3))))


@st.composite
def legal_moves(draw: st.DrawFn, game: Game) -> tuple[Position, Move]:
    """A position and one of its moves."""
    position = draw(positions(game))
    moves = list(game.moves(position))
    assume(moves)
    return position, draw(st.sampled_from(moves))
