"""One card is one byte, and a pile is `bytes` with the bottom card first.

| bit  | meaning                                                                  |
| ---- | ------------------------------------------------------------------------ |
| 7    | the second pack (so that all 104 cards of two packs differ)              |
| 6    | face down                                                                |
| 5..2 | rank: 1 ace, 2 to 10, 11 jack, 12 queen, 13 king, 14 joker               |
| 1..0 | suit: clubs, diamonds, hearts, spades, as bridge ranks them              |

The low six bits are the *face*: all that matters for packing one card on another.
"""

from typing import TypeAlias

Card: TypeAlias = int
Pile: TypeAlias = bytes

CLUBS, DIAMONDS, HEARTS, SPADES = SUITS = range(4)
ACE, JACK, QUEEN, KING, JOKER = 1, 11, 12, 13, 14
RANKS = range(ACE, KING + 1)

FACE = 0x3F
DOWN = 0x40
SECOND_PACK = 0x80

_UP_TABLE = bytes(card & ~DOWN for card in range(256))
_DOWN_TABLE = bytes(card | DOWN for card in range(256))
_FACE_TABLE = bytes(card & FACE for card in range(256))
_FIRST_TABLE = bytes(card & ~SECOND_PACK for card in range(256))

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
    """The face-up card of this rank and suit in pack 0 or 1."""
    return pack << 7 | rank << 2 | suit


def rank(card: Card) -> int:
    """1 for an ace to 13 for a king; 14 for a joker."""
    return card >> 2 & 15


def suit(card: Card) -> int:
    """0 clubs, 1 diamonds, 2 hearts, 3 spades."""
    return card & 3


def is_red(card: Card) -> bool:
    """Whether the card is a diamond or a heart."""
    return suit(card) in {DIAMONDS, HEARTS}


def is_down(card: Card) -> bool:
    """Whether the card lies face down."""
    return bool(card & DOWN)


def identity(card: Card) -> Card:
    """The card itself, whichever way up it lies: unlike every other card in the game."""
    return card & ~DOWN


def turned_up(pile: Pile) -> Pile:
    """The same pile with every card face up."""
    return pile.translate(_UP_TABLE)


def turned_down(pile: Pile) -> Pile:
    """The same pile with every card face down."""
    return pile.translate(_DOWN_TABLE)


def faces(pile: Pile) -> Pile:
    """Rank and suit alone, so that like cards of two packs compare equal."""
    return pile.translate(_FACE_TABLE)


def of_one_pack(pile: Pile) -> Pile:
    """The same pile with like cards of two packs made equal, each lying as it lies."""
    return pile.translate(_FIRST_TABLE)


def full_pack(pack: int = 0) -> Pile:
    """The 52 cards of one pack, rank by rank: A♣ A♦ A♥ A♠ 2♣ and so on."""
    return bytes(make(r, s, pack) for r in RANKS for s in SUITS)


def name(card: Card) -> str:
    """What a player calls the card, as "nine of hearts"; a card face down is not given away."""
    if is_down(card):
        return "face-down card"
    if rank(card) == JOKER:
        return "joker"
    return f"{RANK_NAMES[rank(card)]} of {SUIT_NAMES[suit(card)]}"
