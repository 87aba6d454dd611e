"""Turns a `Build` into a relation, which says at once whether a card fits on another."""

from functools import lru_cache

from engine.core.relations import (
    ALWAYS,
    NEVER,
    NEXT_TO,
    NEXT_TO_ROUND,
    ONE_HIGHER,
    ONE_HIGHER_ROUND,
    ONE_LOWER,
    ONE_LOWER_ROUND,
    OTHER_COLOUR,
    SAME_SUIT,
    Relation,
    by_rank,
)
from engine.records.record import Build, Ranks, Suits

_RANKS = {
    (Ranks.LOWER, False): ONE_LOWER,
    (Ranks.LOWER, True): ONE_LOWER_ROUND,
    (Ranks.HIGHER, False): ONE_HIGHER,
    (Ranks.HIGHER, True): ONE_HIGHER_ROUND,
    (Ranks.NEXT, False): NEXT_TO,
    (Ranks.NEXT, True): NEXT_TO_ROUND,
}
_SUITS = {Suits.ANY: ALWAYS, Suits.SAME: SAME_SUIT, Suits.ALTERNATE: OTHER_COLOUR}


@lru_cache(maxsize=64)  # many rule sets have the same builds, and a start should not wait for them
def relation(build: Build | None) -> Relation:
    """Return which card may be laid on which; for None, no card on any."""
    if build is None:
        return NEVER
    found = _RANKS[build.ranks, build.is_ring] & _SUITS[build.suits]
    return found - by_rank(lambda card, under: under == build.closed) if build.closed else found
