"""Games that can be won, that are lost, and that take long to judge; and what the page says about them."""

import random
import re
from functools import cache

from playwright.sync_api import Page, expect

from chromium.player import Player
from engine.core.game import Status
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from engine.solving.solve import MAX_NODES, Answer, solve
from support.english import message

HOLE = CATALOGUE["black-hole"]
DEAL = "v1/black-hole/17"
LONG = "v1/spider/140"  # the solver does not find a win of it in ten seconds
HOPELESS = "v1/black-hole/6"  # the solver proves at once that it cannot be won
BUDGET = MAX_NODES  # the page's own limit, for a search that does not run out of time first


@cache
def uncharted() -> str:
    """Return a link to a deal that is not in the index of judged deals, and whose win is found fast."""
    number = next(n for n in range(10**5, 10**6) if solve(HOLE, HOLE.start(n), 9000).line)
    return f"v1/black-hole/{number}"


@cache
def lost_game() -> Session:
    """Return a game that could be won at the start and was lost by random moves.

    It is cached: do not change it.
    """
    session, chance = Session(HOLE, 17), random.Random(3)
    for move in solve(HOLE, session.position).line[:20]:
        session.play(move)
    while session.status() is Status.PLAYING:
        session.play(chance.choice(list(HOLE.moves(session.position))))
    assert session.status() is Status.LOST
    return session


@cache
def losing_move() -> int:
    """Return the number of the move that made the lost game impossible to win.

    Judges every position of the game.
    """
    session = lost_game()
    answers = [solve(HOLE, node.position).answer for node in [session.root, *session.line()]]
    return answers.index(Answer.IMPOSSIBLE)


def expect_verdict(page: Page, words: str) -> None:
    expect(page.locator("#verdict")).to_be_visible()
    expect(page.locator("#verdict")).to_have_text(words)


def ask(player: Player) -> None:
    """Ask for a hint, and wait until it has come."""
    player.page.keyboard.press("h")
    expect(player.page.locator("#hint")).to_have_attribute("aria-busy", "false")


def questions(player: Player) -> list[str]:
    """Return the questions that the page has sent to its worker; an empty text cancels the last question."""
    asked: list[str] = player.page.evaluate("questions")
    return asked


def open_review(player: Player) -> None:
    """Open the review of the lost game, and wait until it names the losing move."""
    player.open(lost_game().link())
    close_sheet(player)
    player.page.keyboard.press("a")
    expect(player.page.locator("#review-summary")).to_have_text(
        message("review-lost-by", number=losing_move(), noun="deal")
    )


def close_sheet(player: Player) -> None:
    if player.page.locator("#panel").is_visible():
        player.page.keyboard.press("Escape")


def of_clock(player: Player) -> None:
    player.open("v1/clock/1")


def number_on(player: Player) -> int:
    return int(re.sub(r"\D", "", player.page.locator("#deal").text_content() or ""))


def out_of_sight(player: Player, *, hidden: bool) -> None:
    """Tell the page that it is hidden or visible again, as a phone does when the user changes tabs."""
    player.page.evaluate(
        """state => {
            Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
            document.dispatchEvent(new Event("visibilitychange"));
        }""",
        "hidden" if hidden else "visible",
    )
