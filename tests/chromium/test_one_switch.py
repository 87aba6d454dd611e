"""Check play with one switch, and with a resting pointer, in a real browser."""

from typing import Any

import pytest
from playwright.sync_api import expect

from chromium.player import Player, deal_of, moves_of, won_link
from support.one_switch import OneSwitch

pytestmark = pytest.mark.in_turn(6)

_FRAMED = """() => {
    const names = [...document.querySelectorAll("button.framed")].map((button) => button.dataset.do);
    for (const line of document.querySelectorAll("#table .marks .focus .line")) {
        const [x, y] = ["x", "y"].map((name) => (+line.getAttribute(name) + 2).toFixed(1));
        const at = `translate(${x},${y})`;
        const drawn = [...document.querySelectorAll("#table [data-spot]")];
        names.push(drawn.find((element) => element.getAttribute("transform").startsWith(at)).dataset.spot);
    }
    return names;
}"""
_SHEET = """() => [...document.querySelectorAll("dialog[open] button")].map((button) => button.dataset.do)"""


class Switch(OneSwitch):
    """The space bar as the only key.

    Time stands still except in `pass_time`, so that no press comes too late.
    """

    def __init__(self, player: Player) -> None:
        self.player = player
        self.presses = 0
        player.page.clock.pause_at(player.evaluate("() => Date.now() + 1000"))

    def framed(self) -> list[str]:
        found: list[str] = self.player.evaluate(_FRAMED)
        return found

    def press(self) -> None:
        self.presses += 1
        self.player.key(" ")

    def pass_time(self, ms: int) -> None:
        self.player.pass_time(ms)

    def moves_made(self) -> int:
        return int(self.player.evaluate("() => document.documentElement.dataset.moves"))

    def seen_in_a_sheet(self) -> list[list[str]]:
        return [self.player.evaluate(_SHEET)]


def choose(player: Player, command: str) -> None:
    """Choose a setting by the mouse, as a helper of the player does."""
    for button in ("menu", "settings", command):
        player.page.locator(f'[data-do="{button}"]').first.click()


def at_deal(player: Player, link: str) -> Switch:
    """Open a deal, begin to scan it, and return the switch."""
    player.open(link)
    choose(player, "choose scanning fast")
    switch = Switch(player)
    switch.take("close")
    return switch


@pytest.mark.fast_clock
def test_a_whole_game_is_won_with_one_key(still_desk: Player) -> None:
    desk, link = still_desk, won_link("black-hole")
    switch = at_deal(desk, deal_of(link))
    for move in moves_of(link):
        switch.make(desk.game, desk.position, move)
        desk.session.play(move)
        desk.expect_moves(desk.session.moves_made)
    switch.pass_time(10_000)  # the celebration comes first
    expect(desk.page.get_by_role("dialog")).to_contain_text("Won!")
    assert switch.presses <= 3 * len(moves_of(link)) + 5
    switch.take("new")
    desk.expect_moves(0)


@pytest.mark.fast_clock
def test_a_press_of_the_mouse_takes_what_is_framed_and_moves_no_focus(still_desk: Player) -> None:
    desk, switch = still_desk, at_deal(still_desk, "v1/klondike/4")
    for _ in range(200):
        switch.pass_time(350)
        framed = switch.framed()
        if "s" in framed:
            desk.page.locator("#new").click()
            if framed == ["s"]:
                break
    desk.expect_moves(1)
    assert desk.page.locator("#deal").text_content() == "Deal 4"
    assert not desk.page.locator("#new").evaluate("button => button.matches(':focus')")


@pytest.mark.fast_clock
def test_the_frame_is_seen_on_buttons_and_piles(still_desk: Player) -> None:
    desk, switch = still_desk, at_deal(still_desk, "v1/klondike/4")
    outlines: dict[bool, Any] = {}
    for _ in range(40):
        switch.pass_time(350)
        is_button = desk.page.locator("button.framed").count() > 0
        if is_button:
            style = "button => getComputedStyle(button).outlineStyle"
            outlines[True] = {desk.page.locator("button.framed").nth(n).evaluate(style) for n in range(2)}
        elif switch.framed():
            outlines[False] = desk.page.locator("#table .marks .focus .line").first.is_visible()
    assert outlines == {True: {"solid"}, False: True}


@pytest.mark.fast_clock
def test_a_pointer_that_rests_plays_and_leaves_no_line(still_desk: Player) -> None:
    desk = still_desk
    desk.open("v1/klondike/4")
    choose(desk, "choose dwell medium")
    desk.page.mouse.move(5, 5)
    box = desk.page.locator('#panel [data-do="close"]').bounding_box()
    assert box
    desk.page.mouse.move(box["x"] + 10, box["y"] + 10)
    expect(desk.page.locator("#panel > .resting")).to_be_visible()
    desk.pass_time(1400)
    expect(desk.page.get_by_role("dialog")).to_be_hidden()
    move = moves_of(won_link("klondike"))[0]
    desk.page.mouse.move(*desk.middle(move.source))
    expect(desk.page.locator(".resting")).to_be_visible()
    desk.pass_time(1400)
    desk.expect_moves(1)
    desk.session.play(move)
    desk.expect_position()
    expect(desk.page.locator(".resting")).to_have_count(0)
