"""Hints and demonstrations, tested with the controller alone and on the page."""

import random
from collections.abc import Sequence
from unittest.mock import Mock

import pytest

from app.core.losing_move import LossAnalysis
from app.features.hint.feature import HintFeature
from app.state.settings import Settings
from chromium.player import won_link
from engine.core.automatic_moves import PlayedMove
from engine.core.game import Kind, Move, Status, spots_of
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from engine.solving import hints
from engine.solving.knowledge import Knowledge
from engine.solving.reach import reach_of
from engine.solving.solve import Answer, Verdict, solve
from support.english import english, message
from support.fake_browser import Browser
from support.fake_browser.solver_worker import SolverWorker
from support.judged_deals import HOLE, IMPOSSIBLE, UNKNOWN, WINNABLE, one_move_on
from support.page import saved
from support.toy import Toy

BAG = Move(0, 2)


def test_a_demonstration_shows_the_automatic_moves_too() -> None:
    """The toy game moves open aces by itself.

    Without these moves, the second move of the line would take an ace.
    """
    session = Session(Toy(), 2)
    shown: list[PlayedMove] = []

    def demonstrate(steps: Sequence[PlayedMove]) -> None:
        shown.extend(steps)

    core = Mock(session=session, settings=Settings(), demonstrate=demonstrate)
    core.analysis = LossAnalysis(core.time, core.solver, lambda: session, Mock())
    core.analysis.knowledge.learn(session.root, Verdict(Answer.WINNABLE, (BAG,) * 4, 4))
    HintFeature(core).advice_commands()["demo"]("")
    made = Session(Toy(), 2)
    for _ in range(4):
        made.play(BAG)
    line = [PlayedMove(node.move, node.position) for node in made.line() if node.move]
    assert len(line) == 6
    assert shown == [*line, line[-1]]


def test_why_says_so_if_a_better_move_than_the_shown_one_was_found_meanwhile() -> None:
    session = Session(HOLE, 17)
    core = Mock(session=session, settings=Settings())
    core.analysis = LossAnalysis(core.time, core.solver, lambda: session, Mock())
    feature = HintFeature(core)
    feature._show_hint()  # a guess, since nothing is known
    guess = core.marks.point.call_args.args[0]
    won = solve(HOLE, session.position)
    core.analysis.knowledge.learn(session.root, won)
    assert core.analysis.hint().move == won.line[0] != guess
    feature._hint()
    assert core.marks.point.call_args.args[0] == won.line[0]
    assert english(core.say.call_args.args[0]).startswith(message("better-move-found"))
    feature._hint()
    assert core.marks.point.call_args.args[0] == won.line[0]
    assert english(core.say.call_args.args[0]).endswith("to win.")


def lost_by_a_move() -> Session:
    """Return a winnable deal after some moves. The last move has lost it."""
    session = Session.read(WINNABLE, CATALOGUE)
    for move in solve(HOLE, session.position).line:
        for other in HOLE.moves(session.position):
            if solve(HOLE, HOLE.play(session.position, other)).answer is Answer.IMPOSSIBLE:
                session.play(other)
                return session
        session.play(move)
    raise AssertionError("every move of this deal wins")


def useless_golf() -> Session:
    """Return a deal of Golf with cards in the stock, on none of which a card of the columns can be laid."""
    game = CATALOGUE["golf"]
    for number in range(1, 1000):
        session = Session(game, number)
        (stock,) = spots_of(game, Kind.STOCK)
        while len(session.position[stock]) > 4:
            session.play(next(iter(game.moves(session.position))))
        positions = [session.root.position, *(node.position for node in session.line())]
        if session.status() is Status.PLAYING and reach_of(game, positions).is_useless:
            return session
    raise AssertionError


# Hints on the page


def test_a_hint_points_at_the_first_move_of_a_way_to_win(browser: Browser) -> None:
    browser.go_to(WINNABLE)
    browser.press("#hint")
    assert browser.text("#said") == "Calculating…"
    assert browser.find("#hint").getAttribute("aria-busy") == "true"
    browser.rest()
    assert browser.find("#hint").getAttribute("aria-busy") == "false"
    assert "to the black hole, frees the" in browser.text("#said")
    assert browser.text("#hint-words") == "Why?"
    browser.press("#hint")
    assert "51 moves to win" in browser.text("#said")
    assert browser.text("#hint-words") == "Hint"
    browser.press("#hint")
    assert "to the black hole, frees the" in browser.text("#said")
    assert browser.text("#hint-words") == "Why?"
    assert saved(browser).moves_made == 0
    assert browser.text("#verdict") == "can be won"


@pytest.mark.parametrize(
    ("link", "told"),
    [
        ("v1/spider-1/4", "Best guess: ten of spades to column 1 (from column 2), turns up a card."),
        (
            "v1/backbone/3",
            "Best guess: two of spades to the second right rib (from the top right rib), empties a rib.",
        ),
        # No other ten of spades can be seen, so the source column is not named.
        ("v1/spider/4", "Best guess: ten of spades to column 1, turns up a card."),
        ("v1/freecell/1", "Best guess: six of spades to cell 1."),
    ],
)
def test_a_hint_says_where_a_card_lies_if_another_one_has_its_name(link: str, told: str) -> None:
    session = Session.read(link, CATALOGUE)
    hint = hints.hint(session, Knowledge(session.game))
    assert english(hint.words) == told
    assert hint.why and ("(from " in english(hint.why)) == ("(from " in told)


def test_after_a_move_the_button_offers_a_hint_again(browser: Browser) -> None:
    browser.go_to(WINNABLE)
    browser.press("#hint")
    browser.rest()
    assert browser.text("#hint-words") == "Why?"
    session = one_move_on(WINNABLE)
    browser.go_to(session.link())
    assert browser.text("#hint-words") == "Hint"


def test_a_second_press_does_not_wait_for_the_proof(browser: Browser) -> None:
    browser.go_to(UNKNOWN)
    browser.press("#hint")
    browser.press("#hint")
    assert browser.text("#said").startswith("Best guess: ")
    assert browser.find("#hint").getAttribute("aria-busy") == "false"
    told = browser.text("#said")
    browser.rest()
    assert browser.text("#said") == told


def test_a_hint_that_is_no_longer_wanted_is_not_given(browser: Browser) -> None:
    browser.go_to(UNKNOWN)
    browser.press("#hint")
    session = one_move_on(UNKNOWN)
    browser.go_to(session.link())
    assert browser.find("#hint").getAttribute("aria-busy") == "false"
    browser.rest()
    assert "guess" not in browser.text("#said")


def test_where_a_long_search_found_nothing_the_next_hint_comes_at_once(browser: Browser) -> None:
    browser.go_to(UNKNOWN)
    for busy in ("true", "false"):
        browser.press("#hint")
        assert browser.find("#hint").getAttribute("aria-busy") == busy
        browser.rest()
        assert browser.text("#said").startswith("Best guess")


def test_a_search_that_lasts_is_helped_until_the_page_is_hidden(browser: Browser) -> None:
    browser.go_to(UNKNOWN)
    browser.press("#hint")
    browser.advance(1_900)
    assert len(browser.window.workers) == 1
    browser.advance(200)
    assert len(browser.window.workers) == 2
    browser.hide()
    browser.rest()
    assert browser.window.workers[1].ended
    browser.show()
    browser.press("#hint")
    browser.rest()
    assert browser.text("#said").startswith("Best guess")
    assert len(browser.window.workers) == 3


def test_a_nudge_says_only_whether_there_is_something_to_do(browser: Browser) -> None:
    browser.go_to(WINNABLE)
    browser.key("e")
    browser.rest()
    assert browser.text("#said") == message("there-is-a-way")
    assert not browser.find_all("#table .chosen")
    browser.go_to(IMPOSSIBLE)
    browser.key("e")
    assert browser.text("#said") == "This deal could never be won."


# A game that is lost


def test_where_all_is_lost_the_way_back_leads_to_where_it_could_be_won(browser: Browser) -> None:
    session = lost_by_a_move()
    browser.go_to(session.link())
    browser.press("#hint")
    browser.rest()
    assert "can no longer be won" in browser.text("#panel")
    browser.press('#panel [data-do="back"]')
    browser.rest()
    assert not browser.is_open("panel")
    assert saved(browser).moves_made == session.moves_made - 1
    assert browser.text("#verdict") == "can be won"


def test_a_deal_that_was_never_winnable_offers_no_way_back(browser: Browser) -> None:
    browser.go_to(one_move_on(IMPOSSIBLE).link())
    browser.press("#hint")
    browser.rest()
    assert browser.text("#said").startswith("Could never be won. Best move: ")
    assert browser.find_all("#table .hinted, #table .chosen, #table .hint")
    assert not browser.is_open("panel")
    browser.press("#hint")  # now the button asks why
    assert "This deal could never be won" in browser.text("#panel")
    assert not browser.find_all('#panel [data-do="back"], #panel [data-do="restart"]')
    assert browser.find_all('#panel [data-do="new"]')


def test_after_a_look_at_another_app_a_hint_still_says_why(browser: Browser) -> None:
    browser.go_to("v1/black-hole/17")
    browser.press("#hint")
    browser.rest()
    browser.hide()
    browser.show()
    assert browser.text("#hint-words") == "Why?"
    browser.press("#hint")
    assert browser.text("#said").endswith("to win.")


def test_after_a_sheet_has_answered_nothing_says_that_the_answer_is_sought(browser: Browser) -> None:
    browser.go_to(useless_golf().link())
    browser.press("#hint")
    assert browser.text("#said") == "Calculating…"
    browser.rest()
    assert browser.is_open("panel")
    browser.key("Escape")
    assert not browser.find("#said").classList.contains("aloud")


def test_where_nothing_is_of_use_any_more_it_is_said_once(browser: Browser) -> None:
    session = useless_golf()
    browser.go_to(session.link())
    browser.rest()
    assert browser.text("#said").startswith("No useful moves are left")
    browser.tap(browser.place("s"))
    browser.rest()
    assert "No useful moves" not in browser.text("#said")
    browser.key("z")
    browser.rest()
    assert "No useful moves" not in browser.text("#said")


def test_a_won_table_asks_for_no_hint(browser: Browser) -> None:
    browser.go_to(won_link("golf"))
    browser.rest()
    browser.key("Escape")
    assert browser.find("#hint").getAttribute("aria-disabled") == "true" or browser.find("#hint").disabled
    browser.key("h")
    assert browser.text("#said") == message("game-is-won", noun="deal")
    assert not browser.window.workers


def test_as_long_as_a_hint_is_sought_the_page_says_so(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SolverWorker, "_take", lambda worker, number, question: None)
    browser.go_to(WINNABLE)
    browser.press("#hint")
    browser.advance(30_000)
    assert browser.text("#said") == "Calculating…"
    assert browser.find("#said").classList.contains("aloud")
    source = next(move.source for move in HOLE.moves(saved(browser).position))
    browser.tap(browser.place(HOLE.spots[source].name))
    assert browser.find("#hint").getAttribute("aria-busy") == "false"
    browser.advance(1)
    assert browser.text("#said") != "Calculating…" or not browser.find("#said").classList.contains("aloud")


def test_where_no_earlier_position_is_known_to_be_winnable_the_game_stays_where_it_is(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(worker: SolverWorker, number: int, question: str) -> None:
        worker._answer(number, failed="out of memory")

    monkeypatch.setattr(SolverWorker, "_take", fail)
    session, chance = Session(HOLE, 123456), random.Random(1)
    while session.status() is Status.PLAYING:
        session.play(chance.choice(list(HOLE.moves(session.position))))
    browser.go_to(session.link())
    browser.rest()
    browser.key("Escape")  # this closes the sheet about the end
    browser.press("#hint")
    browser.press('#panel [data-do="back"]')
    browser.rest()
    assert browser.text("#panel-said") == "No earlier winnable position found"
    assert saved(browser).position == session.position


def test_without_its_worker_the_page_guesses_and_plays_on(browser: Browser) -> None:
    browser.go_to("v1/black-hole/123456")
    browser.press("#hint")
    browser.window.workers[-1].fails = True
    browser.rest()
    assert browser.text("#said").startswith("Best guess: ")
    browser.press("#hint")
    browser.rest()
    assert len(browser.window.workers) == 2  # a new worker tries the search again
