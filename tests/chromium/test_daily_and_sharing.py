"""Check the page of daily deals and the sharing of a result, as far as these need a real browser."""

import xml.etree.ElementTree as ET

import pytest
from playwright.sync_api import expect

from chromium.conftest import Profiles
from chromium.player import Player
from chromium.prepared_player import player_at
from engine.solving import deal_index
from support.english import message

pytestmark = pytest.mark.in_turn(6)
# Notes the font and the text of everything that is written on a canvas.
WRITTEN = """() => {
    window.written = [];
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...where) {
        written.push([this.font, text]);
        fillText.call(this, text, ...where);
    };
}"""


def test_a_result_is_saved_as_a_picture(contexts: Profiles, address: str) -> None:
    desk = player_at(contexts, address, (1280, 800), pace="fast")
    number = deal_index.winnable("clock")[0]
    desk.open(f"v1/clock/{number}")
    desk.page.evaluate(WRITTEN)
    desk.page.get_by_role("button", name="Run").click()
    expect(desk.page.get_by_role("dialog")).to_contain_text("Won!")
    desk.page.get_by_role("button", name="Share").click()
    with desk.page.expect_download() as download:
        desk.page.get_by_role("button", name=message("save-picture")).click()
    assert download.value.suggested_filename == f"clock-{number}.png"
    data = download.value.path().read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = (int.from_bytes(data[at : at + 4], "big") for at in (16, 20))
    assert (width, height) == (960, 1200)
    (title,) = (font for font, line in desk.page.evaluate("() => written") if line == "The Clock")
    assert title.startswith('bold 48px "Zilla Slab"'), "in the typeface of the page's titles"
    assert desk.page.evaluate("font => document.fonts.check(font)", title)
    expect(desk.page.locator("#panel-said")).to_contain_text("saved as a file")


SHARES_TO_NOBODY = """() => {
    navigator.canShare = () => true;
    navigator.share = () => Promise.reject(new DOMException("no", "NotAllowedError"));
}"""
NOISE = """() => {
    CanvasRenderingContext2D.prototype.getImageData = () => ({ data: [255, 255, 255, 255] });
}"""


@pytest.mark.parametrize(
    ("trouble", "button", "file"),
    [(SHARES_TO_NOBODY, message("share-picture"), "png"), (NOISE, message("save-picture"), "svg")],
)
def test_a_picture_is_saved_where_sharing_is_refused_or_pixels_are_not_as_painted(
    contexts: Profiles, address: str, trouble: str, button: str, file: str
) -> None:
    desk = player_at(contexts, address, (1280, 800), pace="fast")
    number = deal_index.winnable("clock")[0]
    desk.open(f"v1/clock/{number}")
    desk.page.evaluate(trouble)
    desk.page.get_by_role("button", name="Run").click()
    expect(desk.page.get_by_role("dialog")).to_contain_text("Won!")
    desk.page.get_by_role("button", name="Share", exact=True).click()
    with desk.page.expect_download() as download:
        desk.page.get_by_role("button", name=button).click()
    assert download.value.suggested_filename == f"clock-{number}.{file}"
    if file == "svg":
        assert ET.parse(download.value.path()).getroot().tag.endswith("svg")
    expect(desk.page.locator("#panel-said")).to_contain_text("saved as a file")


def test_the_page_of_daily_deals_leads_to_a_deal_with_a_badge_that_leaves_the_header_in_one_line(
    phone: Player,
) -> None:
    phone.resize(360, 640)
    header = phone.page.locator("header").bounding_box()
    phone.page.keyboard.press("k")
    expect(phone.page.locator(".daily-list .picture svg")).to_have_count(11)
    phone.page.get_by_role("button", name="Play: Seahaven Towers").tap()
    expect(phone.page.get_by_role("img", name=message("daily-badge"))).to_be_visible()
    assert phone.page.locator("header").bounding_box() == header


def test_a_sheet_begins_at_its_top_wherever_the_one_before_was_scrolled_to(phone: Player) -> None:
    body = phone.page.locator("#panel-body")
    phone.page.locator("#rules").tap()
    body.evaluate("body => { body.scrollTop = 300; }")
    assert body.evaluate("body => body.scrollTop") == 300
    phone.key("Escape")
    phone.key("k")
    expect(phone.page.locator("#panel-title")).to_have_text("Daily deals")
    assert body.evaluate("body => body.scrollTop") == 0
