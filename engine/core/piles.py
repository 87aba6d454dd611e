"""Spots and piles that many patiences have: foundations, and piles whose last card lies face up."""

from engine.core import cards
from engine.core.cards import Pile
from engine.core.game import Kind, Spot
from engine.core.saying import say

FOUNDATION_SUITS = (cards.SPADES, cards.HEARTS, cards.DIAMONDS, cards.CLUBS)
"""The suits of four foundations, in the order of their spots."""


def foundations(packs: int = 1) -> tuple[Spot, ...]:
    """Return the spots of the foundations, "f1" to "f4" or "f8"; each begins with the ace of its suit.

    With two packs, each suit has two foundations: first come the four first ones, then the four second ones.
    """
    names = ("foundation-of",) if packs == 1 else ("first-foundation-of", "second-foundation-of")
    homes = [(name, suit) for name in names for suit in FOUNDATION_SUITS]
    return tuple(
        Spot(
            f"f{number}",
            Kind.FOUNDATION,
            say(name, suit=cards.SUIT_NAMES[suit]),
            cards.make(cards.ACE, suit),
        )
        for number, (name, suit) in enumerate(homes, start=1)
    )


def with_last_up(pile: Pile) -> Pile:
    """Return the pile with its last card turned face up; an empty pile stays empty."""
    return pile[:-1] + cards.turned_up(pile[-1:])
