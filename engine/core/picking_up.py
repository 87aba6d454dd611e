"""Tells how many cards of a pile can be picked up together, and why not more.

This does not depend on the legal moves. A run that fits nowhere now can still be picked up, so that the player can
try a pile and learn why the run may not go there.
"""

from engine.core import cards
from engine.core.game import Game, Kind, Position
from engine.core.saying import Saying, say


def liftable(game: Game, position: Position, spot: int) -> int:
    """Return how many cards at the end of a pile can be picked up together at most; 0 if none can.

    One card can be picked up from a stock, although it lies face down. In a hand, each card is picked up alone.
    """
    pile, kind = position[spot], game.spots[spot].kind
    if not pile or game.source_refusal(position, spot):
        return 0
    if cards.is_down(pile[-1]):
        return int(kind is Kind.STOCK)
    return game.unit_length(position, spot)


def refusal(game: Game, position: Position, spot: int, n: int) -> Saying | None:
    """Return why the last `n` cards of a pile cannot be picked up together; None if they can.

    `n` is at least 1 and at most the number of cards in the pile. The pile must not be a hand.
    """
    if n <= liftable(game, position, spot):
        return None
    card = position[spot][-n]
    name = cards.name(game.displayed_card(card))
    if n > 1 and game.spots[spot].kind is not Kind.TABLEAU and not cards.is_down(card):
        return say("card-is-covered", card=name)
    reason = game.source_refusal(position, spot)
    return reason or (say("face-down-stays") if cards.is_down(card) else say("not-together", card=name))
