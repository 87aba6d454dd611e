"""What is known of the positions of one deal: verdicts, and what follows from them.

A verdict says something of other positions too. A line to a win proves every position on it winnable, and every
one that led there; and after a position that cannot be won, nothing can be won.
"""

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.automatic_moves import PlayedMove, play_steps, play_through
from engine.core.game import Game, Move, Position, Status
from engine.play.session import Node
from engine.solving.solve import Answer, Verdict


class WinDistance(NamedTuple):
    """A known way to win from a position."""

    moves: int  # how many moves it takes
    move: Move | None  # the first of them; None at the win itself


class Knowledge:
    """All that is known of one deal: proofs, and searches that found nothing."""

    def __init__(self, game: Game) -> None:
        self._game = game
        # The move of a distance leads to a smaller one, so that a line never comes back to itself.
        self._distances: dict[Position, WinDistance] = {}
        self._lost: set[Position] = set()
        self._winnable: set[Position] = set()  # known to be winnable, but without a line
        self._searched: dict[Position, int] = {}  # how many positions a search looked at without an answer
        self._given_up: set[Position] = set()  # those of them where the search was long

    def learn(self, node: Node, verdict: Verdict, *, at_length: bool = True) -> None:
        """Take in a verdict on a position of the deal, with all that follows from it.

        `at_length` says whether the search was so long that a second one is not worth while if it found nothing. A
        search that looked at no position, as one that broke off, is always worth repeating.
        """
        if verdict.answer is Answer.IMPOSSIBLE:
            self._lost.add(node.position)
        elif verdict.answer is Answer.UNKNOWN:
            self._searched[node.position] = max(verdict.seen, self._searched.get(node.position, 0))
            if at_length and verdict.seen:
                self._given_up.add(node.position)
        else:
            self._learn_line(node.position, verdict.line)
            self._learn_path_to(node)

    def learn_answer(self, node: Node, answer: Answer | None) -> None:
        """Take in an answer without a line, as the deal index gives it; None says nothing."""
        if answer is Answer.WINNABLE:
            self._winnable.add(node.position)
        elif answer is Answer.IMPOSSIBLE:
            self._lost.add(node.position)

    def _learn_line(self, position: Position, line: Sequence[Move]) -> None:
        """Note how far each position of a line is from the win.

        Goes backwards from the win: where a line comes to a position twice, the later way on is the shorter one.
        """
        positions = [position]
        for move in line:
            positions.append(play_through(self._game, positions[-1], move))
        self._distances[positions[-1]] = WinDistance(0, None)
        for number in reversed(range(len(line))):
            self._learn_move(positions[number], line[number], positions[number + 1])

    def _learn_path_to(self, node: Node) -> None:
        """Note that every position that led to a winnable one is winnable."""
        while node.parent and node.move:
            self._learn_move(node.parent.position, node.move, node.position)
            node = node.parent

    def _learn_move(self, before: Position, move: Move, after: Position) -> None:
        """Note a move to a position whose win is known, unless a shorter way is known already."""
        moves = self._distances[after].moves + 1
        best = self._distances.get(before)
        if best is None or moves < best.moves:
            self._distances[before] = WinDistance(moves, move)

    def answer(self, node: Node) -> Answer | None:
        """Return what is known of a position; None if no search has looked at it."""
        winnable = node.position in self._distances or node.position in self._winnable
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
        """Return whether this very position was proved lost."""
        return position in self._lost

    def looked_at(self, node: Node) -> int:
        """Return how many positions a search from here looked at without an answer."""
        return self._searched.get(node.position, 0)

    def has_given_up(self, node: Node) -> bool:
        """Return whether a long search from here found no answer."""
        return node.position in self._given_up

    def line(self, position: Position) -> tuple[Move, ...]:
        """Return the moves to a win, the automatic ones left out; empty where no line is known."""
        line: list[Move] = []
        while (distance := self._distances.get(position)) and distance.move:
            line.append(distance.move)
            position = play_through(self._game, position, distance.move)
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

    Both are indices into a line of positions.
    """

    last: int  # the last position that is proved winnable, -1 for none
    first: int  # the first that is proved lost, the length of the line for none


def losing_interval(line: Sequence[Node], knowledge: Knowledge) -> LosingInterval:
    """Return between which positions of a line the win was lost."""
    answers = [knowledge.answer(node) for node in line]
    last = max((i for i, answer in enumerate(answers) if answer is Answer.WINNABLE), default=-1)
    first = next((i for i, answer in enumerate(answers) if answer is Answer.IMPOSSIBLE), len(line))
    return LosingInterval(last, first)


def next_to_judge(line: Sequence[Node], knowledge: Knowledge) -> int | None:
    """Return the index of the position whose verdict would tell most of where the win was lost; None if settled.

    Halves the positions between the last that can be won and the first that cannot. One that a long search has
    given up on is passed over for a neighbour, the later one first, since later positions are judged sooner.
    """
    last, first = losing_interval(line, knowledge)
    unseen = [i for i in range(last + 1, first) if not knowledge.has_given_up(line[i])]
    if not unseen:
        return None
    if first == len(line) and unseen[-1] == len(line) - 1:
        return unseen[-1]  # the end first: if that can be won, so can everything before it
    middle = (last + first) // 2
    return min(unseen, key=lambda i: (abs(i - middle), -i))
