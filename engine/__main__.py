"""The command line of the engine: `python -m engine games`, `deal`, `moves`, `play`, `solve`, `advise`, `perft`.

Bad input prints one line on standard error and exits with status 2. Command names and notation never change.
"""

import argparse
import json
import sys
import time
import tomllib
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import metadata, resources
from math import inf
from typing import Any, NoReturn

from engine.core.game import Game, Position
from engine.core.saying import say
from engine.games.catalogue import CATALOGUE
from engine.play import notation
from engine.play.known_position import known_position, unseen_cards
from engine.play.notation import CannotPlayError, CannotReadError
from engine.play.session import Session
from engine.rules.record_text import write_record
from engine.rules.recorded import Recorded
from engine.solving import fair_hint
from engine.solving.advisers import adviser, can_advise, most_samples
from engine.solving.chance import Chance
from engine.solving.solve import MAX_NODES, solve
from engine.words.english import LANGUAGE as ENGLISH

_BATCH = 64  # positions searched between two readings of the clock


class _Parser(argparse.ArgumentParser):
    """An argument parser that reports an error in one line and exits with status 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {' '.join(message.split())}\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return the exit status: 0, or 2 for bad input."""
    options = _parser().parse_args(arguments)
    command: Callable[[argparse.Namespace], None] = options.command
    try:
        command(options)
        sys.stdout.flush()
    except (CannotReadError, CannotPlayError) as error:
        print(f"python -m engine: {ENGLISH.text(error.reason)}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader closed the pipe, as `| head` does
        with suppress(BrokenPipeError):
            sys.stdout.close()
    return 0


def _version() -> str:
    """Return the project's version, from `pyproject.toml` beside the sources or from the installed package."""
    beside = resources.files("engine").joinpath("..", "pyproject.toml")
    if beside.is_file():
        return str(tomllib.loads(beside.read_text("utf-8"))["project"]["version"])
    with suppress(metadata.PackageNotFoundError):
        return metadata.version("backbone")
    return "not known"


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="python -m engine", description="The rules of patience on the command line.")
    parser.add_argument("--version", action="version", version=_version())
    commands = parser.add_subparsers(title="commands", required=True, parser_class=_Parser)
    games = commands.add_parser("games", help="every rule set, as JSON")
    games.set_defaults(command=_games)
    deal = commands.add_parser("deal", help="the starting position of a deal")
    deal.add_argument("game")
    deal.add_argument("number")
    deal.set_defaults(command=_deal)
    moves = commands.add_parser("moves", help="the legal moves, one a line")
    moves.add_argument("game")
    moves.add_argument("number", nargs="?")
    moves.add_argument("--position", help="a position in notation instead of a deal")
    moves.set_defaults(command=_moves)
    play = commands.add_parser("play", help="play a link through the rules")
    play.add_argument("link")
    play.set_defaults(command=_play)
    solver = commands.add_parser("solve", help="whether it can be won with every card known, as JSON")
    solver.add_argument("game")
    solver.add_argument("number", nargs="?")
    solver.add_argument("--position", help="a position in notation instead of a deal")
    solver.add_argument("--nodes", help=f"the most positions to search ({MAX_NODES})")
    solver.add_argument("--seconds", help="the most seconds to take (no limit)")
    solver.set_defaults(command=_solve)
    advise = commands.add_parser(
        "advise", help="in how many deals that agree with what was seen each move wins, as JSON"
    )
    advise.add_argument("game")
    advise.add_argument("number")
    advise.add_argument("moves", nargs="?", default="", help="the moves made so far, as in a link")
    advise.add_argument("--samples", help="the most deals to judge")
    advise.add_argument("--seconds", help="the most seconds to take (no limit)")
    advise.set_defaults(command=_advise)
    perft = commands.add_parser("perft", help="count the move sequences of a length")
    perft.add_argument("game")
    perft.add_argument("number")
    perft.add_argument("depth")
    perft.set_defaults(command=_perft)
    return parser


def _game(name: str) -> Game:
    if name not in CATALOGUE:
        raise CannotReadError(say("no-such-game-listed", text=notation.excerpt(name)))
    return CATALOGUE[name]


def _position(game: Game, options: argparse.Namespace) -> Position:
    if (options.number is None) == (options.position is None):
        raise CannotReadError(say("number-or-position"))
    if options.position is not None:
        return notation.read_position(game, options.position)
    return game.start(notation.read_number(options.number))


def _limit(text: str | None, default: float, option: str) -> float:
    """Return the limit given as text, or `default` if there is none.

    Raises:
        CannotReadError: the text is not a whole number up to 10^9; `option` is named in the message.
    """
    if text is None:
        return default
    if not notation.is_number(text, up_to=10**9):
        raise CannotReadError(say("number-after", option=option))
    return int(text)


def _games(options: argparse.Namespace) -> None:
    listing = [
        {
            "id": game.id,
            "title": ENGLISH.text(game.title),
            "packs": game.packs,
            "spots": [
                {"name": spot.name, "kind": spot.kind.value, "title": ENGLISH.text(spot.title)}
                for spot in game.spots
            ],
            "record": write_record(game.record) if isinstance(game, Recorded) else None,
        }
        for game in CATALOGUE.values()
    ]
    print(json.dumps(listing, indent=1))


def _deal(options: argparse.Namespace) -> None:
    game = _game(options.game)
    print(notation.position_text(game, game.start(notation.read_number(options.number))))


def _moves(options: argparse.Namespace) -> None:
    game = _game(options.game)
    for move in game.moves(_position(game, options)):
        print(notation.move_text(game, move))


def _play(options: argparse.Namespace) -> None:
    session = Session.read(options.link, CATALOGUE)
    print(notation.position_text(session.game, session.position))
    print(f"status {session.status().value}")
    print(f"points {session.points}")


def _solve(options: argparse.Namespace) -> None:
    game = _game(options.game)
    position = _position(game, options)
    nodes, seconds = _limit(options.nodes, MAX_NODES, "--nodes"), _limit(options.seconds, inf, "--seconds")
    began = time.perf_counter()
    verdict = solve(game, position, int(nodes), lambda: time.perf_counter() - began > seconds)
    answer = {
        "game": game.id,
        "answer": verdict.answer.value,
        "line": [notation.move_text(game, move) for move in verdict.line],
        "seen": verdict.seen,
        "seconds": round(time.perf_counter() - began, 3),
    }
    print(json.dumps(answer))


def _advise(options: argparse.Namespace) -> None:
    game = _game(options.game)
    if not can_advise(game):
        raise CannotReadError(say("nothing-to-choose"))
    parts = [notation.VERSION, game.id, str(notation.read_number(options.number)), options.moves]
    session = Session.read("/".join(filter(None, parts)), CATALOGUE)
    samples = _limit(options.samples, most_samples(game), "--samples")
    seconds = _limit(options.seconds, inf, "--seconds")
    unseen = len(unseen_cards(session))
    moves = fair_hint.moves_to_judge(session)
    advising = adviser(game, known_position(session), moves, int(samples))
    until = time.perf_counter() + seconds
    done = fair_hint.has_one_move(game, moves)
    while not done and time.perf_counter() < until:
        done = advising.step(_BATCH)
    chances = [_told(game, chance) for chance in advising.chances]
    print(json.dumps({"game": game.id, "unseen": unseen, "moves": chances}))


def _told(game: Game, chance: Chance) -> dict[str, Any]:
    """Return the chance of a move as a dictionary, to be printed as JSON."""
    low, high = chance.interval
    return {
        "move": notation.move_text(game, chance.move),
        "won": chance.won,
        "unknown": chance.unknown,
        "samples": chance.samples,
        "interval": [round(low, 3), round(high, 3)],
        **({"points": chance.gain.mean, "margin": chance.gain.margin} if chance.gain else {}),
    }


def _perft(options: argparse.Namespace) -> None:
    game = _game(options.game)
    if not notation.is_number(options.depth, up_to=99):
        raise CannotReadError(say("no-depth"))
    print(perft(game, game.start(notation.read_number(options.number)), int(options.depth)))


def perft(game: Game, position: Position, depth: int) -> int:
    """Return how many different sequences of `depth` legal moves begin at a position.

    Sequences that go on after a win are counted, too. Chess programs call this count *perft*. It is used to check
    the methods `moves` and `play` of a game; every move that `moves` yields counts as legal.
    """
    if depth == 0:
        return 1
    return sum(perft(game, game.play(position, move), depth - 1) for move in game.moves(position))


if __name__ == "__main__":
    sys.exit(main())
