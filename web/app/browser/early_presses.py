"""Answers what was pressed while nobody could answer, as `web/start/early_presses.ts` has kept it."""

from collections.abc import Iterator
from typing import Any

from app.browser.dom import Dom
from app.core.core import Core
from app.core.presses import Presses
from app.view import keys


class EarlyPresses:
    """The presses that were kept. Until the page is ready, more may come."""

    def __init__(self, dom: Dom, core: Core, presses: Presses) -> None:
        self._dom = dom
        self._core = core
        self._presses = presses
        self._kept = dom.window.backbone.presses

    def __len__(self) -> int:
        return len(self._kept)

    @property
    def _goes_on(self) -> bool:
        return len(self) > 0 and not self._core.panels.is_open

    def answering(self) -> Iterator[bool]:
        """Answer the presses in order, until one of them opens a panel; yield True between two of them.

        At the end none is left: what is pressed between two steps is answered, too.
        """
        while self._goes_on:
            # taken out first, so that another Python that goes on here does not answer it once more
            self._answer(self._kept.shift())
            if self._goes_on:
                yield True

    def _answer(self, press: Any) -> None:
        if press.button:
            button = self._dom.document.getElementById(str(press.button))
            if button:  # else an earlier press has removed it, as the first of two on a call does
                self._presses.early_button(str(button.getAttribute("data-do")))
        elif press.key:
            self._presses.early_key(keys.pressed(press), control=bool(press.ctrlKey))
        elif press.targets:
            self._presses.early_drag(str(press.spot), str(press.card), str(press.targets).split(" "))
        elif press.spot:
            self._presses.early_tap(str(press.spot), str(press.card))
