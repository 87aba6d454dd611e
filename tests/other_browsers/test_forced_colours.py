"""Check high contrast: everything drawn stays visible when the system forces its colours upon the page.

A player of Firefox can force colours in the settings. A test of Chromium can do it, too. WebKit has no forced
colours.
"""

import base64
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from make import browsers
from other_browsers.chromium_driver import chromium
from other_browsers.conftest import browser_program
from other_browsers.driver import PHONE, Launch
from other_browsers.firefox_driver import Settings, firefox
from other_browsers.person import Person
from other_browsers.site import Site
from support.extent import sample

pytestmark = pytest.mark.in_turn(2)

PALETTES = {
    "dark": ("#ffff00", "#000000"),
    "light": ("#000000", "#ffffff"),
}  # colour of texts, colour of the background
WAYS = [(browser, palette) for browser in ("Firefox", "Chromium") for palette in PALETTES]
LEAST = 3.0  # the contrast that WCAG requires of graphics
BIDDING = "v1/bridge/47/hkQh.hkJh.hk9h.hk4h.hk2h.hkAc.hdKd"

# The boxes of all visible elements that a selector finds: x, y, width and height in pixels
IN_SIGHT = """selector => [...document.querySelectorAll(selector)].flatMap(drawn => {
    const { x, y, width, height } = drawn.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    // of what is smaller than three pixels, the blur at its edge leaves no pixel in its own colour
    const isLarge = width >= 3 && height >= 3 && drawn.checkVisibility(); // not what is folded away
    const isInWindow = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
    const isOnTop = hit && (drawn.contains(hit) || hit.contains(drawn));
    return isLarge && isInWindow && isOnTop ? [[x, y, width, height]] : [];
})"""

# For each box, the contrast between its lightest and its darkest pixel in a screenshot
CONTRASTS = """async ([picture, boxes]) => {
    const bytes = Uint8Array.from(atob(picture), sign => sign.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    pen.drawImage(image, 0, 0);
    const size = image.width / innerWidth;
    const light = value => (value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    return boxes.map(box => {
        const [x, y, width, height] = box.map(number => Math.round(number * size));
        const { data } = pen.getImageData(x, y, Math.max(width, 1), Math.max(height, 1));
        let [least, most] = [1, 0];
        for (let at = 0; at < data.length; at += 4) {
            const here = 0.2126 * light(data[at]) + 0.7152 * light(data[at + 1]) + 0.0722 * light(data[at + 2]);
            [least, most] = [Math.min(least, here), Math.max(most, here)];
        }
        return (most + 0.05) / (least + 0.05);
    });
}"""


def _forced_by_firefox(palette: str) -> Settings:
    text, ground = PALETTES[palette]
    settings: Settings = {"browser.display.document_color_use": 2, "browser.display.use_system_colors": False}
    for mode in ("", ".dark"):
        settings |= {
            f"browser.display.foreground_color{mode}": text,
            f"browser.display.background_color{mode}": ground,
        }
    return settings


@pytest.fixture(params=sample(WAYS, quick=1, normal=4), ids="-".join)
def launch(request: pytest.FixtureRequest) -> Iterator[Launch]:
    """Yield the function that starts a browser with forced colours."""
    browser, palette = request.param
    if browser == "Firefox":
        yield firefox(browser_program(browser), _forced_by_firefox(palette))
        return
    program = os.environ.get("CHROMIUM") or browsers.chromium()
    with sync_playwright() as playwright:
        yield chromium(playwright, program, forced_colors="active", color_scheme=palette)


@pytest.fixture
def player(launch: Launch, site: Site, tmp_path: Path) -> Iterator[Person]:
    """Yield a player whose system forces its colours upon the page."""
    person = Person(launch, tmp_path / "profile", PHONE, site.address)
    yield person
    person.driver.close()


@pytest.fixture
def expect_seen(player: Person, tmp_path: Path) -> Callable[..., None]:
    """Return a function that checks contrast.

    A selector has to find `least` visible elements, each with enough contrast inside its box.
    """

    def expect(selector: str, least: int = 1) -> None:
        boxes = player.evaluate(IN_SIGHT, selector)
        assert len(boxes) >= least, selector
        file = tmp_path / "window.png"
        player.driver.picture(file)
        found = player.evaluate(CONTRASTS, [base64.b64encode(file.read_bytes()).decode(), boxes])
        faint = [(box, round(contrast, 2)) for box, contrast in zip(boxes, found, strict=True) if contrast < LEAST]
        assert not faint, f"{len(faint)} of {len(boxes)} {selector}: {faint[:5]}"

    return expect


def test_what_cards_and_pictures_show_is_seen(player: Person, expect_seen: Callable[..., None]) -> None:
    player.visit("#v1/klondike/1")
    assert player.evaluate("() => matchMedia('(forced-colors: active)').matches")
    expect_seen("#table .card .body", 7)
    expect_seen("#table .card .ix", 8)
    expect_seen("#table .spot .mark", 4)
    player.tap_on("#games")
    player.wait("() => document.querySelectorAll('#gallery[open] .picture svg').length > 2")
    expect_seen("#gallery .picture use", 10)
    player.visit("#v1/freecell/1")
    player.tap_on("#rules")
    player.wait("() => document.querySelector('dialog[open] .prose .whole') !== null")
    player.evaluate("() => document.querySelector('.prose .whole').scrollIntoView({ block: 'center' })")
    expect_seen(".prose .whole .body", 3)
    expect_seen(".prose .whole .ix", 8)


def test_signs_between_words_and_on_bids_are_seen(player: Person, expect_seen: Callable[..., None]) -> None:
    player.visit(f"#{BIDDING}")
    player.wait("() => document.querySelector('#offer .pip')?.checkVisibility()")
    expect_seen("#offer .pip", 8)
    expect_seen("#table .card .ix-col", 4)


def test_the_looks_to_choose_from_are_seen(player: Person, expect_seen: Callable[..., None]) -> None:
    player.visit("#v1/klondike/1")
    player.tap_on("#menu")
    player.tap_on("dialog[open] [data-do=appearance]")
    player.wait("() => document.querySelector('dialog[open] .suit') !== null")
    for kind in (".faces use.body", ".suit use"):
        player.evaluate(
            f"() => document.querySelector('dialog[open] {kind}').scrollIntoView({{ block: 'center' }})"
        )
        expect_seen(f"dialog[open] {kind}")
