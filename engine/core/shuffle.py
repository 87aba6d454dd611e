"""Numbered deals: a deal number gives the same order of the cards on every machine.

The generator is SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators",
OOPSLA 2014). No result of this module may ever change, because saved games and links name deals by their number.
"""

from collections.abc import Generator, MutableSequence
from typing import Any

from engine.core.cards import Pile, full_pack

_MASK = (1 << 64) - 1
FIRST_NUMBER = 1
LAST_NUMBER = 2**31 - 1


class SplitMix64:
    """A pseudorandom generator of 64-bit numbers that depends on nothing but its seed."""

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def next(self) -> int:
        """Return the next number, 0 to 2^64 - 1."""
        self._state = self._state + 0x9E3779B97F4A7C15 & _MASK
        mixed = self._state
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _MASK
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _MASK
        return mixed ^ mixed >> 31

    def below(self, bound: int) -> int:
        """Return a number from 0 to `bound` - 1, all equally likely.

        Of the 2^64 numbers that may be generated, the highest (2^64 modulo `bound` of them) are skipped, because
        they would make small results likelier.
        """
        whole_rounds = (1 << 64) - (1 << 64) % bound
        while True:
            number = self.next()
            if number < whole_rounds:
                return number % bound


def shuffled(pack: Pile, stream: SplitMix64) -> Pile:
    """Return the cards of a pack shuffled; the first card of the result is dealt first."""
    order = bytearray(pack)
    shuffle(order, stream)
    return bytes(order)


def shuffle(order: MutableSequence[Any], stream: SplitMix64) -> None:
    """Shuffle a sequence in place by the algorithm of Fisher and Yates, from the last element down."""
    for _ in shuffling(order, stream):
        pass


def shuffling(order: MutableSequence[Any], stream: SplitMix64) -> Generator[None, None, None]:
    """Do what `shuffle` does in small steps: yield after each element."""
    for last in range(len(order) - 1, 0, -1):
        other = stream.below(last + 1)
        order[last], order[other] = order[other], order[last]
        yield


def microsoft(number: int) -> Pile:
    """Return the 52 cards in the order in which Microsoft FreeCell deals them for this deal number.

    The random generator is that of the Microsoft C runtime, and it chooses one card after the other as in
    Jim Horne's FreeCell; Rosetta Code, "Deal cards for FreeCell", describes both.
    """
    state, left, dealt = number, bytearray(full_pack()), bytearray()
    while left:
        state = state * 214013 + 2531011 & 0x7FFFFFFF
        drawn = (state >> 16) % len(left)
        left[drawn], left[-1] = left[-1], left[drawn]
        dealt.append(left.pop())
    return bytes(dealt)
