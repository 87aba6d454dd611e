"""Lets a script play a recording on a page that was opened with `?record`: see `python3 build.py replay FILE`.

The script sends the window these events:

- `backbone-state` has a state as a text; this state replaces the games of the page.
- `backbone-press` has a press as JSON; the page answers it.
- `backbone-look` has no effect.

After each event, the page's root element has two attributes: `data-state` is the state of the page, and
`data-going` says whether the page is playing moves, searching or celebrating ("yes" or "no").
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
