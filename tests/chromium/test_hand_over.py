"""On a first visit MicroPython plays; Pyodide advises from a worker, and takes over when nobody sees the page."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from chromium import kept
from chromium.bridge_rubbers import EVERY_BID
from chromium.conftest import PHONE, Profiles
from chromium.gate import Gate
from chromium.player import Player, deal_of, moves_of, won_link
from engine.core.game import Move
from engine.play import notation
from support.english import message
from support.extent import sample

pytestmark = pytest.mark.in_turn(6)

FAMILIES = ("backbone", "klondike", "freecell", "golf", "pyramid")
SNAPSHOT = re.compile(r"/snapshot-\w+\.wasm$")
SOURCES = re.compile(r"/quick_(rules|page)-\w+\.wasm$")
# Notes that Pyodide has asked to take over.
WATCH = """() => {
    const ask = window.backbone.takeOver;
    window.backbone.takeOver = (start) => { window.asked = true; ask(start); };
}"""
# Puts the page out of sight, or back into it.
SEE = """(state) => {
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
FRAMES = """(count) => new Promise((done) => {
    const next = () => { if (count-- > 0) requestAnimationFrame(next); else done(); };
    next();
})"""
AT_READY = """
    backbone.state.until(() => backbone.state.player === "pyodide").then(() => { window.atReady = clockOf(); });
"""
SHORT = 60  # moves; longer games are not played whole
MOMENTS = sample(range(200), 2, 4)


class Newcomer(Player):
    """A player on a first visit, for whom Pyodide's memory comes only when the test says so."""

    def __init__(self, page: Page, address: str, path: str = "") -> None:
        self._gate = Gate(page, SNAPSHOT)
        super().__init__(page, address, path)

    def wait_for_python(self) -> None:
        self.page.locator("html[data-python] #table").wait_for(state="attached")

    def let_advice_come(self) -> None:
        self._gate.open()

    def let_pyodide_come(self) -> None:
        """Let Pyodide begin in the page, as when nobody has seen it for a while."""
        self.let_advice_come()
        self.evaluate("() => backbone.state.send('unseen')")

    def leave_and_come_back(self) -> None:
        """Look at another tab until Pyodide has taken over."""
        self.evaluate(SEE, "hidden")
        self.page.locator("html[data-python=pyodide] #table").wait_for(state="attached")
        self.evaluate(SEE, "visible")

    @property
    def python(self) -> str | None:
        return self.page.locator("html").get_attribute("data-python")


@pytest.fixture
def newcomer(contexts: Profiles, address: str) -> Newcomer:
    return Newcomer(contexts(whole=False, **PHONE, reduced_motion="reduce").new_page(), address)


# Whole games


def play(player: Newcomer, link: str, make: Callable[[Move], None]) -> None:
    """Play a won game to its end, the middle of it by a link; Pyodide comes in between."""
    moves = moves_of(link)
    leap = range(6, len(moves) - 6) if len(moves) > SHORT else range(0)
    player.open(deal_of(link))
    assert player.python == "micropython"
    for number, move in enumerate(moves):
        if number == 3:
            player.let_pyodide_come()
        if number == len(moves) - 3:
            player.leave_and_come_back()
        if number not in leap:
            make(move)
        elif number == leap[0]:
            player.leap(moves[leap.start : leap.stop])
    expect(player.page.get_by_role("dialog")).to_contain_text("Won!")
    player.expect_position()
    # what a link has played does not count
    assert [result.won for result in kept.results(player.page)] == [True] * (not leap)


@pytest.mark.every_case
@pytest.mark.parametrize("name", FAMILIES)
def test_a_game_begun_in_one_python_is_won_in_the_other_by_touch(newcomer: Newcomer, name: str) -> None:
    play(newcomer, won_link(name), newcomer.touch)


@pytest.mark.every_case
@pytest.mark.parametrize("name", sample(FAMILIES, 1, 2))
def test_a_game_begun_in_one_python_is_won_in_the_other_by_keys(newcomer: Newcomer, name: str) -> None:
    play(newcomer, won_link(name), newcomer.press)


# What the page loads

OURS = """() => performance.getEntriesByType("resource")
    .map(({ name }) => name.match(/\\/assets\\/(\\w+)-\\w+\\.m?js$/u)?.[1])"""
WORKERS = {"early_worker", "solver"}  # they have threads of their own


def test_on_a_first_visit_with_a_hand_over_the_page_loads_five_scripts_and_makes_one_global(
    newcomer: Newcomer,
) -> None:
    newcomer.let_pyodide_come()
    newcomer.leave_and_come_back()
    loaded = {name for name in newcomer.page.evaluate(OURS) if name} - WORKERS
    assert loaded == {"begin", "boot", "read_and_play", "safety_net", "start"}
    names = newcomer.page.evaluate("() => Object.getOwnPropertyNames(window)")
    assert [name for name in names if "backbone" in name.lower()] == ["backbone"]


# What is on no device


def test_the_gallery_offers_the_same_deals_in_the_other_python(newcomer: Newcomer) -> None:
    def offered() -> list[str]:
        newcomer.page.locator("#games").tap()
        buttons = newcomer.page.locator('#gallery [data-do^="game "]')
        expect(buttons.first).to_be_visible()
        found: list[str] = buttons.evaluate_all("all => all.map((one) => one.dataset.do)")
        newcomer.page.keyboard.press("Escape")
        expect(newcomer.page.locator("#gallery")).to_be_hidden()
        return found

    before = offered()
    newcomer.let_pyodide_come()
    newcomer.leave_and_come_back()
    assert newcomer.python == "pyodide"
    assert offered() == before


# Any moment


@pytest.mark.every_case
@pytest.mark.parametrize("seed", MOMENTS)
def test_pyodide_may_take_over_at_any_moment(contexts: Profiles, address: str, seed: int) -> None:
    """Cards are in motion, and the next press may come at once or after a while."""
    chance = random.Random(seed)
    player = Newcomer(contexts(whole=False, **PHONE).new_page(), address)
    link = won_link(chance.choice(FAMILIES))
    player.open(deal_of(link))
    moves = moves_of(link)[: chance.randrange(2, 9)]
    comes = chance.randrange(len(moves))
    for number, move in enumerate(moves):
        if number == comes:
            player.let_pyodide_come()
        player.touch(move)
        if chance.random() < 0.3:
            player.page.locator("#undo").click()
            player.session.undo()
            player.expect_moves(player.session.moves_made)
            player.touch(move)
        player.evaluate(FRAMES, chance.choice((0, 0, 3, 12, 36)))
        if player.python == "micropython" and chance.random() < 0.5:
            player.evaluate(SEE, "hidden")
            player.evaluate(FRAMES, chance.choice((0, 3, 12)))
            player.evaluate(SEE, "visible")
    player.leave_and_come_back()
    player.expect_position()
    for _ in range(player.session.moves_made):
        player.page.locator("#undo").click()  # several quick taps of a finger would be one gesture
        player.session.undo()
        player.expect_moves(player.session.moves_made)
    player.expect_position()
    assert kept.game(player.page)["game"].split("/")[:3] == link.split("/")[:3]
    assert kept.results(player.page) == ()


def test_the_time_stands_still_out_of_sight_and_then_goes_on(newcomer: Newcomer) -> None:
    newcomer.open("v1/klondike/7")
    newcomer.tap(newcomer.spot_number("s"))
    newcomer.expect_moves(1)
    newcomer.let_pyodide_come()
    newcomer.page.wait_for_function("() => document.getElementById('clock').textContent >= '0:01'")
    newcomer.evaluate("() => { window.clockOf = () => document.getElementById('clock').textContent; }")
    before = newcomer.evaluate("() => clockOf()")
    newcomer.evaluate(f"() => {{ {AT_READY} }}")
    newcomer.leave_and_come_back()
    after = newcomer.evaluate("() => window.atReady")
    assert 0 <= seconds_of(after) - seconds_of(before) <= 1
    newcomer.page.wait_for_function("() => clockOf() !== window.atReady")


def seconds_of(clock: str) -> int:
    minutes, seconds = clock.split(":")
    return int(minutes) * 60 + int(seconds)


def test_the_focus_stays_where_it_is(contexts: Profiles, address: str) -> None:
    page = contexts(whole=False, viewport={"width": 1280, "height": 800}, reduced_motion="reduce").new_page()
    desk = Newcomer(page, address)
    desk.open("v1/klondike/7")
    desk.walk(desk.spot_number("t4"))
    focused = "() => document.activeElement.dataset.spot"
    assert page.evaluate(focused) == "t4"
    desk.let_pyodide_come()
    desk.leave_and_come_back()
    assert page.evaluate(focused) == "t4"
    desk.expect_outlines(focus=(desk.spot_number("t4"),))


def test_a_sheet_or_a_chosen_card_is_not_lost(newcomer: Newcomer) -> None:
    newcomer.open("v1/freecell/5")
    newcomer.tap_on("#menu")
    newcomer.evaluate(WATCH)
    newcomer.let_pyodide_come()
    dialog = newcomer.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    newcomer.page.wait_for_function("() => window.asked")
    newcomer.evaluate(SEE, "hidden")
    newcomer.evaluate(FRAMES, 15)
    newcomer.evaluate(SEE, "visible")
    expect(dialog).to_be_visible()
    assert newcomer.python == "micropython"
    newcomer.key("Escape")
    newcomer.leave_and_come_back()
    newcomer.expect_position()


def test_the_focus_stays_on_a_call_and_a_chosen_call_is_not_lost(contexts: Profiles, address: str) -> None:
    page = contexts(whole=False, viewport={"width": 1280, "height": 800}, reduced_motion="reduce").new_page()
    desk = Newcomer(page, address)
    desk.open(EVERY_BID)
    desk.evaluate(WATCH)
    page.locator("#offer [data-do^=bid]").nth(2).focus()
    desk.key("Enter")
    desk.let_pyodide_come()
    page.wait_for_function("() => window.asked")
    desk.evaluate(SEE, "hidden")
    desk.evaluate(FRAMES, 40)
    desk.evaluate(SEE, "visible")
    focused = "() => document.activeElement.dataset.do"
    call = page.evaluate(focused)
    assert (desk.python, call[:4]) == ("micropython", "call")
    desk.key("Enter")
    desk.leave_and_come_back()
    desk.session.play(notation.read_move(desk.session.game, call.removeprefix("call ")))
    desk.expect_position()


def test_the_focus_stays_on_a_bid(contexts: Profiles, address: str) -> None:
    page = contexts(whole=False, viewport={"width": 1280, "height": 800}, reduced_motion="reduce").new_page()
    desk = Newcomer(page, address)
    desk.open(EVERY_BID)
    page.locator("#offer [data-do^=bid]").nth(2).focus()
    focused = "() => document.activeElement.dataset.do"
    bid = page.evaluate(focused)
    desk.let_pyodide_come()
    desk.leave_and_come_back()
    assert page.evaluate(focused) == bid


def test_what_was_said_is_said_again(newcomer: Newcomer) -> None:
    newcomer.open("v1/klondike/7")
    newcomer.key("w")
    said = newcomer.page.locator("#said").inner_text().strip()
    assert said
    newcomer.let_pyodide_come()
    newcomer.leave_and_come_back()
    newcomer.key("x")
    newcomer.expect_said(said)


def test_a_finger_that_is_down_meanwhile_is_waited_for(newcomer: Newcomer) -> None:
    newcomer.open("v1/klondike/7")
    mouse, stock = newcomer.page.mouse, newcomer.page.locator("#board [data-spot=s]").last
    newcomer.evaluate("""() => backbone.state.follow((cause) => {
        if (cause !== "stopped") return;
        const { readAll } = backbone.kept;
        const released = new Promise((done) => addEventListener("pointerdown", done, { once: true }));
        backbone.kept.readAll = () => released.then(() => readAll());
        window.isHandingOver = true;
    })""")
    newcomer.let_pyodide_come()
    newcomer.evaluate(SEE, "hidden")
    newcomer.page.wait_for_function("() => window.isHandingOver")
    newcomer.evaluate(SEE, "visible")
    box = stock.bounding_box()
    assert box
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    mouse.down()
    newcomer.evaluate(FRAMES, 30)
    mouse.up()
    newcomer.page.locator("html[data-python=pyodide]").wait_for(state="attached")
    newcomer.expect_moves(1)


# While MicroPython plays


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
    contexts.troubles.clear()  # that nothing more arrives is what was tried


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
    expect(page.locator("#begin")).to_be_visible()  # a newcomer is greeted all the while
    page.clock.fast_forward(10_000)
    page.locator("html[data-python=pyodide]").wait_for(state="attached")


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


def test_advice_in_bridge_brings_pyodide_into_the_page(newcomer: Newcomer) -> None:
    newcomer.open("v1/bridge/1")
    newcomer.let_advice_come()
    newcomer.page.wait_for_function("() => navigator.serviceWorker.controller")  # which comes after the worker
    newcomer.tap_on("#hint")
    newcomer.page.locator("html[data-python=pyodide] #table").wait_for(state="attached")
    expect(newcomer.page.locator("#hint-words")).to_have_text("Why?")


def test_in_sight_nothing_but_the_worker_starts_pyodide(newcomer: Newcomer) -> None:
    newcomer.let_advice_come()
    newcomer.page.wait_for_function("() => navigator.serviceWorker.controller")  # which comes after the worker
    names = newcomer.evaluate("() => performance.getEntriesByType('resource').map(({ name }) => name)")
    assert not [name for name in names if re.search(r"pyodide\.asm|pyscript", name)]
    assert newcomer.python == "micropython"


def test_a_hint_asked_for_while_pyodide_starts_is_given(contexts: Profiles, address: str) -> None:
    page = contexts(**PHONE, reduced_motion="reduce").new_page()
    page.add_init_script("addEventListener('DOMContentLoaded', () => document.getElementById('hint').click())")
    phone = Player(page, address)
    phone.expect_said("Jack of diamonds")


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
