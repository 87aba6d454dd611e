"""A hand of cards as a player holds it: sorted by suit, the highest card of each suit first, jokers at the end.

The ace is high. A joker has no suit and no rank.
"""

from collections.abc import Iterable, Sequence

from engine.core import cards
from engine.core.cards import ACE, JOKER, Card, Pile
from engine.core.saying import Saying, say

# The order of the suits in a hand. Colours alternate, so that neighbouring suits are easy to tell apart.
HAND_SUITS = (cards.SPADES, cards.HEARTS, cards.CLUBS, cards.DIAMONDS)


def is_joker(card: Card) -> bool:
    """Return whether the card is a joker."""
    return cards.rank(card) == JOKER


def jokers(hand: Iterable[Card]) -> int:
    """Return the number of jokers among the cards."""
    return sum(map(is_joker, hand))


def height(card: Card) -> int:
    """Return the rank of a card with the ace high: 2 for a two, 13 for a king, 14 for an ace; not for jokers."""
    rank = cards.rank(card)
    return 14 if rank == ACE else rank


def in_hand_order(hand: Iterable[Card]) -> Pile:
    """Return the cards sorted: spades, hearts, clubs, diamonds, the highest of each suit first; then jokers."""
    ordered: list[Card] = sorted(hand, key=_place_in_hand)
    return bytes(ordered)


def _place_in_hand(card: Card) -> tuple[int, int]:
    """Return the key by which a hand is sorted: the number of the card's group, then the rank, highest first."""
    if is_joker(card):
        return len(HAND_SUITS), cards.suit(card)
    return HAND_SUITS.index(cards.suit(card)), -height(card)


def group_of(card: Card) -> int:
    """Return the number of the group a card belongs to: 0 spades, 1 hearts, 2 clubs, 3 diamonds, 4 jokers."""
    return _place_in_hand(card)[0]


def row_of(card: Card) -> int:
    """Return the row of a card in a hand of two rows: 0 for spades and hearts, 1 for all other cards."""
    return min(group_of(card) // 2, 1)


def of_suit(hand: Iterable[Card], suit: int) -> Pile:
    """Return the cards of one suit without jokers, the highest first."""
    found = (card for card in hand if not is_joker(card) and cards.suit(card) == suit)
    ordered: list[Card] = sorted(found, key=height, reverse=True)
    return bytes(ordered)


def by_suit(hand: Sequence[Card]) -> Saying:
    """Return the hand suit by suit, as "spades ace, nine; hearts queen; no clubs; no diamonds; a joker"."""
    parts = []
    for suit in HAND_SUITS:
        ranks = [say("rank", rank=cards.rank(card)) for card in of_suit(hand, suit)]
        name = cards.SUIT_NAMES[suit]
        parts.append(say("suit-of-hand", suit=name, ranks=ranks) if ranks else say("no-suit-in-hand", suit=name))
    count = jokers(hand)
    return say("clauses", parts=[*parts, *([say("jokers-in-hand", count=count)] if count else [])])
