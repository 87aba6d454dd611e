"""Numbered deals: one number gives one order of the cards, on every machine and for ever.

The generator is SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators",
OOPSLA 2014). Nothing here may change: deal numbers are in people's links.
"""

from collections.abc import MutableSequence
from typing import Any

from engine.core.cards import Pile, full_pack

_MASK = (1 << 64) - 1
FIRST_NUMBER = 1
LAST_NUMBER = 2**31 - 1


class SplitMix64:
    """An endless stream of 64-bit numbers that depends on nothing but its seed."""

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def next(self) -> int:
        """The next number, 0 … 2^64 - 1."""
        self._state = self._state + 0x9E3779B97F4A7C15 & _MASK
        mixed = self._state
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _MASK
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _MASK
        return mixed ^ mixed >> 31

    def below(self, bound: int) -> int:
        """A number 0 … bound - 1, each equally likely: numbers of the last, incomplete round are thrown away."""
        whole_rounds = (1 << 64) - (1 << 64) % bound
        while True:
            number = self.next()
            if number < whole_rounds:
                return number % bound


def shuffled(pack: Pile, stream: SplitMix64) -> Pile:
    """The cards in the order they are dealt."""
    order = bytearray(pack)
    shuffle(order, stream)
    return bytes(order)


def shuffle(order: MutableSequence[Any], stream: SplitMix64) -> None:
    """Bring anything into an order of the stream's: Fisher and Yates, from the last place down."""
    for last in range(len(order) - 1, 0, -1):
        other = stream.below(last + 1)
        order[last], order[other] = order[other], order[last]


def microsoft(number: int) -> Pile:
    """One pack in the order that Microsoft FreeCell deals it, the same for every number that game has.

    The generator and the way the cards are drawn are those of the Microsoft C runtime and of Jim Horne's game, as
    Rosetta Code, "Deal cards for FreeCell", describes them.
    """
    state, left, dealt = number, bytearray(full_pack()), bytearray()
    while left:
        state = state * 214013 + 2531011 & 0x7FFFFFFF
        drawn = (state >> 16) % len(left)
        left[drawn], left[-1] = left[-1], left[drawn]
        dealt.append(left.pop())
    return bytes(dealt)
