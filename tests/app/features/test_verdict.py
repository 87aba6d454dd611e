"""Whether the position on the table can still be won, said beside the title."""

from unittest.mock import Mock

import pytest

from app.browser.solver_client import SolverClient
from app.core.analysis import Analysis
from engine.core.game import Position, Status
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from engine.solving.solve import Answer, solve
from support.fake_browser import Browser
from support.judged_deals import HOLE, IMPOSSIBLE, UNKNOWN, WINNABLE, one_move_on
from support.page import choose_setting


def test_a_position_is_judged_only_while_it_is_on_the_table() -> None:
    """In the pause after a move, another tab may put another game there.

    The other game is Bridge Solitaire, which has no solver.
    """
    sessions = [one_move_on(UNKNOWN), Session(CATALOGUE["bridge"], 1)]
    dom, learned = Mock(), Mock()
    analysis = Analysis(dom, SolverClient(dom, Mock()), lambda: sessions[0], learned)
    analysis.moved("always")
    ((_, look),) = [each.args for each in dom.timer().set.call_args_list]
    del sessions[0]
    look()
    assert not analysis.busy


def cannot_win(position: Position) -> bool:
    return solve(HOLE, position).answer is Answer.IMPOSSIBLE


def goes_on_lost(position: Position) -> bool:
    return HOLE.status(position) is Status.PLAYING and cannot_win(position)


def test_the_verdict_comes_by_itself_once_the_player_pauses_after_a_move(browser: Browser) -> None:
    browser.go_to("v1/black-hole/123456")
    browser.rest()
    assert not browser.window.workers  # no move was made, so no search is started
    browser.go_to(one_move_on("v1/black-hole/123456").link())
    browser.advance(600)
    assert not browser.window.workers
    browser.rest()
    assert len(browser.window.workers) == 1
    assert browser.text("#verdict") == "can be won"
    browser.press("#verdict")
    assert browser.text("#said").startswith("This game can be won in")


def test_the_sign_of_the_verdict_stays_in_its_place_while_a_position_is_judged(browser: Browser) -> None:
    """Earlier, the sign disappeared after each move and came again."""
    session = Session.read("v1/black-hole/123456", CATALOGUE)
    for _ in range(2):
        session.play(next(iter(HOLE.moves(session.position))))
        browser.go_to(session.link())
        assert browser.text("#verdict") == "not known yet"
        assert browser.find("#verdict").dataset.answer == "pending"
        browser.rest()
        assert browser.find("#verdict").dataset.answer in {"winnable", "lost"}


def test_of_a_lost_position_it_is_found_out_whether_the_deal_ever_could_be_won(browser: Browser) -> None:
    """The engine has no stored verdict on deal 123456."""
    session = Session(HOLE, 123456)
    line = solve(HOLE, session.position).line
    for move in line:
        others = (other for other in HOLE.moves(session.position) if other != move)
        lost = next((other for other in others if goes_on_lost(HOLE.play(session.position, other))), None)
        session.play(lost or move)
        if lost:
            break
    browser.go_to(session.link())
    browser.rest()
    assert browser.text("#verdict") == "can no longer be won"
    assert browser.find("#verdict").dataset.answer == "lost"
    never = next(n for n in range(200_000, 200_100) if cannot_win(HOLE.start(n)))
    browser.go_to(one_move_on(f"v1/black-hole/{never}").link())
    browser.rest()
    assert browser.text("#verdict") == "could never be won"
    assert browser.find("#verdict").dataset.answer == "never"


@pytest.mark.parametrize(
    ("wish", "link", "told"),
    [
        ("always", WINNABLE, "can be won"),
        ("always", IMPOSSIBLE, "could never be won"),
        ("lost", WINNABLE, None),
        ("lost", IMPOSSIBLE, "could never be won"),
        ("never", WINNABLE, None),
        ("never", IMPOSSIBLE, None),
    ],
)
def test_the_player_chooses_when_to_be_told(browser: Browser, wish: str, link: str, told: str | None) -> None:
    choose_setting(browser, f"choose verdict {wish}")
    browser.go_to(link)
    assert (None if browser.find("#verdict").hidden else browser.text("#verdict")) == told


def test_who_never_wants_a_verdict_has_no_search_begun(browser: Browser) -> None:
    choose_setting(browser, "choose verdict never")
    browser.go_to(one_move_on("v1/black-hole/123456").link())
    browser.rest()
    assert not browser.window.workers
