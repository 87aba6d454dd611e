"""Check that a recording made in Chromium ends in the same state without a browser and in Chromium."""

import json
from functools import partial

from playwright.sync_api import expect

from chromium.conftest import PHONE, Profiles
from chromium.player import Player
from support import replay
from support.fake_browser import fake_pyodide


def test_what_was_done_in_chromium_can_be_played_once_more(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE, permissions=["clipboard-read", "clipboard-write"])
    player = Player(context.new_page(), address, "#v1/klondike/7")
    page = player.page
    page.keyboard.press("s")
    page.keyboard.press("s")
    page.keyboard.press("h")
    expect(page.locator("#hint")).to_have_attribute("aria-busy", "false")
    page.keyboard.press("u")
    page.locator("#menu").tap()
    page.keyboard.press("Escape")
    page.locator("#new").tap()
    page.keyboard.press("?")
    page.locator('#panel [data-do="record-copy"]').tap()
    expect(page.locator("#panel-said")).to_contain_text("Moves and settings copied.")
    text = page.evaluate("navigator.clipboard.readText()")
    assert "do new" in text
    assert json.loads(text)["python"] == "Pyodide"
    [part] = replay.read(text)
    with fake_pyodide():
        for place in (replay.InStandIn, partial(replay.InChromium, context.new_page(), address)):
            assert replay.differences(part.end, replay.play(part, place())) == []
