"""A page whose Python is still on its way, or does not come."""

from playwright.sync_api import BrowserContext, Locator, Page, Route, expect

from chromium.player import Player
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session


def early_page(context: BrowserContext, address: str, path: str = "") -> Page:
    """The page as painted, with Python on its way."""
    page = context.new_page()
    page.goto(address + path, wait_until="commit")
    expect(page.locator("#first-paint .paint:visible")).to_have_count(1)  # all are, until the style sheet is there
    expect(page.locator("#first-paint .paint.tall")).to_be_visible()
    return page


def as_player(page: Page, address: str) -> Player:
    """The player of a page that has been open for a while."""
    player = Player.__new__(Player)
    player.page, player.address, player.session = page, address, Session(CATALOGUE["backbone"], 1)
    player.wait_for_python()
    return player


def missing(route: Route) -> None:
    route.fulfill(status=404, body="no")


def lateness(page: Page) -> Locator:
    """The sentence that the style sheet shows after 45 seconds if no script takes it away."""
    return page.locator("#late")
