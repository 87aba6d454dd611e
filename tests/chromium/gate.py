"""Hold back requests of a page."""

import re

from playwright.sync_api import BrowserContext, Page, Route


class Gate:
    """Holds back all requests that match a pattern, until it is opened."""

    def __init__(self, context: BrowserContext | Page, pattern: str | re.Pattern[str]) -> None:
        self._held: list[Route] = []
        self._open = False
        context.route(pattern, self._answer)

    def _answer(self, route: Route) -> None:
        if self._open:
            route.continue_()
        else:
            self._held.append(route)

    def open(self) -> None:
        self._open = True
        for route in self._held:
            route.continue_()
        self._held.clear()
