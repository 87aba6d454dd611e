"""Selects the deals that may be dealt if the player wants only winnable deals, or only easy or hard ones."""

from collections.abc import Callable, Collection, Sequence

from engine.core.game import Game
from engine.solving import deal_index

_PLENTY = 400  # this many deals that were never played are enough to choose from


def offers_winnable(game: Game) -> bool:
    """Return whether the player can choose between all deals of a rule set and those that can be won.

    The deals of the rule set must have been judged in advance, and the game must have choices. In a game without
    choices the player would win every winnable deal.
    """
    return deal_index.deals_judged(game.id) > 0 and game.has_choices


def wanted_deals(game: Game, wish: str, played: Callable[[], Collection[int]]) -> Sequence[int]:
    """Return the numbers of the deals from which one is dealt at random; empty if every deal number is allowed.

    `wish` is a value of `Settings.deals`. If no deal has the level that the player wants, the result has all deals
    that can be won. The deals that `played` returns are left out, unless no other deal remains.
    """
    if wish == "any" or not offers_winnable(game):
        return ()
    level = wish if wish in deal_index.LEVELS else ""
    found = deal_index.winnable(game.id, level) or deal_index.winnable(game.id)
    known = played()  # called only where it is needed, because it goes through all results
    if not known:
        return found
    return [number for number in found if number not in known] or found


def is_short_of_deals(game: Game, wish: str, played: Collection[int]) -> bool:
    """Return whether so few unplayed deals are left that the rest of the chart is needed; see `deal_index`."""
    found = wanted_deals(game, wish, lambda: played)
    return bool(found) and sum(number not in played for number in found) < _PLENTY
