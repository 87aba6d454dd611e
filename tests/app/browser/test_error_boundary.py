"""An exception in a callback of the browser is logged, the table is drawn again, and the game continues."""

from collections.abc import Callable
from typing import Any

import pytest

from app.browser import lifted_cards
from app.browser.error_boundary import ErrorBoundary
from app.browser.renderer import Renderer
from app.core.analysis import Analysis
from app.core.announcements import Announcements
from app.core.board import Board
from app.core.focus import Focus
from app.core.header import Header
from app.core.lifecycle import Lifecycle
from app.core.look import Look
from app.core.move_controller import MoveController
from app.core.table_presenter import TablePresenter
from app.features.link.feature import Link
from app.saving.storage import Storage
from app.state.table import Table
from chromium.player import won_link
from engine.core.game import Kind
from engine.games.catalogue import CATALOGUE
from engine.play.notation import move_text
from engine.play.session import Session
from support.english import message
from support.fake_browser import Browser
from support.page import before_the_finish, drawn, saved

GO_ON = message("went-wrong")


class BrokenError(Exception):
    """The exception that the tests raise in the page."""


def raising(*_: Any, **__: Any) -> None:
    raise BrokenError


def raise_once(monkeypatch: pytest.MonkeyPatch, owner: object, name: str) -> None:
    """Let a method raise at its next call, and work again after that."""
    real = getattr(owner, name)

    def once(*arguments: Any, **named: Any) -> Any:
        monkeypatch.setattr(owner, name, real)
        raise BrokenError

    monkeypatch.setattr(owner, name, once)


def check_recovered(browser: Browser, errors: int = 1) -> None:
    """Check that the exception was logged and reported, nothing moves, and the table is drawn correctly."""
    assert len(browser.logged_errors) == errors
    assert all("BrokenError" in words and "Traceback" in words for words in browser.logged_errors)
    assert browser.text("#said") == GO_ON
    browser.window.console.logged.clear()
    assert not browser.in_motion
    assert not browser.is_open("panel")
    seen = drawn(browser)
    browser.resize(400, 850)
    browser.resize(390, 844)  # a new size draws the table of the session again
    assert drawn(browser) == seen


def check_plays(browser: Browser) -> None:
    """Check that a press makes a move, and that undo takes it back."""
    browser.advance(10_000)
    made = saved(browser).moves_made
    browser.tap(browser.place("s"))
    assert saved(browser).moves_made == made + 1
    assert browser.text("#moves").startswith(f"{made + 1} move")
    browser.press("#undo")
    assert saved(browser).moves_made == made
    browser.advance(10_000)
    browser.check()


# One boundary


def test_recovery_follows_once_when_the_outermost_call_is_over() -> None:
    heard: list[str] = []
    boundary = ErrorBoundary(lambda text: heard.append(text.splitlines()[-1].rpartition(".")[2]))
    boundary.recover = lambda: heard.append("recovered")
    inner = boundary.wrap(raising)

    def outer(word: str) -> None:
        inner()
        heard.append(word)
        inner()

    boundary.wrap(outer)("went on")
    assert heard == ["BrokenError", "went on", "BrokenError", "recovered"]


def test_after_an_abandoned_call_recovery_follows_once_when_nothing_is_running() -> None:
    """Check exceptions that pass all `except` and `finally`, as those of JavaScript do in MicroPython."""
    heard: list[str] = []
    boundary = ErrorBoundary(lambda text: heard.append("reported"))
    boundary.recover = lambda: heard.append("recovered")

    def outer() -> None:
        boundary._depth += 2  # as calls inside leave it that never end
        boundary.abandoned(is_outermost=False)
        heard.append("went on")

    boundary.wrap(outer)()
    assert heard == ["went on", "recovered"]
    boundary._depth += 1
    boundary.abandoned(is_outermost=True)
    assert heard[2:] == ["recovered"]
    boundary.wrap(raising)()
    assert heard[3:] == ["reported", "recovered"]


def test_an_error_in_the_recovery_is_reported_and_leads_to_no_other() -> None:
    heard: list[str] = []
    boundary = ErrorBoundary(lambda text: heard.append("reported"))
    wrapped = boundary.wrap(raising)

    def recover() -> None:
        heard.append("recovering")
        wrapped()
        raise BrokenError

    boundary.recover = recover
    wrapped()
    assert heard == ["reported", "recovering", "reported", "reported"]
    wrapped()
    assert heard[4:] == heard[:4]


def test_before_there_is_a_recovery_errors_pass() -> None:
    with pytest.raises(BrokenError):
        ErrorBoundary(lambda _: None).wrap(raising)()


# Each kind of callback


def press_stock(browser: Browser) -> None:
    browser.tap(browser.place("s"))


def press_stock_and_wait(browser: Browser) -> None:
    press_stock(browser)
    browser.advance(5000)


def hide_and_show(browser: Browser) -> None:
    browser.hide()
    browser.show()


def begin_drag(browser: Browser) -> None:
    x, y = browser.place("s")
    browser.pointer_down((x, y))
    browser.pointer_move((x + 30, y + 30))
    browser.pointer_move((x + 60, y + 60))
    browser.pointer_up((x + 60, y + 60))


def copy_link(browser: Browser) -> None:
    browser.press("#menu")
    browser.press('#panel [data-do="share"]')
    browser.press('#panel [data-do="copy deal-link"]')


def ask_for_a_hint(browser: Browser) -> None:
    browser.press("#hint")
    browser.advance(60_000)


CALLBACKS: dict[str, tuple[object, str, Callable[[Browser], None]]] = {
    "click of a button": (Table, "new_deal", lambda browser: browser.press("#new")),
    "pointer": (Table, "tap", press_stock),
    "drag": (MoveController, "lift", begin_drag),
    "move of a drag": (lifted_cards, "numbers_of", begin_drag),
    "end of a drag": (MoveController, "put_back", begin_drag),
    "key": (Table, "tap", lambda browser: browser.key("d")),
    "click of a screen reader": (Table, "tap", lambda browser: browser.activate('.spot[data-spot="s"]')),
    "drawing": (Renderer, "show", press_stock),
    "saving": (Storage, "save", press_stock),
    "focus": (Focus, "at", lambda browser: browser.key("ArrowLeft")),
    "timer": (TablePresenter, "_saving_paint", press_stock_and_wait),
    "interval": (Header, "show_clock", lambda browser: browser.advance(300)),
    "resize observer": (TablePresenter, "draw", lambda browser: browser.resize(500, 900)),
    "media query": (
        Look,
        "apply",
        lambda browser: browser.prefer("(prefers-color-scheme: dark)", holds=True),
    ),
    "hashchange": (Link, "follow_address", lambda browser: browser.go_to("v1/backbone/5")),
    "visibility": (Lifecycle, "look", hide_and_show),
    "promise": (Announcements, "notice", copy_link),
}


@pytest.mark.parametrize("name", CALLBACKS)
def test_play_goes_on_after_an_error_in(name: str, browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    press_stock(browser)
    browser.advance(3000)
    before = saved(browser)
    owner, method, act = CALLBACKS[name]
    with monkeypatch.context() as patch:
        raise_once(patch, owner, method)
        act(browser)
        browser.advance(1)
    check_recovered(browser)
    assert saved(browser).contains(before)
    check_plays(browser)


def test_play_goes_on_after_an_error_with_the_answer_of_the_worker(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser.go_to("v1/freecell/164")
    with monkeypatch.context() as patch:
        raise_once(patch, Analysis, "hint")
        ask_for_a_hint(browser)
    check_recovered(browser)
    assert browser.find("#hint").getAttribute("aria-busy") == "false"
    ask_for_a_hint(browser)
    assert browser.find("#table .chosen")
    browser.check()


def test_a_clock_that_always_fails_is_given_up_and_play_goes_on(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    press_stock(browser)  # the clock ticks from the first move on
    with monkeypatch.context() as patch:
        patch.setattr(Header, "show_clock", raising)
        patch.setattr(Header, "show_facts", lambda *_: None)
        browser.advance(20_000)
        assert len(browser.logged_errors) == 3
        browser.window.console.logged.clear()
    check_plays(browser)


def test_if_the_table_cannot_be_drawn_the_player_is_asked_to_reload(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    press_stock(browser)
    with monkeypatch.context() as patch:
        patch.setattr(Renderer, "show", raising)
        patch.setattr(Renderer, "drawing", raising)
        press_stock(browser)
        assert len(browser.logged_errors) == 2
        assert message("went-wrong-load-again") in browser.text("#said")
    browser.window.console.logged.clear()
    again = Browser(storage=browser.storage, seed=3)
    again.start()
    assert again.text("#moves") == "1 move"
    check_plays(again)


# What was running when the exception came


@pytest.mark.parametrize("pressed", ["table", "key", "run", "screen reader", "undo"])
def test_finishing_can_be_begun_again_after_an_error_on_the_way(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, pressed: str
) -> None:
    browser.go_to(before_the_finish().link())
    browser.press("#run")
    browser.advance(300)
    made = saved(browser).moves_made
    with monkeypatch.context() as patch:
        raise_once(patch, Table, "step")
        browser.advance(200)
    check_recovered(browser)
    assert saved(browser).moves_made >= made
    presses: dict[str, Callable[[], None]] = {
        "table": lambda: browser.tap(browser.place("f1")),
        "key": lambda: browser.key("Enter"),
        "run": lambda: browser.press("#run"),
        "screen reader": lambda: browser.activate(".spot[data-spot=f1]"),
        "undo": lambda: browser.press("#undo"),
    }
    presses[pressed]()
    if pressed != "run":
        browser.press("#run")
    browser.advance(60_000)
    assert browser.text("#outcome") == "won"
    assert browser.is_open("panel")
    browser.check()


def test_a_running_clock_stops_after_an_error_and_can_run_on(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser.go_to("v1/clock/3")
    browser.press("#run")
    browser.advance(1000)
    with monkeypatch.context() as patch:
        raise_once(patch, Board, "show")
        browser.advance(500)
    check_recovered(browser)
    made = saved(browser).moves_made
    browser.advance(5000)
    assert saved(browser).moves_made == made
    assert browser.text("#run-words") == "Run"
    browser.press("#run")
    browser.advance(1000)
    assert saved(browser).moves_made > made
    browser.press("#run")
    browser.check()


def test_moves_that_are_being_shown_end_with_an_error_and_none_is_lost(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    link, call = before_a_call_with_replies()
    browser.go_to(link)
    with monkeypatch.context() as patch:
        browser.press(f'[data-do="bid {call}"]')
        browser.press(f'[data-do="call {call}"]')
        raise_once(patch, Board, "show")
        browser.advance(10_000)
    check_recovered(browser)
    made = saved(browser).moves_made
    assert made == Session.read(link, CATALOGUE).moves_made + 1
    browser.press("#undo")
    assert saved(browser).link() == link
    browser.check()


def before_a_call_with_replies() -> tuple[str, str]:
    """Return the link of a position, and a call there that the house answers at once."""
    session = Session.read(won_link("bridge"), CATALOGUE)
    line = session.line()
    number, node = next(
        (number, node)
        for number, node in enumerate(line)
        if number
        and node.move
        and session.game.spots[node.move.source].kind is Kind.COUNTER
        and not node.is_automatic
        and line[number + 1].is_automatic
    )
    assert node.move
    session.go_to(line[number - 1])
    return session.link(), move_text(session.game, node.move)
