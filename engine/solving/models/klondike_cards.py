"""Klondike's cards as bits, and tests of many cards at once.

A card is a single bit. Each rank has four bits, the two red cards below the two black ones. So the two cards of
one rank and colour, a *pair*, are neighbouring bits, and a few operations on bits test all pairs at once.
"""

from functools import cache
from typing import TypeAlias

from engine.core import cards
from engine.core.cards import Card

# Name (see `HEIGHTS`); cards face up in the columns; cards in stock and waste; roots; next cards home; number of
# empty columns; place in the stock. `KlondikeModel` explains these fields.
State: TypeAlias = tuple[int, int, int, int, int, int, int]
# What is done; the bit of the card; the place in the stock after the step; the name of the state after the step.
Step: TypeAlias = tuple[str, int, int, int]

# What a step does: a card of the columns goes home; a root goes to another column; a card of the waste goes home;
# a card of the waste goes to a column; a card comes back from its foundation to a column.
HOME, OFF, TAKEN_HOME, TAKEN, BACK = "home", "off", "taken home", "taken", "back"

SUIT_PLACE = {cards.DIAMONDS: 0, cards.HEARTS: 1, cards.CLUBS: 2, cards.SPADES: 3}
_RED_PAIRS = sum(1 << 4 * rank for rank in cards.RANKS)
_BLACK_PAIRS = _RED_PAIRS << 2
_PAIRS = _RED_PAIRS | _BLACK_PAIRS
_RED_CARDS, _BLACK_CARDS = 3 * _RED_PAIRS, 3 * _BLACK_PAIRS
PACK = _RED_CARDS | _BLACK_CARDS
KING_BIT = 1 << 4 * cards.KING  # the lowest bit of the kings
KINGS = 15 * KING_BIT

# A state's name is one number of less than 60 bits, so that millions of them fit in memory. Its lowest 16 bits are
# the heights of the foundations, four bits each. Then come the numbers of cards that still lie in the columns as
# dealt, each multiplied by a unit that is just large enough for the columns before it. The highest bits are the
# cards of stock and waste.
HEIGHTS = (1 << 16) - 1
FULL = 0xDDDD  # the heights when every foundation is complete


def bit(card: Card) -> int:
    """Return the bit of a card; it is the same whether the card is face up or face down."""
    return 1 << 4 * cards.rank(card) + SUIT_PLACE[cards.suit(card)]


# by card, what is added to the name of a state when it goes home
HIGHER = {bit(card): 1 << 4 * SUIT_PLACE[cards.suit(card)] for card in cards.full_pack()}


@cache
def safe_cards(heights: int) -> tuple[int, int]:
    """Return the next cards home that are safe, and the last cards home that may be needed back, as bits.

    `heights` has four bits for each foundation. A card stays in a column only so that two cards of the other
    colour can be built on it. If these two can go home at once, and so can the cards that could lie on them,
    the card does not have to wait for them.
    """
    height = [heights >> 4 * place & 15 for place in range(4)]
    going = wanted_back = 0
    for place, high in enumerate(height):
        other = place // 2 * 2 ^ 2
        most = min(height[other] + 2, height[other + 1] + 2, height[place ^ 1] + 3)
        going |= (high < most) << 4 * (high + 1) + place
        wanted_back |= (high > most) << 4 * high + place
    return going, wanted_back


def first_bit(several: int) -> int:
    """Return the lowest card of a set of bits that is not empty."""
    return several & -several


def opened_and_fitting(state: State) -> tuple[int, int]:
    """Return the face-up cards that can be made open, and all cards that some column can take."""
    _, face_up, _, roots, _, spaces, _ = state
    lying = face_up & ~(roots | KINGS)
    over = (lying & _RED_CARDS) << 6 | (lying & _BLACK_CARDS) << 2  # as bits of the pairs that they lie on
    up, higher = face_up >> 1, over >> 1
    # A pair has room for more if fewer cards lie on it than it has face up.
    free = ((face_up | up) & ~(over | higher) | face_up & up & ~(over & higher)) & _PAIRS
    free |= free << 1
    fitting = (free & _BLACK_CARDS) >> 6 | (free & _RED_CARDS) >> 2
    return face_up & free, fitting | KINGS if spaces else fitting
