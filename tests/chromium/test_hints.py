"""Check hints: a move and its reason, the way back, and what may go wrong."""

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from chromium.barriers import expect_no_barriers
from chromium.changing_site import Site, visited
from chromium.conftest import PHONE, Profiles
from chromium.judged_games import (
    BUDGET,
    DEAL,
    HOLE,
    HOPELESS,
    LONG,
    ask,
    expect_verdict,
    losing_move,
    lost_game,
    out_of_sight,
    questions,
)
from chromium.player import Player
from chromium.watching import WATCH_QUESTIONS
from engine.core.game import Game, Move
from engine.games.bridge import state as bridge
from engine.games.catalogue import CATALOGUE
from engine.play.known_position import known_position
from engine.play.session import Session
from engine.solving import fair_hint, hints
from engine.solving.advisers import adviser
from engine.solving.knowledge import Knowledge
from engine.solving.models import can_judge
from engine.solving.solve import Answer, solve
from support.english import message
from support.extent import amount, sample
from support.rule_sets import PLAIN

pytestmark = pytest.mark.in_turn(6)


@pytest.mark.parametrize("by_key", [True, False])
def test_a_hint_shows_a_move_and_says_why(phone: Player, by_key: bool) -> None:
    phone.open(DEAL)
    if by_key:
        ask(phone)
    else:
        phone.button("Hint").tap()
    expect(phone.page.locator("#said")).to_contain_text("to the black hole, frees the")
    if by_key:
        ask(phone)
    else:
        phone.button(r"Why this hint\?").tap()
    phone.expect_said("51 moves to win")
    expect(phone.button("Hint")).to_be_visible()
    move = solve(HOLE, phone.position, BUDGET).line[0]
    phone.expect_outlines(chosen=(move.source,), target=(move.target,))
    expect_verdict(phone.page, "can be won")


@pytest.mark.parametrize("link", ["v1/canfield/7", "v1/spider/7"])
def test_a_hint_without_hidden_cards_says_how_often_its_move_wins(phone: Player, link: str) -> None:
    page = phone.page
    page.locator("#menu").tap()
    page.locator('#panel [data-do="settings"]').tap()
    page.locator('#panel [data-do="choose advice seen"]').tap()
    page.keyboard.press("Escape")
    phone.open(link)
    ask(phone)
    told = re.compile(r"^(?!Calculating).*: (wins \d+ of|no win found in) \d+ deals?\.\s*$")
    expect(page.locator("#said")).to_have_text(told)
    moves = fair_hint.moves_to_judge(phone.session)
    expect(page.locator("#verdict")).to_be_hidden()
    phone.button(r"Why this hint\?").tap()
    expect(page.locator("#panel-title")).to_have_text("Chances")
    expect(page.locator("#panel .chances tbody")).to_have_count(len(moves))
    expect_no_barriers(page, "chances")


def test_a_long_message_leaves_the_board_as_it_is(contexts: Profiles, address: str) -> None:
    player = Player(contexts(viewport={"width": 360, "height": 640}, has_touch=True).new_page(), address)
    player.open("v1/klondike/1")
    height = "() => document.querySelector('#board').clientHeight"
    before = player.page.evaluate(height)
    ask(player)
    ask(player)
    player.expect_said("The win is still far off.")
    lines = "() => document.querySelector('#said').clientHeight"
    assert player.page.evaluate(lines) > 40  # pixels; more than two lines
    assert player.page.evaluate(height) == before


# For each game that can be judged and is more than a record: the number of a deal whose win is found fast.
SHORT = {
    "backbone": 3,
    "black-hole": 2,
    "freecell": 14,
    "klondike-3": 13,
    "spider-1": 5,
    "seahaven": 10,
    "pyramid-tut": 5,
    "golf": 24,
    "canfield-3": 4,
}

QUICKLY = 50_000  # positions

# The number of moves at the beginning and at the end for which hints are followed; in a thorough run all moves.
BEGINNING, END = amount(3, 3, 10**6), amount(3, 3, 0)


def test_there_is_such_a_deal_of_every_game_with_anything_to_decide() -> None:
    families = {CATALOGUE[name].family for name in SHORT} | PLAIN
    assert families == {game.family for game in CATALOGUE.values() if can_judge(game) and game.has_choices}


def short(game: Game) -> int:
    """Return the number of a deal of this game whose win is found fast."""
    if game.id in SHORT:
        return SHORT[game.id]
    return next(number for number in range(1, 100) if solve(game, game.start(number), QUICKLY).line)


@pytest.mark.every_case
@pytest.mark.parametrize("rule_set", [*sample(tuple(SHORT), 2, 5), *sample(sorted(PLAIN), 0, 1)])
def test_who_follows_the_hints_wins(phone: Player, rule_set: str) -> None:
    game = CATALOGUE[rule_set]
    phone.open(f"v1/{rule_set}/{short(game)}")
    insight = Knowledge(game)
    insight.learn(phone.session.here, solve(game, phone.position, BUDGET))
    line = insight.line(phone.position)
    follow(phone, insight, line[:BEGINNING])
    if len(line) > BEGINNING + END:
        session = Session.read(phone.session.link(), CATALOGUE)
        for move in line[BEGINNING:-END]:
            session.play(move)
        phone.follow(session.link())
        follow(phone, insight, line[-END:])  # the page still knows the plan of this deal
    expect(phone.page.get_by_role("dialog")).to_contain_text("Won!")
    expect(phone.page.locator('#panel [data-do="new"]')).to_be_focused()


def follow(player: Player, insight: Knowledge, line: Sequence[Move]) -> None:
    """Ask for a hint before each of these moves, expect this move and its reason, and make it."""
    for move in line:
        ask(player)
        hint = hints.hint(player.session, insight)
        player.expect_said(hint.words)
        assert hint.why and hint.why.name in {"why-hint", "why-hint-far"}
        assert hint.move == move
        player.touch(move, hinted=True)


def test_where_the_search_went_to_and_fro_the_way_to_the_win_does_not(desk: Player) -> None:
    desk.open("v1/seahaven/21")
    ask(desk)
    ask(desk)
    desk.expect_said("moves to win")


def test_undo_and_another_move_lead_to_another_plan(desk: Player) -> None:
    desk.open(DEAL)
    line = solve(HOLE, desk.position, BUDGET).line
    other = next(
        move
        for move in HOLE.moves(desk.position)
        if move != line[0] and solve(HOLE, HOLE.play(desk.position, move), BUDGET).answer is Answer.WINNABLE
    )
    ask(desk)
    desk.press(other)
    ask(desk)
    insight = Knowledge(HOLE)
    insight.learn(desk.session.here, solve(HOLE, desk.position, BUDGET))
    desk.expect_said(hints.hint(desk.session, insight).words)


def test_a_nudge_shows_no_move(desk: Player) -> None:
    desk.open(DEAL)
    desk.page.keyboard.press("e")
    expect(desk.page.locator("#said")).to_contain_text(message("there-is-a-way"))
    desk.expect_outlines()


def test_a_move_while_it_is_being_looked_for_is_played_at_once(desk: Player) -> None:
    desk.open(LONG)
    desk.page.keyboard.press("h")
    expect(desk.page.locator("#hint")).to_have_attribute("aria-busy", "true")
    desk.press(next(iter(desk.game.moves(desk.position))))
    desk.expect_moves(1)
    expect(desk.page.locator("#hint")).to_have_attribute("aria-busy", "false")


def test_a_second_press_does_not_wait_for_the_proof(desk: Player) -> None:
    desk.open(LONG)
    desk.page.keyboard.press("h")
    expect(desk.page.locator("#hint")).to_have_attribute("aria-busy", "true")
    desk.page.keyboard.press("h")
    desk.expect_said("Best guess: ")
    expect(desk.page.locator("#hint")).to_have_attribute("aria-busy", "false")


def test_a_charted_deal_is_known_at_once(desk: Player) -> None:
    desk.open(DEAL)
    expect_verdict(desk.page, "can be won")
    desk.page.locator("#verdict").click()
    desk.expect_said(message("can-be-won"))


def test_where_all_is_lost_the_way_back_is_offered(phone: Player) -> None:
    lost = losing_move()
    session = Session.read(lost_game().link(), CATALOGUE)
    while session.moves_made > lost:
        session.undo()
    phone.open(session.link())
    phone.button("Hint").tap()
    expect(phone.page.locator("#said")).to_contain_text("Can no longer be won. ")
    phone.page.locator("#hint").tap()  # a second press asks for the reason
    expect(phone.page.locator("#panel")).to_contain_text("No way to win")
    phone.page.get_by_role("button", name=message("back-to-winnable")).tap()
    expect(phone.page.locator("html")).to_have_attribute("data-moves", str(lost - 1))
    phone.session.undo()
    phone.expect_position()
    expect_verdict(phone.page, "can be won")


def best_move(session: Session) -> Move:
    """Return the move that is best by what the player has seen."""
    advising = adviser(session.game, known_position(session), fair_hint.moves_to_judge(session))
    while not advising.step(1000):
        pass
    return advising.chances[0].move


def test_hints_for_bridge_lead_through_the_choice_to_a_bid(phone: Player) -> None:
    phone.open("v1/bridge/3")
    page, said = phone.page, phone.page.locator("#said")
    while bridge.read_state(phone.position).choosing:
        page.keyboard.press("h")
        expect(said).to_have_text(re.compile(r"^(Keep|Discard).*: [+−]\d+ points on average\.\s*$"))
        expect(page.locator("#verdict")).to_be_hidden()
        phone.touch(best_move(phone.session))
    page.keyboard.press("h")
    expect(said).to_have_text(re.compile(r"^(?!Calculating).* in \d+ of \d+ deals, .*average\.\s*$"))
    page.keyboard.press("h")
    expect(page.locator("#panel-title")).to_have_text("Chances")
    expect(page.locator("#panel .chances tbody")).to_have_count(13)
    expect_no_barriers(page, "chances of calls")


def test_the_clock_needs_no_hint(desk: Player) -> None:
    desk.open("v1/clock/3")
    desk.page.keyboard.press("h")
    desk.expect_said(message("nothing-to-choose"))


SPARE_ONE = """
    Object.defineProperty(navigator, "hardwareConcurrency", { get: () => 4 });
    Object.defineProperty(navigator, "deviceMemory", { get: () => 4 });
"""


def test_a_search_that_lasts_is_helped_by_a_second_worker(desk: Player) -> None:
    for script in (WATCH_QUESTIONS, SPARE_ONE):
        desk.page.add_init_script(script)
    desk.open(LONG)
    with desk.page.expect_worker():
        desk.page.keyboard.press("h")
    with desk.page.expect_worker():
        desk.page.wait_for_function("() => questions.length === 2")
    first, helper = (question.split(" ", 4) for question in questions(desk))
    assert (first[3], helper[3]) == ("0", "1")
    assert first[4] == helper[4]
    desk.page.keyboard.press("h")  # the player waits no longer
    desk.expect_said("Best guess")
    assert questions(desk)[2:] == ["", ""]


# What may go wrong


def test_without_its_worker_the_page_guesses_and_plays_on(contexts: Profiles, address: str) -> None:
    context = contexts(viewport={"width": 1280, "height": 800})
    context.route(re.compile("solver-"), lambda route: route.abort())
    player = Player(context.new_page(), address)
    player.open(DEAL)
    ask(player)
    player.expect_said("Best guess: ")
    ask(player)
    player.expect_said("Best guess")
    player.press(next(HOLE.moves(player.position)))
    contexts.troubles.clear()


def test_hints_come_without_a_network(contexts: Profiles, site: Site) -> None:
    context = contexts(**PHONE)
    player = visited(context, site)
    site.go_away(context)
    player.page.reload()
    player.wait_for_python()
    player.open(DEAL)
    ask(player)
    ask(player)
    player.expect_said("51 moves to win")


def test_a_hint_that_nobody_waits_for_any_more_is_not_announced(desk: Player) -> None:
    desk.open(LONG)
    desk.page.keyboard.press("h")
    expect(desk.page.locator("#hint")).to_have_attribute("aria-busy", "true")
    out_of_sight(desk, hidden=True)
    expect(desk.page.locator("#hint")).to_have_attribute("aria-busy", "false")


def test_of_a_deal_that_nobody_can_win_no_way_back_is_offered(desk: Player) -> None:
    session = Session.read(HOPELESS, CATALOGUE)
    session.play(next(HOLE.moves(session.position)))
    desk.open(session.link())
    ask(desk)
    desk.expect_said("Could never be won. ")
    ask(desk)  # a second press asks for the reason
    expect(desk.page.locator("#panel")).to_contain_text(message("game-cannot-be-won", answer="never", noun="deal"))
    expect(desk.page.locator("#panel [data-do=restart]")).to_have_count(0)
    expect(desk.page.get_by_role("button", name=message("back-to-winnable"))).to_have_count(0)
