"""Answers the questions of the page about positions. It runs in a web worker, so that the page stays responsive.

Questions and answers are texts, which consist of words with spaces between them.

- `judge klondike 20 0 POSITION` asks whether a position, given in notation, can be won; the search may take 20
  seconds. The third word is the variant of the search (see `engine.solving.search`). The answer consists of a
  verdict, the number of positions searched, and, if a win was found, its moves with full stops between them:
  `winnable 1234 sw.t1f1`, `impossible 1234` or `unknown 1234`.
- `reach klondike 5 LINK` asks for the best position that can be reached from the last position of a game, given as
  a link, where no win is known (see `engine.solving.reach`). The first word of the answer is `all` if it is proved
  that no better position can be reached, else `some`. The moves to the best position follow, if there are any:
  `all sw.t1f1`.
- `advise klondike 5 POSITION UNSEEN MOVES` asks how often each move wins in sample deals, which deal the unseen
  cards anew at random (see `engine.solving.advisers`). The groups of unseen cards have commas between them, the
  moves full stops. There are several answers, each based on more samples than the one before. An answer has one
  word for each move, the best move first, with the numbers of wins, of unknown results and of samples:
  `sw:41:2:50`. In a game for points two more numbers follow: the average of the points gained, and its margin.
"""

import time
from collections.abc import Callable, Sequence
from typing import Protocol

from engine.core.game import Game, Move
from engine.games.catalogue import CATALOGUE
from engine.play import notation
from engine.play.known_position import KnownPosition
from engine.play.session import Session
from engine.solving.advisers import adviser
from engine.solving.chance import Chance, Gain
from engine.solving.reach import Reach, Reaching
from engine.solving.solve import Answer, Solving, Verdict

_STEP = 64  # positions searched between two readings of the clock
_FIRST_SAMPLES = 4  # the first answer about moves needs at least this many samples
_PATIENCE = 1.2  # after this many seconds, fewer samples are enough for the first answer


def question(game: str, position: str, seconds: float, variant: int = 0) -> str:
    """Return the text of the question whether a position can be won.

    `game` is the id of the rule set, `position` is in notation, and `seconds` limits the time of the search.
    Workers that search for the same answer side by side need different numbers as `variant`.
    """
    return f"judge {game} {seconds} {variant} {position}"


def question_for_reach(session: Session, seconds: float) -> str:
    """Return the text of the question for the best reachable position; `seconds` limits the time of the search."""
    return f"reach {session.game.id} {seconds} {session.link()}"


def question_for_advice(game: Game, seen: KnownPosition, moves: Sequence[Move], seconds: float) -> str:
    """Return the text of the question how often each of these moves wins; `seconds` limits the time."""
    position = notation.position_text(game, seen.position)
    unseen = ",".join("".join(map(notation.card_text, group)) for group in seen.unseen)
    words = ".".join(notation.move_text(game, move) for move in moves)
    return f"advise {game.id} {seconds} {position} {unseen} {words}"


def read_verdict(game: str, text: str) -> Verdict:
    """Return the verdict that the text of an answer contains; `game` is the id of the rule set."""
    answer, seen, *line = text.split(" ")
    moves = line[0].split(".") if line else []
    return Verdict(Answer(answer), tuple(notation.read_move(CATALOGUE[game], move) for move in moves), int(seen))


def read_reach(game: str, text: str) -> Reach:
    """Return the best reachable position that the text of an answer contains; `game` is the id of the rule set."""
    extent, *line = text.split(" ")
    moves = line[0].split(".") if line else []
    return Reach(tuple(notation.read_move(CATALOGUE[game], move) for move in moves), extent == "all")


def is_unknown(text: str) -> bool:
    """Return whether the text of an answer contains the verdict "unknown"."""
    return text.startswith(f"{Answer.UNKNOWN.value} ")


def read_chances(game: str, text: str) -> tuple[Chance, ...]:
    """Return the chances of moves that the text of an answer contains; `game` is the id of the rule set."""
    parts = (word.split(":") for word in text.split(" "))
    return tuple(_read_chance(CATALOGUE[game], move, *map(int, numbers)) for move, *numbers in parts)


def _read_chance(game: Game, move: str, won: int, unknown: int, samples: int, *gain: int) -> Chance:
    return Chance(notation.read_move(game, move), won, unknown, samples, Gain(*gain) if gain else None)


def _chance_text(game: Game, chance: Chance) -> str:
    numbers = (chance.won, chance.unknown, chance.samples, *(chance.gain or ()))
    return ":".join((notation.move_text(game, chance.move), *map(str, numbers)))


class Task(Protocol):
    """The work on one question."""

    def step(self, positions: int) -> bool:
        """Search up to this many more positions; return whether the work is done."""

    def news(self, seconds: float, *, last: bool) -> str:
        """Return an answer that is better than the previous one, or an empty text if there is none.

        `seconds` is how long the work has taken so far. `last` says that the work ends now; then the best answer
        so far must be returned.
        """


class _Judging:
    """The work on the question whether a position can be won."""

    def __init__(self, game: Game, text: str) -> None:
        variant, position = text.split(" ", 1)
        self._solving = Solving(game, notation.read_position(game, position), variant=int(variant))
        self._verdict: Verdict | None = None

    def step(self, positions: int) -> bool:
        self._verdict = self._solving.step(positions)
        return self._verdict is not None

    def news(self, seconds: float, *, last: bool) -> str:
        if not last:
            return ""
        verdict = self._verdict or Verdict(Answer.UNKNOWN, (), self._solving.seen)
        line = ".".join(notation.move_text(self._solving.game, move) for move in verdict.line)
        return f"{verdict.answer.value} {verdict.seen} {line}".strip()


class _Reaching:
    """The work on the question for the best reachable position where no win is known."""

    def __init__(self, game: Game, text: str) -> None:
        session = Session.read(text, CATALOGUE)
        positions = [session.root.position, *(node.position for node in session.line())]
        self._reaching = Reaching(game, positions)

    def step(self, positions: int) -> bool:
        return self._reaching.step(positions)

    def news(self, seconds: float, *, last: bool) -> str:
        if not last:
            return ""
        reach = self._reaching.reach()
        line = ".".join(notation.move_text(self._reaching.game, move) for move in reach.line)
        return f"{'all' if reach.is_proved else 'some'} {line}".strip()


class _Advising:
    """The work on the question how often each move wins."""

    def __init__(self, game: Game, text: str) -> None:
        position, unseen, moves = text.split(" ")
        groups = tuple(notation.read_cards(group) for group in unseen.split(","))
        known = KnownPosition(notation.read_position(game, position), groups)
        self._advising = adviser(game, known, [notation.read_move(game, move) for move in moves.split(".")])
        self._told = 0  # the number of samples behind the last answer

    def step(self, positions: int) -> bool:
        return self._advising.step(positions)

    def news(self, seconds: float, *, last: bool) -> str:
        """Return the chances of all moves if there are enough new samples, else an empty text.

        The first answer needs `_FIRST_SAMPLES` samples, or fewer after `_PATIENCE` seconds. Each later answer
        needs one and a half times as many samples as the answer before it.
        """
        chances = self._advising.chances
        samples = chances[0].samples
        least = 2 if chances[0].gain else 1  # the margin of the points needs two samples
        enough = least if seconds >= _PATIENCE and not self._told else max(_FIRST_SAMPLES, self._told * 3 // 2)
        if not last and (samples < enough or not self._advising.tells_early):
            return ""
        self._told = samples
        return " ".join(_chance_text(self._advising.game, each) for each in chances)


_TASKS: dict[str, Callable[[Game, str], Task]] = {"judge": _Judging, "reach": _Reaching, "advise": _Advising}


class SolverService:
    """Works on one question at a time. `done` says whether the last answer to the question has been given."""

    def __init__(self) -> None:
        self.done = True

    def take(self, text: str) -> None:
        """Begin to work on a question; the work on an earlier one is dropped."""
        kind, name, seconds, rest = text.split(" ", 3)
        self._task: Task = _TASKS[kind](CATALOGUE[name], rest)
        self._seconds_left = float(seconds)
        self._seconds = 0.0  # how long the work has taken so far
        self.done = False

    def go_on(self, ms: float) -> str:
        """Work for about `ms` milliseconds; return an answer if there is a new one, else an empty text.

        The answer is the last one if the work is done or the time that the question allows is over; see `done`.
        """
        began = now = time.perf_counter()
        until = began + min(ms / 1000, self._seconds_left)
        while now < until and not self.done:
            self.done = self._task.step(_STEP)
            now = time.perf_counter()
        self._seconds_left -= now - began
        self._seconds += now - began
        self.done = self.done or self._seconds_left <= 0
        return self._task.news(self._seconds, last=self.done)
