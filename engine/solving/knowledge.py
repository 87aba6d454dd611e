"""What is known about the positions of one deal: verdicts, and what follows from them for other positions.

If the moves from a position to a win are known, every position on the way to the win can be won, and so can
every earlier position from which this position was reached. If a position cannot be won, no position after it
can be won.
"""

from collections.abc import Generator, Sequence
from typing import NamedTuple

from engine.core.automatic_moves import PlayedMove, play_steps, play_through
from engine.core.bit_by_bit import at_once
from engine.core.game import Game, Move, Position, Status
from engine.play.session import Node
from engine.solving.reach import Reach, merit
from engine.solving.solve import Answer, Verdict


class _Way:
    """A known way to win from a position: how long it is, which move comes first, and how it goes on."""

    def __init__(self, moves: int, move: Move | None, rest: "_Way | None") -> None:
        self.moves = moves  # it has at most so many moves, without automatic ones; `rest` may become shorter later
        self.move = move  # the first of these moves; None if the position is already a win
        self.rest = rest  # the way from the position after this move; its `moves` is always smaller


class Knowledge:
    """All that is known about one deal: positions proved winnable or lost, and searches without an answer."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._ways: dict[Position, _Way] = {}
        self._lost: set[Position] = set()
        self._winnable: set[Position] = set()  # known to be winnable, but without a line
        self._searched: dict[Position, int] = {}  # how many positions a search looked at without an answer
        self._given_up: set[Position] = set()  # the positions of `_searched` where the search was long
        self._reaches: dict[Position, Reach] = {}  # the best position that can be reached where no win is known

    def learn(self, node: Node, verdict: Verdict, *, at_length: bool = True) -> None:
        """Store a verdict on a position of the deal, with all that follows from it.

        If the answer is unknown, `at_length` says whether the search was long, so that it is not worth
        repeating (see `has_given_up`). A search that looked at no position, for example because it was stopped
        at once, is always worth repeating.
        """
        at_once(self.learning(node, verdict, at_length=at_length))

    def learning(self, node: Node, verdict: Verdict, *, at_length: bool = True) -> Generator[None, None, None]:
        """Do the same as `learn` in small steps.

        The position of the node may be known to be winnable only after the last steps, but what is known after
        any other step is true, too.
        """
        if verdict.answer is Answer.IMPOSSIBLE:
            self._lost.add(node.position)
        elif verdict.answer is Answer.UNKNOWN:
            self._searched[node.position] = max(verdict.seen, self._searched.get(node.position, 0))
            if at_length and verdict.seen:
                self._given_up.add(node.position)
        else:
            yield from self._learning_line(node.position, verdict.line)
            self._learn_path_to(node)

    def learn_answer(self, node: Node, answer: Answer | None) -> None:
        """Store an answer from the deal index, which has no moves to a win. UNKNOWN and None change nothing."""
        if answer is Answer.WINNABLE:
            self._winnable.add(node.position)
        elif answer is Answer.IMPOSSIBLE:
            self._lost.add(node.position)

    def _learning_line(self, position: Position, line: Sequence[Move]) -> Generator[None, None, None]:
        """Store how far each position of a line is from the win, in small steps.

        It goes backwards from the win: if a position occurs twice in the line, the way from its later place is
        shorter.
        """
        positions = [position]
        for move in line:
            positions.append(play_through(self._game, positions[-1], move))
            yield
        way = self._ways[positions[-1]] = _Way(0, None, None)
        for number in reversed(range(len(line))):
            way = self._learn_move(positions[number], line[number], way)
            yield

    def _learn_path_to(self, node: Node) -> None:
        """Store that every position that led to this winnable one is winnable."""
        way = self._ways[node.position]
        while node.parent and node.move:
            if node.is_automatic:
                way = self._ways.setdefault(node.parent.position, way)
            else:
                way = self._learn_move(node.parent.position, node.move, way)
            node = node.parent

    def _learn_move(self, before: Position, move: Move, rest: _Way) -> _Way:
        """Store a move and the known way after it, unless a stored way is as short; return what is stored."""
        moves = rest.moves + 1
        best = self._ways.get(before)
        if best is None:
            best = self._ways[before] = _Way(moves, move, rest)
        elif moves < best.moves:
            best.moves, best.move, best.rest = moves, move, rest  # so ways that lead here become shorter, too
        return best

    def learn_reach(self, position: Position, reach: Reach) -> None:
        """Store what can be reached from a position, and the same for every position on the line of `reach`.

        The last position of the line is stored only if it is proved to be the best one: then nothing better can be
        reached from there. In a round of several deals the line ends where the next deal begins. Nothing is known
        about that deal yet, so nothing is stored for its first position.
        """
        line, first = reach.line, merit(self._game, position)
        self._reaches[position] = reach
        while line:
            position, line = play_through(self._game, position, line[0]), line[1:]
            is_best = reach.is_proved and merit(self._game, position) > first
            if line or is_best:
                self._reaches[position] = Reach(line, reach.is_proved)

    def reach(self, position: Position) -> Reach | None:
        """Return the best position that can be reached from here, and the way to it; None if not searched for."""
        return self._reaches.get(position)

    def answer(self, node: Node) -> Answer | None:
        """Return what is known about the position of a node.

        UNKNOWN means that a search from this position ended without an answer. None means that there was no such
        search, and that no other verdict says anything about the position.
        """
        winnable = node.position in self._ways or node.position in self._winnable
        if winnable or node.status is Status.WON:
            return Answer.WINNABLE
        if self._is_lost(node):
            return Answer.IMPOSSIBLE
        return Answer.UNKNOWN if node.position in self._searched else None

    def _is_lost(self, node: Node) -> bool:
        at: Node | None = node
        while at:
            if self.loses(at.position) or at.status is Status.LOST:
                return True
            at = at.parent
        return False

    def loses(self, position: Position) -> bool:
        """Return whether this position itself was proved lost. Positions before it are not considered."""
        return position in self._lost

    def looked_at(self, node: Node) -> int:
        """Return how many positions a search from this node looked at without finding an answer.

        If there were several such searches, the number is that of the longest; if there was none, it is 0.
        """
        return self._searched.get(node.position, 0)

    def has_given_up(self, node: Node) -> bool:
        """Return whether a long search from this node found no answer."""
        return node.position in self._given_up

    def line(self, position: Position) -> tuple[Move, ...]:
        """Return known moves from a position to a win, without automatic moves; empty if none are known."""
        line: list[Move] = []
        way = self._ways.get(position)
        while way and way.move:
            line.append(way.move)
            way = way.rest
        return tuple(line)

    def played_line(self, position: Position) -> tuple[PlayedMove, ...]:
        """Return known moves from a position to a win, automatic moves included; empty if none are known."""
        played: list[PlayedMove] = []
        for move in self.line(position):
            played += play_steps(self._game, position, move)
            position = played[-1].position
        return tuple(played)


class LosingInterval(NamedTuple):
    """The part of a line of positions in which the game was lost, as far as is known.

    The losing move is one of the moves that lead from position `last` of the line to position `first`. Both
    numbers are indices in the line, counted from 0.
    """

    last: int  # the last position that is proved winnable; -1 if there is none
    first: int  # the first position that is proved lost; the length of the line if there is none


def losing_interval(line: Sequence[Node], knowledge: Knowledge) -> LosingInterval:
    """Return the last position of a line that is proved winnable and the first that is proved lost.

    Both are indices: `last` is -1 if no position is proved winnable, `first` is the length of the line if none
    is proved lost.
    """
    answers = [knowledge.answer(node) for node in line]
    last = max((i for i, answer in enumerate(answers) if answer is Answer.WINNABLE), default=-1)
    first = next((i for i, answer in enumerate(answers) if answer is Answer.IMPOSSIBLE), len(line))
    return LosingInterval(last, first)


def next_to_judge(line: Sequence[Node], knowledge: Knowledge) -> int | None:
    """Return the index of the position in a line that should be judged next, to find the move that lost the game.

    Positions in which a long search has already found no answer are left out. As long as no position is proved
    lost, the last one of the line is judged first. After that it is the position nearest to the middle between
    the last one proved winnable and the first one proved lost. Of two that are equally near, it is the later one,
    since a search from there takes less time. Returns None if no position is left.
    """
    last, first = losing_interval(line, knowledge)
    unseen = [i for i in range(last + 1, first) if not knowledge.has_given_up(line[i])]
    if not unseen:
        return None
    if first == len(line) and unseen[-1] == len(line) - 1:
        return unseen[-1]  # the end first: if that can be won, so can everything before it
    middle = (last + first) // 2
    return min(unseen, key=lambda i: (abs(i - middle), -i))
