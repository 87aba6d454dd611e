"""Whether a position can still be won: proved, or not said.

*Winnable* comes with a line that was played through the rules to the win; *impossible* with a search that has
been everywhere; anything else is *unknown*. Every card is known to the search, covered ones too: players call
such a verdict "thoughtful".
"""

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any, NamedTuple

from engine.core.automatic import play_through
from engine.core.game import Game, Move, Position, Status
from engine.solving.models import can_judge, model_of
from engine.solving.search import GaveUpError, Model, Search

# As many positions as a phone may remember and a player may wait for.
MOST = 1_000_000


class Answer(Enum):
    """What is known of a position."""

    WINNABLE = "winnable"
    IMPOSSIBLE = "impossible"
    UNKNOWN = "unknown"


class Verdict(NamedTuple):
    """The answer, the moves to the win if there is one, and how many positions were looked at."""

    answer: Answer
    line: tuple[Move, ...]
    seen: int


class WrongLineError(Exception):
    """A search found a win that the rules do not allow: a mistake of this program and never a verdict."""


class Solving:
    """A search under way, to be taken up and left as one likes; only of a game that can be judged."""

    def __init__(self, game: Game, position: Position, most: int = MOST) -> None:
        self.game = game
        self.position = position
        self.seen = 0
        self._model: Model[Any, Any] = model_of(game, position)
        self._search: Search[Any] = self._model.search(most)

    def step(self, positions: int) -> Verdict | None:
        """Look at about so many positions more; the verdict when there is one, and None while there is not.

        Raises:
            WrongLineError: the win that was found does not follow the rules.
        """
        goal = self.seen + positions
        try:
            while self.seen < goal:
                self.seen += next(self._search)
        except StopIteration as done:
            return self._verdict(done.value)
        except GaveUpError:
            return Verdict(Answer.UNKNOWN, (), self.seen)
        return None

    def _verdict(self, steps: Sequence[Any] | None) -> Verdict:
        if steps is None:
            return Verdict(Answer.IMPOSSIBLE, (), self.seen)
        return Verdict(Answer.WINNABLE, played_out(self.game, self._model, self.position, steps), self.seen)


def solve(game: Game, position: Position, most: int = MOST, enough: Callable[[], bool] = lambda: False) -> Verdict:
    """The verdict on a position, or unknown after so many positions or as soon as `enough` says so."""
    if not can_judge(game):
        return Verdict(Answer.UNKNOWN, (), 0)
    solving = Solving(game, position, most)
    while not enough():
        verdict = solving.step(256)
        if verdict:
            return verdict
    return Verdict(Answer.UNKNOWN, (), solving.seen)


def played_out(game: Game, model: Model[Any, Any], position: Position, steps: Sequence[Any]) -> tuple[Move, ...]:
    """The moves that make these steps, each played through the rules, to the win.

    Raises:
        WrongLineError: a move is not legal, or the last is no win.
    """
    line: list[Move] = []
    for step in steps:
        for move in model.moves(position, step):
            reason = game.refuse(position, move)
            if reason:
                raise WrongLineError(f"{game.id}, move {len(line) + 1}: {reason}")
            line.append(move)
            position = play_through(game, position, move)
    if game.status(position) is not Status.WON:
        raise WrongLineError(f"{game.id}: after {len(line)} moves the game is not won.")
    return tuple(line)
