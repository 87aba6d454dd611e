"""Check the verdict, which says whether the game can still be won: when it comes, and for whom."""

import pytest
from playwright.sync_api import expect

from chromium.conftest import Profiles
from chromium.judged_games import DEAL, HOLE, HOPELESS, ask, expect_verdict, out_of_sight, questions, uncharted
from chromium.player import Player
from chromium.watching import WATCH_QUESTIONS
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from engine.solving.solve import solve
from support.english import message

pytestmark = pytest.mark.in_turn(6)


@pytest.mark.fast_clock
def test_the_verdict_comes_by_itself_once_a_move_was_made(desk: Player) -> None:
    desk.page.add_init_script(WATCH_QUESTIONS)
    desk.open(uncharted())
    desk.pass_time(5000)
    assert questions(desk) == []
    expect(desk.page.locator("#verdict")).to_be_hidden()
    desk.press(solve(HOLE, desk.position).line[0])
    expect_verdict(desk.page, "can be won")
    desk.page.locator("#verdict").click()
    desk.expect_said("This game can be won in")


@pytest.mark.parametrize(("wish", "shown"), [("Always", True), (message("verdict-lost"), False), ("Never", False)])
def test_the_player_chooses_when_to_be_told(desk: Player, wish: str, shown: bool) -> None:
    desk.page.get_by_role("button", name="Menu").click()
    desk.page.get_by_role("button", name="Settings").click()
    desk.page.get_by_role("button", name=wish, exact=True).click()
    desk.page.keyboard.press("Escape")
    desk.open(DEAL)
    ask(desk)
    expect(desk.page.locator("#verdict")).to_be_visible(visible=shown)


def test_a_lost_game_says_so_where_only_that_is_wanted(desk: Player) -> None:
    desk.page.get_by_role("button", name="Menu").click()
    desk.page.get_by_role("button", name="Settings").click()
    desk.page.get_by_role("button", name=message("verdict-lost")).click()
    desk.page.keyboard.press("Escape")
    session = Session.read(HOPELESS, CATALOGUE)
    session.play(next(HOLE.moves(session.position)))
    desk.open(session.link())
    expect_verdict(desk.page, message("answer", answer="never", noun="deal"))


@pytest.mark.fast_clock
def test_what_was_looked_into_before_a_glance_elsewhere_is_looked_into_after_it(desk: Player) -> None:
    desk.page.add_init_script(WATCH_QUESTIONS)
    desk.open(uncharted())
    desk.press(solve(HOLE, desk.position).line[0])
    out_of_sight(desk, hidden=True)
    desk.pass_time(5000)
    assert not any(questions(desk)[-1:])  # no position is being judged
    expect_verdict(desk.page, "not known yet")
    out_of_sight(desk, hidden=False)
    expect_verdict(desk.page, "can be won")


def test_a_tab_that_is_woken_shows_the_verdict_on_what_lies_there(contexts: Profiles, address: str) -> None:
    context = contexts(viewport={"width": 1280, "height": 800})
    first = Player(context.new_page(), address)
    first.open(HOPELESS)
    expect_verdict(first.page, message("answer", answer="never", noun="deal"))
    second = Player(context.new_page(), address)
    second.open(DEAL)
    first.page.bring_to_front()
    first.page.get_by_role("button", name="Play here").click()
    expect_verdict(first.page, "can be won")
