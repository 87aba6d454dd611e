"""Advice for Bridge Solitaire from the cards seen so far: which six to keep, what to call, which card to play.

An *option* is a move or, while six cards are chosen, a set of six cards to keep. The cards that the player has
never seen are dealt many times at random (see `engine.play.known_position`); each of these possible deals is a
*sample*. After each option the simple player, who does not see these cards either, plays the sample to its end. So
the result of an option is the result of this player; a better player gets more from it. The best option is the one
that gains most points on average. A player who always takes it plays better than the simple player (G. Tesauro and
G. R. Galperin, "On-line Policy Improvement using Monte-Carlo Search", NIPS 1996).
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
_SET_COST = 16  # one trial of a set of cards takes about as long as this many positions of a search


class BridgeAdvising:
    """Tries the options of a position in one sample after another, until one option is clearly the best."""

    def __init__(
        self, game: Bridge, known: KnownPosition, moves: Sequence[Move], samples: int = MOST_SAMPLES
    ) -> None:
        """Prepare to try moves; if two moves do equally well, the earlier one is ranked higher.

        `samples` is the largest number of samples. While the player chooses six cards, `moves` is not used: sets
        of cards are tried instead.
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
        """Try options for about as long as a search takes to look at `positions` positions.

        Return whether all trials have ended.
        """
        return self._trials.step(max(1, positions // _SET_COST) if self._here.choosing else positions)

    @property
    def tells_early(self) -> bool:
        """Whether the chances should be shown before the trials end; False for sets, since too many are tried."""
        return not self._here.choosing

    @property
    def chances(self) -> tuple[Chance, ...]:
        """The results of all options so far, the best first; options that were dropped early come last."""
        ranked = self._trials.ranked()
        if self._here.choosing:
            return self._chances_of_sets(ranked)
        return tuple(self._trials.chance(option, option.move) for option in ranked if option.move)

    def _chances_of_sets(self, ranked: Sequence[Option]) -> tuple[Chance, ...]:
        """Return the results of the sets of six cards, each as the chance of the next move towards this set.

        The first one is the best set that contains all cards marked so far, unless another set is clearly better.
        So a player who follows the hints is led to one and the same set, even if the time was up before the trials
        had ended. Another set is left out if its next card belongs to the first set, too.
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
    """Return the trials of sets of six cards; the cache lets the trials of one hand continue at the next call.

    In `known` no card is marked as kept. So the cache finds the same trials whatever the player has marked.
    """
    choice = _Sets(read_state(known.position), SplitMix64(~seed_of(game, known)))
    return Trials(choice, _dealer(game, known), min(samples, keeping.MOST_SAMPLES))


def _dealer(game: Game, known: KnownPosition) -> Callable[[], BridgeState]:
    """Return a function that returns a new possible deal at each call."""
    stream = SplitMix64(seed_of(game, known))
    return lambda: read_state(possible_position(game, known, stream))


class _Cards:
    """The choice of a card to play."""

    def __init__(self, state: BridgeState, moves: Sequence[Move]) -> None:
        self.options = [Option(move) for move in moves]
        self._points = Points(state.deals)

    def left_after(self, samples: int) -> None:
        """Return None: any number of cards may stay."""

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
        """Return None: any number of calls may stay."""

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
        """Return how many sets may stay: a third after 4 samples, a third of these after 12.

        So most trials are spent on the better sets (Z. Karnin, T. Koren and O. Somekh, "Almost Optimal Exploration
        in Multi-Armed Bandits", ICML 2013).
        """
        return {4: keeping.PROMISING // 3, 12: keeping.PROMISING // 9}.get(samples)

    def tried(self, state: BridgeState, options: Sequence[Option]) -> Iterator[Result]:
        """Keep each set, and make the best call with the hand that the player then holds."""
        for option in options:
            gained, good = keeping.best_call(state, option.kept, self._points, self._stream)
            yield Result(option, gained, good)
