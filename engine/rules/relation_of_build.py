"""Turns a `Build` into a relation, which says at once whether a card fits on another."""

from functools import lru_cache

from engine.core import cards
from engine.core.relations import (
    ALWAYS,
    NEVER,
    NEXT_TO,
    NEXT_TO_ROUND,
    ONE_HIGHER,
    ONE_HIGHER_ROUND,
    ONE_LOWER,
    ONE_LOWER_ROUND,
    Relation,
    by_rank,
    by_suit,
)
from engine.rules.record import EACH_SUIT, Build, Ranks, Suits

_RANKS = {
    (Ranks.LOWER, False): ONE_LOWER,
    (Ranks.LOWER, True): ONE_LOWER_ROUND,
    (Ranks.HIGHER, False): ONE_HIGHER,
    (Ranks.HIGHER, True): ONE_HIGHER_ROUND,
    (Ranks.NEXT, False): NEXT_TO,
    (Ranks.NEXT, True): NEXT_TO_ROUND,
}


@lru_cache(maxsize=64)  # many rule sets have the same builds, and a start should not wait for them
def relation(build: Build | None, suits: tuple[int, ...] = EACH_SUIT) -> Relation:
    """Return which card may be laid on which; for None, no card on any.

    `suits` says as which suit each suit counts, see `Record`.
    """
    if build is None:
        return NEVER
    found = _RANKS[build.ranks, build.is_ring] & _agreeing(build.suits, suits)
    return found - by_rank(lambda card, under: under == build.closed) if build.closed else found


def _agreeing(how: Suits, suits: tuple[int, ...]) -> Relation:
    """Return which card may be laid on which if only their suits matter."""
    if how is Suits.ANY:
        return ALWAYS
    if how is Suits.SAME:
        return by_suit(lambda card, under: suits[card] == suits[under])
    return by_suit(lambda card, under: cards.is_red(suits[card]) != cards.is_red(suits[under]))
