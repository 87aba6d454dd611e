"""The commands of all parts of the page fit together in the menu and on the keyboard."""

import string

import pytest

from app.features.help.sheet import key_help
from app.features.menu.sheet import menu
from app.state.settings import Settings
from app.view import keys
from app.view.arrow_keys import ARROWS
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from support.app_alone import Alone, alone
from support.english import message
from support.sheets import commands, read


@pytest.fixture(scope="module")
def tab() -> Alone:
    return alone()


# The menu


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_button_of_the_menu_opens_what_it_says(name: str, tab: Alone) -> None:
    core = tab.app.core
    core.do(f"game {name}")
    core.do("menu")
    assert core.panels.panel
    found = commands(core.panels.panel.body)
    entries = [entry.command for part in core.features for entry in part.menu_entries()]
    assert sorted(command for command in found if not command.startswith("choose ")) == sorted(entries)
    assert len(found) == len(set(found))
    for command in entries:
        assert command.partition(" ")[0] in core.commands, command


def test_the_menu_keeps_the_order_that_players_know(tab: Alone) -> None:
    """New buttons may stand between these."""
    known = [
        *("new", "restart", "daily", "games"),
        *("review", "statistics", "report score", "share"),
        *("learn", "moves", "rules", "words", "help"),
        *("appearance", "settings", "data", "news"),
    ]
    core = tab.app.core
    core.do("game bridge")
    core.do("menu")
    assert core.panels.panel
    assert [command for command in commands(core.panels.panel.body) if command in known] == known


def test_the_menu_holds_the_number_of_the_deal() -> None:
    (field,) = read(menu(Session(CATALOGUE["golf"], 77), Settings(), ()).body).iter("input")
    assert field.get("value") == "77"


# The keyboard


def test_every_key_is_known_on_every_keyboard(tab: Alone) -> None:
    for key in tab.app.core.keyboard.keys:
        place = "KeyQ" if key.writes else key.name  # a place that has a letter on other keyboards
        assert keys.name_of(key.name, place, shift=False) == key.name, "missing in USED_SIGNS"
        assert key.command.partition(" ")[0] in tab.app.core.commands, key


def test_the_letters_that_players_know_are_there(tab: Alone) -> None:
    written = "".join(key.name for key in tab.app.core.keyboard.keys if key.writes)
    assert {*"uyldnrfheakmo.,vwxj+-igptsqcb/?", *"0123456789"} <= set(written)


def test_no_key_has_two_meanings(tab: Alone) -> None:
    keyboard = tab.app.core.keyboard
    listed = [*(key.name for key in keyboard.keys), *ARROWS]
    assert len(listed) == len(set(listed))
    for key in {*listed, *string.ascii_letters}:
        meanings: set[object] = {
            keyboard.command(key, control=control, letters=letters)
            for control in (False, True)
            for letters in (False, True)
        }
        assert len((meanings | {ARROWS.get(key)}) - {None}) <= 1, key


def test_a_command_has_a_second_key_only_for_those_who_have_switched_the_letters_off(tab: Alone) -> None:
    listed = tab.app.core.keyboard.keys
    for writes in (False, True):
        found = [key.command for key in listed if key.writes is writes]
        assert len(found) == len(set(found))


def test_the_help_lists_every_key_that_works(tab: Alone) -> None:
    keyboard = tab.app.core.keyboard
    for letters in (False, True):
        body = key_help(keyboard, letters=letters).body
        printed = [str(key.text) for key in read(body).iter("kbd")]
        expected = [
            message(key.printed) if key.printed else key.name
            for key in keyboard.keys
            if key.does and (letters or not key.writes)
        ]
        assert sorted(printed) == sorted(["Arrows", *expected])
        assert ("Letter keys are off" in body) is not letters
