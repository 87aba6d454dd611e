"""Test that objects made at import time come out the same when they are made again.

`python3 build.py mutate` applies its mutations after the import, so it can only test code that runs inside a test.
"""

import sys

import pytest

from engine.core import cards
from engine.core.patience import Patience
from engine.core.relations import KINGS, ONE_LOWER, OTHER_COLOUR, SAME_SUIT, by_rank, by_suit, of_rank
from engine.games.catalogue import CATALOGUE
from engine.games.plain_game import PlainGame

PATIENCES = [game for game in CATALOGUE.values() if isinstance(game, Patience)]


def made_again(game: Patience) -> Patience:
    """Make the game again and return it; use its rule set if its family has several, or its record alone."""
    if isinstance(game, PlainGame):
        return PlainGame(game.id, game.minutes, game.source.name, game.record)
    rule_sets = getattr(sys.modules[type(game).__module__], "RULE_SETS", ())
    make = type(game)
    return make(*(rule_set for rule_set in rule_sets if rule_set.id == game.id))


@pytest.mark.parametrize("game", PATIENCES, ids=lambda game: game.id)
def test_a_game_made_again_has_the_same_attributes(game: Patience) -> None:
    again = made_again(game)
    assert again.layouts == game.layouts  # made when they are first asked for
    assert vars(again) == vars(game)


def test_relations_made_again_are_the_same() -> None:
    assert by_rank(lambda card, under: card == under - 1) == ONE_LOWER
    assert by_suit(lambda card, under: card == under) == SAME_SUIT
    assert by_suit(lambda card, under: cards.is_red(card) != cards.is_red(under)) == OTHER_COLOUR
    assert of_rank(cards.KING) == KINGS
