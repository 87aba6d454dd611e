"""Sets of cards, and relations that say which card may be laid on which.

Both are bit sets over the 64 faces (a face is rank and suit as one number) and combine with `&`, `|` and `-`. So a
rule is a formula such as `ONE_LOWER & SAME_SUIT`, and one bit shift tells whether a card may be laid on another.
The function `described` names a set of cards, so that a refusal can say which cards would be accepted.
"""

from collections.abc import Callable
from dataclasses import dataclass

from engine.core import cards
from engine.core.cards import FACE, KING, RANKS, SUIT_NAMES, SUITS, Card
from engine.core.saying import Saying, say


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
    return Faces(sum(1 << cards.make(rank, suit) for suit in SUITS))


def of_suit(suit: int) -> Faces:
    """Return the set of the thirteen cards of a suit."""
    return Faces(sum(1 << cards.make(rank, suit) for rank in RANKS))


NO_CARD = Faces(0)
ANY_CARD = Faces((1 << 64) - 1)
KINGS = of_rank(KING)
_OF_RANK = {rank: of_rank(rank).mask for rank in RANKS}
_OF_SUIT = {suit: of_suit(suit).mask for suit in SUITS}


@dataclass(frozen=True, slots=True)
class Relation:
    """A rule that says which card may be laid on which.

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


def by_rank(test: Callable[[int, int], bool]) -> Relation:
    """Return the relation in which a card may be laid on another if `test(rank, rank under it)` is true.

    As in every relation made here, no joker may be laid on a card, and no card on a joker.
    """
    allowed = [sum(mask for rank, mask in _OF_RANK.items() if test(rank, under)) for under in RANKS]
    return _of_rows([mask for mask in allowed for _ in SUITS])


def by_suit(test: Callable[[int, int], bool]) -> Relation:
    """Return the relation in which a card may be laid on another if `test(suit, suit under it)` is true."""
    allowed = [sum(mask for suit, mask in _OF_SUIT.items() if test(suit, under)) for under in SUITS]
    return _of_rows(allowed * len(RANKS))


def _of_rows(rows: list[int]) -> Relation:
    """Return the relation with these rows for the cards of a pack, in the order of `cards.full_pack`."""
    first = cards.full_pack()[0]
    return Relation((0,) * first + tuple(rows) + (0,) * (64 - first - len(rows)))


NEVER = by_rank(lambda card, under: False)
ALWAYS = by_rank(lambda card, under: True)
ONE_LOWER = by_rank(lambda card, under: card == under - 1)
ONE_HIGHER = by_rank(lambda card, under: card == under + 1)
NEXT_TO = ONE_LOWER | ONE_HIGHER
# The same three relations with the ranks in a ring: the ace follows the king.
ONE_LOWER_ROUND = by_rank(lambda card, under: (under - card) % 13 == 1)
ONE_HIGHER_ROUND = by_rank(lambda card, under: (card - under) % 13 == 1)
NEXT_TO_ROUND = ONE_LOWER_ROUND | ONE_HIGHER_ROUND
SAME_SUIT = by_suit(lambda card, under: card == under)
OTHER_COLOUR = by_suit(lambda card, under: cards.is_red(card) != cards.is_red(under))


def described(wanted: Faces) -> Saying:
    """Return the name of a set of cards: "the eight of spades", "a red eight", "any card"; for none "no card"."""
    members = [card for card in wanted.members() if cards.rank(card) in RANKS]
    if not members:
        return say("no-card")
    if len(members) == len(RANKS) * len(SUITS):
        return say("any-card")
    ranks = sorted({cards.rank(card) for card in members})
    names = [_of_one_rank(rank, [card for card in members if cards.rank(card) == rank]) for rank in ranks]
    return names[0] if len(names) == 1 else say("one-of", cards=names)


def _of_one_rank(rank: int, members: list[Card]) -> Saying:
    """Return the name of a set of cards of one rank, such as "a red eight" for two of them."""
    if len(members) == len(SUITS):
        return say("card-of-rank", rank=rank)
    if len(members) == 2 and cards.is_red(members[0]) == cards.is_red(members[1]):
        return say("card-of-colour", rank=rank, colour="red" if cards.is_red(members[0]) else "black")
    suits = [say("suit", suit=SUIT_NAMES[cards.suit(card)]) for card in members]
    return say("card-of-suits", rank=rank, suits=suits)
