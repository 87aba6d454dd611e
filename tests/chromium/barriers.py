"""Check any screen: barriers that axe finds, buttons that are too small, cards that lie outside the table."""

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page


def expect_no_barriers(page: Page, what: str) -> None:
    # the page behind an open sheet is inert; axe would compare its text with the colour of the sheet
    sheet = "dialog[open]"
    found = Axe().run(page, context=sheet if page.locator(sheet).count() else None).response["violations"]
    told = [
        f"{what}: {item['id']}: {node['html'][:160]} {node['failureSummary']}"
        for item in found
        for node in item["nodes"]
    ]
    assert not told, "\n".join(told)


def expect_wide_enough(boxes: list[dict[str, Any]], where: str) -> None:
    small = [box for box in boxes if box["width"] < 24 or box["height"] < 24]
    assert boxes
    assert not small, f"{where}: {small}"


BOXES = (
    "all => all.map(e => ({ name: e.textContent.trim() || e.ariaLabel, ...e.getBoundingClientRect().toJSON() }))"
)

OUTSIDE = """() => {
    const board = document.getElementById("board").getBoundingClientRect();
    const words = [...document.querySelectorAll("header > button, h1, .facts > *, nav > button")];
    const boxes = words.filter(e => e.checkVisibility()).map(e => [e.id || e.tagName, e.getBoundingClientRect()]);
    const found = [];
    for (const card of document.querySelectorAll("#table .card, #table .spot")) {
        const { left, right, top, bottom } = card.getBoundingClientRect();
        const name = `${card.dataset.spot} ${card.dataset.card ?? "outline"}`;
        if (left < board.left - 1 || right > board.right + 1 || top < board.top - 1 || bottom > board.bottom + 1) {
            found.push(`${name} is not on the table`);
        }
        for (const [word, box] of boxes) {
            if (left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1) {
                found.push(`${name} and ${word} lie over each other`);
            }
        }
    }
    for (const [word, box] of boxes) {
        if (box.left < 0 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) {
            found.push(`${word} is not in the window`);
        }
    }
    return found;
}"""
