"""One-switch play: a frame moves over the page by itself, and each press takes what the frame is around."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from chromium.player import moves_of, won_link
from engine.core.game import Kind
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from support.english import message
from support.fake_browser import Browser
from support.fake_browser.browser import DESK
from support.one_switch import SwitchInStandIn, end_scanning
from support.page import choose_setting, saved, saved_settings


@pytest.fixture
def switch(browser: Browser) -> Iterator[SwitchInStandIn]:
    """Yield a page on which the frame moves fast."""
    browser.go_to("v1/klondike/4")
    scan(browser)
    yield SwitchInStandIn(browser)
    browser.check()


def scan(browser: Browser, speed: str = "fast") -> None:
    browser.press("#menu")
    browser.press('#panel [data-do="settings"]')
    browser.press(f'#panel [data-do="choose scanning {speed}"]')
    SwitchInStandIn(browser).take("close")


def test_while_it_is_off_there_is_no_frame_and_no_button_for_it(browser: Browser) -> None:
    browser.advance(10_000)
    assert not browser.find_all(".framed, #wait")
    choose_setting(browser, "choose dwell long")
    assert not browser.find_all(".framed, #wait")


def test_the_frame_goes_through_what_can_be_pressed(switch: SwitchInStandIn) -> None:
    """These are the stock, the columns with a legal move, and the buttons around the table."""
    session = saved(switch.browser)
    names = {session.game.spots[move.source].name for move in session.game.moves(session.position)}
    framed = {place for region in switch.seen() for place in region}
    assert {place for place in framed if place in {spot.name for spot in session.game.spots}} == names
    assert {"menu", "games", "rules", "hint", "restart", "new", "wait"} <= framed
    assert "undo" not in framed  # there is no move to undo


def test_the_focus_goes_with_the_frame(switch: SwitchInStandIn) -> None:
    places = set()
    for _ in range(12):  # a few steps only: later, the frame would stop and wait
        switch.pass_time(350)
        focused = switch.browser.document.activeElement.dataset
        name = str(focused.do or focused.spot)
        assert name in switch.framed()
        places.add(name)
    assert len(places) > 1


@pytest.mark.parametrize("speed", ["slow", "fast"])
def test_the_player_chooses_how_fast_it_goes(browser: Browser, speed: str) -> None:
    scan(browser, speed)
    switch = SwitchInStandIn(browser)
    switch.pass_time({"slow": 3800, "fast": 1100}[speed])  # the first frame stays half as long again as the others
    steps = []
    for _ in range(45):  # a few steps only: later, the frame would stop and wait
        steps.append(switch.framed())
        switch.pass_time(100)
    changes = sum(before != after for before, after in pairwise(steps))
    assert changes == pytest.approx({"slow": 2, "fast": 6}[speed], abs=1)


def test_a_press_anywhere_takes_what_is_framed_and_not_what_is_there(switch: SwitchInStandIn) -> None:
    browser = switch.browser
    for pressed, pointer in (("#new", "mouse"), ("#menu", "touch"), ("#hint", "pen")):
        for _ in range(40):
            switch.pass_time(350)
            if "s" in switch.framed() and not switch.moves_made():
                browser.press(pressed, pointer)
                break
    assert switch.moves_made() == 1
    assert not browser.is_open("panel")
    assert saved(browser).number == 4


def test_a_card_with_one_place_to_go_goes_at_once(switch: SwitchInStandIn) -> None:
    switch.take("t7")
    assert saved(switch.browser).link() == "v1/klondike/4/t7t3"


def test_a_card_with_several_places_leads_the_frame_through_these_alone(switch: SwitchInStandIn) -> None:
    browser = switch.browser
    session = Session.read(won_link("klondike"), CATALOGUE)
    for node in session.line():
        session.go_to(node)
        moves = [move for move in session.game.moves(session.position) if move.n == 1]
        several = [move for move in moves if sum(other.source == move.source for other in moves) > 1]
        several = [move for move in several if session.game.spots[move.source].kind is Kind.WASTE]
        if several:
            break
    targets = [session.game.spots[move.target].name for move in several]
    browser.go_to(session.link())
    switch.take("w")
    assert sorted(place for region in switch.seen() for place in region) == sorted([*targets, "w"])
    switch.take("w")  # this drops the choice
    assert not browser.find_all("#table .chosen")
    switch.take("w")
    switch.take(targets[1])
    assert saved(browser).line()[-1].move == several[1]


def test_where_the_number_of_cards_matters_a_list_asks_for_it(browser: Browser) -> None:
    link = won_link("spider-1")
    session = Session.read("/".join(link.split("/")[:3]), CATALOGUE)
    for move in moves_of(link)[:19]:
        session.play(move)
    browser.go_to(session.link())
    browser.rest()
    scan(browser)
    switch = SwitchInStandIn(browser)
    for move in moves_of(link)[19:27]:
        browser.rest(2000)
        switch.make(session.game, session.position, move)
        session.play(move)
        assert saved(browser).position == session.position


def test_a_space_is_filled_from_a_stock_that_turns_when_it_is_pressed(browser: Browser) -> None:
    link = next(link for link in [won_link("backbone")])
    session = Session.read("/".join(link.split("/")[:3]), CATALOGUE)
    for move in moves_of(link):
        kinds = [session.game.spots[spot].kind for spot in (move.source, move.target)]
        if kinds == [Kind.STOCK, Kind.TABLEAU]:
            break
        session.play(move)
    else:
        pytest.skip("this game fills no space from the stock")
    browser.go_to(session.link())
    scan(browser)
    switch = SwitchInStandIn(browser)
    switch.take(session.game.spots[move.target].name)
    switch.take(session.game.spots[move.source].name)
    session.play(move)
    assert saved(browser).position == session.position


def test_a_held_key_and_a_trembling_hand_press_once(switch: SwitchInStandIn) -> None:
    browser = switch.browser
    switch.take("s")
    assert switch.moves_made() == 1
    framed = switch.framed()
    switch.press()  # this press comes too soon and is ignored
    assert switch.framed() == framed
    switch.pass_time(250)
    before = switch.framed()
    browser.key(" ", repeat=True)
    assert switch.framed() == before


def test_a_sheet_is_gone_through_and_closed(switch: SwitchInStandIn) -> None:
    browser = switch.browser
    for sheet, title in (("rules", "Klondike"), ("menu", "Menu")):
        switch.take(sheet)
        assert browser.text("#panel-title") == title
        assert all(browser.can_press(button) for button in browser.find_all(".framed"))
        switch.take("close")
        assert not browser.is_open("panel")
    switch.take("games")
    browser.advance(50)  # until all tiles have their content
    switch.take(browser.find('#gallery [data-do^="game black-hole"]').dataset.do)
    assert browser.text("#title") == "Black Hole"


def test_it_can_be_switched_off_by_the_switch(switch: SwitchInStandIn) -> None:
    browser = switch.browser
    end_scanning(browser)
    assert saved_settings(browser)["scanning"] == "off"
    browser.advance(5000)
    assert not browser.find_all(".framed, #table .focus")
    assert not browser.can_press("#wait")
    browser.key("Escape")
    browser.press("#new")
    assert saved(browser).number != 4


def test_the_frame_waits_on_demand_and_goes_on_at_a_press(switch: SwitchInStandIn) -> None:
    browser = switch.browser
    switch.take("wait")
    assert browser.text("#said") == message("frame-waits")
    assert switch.seen() == [[]]
    switch.press()
    assert saved(browser).link() == "v1/klondike/4"
    assert len(switch.seen()) > 2


def test_after_some_rounds_without_a_press_the_frame_waits(switch: SwitchInStandIn) -> None:
    switch.browser.rest()
    assert switch.framed() == []
    switch.press()
    assert switch.framed()


def test_out_of_sight_the_frame_stands_still(switch: SwitchInStandIn) -> None:
    browser = switch.browser
    switch.take("s")
    browser.hide()
    before = switch.framed()
    browser.advance(100_000)
    assert switch.framed() == before
    browser.show()
    assert len(switch.seen()) > 2


def test_typing_is_left_alone_and_a_press_beside_the_field_goes_on(switch: SwitchInStandIn) -> None:
    browser = switch.browser
    switch.take("menu")
    browser.find("#number").focus()
    switch.pass_time(1500)
    assert switch.framed() == []
    browser.key("7")
    assert browser.find("#number").value.endswith("7")
    browser.tap((3, 3))
    assert switch.framed()


def test_shortcuts_and_screen_readers_are_let_in(switch: SwitchInStandIn) -> None:
    browser = switch.browser
    browser.activate(browser.outline("s"))
    assert switch.moves_made() == 1
    browser.key("z", ctrl=True)
    assert switch.moves_made() == 0
    browser.key("Shift")
    assert switch.moves_made() == 0


def test_a_press_while_moves_are_shown_only_ends_them(browser: Browser) -> None:
    browser.go_to("v1/clock/28")
    scan(browser)
    switch = SwitchInStandIn(browser)
    switch.take("run")
    switch.pass_time(1200)
    made = switch.moves_made()
    assert 1 < made < 52
    switch.press()
    browser.advance(3000)
    assert switch.moves_made() == made


def test_in_a_game_without_choices_one_place_is_enough(browser: Browser) -> None:
    browser.go_to("v1/clock/28")
    scan(browser)
    switch = SwitchInStandIn(browser)
    spots = {spot.name for spot in saved(browser).game.spots}
    places = {place for region in switch.seen() for place in region} & spots
    assert len(places) == 1
    switch.take(places.pop())
    assert switch.moves_made() == 1


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("rule_set", ["golf", "black-hole", "pyramid"])
def test_a_whole_game_is_won_with_one_switch(browser: Browser, rule_set: str) -> None:
    link = won_link(rule_set)
    session = Session.read("/".join(link.split("/")[:3]), CATALOGUE)
    browser.go_to(session.link())
    scan(browser)
    switch = SwitchInStandIn(browser)
    for move in moves_of(link):
        switch.make(session.game, session.position, move)
        session.play(move)
    browser.advance(20_000)
    assert browser.text("#outcome") == "won"
    switch.take("new")
    assert switch.moves_made() == 0


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("rule_set", list(CATALOGUE))
def test_every_game_can_be_played_with_one_switch(pyodide: None, rule_set: str) -> None:
    """Each test makes some moves in the middle of a recorded game."""
    link = won_link(rule_set)
    moves = moves_of(link)
    session = Session.read("/".join(link.split("/")[:3]), CATALOGUE)
    for move in moves[: len(moves) // 2]:
        session.play(move)
    browser = Browser(f"/#{session.link()}", size=DESK)
    browser.start()
    scan(browser)
    switch = SwitchInStandIn(browser)
    for move in moves[len(moves) // 2 :][:4]:
        browser.advance(15_000 if session.here.is_automatic else 500)  # wait until the automatic moves were shown
        switch.make(session.game, session.position, move)
        session.play(move)
        assert saved(browser).position == session.position
    browser.check()
