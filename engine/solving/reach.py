"""The search for the best position that can still be reached where no win is known.

A position is better than another if its score is better: more cards are home, or in some games fewer cards are
left. If the scores are equal, the position with fewer face-down cards in tableau and reserve is better. Every line
that the search returns ends in a better position than it begins with. So a player who follows one line after
another never comes back to the beginning of an earlier line.
"""

from collections.abc import Generator, Sequence
from typing import Any, NamedTuple, TypeAlias

from engine.core import cards
from engine.core.automatic_moves import play_through
from engine.core.game import Game, Kind, Move, Position
from engine.solving.models import can_judge, model_of
from engine.solving.search import Model

MAX_NODES = 20_000  # as many positions as a worker looks at in a few seconds on a phone

_Line: TypeAlias = tuple[Move, "_Line"] | None  # the last move, and the line before it; None if there is no move
_Merit: TypeAlias = tuple[int, int]  # see `merit`


class Reach(NamedTuple):
    """The best position that a search has found: the moves that lead to it, and whether there is no better one."""

    line: tuple[Move, ...]  # without automatic moves; empty if nothing better than the first position was found
    is_proved: bool  # the search looked at everything that matters, so no better position can be reached

    @property
    def is_useless(self) -> bool:
        """Whether it is proved that no position better than the first one can be reached."""
        return self.is_proved and not self.line


def merit(game: Game, position: Position) -> _Merit:
    """Return how good a position is, as a tuple to compare; the greater, the better."""
    score = game.score(position)
    hidden = sum(
        cards.is_down(card)
        for pile, spot in zip(position, game.spots, strict=True)
        if spot.kind in {Kind.TABLEAU, Kind.RESERVE}
        for card in pile
    )
    return (-score if game.words.fewer_is_better else score), -hidden


class Reaching:
    """A search for the best position that can be reached, run a few positions at a time.

    `positions` are the positions of the game so far, the current one last. A line that comes back to one of the
    earlier positions is chosen only if no other line was found that ends in an equally good position.
    """

    def __init__(self, game: Game, positions: Sequence[Position], max_nodes: int = MAX_NODES) -> None:
        self.game = game
        self._start = positions[-1]
        self._best = merit(game, self._start)
        self._left = max_nodes  # how many positions may still be looked at
        self._line: _Line = None
        self._is_proved = False
        self._end: Reach | None = None  # what a model of the game has found
        self._work = self._search([game.key(position) for position in positions[:-1]])

    def step(self, positions: int) -> bool:
        """Look at up to this many more positions; return whether the search has ended."""
        for _ in range(positions):
            try:
                next(self._work)
            except StopIteration:
                return True
        return False

    def reach(self) -> Reach:
        """Return the best position found so far, as the line that leads to it."""
        if self._end:
            return self._end
        moves: list[Move] = []
        line = self._line
        while line:
            move, line = line
            moves.append(move)
        return Reach(tuple(moves[::-1]), self._is_proved)

    def _search(self, been: Sequence[Position]) -> Generator[None, None, None]:
        model = model_of(self.game, self._start) if can_judge(self.game) else None
        ending = model.best_end() if model else None
        if model and ending is not None:
            for end in ending:
                if end:
                    self._end = Reach(self._moves(model, end.steps), end.is_proved)
                yield
            return
        if set(been) - {self.game.key(self._start)} and not (yield from self._best_first(set(been))):
            return
        self._is_proved = yield from self._best_first(set())

    def _moves(self, model: Model[Any], steps: Sequence[object]) -> tuple[Move, ...]:
        position = self._start
        moves: list[Move] = []
        for step in steps:
            for move in model.moves(position, step):
                moves.append(move)
                position = play_through(self.game, position, move)
        return tuple(moves)

    def _best_first(self, seen: set[Position]) -> Generator[None, None, bool]:
        """Look at positions whose keys are not in `seen`, the best first; add their keys to `seen`.

        Of equally good positions, the one found first comes first. Returns whether all positions were looked at;
        if not, the limit was reached.
        """
        game, start = self.game, self._start
        first = merit(game, start)
        waiting: dict[_Merit, list[tuple[Position, _Line]]] = {first: [(start, None)]}
        begun: dict[_Merit, int] = {first: 0}  # by merit, how many of its positions have been expanded
        seen.add(game.key(start))
        while waiting:
            high = max(waiting)
            position, line = waiting[high][begun[high]]
            begun[high] += 1
            if begun[high] == len(waiting[high]):
                del waiting[high], begun[high]
            for move in game.moves(position):
                there = play_through(game, position, move)
                key = game.key(there)
                if key in seen:
                    continue
                seen.add(key)
                good = merit(game, there)
                if good > self._best:
                    self._best, self._line = good, (move, line)
                if good not in waiting:
                    waiting[good], begun[good] = [], 0
                waiting[good].append((there, (move, line)))
                self._left -= 1
                yield
                if self._left <= 0:
                    return False
        return True


def reach_of(game: Game, positions: Sequence[Position], max_nodes: int = MAX_NODES) -> Reach:
    """Return the best position that can be reached, found by one search without a pause; see `Reaching`."""
    reaching = Reaching(game, positions, max_nodes)
    while not reaching.step(max_nodes):
        pass
    return reaching.reach()
