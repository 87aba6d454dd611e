"""Games that can be won, that are lost, and that take long to judge, and what the page says of them."""

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


def questions(player: Player) -> list[str]:
    """What the page has asked its worker; an empty text calls the last question off."""
    asked: list[str] = player.page.evaluate("questions")
    return asked


def open_review(player: Player) -> None:
    """Open the review of the lost game, and wait until it is known where it was lost."""
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
    """As a phone tells a page that another one is shown, or that it is seen again."""
    player.page.evaluate(
        """state => {
            Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
            document.dispatchEvent(new Event("visibilitychange"));
        }""",
        "hidden" if hidden else "visible",
    )
