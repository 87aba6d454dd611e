"""Works out the names that the document gives to cards, from a position alone."""

import re
from collections.abc import Iterator

from engine.core import cards
from engine.core.game import Game, Kind, Position
from engine.play import notation
from support.english import english

_DRAWN = re.compile('href="#c-([0-9]+)([cdhs])"')  # a classic face, such as "c-12h"
_SHAPES = re.compile(' (?:d|href)="[^"]*"')  # in the data of a path, "5h" is a drawing command and not a card
_WORDS = re.compile("[0-9A-Za-z]+")


def card_names(pile: bytes) -> list[str]:
    """Return the names of the cards of a pile, the lowest first. A face-down card has only its place as name."""
    return [f"~{depth}" if cards.is_down(card) else notation.card_text(card) for depth, card in enumerate(pile)]


def betrayed(document: str, game: Game, position: Position) -> Iterator[str]:
    """Yield each face-down card of the position that the document reveals.

    It reveals a card if it has the notation of the card, or if it has a face or name that no face-up card has.
    """
    drawn = {(int(rank), "cdhs".index(suit)) for rank, suit in _DRAWN.findall(document)}
    text = _SHAPES.sub("", document)
    words, text = set(_WORDS.findall(text)), text.lower()
    piles = (pile for spot, pile in zip(game.spots, position, strict=True) if spot.kind is not Kind.COUNTER)
    lying = [card for pile in piles for card in pile]
    in_sight = {_spoken(game, card) for card in lying if not cards.is_down(card)}
    for card in map(cards.identity, filter(cards.is_down, lying)):
        face, name = game.displayed_card(card), _spoken(game, card)
        shown = name in text or (cards.rank(face), cards.suit(face)) in drawn
        if notation.card_text(card) in words or (shown and name not in in_sight):
            yield notation.card_text(card)


def _spoken(game: Game, card: int) -> str:
    return english(cards.name(game.displayed_card(card)))
