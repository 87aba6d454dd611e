"""Which six cards of the thirteen to keep: sets that promise something, and what a hand with them comes to."""

from collections.abc import Sequence
from itertools import combinations
from typing import TypeAlias

from engine.core import cards, hands
from engine.core.cards import Pile
from engine.core.game import Move
from engine.core.hands import height, is_joker, of_suit
from engine.core.shuffle import SplitMix64, shuffled
from engine.games.bridge import reports, tricks
from engine.games.bridge.state import CARDS_KEPT, BridgeSpot, BridgeState
from engine.solving.bridge.calling import Calls, Points, allowed_calls, is_good

KeptSet: TypeAlias = Pile
MOST_SAMPLES = 30
PROMISING = 48
_ORDERS = 3  # of the stock, in which each call is tried, and in which the best one is tried again
_STRAINS = 2  # trump suits that are tried


def promising(hand: Pile) -> Sequence[KeptSet]:
    """Return the sets of six cards with the highest ranks, in the order of the sum of their ranks.

    Jokers have to be kept. High cards matter, long suits hardly: when all sets were tried in 30 deals, none gained
    more points on the average than the best of these.
    """
    jokers = bytes(card for card in hand if is_joker(card))
    others = [card for card in hand if not is_joker(card)]
    sets = (bytes(chosen) + jokers for chosen in combinations(others, CARDS_KEPT - len(jokers)))
    return sorted(sets, key=lambda kept: -sum(height(card) for card in kept if not is_joker(card)))[:PROMISING]


def best_call(state: BridgeState, kept: KeptSet, points: Points, stream: SplitMix64) -> tuple[float, bool]:
    """Return the points that the best call gains in a possible deal, and whether its contract mostly ends well.

    The player holds the kept cards and the blind. Since the player does not know the order of the stock, the call
    is the best on the average of some orders. What it gains is found with other orders: luck with the first ones
    may be why it was best. Only the longest suits are tried as trumps.
    """
    hand = hands.in_hand_order(kept + cards.turned_up(state.blind))
    found = allowed_calls(hand, tricks.house_bid(hand), _longest(hand))
    stock = cards.turned_up(state.stock)
    gained = dict.fromkeys(found.contracts, 0)
    for _ in range(_ORDERS):
        for call, taken in found.tricks(shuffled(stock, stream)):
            gained[call] += points.gained(found.contracts[call], taken)
    best = max(gained, key=lambda call: gained[call])
    return _value(Calls(hand, {best: found.contracts[best]}), stock, points, stream)


def _value(only: Calls, stock: Pile, points: Points, stream: SplitMix64) -> tuple[float, bool]:
    """Return the points that a call gains on the average of some orders, and whether it mostly ends well."""
    gained = good = 0
    for _ in range(_ORDERS):
        for call, taken in only.tricks(shuffled(stock, stream)):
            gained += points.gained(only.contracts[call], taken)
            good += is_good(only.contracts[call], taken)
    return gained / _ORDERS, 2 * good > _ORDERS


def _longest(hand: Pile) -> list[int]:
    suits = ((suit, of_suit(hand, suit)) for suit in cards.SUITS)
    ordered = sorted(suits, key=lambda each: (len(each[1]), sum(map(height, each[1]))))
    return [suit for suit, _ in ordered[-_STRAINS:]]


def move_towards(state: BridgeState, wanted: KeptSet) -> Move:
    """Return the next move of a player who wants to keep these six cards: a card is kept, or put back.

    When these six are kept and no other, the player takes up the blind.
    """
    unwanted = [card for card in state.kept if card not in wanted]
    missing = [card for card in state.hand if card in wanted and card not in state.kept]
    if unwanted or missing:
        return Move(BridgeSpot.HAND, BridgeSpot.KEPT, (unwanted or missing)[0])
    return reports.choice(state).calls[0].move
