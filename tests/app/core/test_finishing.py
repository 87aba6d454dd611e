"""Games that play by themselves."""

from unittest.mock import Mock

import pytest

from app.browser.dom import Dom
from app.core.finishing import Finishing, finish_pause
from app.core.playback import Playback, SequenceKind
from app.state.settings import Settings
from engine.core.game import Status
from engine.games.catalogue import CATALOGUE
from support.english import message
from support.fake_browser import Browser
from support.page import before_the_finish, choose_setting, saved


@pytest.mark.parametrize("pace", ["slow", "steady", "fast"])
def test_the_clock_runs_at_the_pace_of_the_settings(browser: Browser, pace: str) -> None:
    choose_setting(browser, f"choose pace {pace}")
    browser.go_to("v1/clock/3")
    browser.press("#run")
    browser.advance({"slow": 900, "steady": 450, "fast": 130}[pace] * 4 + 5)
    assert saved(browser).moves_made == 5


def test_a_game_that_needs_decisions_says_so_when_it_is_to_be_finished(browser: Browser) -> None:
    browser.go_to("v1/klondike/3")
    browser.key("f")
    assert browser.text("#said") == message("no-finish-yet")
    assert not saved(browser).moves_made


def test_finish_comes_in_the_place_of_restart_so_that_no_other_button_moves(browser: Browser) -> None:
    names = ("undo", "redo", "hint", "new")
    before = {name: browser.box(f"#{name}") for name in names}
    place = browser.box("#restart")
    browser.go_to(before_the_finish().link())
    assert browser.box("#run") == place and browser.find("#restart").hidden
    assert {name: browser.box(f"#{name}") for name in names} == before


def test_the_last_cards_go_home_faster_and_faster() -> None:
    pauses = [finish_pause(made) for made in range(1, 53)]
    assert pauses == sorted(pauses, reverse=True)
    assert (pauses[0], pauses[-1]) == (116, 60)


def test_without_motion_a_game_is_finished_at_once(browser: Browser) -> None:
    choose_setting(browser, "switch calm")
    browser.go_to(before_the_finish().link())
    browser.press("#run")
    assert saved(browser).status() is Status.WON
    browser.advance(1)
    assert browser.is_open("panel")


def test_the_controller_asks_the_table_for_moves_until_there_is_none(pyodide: None) -> None:
    left = [1, 2, 3]
    table = Mock(game=CATALOGUE["clock"], can_run=lambda: bool(left), step=lambda first: (left.pop(0), first))
    made: list[object] = []
    ended: list[SequenceKind] = []
    tab = Browser()
    core = Mock(
        table=table, settings=Settings(), calm=False, playback=Playback(Dom(tab.window), Mock(), ended.append)
    )
    core.after = lambda change, at_most=0.0: made.append((change, at_most))
    run = Finishing(core)
    run.commands()["run"]("")
    run.start()  # it already runs
    tab.advance(2000)
    assert made == [((1, True), 450), ((2, False), 450), ((3, False), 450)]
    assert ended == [SequenceKind.RUN]
    run.start()
    assert len(made) == 3


def test_a_press_for_finish_that_comes_too_late_does_not_begin_the_deal_again(browser: Browser) -> None:
    """The button Restart lies where Finish was.

    Earlier, one press too many began the deal again that had just been won.
    """
    choose_setting(browser, "switch calm")
    browser.go_to(before_the_finish().link())
    browser.press("#run")
    browser.press("#restart")
    assert saved(browser).status() is Status.WON
    browser.advance(1000)
    browser.key("Escape")
    browser.press("#restart")
    assert not saved(browser).moves_made
