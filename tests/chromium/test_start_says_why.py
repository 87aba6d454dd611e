"""Check that a start that fails says so, even if no script is left to say it."""

import re

import pytest
from playwright.sync_api import Page, expect

from chromium.conftest import PHONE, Profiles
from chromium.starting_page import as_player, early_page, lateness, missing
from make.site import DIST
from support.english import message

pytestmark = pytest.mark.in_turn(2)


def test_a_failed_start_is_seen_where_a_page_is_shown_at_400_percent(contexts: Profiles, address: str) -> None:
    context = contexts(viewport={"width": 320, "height": 256})
    context.route("**/*.wasm", missing)
    page = context.new_page()
    page.goto(address, wait_until="commit")
    retry = page.get_by_role("button", name="Try again")
    expect(retry).to_be_in_viewport(ratio=1)
    page.close()
    contexts.troubles.clear()


@pytest.mark.parametrize("what", ["**/*.wasm", "**/pyodide.asm.wasm", "**/core*.js", "**/main-*.py"])
def test_a_start_that_fails_says_so_and_offers_to_try_again(contexts: Profiles, address: str, what: str) -> None:
    context = contexts(**PHONE)
    context.route(what, missing)
    page = early_page(context, address)
    status = page.locator("#boot-status")
    expect(status).to_contain_text(message("not-loaded"))
    expect(status).to_contain_text("is missing")  # the page has looked; before that, a press would reload it
    retry = status.get_by_role("button", name="Try again")
    expect(retry).to_be_visible()
    context.unroute(what)
    # by a script and at once: after half a minute the page itself loads again
    retry.evaluate_all("buttons => buttons.forEach((button) => button.click())")
    player = as_player(page, address)
    expect(status).to_be_hidden()
    player.play("sw")
    player.expect_position()
    contexts.troubles.clear()


def let_time_pass(page: Page, seconds: float) -> None:
    """Put the animation that shows the style sheet's sentence forward to this time."""
    page.wait_for_function("() => document.getElementById('late').getAnimations().length")
    script = "(element, ms) => { for (const animation of element.getAnimations()) animation.currentTime = ms; }"
    lateness(page).evaluate(script, 1000 * seconds)


def test_without_any_script_the_page_says_so_late(contexts: Profiles, address: str) -> None:
    """Check the sentence: earlier the painted board stayed for ever, and nothing answered."""
    context = contexts(**PHONE)
    context.route(re.compile(r"/(boot|start|safety_net)-"), missing)
    page = early_page(context, address)
    let_time_pass(page, 44)
    expect(lateness(page)).to_be_hidden()
    let_time_pass(page, 46)
    expect(lateness(page)).to_contain_text("Couldn’t load the game.")
    context.unroute(re.compile(r"/(boot|start|safety_net)-"))
    lateness(page).get_by_role("link").tap()
    player = as_player(page, address)
    expect(lateness(page)).to_be_hidden()
    player.play("sw")
    contexts.troubles.clear()


def test_a_page_that_was_cut_says_so(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE)
    whole = (DIST / "index.html").read_text()
    cut = whole[: whole.index('id="first-paint"') + 20_000]
    context.route(address, lambda route: route.fulfill(body=cut, content_type="text/html; charset=utf-8"))
    page = context.new_page()
    page.goto(address)
    expect(page.locator("#boot-status")).to_contain_text("Couldn’t load the game.")
    page.close()
    contexts.troubles.clear()


def test_a_page_that_was_cut_says_so_late_without_any_script(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE)
    context.route(re.compile(r"/safety_net-"), missing)
    whole = (DIST / "index.html").read_text()
    cut = whole[: whole.index('id="first-paint"') + 20_000]
    context.route(address, lambda route: route.fulfill(body=cut, content_type="text/html; charset=utf-8"))
    page = context.new_page()
    page.goto(address)
    let_time_pass(page, 46)
    expect(lateness(page)).to_be_visible()
    contexts.troubles.clear()
