"""Long links and files are read in slices of time. The page shows the progress, and the player can stop it."""

from collections.abc import Iterator

import pytest

from app.browser.dom import Dom
from app.state import backup, journal
from app.state.settings import Settings
from app.state.table import Table
from app.state.world import World
from chromium.player import won_link
from engine.games.catalogue import CATALOGUE
from engine.play.history import History, HistoryEntry
from engine.play.results import Result
from engine.play.session import Session
from support.english import english
from support.fake_browser import Browser
from support.kept_texts import book_of, kept_games, kept_results
from support.page import saved


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let each look at the clock take five milliseconds."""
    real, looks = Dom.now, iter(range(10**9))
    monkeypatch.setattr(Dom, "now", lambda dom: real(dom) + next(looks) * 0.005)


def long_game(moves: int = 300) -> Session:
    """Return a game of Klondike whose moves only turn the stock."""
    session = Session(CATALOGUE["klondike"], 1)
    for _ in range(moves):
        stock = [spot.name for spot in session.game.spots].index("s")
        move = next(move for move in session.game.moves(session.position) if stock in (move.source, move.target))
        session.play(move)
    return session


@pytest.fixture(scope="module")
def link() -> str:
    return long_game().text()


def fractions(browser: Browser) -> Iterator[float]:
    """Let time pass until the work is done. Yield the progress that its sheet shows, as a fraction."""
    while browser.is_open("panel") and browser.find_all("#panel progress"):
        yield float(browser.find("#panel progress").getAttribute("value"))
        browser.advance(4)


@pytest.mark.usefixtures("slow")
def test_a_long_link_is_opened_in_slices_that_say_how_far_they_are(browser: Browser, link: str) -> None:
    browser.go_to(link)
    assert browser.text("#panel-title") == "Opening the game"
    assert saved(browser).text() == "v1/backbone/1"
    seen = list(fractions(browser))
    assert len(seen) > 5
    assert seen == sorted(seen)
    assert 0 < seen[0] < 0.3 and seen[-1] > 0.8
    assert saved(browser).text() == link
    assert browser.text("#moves") == "300 moves"


def test_a_short_link_is_opened_at_once(browser: Browser, link: str) -> None:
    browser.go_to(link)
    assert not browser.is_open("panel")
    assert saved(browser).text() == link


@pytest.mark.usefixtures("slow")
@pytest.mark.parametrize("way", ["button", "key"])
def test_a_long_link_can_be_stopped_and_nothing_has_changed(browser: Browser, link: str, way: str) -> None:
    browser.tap(browser.place("s"))
    before = saved(browser).text()
    browser.go_to(link)
    browser.advance(4)
    if way == "button":
        browser.press('#panel .row [data-do="close"]')
    else:
        browser.key("Escape")
    assert browser.text("#said") == "Stopped. Nothing was changed."
    browser.rest()
    assert not browser.is_open("panel")
    assert saved(browser).text() == before


@pytest.mark.usefixtures("slow")
def test_a_move_at_the_end_of_a_long_link_that_breaks_a_rule_changes_nothing(browser: Browser, link: str) -> None:
    browser.go_to(link + ".t1t1")
    list(fractions(browser))
    # The sheet also offers the deal without moves.
    assert "Move 301, t1t1, can’t be played:" in browser.text("#panel")
    assert saved(browser).text() == "v1/backbone/1"


@pytest.mark.usefixtures("slow")
def test_another_link_takes_the_place_of_a_long_one(browser: Browser, link: str) -> None:
    browser.go_to(link)
    browser.go_to("v1/golf/3")
    browser.rest()
    assert saved(browser).text() == "v1/golf/3"


@pytest.mark.usefixtures("slow")
def test_a_tab_that_falls_asleep_while_it_opens_a_link_stays_asleep(browser: Browser, link: str) -> None:
    browser.go_to(link)
    other = Browser(storage=browser.storage, seed=2)
    other.start()
    browser.rest()
    assert browser.text("#panel-title") == "Already open in another tab"
    assert saved(other).text() == "v1/backbone/1"


@pytest.mark.usefixtures("slow")
def test_a_long_link_is_opened_at_the_start_too(pyodide: None, link: str) -> None:
    browser = Browser(f"/#{link}")
    browser.start()
    assert browser.is_open("panel")
    browser.rest()
    assert saved(browser).text() == link


@pytest.mark.usefixtures("slow")
@pytest.mark.parametrize("at_start", [True, False])
def test_a_link_of_a_game_that_is_over_says_how_it_ended(pyodide: None, at_start: bool) -> None:
    link = won_link("bridge")
    session = Session.read(link, CATALOGUE)
    browser = Browser(f"/#{link}" if at_start else "/")
    browser.start()
    if not at_start:
        browser.go_to(link)
    browser.rest()
    assert saved(browser).text() == link
    assert browser.text("#said").strip() == english(session.ending())


@pytest.mark.usefixtures("slow")
def test_many_results_are_written_and_read_in_slices(browser: Browser) -> None:
    results = [Result(f"{n:016x}", "klondike", n, True, 9, 5.5, 2, 1.7e9, "", "2026-11-22") for n in range(4_000)]
    world = World(lambda: 0.0, lambda: 0.0, lambda count: [1] * count)
    history = History(HistoryEntry(Session(CATALOGUE["golf"], 1), "new"))
    text = backup.to_text(Table(CATALOGUE, history, book_of(*results), world), Settings(), {}, now=0, day="")
    for command, title in (("import", "Reading the backup"), ("export", "Writing the backup")):
        browser.press("#menu")
        browser.press('#panel [data-do="data"]')
        browser.rest()
        browser.press(f'#panel [data-do="{command}"]')
        if command == "import":
            browser.pick_file(text)
        browser.advance(4)
        assert browser.text("#panel-title") == title
        browser.rest()
        browser.key("Escape")
    assert len(kept_results(browser.storage.kept)) == 4_000
    [(_, written)] = browser.window.downloads
    assert written.count('"klondike"') == 4_000


@pytest.mark.usefixtures("slow")
@pytest.mark.parametrize("stopped", [False, True])
def test_long_games_are_read_in_slices_before_the_sheet_with_the_data(
    pyodide: None, link: str, stopped: bool
) -> None:
    tab = Browser()
    games = {"1": {"game": "v1/golf/1/sw", "token": "short"}, "2": {"game": link, "token": "long"}}
    tab.storage.kept["journal"] = {1: journal.sealed({"games": games, "order": [1, 2], "at": 1})}
    tab.start()
    tab.press("#menu")
    tab.press('#panel [data-do="data"]')
    assert tab.text("#panel-title") == "Reading your games"
    if stopped:
        tab.key("Escape")
        tab.rest()
        assert not tab.find("#panel").open
    else:
        tab.rest()
        assert tab.text("#panel-title") == "Your data"
    tab.check()


@pytest.mark.usefixtures("slow")
@pytest.mark.parametrize("stopped", [False, True])
def test_a_large_backup_is_read_in_slices_and_can_be_stopped(browser: Browser, link: str, stopped: bool) -> None:
    world = World(lambda: 0.0, lambda: 0.0, lambda count: [1] * count)
    history = History(HistoryEntry(Session.read(link, CATALOGUE), "long"))
    table = Table(CATALOGUE, history, book_of(), world)
    text = backup.to_text(table, Settings(), {}, now=0, day="2026-11-22")
    browser.press("#menu")
    browser.press('#panel [data-do="data"]')
    browser.press('#panel [data-do="import"]')
    browser.pick_file(text)
    browser.advance(4)
    assert browser.text("#panel-title") == "Reading the backup"
    if stopped:
        browser.key("Escape")
    browser.rest()
    assert (link in [game["game"] for game in kept_games(browser.storage.kept)]) is not stopped
    if not stopped:
        assert browser.text("#panel-said") == "1 game added."
