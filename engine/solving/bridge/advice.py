"""Advice for Bridge Solitaire from the cards seen so far: which six to keep, what to call, which card to play.

The cards never seen are dealt anew again and again (see `engine.play.known_position`), and after each option the
simple player finishes the deal, without seeing them either. So an option does as well as it does for that player,
and a better player gets more from it. The best option is the one that gains most points on the average. Who always
takes it plays better than the player who finished the deals (G. Tesauro and G. R. Galperin, "On-line Policy
Improvement using Monte-Carlo Search", NIPS 1996).
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from engine.core import cards
from engine.core.game import Game, Move, counter_pile
from engine.core.shuffle import SplitMix64
from engine.games.bridge.game import Bridge
from engine.games.bridge.state import BridgeSpot, BridgeState, read_state, with_piles
from engine.play.known_position import KnownPosition, possible_position
from engine.solving.bridge import keeping
from engine.solving.bridge.calling import Points, calls, is_good
from engine.solving.bridge.card_sets import card_set, trick_rules
from engine.solving.bridge.simple_player import tricks_taken
from engine.solving.bridge.trials import Option, Result, Trials
from engine.solving.chance import Chance, seed_of

MOST_SAMPLES = 200
_SET_COST = 16  # the trial of a set of cards takes about as long as so many positions of a search


class BridgeAdvising:
    """Tries the options of a position in one possible deal after another, until the best one is clear."""

    def __init__(
        self, game: Bridge, known: KnownPosition, moves: Sequence[Move], samples: int = MOST_SAMPLES
    ) -> None:
        """Prepare to try moves; of those that do equally well, the earlier one will be held better.

        `samples` is the number of samples after which the trying ends in any case. The moves are not looked at
        while the player chooses six cards: there, sets of cards are tried.
        """
        self.game: Game = game
        self._here = read_state(known.position)
        if self._here.choosing:
            unmarked = with_piles(known.position, {BridgeSpot.KEPT: counter_pile(0)})
            self._trials = _trials_of_sets(game, known._replace(position=unmarked), samples)
        else:
            choice = _Cards(self._here, moves) if self._here.contract else _Calls(self._here, moves)
            self._trials = Trials(choice, _dealer(game, known), samples)

    def step(self, positions: int) -> bool:
        """Try options in samples for about as long as a search takes for so many positions.

        Return whether the trying has come to its end.
        """
        return self._trials.step(max(1, positions // _SET_COST) if self._here.choosing else positions)

    @property
    def tells_early(self) -> bool:
        """Whether the chances are worth telling before the end: too many sets are tried for that."""
        return not self._here.choosing

    @property
    def chances(self) -> tuple[Chance, ...]:
        """How all options did so far, the best first; those dropped early come last."""
        ranked = self._trials.ranked()
        if self._here.choosing:
            return self._chances_of_sets(ranked)
        return tuple(self._trials.chance(option, option.move) for option in ranked if option.move)

    def _chances_of_sets(self, ranked: Sequence[Option]) -> tuple[Chance, ...]:
        """Return how the sets of six cards did; each stands for the next move towards it.

        First comes the best set that has all cards marked so far, unless another one is clearly better. So who
        follows hints goes on to the same set, even if time was up before the trials had ended. Of the others,
        those are left out whose next card belongs to the first set, too.
        """
        marked = set(self._here.kept)
        fitting = (option for option in ranked if marked <= set(option.kept))
        first = next((option for option in fitting if self._trials.is_as_good(option, ranked[0])), ranked[0])
        found: dict[Move, Chance] = {}
        for option in (first, *ranked):
            move = keeping.move_towards(self._here, option.kept)
            if option is first or move.n not in first.kept:
                found.setdefault(move, self._trials.chance(option, move))
        return tuple(found.values())


@lru_cache(maxsize=1)
def _trials_of_sets(game: Bridge, known: KnownPosition, samples: int) -> Trials:
    """Return the trials of sets of six cards; those of one hand are kept, and go on while the player chooses.

    In `known` no card is marked as kept, so the trials are the same whatever the player has marked.
    """
    choice = _Sets(read_state(known.position), SplitMix64(~seed_of(game, known)))
    return Trials(choice, _dealer(game, known), min(samples, keeping.MOST_SAMPLES))


def _dealer(game: Game, known: KnownPosition) -> Callable[[], BridgeState]:
    """Return a function that returns another possible deal at each call."""
    stream = SplitMix64(seed_of(game, known))
    return lambda: read_state(possible_position(game, known, stream))


class _Cards:
    """The choice of a card to play."""

    def __init__(self, state: BridgeState, moves: Sequence[Move]) -> None:
        self.options = [Option(move) for move in moves]
        self._points = Points(state.deals)

    def left_after(self, samples: int) -> None:
        """Any number of cards may stay."""

    def tried(self, state: BridgeState, options: Sequence[Option]) -> Iterator[Result]:
        """Play each card, and let the simple player play the rest of the deal."""
        contract, rules, held = state.contract, trick_rules(state.trump), card_set(state.hand)
        stock = cards.turned_up(state.stock + state.house_card)
        for option in options:
            assert option.move and contract
            taken = state.player_tricks + tricks_taken(rules, held, stock, state.leader, option.move.n)
            yield Result(option, self._points.gained(contract, taken), is_good(contract, taken))


class _Calls:
    """The choice of a call."""

    def __init__(self, state: BridgeState, moves: Sequence[Move]) -> None:
        self.options = [Option(move) for move in moves]
        self._points = Points(state.deals)

    def left_after(self, samples: int) -> None:
        """Any number of calls may stay."""

    def tried(self, state: BridgeState, options: Sequence[Option]) -> Iterator[Result]:
        """Make each call, and let the simple player play the deal."""
        by_call = {option.move.n: option for option in options if option.move}
        found = calls(state.hand, state.house_bid, by_call)
        for call, taken in found.tricks(cards.turned_up(state.stock)):
            contract = found.contracts[call]
            yield Result(by_call[call], self._points.gained(contract, taken), is_good(contract, taken))


class _Sets:
    """The choice of six cards to keep."""

    def __init__(self, state: BridgeState, stream: SplitMix64) -> None:
        self.options = [Option(kept=kept) for kept in keeping.promising(state.hand)]
        self._points = Points(state.deals)
        self._stream = stream

    def left_after(self, samples: int) -> int | None:
        """Leave a third of the sets after 4 samples, and a third of these after 12.

        So most trials are made where they matter (Z. Karnin, T. Koren and O. Somekh, "Almost Optimal Exploration
        in Multi-Armed Bandits", ICML 2013).
        """
        return {4: keeping.PROMISING // 3, 12: keeping.PROMISING // 9}.get(samples)

    def tried(self, state: BridgeState, options: Sequence[Option]) -> Iterator[Result]:
        """Keep each set, and make the best call with the hand that the player then holds."""
        for option in options:
            gained, good = keeping.best_call(state, option.kept, self._points, self._stream)
            yield Result(option, gained, good)
