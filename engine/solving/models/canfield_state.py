"""The data of a search of Canfield: states, steps, and which card fits on which.

A card is a number: bit 0 is its colour, bit 1 tells the two suits of a colour apart, and the bits from 2 on are
its rank, counted from the base rank as 0. Stock and waste together are called the *talon*, a row of cards in the
order in which they are turned up. *Twins* are the two cards of one rank and colour: they fit on the same cards.
"""

from collections.abc import Callable
from typing import TypeAlias

from engine.core.cards import RANKS

# Columns, sorted; talon; number of cards in the waste; number of cards in the reserve; each suit's next card home.
State: TypeAlias = tuple[tuple[bytes, ...], bytes, int, int, bytes]
# A card; the card it goes onto, `HOME` or `SPACE`; the number of cards in the waste, only if turns change it.
Step: TypeAlias = tuple[int, ...]
# Several steps that are made as one, and the state after them.
MacroMove: TypeAlias = tuple[list[Step], State]
# A number that says how promising a macro-move is (the lower, the better), and a function that builds it. There
# may be thousands of macro-moves, and often only the first ones are needed, so they are built as late as possible.
Plan: TypeAlias = tuple[int, Callable[[], MacroMove]]

HOME, SPACE = -1, -2
RANK_COUNT = len(RANKS)
PACK_SIZE = 4 * RANK_COUNT

ONE = [bytes([card]) for card in range(256)]  # each card as a pile of one
# By card: in `HOSTS` the two cards on which it may lie, in `GUESTS` the two cards that may lie on it.
HOSTS = [bytes(((card + 4) % PACK_SIZE ^ 1, (card + 4) % PACK_SIZE ^ 3)) for card in range(PACK_SIZE)]
GUESTS = [bytes(((card - 4) % PACK_SIZE ^ 1, (card - 4) % PACK_SIZE ^ 3)) for card in range(PACK_SIZE)]


def in_reach(talon: bytes, turned: int, turn: int) -> list[int]:
    """Return how many cards the waste can have after turns of the stock, in ascending order, without 0.

    `turned` is the number of cards in the waste now; `turn` is how many cards are turned at a time.
    """
    count = len(talon)
    shown = {*range(turn, count, turn), count} if count else set()
    return sorted(shown.union(range(turned, count, turn)) if turned else shown)
