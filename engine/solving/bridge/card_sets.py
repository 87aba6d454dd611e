"""Bit sets of cards, and the rules of tricks as bit sets, so that many deals can be played quickly.

A set of cards is a number in which bit `card` is set for each card; all cards lie face up. `trick_rules` asks
`engine.games.bridge.tricks` only once which card of each pair beats the other.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple, TypeAlias

from engine.core import cards
from engine.core.cards import Card
from engine.core.hands import is_joker
from engine.games.bridge import tricks

CardSet: TypeAlias = int


def card_set(pile: Iterable[Card]) -> CardSet:
    """Return the bit set of these cards."""
    return sum(1 << card for card in pile)


def cards_of(found: CardSet) -> Iterator[Card]:
    """Yield the cards of a set in ascending order."""
    while found:
        lowest = found & -found
        yield lowest.bit_length() - 1
        found ^= lowest


SUIT_SETS = tuple(card_set(card for card in cards.full_pack() if cards.suit(card) == suit) for suit in cards.SUITS)
JOKERS = card_set(card for card in tricks.pack() if is_joker(card))


class TrickRules(NamedTuple):
    """The rules of tricks for one trump suit; each tuple holds a set of cards for each card led."""

    trump: int  # a suit or NO_TRUMP
    answers: tuple[CardSet, ...]  # cards with which the house may answer the player's lead
    losing: tuple[CardSet, ...]  # cards of the house that beat the player's lead
    suit: tuple[CardSet, ...]  # all cards of the suit led; none if a joker is led
    winning: tuple[CardSet, ...]  # cards of the player that beat the lead of the house

    def playable(self, held: CardSet, led: Card) -> CardSet:
        """Return the cards that a player who holds `held` may play to the lead of the house."""
        return held & self.suit[led] or held


@cache
def trick_rules(trump: int) -> TrickRules:
    """Return the rules of tricks for a trump suit or NO_TRUMP."""
    pack = tricks.pack()
    answers, losing, suit, winning = ([0] * (max(pack) + 1) for _ in range(4))
    for led in pack:
        answers[led] = card_set(card for card in pack if tricks.house_may_answer(card, led, trump))
        losing[led] = card_set(card for card in pack if tricks.house_wins(led, card, house_led=False, trump=trump))
        winning[led] = card_set(
            card for card in pack if not tricks.house_wins(card, led, house_led=True, trump=trump)
        )
        suit[led] = 0 if is_joker(led) else SUIT_SETS[cards.suit(led)]
    return TrickRules(trump, tuple(answers), tuple(losing), tuple(suit), tuple(winning))
