"""What a search of Canfield goes through: states, steps, and which card fits on which.

A card is a number: bit 0 is its colour, bit 1 tells the two suits of a colour apart, and the bits from 2 on are
its rank, counted from the base rank as 0. Stock and waste together are called the *talon*, a row of cards in the
order in which they are turned up. *Twins* are the two cards of one rank and colour: they fit on the same cards.
"""

from collections.abc import Callable
from typing import TypeAlias

from engine.core.cards import RANKS

# Columns, sorted; talon; number of cards in the waste; number of cards in the reserve; next card of each suit.
State: TypeAlias = tuple[tuple[bytes, ...], bytes, int, int, bytes]
# A card; the card it goes onto, `HOME` or `SPACE`; the number of cards in the waste, only if turns change it.
Step: TypeAlias = tuple[int, ...]
MacroMove: TypeAlias = tuple[list[Step], State]
# How promising a macro-move is (the lower the number, the more), and what makes it: there may be thousands of
# macro-moves, and often only the first of them are needed.
Plan: TypeAlias = tuple[int, Callable[[], MacroMove]]

HOME, SPACE = -1, -2
RANK_COUNT = len(RANKS)
PACK_SIZE = 4 * RANK_COUNT

ONE = [bytes([card]) for card in range(256)]  # each card as a pile of one
# For each card the two on which it may lie, and the two that may lie on it.
HOSTS = [bytes(((card + 4) % PACK_SIZE ^ 1, (card + 4) % PACK_SIZE ^ 3)) for card in range(PACK_SIZE)]
GUESTS = [bytes(((card - 4) % PACK_SIZE ^ 1, (card - 4) % PACK_SIZE ^ 3)) for card in range(PACK_SIZE)]


def in_reach(talon: bytes, turned: int, turn: int) -> list[int]:
    """Return how many cards, except 0, the waste can have after turns of the stock, if no card is played."""
    count = len(talon)
    shown = {*range(turn, count, turn), count} if count else set()
    return sorted(shown.union(range(turned, count, turn)) if turned else shown)
