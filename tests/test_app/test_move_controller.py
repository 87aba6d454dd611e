"""Commands that move cards or change the game."""

from browser.player import won_link
from engine.games import CATALOGUE
from engine.play.session import Session
from support.fake_browser import Browser
from support.page import saved


def test_undo_redo_restart_and_a_new_deal(browser: Browser) -> None:
    browser.tap(browser.place("s"))
    browser.press("#undo")
    browser.press("#redo")
    assert saved(browser).moves_made == 1
    browser.press("#restart")
    assert saved(browser).link() == "v1/backbone/1"
    browser.press("#undo")
    assert saved(browser).moves_made == 1
    browser.press("#new")
    assert saved(browser).number != 1


def test_escape_lets_go_of_what_is_chosen(browser: Browser) -> None:
    browser.go_to("v1/freecell/1")
    browser.find('.spot[data-spot="t1"]').focus()
    browser.key("Enter")
    assert browser.find_all("#table .chosen")
    browser.key("Escape")
    assert not browser.find_all("#table .chosen")


def test_cards_are_picked_from_the_list_of_a_pile(browser: Browser) -> None:
    session = Session.read(won_link("spider-1"), CATALOGUE)
    node = next(node for node in session.line() if node.move and node.move.n > 1)
    assert node.parent and node.move
    session.go_to(node.parent)
    browser.go_to(session.link())
    spots = session.game.spots
    browser.find(f'.spot[data-spot="{spots[node.move.source].name}"]').focus()
    browser.key("l")
    browser.press(f'#panel [data-do="pick {node.move.source} {node.move.n}"]')
    assert not browser.is_open("panel")
    if saved(browser).position != node.position:  # there is more than one place for them
        browser.find(f'.spot[data-spot="{spots[node.move.target].name}"]').focus()
        browser.key("Enter")
    assert saved(browser).position == node.position
