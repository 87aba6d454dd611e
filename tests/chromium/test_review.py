"""Check the review of a lost game: the losing move, the win from there, and accessible sheets."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from chromium.barriers import BOXES, expect_no_barriers, expect_wide_enough
from chromium.conftest import Profiles
from chromium.judged_games import (
    BUDGET,
    DEAL,
    HOLE,
    HOPELESS,
    LONG,
    ask,
    close_sheet,
    expect_verdict,
    losing_move,
    lost_game,
    of_clock,
    open_review,
    questions,
)
from chromium.player import Player
from chromium.prepared_player import SCREENS
from chromium.watching import WATCH_QUESTIONS
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from engine.solving.solve import solve
from support.english import message

pytestmark = pytest.mark.in_turn(6)


@pytest.mark.fast_clock
def test_a_lost_game_is_reviewed_and_won_from_the_move_that_lost_it(phone: Player) -> None:
    open_review(phone)
    lost = losing_move()
    phone.button(message("where-it-was-lost")).tap()
    phone.expect_moves(lost - 1)
    while phone.session.moves_made >= lost:
        phone.session.undo()
    phone.expect_position()
    phone.button(message("show-the-win")).tap()
    phone.pass_time(5000)
    phone.expect_moves(lost - 1)  # the win is only shown, not played
    phone.button("Play from here").tap()
    expect(phone.page.locator("#review")).to_be_hidden()
    phone.expect_position()
    phone.press(solve(HOLE, phone.position, BUDGET).line[0])
    expect_verdict(phone.page, "can be won")


def test_the_review_goes_by_key_and_by_ear(desk: Player) -> None:
    open_review(desk)
    lost, strip = losing_move(), desk.page.locator("#strip")
    desk.expect_said(message("review-lost-by", number=lost, noun="deal"))
    strip.focus()
    expect(strip).to_have_attribute("aria-valuenow", str(lost_game().moves_made))
    expect(strip).to_have_attribute("aria-valuetext", re.compile("Can no longer be won"))
    desk.page.keyboard.press("ArrowLeft")
    desk.expect_moves(lost_game().moves_made - 1)
    desk.page.keyboard.press("Home")
    desk.expect_moves(0)
    expect(strip).to_have_attribute("aria-valuetext", re.compile("Start of the deal.* Can be won"))
    desk.page.keyboard.press("End")
    desk.expect_moves(lost_game().moves_made)
    desk.page.keyboard.press("a")
    expect(desk.page.locator("#review")).to_be_hidden()


def test_a_hint_in_between_does_not_end_the_search_of_a_review(desk: Player) -> None:
    desk.open(lost_game().link())
    close_sheet(desk)
    desk.page.keyboard.press("a")
    desk.page.keyboard.press("h")
    close_sheet(desk)
    expect(desk.page.locator("#review-summary")).to_have_text(
        message("review-lost-by", number=losing_move(), noun="deal")
    )


def test_who_walks_on_from_a_hint_that_is_looked_for_lets_the_review_search_on(
    contexts: Profiles, address: str
) -> None:
    context = contexts(viewport={"width": 1280, "height": 800})
    context.add_init_script(WATCH_QUESTIONS)
    player = Player(context.new_page(), address)
    session = Session.read(LONG, CATALOGUE)
    for _ in range(3):
        session.play(next(iter(session.game.moves(session.position))))
    player.open(session.link())
    player.page.keyboard.press("a")
    player.page.keyboard.press("h")
    expect(player.page.locator("#hint")).to_have_attribute("aria-busy", "true")
    before = len(questions(player))
    player.page.locator("#strip").press("ArrowLeft")
    expect(player.page.locator("#hint")).to_have_attribute("aria-busy", "false")
    assert len(questions(player)) > before
    assert questions(player)[-1].startswith("judge spider ")


def test_a_win_that_is_only_known_to_be_there_is_looked_for_and_shown(desk: Player) -> None:
    desk.open(DEAL)
    desk.page.keyboard.press("a")
    desk.button(message("show-the-win")).click()
    expect(desk.page.locator("#said")).to_contain_text("Showing a win in 51 moves")
    desk.expect_moves(0)


def test_a_press_on_the_strip_goes_there(phone: Player) -> None:
    open_review(phone)
    box = phone.page.locator("#strip").bounding_box()
    assert box
    count = lost_game().moves_made + 1
    phone.page.touchscreen.tap(box["x"] + box["width"] * 10.5 / count, box["y"] + box["height"] / 2)
    phone.expect_moves(10)


def test_a_move_in_the_review_is_played_and_closes_it(desk: Player) -> None:
    open_review(desk)
    desk.button(message("where-it-was-lost")).click()
    lost = losing_move()
    while desk.session.moves_made >= lost:
        desk.session.undo()
    desk.press(solve(HOLE, desk.position, BUDGET).line[0])
    expect(desk.page.locator("#review")).to_be_hidden()
    desk.expect_position()


def open_daily(player: Player) -> None:
    of_clock(player)
    player.page.keyboard.press("k")


def open_lost(player: Player) -> None:
    player.open(HOPELESS)
    ask(player)
    ask(player)  # a second press asks for the reason
    expect(player.page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize("opened", [open_review, open_daily, open_lost])
def test_axe_finds_nothing(desk: Player, opened: Callable[[Player], None]) -> None:
    opened(desk)
    for width, height in SCREENS:
        desk.resize(width, height)
        expect_no_barriers(desk.page, f"{opened.__name__} at {width}x{height}")
        expect_wide_enough(desk.page.locator("button:visible").evaluate_all(BOXES), opened.__name__)
