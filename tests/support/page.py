"""Functions that read or set the state of the page in the stand-in for the browser."""

from typing import Any

from app.features.appearance.sheet import LOOKS
from chromium.player import won_link
from engine.games.catalogue import CATALOGUE
from engine.play import safe_moves
from engine.play.session import Session
from support.fake_browser import Browser
from support.kept_texts import kept_game, kept_state


def saved(browser: Browser) -> Session:
    """Return the game on the table as it was saved."""
    return Session.read(kept_game(browser.storage.kept)["game"], CATALOGUE)


def saved_settings(browser: Browser) -> dict[str, Any]:
    """Return the settings as they were saved."""
    found: dict[str, Any] = kept_state(browser.storage.kept).get("settings", {})
    return found


def drawn(browser: Browser) -> list[tuple[str, str]]:
    """Return every card that is drawn, by its name and the name of its pile."""
    cards = browser.find_all("#table .card")
    return sorted((card.getAttribute("data-card"), card.getAttribute("data-spot")) for card in cards)


def covered_card(browser: Browser) -> str:
    """Return the name of an open card that another card covers, in the pile "l" of Backbone."""
    return str(browser.cards("l")[0].getAttribute("data-card"))


def before_the_finish(name: str = "klondike") -> Session:
    """Return a recorded game at the first position in which the button Finish is offered."""
    session = Session.read(won_link(name), CATALOGUE)
    session.go_to(next(node for node in session.line() if safe_moves.finish(session.game, node.position)))
    return session


def open_data(browser: Browser) -> None:
    """Open the sheet "Your data", on which the player saves and imports backups."""
    browser.press("#menu")
    browser.press('#panel [data-do="data"]')


def choose_setting(browser: Browser, command: str) -> None:
    """Press a button of the settings panel or of the appearance panel, and close the panel."""
    browser.press("#menu")
    sheet = "appearance" if command.split()[1] in LOOKS else "settings"
    browser.press(f'#panel [data-do="{sheet}"]')
    browser.press(f'#panel [data-do="{command}"]')
    browser.key("Escape")
