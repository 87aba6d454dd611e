"""What Hypothesis draws from: rule sets, deals, and positions from the first move to the last card."""

import importlib
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

from hypothesis import strategies as st

from engine.core.automatic import play_steps
from engine.core.game import Game, Kind, Move, Position
from engine.core.shuffle import FIRST_NUMBER, LAST_NUMBER
from engine.games import CATALOGUE
from engine.games.bridge import tricks
from engine.play import notation

GAMES = list(CATALOGUE.values())
_RANDOM_GAMES = 24  # of each rule set; beside them stand the recorded games, which reach the very end
_LONGEST = 400
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


@cache
def _lines(name: str) -> list[list[Position]]:
    game = CATALOGUE[name]
    played = []
    for seed in range(_RANDOM_GAMES):
        chance = random.Random(f"{game.id} {seed}")
        line = list(random_line(game, random_deal(game, chance), chance))
        last, move = line[-1]
        played.append([position for position, _ in line] + [game.play(last, move)])
    for _, link in recorded(game):
        written = notation.read_game(link, CATALOGUE)
        position = game.start(written.number)
        line_of_link = [position]
        for text in written.moves.split("."):
            line_of_link += [made.position for made in play_steps(game, position, notation.read_move(game, text))]
            position = line_of_link[-1]
        played.append(line_of_link)
    return played


@st.composite
def positions(draw: st.DrawFn, game: Game) -> Position:
    """A position of a game somewhere between the deal and the end."""
    line = draw(st.sampled_from(lines(game)))
    return line[draw(st.integers(0, len(line) - 1))]


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
    position = draw(positions(game).filter(lambda position: any(True for _ in game.moves(position))))
    return position, draw(st.sampled_from(list(game.moves(position))))
