"""The algebra of packing: sets of cards, and relations that say which card may lie on which.

Both are tables of bits over the 64 faces, so a rule is a formula (`ONE_LOWER & SAME_SUIT`) and asking it is
one shift. Both can be put into words, so that a refusal always names what would have been accepted.
"""

from collections.abc import Callable
from dataclasses import dataclass

from engine.core import cards
from engine.core.cards import ACE, FACE, KING, RANK_NAMES, RANKS, SUIT_NAMES, SUITS, Card


@dataclass(frozen=True, slots=True)
class Faces:
    """A set of faces, as a mask with bit `face` set for each member; combine with `&`, `|` and `-`."""

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
        """The faces in the set, lowest rank first."""
        return [face for face in range(64) if self.mask >> face & 1]


def faces_where(test: Callable[[Card], bool]) -> Faces:
    """The cards of a pack that pass the test."""
    return Faces(sum(1 << card for card in cards.full_pack() if test(card)))


def of_rank(rank: int) -> Faces:
    """The four cards of a rank."""
    return faces_where(lambda card: cards.rank(card) == rank)


def of_suit(suit: int) -> Faces:
    """The thirteen cards of a suit."""
    return faces_where(lambda card: cards.suit(card) == suit)


NO_CARD = Faces(0)
ANY_CARD = Faces((1 << 64) - 1)
ACES = of_rank(ACE)
KINGS = of_rank(KING)


@dataclass(frozen=True, slots=True)
class Relation:
    """Which card may be laid on which; `rows[under]` is the mask of the faces that `under` accepts."""

    rows: tuple[int, ...]

    def on(self, under: Card) -> Faces:
        """The cards that may be laid on `under`."""
        return Faces(self.rows[under & FACE])

    def allows(self, card: Card, under: Card) -> bool:
        """Whether `card` may be laid on `under`."""
        return bool(self.rows[under & FACE] >> (card & FACE) & 1)

    def __and__(self, other: "Relation") -> "Relation":
        return Relation(tuple(a & b for a, b in zip(self.rows, other.rows, strict=True)))

    def __or__(self, other: "Relation") -> "Relation":
        return Relation(tuple(a | b for a, b in zip(self.rows, other.rows, strict=True)))

    def __sub__(self, other: "Relation") -> "Relation":
        return Relation(tuple(a & ~b for a, b in zip(self.rows, other.rows, strict=True)))


def relation(test: Callable[[Card, Card], bool]) -> Relation:
    """The relation that holds where `test(card, under)` does; jokers and blanks are in none."""
    pack = cards.full_pack()
    rows = [0] * 64
    for under in pack:
        rows[under] = sum(1 << card for card in pack if test(card, under))
    return Relation(tuple(rows))


NEVER = relation(lambda card, under: False)
ONE_LOWER = relation(lambda card, under: cards.rank(card) == cards.rank(under) - 1)
ONE_HIGHER = relation(lambda card, under: cards.rank(card) == cards.rank(under) + 1)
NEXT_TO = ONE_LOWER | ONE_HIGHER
# the same with the ranks in a ring, where a king comes before an ace
ONE_LOWER_ROUND = relation(lambda card, under: (cards.rank(under) - cards.rank(card)) % 13 == 1)
ONE_HIGHER_ROUND = relation(lambda card, under: (cards.rank(card) - cards.rank(under)) % 13 == 1)
NEXT_TO_ROUND = ONE_LOWER_ROUND | ONE_HIGHER_ROUND
SAME_SUIT = relation(lambda card, under: cards.suit(card) == cards.suit(under))
OTHER_COLOUR = relation(lambda card, under: cards.is_red(card) != cards.is_red(under))


def words(wanted: Faces) -> str:
    """A set of cards as a player would say it: "the eight of spades", "a red eight", "any card"."""
    members = [card for card in wanted.members() if cards.rank(card) in RANKS]
    if not members:
        return "no card"
    if len(members) == len(RANKS) * len(SUITS):
        return "any card"
    ranks = sorted({cards.rank(card) for card in members})
    return " or ".join(_one_rank(rank, [card for card in members if cards.rank(card) == rank]) for rank in ranks)


def _one_rank(rank: int, members: list[Card]) -> str:
    """The words for some or all of the four cards of one rank."""
    article = "an" if rank in {ACE, 8} else "a"
    if len(members) == len(SUITS):
        return f"{article} {RANK_NAMES[rank]}"
    if len(members) == 2 and cards.is_red(members[0]) == cards.is_red(members[1]):
        return f"a {'red' if cards.is_red(members[0]) else 'black'} {RANK_NAMES[rank]}"
    suits = " or ".join(SUIT_NAMES[cards.suit(card)] for card in members)
    return f"the {RANK_NAMES[rank]} of {suits}"
