"""The data of a search of Backbone: states, steps and paths, and how moves of cards change them.

The *ribs* are the piles of the tableau. The *spine* is the two columns of the backbone and the coccyx, the card
that lies across their ends. A *face* is the rank and suit of a card as one number: `card & FACE`.
"""

from collections.abc import Iterator
from typing import TypeAlias

from engine.core import cards
from engine.core.cards import FACE, KING, RANKS, SUITS, Pile

Run: TypeAlias = int  # the cards of a rib: six bits for its top face, and above them its bottom face; 0 if empty
# The five fields of a state:
# - the runs on the ribs, in order;
# - how many cards the two columns of the spine and the coccyx still have, four bits each;
# - the cards left in stock and waste, one bit a card, the lowest bit for the card that is turned first;
# - the place in the stock: the number of the waste's top card in the order of turning, from one on (0 if the
#   waste is empty), plus `REDEALT` once the waste was redealt;
# - the foundations: a bit for each face that a foundation takes next, one rank above the king if it is complete;
#   two foundations of a suit that are equally high share one bit.
State: TypeAlias = tuple[tuple[Run, ...], int, int, int, int]
# (place, source, target): the stock is turned until it is at this place, then a card moves. The source is a spot
# or the run of a rib, the target is the run of a rib or `HOME`.
Step: TypeAlias = tuple[int, int, int]
# The path before the last step, and the last step.
Path: TypeAlias = tuple["Path", Step] | None

BITS = 6  # bits of a face
TOP = (1 << BITS) - 1  # the bits of a run that hold its top face
NEXT_RANK = 4  # the difference between a face and the next higher face of its suit
REDEALT = 128
PLACE = REDEALT - 1  # the bits of a place in the stock without `REDEALT`
HOME = -1
SUIT_BITS = tuple(sum(1 << cards.make(rank, suit) for rank in (*RANKS, KING + 1)) for suit in SUITS)
COMPLETE = sum(1 << cards.make(KING + 1, suit) for suit in SUITS)


def raised_home(homes: int, face: int) -> int:
    """Return the foundations after one of them takes this card; `homes` is the last field of a `State`."""
    bit = 1 << face
    if homes & SUIT_BITS[face & 3] == bit:
        return homes | bit << NEXT_RANK
    return homes & ~bit | bit << NEXT_RANK


def laid(ribs: tuple[Run, ...], old: Run, new: Run) -> tuple[Run, ...]:
    """Return the ribs, sorted, after the run `old` is replaced by the run `new`."""
    runs = list(ribs)
    runs[runs.index(old)] = new
    runs.sort()
    return tuple(runs)


def shortened(run: Run) -> Run:
    """Return the run without its top card; 0 if no card is left."""
    return run + NEXT_RANK if run >> BITS != run & TOP else 0


def single(face: int) -> Run:
    """Return a run of one card."""
    return face << BITS | face


def run_of(pile: Pile) -> Run:
    """Return the run on a rib; 0 if the rib is empty."""
    return (pile[0] & FACE) << BITS | pile[-1] & FACE if pile else 0


def bits(mask: int) -> Iterator[int]:
    """Yield the numbers of the bits that are set, the lowest first."""
    while mask:
        bit = mask & -mask
        yield bit.bit_length() - 1
        mask ^= bit


def steps_of(path: Path) -> list[Step]:
    """Return the steps of a path in the order in which they are made."""
    steps = []
    while path:
        path, step = path
        steps.append(step)
    return steps[::-1]


def heights(homes: int, suit: int) -> tuple[int, int]:
    """Return the ranks of the top cards of a suit's two foundations, the lower first; 0 for an empty one."""
    wanted = [cards.rank(face) - 1 for face in bits(homes & SUIT_BITS[suit])]
    return wanted[0], wanted[-1]
