"""Which six cards of the thirteen to keep: the promising sets, and how much a hand with such a set can gain."""

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
PROMISING = 48  # how many sets are tried
_ORDERS = 3  # orders of the stock in which each call is tried; then the best call is tried in as many others
_STRAINS = 2  # how many trump suits are tried


def promising(hand: Pile) -> Sequence[KeptSet]:
    """Return the `PROMISING` sets of six cards with the highest sums of ranks, the highest sum first.

    Every set has all jokers of the hand, since they have to be kept. High cards matter, and long suits hardly
    matter: when all sets were tried in 30 deals, no set gained more points on average than the best of these.
    """
    jokers = bytes(card for card in hand if is_joker(card))
    others = [card for card in hand if not is_joker(card)]
    sets = (bytes(chosen) + jokers for chosen in combinations(others, CARDS_KEPT - len(jokers)))
    return sorted(sets, key=lambda kept: -sum(height(card) for card in kept if not is_joker(card)))[:PROMISING]


def best_call(state: BridgeState, kept: KeptSet, points: Points, stream: SplitMix64) -> tuple[float, bool]:
    """Return the points that the best call gains in a possible deal, and whether its contract mostly ends well.

    The hand consists of the kept cards and the blind. The player does not know the order of the stock. So the best
    call is the one that gains most on average over several orders. Its gain is then measured with other orders,
    since it may have been the best only by luck. Only the longest suits are tried as trumps.
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
    """Return the points that a call gains on average, and whether its contract mostly ends well.

    The averages are over several orders of the stock. `only` holds this one call.
    """
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
    """Return the next move of a player who wants to keep these six cards: keep a card, or put one back.

    When exactly these six cards are kept, the move is to take up the blind.
    """
    unwanted = [card for card in state.kept if card not in wanted]
    missing = [card for card in state.hand if card in wanted and card not in state.kept]
    if unwanted or missing:
        return Move(BridgeSpot.HAND, BridgeSpot.KEPT, (unwanted or missing)[0])
    return reports.choice(state).calls[0].move
