"""A deal of Bridge Solitaire as it lies on the table, and what it means."""

from functools import lru_cache
from typing import NamedTuple

from engine.core import cards, hands
from engine.core.cards import Pile
from engine.core.game import Kind, Move, Position, Spot, counter_pile, counter_value
from engine.core.shuffle import SplitMix64, shuffled
from engine.games.bridge import rubber, tricks
from engine.games.bridge.rubber import Contract, Deal, Sheet
from engine.games.bridge.tricks import Bid

KEPT, BLIND, HAND = 6, 7, 13  # cards
TRICKS = 13
BY_HOUSE, WITH_BOTH, ALONE = 1, 2, 3  # how a trick was won, in the course of a deal

SPOTS = (
    Spot("s", Kind.STOCK, "stock"),
    Spot("b", Kind.BLIND, "blind"),
    Spot("h", Kind.HAND, "hand"),
    Spot("d", Kind.DISCARD, "discard"),
    Spot("u", Kind.TRICK, "card of the house"),
    Spot("t", Kind.TRICK, "your card"),
    Spot("x", Kind.ASIDE, "cards turned aside"),
    Spot("v", Kind.TAKEN, "tricks of the house"),
    Spot("w", Kind.TAKEN, "your tricks"),
    Spot("k", Kind.COUNTER, "cards kept"),
    Spot("a", Kind.COUNTER, "call of the house"),
    Spot("c", Kind.COUNTER, "contract"),
    Spot("l", Kind.COUNTER, "side on lead"),
    Spot("n", Kind.COUNTER, "tricks played"),
    Spot("r", Kind.COUNTER, "deals of the rubber"),
    Spot("z", Kind.COUNTER, "number of the rubber"),
)
S, B, H, D, U, T, X, V, W, K, A, C, L, N, R, Z = range(len(SPOTS))
NEXT_DEAL, TURN_ASIDE = Move(D, S), Move(S, X)


class BridgeState(NamedTuple):
    """A position, read: the piles by name, and the tallies as what they mean."""

    stock: Pile
    blind: Pile
    hand: Pile
    house_card: Pile
    my_card: Pile
    aside: Pile
    kept: Pile
    house_bid: Bid | None
    contract: Contract | None
    on_lead: int
    course: Pile  # how each trick so far was won
    deals: tuple[Deal, ...]

    @property
    def choosing(self) -> bool:
        """Whether the hand is still to be chosen."""
        return bool(self.blind)

    @property
    def trump(self) -> int:
        """The suit of trumps, or none."""
        assert self.contract
        return self.contract.bid.strain

    @property
    def played_out(self) -> bool:
        """Whether all thirteen tricks are taken."""
        return len(self.course) == TRICKS

    @property
    def number(self) -> int:
        """Which deal of the rubber this is, from 1."""
        return len(self.deals) + (not self.played_out)

    @property
    def mine(self) -> int:
        """The tricks the player has taken."""
        return len(self.course) - self.theirs

    @property
    def theirs(self) -> int:
        """The tricks the house has taken."""
        return self.course.count(BY_HOUSE)

    @property
    def turned(self) -> int:
        """How many cards were turned aside in the trick on the table."""
        return sum(not cards.is_down(card) for card in self.aside)

    @property
    def sheet(self) -> Sheet:
        """The score."""
        return rubber.sheet_of(self.deals)


@lru_cache(maxsize=64)
def read(position: Position) -> BridgeState:
    """What a position says."""
    house, marked = counter_value(position[A]), counter_value(position[K])
    return BridgeState(
        stock=position[S],
        blind=position[B],
        hand=position[H],
        house_card=position[U],
        my_card=position[T],
        aside=position[X],
        kept=bytes(card for i, card in enumerate(position[H]) if marked >> i & 1),
        house_bid=tricks.bid_numbered(house) if house else None,
        contract=rubber.contract_numbered(counter_value(position[C])),
        on_lead=counter_value(position[L]),
        course=position[N].lstrip(b"\0"),
        deals=rubber.deals_of(position[R]),
    )


def changed(position: Position, piles: dict[int, Pile]) -> Position:
    """The position with other piles at some spots."""
    return tuple(piles.get(i, pile) for i, pile in enumerate(position))


def dealt(number: int, deals: tuple[Deal, ...]) -> Position:
    """The deal that follows these in the rubber of a number.

    The pack is shuffled anew for each deal, by one stream of chance, so that the number gives the whole rubber.
    """
    stream = SplitMix64(number)
    for _ in range(len(deals) + 1):
        order = shuffled(tricks.pack(), stream)
    hand = hands.in_hand_order(order[BLIND : BLIND + HAND])
    kept = sum(1 << i for i, card in enumerate(hand) if hands.is_joker(card))
    piles = {
        S: cards.turned_down(order[: BLIND + HAND - 1 : -1]),
        B: cards.turned_down(order[:BLIND]),
        H: hand,
        K: counter_pile(kept),
        R: rubber.record_of(deals) or counter_pile(0),
        Z: counter_pile(number),
    }
    return tuple(
        piles.get(i, counter_pile(0) if spot.kind is Kind.COUNTER else b"") for i, spot in enumerate(SPOTS)
    )


def position_error(position: Position) -> str:
    """Why a number means nothing, or a trick hangs in the air."""
    tallies = [counter_value(position[i]) for i in (K, A, C, L)]
    most = (2**HAND - 1, len(tricks.BIDS), rubber.LAST_CONTRACT, rubber.HOUSE)
    if any(number > last for number, last in zip(tallies, most, strict=True)):
        return "This position has a number that means nothing in Bridge Solitaire."
    if not rubber.is_contract(tallies[2]) or not rubber.is_record(position[R]):
        return "This position has a contract that cannot be."
    course = position[N].lstrip(b"\0")
    if set(course) - {BY_HOUSE, WITH_BOTH, ALONE} or len(course) > TRICKS:
        return "This position has tricks that cannot be."
    if len(course) == TRICKS and not rubber.deals_of(position[R]):
        return "This position has a deal that was played and not scored."
    unanswered = position[T] and not position[U] and not position[S]
    if len(position[T]) > 1 or len(position[U]) > 1 or unanswered:
        return "This position has a trick that cannot be."
    return ""
