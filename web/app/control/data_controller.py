"""Opens the sheet "Your data", and asks the browser what the sheet says."""

from collections.abc import Callable

from app.control.page_chrome import PageChrome
from app.control.page_context import PageContext
from app.panels import data_html
from app.platform.dom import Dom
from app.platform.storage import Storage


class DataController:
    """Shows where the player's games are kept, and how safely."""

    def __init__(self, dom: Dom, storage: Storage, chrome: PageChrome, context: PageContext) -> None:
        self._dom = dom
        self._storage = storage
        self._chrome = chrome
        self._context = context
        self._answers: dict[str, str] = {}  # what the browser has said, as sentences by their places on the sheet

    def commands(self) -> dict[str, Callable[[str], None]]:
        """Return a function by command name; its argument is the text after the name: "3" in "step 3", or ""."""
        return {"data": lambda _: self.open()}

    def open(self) -> None:
        """Open the sheet, and ask the browser; its answers are shown when they come."""
        self._draw()
        self._dom.room(lambda used, room: self._answer(data_html.ROOM, data_html.room_words(used, room)))
        self._dom.is_persistent(
            lambda given: self._answer(data_html.PROMISE, data_html.promise_words(given=given))
        )

    def _draw(self) -> None:
        self._context.open(data_html.data_sheet(self._storage.place, self._answers))

    def _answer(self, name: str, words: str) -> None:
        """Show an answer of the browser, if the sheet is still open."""
        self._answers[name] = words
        if self._chrome.shows_panel(data_html.TITLE):
            self._dom.set_text(name, words)
