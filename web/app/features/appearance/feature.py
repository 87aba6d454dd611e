"""Opens the appearance sheet, fetches what its pictures show, and moves among its choices by keys."""

from typing import Any

from app.board.deck import ALL_FILES
from app.core.core import Core
from app.core.feature import Feature
from app.core.part import Commands
from app.features.appearance.sheet import appearance_sheet
from app.view import keys
from engine.core.saying import say

_STEPS = {"ArrowRight": 1, "ArrowDown": 1, "ArrowLeft": -1, "ArrowUp": -1}


class Appearance(Feature):
    """Shows the sheet on which the player chooses cloth, cards and colours."""

    def __init__(self, core: Core) -> None:
        super().__init__(core)
        core.dom.listen(core.dom.element("panel"), "keydown", self._key, passive=False)

    def commands(self) -> Commands:
        """Return the commands that this feature answers."""
        return {"appearance": lambda _: self._open()}

    def _open(self) -> None:
        sheet = appearance_sheet(self.core.settings)
        self.core.open(sheet)

        def fetched(there: bool) -> None:
            if not there and self.core.chrome.shows_panel(sheet.name):
                self.core.chrome.notice(say("looks-not-fetched"))

        self.core.chrome.deck.load(ALL_FILES, fetched)

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
