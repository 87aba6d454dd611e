"""Finds a card on the table by what a player types, such as "7s" or "seven of spades"."""

import re
from collections.abc import Iterator

from engine.core import cards, optional
from engine.core.cards import KING, RANK_NAMES, RANKS, SUIT_NAMES, SUITS, Card, identity
from engine.core.game import Game, Kind, Position
from engine.core.saying import Saying, say

_LETTERS = {"a": 1, "t": 10, "j": 11, "q": 12, "k": KING}
_WORDS = re.compile(r"(10|[2-9]|[a-z]+?)\s*(?:of\s+)?([cdhs♣♦♥♠]|clubs?|diamonds?|hearts?|spades?)", re.IGNORECASE)
_SIGNS = dict(zip("♣♦♥♠", SUITS, strict=True))


def card_meant(text: str) -> Card | None:
    """Return the card of the first pack that a player means by "7s", "10 h" or "queen of hearts"; or None."""
    found = _WORDS.fullmatch(text.strip())
    if not found:
        return None
    rank, suit = _rank(found[1].lower()), _suit(found[2].lower())
    return None if rank is None else cards.make(rank, suit)


def _rank(word: str) -> int | None:
    if word.isdigit():
        return int(word)
    return _LETTERS.get(word) or next((rank for rank in RANKS if RANK_NAMES[rank] == word), None)


def _suit(word: str) -> int:
    if word in _SIGNS:
        return _SIGNS[word]
    return next(suit for suit in SUITS if SUIT_NAMES[suit].startswith(word[0]))


def places(game: Game, position: Position, card: Card) -> Iterator[tuple[int, Card, int]]:
    """Yield where a card lies face up: the spot, the card itself, and how many cards lie on it.

    With two packs there may be two such places. A card counts as what the game shows, see `displayed_card`.
    """
    wanted = cards.rank(card), cards.suit(card)
    for spot, pile in enumerate(position):
        if game.spots[spot].kind is Kind.COUNTER:
            continue
        for depth, there in enumerate(pile):
            shown = optional.displayed_card(game, there)
            if not cards.is_down(there) and (cards.rank(shown), cards.suit(shown)) == wanted:
                yield spot, identity(there), len(pile) - depth - 1


def where(game: Game, position: Position, card: Card) -> Saying:
    """Return in a sentence where a card lies face up: "Seven of spades: column 3, under two cards."."""
    found = [
        say("found-at", place=game.spots[spot].title, count=on) for spot, _, on in places(game, position, card)
    ]
    name = cards.name(card)
    return say("card-found", card=name, places=found) if found else say("card-not-in-sight", card=name)
