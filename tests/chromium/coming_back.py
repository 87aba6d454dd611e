"""Close a page without warning, and open it again with its game."""

from contextlib import suppress

from playwright.sync_api import Error, Page

from chromium.player import Player
from engine.play.session import Session
from support.english import message


def come_back(before: Player, session: Session | None = None) -> Player:
    """Open the page again in the same browser, and expect the game of `session` (by default that of `before`)."""
    player = Player(before.page.context.new_page(), before.address)
    player.session = session or before.session
    player.expect_moves(player.session.moves_made)
    player.expect_position()
    return player


def crash(page: Page) -> None:
    """Crash the page: it gets no chance to save anything."""
    with suppress(Error):
        page.goto("chrome://crash")
    page.close()


def stored(page: Page, name: str) -> str | None:
    text: str | None = page.evaluate("name => localStorage.getItem(`backbone.${name}`)", name)
    return text


SHUT = message("games-not-opened")
