"""Check the first board: a dealt table is shown at once, before Python is there."""

import re

import pytest
from playwright.sync_api import Page, expect

from chromium.conftest import PHONE, Profiles
from chromium.gate import Gate
from chromium.player import Player
from chromium.starting_page import as_player, early_page
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from support.english import message

pytestmark = pytest.mark.in_turn(2)


def test_a_dealt_board_is_there_before_python(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE)
    Gate(context, "**/pyodide.asm.wasm")  # the snapshot arrives, so that there is progress to report
    page = early_page(context, address)
    cards = page.locator("#first-paint .paint.tall .card")
    session = Session(CATALOGUE["backbone"], 1)
    expect(cards.and_(page.locator('[data-spot="l"]'))).to_have_count(len(session.position[8]))
    for name in ("s", "c", "t1", "t8"):
        expect(cards.and_(page.locator(f'[data-spot="{name}"]')).last).to_be_visible()
    expect(page.locator("#deal")).to_have_text("Deal 1")
    expect(page.locator("#table")).to_have_count(0)
    expect(page.locator("#boot-status")).to_have_text(re.compile(r"^Loading \d+.?%$"))


COVERED = """() => {
  const { left, right, top, bottom } = document.getElementById("boot-status").getBoundingClientRect();
  const places = [...document.querySelectorAll("#first-paint .card, #first-paint .spot")];
  if (!places.length) return ["no board"];
  return places.filter((place) => {
    const box = place.getBoundingClientRect();
    return box.width && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
  }).map((place) => place.dataset.spot);
}"""


# Again and again: what really arrives is less, and may be told after it.
ALL_IS_THERE = "void setInterval(() => backbone.state.tellProgress({ loaded: 5, total: 5 }), 50)"


@pytest.mark.parametrize("size", [(360, 640), (844, 390), (1280, 800), (667, 375), (568, 320)])
def test_the_progress_of_the_start_hides_no_card(contexts: Profiles, address: str, size: tuple[int, int]) -> None:
    """Check where the progress stands: earlier it covered the stock, which most players press first.

    It also stood at 99 % for seconds.
    """
    context = contexts(viewport={"width": size[0], "height": size[1]})
    Gate(context, re.compile(r"/quick_page-|/pyodide\.asm\.wasm"))
    page = context.new_page()
    page.goto(address, wait_until="commit")
    status = page.locator("#boot-status")
    for says in (r"^Loading \d+.?%$", re.escape(message("game-starts"))):
        expect(status).to_have_text(re.compile(says))
        expect(status).to_be_in_viewport(ratio=1)
        expect(page.locator(".paint:visible")).to_have_count(1)
        assert page.evaluate(COVERED) == []
        page.evaluate(ALL_IS_THERE)


# Counts each piece of a download 300 ms late, and notes the timers of ten seconds.
COUNT_LATE = """
    const { setTimeout: set, clearTimeout: clear } = window;
    const { read } = ReadableStreamDefaultReader.prototype;
    Object.assign(window, { ended: 0, patient: new Set() });
    ReadableStreamDefaultReader.prototype.read = async function () {
        const piece = await read.call(this);
        await new Promise((done) => set(done, 300));
        if (piece.done) ended += 1;
        return piece;
    };
    window.setTimeout = (call, ms, ...others) => {
        const number = set(() => { patient.delete(number); call(...others); }, ms);
        if (ms === 10_000) patient.add(number);
        return number;
    };
    window.clearTimeout = (number) => { patient.delete(number); clear(number); };
"""


def test_once_micropython_is_there_nobody_waits_for_more_of_it(contexts: Profiles, address: str) -> None:
    """Check that the page does not give MicroPython up when it has come.

    Earlier late bytes started the wait again, and after ten seconds the page gave MicroPython up.
    """
    context = contexts(**PHONE, whole=False)
    context.add_init_script(COUNT_LATE)
    page = context.new_page()
    page.goto(address)
    page.locator("html[data-python=micropython] #table").wait_for(state="attached")
    page.wait_for_function("() => ended === 3")  # MicroPython, the rules and the page
    page.wait_for_function("() => patient.size === 0")  # others than this one may wait for ten seconds, too
    assert not page.evaluate("backbone.state.hasHappened('no-micropython')")
    expect(page.locator("#boot-status")).to_be_hidden()


HEADER_WORDS = ".heading :is(#title, #deal, #moves, #score)"
HEADER = """() => Object.fromEntries([...document.querySelectorAll(".heading :is(#title, #deal, #moves, #score)")]
    .map(found => [found.id, found.checkVisibility({ visibilityProperty: true }) ? found.textContent : null]))"""


def test_the_header_says_from_the_first_picture_which_game_the_board_is_of(
    contexts: Profiles, address: str
) -> None:
    context = contexts(**PHONE, service_workers="block")
    player = Player(context.new_page(), address)
    player.open("v1/klondike-3/7")
    player.key("d")
    player.expect_moves(1)
    before = player.page.locator(HEADER_WORDS).all_text_contents()
    assert before[0].startswith("Klondike") and "1 move" in before
    player.page.goto("about:blank")
    gate = Gate(context, "**/*.wasm")
    page = early_page_of(player, address)
    assert page.locator(HEADER_WORDS).all_text_contents() == before
    gate.open()
    player.wait_for_python()


def test_while_another_game_than_the_last_is_on_its_way_the_header_names_none(
    contexts: Profiles, address: str
) -> None:
    context = contexts(**PHONE, service_workers="block")
    gate = Gate(context, "**/*.wasm")
    page = context.new_page()
    page.goto(f"{address}#v1/golf/3", wait_until="commit")
    expect(page.locator("#first-paint.waiting")).to_be_attached()
    assert set(page.evaluate(HEADER).values()) == {None}
    gate.open()
    as_player(page, address)
    assert page.evaluate(HEADER)["title"] == "Golf"


def early_page_of(player: Player, address: str) -> Page:
    """Load the page again for a returning player.

    Return it when the saved board is painted and Python is loading.
    """
    player.page.goto(address, wait_until="commit")
    expect(player.page.locator("#first-paint .table[role]")).to_have_count(1)
    expect(player.page.locator("html:not([data-kept])")).to_be_attached()
    return player.page


@pytest.mark.parametrize("size", [(844, 390), (1280, 800)])
def test_other_screens_are_painted_too(contexts: Profiles, address: str, size: tuple[int, int]) -> None:
    context = contexts(viewport={"width": size[0], "height": size[1]})
    Gate(context, "**/*.wasm")
    page = context.new_page()
    page.goto(address, wait_until="commit")
    visible = page.locator(".paint:visible")
    expect(visible).to_have_count(1)
    expect(visible).to_have_class(re.compile("low" if size[1] < 520 else "wide"))


def test_the_painted_board_lies_where_the_live_one_will(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE)
    gate = Gate(context, "**/*.wasm")
    page = early_page(context, address)
    script = """all => all.filter(c => c.checkVisibility()).map(c => {
        const box = c.getBoundingClientRect();
        return [c.dataset.spot, c.dataset.card, Math.round(box.x), Math.round(box.y), Math.round(box.width)];
    })"""
    before = page.locator("#first-paint .card").evaluate_all(script)
    gate.open()
    as_player(page, address)
    after = page.locator("#table .card").evaluate_all(script)
    assert [card[:2] for card in after] == [card[:2] for card in before]
    # a few pixels may differ: the height of the bars depends on the fonts of this machine
    far = [[abs(x - y) for x, y in zip(a[2:], b[2:], strict=True)] for a, b in zip(before, after, strict=True)]
    assert max(map(max, far)) <= 6, far


def test_the_first_board_is_the_same_and_new_deals_differ(contexts: Profiles, address: str) -> None:
    deals = []
    for _ in range(3):
        page = Player(contexts(**PHONE).new_page(), address).page
        expect(page.locator("#deal")).to_have_text("Deal 1")
        page.locator("#new").tap()
        expect(page.locator("#deal")).not_to_have_text("Deal 1")
        deals.append(page.locator("#deal").text_content())
    assert len(set(deals)) == 3, deals
