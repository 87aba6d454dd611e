"""Advice for a player who knows only the cards seen so far: in how many possible deals each move still wins.

The cards that were never seen are dealt anew, again and again, to the places where they may lie (see
`engine.play.known_position`). In each of these *samples* every move is judged with all cards known. The *chance*
of a move is the share of samples in which the game can be won after it. So it is the chance of a player who makes
this move without knowing the hidden cards, and who knows all of them from then on. Nobody does, so real players
win less often than that, but mostly the best move is the same. Programs for bridge choose their cards in this way
(M. L. Ginsberg, "GIB: Steps Toward an Expert-Level Bridge-Playing Program", IJCAI 1999).

The samples depend only on what was seen. All moves are judged in the same samples, so that luck favours none.
"""

from collections.abc import Generator, Sequence
from itertools import islice
from typing import NamedTuple

from engine.core.automatic_moves import play_through
from engine.core.game import Game, Move, Position
from engine.core.shuffle import SplitMix64
from engine.play.known_position import KnownPosition, possible_position
from engine.solving.interval import wilson
from engine.solving.solve import Answer, Solving

MOST_SAMPLES = 50
_FEWEST = 8  # so many samples are judged before a move is dropped
_CLEAR = 9  # the square of so many standard errors makes one move clearly worse than another
_NODES = 1500  # positions that a single search may look at


class Chance(NamedTuple):
    """How a move did in the samples in which it was judged."""

    move: Move
    won: int  # in so many samples the game can be won after it
    unknown: int  # in so many no answer was found
    samples: int

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the chance to win; its lower end counts unknown as lost, its upper end as won.

        Without samples it is 0 to 1.
        """
        if not self.samples:
            return 0, 1
        return wilson(self.won, self.samples)[0], wilson(self.won + self.unknown, self.samples)[1]


class Advising:
    """Judges moves in one sample after another, a few positions at a time, until the best move is clear."""

    def __init__(
        self,
        game: Game,
        seen: KnownPosition,
        moves: Sequence[Move],
        samples: int = MOST_SAMPLES,
        nodes: int = _NODES,
    ) -> None:
        """Prepare to judge moves; of moves that do equally well, the earlier one will be held better.

        `samples` is the number of samples after which the judging ends in any case, `nodes` the number of
        positions that a single search may look at.
        """
        self.game = game
        self._seen = seen
        self._samples, self._nodes = samples, nodes
        self._stream = SplitMix64(_seed(game, seen))
        self._answers: dict[Move, list[Answer]] = {move: [] for move in moves}
        self._left = list(moves)  # the moves that are still judged
        self._work = self._judge_samples()

    def step(self, positions: int) -> bool:
        """Look at up to this many more positions; return whether the judging has come to its end."""
        return sum(1 for _ in islice(self._work, positions)) < positions

    @property
    def chances(self) -> tuple[Chance, ...]:
        """The chances of all moves as far as they are known, the best first; those dropped early come last."""
        found = [_chance(move, answers) for move, answers in self._answers.items()]
        return tuple(sorted(found, key=lambda chance: (-chance.samples, -chance.won, chance.unknown)))

    def _judge_samples(self) -> Generator[None, None, None]:
        for number in range(self._samples):
            position = possible_position(self.game, self._seen, self._stream)
            answers = yield from self._judge_moves(position)
            for move, answer in answers.items():
                self._answers[move].append(answer)
            if number + 1 >= _FEWEST and len(self._answers) > 1:
                self._drop_worse()
                if len(self._left) == 1:
                    return

    def _judge_moves(self, position: Position) -> Generator[None, None, dict[Move, Answer]]:
        """Judge the moves in one sample.

        A game that cannot be won before a move cannot be won after it. If it is not known whether it can be won
        before the move, that is not looked for after it either.
        """
        sample = _Sample(self.game, self._nodes)
        before = yield from sample.judge(position)
        if before is not Answer.WINNABLE:
            return dict.fromkeys(self._left, before)
        answers = {}
        for move in self._left:
            answers[move] = yield from sample.judge(play_through(self.game, position, move))
        return answers

    def _drop_worse(self) -> None:
        """Judge those moves no longer that are clearly worse than the best of them."""
        best = max(self._left, key=lambda move: self._answers[move].count(Answer.WINNABLE))
        self._left = [move for move in self._left if not self._is_clear(best, move)]

    def _is_clear(self, better: Move, worse: Move) -> bool:
        """Return whether it can hardly be luck that one move won in more samples than another.

        Only the samples count in which exactly one of them won (Q. McNemar, Psychometrika 12, 1947).
        """
        pairs = zip(self._answers[better], self._answers[worse], strict=True)
        won = [(first is Answer.WINNABLE, second is Answer.WINNABLE) for first, second in pairs]
        gains, losses = won.count((True, False)), won.count((False, True))
        return gains > losses and (gains - losses) ** 2 >= _CLEAR * (gains + losses)


class _Sample:
    """One possible deal: what is known of its positions."""

    def __init__(self, game: Game, nodes: int) -> None:
        self._game = game
        self._nodes = nodes
        self._winnable: set[Position] = set()  # keys of positions

    def judge(self, position: Position) -> Generator[None, None, Answer]:
        """Return whether a position can be won, and remember the positions on the line that proves it.

        It yields once, and then for each position that a search looks at.
        """
        game = self._game
        yield
        if game.key(position) in self._winnable:
            return Answer.WINNABLE
        solving = Solving(game, position, self._nodes)
        while (verdict := solving.step(1)) is None:
            yield
        for move in verdict.line:
            self._winnable.add(game.key(position))
            position = play_through(game, position, move)
        return verdict.answer


def _chance(move: Move, answers: Sequence[Answer]) -> Chance:
    return Chance(move, answers.count(Answer.WINNABLE), answers.count(Answer.UNKNOWN), len(answers))


def _seed(game: Game, seen: KnownPosition) -> int:
    """Return a number that depends on nothing but the rule set and what was seen."""
    seed = 0
    for byte in game.id.encode() + b"".join((*seen.position, *seen.unseen)):
        seed = SplitMix64(seed ^ byte).next()
    return seed
