"""With a setting, a press on a fan opens a list of its cards; a press there plays as on the card."""

import pytest

from engine.core.game import Kind
from engine.core.turn import Turn
from engine.games.catalogue import CATALOGUE
from engine.play import intents
from engine.play.intents import Play
from support.fake_browser import Browser
from support.page import choose_setting, saved


@pytest.fixture
def listing(browser: Browser) -> Browser:
    """Return a page with a game of FreeCell, on which a press on a fan opens a list of its cards."""
    choose_setting(browser, "switch lists")
    browser.go_to("v1/freecell/1")
    browser.rest()
    return browser


def test_a_press_on_a_fan_opens_its_list_and_a_press_there_plays_as_on_the_card(listing: Browser) -> None:
    game, position = saved(listing).game, saved(listing).position
    move, answer = next(
        (move, answer)
        for move in game.moves(position)
        if isinstance(answer := intents.tap(Turn(game, position), move.source, None, n=move.n), Play)
    )
    name = game.spots[move.source].name
    listing.tap(listing.place(name))
    assert listing.is_open("panel") and saved(listing).moves_made == 0
    listing.press(f'#panel [data-do="press {move.source} {move.n}"]')
    assert not listing.is_open("panel")
    assert saved(listing).position == game.play(position, answer.move)


def test_a_card_of_the_list_that_stays_says_why_and_the_list_stays_open(listing: Browser) -> None:
    listing.tap(listing.place("t1"))
    fixed = listing.find_all('#panel [aria-disabled="true"]')[-1]
    listing.press(fixed)
    assert "can’t move with the cards on it" in listing.text("#panel-said")
    assert listing.is_open("panel") and saved(listing).moves_made == 0


def test_while_a_card_is_chosen_a_press_on_a_fan_puts_it_there(listing: Browser) -> None:
    choose_setting(listing, "choose tap chooses")
    game = CATALOGUE["freecell"]
    number, move = next(
        (number, move)
        for number in range(2, 40)
        for move in game.moves(game.start(number))
        if game.spots[move.target].kind is Kind.TABLEAU
    )
    listing.go_to(f"v1/freecell/{number}")
    listing.rest()
    listing.tap(listing.place(game.spots[move.source].name))
    listing.press(f'#panel [data-do="press {move.source} {move.n}"]')
    assert not listing.is_open("panel") and listing.find_all("#table .chosen")
    listing.tap(listing.place(game.spots[move.target].name))
    assert not listing.is_open("panel")
    assert saved(listing).position == game.play(game.start(number), move)


@pytest.mark.parametrize("way", ["key", "screen reader"])
def test_a_fan_opens_as_a_list_without_a_pointer_as_well(listing: Browser, way: str) -> None:
    outline = listing.outline("t1")
    if way == "key":
        outline.focus()
        listing.key("Enter")
    else:
        listing.activate(outline)
    command = {"key": "pick", "screen reader": "press"}[way]
    assert len(listing.find_all(f'#panel [data-do^="{command} "]')) == 7


def test_what_is_no_fan_is_pressed_as_before(listing: Browser) -> None:
    listing.go_to("v1/klondike/1")
    listing.rest()
    listing.tap(listing.place("s"))
    assert saved(listing).moves_made == 1
    listing.rest()
    listing.tap(listing.place("w"))
    assert not listing.is_open("panel")


def test_without_the_setting_the_key_lists_all_cards_of_a_pile(browser: Browser) -> None:
    browser.go_to("v1/freecell/1")
    browser.rest()
    browser.outline("t1").focus()
    browser.key("l")
    assert len(browser.find_all('#panel [data-do^="pick "]')) == 7
    browser.press(browser.find_all('#panel [aria-disabled="true"]')[-1])
    assert "can’t move with" in browser.text("#panel-said")
