"""Check what the table does without a press: last cards and safe cards go to the foundations, the Clock runs."""

import pytest
from playwright.sync_api import expect

from chromium.player import Finger, Player, moves_of, won_link
from engine.core.game import Status
from engine.games.catalogue import CATALOGUE
from engine.play import safe_moves
from engine.play.session import Session

pytestmark = pytest.mark.in_turn(6)


def before_the_finish(rule_set: str) -> Session:
    """Return the recorded game up to the first position from which the page can finish it."""
    session = Session.read("/".join(won_link(rule_set).split("/")[:3]), CATALOGUE)
    for move in moves_of(won_link(rule_set)):
        if safe_moves.finish(session.game, session.position):
            return session
        session.play(move)
    raise AssertionError("this game is never certain")


def moves_shown(player: Player) -> int:
    return int(player.page.locator("html").get_attribute("data-moves") or 0)


@pytest.mark.parametrize("rule_set", ["klondike", "backbone", "canfield"])
def test_a_certain_game_is_finished_by_one_press_and_undone_by_one(phone: Player, rule_set: str) -> None:
    session = before_the_finish(rule_set)
    session.undo()
    phone.open(session.link())
    expect(phone.page.locator("#run")).to_be_hidden()
    session.redo()
    phone.open(session.link())
    made = session.moves_made
    phone.button("Finish").tap()
    expect(phone.page.get_by_role("dialog")).to_contain_text("Won!")
    phone.page.locator("#panel [data-do=undo]").tap()
    phone.expect_moves(made)
    phone.expect_position()


@pytest.mark.timing
def test_a_press_while_the_cards_go_home_brings_all_of_them_there_at_once(desk: Player) -> None:
    session = before_the_finish("klondike")
    desk.open(session.link())
    count = len(safe_moves.finish(session.game, session.position))
    desk.page.keyboard.press("f")
    desk.eventually(lambda: moves_shown(desk) > 2, True)
    desk.page.mouse.click(*desk.bare_felt())
    desk.expect_moves(session.moves_made + count)


def test_cards_that_nobody_can_miss_go_home_if_the_player_wishes(desk: Player) -> None:
    desk.page.get_by_role("button", name="Menu").click()
    desk.page.get_by_role("button", name="Settings").click()
    desk.page.get_by_role("switch", name="Move safe cards home").click()
    desk.page.keyboard.press("Escape")
    # the recorded game as it goes with this setting: the page makes some of its moves automatically
    session = Session.read("/".join(won_link("freecell").split("/")[:3]), CATALOGUE)
    for move in moves_of(won_link("freecell")):
        after = session.game.play(session.position, move)
        if safe_moves.safe_move(session.game, after):
            break
        session.play(move)
    desk.open(session.link())
    desk.walk(move.source)
    made = session.moves_made
    session.play(move)
    while safe := safe_moves.safe_move(session.game, session.position):
        session.play(safe, with_previous=True)
    desk.page.keyboard.press("Enter")
    desk.walk(move.target)
    desk.page.keyboard.press("Enter")
    desk.session = session
    desk.expect_moves(session.moves_made)
    desk.expect_position()
    assert "Also moved home: " in desk.said()
    desk.page.keyboard.press("u")
    desk.expect_moves(made)


def test_the_clock_goes_a_step_with_every_press_wherever_it_is(phone: Player) -> None:
    phone.open("v1/clock/3")
    for made in (1, 2, 3):
        phone.page.touchscreen.tap(*phone.bare_felt())
        phone.expect_moves(made)
    phone.page.keyboard.press("Enter")
    phone.expect_moves(4)
    phone.page.keyboard.press("u")
    phone.expect_moves(3)


@pytest.mark.fast_clock
def test_the_clock_runs_while_a_finger_holds_it(phone: Player) -> None:
    phone.open("v1/clock/3")
    finger = Finger(phone.page)
    finger.down(phone.bare_felt())
    phone.eventually(lambda: moves_shown(phone) >= 3, True)
    finger.up()
    made = phone.page.locator("html").get_attribute("data-moves")
    phone.pass_time(5000)
    expect(phone.page.locator("html")).to_have_attribute("data-moves", str(made))


@pytest.mark.timing
def test_the_clock_runs_to_its_end_at_the_pace_chosen(desk: Player) -> None:
    desk.open("v1/clock/3")
    session = Session(CATALOGUE["clock"], 3)
    while session.status() is Status.PLAYING:
        session.play(next(session.game.moves(session.position)))
    desk.page.get_by_role("button", name="Menu").click()
    desk.page.get_by_role("button", name="Settings").click()
    desk.page.locator('[data-do="choose pace fast"]').click()
    desk.page.keyboard.press("Escape")
    desk.button("Run").click()
    expect(desk.button("Stop")).to_be_visible()
    desk.eventually(lambda: moves_shown(desk) > 4, True)
    desk.button("Stop").click()
    expect(desk.button("Run")).to_be_visible()
    desk.page.keyboard.press("f")
    expect(desk.page.locator("html")).to_have_attribute("data-moves", str(session.moves_made))
    expect(desk.page.get_by_role("dialog")).to_be_visible()


def test_narrow_strips_open_as_a_list(phone: Player) -> None:
    phone.page.set_viewport_size({"width": 640, "height": 340})
    link = won_link("spider-1")
    session = Session.read("/".join(link.split("/")[:3]), CATALOGUE)
    for move in moves_of(link):
        phone.session = session
        thin = [i for i in range(len(session.game.spots)) if phone.scene().has_thin_strips(i)]
        if move.n > 1 and move.source in thin:
            break
        session.play(move)
    phone.open(session.link())
    phone.tap(move.source, move.n)
    dialog = phone.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    sizes = dialog.locator(".pile button").evaluate_all("b => b.map(x => x.getBoundingClientRect().height)")
    assert sizes and min(sizes) >= 24
    phone.pick(move)
    expect(dialog).to_be_hidden()
    phone.tap(move.target)
    phone.expect_moves(session.moves_made + 1)


@pytest.mark.fast_clock
def test_a_press_while_the_clock_runs_only_stops_it_and_a_link_stops_it_too(phone: Player) -> None:
    phone.open("v1/clock/3")
    phone.button("Run").tap()
    phone.eventually(lambda: moves_shown(phone) >= 2, True)
    phone.page.touchscreen.tap(*phone.bare_felt())
    expect(phone.button("Run")).to_be_visible()
    made = moves_shown(phone)
    phone.pass_time(5000)
    assert moves_shown(phone) == made
    phone.button("Run").tap()
    phone.eventually(lambda: moves_shown(phone) > made, True)
    phone.follow("v1/clock/5")
    phone.pass_time(5000)
    phone.expect_moves(0)


def test_escape_lets_go_and_plays_nothing(desk: Player) -> None:
    desk.open("v1/clock/3")
    desk.page.keyboard.press("Escape")
    desk.page.keyboard.press("Enter")
    desk.expect_moves(1)
    desk.button("Run").click()
    desk.eventually(lambda: moves_shown(desk) >= 2, True)
    desk.page.mouse.click(*desk.bare_felt())
    made = moves_shown(desk)
    desk.page.keyboard.press("d")
    desk.expect_moves(made + 1)
