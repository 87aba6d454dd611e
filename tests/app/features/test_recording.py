"""The page records what the player did. The recording leads to the same state when it is played again."""

import json
from random import Random

import pytest

from app.features.recording.as_text import report
from app.state import state_text
from engine.games.catalogue import CATALOGUE
from support import replay
from support.extent import amount
from support.fake_browser import Browser
from support.fake_browser.elements import Element

_BUTTONS = ("undo", "redo", "hint", "menu", "games", "new", "restart", "run")
_KEYS = ("ArrowLeft", "ArrowRight", "ArrowUp", " ", "Enter", "u", "h", "n", "s", "f", "d")
_OUTSIDE = (
    "share",
    "copy",
    "save",
    "backup",
    "language",
    "update",
    "unread",
    "record",
    "favourite",
)  # parts of the state
_PRESSES = 50


def _press_something(browser: Browser, chance: Random) -> None:
    """Press a button, a key, a pile or the cloth, swipe over the cloth, or hide the page for a moment."""
    if browser.document.modal is not None:
        _press_on_sheet(browser, browser.document.modal, chance)
        return
    kind = chance.random()
    table = browser.page.app.core.table
    moves = list(table.game.moves(table.session.position))
    if kind < 0.5 and moves:
        move, spots = chance.choice(moves), table.game.spots
        drawn = {str(outline.dataset.spot) for outline in browser.outlines()}
        if {spots[move.source].name, spots[move.target].name} <= drawn:
            source, target = (browser.place(spots[pile].name) for pile in (move.source, move.target))
            if chance.random() < 0.5:
                browser.drag(source, target, target, pointer="touch")
            else:
                browser.tap(source, "touch")
    elif kind < 0.65:
        button = f"#{chance.choice(_BUTTONS)}"
        if browser.can_press(button):
            browser.press(button)
    elif kind < 0.8:
        browser.key(chance.choice(_KEYS))
    elif kind < 0.85:
        browser.hide()
        browser.advance(chance.choice([0, 400]))
        browser.show()
    elif kind < 0.9:
        across = [(30.0 + 60 * step, 500.0 + 40 * step) for step in range(3)]
        browser.drag(*across, pointer="touch")
    else:
        browser.tap((chance.randint(5, 380), chance.randint(120, 780)), chance.choice(["mouse", "touch"]))


def _press_on_sheet(browser: Browser, sheet: Element, chance: Random) -> None:
    buttons = [one for one in sheet.querySelectorAll("button[data-do]") if browser.can_press(one)]
    wanted = [one for one in buttons if not str(one.dataset.do).startswith(_OUTSIDE)]
    if wanted and chance.random() < 0.6:
        browser.press(chance.choice(wanted))
    else:
        browser.key("Escape")


def _copied(browser: Browser) -> str:
    """Return the text that the button "Copy what I did" copies."""
    browser.rest()
    core = browser.page.app.core
    return report({}, core.recording.parts, core.whole_state.dump())


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("seed", range(amount(4, 24, 400)))
def test_what_was_done_leads_to_the_same_state_when_it_is_played_once_more(seed: int, pyodide: None) -> None:
    chance = Random(seed)
    game = list(CATALOGUE)[seed % len(CATALOGUE)]
    browser = Browser(f"/#v1/{game}/{chance.randint(1, 50)}")
    browser.start()
    browser.advance(3000)
    for _ in range(_PRESSES):
        _press_something(browser, chance)
        browser.advance(chance.choice([0, 16, 300, 1500, 5000]))
    parts = replay.read(_copied(browser))
    # Under some sheets, a recording does not begin, so some presses are missing.
    assert sum(len(part.presses) for part in parts) >= _PRESSES // 5
    for part in parts:
        assert replay.differences(part.end, replay.play(part, replay.InStandIn())) == []


def test_another_press_leads_to_another_state(browser: Browser) -> None:
    """If this were not so, the test above could never fail."""
    browser.advance(1000)
    browser.press("#new")
    browser.advance(1000)
    [part] = replay.read(_copied(browser))
    presses = [press.replace("do new", "do undo") for press in part.presses]
    assert replay.differences(part.end, replay.play(part._replace(presses=presses), replay.InStandIn())) != []


def test_the_sheet_of_keys_copies_it(browser: Browser) -> None:
    browser.advance(1000)
    browser.key("u")
    browser.key("?")
    browser.press('#panel [data-do="record-copy"]')
    said = json.loads(browser.window.clipboard.text)
    assert said["format"] == "backbone-recording"
    assert [press[1] for press in said["parts"][-1]["presses"]] == ["do undo", "do help", "do record-copy"]
    assert "Moves and settings copied." in browser.text("#panel-said")


def test_your_data_copies_it_too_which_fingers_reach(browser: Browser) -> None:
    browser.advance(1000)
    browser.press("#menu")
    browser.press('#panel [data-do="data"]')
    browser.advance(1000)
    browser.press('#panel [data-do="record-copy"]')
    assert "do data" in browser.window.clipboard.text


def test_where_nothing_can_be_copied_it_is_saved_as_a_file(browser: Browser) -> None:
    browser.window.clipboard.allowed = False
    browser.key("?")
    browser.press('#panel [data-do="record-copy"]')
    assert "backbone-recording.json" in browser.text("#panel-said")


def test_a_long_recording_goes_on_in_parts_and_forgets_the_oldest(browser: Browser) -> None:
    browser.advance(1000)
    for number in range(1, 1301):
        browser.key("ArrowLeft")
        browser.advance(1000 if number % 250 == 0 else 1)  # the state is written in a pause
    parts = replay.read(_copied(browser))
    assert [len(part.presses) for part in parts] == [250, 250, 250, 50]


def test_another_game_that_comes_without_a_press_begins_a_new_recording(browser: Browser) -> None:
    browser.advance(1000)
    browser.key("u")
    browser.page.app.core.tell_data_added()
    browser.advance(1000)
    [part] = replay.read(_copied(browser))
    assert part.presses == []


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{}", '{"games": [], "at": 0}', '{"games": ["v1/golf/1"], "at": 0}', '{"games": 1}', "[" * 50],
)
def test_what_is_no_state_is_none(text: str) -> None:
    assert state_text.load(text, CATALOGUE) is None


@pytest.mark.parametrize("at", [-1, 2, "0", 0.5, None, True])
def test_a_state_names_a_game_that_is_there(at: object) -> None:
    text = json.dumps({"games": [{"game": "v1/golf/1"}], "at": at})
    assert state_text.load(text, CATALOGUE) is None


@pytest.mark.parametrize("text", ["", "{}", '{"parts": 1, "now": {}}', '{"parts": [{}], "now": {}}'])
def test_what_is_no_recording_is_told(text: str) -> None:
    with pytest.raises(replay.CannotReplayError, match="This is no recording"):
        replay.read(text)
