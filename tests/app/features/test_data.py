"""The sheet "Your data"."""

from typing import Any

import pytest

from app.state import journal
from app.state.games_as_json import entry_to_json
from engine.games.catalogue import CATALOGUE
from engine.play.history import HistoryEntry
from engine.play.results import Result
from engine.play.session import Session
from support.english import message
from support.fake_browser import Browser
from support.fake_browser.event_loop import rejected
from support.fake_browser.page_scripts import PageScripts
from support.fake_browser.values import JsObject, jsnull
from support.fake_browser.window import BUILD, RELEASE
from support.kept_texts import kept_games, kept_results, kept_state
from support.page import open_data

# The place where the data is stored


def test_the_sheet_says_where_games_are_kept_and_how_much_room_they_take(browser: Browser) -> None:
    open_data(browser)
    assert browser.text("#panel-title") == "Your data"
    assert message("kept-on-disk") in browser.text("#panel-body")
    assert browser.text("#kept-room") == "Storage used, including the app: 11 MB of 6.2 GB."
    assert browser.text("#kept-promise") == message("promise-not-given")


def test_the_sheet_names_the_version_of_the_page(browser: Browser) -> None:
    open_data(browser)
    assert browser.text("#page-version") == message("page-version", version=RELEASE, build=BUILD)
    assert RELEASE in browser.text("#page-version") and BUILD in browser.text("#page-version")


def test_the_sheet_says_when_the_game_can_be_played_without_a_network(browser: Browser) -> None:
    open_data(browser)
    assert browser.text("#kept-offline") == message("offline-not-ready")
    browser.become_ready_for_offline()
    assert browser.text("#kept-offline") == message("offline-ready")
    open_again(browser)
    assert browser.text("#kept-offline") == message("offline-ready")


def test_the_sheet_names_the_file_without_which_there_is_no_playing_offline(browser: Browser) -> None:
    browser.window.backbone.notKept = "boot-0123456789.js"
    open_data(browser)
    assert "couldn’t store the file boot-0123456789.js" in browser.text("#kept-offline")
    browser.become_ready_for_offline()
    assert browser.text("#kept-offline") == message("offline-ready")


def test_where_nothing_looks_after_the_files_nothing_is_said_of_offline(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PageScripts, "playsOffline", None)
    open_data(browser)
    assert browser.text("#kept-offline") == ""


def test_backups_are_saved_and_added_here_too(browser: Browser) -> None:
    open_data(browser)
    assert browser.can_press('#panel [data-do="import"]')
    browser.press('#panel [data-do="export"]')
    [(name, _)] = browser.window.downloads
    assert browser.text("#panel-said") == f"Saved to your downloads as {name}."


@pytest.mark.parametrize(
    "storage", [None, jsnull, JsObject({"persist": None, "persisted": None, "estimate": None})]
)
def test_what_the_browser_does_not_say_is_left_out(browser: Browser, storage: object) -> None:
    browser.window.navigator.storage = storage
    open_data(browser)
    assert browser.text("#kept-room") == browser.text("#kept-promise") == ""


def test_an_estimate_without_numbers_is_left_out(browser: Browser) -> None:
    browser.window.navigator.storage.estimate = lambda: browser.window.navigator.clipboard.writeText("")
    open_data(browser)
    assert browser.text("#kept-room") == ""


def test_an_answer_that_comes_late_harms_no_other_sheet(browser: Browser) -> None:
    answers: list[object] = []
    browser.window.navigator.storage.persisted = lambda: JsObject(
        {"then": lambda *calls: answers.append(calls[0])}
    )
    open_data(browser)
    browser.key("Escape")
    browser.press("#rules")
    answers[0](True)  # type: ignore[operator]
    browser.key("Escape")
    open_data(browser)
    assert browser.text("#kept-promise") == message("promise-given")


def test_a_browser_that_keeps_nothing_is_told_on_the_sheet(pyodide: None) -> None:
    tab = Browser()
    tab.storage.denied = True
    tab.start()
    open_data(tab)
    assert message("kept-nowhere") in tab.text("#panel-body")


# What could not be read

LOST = entry_to_json(HistoryEntry(Session.read("v1/klondike/7/sw", CATALOGUE), "lost"), "v1/klondike/7/sw", 0)
RESULT = ["r", "klondike", 5, True, 120, 300.5, 52, 1_790_000_000]
CHANGE = journal.sealed({"games": {"7": LOST}, "order": [7], "at": 7, "events": [RESULT]})
DAMAGED = CHANGE[:9] + " " + CHANGE[9:]  # the checksum does not fit any more


@pytest.fixture
def damaged(pyodide: None) -> Browser:
    """Return a tab with the open sheet, on a device on which one text of the journal is damaged."""
    tab = Browser()
    tab.storage.kept["journal"] = {3: DAMAGED}
    tab.start()
    open_data(tab)
    return tab


def unread(browser: Browser) -> list[str]:
    """Return the titles of the games and results that could not be read."""
    items = (button.closest("li") for button in browser.find_all('#panel [data-do^="unread-save"]'))
    return [browser.text(item.querySelector("b")) for item in items]


def press(browser: Browser, command: str) -> None:
    button = next(
        b for b in browser.find_all("#panel button") if str(b.getAttribute("data-do")).startswith(command)
    )
    browser.press(button)


def test_a_sheet_without_damage_lists_nothing(browser: Browser) -> None:
    open_data(browser)
    assert unread(browser) == [] and message("unread-heading") not in browser.text("#panel-body")


def test_a_damaged_text_is_listed_and_can_be_saved_as_it_is(damaged: Browser) -> None:
    assert unread(damaged) == [message("unread-journal")]
    press(damaged, "unread-save")
    [(name, text)] = damaged.window.downloads
    assert (name, text) == ("backbone-patience-aside-4.txt", DAMAGED)
    assert damaged.text("#panel-said") == f"Saved to your downloads as {name}."


def test_what_is_found_in_a_damaged_text_is_added_and_the_text_stays(damaged: Browser) -> None:
    aside = dict(damaged.storage.kept["aside"])
    press(damaged, "unread-restore")
    assert damaged.text("#panel-said") == "1 result and 1 game added."
    assert "v1/klondike/7/sw" in [game["game"] for game in kept_games(damaged.storage.kept)]
    assert kept_results(damaged.storage.kept) == (Result(*RESULT)._replace(day="2026-09-21"),)  # type: ignore[arg-type]
    assert damaged.storage.kept["aside"] == aside and unread(damaged)
    press(damaged, "unread-restore")
    assert damaged.text("#panel-said") == "Nothing added: everything was already here."
    damaged.check()


def test_a_text_with_nothing_in_it_says_so(pyodide: None) -> None:
    tab = Browser()
    tab.storage.kept["aside"] = {2: "no checksum, no games"}
    tab.start()
    open_data(tab)
    assert unread(tab) == [message("unread-something")]
    press(tab, "unread-restore")
    assert tab.text("#panel-said") == message("nothing-restored")


def test_what_is_deleted_can_be_brought_back_as_it_was(damaged: Browser) -> None:
    aside = dict(damaged.storage.kept["aside"])
    press(damaged, "unread-delete")
    assert unread(damaged) == [] and damaged.storage.kept["aside"] == {}
    assert damaged.text("#panel-said") == "Deleted: A change to your games."
    damaged.press("#panel-undo")
    assert damaged.storage.kept["aside"] == aside
    assert unread(damaged) == [message("unread-journal")]
    assert damaged.text("#panel-said") == "Restored: A change to your games."
    assert not damaged.find("#panel-undo").visible


def test_the_last_deletion_is_taken_back_first_also_when_the_sheet_is_opened_again(damaged: Browser) -> None:
    damaged.storage.kept["aside"] |= {90: journal.sealed({"what": "results 7", "text": "x"})}
    open_again(damaged)
    press(damaged, "unread-delete")
    press(damaged, "unread-delete")
    damaged.press("#panel-undo")
    assert unread(damaged) == [message("unread-results")]
    damaged.press("#panel-undo")
    assert len(unread(damaged)) == 2
    press(damaged, "unread-delete")
    open_again(damaged)
    assert len(unread(damaged)) == 1
    press(damaged, "unread-delete")
    damaged.press("#panel-undo")
    assert len(unread(damaged)) == 1
    damaged.press("#panel-undo")
    assert len(unread(damaged)) == 2 and not damaged.find("#panel-undo").visible


def open_again(browser: Browser) -> None:
    browser.key("Escape")
    open_data(browser)


def test_a_text_that_cannot_be_deleted_or_brought_back_is_told(damaged: Browser) -> None:
    press(damaged, "unread-delete")
    damaged.storage.full = True
    damaged.press("#panel-undo")
    assert damaged.text("#panel-said") == message("no-room-to-bring-back")
    damaged.storage.full = False
    damaged.press("#panel-undo")  # it is still offered
    assert len(unread(damaged)) == 1
    press(damaged, "unread-delete")
    damaged.storage.kept["aside"] |= {90: journal.sealed({"what": "results 7", "text": "x"})}
    open_again(damaged)
    kept = damaged.window.backbone.kept
    kept.write = lambda changes: rejected(damaged.window.loop, "UnknownError")
    press(damaged, "unread-delete")
    assert damaged.text("#panel-said") == message("not-deleted")


def test_the_sheet_does_not_cover_that_another_tab_has_the_games(browser: Browser) -> None:
    kept, other = browser.window.backbone.kept, Browser(storage=browser.storage, seed=2)
    read_all = kept.readAll

    def read_as_another_tab_starts() -> Any:
        kept.readAll = read_all
        other.window.open_kept()
        return read_all()

    kept.readAll = read_as_another_tab_starts
    open_data(browser)
    assert browser.text("#panel-title") == "Already open in another tab"


def test_a_damaged_page_of_results_and_an_illegal_game_are_listed_too(pyodide: None) -> None:
    tab = Browser()
    bad = {**LOST, "game": "v1/klondike/7/sw.zz"}
    tab.storage.kept["journal"] = {1: journal.sealed({"games": {"7": bad}, "order": [7], "at": 7})}
    tab.storage.kept["results"] = {2: journal.page([RESULT])[:-1]}
    tab.start()
    open_data(tab)
    assert unread(tab) == ["A game", "A list of results"]
    press(tab, "unread-restore games 7")
    assert tab.text("#panel-said") == "1 game added."
    press(tab, "unread-restore results 2")
    assert tab.text("#panel-said") == "1 result added."
    press(tab, "unread-delete games 7")
    assert unread(tab) == ["A list of results"] and "7" not in kept_state(tab.storage.kept)["games"]
    tab.press("#panel-undo")
    assert unread(tab) == ["A game", "A list of results"]
    assert kept_state(tab.storage.kept)["games"]["7"] == bad
    tab.check()


def test_games_under_strange_names_hide_nothing(pyodide: None) -> None:
    """Earlier, the sheet did not open with such names."""
    tab = Browser()
    bad = {**LOST, "game": "v1/klondike/7/sw.zz"}
    games = {"7": bad, "'5": bad, "": bad, "\u00b2": bad, "99999999999999": bad}
    tab.storage.kept["journal"] = {1: journal.sealed({"games": games, "order": [7], "at": 7})}
    tab.start()
    open_data(tab)
    assert unread(tab) == ["A game"]
    tab.check()


def test_what_a_newer_page_keeps_cannot_be_deleted_by_an_older_one(pyodide: None) -> None:
    tab = Browser()
    newer = journal.sealed(
        {"version": journal.VERSION + 1, "games": {"7": {**LOST, "game": "v2/?"}}, "order": [7]}
    )
    tab.storage.kept["journal"] = {1: newer}
    tab.storage.kept["aside"] = {2: journal.sealed({"what": "journal 1", "text": "x"})}
    before = {name: dict(texts) for name, texts in tab.storage.kept.items()}
    tab.start()
    open_data(tab)
    assert unread(tab) == ["A game", message("unread-journal")]
    for kind in ("games", "aside"):
        press(tab, f"unread-delete {kind}")
        assert tab.text("#panel-said") == message("not-deleted")
    assert {name: dict(texts) for name, texts in tab.storage.kept.items()} == before


# The page asks the browser to keep the data


def test_the_browser_is_asked_to_keep_everything_at_the_first_move_and_only_once(browser: Browser) -> None:
    asked = browser.window.navigator.storage
    browser.press("#new")
    browser.tap(browser.place("s"))
    assert asked.asked == 1
    browser.tap(browser.place("s"))
    browser.close()
    again = Browser(storage=browser.storage)
    again.start()
    again.tap(again.place("s"))
    assert (asked.asked, again.window.navigator.storage.asked) == (1, 0)
    again.check()


def test_nothing_is_asked_before_the_player_makes_a_move(browser: Browser) -> None:
    browser.press("#new")
    browser.go_to("v1/klondike/5/sw")
    browser.rest()
    assert browser.window.navigator.storage.asked == 0
