"""Sets of cards, and relations that say which card may be laid on which.

Both are bit tables over the 64 faces (rank and suit) and combine with `&`, `|` and `-`. So a rule is a formula
such as `ONE_LOWER & SAME_SUIT`, and one bit shift tells whether a card may be laid on another. The function
`words` puts a set of cards into words, so that a refusal can say which cards would be accepted.
"""

from collections.abc import Callable
from dataclasses import dataclass

from engine.core import cards
from engine.core.cards import ACE, FACE, KING, RANK_NAMES, RANKS, SUIT_NAMES, SUITS, Card


@dataclass(frozen=True, slots=True)
class Faces:
    """A set of faces (rank and suit, as one number): bit `face` of the mask is 1 for each face in the set.

    Sets combine with `&`, `|` and `-`. `card in faces` compares only rank and suit.
    """

    mask: int

    def __contains__(self, card: Card) -> bool:
        return bool(self.mask >> (card & FACE) & 1)

    def __and__(self, other: "Faces") -> "Faces":
        return Faces(self.mask & other.mask)

    def __or__(self, other: "Faces") -> "Faces":
        return Faces(self.mask | other.mask)

    def __sub__(self, other: "Faces") -> "Faces":
        return Faces(self.mask & ~other.mask)

    def members(self) -> list[Card]:
        """Return the faces in the set, lowest rank first."""
        return [face for face in range(64) if self.mask >> face & 1]


def faces_where(test: Callable[[Card], bool]) -> Faces:
    """Return the set of all cards of a pack, without jokers, for which `test(card)` is true."""
    return Faces(sum(1 << card for card in cards.full_pack() if test(card)))


def of_rank(rank: int) -> Faces:
    """Return the set of the four cards of a rank."""
    return faces_where(lambda card: cards.rank(card) == rank)


def of_suit(suit: int) -> Faces:
    """Return the set of the thirteen cards of a suit."""
    return faces_where(lambda card: cards.suit(card) == suit)


NO_CARD = Faces(0)
ANY_CARD = Faces((1 << 64) - 1)
KINGS = of_rank(KING)


@dataclass(frozen=True, slots=True)
class Relation:
    """A rule of which card goes on which.

    `rows` has one element for each of the 64 faces: `rows[under]` is the mask (see `Faces`) of the faces that may
    go on the face `under`.
    """

    rows: tuple[int, ...]

    def on(self, under: Card) -> Faces:
        """Return the set of cards that may be laid on `under`."""
        return Faces(self.rows[under & FACE])

    def allows(self, card: Card, under: Card) -> bool:
        """Return whether `card` may be laid on `under`."""
        return bool(self.rows[under & FACE] >> (card & FACE) & 1)

    def __and__(self, other: "Relation") -> "Relation":
        return Relation(tuple(a & b for a, b in zip(self.rows, other.rows, strict=True)))

    def __or__(self, other: "Relation") -> "Relation":
        return Relation(tuple(a | b for a, b in zip(self.rows, other.rows, strict=True)))

    def __sub__(self, other: "Relation") -> "Relation":
        return Relation(tuple(a & ~b for a, b in zip(self.rows, other.rows, strict=True)))


def relation(test: Callable[[Card, Card], bool]) -> Relation:
    """Return the relation in which `card` may be laid on `under` if `test(card, under)` is true.

    The test is made for the 52 cards of a pack. No joker may be laid on a card, and no card on a joker.
    """
    pack = cards.full_pack()
    rows = [0] * 64
    for under in pack:
        rows[under] = sum(1 << card for card in pack if test(card, under))
    return Relation(tuple(rows))


NEVER = relation(lambda card, under: False)
ONE_LOWER = relation(lambda card, under: cards.rank(card) == cards.rank(under) - 1)
ONE_HIGHER = relation(lambda card, under: cards.rank(card) == cards.rank(under) + 1)
NEXT_TO = ONE_LOWER | ONE_HIGHER
# The same three relations with the ranks in a ring: the ace follows the king.
ONE_LOWER_ROUND = relation(lambda card, under: (cards.rank(under) - cards.rank(card)) % 13 == 1)
ONE_HIGHER_ROUND = relation(lambda card, under: (cards.rank(card) - cards.rank(under)) % 13 == 1)
NEXT_TO_ROUND = ONE_LOWER_ROUND | ONE_HIGHER_ROUND
SAME_SUIT = relation(lambda card, under: cards.suit(card) == cards.suit(under))
OTHER_COLOUR = relation(lambda card, under: cards.is_red(card) != cards.is_red(under))


def words(wanted: Faces) -> str:
    """Return a set of cards in words: "the eight of spades", "a red eight", "any card"; "no card" for no cards."""
    members = [card for card in wanted.members() if cards.rank(card) in RANKS]
    if not members:
        return "no card"
    if len(members) == len(RANKS) * len(SUITS):
        return "any card"
    ranks = sorted({cards.rank(card) for card in members})
    return " or ".join(_one_rank(rank, [card for card in members if cards.rank(card) == rank]) for rank in ranks)


def _one_rank(rank: int, members: list[Card]) -> str:
    """Return the words for a set of cards of one rank, such as "a red eight" for two of them."""
    article = "an" if rank in {ACE, 8} else "a"
    if len(members) == len(SUITS):
        return f"{article} {RANK_NAMES[rank]}"
    if len(members) == 2 and cards.is_red(members[0]) == cards.is_red(members[1]):
        return f"a {'red' if cards.is_red(members[0]) else 'black'} {RANK_NAMES[rank]}"
    suits = " or ".join(SUIT_NAMES[cards.suit(card)] for card in members)
    return f"the {RANK_NAMES[rank]} of {suits}"
