"""Check in every browser that a game comes back after the browser was closed or killed, and from a backup."""

from pathlib import Path

import pytest

from chromium.player import first_moves
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from other_browsers.conftest import Arrive
from other_browsers.driver import Size
from other_browsers.person import Person

pytestmark = pytest.mark.in_turn(2)

BEGUN = first_moves("backbone-aisleriot", 5)
SAVE, ADD = ('dialog [data-do="export"]', 'dialog [data-do="import"]')


def test_a_game_is_there_again_in_the_next_session(person: Person) -> None:
    play_three_moves(person)
    person.wait_until_kept()  # the WebKit window of these tests ends its processes at once when it is closed
    person.driver.close()
    person.come_back()
    person.tap_on("#undo")
    person.session.undo()
    person.expect_moves(2)
    person.expect_position()


def test_a_killed_browser_loses_nothing_that_was_written(person: Person) -> None:
    """Check only moves that were written. That takes some milliseconds, so the last second of play may be lost."""
    play_three_moves(person)
    person.wait_until_kept()
    person.driver.kill()
    person.come_back()


def play_three_moves(person: Person) -> None:
    person.visit()
    for text in ("t1t2", "sw", "t5t7"):
        person.play(text)


def test_a_backup_goes_out_as_a_file_and_into_another_device(person: Person, arrive: Arrive, size: Size) -> None:
    person.open(BEGUN)
    file = save_a_backup(person)
    assert file.name.startswith("backbone-patience-20")
    other = arrive(size)
    other.visit()
    add_a_backup(other, file, "1 game added.")
    other.key("Escape")
    other.tap_on("#undo")  # undo leads to the game from the backup
    other.session = Session.read(BEGUN, CATALOGUE)
    other.expect_moves(5)
    other.expect_position()


def save_a_backup(person: Person) -> Path:
    open_data(person)
    file = person.driver.download(lambda: person.tap_on(SAVE))
    person.expect_text("#panel-said", file.name)
    return file


def add_a_backup(person: Person, file: Path, words: str) -> None:
    open_data(person)
    person.driver.choose_file(lambda: person.tap_on(ADD), file)
    person.expect_text("#panel-said", words)


def open_data(person: Person) -> None:
    person.tap_on("#menu")
    person.tap_on('#panel [data-do="data"]')
    person.expect_text("#panel-title", "Your data")


def open_statistics(person: Person) -> None:
    person.key("t")
    person.expect_text("#panel-title", "Statistics")
