"""Check several tabs of one browser: exactly one plays, and none loses a move."""

import time

import pytest
from playwright.sync_api import expect

from chromium.coming_back import come_back, crash
from chromium.conftest import PHONE, PhoneWith, Profiles
from chromium.player import Player
from support.patience import PATIENCE

pytestmark = pytest.mark.in_turn(2)
WITHOUT_LOCKS = "Object.defineProperty(navigator, 'locks', { value: undefined });"  # as on a site without HTTPS
with_and_without_locks = pytest.mark.parametrize("script", ["", WITHOUT_LOCKS], ids=["locks", "no locks"])


@with_and_without_locks
def test_the_second_tab_takes_over_and_the_first_can_go_on_from_there(phone_with: PhoneWith, script: str) -> None:
    first = phone_with(script)
    first.play("t1t2")
    second = come_back(first)
    expect(first.page.locator("#panel-title")).to_have_text("Already open in another tab")
    first.page.keyboard.press("Escape")  # Escape does not close this sheet
    expect(first.page.get_by_role("dialog")).to_contain_text("Nothing is lost")
    second.play("sw")
    second.play("t5t7")
    first.page.bring_to_front()
    first.page.get_by_role("button", name="Play here").tap()
    expect(first.page.get_by_role("dialog")).to_be_hidden()
    first.expect_moves(3)
    first.expect_position()
    expect(second.page.locator("#panel-title")).to_have_text("Already open in another tab")
    first.play("sw")
    first.page.locator("#undo").tap()
    first.session.undo()
    first.expect_moves(3)
    second.page.bring_to_front()
    crash(first.page)
    second.page.get_by_role("button", name="Play here").tap()
    second.expect_moves(3)
    second.expect_position()


# Delays the messages between tabs: each tab is already allowed to write when it hears of the others.
WITH_LATE_ANSWERS = f"""{WITHOUT_LOCKS}
window.unsent = 0;
const post = BroadcastChannel.prototype.postMessage;
BroadcastChannel.prototype.postMessage = function (message) {{
    unsent += 1;
    setTimeout(() => {{ post.call(this, message); unsent -= 1; }}, 1000);
}};"""

WRITERS = "() => [window.unsent ?? 0, backbone.kept.mayWrite(), !document.getElementById('panel').open]"


@pytest.mark.every_case
@pytest.mark.parametrize(
    "script", ["", WITHOUT_LOCKS, WITH_LATE_ANSWERS], ids=["locks", "no locks", "late answers"]
)
def test_of_tabs_opened_at_once_exactly_one_is_awake(contexts: Profiles, address: str, script: str) -> None:
    """Check that exactly one tab may write.

    Earlier there was sometimes none: a tab that had lost the games took them back from the tab that had them. When
    tabs without locks answered late, each gave way to the others.
    """
    context = contexts(**PHONE)
    context.add_init_script(script)
    pages = [context.new_page() for _ in range(4)]
    for page in pages:
        page.goto(address, wait_until="commit")
    for page in pages:
        page.locator("html[data-python=pyodide] #table").wait_for(state="attached")

    def writers() -> list[tuple[int, bool, bool]]:
        return [tuple(page.evaluate(WRITERS)) for page in pages]

    until = time.monotonic() + PATIENCE
    while not all(not unsent and writes == shows for unsent, writes, shows in writers() + writers()):
        assert time.monotonic() < until, writers()  # the tabs that may not write say so
    assert [writes for _, writes, _ in writers()].count(True) == 1


# Makes the tab wait for the lock without a limit. Otherwise a tab that a slow machine makes answer too late loses
# the lock, and the move that it has not yet written.
WAITS_FOR_THE_LOCK = """{
    const request = navigator.locks.request.bind(navigator.locks);
    navigator.locks.request = (name, ...rest) =>
        request(name, ...rest.map(part => (part.signal ? { ...part, signal: undefined } : part)));
}"""


def test_a_tab_opened_while_another_plays_has_every_move(address: str, phone: Player) -> None:
    """Check the second tab: earlier it read the games before it took over, and fourteen moves were missing."""
    first = phone
    first.open("v1/klondike/1")
    first.page.evaluate("""() => {
        const stock = () => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "d", bubbles: true }));
        window.playing = setInterval(() => { if (!panel.open) stock(); }, 20);
    }""")
    first.page.wait_for_function("() => document.documentElement.dataset.moves > 3")
    second = first.page.context.new_page()
    second.add_init_script(WAITS_FOR_THE_LOCK)
    second.goto(address)
    second.locator("html[data-python=pyodide] #table").wait_for(state="attached")
    expect(first.page.locator("#panel-title")).to_have_text("Already open in another tab")
    made = first.page.locator("html").get_attribute("data-moves") or ""
    expect(second.locator("html")).to_have_attribute("data-moves", made)


def test_a_frozen_tab_loses_the_games_and_says_so_when_it_is_woken(phone: Player) -> None:
    first = phone
    first.play("t1t2")
    session = first.page.context.new_cdp_session(first.page)
    session.send("Page.setWebLifecycleState", {"state": "frozen"})
    second = come_back(first)
    second.play("sw")
    session.send("Page.setWebLifecycleState", {"state": "active"})
    expect(first.page.locator("#panel-title")).to_have_text("Already open in another tab")
    first.expect_moves(2)  # it follows the moves of the other tab
    first.page.bring_to_front()
    first.page.get_by_role("button", name="Play here").tap()
    expect(first.page.get_by_role("dialog")).to_be_hidden()
    first.session = second.session
    first.play("t5t7")
    expect(second.page.locator("#panel-title")).to_have_text("Already open in another tab")
    second.page.bring_to_front()
    second.expect_moves(3)


def test_a_tab_woken_to_another_game_has_its_keys_at_a_pile_of_that_game(contexts: Profiles, address: str) -> None:
    context = contexts(viewport={"width": 1280, "height": 800})
    first = Player(context.new_page(), address)
    first.open("v1/pyramid/1")
    first.walk(24)
    second = Player(context.new_page(), address)
    second.follow("v1/golf/1")
    first.page.bring_to_front()
    first.page.get_by_role("button", name="Play here").click()
    expect(first.page.get_by_role("dialog")).to_be_hidden()
    first.session = second.session
    first.expect_position()
    first.page.keyboard.press("ArrowLeft")
    first.page.keyboard.press("Enter")
    first.walk(first.spot_number("s"))
