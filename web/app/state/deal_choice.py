"""Which deals are dealt if the player wants only those that can be won, or only easy or hard ones."""

from collections.abc import Callable, Collection, Sequence

from engine.core.game import Game
from engine.solving import deal_index

_PLENTY = 400  # so many deals that were never played are enough to choose from


def offers_winnable(game: Game) -> bool:
    """Return whether the player can choose between all deals of a rule set and those that can be won.

    That is so if its deals were judged in advance. Where the player has nothing to decide there is no choice: with
    nothing but winnable deals every game would be won.
    """
    return deal_index.deals_judged(game.id) > 0 and game.has_choices


def wanted_deals(game: Game, wish: str, played: Callable[[], Collection[int]]) -> Sequence[int]:
    """Return the numbers of the deals from which one is dealt at random; empty if any number will do.

    `wish` is a value of `Settings.deals`. The deals that `played` returns are left out, as long as there are
    others. If there is no deal of the level that the player wants, all that can be won will do.
    """
    if wish == "any" or not offers_winnable(game):
        return ()
    level = wish if wish in deal_index.LEVELS else ""
    found = deal_index.winnable(game.id, level) or deal_index.winnable(game.id)
    known = played()  # not before it is needed: it goes through all results
    return [number for number in found if number not in known] or found


def is_short_of_deals(game: Game, wish: str, played: Collection[int]) -> bool:
    """Return whether so few deals are left to choose from that the rest of the chart is needed (`deal_index`)."""
    found = wanted_deals(game, wish, lambda: played)
    return bool(found) and sum(number not in played for number in found) < _PLENTY
