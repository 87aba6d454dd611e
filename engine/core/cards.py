"""Cards, packs and piles: a card is one byte, a pile is `bytes` with the bottom card first.

| bit  | meaning                                                                  |
| ---- | ------------------------------------------------------------------------ |
| 7    | 1 in the second pack (so that all 104 cards of two packs differ)         |
| 6    | 1 if the card lies face down                                             |
| 5..2 | rank: 1 ace, 2 to 10, 11 jack, 12 queen, 13 king, 14 joker               |
| 1..0 | suit: 0 clubs, 1 diamonds, 2 hearts, 3 spades, in the order of bridge    |

The low six bits, rank and suit, are the *face*. Only the face decides which card may be laid on which.
"""

from typing import TypeAlias

from engine.core.saying import Saying, say

Card: TypeAlias = int
Pile: TypeAlias = bytes

CLUBS, DIAMONDS, HEARTS, SPADES = SUITS = range(4)
SUIT_LETTERS = "cdhs"  # in the order of SUITS; used in the notation, the drawings and the style sheet
ACE, JACK, QUEEN, KING, JOKER = 1, 11, 12, 13, 14
RANKS = range(ACE, KING + 1)

FACE = 0x3F
DOWN = 0x40
SECOND_PACK = 0x80

# Tables for `bytes.translate`, with one output byte for each of the 256 cards. Bits 7 and 6 divide the cards into
# four ranges of 64: first pack face up, first pack face down, second pack face up, second pack face down.
_UP, _DOWN, _UP_SECOND, _DOWN_SECOND = (bytes(range(first, first + 64)) for first in range(0, 256, 64))
_UP_TABLE = _UP + _UP + _UP_SECOND + _UP_SECOND
_DOWN_TABLE = _DOWN + _DOWN + _DOWN_SECOND + _DOWN_SECOND
_FACE_TABLE = _UP * 4
_FIRST_TABLE = (_UP + _DOWN) * 2

RANK_NAMES = (
    "",
    "ace",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "jack",
    "queen",
    "king",
    "joker",
)
SUIT_NAMES = ("clubs", "diamonds", "hearts", "spades")


def make(rank: int, suit: int, pack: int = 0) -> Card:
    """Return the face-up card of a rank (1 to 14) and suit (0 to 3) in pack 0 or 1."""
    return pack << 7 | rank << 2 | suit


def rank(card: Card) -> int:
    """Return the rank: 1 for an ace to 13 for a king, 14 for a joker."""
    return card >> 2 & 15


def suit(card: Card) -> int:
    """Return the suit: 0 clubs, 1 diamonds, 2 hearts, 3 spades; for a joker it only tells the jokers apart."""
    return card & 3


def is_red(card: Card) -> bool:
    """Return whether the suit of the card is diamonds or hearts."""
    return suit(card) in {DIAMONDS, HEARTS}


def is_down(card: Card) -> bool:
    """Return whether the card lies face down."""
    return bool(card & DOWN)


def identity(card: Card) -> Card:
    """Return the card without its face-down bit: the same number whether the card lies face up or face down."""
    return card & ~DOWN


def turned_up(pile: Pile) -> Pile:
    """Return the pile with every card face up."""
    return pile.translate(_UP_TABLE)


def turned_down(pile: Pile) -> Pile:
    """Return the pile with every card face down."""
    return pile.translate(_DOWN_TABLE)


def faces(pile: Pile) -> Pile:
    """Return the faces of the cards in a pile: rank and suit only, without the bits for face down and second pack.

    So the aces of spades of two packs become equal.
    """
    return pile.translate(_FACE_TABLE)


def of_one_pack(pile: Pile) -> Pile:
    """Return the pile with the bit for the second pack cleared in every card; face-down cards stay face down."""
    return pile.translate(_FIRST_TABLE)


def full_pack(pack: int = 0) -> Pile:
    """Return the 52 cards of pack 0 or 1, face up and ordered by rank: A♣ A♦ A♥ A♠ 2♣ and so on."""
    first, last = make(ACE, CLUBS, pack), make(KING, SPADES, pack)  # the cards of a pack are consecutive numbers
    return bytes(range(first, last + 1))


def name(card: Card) -> Saying:
    """Return the name of the card: "nine of hearts", "joker", or "face-down card" for every face-down card."""
    if is_down(card):
        return say("face-down-card")
    if rank(card) == JOKER:
        return say("joker")
    return say("card", rank=rank(card), suit=SUIT_NAMES[suit(card)])
