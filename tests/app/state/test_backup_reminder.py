"""The page suggests a backup once there are data some weeks old, and again only some weeks after a backup."""

import pytest

from app.state import journal
from app.state.backup_reminder import BackupTimes, is_due, read_backup_times
from app.state.games_as_json import entry_to_json
from engine.games.catalogue import CATALOGUE
from engine.play.history import History, HistoryEntry
from engine.play.results import Result
from engine.play.session import Session
from support.english import message
from support.fake_browser import Browser
from support.kept_texts import kept_state

WEEKS = 4 * 7 * 86_400
NOW = 1_795_359_600.0  # seconds since 1970, when the stand-in for the browser is opened


def history(played: float) -> History:
    return History(HistoryEntry(Session.read("v1/klondike/7/sw", CATALOGUE), "one", last_played=played))


def result(ended: float) -> Result:
    return Result("r", "klondike", 5, True, 120, 300.5, 52, ended)


@pytest.mark.parametrize(
    ("times", "played", "ended", "due"),
    [
        (BackupTimes(), NOW - WEEKS, NOW, True),
        (BackupTimes(), NOW, NOW - WEEKS, True),
        (BackupTimes(), NOW - WEEKS + 1, NOW - WEEKS + 1, False),
        (BackupTimes(), 0, NOW, False),  # the time of the last move is unknown
        (BackupTimes(at=NOW - WEEKS + 1), NOW - 2 * WEEKS, NOW, False),
        (BackupTimes(at=NOW - WEEKS), NOW - 2 * WEEKS, NOW, True),
        (BackupTimes(asked=NOW - 5 * WEEKS), NOW - 9 * WEEKS, NOW, False),
        (BackupTimes(at=NOW - 2 * WEEKS, asked=NOW - WEEKS), NOW - 9 * WEEKS, NOW, False),
        (BackupTimes(at=NOW - WEEKS, asked=NOW - 2 * WEEKS), NOW - 9 * WEEKS, NOW, True),
    ],
)
def test_when_a_backup_is_due(times: BackupTimes, played: float, ended: float, due: bool) -> None:
    assert is_due(times, history(played), lambda: [result(ended)], NOW) is due


def test_results_are_not_read_in_vain() -> None:
    def results() -> list[Result]:
        raise AssertionError

    assert is_due(BackupTimes(), history(NOW - WEEKS), results, NOW)
    assert not is_due(BackupTimes(asked=1), history(NOW), results, NOW)


@pytest.mark.parametrize("found", [None, [], {}, {"at": "1", "asked": -1}, {"at": 1e300, "asked": None}])
def test_times_that_are_not_sound_are_none(found: object) -> None:
    assert read_backup_times(found) == BackupTimes()


# In the page


def come_later(weeks: float, *, asleep: bool = False, **state: object) -> Browser:
    """Open a tab `weeks` weeks after the player's last move. If `asleep`, another tab has the games."""
    entry = history(round(NOW - weeks * WEEKS / 4)).entry
    game = entry_to_json(entry, entry.session.text(), 0)
    tab = Browser()
    tab.storage.kept["journal"] = {1: journal.sealed({"games": {"1": game}, "order": [1], "at": 1, **state})}
    tab.start()
    if asleep:
        tab.storage.writer = None
    tab.advance(4000)
    return tab


@pytest.mark.usefixtures("pyodide")
def test_a_backup_is_suggested_once() -> None:
    tab = come_later(5)
    assert tab.find("#reminder").visible
    assert tab.text("#said") == message("backup-reminder")
    tab.press('#reminder [data-do="no-backup"]')
    assert not tab.find("#reminder").visible
    tab.close()
    again = Browser(storage=tab.storage)
    again.start()
    again.advance(4000)
    assert not again.find("#reminder").visible
    again.check()


@pytest.mark.usefixtures("pyodide")
def test_saving_a_backup_ends_the_suggestion_and_is_noted() -> None:
    tab = come_later(5)
    tab.press('#reminder [data-do="export"]')
    assert len(tab.window.downloads) == 1 and not tab.find("#reminder").visible
    times = kept_state(tab.storage.kept)["backup"]
    assert times["at"] >= times["asked"] >= NOW
    tab.check()


@pytest.mark.usefixtures("pyodide")
def test_nothing_is_suggested_soon_or_while_another_tab_has_the_games() -> None:
    assert not come_later(3).find("#reminder").visible
    assert not come_later(5, backup={"at": NOW - 9}).find("#reminder").visible
    assert not come_later(5, asleep=True).find("#reminder").visible
