"""What tests ask of the page in the stand-in for the browser."""

import json
from typing import Any

from browser.player import won_link
from engine.games import CATALOGUE
from engine.play import safe_moves
from engine.play.session import Session
from support.fake_browser import Browser


def saved(browser: Browser) -> Session:
    """Return the game on the table as it was saved."""
    found = json.loads(browser.stored("backbone.games") or "")
    return Session.read(found["seats"][found["at"]]["game"], CATALOGUE)


def saved_settings(browser: Browser) -> dict[str, Any]:
    """Return the settings as they were saved."""
    found: dict[str, Any] = json.loads(browser.stored("backbone.settings") or "{}")
    return found


def drawn(browser: Browser) -> list[tuple[str, str]]:
    """Return every card that is drawn, by its name and the name of its pile."""
    cards = browser.find_all("#table .card")
    return sorted((card.getAttribute("data-card"), card.getAttribute("data-spot")) for card in cards)


def before_the_finish(name: str = "klondike") -> Session:
    """Return a recorded game where Finish is first offered."""
    session = Session.read(won_link(name), CATALOGUE)
    session.go_to(next(node for node in session.line() if safe_moves.finish(session.game, node.position)))
    return session


def choose_setting(browser: Browser, command: str) -> None:
    """Press a button of the settings panel, and close the panel."""
    browser.press("#menu")
    browser.press('#panel [data-do="settings"]')
    browser.press(f'#panel [data-do="{command}"]')
    browser.key("Escape")
