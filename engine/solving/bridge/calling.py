"""The result of each call if the simple player then plays the cards; a *call* is a bid or a pass."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from engine.core import hands
from engine.core.cards import Pile
from engine.games.bridge import rubber, tricks
from engine.games.bridge.rubber import HOUSE, PLAYER, Contract, ScoredDeal
from engine.games.bridge.state import TRICKS
from engine.games.bridge.tricks import BIDS, PASS, Bid
from engine.solving.bridge.card_sets import card_set, trick_rules
from engine.solving.bridge.simple_player import tricks_taken


class Points:
    """Converts the result of the next deal into points, given the deals of the rubber played so far."""

    def __init__(self, deals: Sequence[ScoredDeal]) -> None:
        self._deals = tuple(deals)
        self._before = rubber.score_sheet(self._deals).difference
        self._known: dict[tuple[Contract, int], int] = {}

    def gained(self, contract: Contract, taken: int) -> int:
        """Return how many points the player's lead over the house grows if the player takes `taken` tricks."""
        found = self._known.get((contract, taken))
        if found is None:
            deal = ScoredDeal(contract, taken if contract.side == PLAYER else TRICKS - taken)
            found = rubber.score_sheet((*self._deals, deal)).difference - self._before
            self._known[contract, taken] = found
        return found


def is_good(contract: Contract, taken: int) -> bool:
    """Return whether a contract ends well for the player, who takes `taken` tricks.

    A contract of the player has to be made; a contract of the house has to go down.
    """
    if contract.side == PLAYER:
        return taken >= contract.needed
    return TRICKS - taken < contract.needed


class Calls(NamedTuple):
    """The calls that a hand may make, each with the contract that it leads to."""

    hand: Pile
    contracts: dict[int, Contract]  # by the number of the call

    def tricks(self, stock: Pile) -> Iterator[tuple[int, int]]:
        """Yield each call, and how many tricks the simple player then takes with this order of the stock."""
        held = card_set(self.hand)
        taken: dict[tuple[int, int], int] = {}
        for call, contract in self.contracts.items():
            strain, leader = contract.bid.strain, 1 - contract.side
            if (strain, leader) not in taken:
                taken[strain, leader] = tricks_taken(trick_rules(strain), held, stock, leader)
            yield call, taken[strain, leader]


def calls(hand: Pile, house: Bid | None, numbers: Iterable[int]) -> Calls:
    """Return the calls with these numbers; `house` is the bid of the house, None if it passed."""
    jokers = hands.jokers(hand)
    honours = [rubber.honours(hand, strain) for strain in tricks.STRAINS]

    def contract(call: int) -> Contract:
        bid = house if call == PASS else tricks.bid_numbered(call)
        assert bid  # the player may pass only if the house has bid
        return Contract(bid, HOUSE if call == PASS else PLAYER, jokers, honours[bid.strain])

    return Calls(hand, {call: contract(call) for call in numbers})


def allowed_calls(hand: Pile, house: Bid | None, suits: Iterable[int]) -> Calls:
    """Return all bids that the rules allow in these suits, and a pass if it is legal; for `house` see `calls`."""
    wanted = set(suits)
    bids = [bid.number for bid in BIDS if bid.strain in wanted and (house is None or bid > house)]
    return calls(hand, house, [PASS, *bids] if house else bids)
