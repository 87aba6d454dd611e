"""Opens the appearance sheet, fetches what its pictures show, and moves among its choices by keys."""

from collections.abc import Callable
from typing import Any

from app.board.deck import ALL_FILES
from app.control.page_chrome import PageChrome
from app.control.page_context import PageContext
from app.panels.appearance_html import appearance_sheet
from app.platform.dom import Dom
from app.view import keys
from engine.core.saying import say

_STEPS = {"ArrowRight": 1, "ArrowDown": 1, "ArrowLeft": -1, "ArrowUp": -1}


class AppearanceController:
    """Shows the sheet on which the player chooses cloth, cards and colours."""

    def __init__(self, dom: Dom, chrome: PageChrome, context: PageContext) -> None:
        self._chrome = chrome
        self._context = context
        dom.listen(dom.element("panel"), "keydown", self._key, passive=False)

    def commands(self) -> dict[str, Callable[[str], None]]:
        """Return a function by command name; its argument is the text after the name: "3" in "step 3", or ""."""
        return {"appearance": lambda _: self._open()}

    def _open(self) -> None:
        sheet = appearance_sheet(self._context.settings())
        self._context.open(sheet)

        def fetched(there: bool) -> None:
            if not there and self._chrome.shows_panel(sheet.name):
                self._chrome.notice(say("looks-not-fetched"))

        self._chrome.deck.load(ALL_FILES, fetched)

    def _key(self, event: Any) -> None:
        """Choose the next or the former value of a radio group, as radio buttons do everywhere."""
        step = _STEPS.get(keys.pressed(event))
        group = event.target.closest('[role="radiogroup"]')
        if step is None or not group or event.altKey or event.ctrlKey or event.metaKey:
            return
        event.preventDefault()
        radios = list(group.querySelectorAll('[role="radio"]'))
        names = [radio.getAttribute("data-do") for radio in radios]
        at = names.index(event.target.getAttribute("data-do"))
        chosen = radios[(at + step) % len(radios)]
        chosen.focus()
        chosen.click()
