"""Lets a script play a recording on a page that was opened with `?record`: see `python3 build.py replay FILE`.

The script sends the event `backbone-state`, with a state as a text, which takes the place of the games that are
there; then `backbone-press`, with a press as JSON. After each of them, and of `backbone-look`, `data-state` of the
page's root is the state, and `data-going` says whether something goes on by itself.
"""

import json
from typing import Any

from app.browser.dom import Dom
from app.core.core import Core


class Replaying:
    """Answers the events of the script."""

    def __init__(self, dom: Dom, core: Core) -> None:
        self._dom = dom
        self._core = core
        if "record" in core.device.address().asked:
            dom.listen(dom.window, "backbone-state", self._load)
            dom.listen(dom.window, "backbone-press", self._answer)
            dom.listen(dom.window, "backbone-look", lambda event: self._show())

    def _load(self, event: Any) -> None:
        if self._core.load(str(event.detail)):
            self._show()
        else:
            self._dom.log_error("This is no state.")

    def _answer(self, event: Any) -> None:
        _, press, _, deals = json.loads(str(event.detail))
        self._core.recording.give_deals(deals)
        self._core.presses.answer(press)
        self._show()

    def _show(self) -> None:
        data, core = self._dom.root.dataset, self._core
        data.state = core.whole_state.dump()
        data.going = "yes" if core.is_going_on else "no"
