"""What the page knows of a game: hints, verdicts, the review of a lost game, deals that can be won, one a day."""

import random
import re
from collections.abc import Callable, Sequence
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from app.state import dates
from chromium.conftest import PHONE, Profiles
from chromium.player import Player
from chromium.test_accessibility import BOXES, SCREENS, expect_no_barriers, expect_wide_enough, player_at
from chromium.test_offline import Site, site, visited
from engine.core.game import Move, Status
from engine.games.bridge import state as bridge
from engine.games.catalogue import CATALOGUE
from engine.play.known_position import known_position
from engine.play.session import Session
from engine.solving import deal_index, fair_hint, hints
from engine.solving.advisers import adviser
from engine.solving.knowledge import Knowledge
from engine.solving.models import can_judge
from engine.solving.solve import MAX_NODES, Answer, solve
from make.deal_data_writer import CHARTS
from support.english import english, message
from support.extent import amount, sample

pytestmark = pytest.mark.in_turn(6)

__all__ = ["site"]  # a fixture

HOLE = CATALOGUE["black-hole"]
DEAL = "v1/black-hole/17"
LONG = "v1/spider/140"  # ten seconds are not enough to find a win of it
HOPELESS = "v1/black-hole/6"  # proved at once
BUDGET = MAX_NODES  # the page's own, as long as it takes no longer than it may


@cache
def uncharted() -> str:
    """Return the link of a deal that the index does not have, and of which a win is soon found."""
    number = next(n for n in range(10**5, 10**6) if solve(HOLE, HOLE.start(n), 9000).line)
    return f"v1/black-hole/{number}"


@cache
def lost_game() -> Session:
    """Return a game that could be won at the start and was lost by random moves. It is shared: do not move it."""
    session, chance = Session(HOLE, 17), random.Random(3)
    for move in solve(HOLE, session.position).line[:20]:
        session.play(move)
    while session.status() is Status.PLAYING:
        session.play(chance.choice(list(HOLE.moves(session.position))))
    assert session.status() is Status.LOST
    return session


@cache
def losing_move() -> int:
    """Return the number of the move that lost the lost game, by judging every position of it."""
    session = lost_game()
    answers = [solve(HOLE, node.position).answer for node in [session.root, *session.line()]]
    return answers.index(Answer.IMPOSSIBLE)


def expect_verdict(page: Page, words: str) -> None:
    expect(page.locator("#verdict")).to_be_visible()
    expect(page.locator("#verdict")).to_have_text(words)


def ask(player: Player) -> None:
    """Press for a hint, and wait until it is there."""
    player.page.keyboard.press("h")
    expect(player.page.locator("#hint")).to_have_attribute("aria-busy", "false")


# Hints


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
    assert player.page.evaluate(lines) > 40  # more than two lines
    assert player.page.evaluate(height) == before


# Of each game that can be judged, a deal with a win that is soon found.
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
# Hints are followed so far and from so far before the end; in a thorough run all the way.
BEGINNING, END = amount(3, 3, 10**6), amount(3, 3, 0)


def test_there_is_such_a_deal_of_every_game_with_anything_to_decide() -> None:
    families = {CATALOGUE[name].family for name in SHORT}
    assert families == {game.family for game in CATALOGUE.values() if can_judge(game) and game.has_choices}


@pytest.mark.every_case
@pytest.mark.parametrize("rule_set", sample(tuple(SHORT), 2, 5))
def test_who_follows_the_hints_wins(phone: Player, rule_set: str) -> None:
    game = CATALOGUE[rule_set]
    phone.open(f"v1/{rule_set}/{SHORT[rule_set]}")
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
    """Ask before each of these moves, see that it is shown and why, and make it."""
    for move in line:
        ask(player)
        hint = hints.hint(player.session, insight)
        player.expect_said(hint.words)
        assert " to win." in english(hint.why)
        assert hint.move == move
        player.touch(move)


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
    phone.page.locator("#hint").tap()  # which asks why now
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


# The quiet word


WATCH_QUESTIONS = """
    window.questions = [];
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message) {
        questions.push(message.question);
        return post.apply(this, arguments);
    };
"""


def questions(player: Player) -> list[str]:
    """What the page has asked its worker; an empty text calls the last question off."""
    asked: list[str] = player.page.evaluate("questions")
    return asked


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
    desk.expect_said("This game can be won: a win in")


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
    desk.page.keyboard.press("h")  # does not wait any longer
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


def out_of_sight(player: Player, *, hidden: bool) -> None:
    """As a phone tells a page that another one is shown, or that it is seen again."""
    player.page.evaluate(
        """state => {
            Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
            document.dispatchEvent(new Event("visibilitychange"));
        }""",
        "hidden" if hidden else "visible",
    )


@pytest.mark.fast_clock
def test_what_was_looked_into_before_a_glance_elsewhere_is_looked_into_after_it(desk: Player) -> None:
    desk.page.add_init_script(WATCH_QUESTIONS)
    desk.open(uncharted())
    desk.press(solve(HOLE, desk.position).line[0])
    out_of_sight(desk, hidden=True)
    desk.pass_time(5000)
    assert not any(questions(desk)[-1:])  # nothing is being looked into
    expect_verdict(desk.page, "not known yet")
    out_of_sight(desk, hidden=False)
    expect_verdict(desk.page, "can be won")


def test_a_hint_that_nobody_waits_for_any_more_is_not_announced(desk: Player) -> None:
    desk.open(LONG)
    desk.page.keyboard.press("h")
    expect(desk.page.locator("#hint")).to_have_attribute("aria-busy", "true")
    out_of_sight(desk, hidden=True)
    expect(desk.page.locator("#hint")).to_have_attribute("aria-busy", "false")


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


# The review


def reviewed(player: Player) -> None:
    player.open(lost_game().link())
    close_sheet(player)
    player.page.keyboard.press("a")
    expect(player.page.locator("#review-summary")).to_have_text(
        message("review-lost-by", number=losing_move(), noun="deal")
    )


def close_sheet(player: Player) -> None:
    if player.page.locator("#panel").is_visible():
        player.page.keyboard.press("Escape")


@pytest.mark.fast_clock
def test_a_lost_game_is_reviewed_and_won_from_the_move_that_lost_it(phone: Player) -> None:
    reviewed(phone)
    lost = losing_move()
    phone.button(message("where-it-was-lost")).tap()
    phone.expect_moves(lost - 1)
    while phone.session.moves_made >= lost:
        phone.session.undo()
    phone.expect_position()
    phone.button(message("show-the-win")).tap()
    phone.pass_time(5000)
    phone.expect_moves(lost - 1)  # only shown
    phone.button("Play from here").tap()
    expect(phone.page.locator("#review")).to_be_hidden()
    phone.expect_position()
    phone.press(solve(HOLE, phone.position, BUDGET).line[0])
    expect_verdict(phone.page, "can be won")


def test_the_review_goes_by_key_and_by_ear(desk: Player) -> None:
    reviewed(desk)
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
    context.add_init_script("""
        window.asked = [];
        const send = Worker.prototype.postMessage;
        Worker.prototype.postMessage = function (message, ...more) {
            if ("question" in message) asked.push(message.question);
            return send.call(this, message, ...more);
        };
    """)
    player = Player(context.new_page(), address)
    session = Session.read(LONG, CATALOGUE)
    for _ in range(3):
        session.play(next(iter(session.game.moves(session.position))))
    player.open(session.link())
    player.page.keyboard.press("a")
    player.page.keyboard.press("h")
    expect(player.page.locator("#hint")).to_have_attribute("aria-busy", "true")
    before = player.page.evaluate("asked.length")
    player.page.locator("#strip").press("ArrowLeft")
    expect(player.page.locator("#hint")).to_have_attribute("aria-busy", "false")
    assert player.page.evaluate("asked.length") > before
    assert player.page.evaluate("asked.at(-1)").startswith("judge spider ")


def test_of_a_deal_that_nobody_can_win_no_way_back_is_offered(desk: Player) -> None:
    session = Session.read(HOPELESS, CATALOGUE)
    session.play(next(HOLE.moves(session.position)))
    desk.open(session.link())
    ask(desk)
    desk.expect_said("Could never be won. ")
    ask(desk)  # why
    expect(desk.page.locator("#panel")).to_contain_text(message("game-cannot-be-won", answer="never", noun="deal"))
    expect(desk.page.locator("#panel [data-do=restart]")).to_have_count(0)
    expect(desk.page.get_by_role("button", name=message("back-to-winnable"))).to_have_count(0)


def test_a_win_that_is_only_known_to_be_there_is_looked_for_and_shown(desk: Player) -> None:
    desk.open(DEAL)
    desk.page.keyboard.press("a")
    desk.button(message("show-the-win")).click()
    expect(desk.page.locator("#said")).to_contain_text("Showing a win in 51 moves")
    desk.expect_moves(0)


def test_a_press_on_the_strip_goes_there(phone: Player) -> None:
    reviewed(phone)
    box = phone.page.locator("#strip").bounding_box()
    assert box
    count = lost_game().moves_made + 1
    phone.page.touchscreen.tap(box["x"] + box["width"] * 10.5 / count, box["y"] + box["height"] / 2)
    phone.expect_moves(10)


def test_a_move_in_the_review_is_played_and_closes_it(desk: Player) -> None:
    reviewed(desk)
    desk.button(message("where-it-was-lost")).click()
    lost = losing_move()
    while desk.session.moves_made >= lost:
        desk.session.undo()
    desk.press(solve(HOLE, desk.position, BUDGET).line[0])
    expect(desk.page.locator("#review")).to_be_hidden()
    desk.expect_position()


# Deals that can be won, and one a day


def of_clock(player: Player) -> None:
    player.open("v1/clock/1")


def number_on(player: Player) -> int:
    return int(re.sub(r"\D", "", player.page.locator("#deal").text_content() or ""))


def test_only_deals_that_can_be_won_come_unless_the_player_wishes_otherwise(
    desk: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deal_index, "_charts", {})
    deal_index.add_rest("golf", (CHARTS / "golf.txt").read_text("ascii"))  # as the page does after a moment
    winnable = set(deal_index.winnable("golf"))
    deal_index.winnable.cache_clear()

    desk.open("v1/golf/1")
    for _ in range(5):
        desk.page.keyboard.press("n")
        assert number_on(desk) in winnable
    desk.page.get_by_role("button", name="Menu").click()
    any_will_do = desk.page.get_by_role("button", name=message("deals-any"), exact=True)
    expect(any_will_do).to_have_attribute("aria-pressed", "false")
    any_will_do.click()
    desk.page.keyboard.press("Escape")
    desk.page.reload()
    desk.wait_for_python()
    desk.page.get_by_role("button", name="Menu").click()
    expect(any_will_do).to_have_attribute("aria-pressed", "true")


def open_calendar(player: Player) -> None:
    """Open the calendar of the rule set on the table, by way of the page of all daily deals."""
    player.page.keyboard.press("k")
    player.page.get_by_role("button", name="calendar").click()


def test_the_deal_of_a_day_is_the_same_everywhere(contexts: Profiles, address: str) -> None:
    for zone in ("UTC", "Asia/Tokyo"):
        player = Player(contexts(**PHONE, timezone_id=zone).new_page(), address)
        of_clock(player)
        player.page.clock.set_fixed_time("2026-12-03T10:00:00Z")
        player.page.get_by_role("button", name="Menu").tap()
        player.page.get_by_role("button", name="Daily deals").tap()
        player.page.get_by_role("button", name="The Clock calendar").tap()
        player.page.get_by_role("button", name="Today’s deal").tap()
        assert number_on(player) == deal_index.daily("clock", dates.read("2026-12-03")[1])


def test_a_day_whose_deal_was_won_is_marked(contexts: Profiles, address: str) -> None:
    desk = player_at(contexts, address, (1280, 800), pace="fast")
    of_clock(desk)
    today = desk.page.evaluate("new Date().toLocaleDateString('sv')")
    open_calendar(desk)
    desk.page.get_by_role("button", name="Today’s deal").click()
    desk.page.keyboard.press("f")
    expect(desk.page.get_by_role("dialog")).to_contain_text("Won!")
    desk.page.keyboard.press("Escape")
    open_calendar(desk)
    day = str(int(today.split("-")[2]))
    expect(desk.page.get_by_role("button", name=re.compile(rf"^{day} \w+, today, won$"))).to_be_visible()
    expect(desk.page.get_by_role("dialog")).to_contain_text("Current streak: one day.")


def test_the_deal_of_the_day_goes_on_where_it_was_begun(desk: Player) -> None:
    desk.open("v1/black-hole/1")
    open_calendar(desk)
    desk.page.get_by_role("button", name="Today’s deal").click()
    desk.session = Session(HOLE, number_on(desk))
    desk.press(next(HOLE.moves(desk.position)))
    open_calendar(desk)
    desk.page.get_by_role("button", name="Today’s deal").click()
    expect(desk.page.locator("#panel")).to_be_hidden()
    desk.expect_moves(1)
    desk.expect_position()


# Access


def open_review(player: Player) -> None:
    reviewed(player)


def open_daily(player: Player) -> None:
    of_clock(player)
    player.page.keyboard.press("k")


def open_lost(player: Player) -> None:
    player.open(HOPELESS)
    player.page.keyboard.press("h")
    expect(player.page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize("opened", [open_review, open_daily, open_lost])
def test_axe_finds_nothing(desk: Player, opened: Callable[[Player], None]) -> None:
    opened(desk)
    for width, height in SCREENS:
        desk.resize(width, height)
        expect_no_barriers(desk.page, f"{opened.__name__} at {width}x{height}")
        expect_wide_enough(desk.page.locator("button:visible").evaluate_all(BOXES), opened.__name__)
