"""Check large cards, a page at 400 % zoom, and text of twice the size: nothing is cut off or lost."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from chromium.barriers import BOXES
from chromium.bridge_rubbers import NO_NO_TRUMP, SIX_KEPT
from chromium.conftest import PHONE, Profiles
from chromium.gate import Gate
from chromium.player import Finger, Player, moves_of, won_link
from chromium.prepared_player import SHEETS_OF_MENU, close, open_by_command, player_at
from chromium.tiles import expect_all_tiles

pytestmark = pytest.mark.in_turn(6)

GAMES = ("klondike", "spider", "backbone", "bridge", "pyramid")
SCREENS = [(360, 640), (390, 844), (844, 390), (1280, 800)]
WHOLE, ZOOMED = (1280, 1024), (320, 256)  # a window in pixels, and the same window at 400 %

# Finds text that runs out of its container or over other text.
TROUBLES = """root => {
    const found = [], words = [];
    const inner = document.querySelector(root);
    const walker = document.createTreeWalker(inner, NodeFilter.SHOW_TEXT);
    const scrolls = e => /auto|scroll/.test(getComputedStyle(e).overflowY);
    while (walker.nextNode()) {
        const node = walker.currentNode, around = node.parentElement;
        if (!node.data.trim() || !around.checkVisibility({ visibilityProperty: true })) continue;
        // the filters lie in one line that scrolls
        if (around.closest("svg, .unseen, #gallery-filters")) continue;
        if (getComputedStyle(around).clipPath !== "none") continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (box.width < 2 || box.height < 2) continue;
        const said = node.data.trim().slice(0, 30);
        words.push(...[...range.getClientRects()].map(line => [said, line, node]));
        if (box.left < -1 || box.right > innerWidth + 1) found.push(`${said}: beside the window`);
        for (let e = around; e && e !== inner.parentElement; e = e.parentElement) {
            const style = getComputedStyle(e), limit = e.getBoundingClientRect();
            const cuts = e.matches("button") || style.overflowX !== "visible";
            if (cuts && (box.left < limit.left - 1 || box.right > limit.right + 1)) {
                found.push(`${said}: beside ${e.id || e.className || e.tagName}`);
            }
            if (e.matches("button") && (box.top < limit.top - 2 || box.bottom > limit.bottom + 2)) {
                found.push(`${said}: above or below ${e.id || e.className || e.tagName}`);
            }
            if (scrolls(e)) break;
        }
    }
    words.forEach(([one, a, node], i) => words.slice(i + 1).forEach(([other, b, later]) => {
        if (node === later) return;
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 2 && down > 6) found.push(`${one} and ${other} lie over each other`);
    }));
    return found;
}"""

# Returns whether the focused card of a hand, or the top card of a pile, is visible.
IN_SIGHT = """spot => {
    const field = document.getElementById("field").getBoundingClientRect(), focused = document.activeElement;
    const cards = [...document.querySelectorAll(`#table .card[data-spot="${spot}"]`)];
    const outline = document.querySelector(`#table .spot[data-spot="${spot}"]`);
    const shown = focused.dataset.card ? focused : cards.at(-1) ?? outline;
    const box = shown.getBoundingClientRect();
    return box.left >= field.left - 1 && box.right <= field.right + 1
        && box.top >= field.top - 1 && box.bottom <= field.bottom + 1;
}"""


def card_width(page: Page) -> float:
    """Return the width of the widest card in pixels, which is an upright one."""
    widths = page.locator("#table .card").evaluate_all("all => all.map(e => e.getBoundingClientRect().width)")
    return float(max(widths))


def expect_focus_in_sight(player: Player) -> None:
    """Wait until the top card of the focused pile is visible."""
    spot = player.page.evaluate("document.activeElement.dataset.spot")
    assert spot
    player.eventually(lambda: player.page.evaluate(IN_SIGHT, spot), True)


def middle(player: Player, name: str) -> tuple[float, float]:
    box = player.page.locator(f'#table .card[data-spot="{name}"]').last.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# A page at 400 %


@pytest.mark.parametrize("name", GAMES)
def test_at_400_percent_cards_are_no_smaller_and_all_is_reached(
    contexts: Profiles, address: str, name: str
) -> None:
    player = player_at(contexts, address, WHOLE)
    page = player.page
    player.open(f"v1/{name}/1")
    whole = card_width(page)
    page.set_viewport_size({"width": ZOOMED[0], "height": ZOOMED[1]})
    expect(page.locator("#pan")).to_be_visible()
    player.eventually(lambda: 4 * card_width(page) >= 0.99 * whole, True)
    for what in ("#title", "#moves", "#verdict"):
        if what == "#verdict" and page.locator(what).is_hidden():
            continue  # this game has no verdict
        page.locator(what).scroll_into_view_if_needed()
        expect(page.locator(what)).to_be_in_viewport(ratio=1)
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "PageDown", "PageDown", "ArrowRight"):
        page.keyboard.press(key)
        expect_focus_in_sight(player)
    for button in page.locator("button:visible").evaluate_all(BOXES):
        assert button["width"] >= 24 and button["height"] >= 24, button


# Large cards


@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize("name", GAMES)
def test_large_cards_are_panned_by_the_keyboard(
    contexts: Profiles, address: str, name: str, size: tuple[int, int]
) -> None:
    player = player_at(contexts, address, size)
    page = player.page
    player.open(f"v1/{name}/1")
    before = card_width(page)
    for _ in range(3):
        page.keyboard.press("+")
    expect(page.locator("html")).to_have_attribute("data-size", "3")
    assert card_width(page) > 2.4 * before
    for key in ("ArrowRight", "ArrowRight", "ArrowUp", "PageDown", "ArrowLeft", "ArrowDown", "PageDown"):
        page.keyboard.press(key)
        expect_focus_in_sight(player)
    reach = "e => [e.scrollWidth / e.clientWidth, e.scrollHeight / e.clientHeight]"
    assert page.locator("#field").evaluate(reach) == pytest.approx([3, 3], abs=0.02)


def test_a_large_table_is_moved_by_wheel_and_finger_and_played(still_phone: Player) -> None:
    page, phone = still_phone.page, still_phone
    phone.open("v1/klondike/1")
    for _ in range(2):
        page.keyboard.press("+")
    expect(page.locator("html")).to_have_attribute("data-size", "2")
    field = page.locator("#field")
    field.evaluate("e => e.scrollTo({ left: 0, top: 0, behavior: 'instant' })")
    page.mouse.move(150, 300)
    page.mouse.wheel(60, 90)
    phone.eventually(lambda: field.evaluate("e => [e.scrollLeft, e.scrollTop]"), [60, 90])
    box = field.bounding_box()
    assert box
    bare = page.evaluate(
        """([left, top, right, bottom]) => {
            for (let y = bottom - 30; y > top; y -= 10) for (let x = left + 60; x < right - 60; x += 10) {
                if (!document.elementFromPoint(x, y).closest("[data-spot]")) return [x, y];
            }
        }""",
        [box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]],
    )
    finger = Finger(page)
    finger.down((bare[0], bare[1]))
    finger.slide((bare[0], bare[1]), (bare[0] - 40, bare[1] - 50))
    finger.up()
    phone.eventually(lambda: field.evaluate("e => [e.scrollLeft, e.scrollTop]"), [100, 140])
    phone.expect_moves(0)
    page.keyboard.press("d")
    phone.expect_moves(1)
    phone.eventually(lambda: page.evaluate(IN_SIGHT, "w"), True)
    page.reload()
    phone.wait_for_python()
    expect(page.locator("html")).to_have_attribute("data-size", "2")
    phone.expect_moves(1)


def test_two_fingers_enlarge_what_lies_between_them(still_phone: Player) -> None:
    page, phone = still_phone.page, still_phone
    phone.open("v1/klondike/1")
    x, y = middle(phone, "t4")
    finger = Finger(page)
    finger.down((x - 40, y), (x + 40, y))
    for far in (50, 60, 70, 80):
        finger.move((x - far, y), (x + far, y))
    finger.up()
    expect(page.locator("html")).to_have_attribute("data-size", "2")
    phone.expect_moves(0)
    assert middle(phone, "t4") == pytest.approx((x, y), abs=25)  # the buttons below now take some of the height
    assert page.locator("#board").evaluate("e => e.style.transform") == ""


def test_the_next_visit_shows_the_large_table_at_once(contexts: Profiles, address: str) -> None:
    # a service worker would answer from its cache, and the route could not hold requests back
    context = contexts(**PHONE, service_workers="block")
    player = Player(context.new_page(), address)
    player.page.keyboard.press("+")
    saved = "JSON.parse(localStorage.getItem('backbone.paint') ?? '{}').look?.size"
    player.eventually(lambda: player.page.evaluate(saved), "1.5")
    drawn = card_width(player.page)
    Gate(context, "**/*.wasm")  # so the saved board stays visible
    page = context.new_page()
    page.goto(address, wait_until="commit")
    expect(page.locator("#pan")).to_be_visible()
    expect(page.locator("html[data-kept]")).to_have_count(0)  # the saved board has replaced the delivered one
    widths = "all => all.map(e => e.getBoundingClientRect().width)"
    assert max(page.locator("#first-paint .card").evaluate_all(widths)) == pytest.approx(drawn, rel=0.01)


# Text of twice the size


# A tile that is not in sight has a guessed height, so that its texts would seem to lie over those of the next one.
LAY_OUT_ALL_TILES = (
    "for (const tile of document.querySelectorAll('.tile')) tile.style.contentVisibility = 'visible'"
)


def expect_no_troubles(page: Page, root: str, where: str) -> None:
    found = page.evaluate(TROUBLES, root)
    assert not found, f"{where}: " + "\n".join(found)


def enlarge_text(player: Player) -> None:
    player.page.evaluate("document.documentElement.style.fontSize = '200%'")
    player.expect_laid_out()


@pytest.mark.parametrize("size", SCREENS)
def test_text_of_twice_the_size_is_not_cut(contexts: Profiles, address: str, size: tuple[int, int]) -> None:
    player = player_at(contexts, address, size)
    page = player.page
    enlarge_text(player)
    for command in ("menu", *SHEETS_OF_MENU[SCREENS.index(size) % 2 :: 2]):
        open_by_command(page, command)
        expect_no_troubles(page, "#panel", f"{command} at {size}")
        close(page)
    page.locator("#games").click()
    expect_all_tiles(page)
    page.evaluate(LAY_OUT_ALL_TILES)
    expect_no_troubles(page, "#gallery", f"gallery at {size}")
    page.keyboard.press("Escape")


@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize("name", ["klondike", "backbone", "bridge"])
def test_the_end_can_be_read_with_text_of_twice_the_size(
    contexts: Profiles, address: str, name: str, size: tuple[int, int]
) -> None:
    player = player_at(contexts, address, size)
    page = player.page
    link = won_link(name)
    player.follow(link.rsplit(".", 1)[0])
    enlarge_text(player)
    player.touch(moves_of(link)[-1])
    expect(page.locator("#panel")).to_be_visible()
    expect_no_troubles(page, "#panel", f"{name} at {size}")


@pytest.mark.parametrize("size", SCREENS)
def test_bids_are_not_cut_with_text_of_twice_the_size(
    contexts: Profiles, address: str, size: tuple[int, int]
) -> None:
    player = player_at(contexts, address, size)
    enlarge_text(player)
    for link in (SIX_KEPT, NO_NO_TRUMP):
        player.follow(link)
        player.expect_laid_out()
        expect(player.page.locator("#offer button").first).to_be_visible()
        expect_no_troubles(player.page, "#offer", f"bids at {size}")
        expect_no_troubles(player.page, "#plate", f"facts at {size}")


# Sizes of buttons


def test_what_is_pressed_often_is_as_large_as_a_finger(contexts: Profiles, address: str) -> None:
    player = player_at(contexts, address, (360, 640))
    page = player.page

    def boxes(selector: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = page.locator(selector).evaluate_all(BOXES)
        assert found, selector
        return found

    wanted = boxes("#clock")
    player.follow("v1/bridge/1")
    wanted += boxes("#plate button")
    page.locator("#games").click()
    wanted += boxes(".sets button")
    assert [box for box in wanted if box["width"] < 44 or box["height"] < 44] == []
