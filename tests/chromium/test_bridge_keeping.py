"""Check the saving of bridge.

Nothing is lost, and the first paint shows the table after the replies of the house.
"""

import pytest
from playwright.sync_api import expect

from chromium.bridge_rubbers import several_turned
from chromium.bridge_table import expect_facts, plate, texts
from chromium.coming_back import come_back, crash
from chromium.conftest import PHONE, Profiles
from chromium.gate import Gate
from chromium.player import Player, first_moves
from engine.play.notation import move_text

pytestmark = pytest.mark.in_turn(6)


def test_a_page_killed_while_the_house_plays_loses_nothing(phone: Player) -> None:
    player = phone
    watched = several_turned()
    player.open(watched.before)
    player.touch(watched.move)
    crash(player.page)
    player = come_back(player)
    expect_facts(player)
    expect(player.page.locator("html")).to_have_attribute("data-moves", str(player.session.moves_made))
    text = move_text(player.game, next(iter(player.game.moves(player.position))))
    player.play(text)
    player.page.reload()
    player.wait_for_python()
    player.expect_moves(player.session.moves_made)
    player.expect_position()
    expect_facts(player)


def test_a_reload_comes_back_with_the_plate_in_the_first_paint(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE, service_workers="block")
    player = Player(context.new_page(), address)
    player.open(first_moves("bridge", 15))
    player.expect_position()
    wanted, facts = player.shown(), plate(player)
    where = "all => all.map(c => [c.dataset.spot, c.dataset.card, c.getBoundingClientRect().toJSON()])"
    places = player.page.locator("#table .card").evaluate_all(where)
    player.page.goto("about:blank")
    gate = Gate(context, "**/*.wasm")
    page = player.page
    page.goto(address, wait_until="commit")
    expect(page.locator("#first-paint .card")).to_have_count(len(wanted))
    assert texts(page.locator("#first-paint .plate p > span:not(.dots)")) == facts
    painted = page.locator("#first-paint .card").evaluate_all(where)
    assert [card[:2] for card in painted] == [card[:2] for card in places]
    far = [max(abs(a[2][k] - b[2][k]) for k in ("x", "y", "width")) for a, b in zip(painted, places, strict=True)]
    assert max(far) <= 6, far
    gate.open()
    player.wait_for_python()
    player.expect_moves(player.session.moves_made)
    player.expect_position()
    expect_facts(player)


@pytest.mark.fast_clock
def test_the_paint_is_of_the_end_of_the_replies(phone: Player) -> None:
    watched = several_turned()
    phone.open(watched.before)
    phone.touch(watched.move)
    phone.hurry()
    phone.expect_position()
    phone.pass_time(5000)  # the page saves the paint when the player pauses
    script = """[...new DOMParser().parseFromString(
        backbone.trust.createHTML(JSON.parse(localStorage['backbone.paint']).html), 'text/html'
    ).querySelectorAll('.card')].map(c => [c.dataset.spot, c.dataset.card, c.getAttribute('transform')])"""
    assert phone.page.evaluate(script) == phone.shown()
