"""The position of Bridge Solitaire: its piles and counters, and how to read and build them."""

from enum import IntEnum
from functools import lru_cache
from typing import NamedTuple

from engine.core import cards, hands
from engine.core.cards import Pile
from engine.core.game import Kind, Move, Position, Spot, counter_pile, counter_value
from engine.core.saying import Saying, say
from engine.core.shuffle import SplitMix64, shuffled
from engine.games.bridge import rubber, tricks
from engine.games.bridge.rubber import Contract, ScoredDeal, ScoreSheet
from engine.games.bridge.tricks import Bid

CARDS_KEPT, CARDS_IN_BLIND, CARDS_IN_HAND = 6, 7, 13
TRICKS = 13
# The result of a trick. UNANSWERED: the player won, and the house played no card.
HOUSE_WON, PLAYER_WON, UNANSWERED = 1, 2, 3


class BridgeSpot(IntEnum):
    """The index of each pile and counter in a position; `SPOTS` describes them in this order."""

    STOCK = 0
    BLIND = 1
    HAND = 2
    DISCARD = 3
    HOUSE_CARD = 4  # the card of the house in the current trick
    PLAYER_CARD = 5  # the player's card in the current trick
    ASIDE = 6  # cards that the house turned up but was not allowed to play
    HOUSE_TRICKS = 7
    PLAYER_TRICKS = 8
    KEPT = 9  # counter: bit i is set if the player keeps card i of the hand
    HOUSE_CALL = 10  # counter: the number of the house's bid; 0 if it has passed or has not bid yet
    CONTRACT = 11  # counter: `Contract.number`, 0 before there is a contract
    LEADER = 12  # counter: PLAYER or HOUSE, the side that leads to the current trick
    TRICK_RESULTS = 13  # one byte for each trick played: HOUSE_WON, PLAYER_WON or UNANSWERED
    DEALS = 14  # the deals played, see `rubber.record_deals`
    NUMBER = 15  # counter: the number of the rubber


SPOTS = (
    Spot("s", Kind.STOCK, say("stock")),
    Spot("b", Kind.BLIND, say("blind")),
    Spot("h", Kind.HAND, say("hand")),
    Spot("d", Kind.DISCARD, say("discard")),
    Spot("u", Kind.TRICK, say("house-card")),
    Spot("t", Kind.TRICK, say("your-card")),
    Spot("x", Kind.ASIDE, say("turned-aside")),
    Spot("v", Kind.TAKEN, say("house-tricks")),
    Spot("w", Kind.TAKEN, say("your-tricks")),
    Spot("k", Kind.COUNTER, say("cards-kept")),
    Spot("a", Kind.COUNTER, say("house-call")),
    Spot("c", Kind.COUNTER, say("contract")),
    Spot("l", Kind.COUNTER, say("side-on-lead")),
    Spot("n", Kind.COUNTER, say("tricks-played")),
    Spot("r", Kind.COUNTER, say("deals-of-rubber")),
    Spot("z", Kind.COUNTER, say("rubber-number")),
)
NEXT_DEAL = Move(BridgeSpot.DISCARD, BridgeSpot.STOCK)
TURN_ASIDE = Move(BridgeSpot.STOCK, BridgeSpot.ASIDE)


def call_move(number: int) -> Move:
    """Return the move by which the player bids or passes; `number` is the number of a bid, or 0 for a pass."""
    return Move(BridgeSpot.HOUSE_CALL, BridgeSpot.CONTRACT, number)


class BridgeState(NamedTuple):
    """A position in readable form: its piles by name, and the values of its counters."""

    stock: Pile
    blind: Pile
    hand: Pile
    house_card: Pile  # empty or one card
    player_card: Pile  # empty or one card
    aside: Pile  # the cards turned aside: face up in the current trick, face down from earlier tricks
    kept: Pile  # the cards of the hand that the player keeps
    house_bid: Bid | None  # None if the house has passed or has not bid yet
    contract: Contract | None  # None until the player has bid or passed
    leader: int  # PLAYER or HOUSE: the side that leads to the current trick
    trick_results: Pile  # HOUSE_WON, PLAYER_WON or UNANSWERED for each trick played
    deals: tuple[ScoredDeal, ...]  # the finished deals of the rubber

    @property
    def choosing(self) -> bool:
        """Whether the player is still choosing which six cards to keep."""
        return bool(self.blind)

    @property
    def trump(self) -> int:
        """The trump suit of the contract, or NO_TRUMP; there must be a contract."""
        assert self.contract
        return self.contract.bid.strain

    @property
    def played_out(self) -> bool:
        """Whether all thirteen tricks of this deal are played."""
        return len(self.trick_results) == TRICKS

    @property
    def deal_number(self) -> int:
        """Which deal of the rubber this is: 1 for the first."""
        return len(self.deals) + (not self.played_out)

    @property
    def player_tricks(self) -> int:
        """The number of tricks that the player has won in this deal."""
        return len(self.trick_results) - self.house_tricks

    @property
    def house_tricks(self) -> int:
        """The number of tricks that the house has won in this deal."""
        return self.trick_results.count(HOUSE_WON)

    @property
    def turned_aside(self) -> int:
        """The number of cards turned aside in the current trick."""
        return sum(not cards.is_down(card) for card in self.aside)

    @property
    def sheet(self) -> ScoreSheet:
        """The score sheet of all deals of the rubber that are played out."""
        return rubber.score_sheet(self.deals)


@lru_cache(maxsize=64)
def read_state(position: Position) -> BridgeState:
    """Return the piles and counters of a position as a `BridgeState`."""
    call, marked = counter_value(position[BridgeSpot.HOUSE_CALL]), counter_value(position[BridgeSpot.KEPT])
    return BridgeState(
        stock=position[BridgeSpot.STOCK],
        blind=position[BridgeSpot.BLIND],
        hand=position[BridgeSpot.HAND],
        house_card=position[BridgeSpot.HOUSE_CARD],
        player_card=position[BridgeSpot.PLAYER_CARD],
        aside=position[BridgeSpot.ASIDE],
        kept=bytes(card for i, card in enumerate(position[BridgeSpot.HAND]) if marked >> i & 1),
        house_bid=tricks.bid_numbered(call) if call else None,
        contract=rubber.contract_numbered(counter_value(position[BridgeSpot.CONTRACT])),
        leader=counter_value(position[BridgeSpot.LEADER]),
        trick_results=position[BridgeSpot.TRICK_RESULTS].lstrip(b"\0"),
        deals=rubber.deals_in_record(position[BridgeSpot.DEALS]),
    )


def with_piles(position: Position, piles: dict[int, Pile]) -> Position:
    """Return the position with some piles replaced; `piles` maps the index of a spot to its new pile."""
    return tuple(piles.get(i, pile) for i, pile in enumerate(position))


def next_deal(number: int, deals: tuple[ScoredDeal, ...]) -> Position:
    """Return the first position of the next deal of a rubber, after the deals played out so far.

    `number` is the number of the rubber. It seeds one random generator, which shuffles the whole pack for each
    deal in turn. So this number alone determines all deals of the rubber; what was played does not matter.
    """
    stream = SplitMix64(number)
    for _ in range(len(deals) + 1):
        order = shuffled(tricks.pack(), stream)
    hand = hands.in_hand_order(order[CARDS_IN_BLIND : CARDS_IN_BLIND + CARDS_IN_HAND])
    kept = sum(1 << i for i, card in enumerate(hand) if hands.is_joker(card))
    piles: dict[int, Pile] = {
        BridgeSpot.STOCK: cards.turned_down(order[: CARDS_IN_BLIND + CARDS_IN_HAND - 1 : -1]),
        BridgeSpot.BLIND: cards.turned_down(order[:CARDS_IN_BLIND]),
        BridgeSpot.HAND: hand,
        BridgeSpot.KEPT: counter_pile(kept),
        BridgeSpot.DEALS: rubber.record_deals(deals) or counter_pile(0),
        BridgeSpot.NUMBER: counter_pile(number),
    }
    return tuple(
        piles.get(i, counter_pile(0) if spot.kind is Kind.COUNTER else b"") for i, spot in enumerate(SPOTS)
    )


def position_error(position: Position) -> Saying | None:
    """Return why a position cannot occur in play, in a sentence; None if it can.

    It checks the range of the counters, the contract, the record of deals, and the current and earlier tricks.
    """
    highest = {
        BridgeSpot.KEPT: 2**CARDS_IN_HAND - 1,
        BridgeSpot.HOUSE_CALL: len(tricks.BIDS),
        BridgeSpot.CONTRACT: rubber.LAST_CONTRACT,
        BridgeSpot.LEADER: rubber.HOUSE,
    }
    if any(counter_value(position[spot]) > most for spot, most in highest.items()):
        return say("bridge-number-too-high")
    contract = counter_value(position[BridgeSpot.CONTRACT])
    if not rubber.is_contract(contract) or not rubber.is_record(position[BridgeSpot.DEALS]):
        return say("bridge-contract")
    trick_results = position[BridgeSpot.TRICK_RESULTS].lstrip(b"\0")
    if set(trick_results) - {HOUSE_WON, PLAYER_WON, UNANSWERED} or len(trick_results) > TRICKS:
        return say("bridge-tricks")
    if len(trick_results) == TRICKS and not rubber.deals_in_record(position[BridgeSpot.DEALS]):
        return say("bridge-unscored")
    player_card, house_card = position[BridgeSpot.PLAYER_CARD], position[BridgeSpot.HOUSE_CARD]
    unanswerable = player_card and not house_card and not position[BridgeSpot.STOCK]
    if len(player_card) > 1 or len(house_card) > 1 or unanswerable:
        return say("bridge-trick")
    return None
