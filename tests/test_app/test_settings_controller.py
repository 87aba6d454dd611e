"""Settings chosen on their panel."""

from browser.player import won_link
from engine.games import CATALOGUE
from engine.play import safe_moves
from engine.play.session import Session
from support.fake_browser import Browser
from support.page import choose_setting, saved, saved_settings


def test_settings_are_applied_saved_and_shown(browser: Browser) -> None:
    choose_setting(browser, "choose theme night")
    assert browser.document.documentElement.dataset.theme == "night"
    choose_setting(browser, "choose four_colours on")
    assert browser.document.documentElement.dataset.colours == "4"
    assert (saved_settings(browser)["theme"], saved_settings(browser)["four_colours"]) == ("night", True)
    choose_setting(browser, "switch show_time")
    assert browser.find("#clock").hidden


def test_the_device_changes_the_colours_only_where_it_is_asked(browser: Browser) -> None:
    root = browser.document.documentElement
    browser.prefer("(prefers-color-scheme: dark)", holds=True)
    assert root.dataset.theme == "night"
    choose_setting(browser, "choose theme felt")
    browser.prefer("(prefers-color-scheme: dark)", holds=False)
    browser.prefer("(prefers-color-scheme: dark)", holds=True)
    assert root.dataset.theme == "felt"


def test_which_deals_come_is_chosen_in_the_menu_which_stays_open(browser: Browser) -> None:
    browser.go_to("v1/klondike/1")
    browser.press("#menu")
    browser.press('#panel [data-do="choose deals winnable"]')
    assert browser.text("#panel-title") == "Menu"
    assert saved_settings(browser)["deals"] == "winnable"


def test_safe_cards_go_home_from_the_next_move_on(browser: Browser) -> None:
    session = Session.read(won_link("freecell"), CATALOGUE)
    node = next(
        node
        for node in session.line()
        if node.parent and safe_moves.safe_move(session.game, node.position) and node.move and node.move.n == 1
    )
    move, made = node.move, node.depth
    assert node.parent and move
    session.go_to(node.parent)
    choose_setting(browser, "switch safe_home")
    browser.go_to(session.link())
    source, target = (browser.place(session.game.spots[spot].name) for spot in (move.source, move.target))
    browser.drag(source, (source[0] + 20, source[1] + 20), target)
    assert saved(browser).moves_made > made
    browser.press("#undo")
    assert saved(browser).moves_made == made - 1


def test_sounds_are_heard_only_once_they_are_switched_on(browser: Browser) -> None:
    browser.tap(browser.place("s"))
    assert browser.window.sounds == 0
    choose_setting(browser, "switch sound")
    before = browser.window.sounds
    browser.tap(browser.place("s"))
    assert browser.window.sounds == before + 1
