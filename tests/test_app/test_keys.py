"""Every pile can be reached by arrows, in every game and on every shape of screen."""

import string

import pytest

from app.view import keys
from app.view.pixel_layout import lay_out
from engine.core.game import VIEWS, Game, View
from engine.games import CATALOGUE

ROOMS = {"tall": (390, 690), "tall-top": (390, 690), "wide": (1280, 730), "low": (772, 390)}
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("game", CATALOGUE.values(), ids=lambda game: game.id)
def test_arrows_lead_everywhere(game: Game, view: View) -> None:
    layout = lay_out(game, game.start(1), ROOMS[view], view)
    start, places = keys.first_stop(layout), keys.places(layout)
    reached, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        for arrow in ARROWS:
            pointing = keys.direction(arrow)
            assert pointing
            there = keys.neighbour(places, here, pointing)
            if there not in reached:
                reached.add(there)
                waiting.append(there)
    assert reached == set(range(len(layout.stops)))


def test_no_key_has_two_meanings() -> None:
    listed = [*keys.LETTERS, *keys.ALWAYS, *ARROWS]
    assert len(listed) == len(set(listed))
    for key in {*listed, *string.ascii_letters}:
        meanings: set[object] = {
            keys.command(key, control=control, letters=letters)
            for control in (False, True)
            for letters in (False, True)
        }
        meanings.add(keys.direction(key))
        assert len(meanings - {None}) <= 1, key


def test_no_command_has_two_keys_in_the_help() -> None:
    """But for those that some players need and who have switched the letters off."""
    for group in (keys.LETTERS, keys.ALWAYS):
        commands = [command for command, _ in group.values()]
        assert len(commands) == len(set(commands))
    both = {command for command, _ in keys.LETTERS.values()} & {command for command, _ in keys.ALWAYS.values()}
    assert both == {"help", "list", "magnify"}


def test_letters_can_be_switched_off() -> None:
    assert keys.command("u", control=False, letters=True) == "undo"
    assert keys.command("u", control=False, letters=False) is None
    assert keys.command("z", control=True, letters=False) == "undo"
    assert keys.command("Enter", control=False, letters=False) == "take"
