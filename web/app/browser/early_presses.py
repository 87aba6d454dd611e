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

    def answering(self) -> Iterator[None]:
        """Answer the presses in order, until one of them opens a panel; each is a step of its own.

        At the end none is left: what is pressed between two steps is answered, too.
        """
        number = 0
        while number < len(self._kept) and not self._core.panels.is_open:
            self._answer(self._kept[number])
            number += 1
            yield

    def _answer(self, press: Any) -> None:
        if press.button:
            button = self._dom.element(str(press.button))
            self._presses.early_button(str(button.getAttribute("data-do")))
        elif press.key:
            self._presses.early_key(keys.pressed(press), control=bool(press.ctrlKey))
        elif press.targets:
            self._presses.early_drag(str(press.spot), str(press.card), str(press.targets).split(" "))
        elif press.spot:
            self._presses.early_tap(str(press.spot), str(press.card))
