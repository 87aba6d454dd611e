"""Every pile can be reached by arrows, in every game and on every shape of screen."""

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.view import keys
from app.view.pixel_layout import lay_out
from engine.core.game import Game
from engine.core.layouts import VIEWS, View
from engine.core.turn import Turn
from engine.games.catalogue import CATALOGUE

ROOMS = {"tall": (390, 690), "tall-top": (390, 690), "wide": (1280, 730), "low": (772, 390)}
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("game", CATALOGUE.values(), ids=lambda game: game.id)
def test_arrows_lead_everywhere(game: Game, view: View) -> None:
    layout = lay_out(Turn(game, game.start(1)), ROOMS[view], view)
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


def test_keys_are_known_by_their_place_where_the_keyboard_writes_another_script() -> None:
    """Ukrainian, Greek, Hebrew and Arabic keyboards, a Japanese one, and input methods that have taken the key."""
    for key in ("\u044f", "\u03b6", "\u05d6", "\u0626", "\u3064", "Process", "Unidentified"):
        assert keys.name_of(key, "KeyZ", shift=False) == "z"
        assert keys.name_of(key, "KeyZ", shift=True) == "Z"
    assert keys.name_of("\u044e", "Period", shift=False) == "."
    assert keys.name_of("\u0661", "Digit1", shift=False) == "1"
    assert keys.name_of(";", "KeyQ", shift=False) == "q"  # Greek
    assert keys.name_of("'", "KeyW", shift=False) == "w"  # Hebrew
    for name in ("Enter", "Escape", "PageDown", "ArrowLeft", "F2"):
        assert keys.name_of("Process", name, shift=False) == name
    assert keys.name_of("Process", "Space", shift=False) == " "
    assert keys.name_of("Process", "Slash", shift=True) == "?"
    assert keys.name_of("Process", "NumpadEnter", shift=False) == "Enter"


def test_keys_are_known_by_what_they_write_where_that_is_latin() -> None:
    """French, German and Dvorak keyboards have other letters in the places of the English one."""
    assert keys.name_of("z", "KeyW", shift=False) == "z"
    assert keys.name_of("y", "KeyZ", shift=False) == "y"
    assert keys.name_of(",", "KeyW", shift=False) == ","
    assert keys.name_of("\u00e9", "Digit2", shift=False) == "\u00e9"
    assert keys.name_of("\u00df", "Minus", shift=False) == "\u00df"
    assert keys.name_of("?", "Minus", shift=True) == "?"
    assert keys.name_of("Dead", "BracketLeft", shift=False) == "Dead"


def test_full_width_signs_are_taken_for_the_usual_ones() -> None:
    assert keys.name_of("\uff55", "KeyU", shift=False) == "u"
    assert keys.name_of("\uff0f", "Slash", shift=False) == "/"
    assert keys.name_of("\uff11", "Digit1", shift=False) == "1"
    assert keys.name_of("\u3000", "Space", shift=False) == " "


def test_caps_lock_changes_no_key() -> None:
    assert keys.name_of("Z", "KeyZ", shift=False) == "z"
    assert keys.name_of("z", "KeyZ", shift=True) == "Z"
    assert keys.command(keys.name_of("Y", "KeyY", shift=False), control=True, letters=True) == "redo"


@given(
    st.text(min_size=1, max_size=1), st.sampled_from(["KeyA", "Digit0", "Slash", "", "F5", "Lang1"]), st.booleans()
)
def test_whatever_a_keyboard_writes_has_a_name(key: str, code: str, shift: bool) -> None:
    name = keys.name_of(key, code, shift=shift)
    assert name
    assert keys.name_of(name, code, shift=shift) == name
