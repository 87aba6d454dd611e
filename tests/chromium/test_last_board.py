"""Check that the last board and look are painted before Python comes."""

import pytest
from playwright.sync_api import expect

from chromium import kept
from chromium.coming_back import stored
from chromium.conftest import PHONE, Profiles
from chromium.player import Player, first_moves

pytestmark = pytest.mark.in_turn(2)


def test_the_last_board_is_painted_before_python_comes(contexts: Profiles, address: str) -> None:
    # a service worker would answer from its cache, and the route could not hold requests back
    context = contexts(**PHONE, service_workers="block")
    player = Player(context.new_page(), address)
    player.follow(first_moves("backbone", 12))
    player.expect_position()
    wanted = player.shown()
    player.eventually(lambda: f"deal {player.session.number}" in (stored(player.page, "paint") or ""), True)
    player.page.close()
    context.route("**/*.wasm", lambda route: None)  # the request is never answered, so Python never starts
    page = context.new_page()
    page.goto(address, wait_until="commit")
    cards = page.locator("#first-paint .card")
    expect(cards).to_have_count(len(wanted))
    script = "all => all.map(c => [c.dataset.spot, c.dataset.card, c.getAttribute('transform')])"
    assert cards.evaluate_all(script) == wanted
    expect(page.locator("#table")).to_have_count(0)


def test_the_last_look_is_there_before_python_comes(contexts: Profiles, address: str) -> None:
    context = contexts(
        **PHONE,
        service_workers="block",
        **kept.before(address, settings={"theme": "day"}),
    )
    player = Player(context.new_page(), address)
    player.play("sw")
    player.eventually(lambda: '"day"' in (stored(player.page, "paint") or ""), True)
    player.page.close()
    context.route("**/*.wasm", lambda route: None)
    page = context.new_page()
    page.goto(address, wait_until="commit")
    expect(page.locator("#first-paint .card").first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "day")


@pytest.mark.parametrize("paint", ["{", '{"html": 5, "look": 3}', '{"html": "<b>no</b>"}'])
def test_a_damaged_last_board_harms_nothing(contexts: Profiles, address: str, paint: str) -> None:
    player = Player(contexts(**PHONE, **kept.profile(address, {"paint": paint})).new_page(), address)
    player.play("sw")
    player.expect_position()
