"""Verdicts: whether a position can be won, cannot be won, or whether that is unknown.

*Winnable* comes with the moves to a win, which were played through the rules. *Impossible* means that a search
looked at everything that matters and found no win; what each model leaves out of that search, and why no win is
missed, is explained in the model's docstring. In all other cases the answer is *unknown*. The search knows
every card, face-down cards too.
"""

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any, NamedTuple

from engine.core.automatic_moves import play_through
from engine.core.game import Game, Move, Position, Status
from engine.solving.home_first import home_first
from engine.solving.models import can_judge, model_of
from engine.solving.search import CountedSearch, GaveUpError, Model

# About as many positions as fit into the memory of a phone (up to 150 MB) and as a player will wait for. The
# number is just below 2/3 of 2^21, because at that size Python doubles the memory of a dict.
MAX_NODES = 1_390_000
_BATCH = 64  # positions between two calls of `enough`


class Answer(Enum):
    """What is known about a position: it can be won, it cannot be won, or neither is known."""

    WINNABLE = "winnable"
    IMPOSSIBLE = "impossible"
    UNKNOWN = "unknown"


class Verdict(NamedTuple):
    """An answer, the moves that prove a win, and how many positions were looked at."""

    answer: Answer
    line: tuple[Move, ...]  # the moves to the win; empty unless winnable
    seen: int  # positions looked at, counted as `engine.solving.search` says


class WrongLineError(Exception):
    """A search found a win that the rules do not allow; the cause is an error in a model."""


class Solving:
    """A search for the verdict on one position, run a few positions at a time.

    It works only for games that `can_judge` accepts. The search gives up after `max_nodes` positions. Searches
    with different numbers as `variant` can run side by side: the answer is the same (see `Model.search`).
    """

    def __init__(self, game: Game, position: Position, max_nodes: int = MAX_NODES, variant: int = 0) -> None:
        self.game = game
        self.position = position
        self._model: Model[Any] = model_of(game, position)
        self._search = CountedSearch(self._model.search(max_nodes, variant), max_nodes)

    @property
    def seen(self) -> int:
        """Return how many positions the search has looked at so far."""
        return self._search.seen

    def step(self, positions: int) -> Verdict | None:
        """Look at up to this many more positions; return the verdict, or None if the search has not ended yet.

        Raises:
            WrongLineError: the win that was found does not follow the rules.
        """
        try:
            if not self._search.advance(positions):
                return None
        except GaveUpError:
            return Verdict(Answer.UNKNOWN, (), self.seen)
        steps: Sequence[Any] | None = self._search.result
        if steps is None:
            return Verdict(Answer.IMPOSSIBLE, (), self.seen)
        line = moves_to_win(self.game, self._model, self.position, steps)
        return Verdict(Answer.WINNABLE, home_first(self.game, self.position, line), self.seen)


def solve(
    game: Game, position: Position, max_nodes: int = MAX_NODES, enough: Callable[[], bool] = lambda: False
) -> Verdict:
    """Return the verdict on a position.

    The answer is unknown if the game cannot be judged, if the search has looked at `max_nodes` positions, or if
    `enough` returns True. `enough` is called before the search starts and then after every few positions.

    Raises:
        WrongLineError: the win that was found does not follow the rules.
    """
    if not can_judge(game):
        return Verdict(Answer.UNKNOWN, (), 0)
    solving = Solving(game, position, max_nodes)
    while not enough():
        verdict = solving.step(_BATCH)
        if verdict:
            return verdict
    return Verdict(Answer.UNKNOWN, (), solving.seen)


def moves_to_win(game: Game, model: Model[Any], position: Position, steps: Sequence[Any]) -> tuple[Move, ...]:
    """Return the moves that make these steps of a search, from this position to the win.

    Each move is played through the rules to check it.

    Raises:
        WrongLineError: a move is not legal, or the last position is not a win.
    """
    line: list[Move] = []
    for step in steps:
        for move in model.moves(position, step):
            reason = game.refuse(position, move)
            if reason:
                raise WrongLineError(f"{game.id}, move {len(line) + 1}: {reason.name}")
            line.append(move)
            position = play_through(game, position, move)
    if game.status(position) is not Status.WON:
        raise WrongLineError(f"{game.id}: after {len(line)} moves the game is not won.")
    return tuple(line)
