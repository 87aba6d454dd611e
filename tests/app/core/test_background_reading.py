"""The games that are not on the table are read after the start, a few moves at a time."""

from unittest.mock import Mock

import pytest

from app.browser.dom import Dom
from app.state import journal
from app.state.games_as_json import entry_to_json
from app.state.table import Table
from engine.games.catalogue import CATALOGUE
from engine.play.history import HistoryEntry
from engine.play.session import Session
from support.fake_browser import Browser
from support.kept_texts import kept_results, kept_state
from support.page import saved
from support.sessions import noted_moves

ON_TABLE, OTHER, ILLEGAL = "v1/klondike/7/sw", "v1/golf/3/sw.sw.sw.sw", "v1/canfield/5/sw.xyzzy"
DAMAGED = "Some saved data couldn’t be read."


def started(*others: str, on_table: str = ON_TABLE) -> Browser:
    """Start a tab on a device that has these games stored, and one game on the table."""
    texts = dict(enumerate((*others, on_table), start=1))
    games = {
        str(number): entry_to_json(HistoryEntry(Session(CATALOGUE["golf"], 1), f"token {number}"), text, 0)
        for number, text in texts.items()
    }
    tab = Browser()
    state = {"games": games, "order": list(texts), "at": len(texts)}
    tab.storage.kept["journal"] = {1: journal.sealed(state)}
    tab.start()
    return tab


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    return noted_moves(monkeypatch)


@pytest.mark.usefixtures("pyodide")
def test_the_other_games_are_read_after_the_start_in_slices(
    played: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    real, looks = Dom.now, iter(range(10**9))
    monkeypatch.setattr(Dom, "now", lambda dom: real(dom) + next(looks) * 0.005)
    tab = started(OTHER)
    assert set(played) == {"klondike"}
    counts = []
    for _ in range(10):
        tab.advance(30)
        counts.append(played.count("golf"))
    assert counts[-1] == 4
    assert 0 < counts[0] < 4


@pytest.mark.usefixtures("pyodide")
def test_an_error_does_not_end_the_reading(played: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    tab = started(OTHER)
    assert set(played) == {"klondike"}
    with monkeypatch.context() as patch:
        patch.setattr(Table, "new_deal", Mock(side_effect=ValueError))
        tab.press("#new")
    tab.window.console.logged.clear()
    tab.advance(500)
    assert played.count("golf") == 4


@pytest.mark.usefixtures("pyodide")
def test_an_illegal_move_is_told_soon_after_the_start_and_the_game_is_kept_as_it_is() -> None:
    tab = started(ILLEGAL, OTHER)
    assert saved(tab).text() == ON_TABLE
    tab.advance(500)
    assert DAMAGED in tab.text("#said")
    state = kept_state(tab.storage.kept)
    assert state["order"] == [2, 3]
    assert state["games"]["1"]["game"] == ILLEGAL
    tab.press("#menu")
    tab.press('#panel [data-do="data"]')
    assert tab.find_all('#panel [data-do="unread-save games 1"]')
    tab.check()


@pytest.mark.usefixtures("pyodide")
def test_a_tab_that_is_asleep_reads_no_other_game(played: list[str]) -> None:
    tab = started(OTHER)
    other = Browser(storage=tab.storage, seed=2)
    other.start()
    tab.advance(500)
    played.clear()
    other.press("#new")
    other.advance(2000)
    assert "golf" not in played
    tab.check()


@pytest.mark.usefixtures("pyodide")
def test_the_results_are_read_after_the_games_page_by_page(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    read_page = journal.read_page

    def noted(text: str) -> object:
        read.append(text)
        return read_page(text)

    monkeypatch.setattr(journal, "read_page", noted)
    tab = Browser()
    result = ["token", "klondike", 5, True, 120, 300.5, 52, 1_790_000_000]
    pages = [journal.page([[f"{number}", *result[1:]]]) for number in range(5)]
    tab.storage.kept["results"] = dict(enumerate(pages, start=1))
    tab.start()
    assert read == []
    tab.advance(500)
    assert read == pages
    tab.press("#menu")
    tab.press('#panel [data-do="statistics"]')
    assert read == pages


# Damaged games that the player uses before they are read

DAMAGED_GOLF = "v1/golf/3/sw.sw.xyzzy"


def check_kept(tab: Browser, number: str = "1") -> None:
    """Check that the stored text of the damaged game is unchanged, and that no result was entered for it."""
    assert kept_state(tab.storage.kept)["games"][number]["game"] == DAMAGED_GOLF
    assert kept_results(tab.storage.kept) == ()
    tab.check()


@pytest.mark.usefixtures("pyodide")
def test_a_damaged_game_is_not_given_up_for_a_new_deal() -> None:
    tab = started(DAMAGED_GOLF)
    tab.go_to("v1/golf/9")
    tab.tap(tab.place("s"))  # this move gives up all other games of Golf
    tab.advance(2000)
    assert saved(tab).number == 9
    check_kept(tab)
    assert "1" not in map(str, kept_state(tab.storage.kept)["order"])


@pytest.mark.usefixtures("pyodide")
def test_the_beginning_of_a_damaged_game_can_be_played_on() -> None:
    tab = started(DAMAGED_GOLF, on_table="v1/klondike/7")
    tab.page.app.core.do("game golf")
    assert tab.text("#moves") == "2 moves"
    for _ in range(3):
        tab.tap(tab.place("s"))
    tab.advance(2000)
    assert saved(tab).moves_made == 5
    assert sorted(kept_state(tab.storage.kept)["games"]) == ["1", "2", "3"]
    check_kept(tab)
    tab.press("#menu")
    tab.press('#panel [data-do="data"]')
    assert len(tab.find_all('#panel [data-do^="unread-save"]')) == 1


@pytest.mark.usefixtures("pyodide")
def test_the_sheet_of_the_data_lists_a_damaged_game_as_damaged() -> None:
    tab = started(DAMAGED_GOLF, OTHER)
    tab.press("#menu")
    tab.press('#panel [data-do="data"]')
    assert tab.find_all('#panel [data-do="unread-save games 1"]')
    tab.press('#panel [data-do="game-delete 0"]')
    tab.advance(2000)
    assert sorted(kept_state(tab.storage.kept)["games"]) == ["1", "3"]
    check_kept(tab)
