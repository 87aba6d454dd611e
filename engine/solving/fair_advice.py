"""Advice for a player who knows only the cards seen so far: in how many possible deals each move still wins.

The cards that were never seen are dealt anew, again and again, to the places where they may lie (see
`engine.play.known_position`). In each of these *samples* every move is judged; the *chance* of a move is the share
of samples in which the game is won after it.

Where there is a simple player for the game (`engine.solving.simple_players`), it finishes each sample. So the
chance is that of a weak player, and a good one wins more often. In the other games a search judges each sample
with all cards known. So the chance is that of a player who makes this move without knowing the hidden cards, and
who knows all of them from then on. Nobody does, so real players win less often than that, but mostly the best move
is the same. Programs for bridge choose their cards in this way (M. L. Ginsberg, "GIB: Steps Toward an Expert-Level
Bridge-Playing Program", IJCAI 1999).

The samples depend only on what was seen. All moves are judged in the same samples, so that luck favours none.
"""

from collections.abc import Generator, Mapping, Sequence
from itertools import islice

from engine.core.automatic_moves import play_through
from engine.core.game import Game, Move, Position
from engine.core.shuffle import SplitMix64
from engine.play.known_position import KnownPosition, possible_position
from engine.solving.chance import Chance, seed_of
from engine.solving.simple_players import has_simple_player, plans_ahead, simple_player
from engine.solving.solve import Answer, Solving

MOST_SAMPLES = 50
_FEWEST = 8  # so many samples are judged before a move is dropped
_CLEAR = 9  # the square of so many standard errors makes one move clearly worse than another
# So many make it better than the first one, which keeps to a plan. Measured on 200 deals with 12 samples: in
# Canfield, advice wins 137 with this and 120 without it; in Klondike, where there are no plans, it wins fewer. In
# Spider, advice wins 44 with this, and its first move alone 43; without it, it was not measured.
_BETTER = 4
# So many positions may a single search look at: within them, most whole deals of the rule set are judged. Then the
# others are left open, since more samples say more than a longer search in one of them.
_NODES = {"golf": 10_000, "golf-9": 20_000}
_USUAL_NODES = 1000  # of the other rule sets

Outcome = bool | None  # whether a move won in a sample; None if that is not known
_OUTCOMES: Mapping[Answer, Outcome] = {Answer.WINNABLE: True, Answer.IMPOSSIBLE: False, Answer.UNKNOWN: None}


class Advising:
    """Judges moves in one sample after another, a few positions at a time, until the best move is clear."""

    def __init__(
        self,
        game: Game,
        known: KnownPosition,
        moves: Sequence[Move],
        samples: int = MOST_SAMPLES,
        nodes: int = 0,
    ) -> None:
        """Prepare to judge moves; of moves that do equally well, the earlier one will be held better.

        `samples` is the number of samples after which the judging ends in any case; `nodes` is the number of
        positions that a single search may look at, 0 for the usual number. If no card is unseen, there is only one
        possible deal, and a search judges it in any game.
        """
        self.game = game
        self._known = known
        self._samples, self._nodes = samples, nodes or _NODES.get(game.id, _USUAL_NODES)
        self._stream = SplitMix64(seed_of(game, known))
        self._outcomes: dict[Move, list[Outcome]] = {move: [] for move in moves}
        self._left = list(moves)  # the moves that are still judged
        self._by_playouts = bool(known.unseen) and has_simple_player(game)
        self._judge = self._play_out if self._by_playouts else self._search
        self._work = self._judge_samples()

    def step(self, positions: int) -> bool:
        """Look at up to this many more positions; return whether the judging has come to its end."""
        return sum(1 for _ in islice(self._work, positions)) < positions

    @property
    def tells_early(self) -> bool:
        """Whether the chances are worth telling before the end."""
        return True

    @property
    def chances(self) -> tuple[Chance, ...]:
        """The chances of all moves as far as they are known, the best first; those dropped early come last.

        Where a simple player that plans ahead finishes the samples, the first move is its own, and another move is
        held better only if it can hardly be luck that it won more often.
        """
        found = (_chance(move, outcomes) for move, outcomes in self._outcomes.items())
        ordered = sorted(found, key=lambda one: (one.move not in self._left, -one.share, one.unknown))
        if self._by_playouts and plans_ahead(self.game):
            ordered.sort(key=lambda one: self._rank(one.move))
        return tuple(ordered)

    def _rank(self, move: Move) -> int:
        """Return 0 for a move that is clearly better than the first one, 1 for the first one, 2 for all others."""
        first = next(iter(self._outcomes))
        if move == first:
            return 1
        return 0 if self._is_clear(move, first, _BETTER) else 2

    def _judge_samples(self) -> Generator[None, None, None]:
        for number in range(self._samples):
            yield from self._judge(possible_position(self.game, self._known, self._stream))
            if number + 1 >= _FEWEST and len(self._outcomes) > 1:
                self._drop_worse()
                if len(self._left) == 1:
                    return

    def _play_out(self, position: Position) -> Generator[None, None, None]:
        """Judge the moves in one sample by what a simple player makes of them."""
        player = simple_player(self.game, position)
        for move in self._left:
            yield
            won = yield from player.play_on(play_through(self.game, position, move))
            self._outcomes[move].append(won)

    def _search(self, position: Position) -> Generator[None, None, None]:
        """Judge the moves in one sample by a search.

        A game that cannot be won before a move cannot be won after it. If it is not known whether it can be won
        before the move, that is not looked for after it either.
        """
        sample = _Sample(self.game, self._nodes)
        before = yield from sample.judge(position)
        for move in self._left:
            answer = before
            if before is Answer.WINNABLE:
                answer = yield from sample.judge(play_through(self.game, position, move))
            self._outcomes[move].append(_OUTCOMES[answer])

    def _drop_worse(self) -> None:
        """Judge those moves no longer that are clearly worse than the best of them."""
        best = max(self._left, key=lambda move: self._outcomes[move].count(True))
        self._left = [move for move in self._left if not self._is_clear(best, move)]

    def _is_clear(self, better: Move, worse: Move, squared: int = _CLEAR) -> bool:
        """Return whether it can hardly be luck that one move won in more samples than another.

        `squared` is the square of the number of standard errors that is asked for. Only the samples count in which
        exactly one of the two won (Q. McNemar, Psychometrika 12, 1947).
        """
        pairs = zip(self._outcomes[better], self._outcomes[worse], strict=False)
        won = [(first is True, second is True) for first, second in pairs]
        gains, losses = won.count((True, False)), won.count((False, True))
        return gains > losses and (gains - losses) ** 2 >= squared * (gains + losses)


class _Sample:
    """One possible deal: what is known of its positions."""

    def __init__(self, game: Game, nodes: int) -> None:
        self._game = game
        self._nodes = nodes
        self._winnable: set[Position] = set()  # the keys of positions on lines to a win
        self._lines: list[tuple[Move, ...]] = []

    def judge(self, position: Position) -> Generator[None, None, Answer]:
        """Return whether a position can be won, and remember the line that proves it.

        It yields once, and then for each position that a search looks at.
        """
        yield
        if any(self._leads_on(position, line) for line in self._lines):
            return Answer.WINNABLE
        solving = Solving(self._game, position, self._nodes)
        while (verdict := solving.step(1)) is None:
            yield
        if verdict.answer is Answer.WINNABLE:
            self._learn(position, verdict.line)
        return verdict.answer

    def _learn(self, position: Position, line: tuple[Move, ...]) -> None:
        self._lines.append(line)
        self._winnable.add(self._game.key(position))
        for move in line:
            position = play_through(self._game, position, move)
            self._winnable.add(self._game.key(position))

    def _leads_on(self, position: Position, line: Sequence[Move]) -> bool:
        """Return whether the moves of a line to a win lead from here, too, to a position that can be won.

        Those that are not legal now are left out. Often the order of moves does not matter, and then this saves a
        search.
        """
        game = self._game
        if game.key(position) in self._winnable:
            return True
        for move in line:
            if game.refuse(position, move) is None:
                position = play_through(game, position, move)
                if game.key(position) in self._winnable:
                    return True
        return False


def _chance(move: Move, outcomes: Sequence[Outcome]) -> Chance:
    return Chance(move, outcomes.count(True), outcomes.count(None), len(outcomes))
