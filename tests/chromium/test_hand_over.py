"""Check the hand-over from MicroPython to Pyodide: it happens while the page is hidden, and loses nothing."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from chromium import kept
from chromium.bridge_rubbers import EVERY_BID
from chromium.conftest import PHONE, Profiles
from chromium.newcomer import FRAMES, SEE, Newcomer
from chromium.player import deal_of, moves_of, won_link
from chromium.tiles import expect_all_tiles
from engine.core.game import Move
from engine.play import notation
from support.extent import sample

pytestmark = pytest.mark.in_turn(6)

FAMILIES = ("backbone", "klondike", "freecell", "golf", "pyramid")
# Notes when Pyodide asks to take over.
WATCH = """() => {
    const ask = window.backbone.takeOver;
    window.backbone.takeOver = (start) => { window.asked = true; ask(start); };
}"""
AT_READY = """
    backbone.state.until(() => backbone.state.player === "pyodide").then(() => { window.atReady = clockOf(); });
"""
SHORT = 60  # moves; the middle of longer games is not played
MOMENTS = sample(range(200), 2, 4)


# Whole games


def play(player: Newcomer, link: str, make: Callable[[Move], None]) -> None:
    """Play a won game to its end, and let Pyodide take over meanwhile.

    A link makes the moves in the middle of a long game.
    """
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
    # a game that was partly played by a link does not count
    assert [result.won for result in kept.results(player.page)] == [True] * (not leap)


@pytest.mark.every_case
@pytest.mark.parametrize("name", FAMILIES)
def test_a_game_begun_in_one_python_is_won_in_the_other_by_touch(newcomer: Newcomer, name: str) -> None:
    play(newcomer, won_link(name), newcomer.touch)


@pytest.mark.every_case
@pytest.mark.parametrize("name", sample(FAMILIES, 1, 2))
def test_a_game_begun_in_one_python_is_won_in_the_other_by_keys(newcomer: Newcomer, name: str) -> None:
    play(newcomer, won_link(name), newcomer.press)


# At any moment


@pytest.mark.every_case
@pytest.mark.parametrize("seed", MOMENTS)
def test_pyodide_may_take_over_at_any_moment(contexts: Profiles, address: str, seed: int) -> None:
    """Check random moments: cards may be in motion, and the next press comes at once or later."""
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
            player.look_away(chance.choice((0, 3, 12)))
    player.leave_and_come_back()
    player.expect_position()
    for _ in range(player.session.moves_made):
        player.page.locator("#undo").click()  # a click, since several quick taps would be one gesture
        player.session.undo()
        player.expect_moves(player.session.moves_made)
    player.expect_position()
    assert kept.game(player.page)["game"].split("/")[:3] == link.split("/")[:3]
    assert kept.results(player.page) == ()


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


def test_the_time_stands_still_out_of_sight_and_then_goes_on(newcomer: Newcomer) -> None:
    newcomer.open("v1/klondike/7")
    newcomer.tap(newcomer.spot_number("s"))
    newcomer.expect_moves(1)
    newcomer.let_pyodide_come()
    newcomer.page.wait_for_function("() => document.getElementById('clock').textContent >= '0:01'")
    newcomer.evaluate("""() => {
        window.clockOf = () => document.getElementById('clock').textContent;
        document.addEventListener('visibilitychange', () => { window.atLeaving ??= clockOf(); });
    }""")
    newcomer.evaluate(f"() => {{ {AT_READY} }}")
    newcomer.leave_and_come_back()
    before, after = newcomer.evaluate("() => [window.atLeaving, window.atReady]")
    assert 0 <= seconds_of(after) - seconds_of(before) <= 1
    newcomer.page.wait_for_function("() => clockOf() !== window.atReady")


def seconds_of(clock: str) -> int:
    minutes, seconds = clock.split(":")
    return int(minutes) * 60 + int(seconds)


# What stays as before


@pytest.fixture
def at_desk(contexts: Profiles, address: str) -> Newcomer:
    """Return a player on a first visit, with a wide screen and a keyboard."""
    options: dict[str, object] = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"}
    return Newcomer(contexts(whole=False, **options).new_page(), address)


def test_the_focus_stays_where_it_is(at_desk: Newcomer) -> None:
    at_desk.open("v1/klondike/7")
    at_desk.walk(at_desk.spot_number("t4"))
    focused = "() => document.activeElement.dataset.spot"
    assert at_desk.page.evaluate(focused) == "t4"
    at_desk.change_pythons()
    assert at_desk.page.evaluate(focused) == "t4"
    at_desk.expect_outlines(focus=(at_desk.spot_number("t4"),))


def test_a_sheet_or_a_chosen_card_is_not_lost(newcomer: Newcomer) -> None:
    newcomer.open("v1/freecell/5")
    newcomer.tap_on("#menu")
    newcomer.evaluate(WATCH)
    newcomer.let_pyodide_come()
    dialog = newcomer.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    newcomer.page.wait_for_function("() => window.asked")
    newcomer.look_away(15)
    expect(dialog).to_be_visible()
    assert newcomer.python == "micropython"
    newcomer.key("Escape")
    newcomer.leave_and_come_back()
    newcomer.expect_position()


def test_the_focus_stays_on_a_call_and_a_chosen_call_is_not_lost(at_desk: Newcomer) -> None:
    at_desk.open(EVERY_BID)
    at_desk.evaluate(WATCH)
    at_desk.page.locator("#offer [data-do^=bid]").nth(2).focus()
    at_desk.key("Enter")
    at_desk.let_pyodide_come()
    at_desk.page.wait_for_function("() => window.asked")
    at_desk.look_away(40)
    focused = "() => document.activeElement.dataset.do"
    call = at_desk.page.evaluate(focused)
    assert (at_desk.python, call[:4]) == ("micropython", "call")
    at_desk.key("Enter")
    at_desk.leave_and_come_back()
    at_desk.session.play(notation.read_move(at_desk.session.game, call.removeprefix("call ")))
    at_desk.expect_position()


def test_the_focus_stays_on_a_bid(at_desk: Newcomer) -> None:
    at_desk.open(EVERY_BID)
    at_desk.page.locator("#offer [data-do^=bid]").nth(2).focus()
    focused = "() => document.activeElement.dataset.do"
    bid = at_desk.page.evaluate(focused)
    at_desk.change_pythons()
    assert at_desk.page.evaluate(focused) == bid


def test_what_was_said_is_said_again(newcomer: Newcomer) -> None:
    newcomer.open("v1/klondike/7")
    newcomer.key("w")
    said = newcomer.page.locator("#said").inner_text().strip()
    assert said
    newcomer.change_pythons()
    newcomer.key("x")
    newcomer.expect_said(said)


def test_the_gallery_offers_the_same_deals_in_the_other_python(newcomer: Newcomer) -> None:
    def offered() -> list[str]:
        newcomer.page.locator("#games").tap()
        buttons = newcomer.page.locator('#gallery [data-do^="game "]')
        expect_all_tiles(newcomer.page)
        found: list[str] = buttons.evaluate_all("all => all.map((one) => one.dataset.do)")
        newcomer.page.keyboard.press("Escape")
        expect(newcomer.page.locator("#gallery")).to_be_hidden()
        return found

    before = offered()
    newcomer.change_pythons()
    assert newcomer.python == "pyodide"
    assert offered() == before


# What the page loads


OURS = """() => performance.getEntriesByType("resource")
    .map(({ name }) => name.match(/\\/assets\\/(\\w+)-\\w+\\.m?js$/u)?.[1])"""
WORKERS = {"early_worker", "solver"}  # they do not run in the page's thread


def test_on_a_first_visit_with_a_hand_over_the_page_loads_five_scripts_and_makes_one_global(
    newcomer: Newcomer,
) -> None:
    newcomer.change_pythons()
    loaded = {name for name in newcomer.page.evaluate(OURS) if name} - WORKERS
    assert loaded == {"begin", "boot", "read_and_play", "safety_net", "start"}
    names = newcomer.page.evaluate("() => Object.getOwnPropertyNames(window)")
    assert [name for name in names if "backbone" in name.lower()] == ["backbone"]
