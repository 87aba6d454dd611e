"""Check the celebration of a win on a slow phone: it is smooth, starts without a press, and any press ends it."""

from itertools import pairwise
from statistics import median

import pytest
from playwright.sync_api import expect

from chromium.conftest import PhoneWith
from chromium.player import Player, won_link
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session

WATCH = """
    window.seen = { frames: [], properties: new Set(), elements: new Set() };
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        if (this.closest("#celebration")) {
            const each = Array.isArray(frames) ? frames : [frames];
            each.forEach(frame => Object.keys(frame).forEach(name => seen.properties.add(name)));
            seen.elements.add(this);
        }
        return animate.call(this, frames, options);
    };
    requestAnimationFrame(function look(time) {
        if (document.querySelector("#celebration.running")) seen.frames.push(time);
        requestAnimationFrame(look);
    });
"""
# Returns the usual time from frame to frame, in ms, while the browser moves plain boxes, as many as cards.
PLAIN = """() => new Promise((resolve) => {
    const layer = document.createElement("div"), times = [];
    Object.assign(layer.style, { position: "fixed", inset: "0" });
    for (let number = 0; number < 52; number++) {
        const box = document.createElement("div");
        Object.assign(box.style, { position: "absolute", width: "60px", height: "85px", background: "white" });
        layer.append(box);
        const end = `translate(${5 * number}px, ${9 * number}px) rotate(${7 * number}deg)`;
        const options = { duration: 1500, direction: "alternate", iterations: 9 };
        box.animate([{ transform: "none" }, { transform: end }], options);
    }
    document.body.append(layer);
    requestAnimationFrame(function look(time) {
        times.push(time);
        if (time - times[0] < 1500 || times.length < 6) return requestAnimationFrame(look);
        layer.remove();
        const gaps = times.slice(1).map((after, i) => after - times[i]).sort((a, b) => a - b);
        resolve(gaps[gaps.length >> 1]);
    });
})"""
# A celebration does not end by itself, so that a slow machine presses in time.
ENDLESS = """
    const later = window.setTimeout;
    window.setTimeout = (call, ms, ...more) => ms > 1500 ? 0 : later(call, ms, ...more);
"""
_SLOWER = 4  # the processor is this many times slower
_FIRST = 250  # ms in which the page puts the cards into the layer; frames before are not counted


def play_last_move(player: Player, rule_set: str) -> None:
    session = Session.read(won_link(rule_set), CATALOGUE)
    session.undo()
    player.open(session.link())
    player.button("Finish").tap()


@pytest.mark.timing
@pytest.mark.parametrize("rule_set", ["klondike", "seahaven"])
def test_it_is_smooth_on_a_slow_phone(phone: Player, rule_set: str) -> None:
    phone.page.evaluate(WATCH)
    cdp = phone.page.context.new_cdp_session(phone.page)
    session = Session.read(won_link(rule_set), CATALOGUE)
    session.undo()
    phone.follow(session.link())
    expect(phone.page.locator("#table .flying")).to_have_count(0)
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": _SLOWER})
    plain = phone.page.evaluate(PLAIN)
    phone.button("Finish").tap()
    expect(phone.page.locator("#panel")).to_be_visible()
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    frames = phone.page.evaluate("seen.frames")
    settled = [time for time in frames if time > frames[0] + _FIRST]
    gaps = [after - before for before, after in pairwise(settled)]
    # cards have drawings, and there may be no graphics card: a third of the frames of plain boxes is enough
    assert median(gaps) < max(34, 3 * plain), (plain, gaps)
    assert settled[-1] - frames[0] > 1500
    assert phone.page.evaluate("[...seen.properties].sort()") == ["opacity", "transform"]
    assert phone.page.evaluate("seen.elements.size") < 80


def test_a_press_anywhere_ends_it_and_opens_the_sheet(phone_with: PhoneWith) -> None:
    phone = phone_with(ENDLESS)
    play_last_move(phone, "klondike")
    layer = phone.page.locator("#celebration.running")
    expect(layer).to_have_count(1)
    x, y = phone.middle(0)
    phone.page.touchscreen.tap(x, y)
    expect(phone.page.get_by_role("dialog")).to_contain_text("Won!")
    expect(layer).to_have_count(0)
    moving = phone.page.locator("#celebration").evaluate("layer => layer.getAnimations({ subtree: true }).length")
    assert moving == 0
    main = phone.page.locator('#panel [data-do="new"]')
    expect(main).to_be_focused()
    expect(main).to_have_css("outline-style", "none")  # the focus ring is only for keyboard users
    phone.key("Shift")
    expect(main).to_have_css("outline-style", "solid")


@pytest.mark.timing
def test_a_tap_where_the_sheet_will_be_presses_no_button_of_it(phone: Player) -> None:
    play_last_move(phone, "klondike")
    expect(phone.page.locator("#celebration.running")).to_have_count(1)
    phone.page.touchscreen.tap(195, 640)
    expect(phone.page.get_by_role("dialog")).to_contain_text("Won!")
    moves = Session.read(won_link("klondike"), CATALOGUE).moves_made
    phone.page.locator('#panel [data-do="close"]').first.tap()  # after any click that the first tap causes
    phone.expect_moves(moves)


def test_by_a_key_and_with_the_mouse_it_ends_too(desk: Player) -> None:
    play = Session.read(won_link("klondike"), CATALOGUE)
    play.undo()
    desk.open(play.link())
    desk.page.keyboard.press("f")
    expect(desk.page.locator("#celebration.running")).to_have_count(1)
    desk.page.keyboard.press("j")
    expect(desk.page.get_by_role("dialog")).to_contain_text("Won!")
    desk.page.keyboard.press("Escape")
    expect(desk.page.locator("#celebration")).to_be_hidden()
    expect(desk.page.locator("#outcome")).to_have_text("won")


def test_without_motion_the_figure_is_there_at_once(still_phone: Player) -> None:
    play_last_move(still_phone, "klondike")
    expect(still_phone.page.get_by_role("dialog")).to_contain_text("Won!")
    expect(still_phone.page.locator("#celebration .won-card")).to_have_count(52)
