"""Check a first visit, on which MicroPython plays: what it loads, and the advice that comes from Pyodide."""

import re

import pytest
from playwright.sync_api import expect

from chromium.conftest import PHONE, Profiles
from chromium.gate import Gate
from chromium.newcomer import Newcomer
from chromium.player import Player
from support.english import message

pytestmark = pytest.mark.in_turn(6)
SOURCES = re.compile(r"/quick_(rules|page)-\w+\.wasm$")


def test_the_download_is_told_and_when_it_stops_pyodide_is_no_longer_held_back(
    contexts: Profiles, address: str
) -> None:
    page = contexts(whole=False, **PHONE, reduced_motion="reduce").new_page()
    page.clock.install()
    gate = Gate(page, re.compile(r"/micropython\.wasm$"))
    page.route(re.compile(r"/quick_page-\w+\.wasm$"), lambda route: None)
    page.goto(f"{address}/", wait_until="domcontentloaded")
    gate.open()
    expect(page.locator("#boot-status")).to_contain_text(re.compile(r"Loading\s[2-9]\d\s?%"))
    expect(page.locator("#begin")).to_be_visible()  # the greeting is shown during the download
    page.clock.fast_forward(10_000)
    page.locator("html[data-python=pyodide]").wait_for(state="attached")


@pytest.mark.parametrize(("ending", "greets"), [("?redo=new", True), ("?do=new", False)])
@pytest.mark.every_case
def test_only_an_address_that_asks_for_a_game_does_without_the_greeting(
    contexts: Profiles, address: str, ending: str, greets: bool
) -> None:
    page = contexts(whole=False, **PHONE, reduced_motion="reduce").new_page()
    Newcomer(page, address, ending)
    expect(page.locator("#begin")).to_be_visible(visible=greets)


def test_in_sight_nothing_but_the_worker_starts_pyodide(newcomer: Newcomer) -> None:
    newcomer.let_advice_come()
    newcomer.page.wait_for_function("() => navigator.serviceWorker.controller")  # comes after the advice worker
    names = newcomer.evaluate("() => performance.getEntriesByType('resource').map(({ name }) => name)")
    assert not [name for name in names if re.search(r"pyodide\.asm|pyscript", name)]
    assert newcomer.python == "micropython"


def test_without_micropython_the_page_waits_for_pyodide(contexts: Profiles, address: str) -> None:
    page = contexts(whole=False, **PHONE, reduced_motion="reduce").new_page()
    page.route(SOURCES, lambda route: route.fulfill(body="{}", content_type="application/json"))
    phone = Player(page, address)
    phone.tap(phone.spot_number("s"))
    phone.expect_moves(1)


def test_a_later_visit_does_without_micropython(contexts: Profiles, address: str) -> None:
    context = contexts(whole=False, **PHONE)
    first = context.new_page()
    first.goto(address)
    first.wait_for_function("() => navigator.serviceWorker.controller")
    asked: list[str] = []
    page = context.new_page()
    page.on("request", lambda request: asked.append(request.url))
    Player(page, address)
    assert not [url for url in asked if "micropython" in url or "quick" in url]


# Advice


def test_without_pyodide_advice_says_that_it_does_not_come(contexts: Profiles, address: str) -> None:
    page = contexts(whole=False, **PHONE, reduced_motion="reduce").new_page()
    page.route(re.compile(r"/pyodide\.asm\.\w+$"), lambda route: route.abort())
    phone = Newcomer(page, address)
    phone.let_advice_come()
    page.wait_for_function("() => backbone.state.advice === 'failed'")
    assert phone.python == "micropython"
    phone.tap_on("#hint")
    phone.expect_said(message("advice-not-loaded"))
    assert contexts.troubles
    page.close()
    contexts.troubles.clear()  # the failed download, which this test provokes


def test_advice_waits_with_a_word_and_then_comes_by_itself(newcomer: Newcomer) -> None:
    newcomer.open("v1/klondike/7")
    newcomer.tap_on("#hint")
    newcomer.expect_said(message("advice-still-loading"))
    newcomer.let_advice_come()
    newcomer.expect_said("Ace of hearts home, turns up a card.")
    assert newcomer.python == "micropython"


def test_a_verdict_and_a_review_are_had_on_a_first_visit(newcomer: Newcomer) -> None:
    newcomer.open("v1/klondike/7")
    newcomer.let_advice_come()
    newcomer.tap(newcomer.spot_number("s"))
    newcomer.tap_on("#hint")
    newcomer.tap_on("#menu")
    newcomer.page.locator("#panel [data-do=review]").tap()
    newcomer.page.wait_for_function("() => document.querySelector('#review-summary').textContent")
    assert newcomer.python == "micropython"


def test_a_review_that_is_asked_for_in_the_menu_too_early_opens_by_itself(newcomer: Newcomer) -> None:
    newcomer.open("v1/klondike/7")
    newcomer.tap(newcomer.spot_number("s"))
    newcomer.tap_on("#menu")
    newcomer.page.locator("#panel [data-do=review]").tap()
    newcomer.expect_said(message("review-still-loading"))
    newcomer.let_advice_come()
    newcomer.page.wait_for_function("() => document.querySelector('#review-summary').textContent")
    assert newcomer.python == "micropython"


def test_advice_in_bridge_brings_pyodide_into_the_page(newcomer: Newcomer) -> None:
    newcomer.open("v1/bridge/1")
    newcomer.let_advice_come()
    newcomer.page.wait_for_function("() => navigator.serviceWorker.controller")  # comes after the advice worker
    newcomer.tap_on("#hint")
    newcomer.page.locator("html[data-python=pyodide] #table").wait_for(state="attached")
    expect(newcomer.page.locator("#hint-words")).to_have_text("Why?")


def test_a_hint_asked_for_while_pyodide_starts_is_given(contexts: Profiles, address: str) -> None:
    page = contexts(**PHONE, reduced_motion="reduce").new_page()
    page.add_init_script("addEventListener('DOMContentLoaded', () => document.getElementById('hint').click())")
    phone = Player(page, address)
    phone.expect_said("Jack of diamonds")


# Exceptions of JavaScript, which MicroPython cannot catch


def test_what_the_browser_may_refuse_disturbs_nothing(newcomer: Newcomer) -> None:
    """Check a full device, a finger that is up again, no loudspeaker, and a link that is none."""
    newcomer.page.add_init_script("""
        const refuse = () => { throw new DOMException("no", "QuotaExceededError"); };
        Storage.prototype.setItem = refuse;
        Element.prototype.setPointerCapture = refuse;
        window.AudioContext = class { constructor() { refuse(); } };
    """)
    newcomer.open("v1/klondike/7")
    for moves in (1, 2, 3):
        newcomer.tap(newcomer.spot_number("s"))
        newcomer.expect_moves(moves)
    assert "wrong" not in newcomer.page.locator("#said").inner_text()
    newcomer.evaluate("() => { location.hash = '#%'; }")
    expect(newcomer.page.locator("#said")).to_contain_text("link")
    assert newcomer.python == "micropython"


def test_after_an_unforeseen_exception_the_page_goes_on_and_pyodide_takes_over(
    contexts: Profiles, address: str
) -> None:
    newcomer = Newcomer(contexts(whole=False, **PHONE).new_page(), address)
    newcomer.open("v1/klondike/7")
    newcomer.tap(newcomer.spot_number("s"))
    newcomer.expect_moves(1)
    newcomer.let_advice_come()
    newcomer.evaluate("""() => {
        const { fillElement } = backbone;
        backbone.fillElement = () => { backbone.fillElement = fillElement; throw new Error("unforeseen"); };
    }""")
    newcomer.page.keyboard.press("?")
    expect(newcomer.page.locator("#said")).to_contain_text("Something went wrong")
    newcomer.page.locator("html[data-python=pyodide]").wait_for(state="attached")
    newcomer.expect_moves(1)
    newcomer.tap(newcomer.spot_number("s"))
    newcomer.expect_moves(2)
    contexts.troubles[:] = [words for words in contexts.troubles if "unforeseen" not in words]
