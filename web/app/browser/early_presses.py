"""Answers the presses that were made before Python was ready; `web/start/early_presses.ts` has stored them."""

from collections.abc import Iterator
from typing import Any

from app.browser.dom import Dom
from app.core.core import Core
from app.core.presses import Presses
from app.view import keys


class EarlyPresses:
    """The stored presses; more can be added until the page is ready."""

    def __init__(self, dom: Dom, core: Core, presses: Presses) -> None:
        self._dom = dom
        self._core = core
        self._presses = presses
        self._kept = dom.window.backbone.presses

    def __len__(self) -> int:
        return len(self._kept)

    @property
    def _goes_on(self) -> bool:
        """Whether a press is left, and no panel is open."""
        return len(self) > 0 and not self._core.panels.is_open

    def answering(self) -> Iterator[None]:
        """Answer the presses in order, until one of them opens a sheet; yield between two of them.

        Presses that are added between two steps are answered, too.
        """
        while self._goes_on:
            # taken out first, so that another Python that goes on here does not answer it once more
            self._answer(self._kept.shift())
            if self._goes_on:
                yield

    def _answer(self, press: Any) -> None:
        if press.button:
            button = self._dom.document.getElementById(str(press.button))
            if button:  # an earlier press may have removed it: the button of a call is gone after one press
                self._presses.early_button(str(button.getAttribute("data-do")))
        elif press.key:
            self._presses.early_key(keys.pressed(press), control=bool(press.ctrlKey))
        elif press.targets:
            self._presses.early_drag(str(press.spot), str(press.card), str(press.targets).split(" "))
        elif press.spot:
            self._presses.early_tap(str(press.spot), str(press.card))
