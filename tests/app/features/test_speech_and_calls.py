"""What the page says on demand, and calls that are made with the keyboard."""

import pytest

from chromium.player import won_link
from engine.core.game import Kind
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from support.english import message
from support.fake_browser import Browser
from support.page import saved


@pytest.mark.parametrize("key", ["m", "o", "v", "w"])
def test_the_table_is_described_on_demand(browser: Browser, key: str) -> None:
    browser.find('.spot[data-spot="s"]').focus()
    browser.key(key)
    assert browser.text("#said")
    assert saved(browser).moves_made == 0


def test_calls_are_reached_and_made_by_keyboard_and_it_goes_on_at_the_table(browser: Browser) -> None:
    session = Session.read(won_link("bridge"), CATALOGUE)
    call = next(
        node for node in session.line() if node.move and session.game.spots[node.move.source].kind is Kind.COUNTER
    )
    assert call.parent
    session.go_to(call.parent)
    browser.go_to(session.link())
    browser.key("c")
    assert browser.find("#offer").contains(browser.document.activeElement)
    browser.key("Enter")
    browser.key("Enter")
    assert saved(browser).moves_made == session.moves_made + 1
    assert browser.find("#board").contains(browser.document.activeElement)


def test_where_there_are_no_calls_that_is_said(browser: Browser) -> None:
    browser.key("c")
    assert browser.text("#said") == message("nothing-to-call")
