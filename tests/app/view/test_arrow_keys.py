"""The arrow keys reach every pile, in every game and on screens of every shape."""

import pytest

from app.view import arrow_keys
from app.view.arrow_keys import ARROWS
from app.view.pixel_layout import lay_out
from engine.core.game import Game
from engine.core.layouts import VIEWS, View
from engine.core.turn import Turn
from engine.games.catalogue import CATALOGUE

ROOMS = {"tall": (390, 690), "tall-top": (390, 690), "wide": (1280, 730), "low": (772, 390)}


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("game", CATALOGUE.values(), ids=lambda game: game.id)
def test_arrows_lead_everywhere(game: Game, view: View) -> None:
    layout = lay_out(Turn(game, game.start(1)), ROOMS[view], view)
    start, places = arrow_keys.first_stop(layout), arrow_keys.places(layout)
    reached, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        for pointing in ARROWS.values():
            there = arrow_keys.neighbour(places, here, pointing)
            if there not in reached:
                reached.add(there)
                waiting.append(there)
    assert reached == set(range(len(layout.stops)))


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("game", CATALOGUE.values(), ids=lambda game: game.id)
def test_up_and_down_never_lead_to_the_side_if_a_pile_is_above_or_below(game: Game, view: View) -> None:
    layout = lay_out(Turn(game, game.start(1)), ROOMS[view], view)
    places = arrow_keys.places(layout)
    for here, place in enumerate(places):
        for pointing in (ARROWS["ArrowUp"], ARROWS["ArrowDown"]):
            ahead = [there for there in places if (there.y - place.y) * pointing[1] > place.height / 2]
            there = places[arrow_keys.neighbour(places, here, pointing)]
            assert not ahead or (there.y - place.y) * pointing[1] > 1
