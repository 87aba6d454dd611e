"""The most tricks that the player can still take in a deal of Bridge Solitaire, for the real order of the stock.

The house never chooses: the order of the stock decides which card it plays. So a state is given by the cards that
the player holds, the number of cards left in the stock, and the side that leads. `MostTricks` tries every card of
the player in every state that can be reached, and remembers the results.

Equivalence: two cards of one suit in the player's hand are equivalent if no card of the stock has a rank between
theirs. Two jokers are equivalent, too. Of equivalent cards only the first one is tried.
"""

from collections.abc import Iterator
from typing import NamedTuple

from engine.core import cards
from engine.core.cards import Card, Pile
from engine.core.hands import height, is_joker, of_suit
from engine.games.bridge import tricks
from engine.games.bridge.house import TURNED_AT_MOST
from engine.games.bridge.rubber import HOUSE, PLAYER


class Answer(NamedTuple):
    """How the house answers a card that the player leads."""

    house_wins: bool
    stock: int  # cards left in the stock afterwards


class MostTricks:
    """Finds the most tricks for one hand, one stock and one trump suit."""

    def __init__(self, hand: Pile, stock: Pile, trump: int) -> None:
        """Prepare the search. The last card of `stock` is on top; `trump` is a suit or NO_TRUMP."""
        self._hand = hand
        self._stock = cards.turned_up(stock)
        self._trump = trump
        self._alike = _alike(hand, self._stock)
        self._suits = [self.mask(of_suit(hand, suit)) for suit in cards.SUITS]
        self._known: dict[tuple[int, int, int], int] = {}
        self._answers: dict[tuple[int, int], Answer] = {}

    @property
    def seen(self) -> int:
        """How many states were looked at."""
        return len(self._known)

    def mask(self, hand: Pile) -> int:
        """Return cards of the hand as a bit set, in which bit i is set for card i of the hand."""
        return sum(1 << self._hand.index(card) for card in hand)

    def from_lead(self, held: int, stock: int, leader: int) -> int:
        """Return the most tricks that the player can take from the beginning of a trick to the end of the deal.

        Args:
            held: the cards that the player holds, see `mask`.
            stock: the number of cards left in the stock.
            leader: PLAYER or HOUSE.
        """
        if not stock or not held:
            return held.bit_count()  # without a stock, every card left in the hand wins a trick
        state = held, stock, leader
        found = self._known.get(state)
        if found is None:
            found = self._best(held, stock, None if leader == PLAYER else self._stock[stock - 1])
            self._known[state] = found
        return found

    def _best(self, held: int, stock: int, led: Card | None) -> int:
        most, best = held.bit_count(), 0
        for at in self._choices(held, led):
            best = max(best, self._after(held, stock, led, at))
            if best == most:
                break
        return best

    def after(self, held: int, stock: int, led: Card | None, card: Card) -> int:
        """Return the most tricks, the current one included, that the player can take after playing this card now.

        `led` is the card that the house has led, which is still counted in `stock`; None if the player leads.
        """
        return self._after(held, stock, led, self._hand.index(card))

    def _after(self, held: int, stock: int, led: Card | None, at: int) -> int:
        rest = held & ~(1 << at)
        if led is None:
            house_wins, left = self._answer(at, stock)
        else:
            house_wins = tricks.house_wins(self._hand[at], led, house_led=True, trump=self._trump)
            left = stock - 1
        leader = HOUSE if house_wins else PLAYER
        return (not house_wins) + self.from_lead(rest, left, leader)

    def _choices(self, held: int, led: Card | None) -> Iterator[int]:
        """Yield the cards that the player may play, as indices in the hand; only one of equivalent cards."""
        may = held
        if led is not None and not is_joker(led):
            may = held & self._suits[cards.suit(led)] or held
        for at in range(len(self._hand)):
            if may >> at & 1 and not self._alike[at] & held:
                yield at

    def _answer(self, at: int, stock: int) -> Answer:
        """Return how the house answers the lead of card `at` of the hand, with `stock` cards left in the stock."""
        found = self._answers.get((at, stock))
        if found is None:
            found = self._answers[at, stock] = self._find_answer(self._hand[at], stock)
        return found

    def _find_answer(self, led: Card, stock: int) -> Answer:
        turned = 0
        while True:
            if self._trump == tricks.NO_TRUMP and turned == TURNED_AT_MOST:
                return Answer(house_wins=False, stock=stock)
            card = self._stock[stock - 1]
            stock -= 1
            if not stock or tricks.house_may_answer(card, led, self._trump):
                wins = tricks.house_wins(led, card, house_led=False, trump=self._trump)
                return Answer(wins, stock)
            turned += 1


def _alike(hand: Pile, stock: Pile) -> list[int]:
    """Return, for each card of the hand, the bit set of the earlier cards in the hand that are equivalent."""
    return [
        sum(1 << other for other in range(at) if _do_the_same(hand[at], hand[other], stock))
        for at in range(len(hand))
    ]


def _do_the_same(one: Card, other: Card, stock: Pile) -> bool:
    if is_joker(one) or is_joker(other):
        return is_joker(one) and is_joker(other)
    suit, ranks = cards.suit(one), sorted((height(one), height(other)))
    theirs = (height(card) for card in of_suit(stock, suit))
    return cards.suit(other) == suit and not any(ranks[0] < rank < ranks[1] for rank in theirs)
