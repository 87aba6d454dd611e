"""Several tabs of the page: one has the games, the others sleep, show its moves, and can take the games over."""

import pytest

from app.state import journal
from support.english import message
from support.fake_browser import Browser
from support.fake_browser.event_loop import Promise, rejected
from support.page import choose_setting, saved


def test_a_woken_tab_goes_on_with_the_games_and_settings_of_the_other(browser: Browser) -> None:
    other = Browser(storage=browser.storage, seed=2)
    other.start()
    other.tap(other.place("s"))
    choose_setting(other, "switch left_handed")
    browser.press('#panel [data-do="here"]')
    assert not browser.is_open("panel")
    assert browser.text("#moves") == "1 move"
    assert browser.document.documentElement.dataset.hand == "left"
    browser.press("#undo")
    assert saved(browser).moves_made == 0


def test_a_tab_that_is_asleep_saves_nothing_and_says_so_again(browser: Browser) -> None:
    other = Browser(storage=browser.storage, seed=2)
    other.start()
    other.tap(other.place("s"))
    browser.key("Escape")
    assert browser.is_open("panel")  # this sheet cannot be closed
    browser.hide()
    assert saved(other).moves_made == 1


def test_a_tab_that_missed_the_event_notices_when_it_is_seen(browser: Browser) -> None:
    browser.hide()
    browser.storage.writer = None
    browser.show()
    assert browser.is_open("panel")


def test_a_tab_woken_while_the_storage_is_full_stays_awake(browser: Browser) -> None:
    other = Browser(storage=browser.storage, seed=15)
    other.start()
    browser.storage.full = True
    for tab in (browser, other):
        tab.press('#panel [data-do="here"]')
        tab.hide()
        tab.show()
        assert not tab.is_open("panel")


def test_a_tab_that_is_asleep_follows_what_the_other_plays(browser: Browser) -> None:
    other = Browser(storage=browser.storage, seed=2)
    other.start()
    other.tap(other.place("s"))
    browser.advance(1000)
    assert browser.is_open("panel")
    assert browser.text("#moves") == "1 move"
    choose_setting(other, "switch left_handed")
    browser.advance(1000)
    assert browser.document.documentElement.dataset.hand == "left"


def test_a_tab_that_cannot_read_for_a_moment_follows_later(browser: Browser) -> None:
    """Earlier, the tab showed the position before the last move until the next one."""
    other = Browser(storage=browser.storage, seed=2)
    other.start()
    kept = browser.window.backbone.kept
    read_all = kept.readAll
    kept.readAll = lambda: rejected(browser.window.loop, "UnknownError")
    other.tap(other.place("s"))
    browser.advance(500)
    assert browser.text("#moves") == "0 moves"
    kept.readAll = read_all
    browser.advance(1500)
    assert browser.text("#moves") == "1 move"


def test_a_tab_out_of_sight_follows_when_it_is_seen(browser: Browser) -> None:
    other = Browser(storage=browser.storage, seed=2)
    other.start()
    browser.advance(1000)
    browser.hide()
    other.tap(other.place("s"))
    browser.advance(1000)
    assert browser.text("#moves") == "0 moves"
    browser.show()
    browser.advance(1000)
    assert browser.text("#moves") == "1 move"


@pytest.mark.parametrize("exclusive", [True, False])
def test_a_tab_whose_number_is_used_goes_on_with_what_the_other_has_written(
    browser: Browser, exclusive: bool
) -> None:
    """The number is the number of the next change in the journal.

    Earlier, the tab gave the games up although it had the right to write. Then no tab was awake.
    """
    browser.window.backbone.kept.isExclusive = exclusive  # a browser without locks lets every tab write
    journal_of_both = browser.storage.kept["journal"]
    journal_of_both[max(journal_of_both) + 1] = journal.sealed({"settings": {"theme": "day"}})
    browser.tap(browser.place("s"))
    browser.advance(0)
    assert browser.is_open("panel") is not exclusive
    if not exclusive:
        browser.press('#panel [data-do="here"]')
    assert browser.document.documentElement.dataset.theme == "day"
    assert browser.text("#moves") == "0 moves"


def test_a_tab_whose_number_is_used_after_it_lost_the_games_stays_asleep(browser: Browser) -> None:
    """Earlier, this tab took the games back, and then the other tab did the same for the same reason."""
    other = Browser(storage=browser.storage, seed=2)
    other.start()
    browser.press('#panel [data-do="here"]')

    def write_too_late(changes: object) -> Promise:
        other.window.backbone.kept.claim()
        return rejected(browser.window.loop, "ConstraintError")

    browser.window.backbone.kept.write = write_too_late
    browser.tap(browser.place("s"))
    browser.advance(1000)
    assert browser.is_open("panel")
    assert browser.text("#moves") == "0 moves"
    assert browser.storage.writer is other.window


def test_a_tab_that_cannot_read_what_the_other_has_saved_leaves_the_games_to_it(browser: Browser) -> None:
    """Earlier, the tab was awake with old games, and its next move was refused."""
    other = Browser(storage=browser.storage, seed=2)
    other.start()
    browser.window.backbone.kept.readAll = lambda: rejected(browser.window.loop, "UnknownError")
    browser.press('#panel [data-do="here"]')
    browser.advance(0)
    assert browser.text("#panel-title") == "Already open in another tab"
    assert browser.text("#panel-said") == message("games-not-read")
    other.press('#panel [data-do="here"]')
    assert not other.is_open("panel")
