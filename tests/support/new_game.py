"""Writes the data that the tests need of a game that is only a record: `python3 build.py new ID`.

These are whole games that end won and lost, and counts of sequences of moves, counted by the oracle of records.
Then it prints what is left to be written by hand.
"""

import random
import sys
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path

from engine.core.game import Status
from engine.core.shuffle import FIRST_NUMBER
from engine.games.plain_game import PlainGame
from engine.play.session import Session
from engine.solving.solve import solve
from oracle import records
from oracle.plain import Piles
from support.plain_games import GAMES, OTHERS
from support.record_positions import names_of, piles_of

DATA = Path(__file__).parents[1] / "data"
_SHORTEST = 5  # moves of a lost game
_WON, _LOST = 3, 2  # how many games are recorded
_SEARCHED = 400_000  # positions, for a win of one deal
_COUNTS, _DEPTH, _MOST = 30, 3, 2000  # the least number of counts; the most moves in a row, and sequences


def main(names: list[str]) -> int:
    """Write the files of each game named; return 0, or 1 if there is no such game."""
    games = {game.id: game for game in GAMES + OTHERS}
    for name in names:
        if name not in games:
            print(f"There is no game {name} in engine/games/plain_games.py. There are: {', '.join(games)}.")
            return 1
        game = games[name]
        _write(DATA / "games" / f"{name}.txt", list(_recorded(game)))
        _write(DATA / "perft" / f"{name}.perft", list(_counted(game)))
        print(f"By hand: family-{name} and its source in engine/words/en/games.ftl.")
    return 0


def _write(path: Path, lines: list[str]) -> None:
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{path.name}: {len(lines)} lines")


# Whole games


def _recorded(game: PlainGame) -> Iterator[str]:
    yield f"# Whole games of {game.id}, each a link and how it ends; written by `build.py new`."
    for session in (*islice(_won(game), _WON), *islice(_lost(game), _LOST)):
        yield f"\n# {_ending(session)}\n{session.link()}"


def _ending(session: Session) -> str:
    """Return how a game ends, in the words of the files of recorded games."""
    status, left = session.status(), len(list(session.game.moves(session.position)))
    ending = f"{status.value} with {session.points} points in {session.moves_made} moves"
    if not left:
        return ending
    return f"{ending}, with {left} moves left{' that only shuttle' if status is Status.LOST else ''}"


def _won(game: PlainGame) -> Iterator[Session]:
    """Yield games that the search wins, from the first deal on."""
    for number in count(FIRST_NUMBER):
        session = Session(game, number)
        for move in solve(game, session.position, _SEARCHED).line:
            session.play(move)
        if session.status() is Status.WON:
            yield session


def _lost(game: PlainGame) -> Iterator[Session]:
    """Yield random games that are lost with their last move."""
    for number in count(FIRST_NUMBER):
        session, chance = Session(game, number), random.Random(number)
        for _ in range(400):
            moves = list(game.moves(session.position))
            if not moves or session.status() is Status.LOST:
                break
            session.play(chance.choice(moves))
        if session.status() is Status.LOST and session.moves_made >= _SHORTEST:
            yield session


# Counts


def _counted(game: PlainGame) -> Iterator[str]:
    yield f"# {game.id}: deal number, depth, and how many sequences of that many moves there are."
    yield "# Counted with the oracle of records in tests/oracle, not with the engine; written by `build.py new`."
    written = 0
    for number in count(FIRST_NUMBER):
        if written >= _COUNTS:
            return
        piles = piles_of(game, names_of(game), game.start(number))
        for depth in range(1, _DEPTH + 1):
            found = _perft(game, piles, depth)
            if depth > 1 and found > _MOST:
                break
            yield f"{number} {depth} {found}"
            written += 1


def _perft(game: PlainGame, piles: Piles, depth: int) -> int:
    """Return how many sequences of `depth` legal moves there are."""
    moves = records.legal_moves(game.record, piles)
    if depth == 1:
        return len(moves)
    return sum(_perft(game, records.play(game.record, piles, move), depth - 1) for move in moves)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
