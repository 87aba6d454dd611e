"""What is known of the positions of one deal: what was proved, and what follows from it.

A proof reaches further than the position it was made for. A line to a win proves every position on it, and every
one that led there; and where nothing can be won any more, nothing that comes after can be won either.
"""

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.automatic import PlayedMove, play_steps, play_through
from engine.core.game import Game, Move, Position, Status
from engine.play.session import Node
from engine.solving.solve import Answer, Verdict


class WinDistance(NamedTuple):
    """The win as known from a position: so many moves away, and the first of them; None at the win itself."""

    moves: int
    move: Move | None


class Knowledge:
    """The proofs found so far for one deal, and the searches that came to nothing."""

    def __init__(self, game: Game) -> None:
        self._game = game
        # Every move leads to a position with fewer moves ahead, so that no way can come back to itself.
        self._ahead: dict[Position, WinDistance] = {}
        self._lost: set[Position] = set()
        self._charted: set[Position] = set()  # known to be winnable, though no way is at hand
        self._open: dict[Position, int] = {}  # where so many positions were looked at in vain
        self._given_up: set[Position] = set()  # those of them where the search was a long one

    def learn(self, node: Node, verdict: Verdict, *, at_length: bool = True) -> None:
        """Take in a verdict on a position of the deal, with all that follows from it.

        `at_length` tells whether the search was so long that another is not worth while if it found nothing; where
        nothing was looked at, as when it broke off, another always is.
        """
        if verdict.answer is Answer.IMPOSSIBLE:
            self._lost.add(node.position)
        elif verdict.answer is Answer.UNKNOWN:
            self._open[node.position] = max(verdict.seen, self._open.get(node.position, 0))
            if at_length and verdict.seen:
                self._given_up.add(node.position)
        else:
            self._learn_line(node.position, verdict.line)
            self._learn_way_to(node)

    def trust(self, node: Node, answer: Answer | None) -> None:
        """Take in what the atlas says of a deal: an answer without a way to the win."""
        if answer is Answer.WINNABLE:
            self._charted.add(node.position)
        elif answer is Answer.IMPOSSIBLE:
            self._lost.add(node.position)

    def _learn_line(self, position: Position, line: Sequence[Move]) -> None:
        """From the win backwards: where a line comes to a position twice, the later way on is the shorter one."""
        positions = [position]
        for move in line:
            positions.append(play_through(self._game, positions[-1], move))
        self._ahead[positions[-1]] = WinDistance(0, None)
        for number in reversed(range(len(line))):
            self._learn_move(positions[number], line[number], positions[number + 1])

    def _learn_way_to(self, node: Node) -> None:
        """What led to a position that can be won could be won."""
        while node.parent and node.move:
            self._learn_move(node.parent.position, node.move, node.position)
            node = node.parent

    def _learn_move(self, before: Position, move: Move, after: Position) -> None:
        """A move leads to a position from which a win is known; it counts where no shorter way is."""
        moves = self._ahead[after].moves + 1
        known = self._ahead.get(before)
        if known is None or moves < known.moves:
            self._ahead[before] = WinDistance(moves, move)

    def answer(self, node: Node) -> Answer | None:
        """What is known of a position; None where nobody has looked yet."""
        winnable = node.position in self._ahead or node.position in self._charted
        if winnable or node.status is Status.WON:
            return Answer.WINNABLE
        if self._is_lost(node):
            return Answer.IMPOSSIBLE
        return Answer.UNKNOWN if node.position in self._open else None

    def _is_lost(self, node: Node) -> bool:
        at: Node | None = node
        while at:
            if self.loses(at.position) or at.status is Status.LOST:
                return True
            at = at.parent
        return False

    def loses(self, position: Position) -> bool:
        """Whether this very position was proved lost."""
        return position in self._lost

    def looked_at(self, node: Node) -> int:
        """How many positions were looked at from here without coming to an answer."""
        return self._open.get(node.position, 0)

    def has_given_up(self, node: Node) -> bool:
        """Whether a long search from here came to nothing."""
        return node.position in self._given_up

    def line(self, position: Position) -> tuple[Move, ...]:
        """The moves to a win, where one is known; none elsewhere."""
        line: list[Move] = []
        while (ahead := self._ahead.get(position)) and ahead.move:
            line.append(ahead.move)
            position = play_through(self._game, position, ahead.move)
        return tuple(line)

    def played_line(self, position: Position) -> tuple[PlayedMove, ...]:
        """Return the known line to a win with all automatic moves in it; empty where no line is known."""
        played: list[PlayedMove] = []
        for move in self.line(position):
            played += play_steps(self._game, position, move)
            position = played[-1].position
        return tuple(played)


class LosingInterval(NamedTuple):
    """Where a game was lost, as far as is known: by the move after `last`, or by a later one up to `first`.

    Both are numbers of positions in the line that was asked about. `last` is the last that is proved winnable, -1
    for none; `first` the first that is proved lost, the length of the line for none.
    """

    last: int
    first: int


def losing_interval(line: Sequence[Node], insight: Knowledge) -> LosingInterval:
    """Between which positions of a line the win was lost."""
    answers = [insight.answer(node) for node in line]
    last = max((i for i, answer in enumerate(answers) if answer is Answer.WINNABLE), default=-1)
    first = next((i for i, answer in enumerate(answers) if answer is Answer.IMPOSSIBLE), len(line))
    return LosingInterval(last, first)


def next_to_judge(line: Sequence[Node], insight: Knowledge) -> int | None:
    """The position of a line whose verdict would tell most of where the win was lost; None when that is settled.

    Halves what lies between the last position that can be won and the first that cannot; one that was searched at
    length in vain is gone round, the later side first, since later positions are sooner judged.
    """
    last, first = losing_interval(line, insight)
    unseen = [i for i in range(last + 1, first) if not insight.has_given_up(line[i])]
    if not unseen:
        return None
    if first == len(line) and unseen[-1] == len(line) - 1:
        return unseen[-1]  # the end first: if that can be won, so can everything before it
    middle = (last + first) // 2
    return min(unseen, key=lambda i: (abs(i - middle), -i))
