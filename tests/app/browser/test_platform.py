"""What the page uses of the browser: random numbers, dates, addresses, clipboard, files, and the worker."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from app.browser.device import Device
from app.browser.dom import Dom
from app.browser.solver_client import SolverClient
from app.browser.stored_texts import StoredTexts
from app.saving.storage import CannotStoreError
from engine.games.catalogue import CATALOGUE
from engine.solving.solve import Verdict
from support.fake_browser import Browser
from support.fake_browser.events import Event

GAME = CATALOGUE["freecell"]
UNCHARTED = GAME.start(123456)


@pytest.fixture
def page(pyodide: None) -> Browser:
    """Return a tab in which Python has not started."""
    return Browser()


@pytest.fixture
def dom(page: Browser) -> Dom:
    return Dom(page.window)


@pytest.fixture
def device(dom: Dom) -> Device:
    return Device(dom)


def test_numbers_by_chance_have_32_bits(dom: Dom) -> None:
    words = dom.random_words(100)
    assert len(set(words)) == 100
    assert all(0 <= word < 2**32 for word in words)
    assert max(words) > 2**31


def test_days_are_those_of_the_player(page: Browser, dom: Dom) -> None:
    assert dom.today() == "2026-11-22"
    assert dom.date_of(dom.midnight() - 1) == "2026-11-21"
    assert dom.date_of(dom.midnight()) == "2026-11-22"
    page.advance(24 * 60 * 60 * 1000)
    assert dom.today() == "2026-11-23"


@pytest.mark.parametrize(
    ("address", "text"), [("a%20b", "a b"), ("%C3%A4", "ä"), ("50%", "50%"), ("%E0%A4%A", "%E0%A4%A")]
)
def test_an_address_is_decoded_where_it_can_be(device: Device, address: str, text: str) -> None:
    assert device.decoded(address) == text


def test_copying_tells_whether_it_was_allowed(
    page: Browser, device: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[bool] = []
    device.copy("a link", told.append)
    page.advance(0)
    page.window.clipboard.allowed = False
    device.copy("another", told.append)
    monkeypatch.setattr(page.window, "navigator", SimpleNamespace())  # as at an address without https
    device.copy("without a clipboard", told.append)
    page.advance(1)
    assert sorted(told) == [False, False, True]
    assert page.window.clipboard.text == "a link"


@pytest.mark.parametrize("navigator", [SimpleNamespace(), SimpleNamespace(storage=SimpleNamespace())])
def test_a_browser_that_makes_no_promise_to_keep_things_is_not_asked(
    page: Browser, device: Device, monkeypatch: pytest.MonkeyPatch, navigator: SimpleNamespace
) -> None:
    monkeypatch.setattr(page.window, "navigator", navigator)  # as in WebKitGTK and in older versions of Safari
    device.persist()


def test_a_download_is_kept_until_the_browser_has_read_it(page: Browser, device: Device) -> None:
    device.download("games.json", "{}")
    assert page.window.downloads == [("games.json", "{}")]
    page.advance(60_000)
    with pytest.raises(KeyError):
        page.window.URL.revokeObjectURL("blob:0")


def test_the_browser_may_forget_a_download_also_after_an_error(page: Browser, dom: Dom, device: Device) -> None:
    device.download("games.json", "{}")
    dom.stop_timers()  # as the page does after an exception
    assert dom.is_quiet
    page.advance(60_000)
    with pytest.raises(KeyError):
        page.window.URL.revokeObjectURL("blob:0")


def test_a_file_is_picked_twice_and_read(page: Browser, device: Device) -> None:
    read: list[str | None] = []
    for text in ("one", "one", None):
        device.choose_text(".json", 99, read.append, lambda: read.append("too large"))
        page.pick_file(text)
    page.advance(0)
    assert read == ["one", "one", None]


def test_picking_no_file_means_nothing(page: Browser, device: Device) -> None:
    picked: list[str | None] = []
    device.choose_text(".json", 99, picked.append, lambda: picked.append("too large"))
    field = page.window.picker
    assert field is not None
    assert field.accept == ".json"
    field.dispatch(Event("change"))
    assert not picked


def test_a_timer_calls_what_was_set_last_and_can_be_called_off(page: Browser, dom: Dom) -> None:
    called: list[str] = []
    timer, other = dom.timer(), dom.timer()
    timer.set(10, lambda: called.append("first"))
    timer.set(20, lambda: called.append("second"))
    other.set(5, lambda: called.append("never"))
    other.stop()
    assert timer.runs
    page.advance(15)
    assert not called
    page.advance(15)
    assert called == ["second"]
    assert not timer.runs


def test_a_storage_that_is_switched_off_keeps_and_finds_nothing(page: Browser, device: Device) -> None:
    device.store("name", "text")
    assert device.stored("name") == "text"
    page.storage.denied = True
    assert device.stored("name") is None
    with pytest.raises(CannotStoreError):
        device.store("name", "other")
    page.storage.denied = False
    assert device.stored("name") == "text"


# The worker


def test_a_question_is_answered_later(page: Browser, dom: Dom) -> None:
    client, found = SolverClient(dom, Device(dom)), list[Verdict]()
    client.ask(GAME, UNCHARTED, 1.0, found.append)
    assert client.busy
    assert not found
    page.advance(60_000)
    assert len(found) == 1
    assert not client.busy
    assert len(page.window.workers) == 1


def test_an_older_reading_that_is_answered_last_replaces_nothing() -> None:
    answers: list[Callable[[object], None]] = []
    dom: Any = SimpleNamespace(when=lambda promise, done, failed: answers.append(done))
    records = StoredTexts(dom, SimpleNamespace(found=found("at first"), readAll=lambda: None))
    told: list[str] = []
    for _ in range(2):
        records.read_again(lambda: told.append(records.texts().journal[1]))
    answers[1](found("newer"))
    answers[0](found("older"))
    assert told == ["newer", "newer"]


def found(text: str) -> SimpleNamespace:
    """Return stored texts as the page's script reads them: one text in the journal."""
    return SimpleNamespace(journal=[[1], [text]], snapshots=[[], []], results=[[], []], aside=[[], []])
