"""Copies what the player did, for the report of a fault, and plays such a recording again.

On a page that was opened with `?record` a script can play one, in place of the games that are there: it sends the
events `backbone-state`, with a state as a text, and `backbone-press`, with a press as JSON. After each of them,
and of `backbone-look`, `data-state` of the page's root is the state, and `data-going` says whether something goes
on by itself. That is what `python3 build.py replay FILE` does.
"""

import json
from typing import Any

from app.core.core import Core
from app.core.feature import Feature
from app.core.part import Commands
from app.features.record.report import report
from app.state import state_text
from app.state.state_text import State
from engine.core.saying import say
from engine.games.catalogue import CATALOGUE

_FILE = "backbone-recording.json"


class Record(Feature):
    """Answers the command that copies the recording."""

    def __init__(self, core: Core) -> None:
        super().__init__(core)
        if "record" in str(core.dom.window.location.search).removeprefix("?").split("&"):
            core.dom.listen(core.dom.window, "backbone-state", self._use)
            core.dom.listen(core.dom.window, "backbone-press", self._answer)
            core.dom.listen(core.dom.window, "backbone-look", lambda event: self._show())

    def commands(self) -> Commands:
        """Return the command of the button on the sheets "Keys" and "Your data"."""
        return {"record-copy": lambda _: self._copy()}

    def _copy(self) -> None:
        """Copy the recording; where the browser does not copy, save it as a file."""
        text = report(self._facts(), self.core.recording.parts, self.core.whole_state.dump())

        def done(copied: bool) -> None:
            if not copied:
                self.core.dom.download(_FILE, text)
            self.core.chrome.notice(say("record-copied") if copied else say("saved-as", file=_FILE))

        self.core.dom.copy(text, done)

    def _facts(self) -> dict[str, str]:
        dom = self.core.dom
        return {
            "version": f"{dom.version()} {dom.build()}",
            "browser": str(dom.window.navigator.userAgent),
            "python": "MicroPython" if dom.is_micropython else "Pyodide",
            "window": f"{dom.window.innerWidth}x{dom.window.innerHeight}",
            "language": str(dom.root.getAttribute("lang")),
            "day": dom.today(),
        }

    # A recording is played

    def _use(self, event: Any) -> None:
        state = state_text.load(str(event.detail), CATALOGUE)
        if state is None:
            self.core.dom.log_error("This is no state.")
            return
        self._go_on_with(state)
        self._show()

    def _go_on_with(self, state: State) -> None:
        """Put other games on the table, with the settings and what features remember."""
        core = self.core
        core.rest()
        core.chrome.close_panel()
        core.presenter.reset()
        core.state.take(state.history, state.settings)
        core.whole_state.recall(state.memories)
        core.apply_look()
        core.presenter.draw()
        core.game_changed()
        core.presenter.save_soon()
        core.recording.begin_anew()

    def _answer(self, event: Any) -> None:
        _, press, _, deals = json.loads(str(event.detail))
        self.core.recording.give_deals(deals)
        self.core.presses.answer(press)
        self._show()

    def _show(self) -> None:
        data = self.core.dom.root.dataset
        data.state = self.core.whole_state.dump()
        moves = self.core.playback.kind or self.core.chrome.is_searching or self.core.celebration.is_running
        data.going = "yes" if moves else "no"
