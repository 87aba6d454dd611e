"""The model of games that are only a record and whose positions can be packed (see `packed_state.py`).

Two searches take turns. One is best first: of all states that were reached, it goes on from one of those that
seem nearest to a win, by four estimates in turn. In the end it looks at everything that matters, so it can prove
that there is no win. The other goes forward in a *beam*: after every step it keeps only some states, then tries
again with more. It finds wins of long games sooner, but proves nothing if it finds none.

The estimates are sums of whole numbers; less is better. Their weights were found by trying. They change only the
order of the search, never a verdict.
"""

from array import array
from collections.abc import Iterator, Sequence
from itertools import cycle, pairwise
from typing import TypeAlias

from engine.core import cards
from engine.core.cards import Pile
from engine.core.game import Kind, Move, Position
from engine.rules.recorded import Recorded
from engine.solving.models.cache import Cache
from engine.solving.models.packed_space import PackedSpace
from engine.solving.models.packed_state import State
from engine.solving.search import GaveUpError, Model, Search

# How many states the best-first search and a beam may hold, of about 200 bytes each.
_MOST, _MOST_OF_A_BEAM = 400_000, 200_000
_BY_TURNS = 256  # positions that each search looks at before the other goes on
_WIDTHS = (32, 128, 512, 2048)  # how many states each beam goes on from
_PATIENCE = 8  # steps without a better state, after which a beam deals the next round of the stock
_LANE = 16  # bits for each of the four estimates in one number
_LANES = (0, _LANE, 2 * _LANE, 3 * _LANE)
_ESTIMATE = (1 << _LANE) - 1

# Of a game with foundations, four estimates. Each counts a card that is not home, one above a lower card, one that
# is not built on the card below it, one in a cell, one face down, one in the stock, waste or reserve.
_WEIGHTS = ((5, 4, 1, 5, 4, 2), (4, 4, 0, 2, 6, 1), (2, 1, 0, 3, 2, 1), (1, 0, 0, 4, 2, 0))
# Of a game with runs, four estimates of a column. The worth of a space, of a card on the next higher one of its
# suit, of the square of a run's length, of a card on the next higher one of another suit, on any other card, of a
# higher card on a lower one, of a king on a card, of a card face down.
_RUN_WORTH = (
    (240, 70, 3, -20, -80, -20, -40, -90),
    (300, 60, 4, -25, -70, -20, -50, -120),
    (200, 85, 3, -15, -90, -15, -40, -60),
    (260, 75, 2, -30, -60, -30, -30, -100),
)
_MOST_OF_A_COLUMN = 1000  # as much as most columns of runs are worth
_ONE_RUN = 1200  # the worth of a complete run

_NOT_FOUND: list[State] = []  # what a search returns if it found no win and proved nothing
_Path: TypeAlias = "tuple[_Path, State] | None"  # the path before the last state, and the last state


class PackedModel(Model[State]):
    """A game from one position on. A step is the state to which it leads."""

    def __init__(self, game: Recorded, position: Position) -> None:
        self.game = game
        self.space = PackedSpace(game, position)
        self._estimates = Estimates(self.space)

    def search(self, max_nodes: int, variant: int = 0) -> Search[State]:
        """Search best first and with beams by turns.

        Raises:
            GaveUpError: both would need more memory.
        """
        if self.space.won(self.space.start):
            return [self.space.start]  # the cards that have gone home by themselves
        turns: list[Search[State]] = [self._best_first(), self._beams()]
        while turns:
            search = turns.pop(0)
            try:
                for _ in range(_BY_TURNS):
                    next(search)
                    yield
            except StopIteration as done:
                if done.value is not _NOT_FOUND:
                    found: list[State] | None = done.value
                    return found
            else:
                turns.append(search)
        raise GaveUpError

    def moves(self, position: Position, step: State) -> Sequence[Move]:
        """Return the moves home that are due, then the move of the step, then the moves home after it."""
        return WayTo(self.space, position, step).moves

    # Best first

    def _best_first(self) -> Search[State]:
        """Search everything, from the best states on; return the states up to a win, or None if there is none.

        Return `_NOT_FOUND` if there are more states than memory should hold.
        """
        space, estimate = self.space, self._estimates.of
        states, parents, visited = [space.start], array("I", [0]), {space.start}
        queues = [_Queue(lane) for lane in _LANES]
        for queue in queues:
            queue.add(estimate(space.start), 0)
        is_done = bytearray(1)
        for queue in cycle(queues):
            number = queue.next(is_done)
            if number is None:
                return None
            is_done[number] = True
            for state in space.successors(states[number]):
                if state in visited:
                    continue
                yield
                visited.add(state)
                if space.won(state):
                    return [*_line(states, parents, number), state]
                if len(states) == _MOST:
                    return _NOT_FOUND
                guess = estimate(state)
                for each in queues:
                    each.add(guess, len(states))
                states.append(state)
                parents.append(number)
                is_done.append(False)
        return None

    # Beams

    def _beams(self) -> Search[State]:
        """Search with beams, each wider than the one before; return the states up to a win, or `_NOT_FOUND`."""
        for width in _WIDTHS:
            for lane in _LANES:
                found = yield from self._beam(width, lane)
                if found is not None:
                    return found
        return _NOT_FOUND

    def _beam(self, width: int, lane: int) -> Search[State]:
        """Search from the best `width` states after every step.

        A round of the stock always makes a position worse. So states after a round wait until the others have not
        become better for some steps; then the beam goes on from them.
        """
        space, estimate, still_to_deal = self.space, self._estimates.of, self.space.packing.still_to_deal
        visited = {space.start}  # at most `_MOST_OF_A_BEAM`
        level: list[tuple[int, _Path]] = [(0, (None, space.start))]
        while level:
            waiting: list[tuple[int, _Path]] = []
            best, since = _ESTIMATE, 0
            while level and since < _PATIENCE:
                found: list[tuple[int, _Path]] = []
                for _, path in level:
                    assert path
                    left = still_to_deal(path[1])
                    for state in space.successors(path[1]):
                        if state in visited:
                            continue
                        yield
                        visited.add(state)
                        if space.won(state):
                            return _states((path, state))
                        here = found if still_to_deal(state) == left else waiting
                        here.append((estimate(state) >> lane & _ESTIMATE, (path, state)))
                if len(visited) > _MOST_OF_A_BEAM:
                    return None
                found.sort(key=_guess)
                level = found[:width]
                since += 1
                if level and level[0][0] < best:
                    best, since = level[0][0], 0
            waiting.sort(key=_guess)
            level = waiting[:width]
        return None


class Estimates:
    """Four estimates of how far a state is from a win, in one number of four lanes of 16 bits."""

    def __init__(self, space: PackedSpace) -> None:
        self._packing = space.packing
        self._packs = space.game.record.packs
        self._of_column = Cache(self._of_run_column if self._packing.has_runs else self._of_home_column)

    def of(self, state: State) -> int:
        """Return the estimates of a state."""
        columns, cells, homes, reserve, stock, waste, _ = self._packing.parts(state)
        found = sum(map(self._of_column.__getitem__, columns))
        if self._packing.has_runs:
            return found + _in_lanes(*[_ONE_RUN * (4 * self._packs - homes[0])] * len(_LANES))
        away = 52 * self._packs - sum(homes)
        rest = sum(map(len, reserve)) + len(stock) + len(waste)
        return found + away * _AWAY + len(cells) * _IN_CELL + rest * _ELSEWHERE

    def _of_home_column(self, column: Pile) -> int:
        ranks = [cards.rank(card) for card in column]
        above = sum(min(ranks[:i]) < rank for i, rank in enumerate(ranks) if i)
        down = sum(map(cards.is_down, column))
        unders = self._packing.unders
        apart = sum(
            bool(under & cards.DOWN) or under not in unders[card]
            for under, card in pairwise(column)
            if not card & cards.DOWN
        ) + max(0, down - 1)
        return above * _ABOVE + apart * _APART + down * _FACE_DOWN

    def _of_run_column(self, column: Pile) -> int:
        if not column:
            return _in_lanes(*[_MOST_OF_A_COLUMN] * len(_LANES))
        return _in_lanes(
            *(max(0, worth[0] + _MOST_OF_A_COLUMN - _worth_of_runs(column, worth)) for worth in _RUN_WORTH)
        )


def _worth_of_runs(column: Pile, worth: tuple[int, ...]) -> int:
    """Return what a column that is not empty is worth; `worth` is a row of `_RUN_WORTH`."""
    _, joined, length, mixed, broken, rising, king, face_down = worth
    total, run, down = 0, 1, sum(map(cards.is_down, column))
    for under, card in pairwise(column[down:]):
        if under - card == 1 << 2:
            total += joined
            run += 1
            continue
        total += length * run * run
        run, step = 1, cards.rank(under) - cards.rank(card)
        total += mixed if step == 1 else broken + rising * (step < 0) + king * (cards.rank(card) == cards.KING)
    return total + length * run * run + face_down * down - 60 * (down > 0)


def _in_lanes(*estimates: int) -> int:
    """Return the four estimates as one number."""
    return sum(estimate << lane for estimate, lane in zip(estimates, _LANES, strict=True))


_AWAY, _ABOVE, _APART, _IN_CELL, _FACE_DOWN, _ELSEWHERE = (
    _in_lanes(*weights) for weights in zip(*_WEIGHTS, strict=True)
)


class _Queue:
    """Numbers of states, those with the least of one estimate first; of equal ones the last one that was added."""

    def __init__(self, lane: int) -> None:
        self._lane = lane
        self._by_estimate: dict[int, array[int]] = {}

    def add(self, estimates: int, number: int) -> None:
        """Add the number of a state with these estimates."""
        estimate = estimates >> self._lane & _ESTIMATE
        numbers = self._by_estimate.get(estimate)
        if numbers is None:
            numbers = self._by_estimate[estimate] = array("I")
        numbers.append(number)

    def next(self, is_done: Sequence[int]) -> int | None:
        """Take the next number that is not done; None if there is none."""
        while self._by_estimate:
            least = min(self._by_estimate)
            numbers = self._by_estimate[least]
            while numbers:
                number = numbers.pop()
                if not is_done[number]:
                    return number
            del self._by_estimate[least]
        return None


class WayTo:
    """Finds the moves of the rules from a position to a state of the search that is one step away."""

    def __init__(self, space: PackedSpace, position: Position, wanted: State) -> None:
        self._space, self._game, self._wanted = space, space.game, wanted
        self.moves: list[Move] = []
        position = self._all_home(position)
        if space.packing.packed(position) != wanted:
            move = next((move for move in self._game.moves(position) if self._leads_there(position, move)), None)
            if move:
                self.moves.append(move)
                self._all_home(self._game.play(position, move))

    def _leads_there(self, position: Position, move: Move) -> bool:
        """Return whether a move, and the cards that go home after it, lead to the state."""
        return self._space.packed(self._game.play(position, move)) == self._wanted

    def _all_home(self, position: Position) -> Position:
        """Move home every safe card, add these moves to `moves`, and return the position after them."""
        while move := next(self._safe_moves(position), None):
            self.moves.append(move)
            position = self._game.play(position, move)
        return position

    def _safe_moves(self, position: Position) -> Iterator[Move]:
        """Yield the moves home that the search makes by itself."""
        kinds, packing = self._game.kinds, self._space.packing
        homes = packing.parts(packing.packed(position))[2]
        safe = self._space.safe(homes)
        for move in self._game.moves(position) if safe else ():
            card = position[move.source][-1] & cards.FACE
            from_table = kinds[move.source] in {Kind.TABLEAU, Kind.CELL, Kind.RESERVE}
            if kinds[move.target] is Kind.FOUNDATION and from_table and card in safe:
                yield move


def _line(states: Sequence[State], parents: Sequence[int], number: int) -> list[State]:
    """Return the states that led to the state with this number, without the first one."""
    found = []
    while number:
        found.append(states[number])
        number = parents[number]
    return found[::-1]


def _states(path: _Path) -> list[State]:
    """Return the states of a path without the first one."""
    found = []
    while path and path[0]:
        path, state = path
        found.append(state)
    return found[::-1]


def _guess(reached: tuple[int, _Path]) -> int:
    return reached[0]
