"""What a page says while it starts, and a player who does not mind which Python plays."""

from typing import Any

from playwright.sync_api import Locator, Page, Route

from chromium.conftest import PHONE, Profiles
from chromium.player import Player

NOT_LOADED = "Couldn’t load the game."
LOGIN = "<!doctype html><title>Sign in to this network</title><p>Your room number, please."


def login(route: Route) -> None:
    route.fulfill(body=LOGIN, content_type="text/html; charset=utf-8")


def status(page: Page) -> Locator:
    return page.locator("#boot-status")


def leave(page: Page, contexts: Profiles) -> None:
    """Close a page that has met what it was to meet, with all that it has told in the console of it."""
    page.close()
    contexts.troubles.clear()


class Visitor(Player):
    """A player for whom it is the same which Python plays; MicroPython plays on as long as its page is seen."""

    def wait_for_python(self) -> None:
        self.page.locator("html[data-python] #table").wait_for(state="attached")


NOTE_ADVICE = "addEventListener('backbone-advice', () => { window.isAdvised = true; });"


def visitor(contexts: Profiles, address: str, *, whole: bool, script: str = "", **options: Any) -> Visitor:
    """A player on a first visit who can have advice, from the page's own Pyodide or from a worker's."""
    context = contexts(**PHONE, whole=whole, **options)
    context.add_init_script(NOTE_ADVICE + script)
    made = Visitor(context.new_page(), address)
    made.page.wait_for_function("() => document.documentElement.dataset.python === 'pyodide' || window.isAdvised")
    return made
