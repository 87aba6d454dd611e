"""Check the page around every table on six screens.

No text may cover a card or other text, and the board must not move.
`tests/engine/every_game/test_tables_in_play.py` checks without a browser which cards cover which.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from chromium.conftest import Profiles
from chromium.player import Player
from engine.games.catalogue import CATALOGUE
from support.extent import sample
from support.screens import SCREENS, Size
from support.strategies import recorded

pytestmark = pytest.mark.in_turn(6)

# Returns the boxes of all texts outside the table, of all cards and of the board: name, left, top, right and
# bottom in pixels.
BOXES = """() => {
    const seen = element => {
        const box = element.getBoundingClientRect(), style = getComputedStyle(element);
        return element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
            && box.width > 2 && box.height > 2 && style.clipPath === "none";
    };
    const ends = box => [box.left, box.top, box.right, box.bottom];
    const words = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!node.textContent.trim() || parent.closest("dialog, script, style, svg, noscript")) continue;
        let hidden = false;
        for (let at = parent; at; at = at.parentElement) hidden ||= !seen(at) && at !== document.body;
        if (hidden) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects())
            if (box.width > 1) words.push([node.textContent.trim(), ...ends(box)]);
    }
    const cards = [...document.querySelectorAll("#table .card")].map(card => [
        card.dataset.card + " on " + card.dataset.spot, ...ends(card.getBoundingClientRect())]);
    const board = ends(document.getElementById("board").getBoundingClientRect());
    return { words, cards, board };
}"""
_RIM = 1.5  # pixels that two boxes may share: a font reserves more height than its letters need

sizes = pytest.mark.parametrize("size", SCREENS, ids=lambda size: f"{size[0]}x{size[1]}")


def overlap(one: list[Any], other: list[Any]) -> bool:
    """Return whether two boxes overlap by more than `_RIM`."""
    return bool(
        min(one[3], other[3]) - max(one[1], other[1]) > _RIM
        and min(one[4], other[4]) - max(one[2], other[2]) > _RIM
    )


def expect_no_overlap(page: Page, when: str) -> tuple[float, ...]:
    """Check that no text covers a card or other text; return the box of the board."""
    found = page.evaluate(BOXES)
    words, cards = found["words"], found["cards"]
    over_cards = [(word[0], card[0]) for word in words for card in cards if overlap(word, card)]
    over_words = [(one[0], other[0]) for i, one in enumerate(words) for other in words[:i] if overlap(one, other)]
    assert not over_cards, f"{when}: text over cards: {over_cards[:5]}"
    assert not over_words, f"{when}: text over text: {over_words[:5]}"
    return tuple(found["board"])


def refuse(page: Page) -> None:
    """Press piles as a screen reader does, until one of them refuses and says why."""
    page.evaluate(
        """() => {
            for (const spot of document.querySelectorAll("#table .spot")) {
                spot.dispatchEvent(new MouseEvent("click", { bubbles: true }));
                if (document.getElementById("said").classList.contains("aloud")) return;
            }
        }"""
    )
    expect(page.locator("#said")).to_have_class(re.compile("aloud"))


@pytest.mark.every_case
@sizes
def test_nothing_overlaps_and_the_board_stays_where_it_is(contexts: Profiles, address: str, size: Size) -> None:
    width, height = size
    context = contexts(viewport={"width": width, "height": height}, reduced_motion="reduce")
    player = Player(context.new_page(), address, "#v1/klondike/1")
    for name in sample([name for name in CATALOGUE if name != "bridge"], 2, 5):
        walk(player, name)


def walk(player: Player, name: str) -> None:
    """Check a game after the deal, after a refusal, and at its end, won and lost."""
    page, links = player.page, dict(recorded(CATALOGUE[name]))
    player.follow(f"v1/{name}/7")
    boards = {expect_no_overlap(page, f"{name} dealt")}
    for end in ("won", "lost"):
        player.follow(next(link for says, link in links.items() if says.startswith(end)))
        expect(page.locator("#outcome")).to_have_text(re.compile(end))
        boards.add(expect_no_overlap(page, f"{name} {end}"))
        page.locator("#undo").click()
        boards.add(expect_no_overlap(page, f"{name}, one move before it was {end}"))
        refuse(page)
        boards.add(expect_no_overlap(page, f"{name} with a message"))
    assert len(boards) == 1, f"{name}: the board moved: {boards}"
