"""Open pages that are starting. Python may not be there yet, a file may be missing, and either Python may play."""

from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, Route, expect

from chromium.conftest import PHONE, Profiles
from chromium.player import Player
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session


def early_page(context: BrowserContext, address: str, path: str = "") -> Page:
    """Open the page, and return it when its board is painted and Python is still loading."""
    page = context.new_page()
    page.goto(address + path, wait_until="commit")
    expect(page.locator("#first-paint .paint:visible")).to_have_count(1)  # without the style sheet all are visible
    expect(page.locator("#first-paint .paint.tall")).to_be_visible()
    return page


def as_player(page: Page, address: str) -> Player:
    """Return the player of a page that is already open, as soon as Pyodide plays."""
    player = Player.__new__(Player)
    player.page, player.address, player.session = page, address, Session(CATALOGUE["backbone"], 1)
    player.wait_for_python()
    return player


def missing(route: Route) -> None:
    route.fulfill(status=404, body="no")


def lateness(page: Page) -> Locator:
    """Return the sentence that the style sheet shows after 45 seconds unless a script removes it."""
    return page.locator("#late")


NOT_LOADED = "Couldn’t load the game."
LOGIN = "<!doctype html><title>Sign in to this network</title><p>Your room number, please."


def login(route: Route) -> None:
    route.fulfill(body=LOGIN, content_type="text/html; charset=utf-8")


def status(page: Page) -> Locator:
    """Return the line that says how far the start is, and why it failed."""
    return page.locator("#boot-status")


def leave(page: Page, contexts: Profiles) -> None:
    """Close a page on which the test provoked errors, and forget these errors."""
    page.close()
    contexts.troubles.clear()


class Visitor(Player):
    """A player for whom either Python will do. MicroPython goes on playing while its page is visible."""

    def wait_for_python(self) -> None:
        self.page.locator("html[data-python] #table").wait_for(state="attached")


HAS_ADVICE = "window.backbone?.state.advice === 'came'"


def visitor(contexts: Profiles, address: str, *, whole: bool, script: str = "", **options: Any) -> Visitor:
    """Return a player on a first visit who can have advice.

    It comes from the page's own Pyodide or from a worker's.
    """
    context = contexts(**PHONE, whole=whole, **options)
    context.add_init_script(script)
    made = Visitor(context.new_page(), address)
    made.page.wait_for_function(f"() => document.documentElement.dataset.python === 'pyodide' || {HAS_ADVICE}")
    return made
