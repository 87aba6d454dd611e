"""Check the accessibility of bridge: axe, sizes, large text, and what covers what."""

import pytest
from playwright.sync_api import expect

from chromium.barriers import BOXES, OUTSIDE, expect_no_barriers, expect_wide_enough
from chromium.bridge_rubbers import EVERY_BID, FIVE_DEALS, LAST_CARDS, NO_NO_TRUMP, SIX_KEPT, all_biddings, part
from chromium.bridge_table import expect_made, facts_of, plate
from chromium.conftest import Profiles
from chromium.player import first_moves
from chromium.prepared_player import SCREENS, close, player_at

pytestmark = pytest.mark.in_turn(6)


def states() -> dict[str, str]:
    """Return a link to each state of the table."""
    return {
        "choosing": "v1/bridge/34/hkAd.hkKs",
        "six kept": SIX_KEPT,
        "all bids": EVERY_BID,
        "no no trump": NO_NO_TRUMP,
        "after a bid of the house": all_biddings()[-1],
        "playing": first_moves("bridge", 14),
        "after a deal": part(FIVE_DEALS, LAST_CARDS[1]),
        "the end": FIVE_DEALS,
    }


@pytest.mark.parametrize(("theme", "sizes"), [("felt", SCREENS), ("night", SCREENS[:1]), ("day", SCREENS[:1])])
def test_axe_finds_nothing(contexts: Profiles, address: str, theme: str, sizes: list[tuple[int, int]]) -> None:
    player = player_at(contexts, address, SCREENS[0], theme=theme)
    page = player.page
    for what, link in states().items():
        player.follow(link)
        for size in sizes:
            player.resize(*size)
            expect_no_barriers(page, f"{what} at {size}")
    for key, link in (("s", FIVE_DEALS), ("b", EVERY_BID)):
        player.follow(link)
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        for size in sizes:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            expect_no_barriers(page, f"the sheet of {key} at {size}")
        close(page)


# What is cut off by the bidding box, or scrolls in it
CUT_OFF = """() => {
    const box = document.getElementById("offer");
    const inside = box.getBoundingClientRect();
    const scrolls = box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;
    const found = scrolls ? ["the box scrolls"] : [];
    for (const e of box.querySelectorAll("h2, p, button")) {
        const { left, right, top, bottom } = e.getBoundingClientRect();
        const name = e.id || e.textContent;
        if (left < inside.left || right > inside.right || top < inside.top || bottom > inside.bottom + 0.5) {
            found.push(`${name} is cut off by the box`);
        }
        if (e.scrollWidth > e.clientWidth + 1) found.push(`${name} is too wide for itself`);
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!e.contains(there)) found.push(`${name} is covered by ${there?.outerHTML.slice(0, 60)}`);
    }
    return found;
}"""

# Cards of the hand and facts that the box covers
COVERED = """() => {
    const box = document.getElementById("offer").getBoundingClientRect();
    const things = document.querySelectorAll('#table .card[data-spot="h"], #plate p, #plate button, header, nav');
    return [...things].filter(e => {
        const { left, right, top, bottom } = e.getBoundingClientRect();
        return left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1;
    }).map(e => e.dataset.card ?? e.id ?? e.tagName);
}"""


@pytest.mark.parametrize("size", SCREENS)
def test_every_call_is_large_enough_and_in_sight(contexts: Profiles, address: str, size: tuple[int, int]) -> None:
    player = player_at(contexts, address, size)
    page = player.page
    for what, link in states().items():
        player.follow(link)
        player.expect_position()
        expect_wide_enough(page.locator("#plate button:visible").evaluate_all(BOXES), f"{what}: plate")
        assert page.evaluate(OUTSIDE) == [], what
        if page.locator("#offer").is_hidden():
            continue
        buttons = page.locator("#offer button")
        if buttons.count():
            expect_wide_enough(buttons.evaluate_all(BOXES), f"{what} at {size}")
        assert page.evaluate(CUT_OFF) == [], what
        assert page.evaluate(COVERED) == [], what


@pytest.mark.parametrize("size", SCREENS)
def test_larger_text_leaves_everything_usable(contexts: Profiles, address: str, size: tuple[int, int]) -> None:
    player = player_at(contexts, address, size)
    page = player.page
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    for link in (SIX_KEPT, NO_NO_TRUMP, part(FIVE_DEALS, LAST_CARDS[1])):
        player.follow(link)
        player.expect_laid_out()
        player.expect_position()
        player.eventually(lambda: plate(player), facts_of(player, player.position))
        clipped = "all => all.filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.textContent)"
        assert page.locator("#offer button, #offer h2, #plate button").evaluate_all(clipped) == []
        expect_wide_enough(page.locator("#offer button").evaluate_all(BOXES), "calls")
        sizes = "all => all.map(e => parseFloat(getComputedStyle(e).fontSize))"
        assert min(page.locator("#offer button").evaluate_all(sizes)) >= 24
        for button in (page.locator("#offer button").first, page.locator("#offer button").last):
            button.scroll_into_view_if_needed()
            box = button.bounding_box()
            assert box
            point = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            script = "([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.dataset.do"
            assert page.evaluate(script, point) == button.get_attribute("data-do")
    player.follow(NO_NO_TRUMP)
    page.locator("#bid-ac7S").tap()
    page.locator("#call-ac7S").tap()
    expect_made(player, "ac7S")
    player.hurry()
    player.touch(next(iter(player.game.moves(player.position))))
    player.hurry()
    player.eventually(lambda: plate(player), facts_of(player, player.position))
    player.expect_position()


def test_for_the_left_hand_nothing_lies_over_the_hand(contexts: Profiles, address: str) -> None:
    player = player_at(contexts, address, (844, 390), left_handed=True)
    player.follow("v1/bridge/34")
    assert [one for one in player.page.evaluate(OUTSIDE) if "outline" not in one] == []
