"""The page proves that a game is lost after the press that lost it, in small slices of time."""

from pathlib import Path

import pytest

from app.browser.dom import Dom
from app.state import journal
from app.state.all_results import AllResults
from app.state.change import Change
from app.state.games_as_json import entry_to_json
from app.state.table import Table
from app.state.world import World
from chromium.player import moves_of, recorded
from engine.core.game import Status
from engine.games.catalogue import CATALOGUE
from engine.play.history import History, HistoryEntry
from engine.play.session import Session
from support.fake_browser import Browser
from support.kept_texts import kept_results

LOST = next(recorded(Path(__file__).parents[2] / "data/games/klondike.txt", "lost"))
BEFORE, LAST = LOST.rsplit(".", 1)[0], moves_of(LOST)[-1]


class Clock:
    """A clock that a test sets."""

    now = 0.0


def table(clock: Clock, link: str, results: AllResults | None = None) -> Table:
    world = World(lambda: clock.now, lambda: 1e9 + clock.now, lambda count: [7] * count)
    entry = HistoryEntry(Session.read(link, CATALOGUE), "first", last_played=1.0)
    return Table(CATALOGUE, History(entry), results or AllResults(), world)


def lose(here: Table) -> Change:
    return here.drag(LAST.source, LAST.n, LAST.target)


def found(here: Table) -> list[Change]:
    return [change for change in here.seeking_endings() if change]


@pytest.fixture
def here() -> Table:
    return table(Clock(), BEFORE)


def test_the_move_does_not_wait_for_the_proof_and_the_ending_comes_with_it(here: Table) -> None:
    assert lose(here).ended is None
    assert here.session.status_so_far() is Status.PLAYING
    (change,) = found(here)
    assert change.ended is Status.LOST and change.said == here.session.ending()
    assert [result.won for result in here.results] == [False]
    assert found(here) == [], "it is told once"


def test_the_time_of_the_proof_is_not_playing_time() -> None:
    clock = Clock()
    here = table(clock, BEFORE)
    here.resume()
    clock.now = 20.0
    lose(here)
    clock.now = 90.0
    assert len(found(here)) == 1
    assert here.seconds() == here.results[0].seconds == 20.0


def test_a_move_taken_back_before_the_proof_has_not_lost_the_game(here: Table) -> None:
    lose(here)
    next(here.seeking_endings())
    here.undo()
    assert found(here) == [] and here.results == ()
    here.redo()
    assert [change.ended for change in found(here)] == [Status.LOST]


def test_a_proof_begun_before_another_game_was_chosen_is_recorded_without_a_word(here: Table) -> None:
    lose(here)
    here.choose_game("golf")
    assert found(here) == [Change()]
    assert [(result.game, result.won) for result in here.results] == [("klondike", False)]
    assert here.history.unfinished(CATALOGUE["klondike"]) is None


def test_a_game_whose_loss_was_not_proved_yet_counts_once_whatever_comes_first(here: Table) -> None:
    lose(here)
    here.new_deal()
    move = next(here.game.moves(here.session.position))
    here.drag(move.source, move.n, move.target)
    assert [result.won for result in here.results] == [False]
    assert found(here) == [] and len(here.results) == 1


def test_a_loss_that_was_not_proved_when_the_page_was_closed_is_recorded_at_the_next_visit() -> None:
    here = table(Clock(), LOST)
    (change,) = found(here)
    assert change.ended is None and change.said == here.session.ending()
    assert [result.won for result in here.results] == [False]
    again = table(Clock(), LOST, here.book)
    here.book.take_unsaved()
    found(again)
    assert here.book.take_unsaved() == [], "it was recorded already"


def test_moves_after_a_loss_need_no_proof_and_are_no_second_ending(here: Table) -> None:
    lose(here)
    found(here)
    again = next(here.game.moves(here.session.position))
    assert here.drag(again.source, again.n, again.target).ended is None
    assert here.session.here.status is Status.LOST
    assert found(here) == [] and len(here.results) == 1


# On the page


@pytest.fixture
def tab(monkeypatch: pytest.MonkeyPatch, pyodide: None) -> Browser:
    """Return a page on which the game has just been lost. A slice of the proof ends after two steps."""
    real, looks = Dom.now, iter(range(10**9))
    monkeypatch.setattr(Dom, "now", lambda dom: real(dom) + next(looks) * 0.005)
    tab = Browser()
    kept = entry_to_json(HistoryEntry(Session(CATALOGUE["klondike"], 1), "token"), BEFORE, 0)
    tab.storage.kept["journal"] = {1: journal.sealed({"games": {"1": kept}, "order": [1], "at": 1})}
    tab.start()
    spots = CATALOGUE["klondike"].spots
    tab.drag(tab.place(spots[LAST.source].name), tab.place(spots[LAST.target].name))
    return tab


def test_the_sheet_of_the_end_comes_with_the_proof(tab: Browser) -> None:
    assert tab.text("#moves") == f"{len(moves_of(LOST))} moves"
    assert tab.text("#outcome") == "" and not tab.is_open("panel")
    tab.advance(20_000)
    assert tab.text("#outcome") == "lost" and tab.is_open("panel")
    assert [result.won for result in kept_results(tab.storage.kept)] == [False]


def test_a_panel_that_was_opened_meanwhile_stays(tab: Browser) -> None:
    tab.press("#menu")
    was = tab.text("#panel h2")
    tab.advance(20_000)
    assert tab.text("#panel h2") == was and tab.text("#outcome") == "lost"
    assert [result.won for result in kept_results(tab.storage.kept)] == [False]


def test_a_page_closed_before_the_proof_makes_it_at_the_next_visit(tab: Browser) -> None:
    tab.close()
    assert not kept_results(tab.storage.kept)
    again = Browser(storage=tab.storage)
    again.start()
    again.advance(20_000)
    assert again.text("#outcome") == "lost"
    assert [result.won for result in kept_results(again.storage.kept)] == [False]
