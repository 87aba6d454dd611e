"""Moves the focus by arrow keys where the browser does not: between radio buttons, and between gallery games."""

from typing import Any

from app.browser.dom import Dom
from app.view import keys

_STEPS = {"ArrowRight": 1, "ArrowDown": 1, "ArrowLeft": -1, "ArrowUp": -1}


class DialogKeys:
    """Listens to keys in the dialogs."""

    def __init__(self, dom: Dom) -> None:
        self._dom = dom
        self._gallery = dom.element("gallery")
        dom.listen(dom.element("panel"), "keydown", self._choose, passive=False)
        dom.listen(self._gallery, "keydown", self._walk, passive=False)

    def _choose(self, event: Any) -> None:
        """Choose the next or previous value of a radio group, as the browser does for its own radio buttons."""
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

    def _walk(self, event: Any) -> None:
        """Move the focus from game to game of the gallery, by rows and columns; "/" leads to the search field."""
        if event.target.matches("input"):
            return
        if keys.pressed(event) == "/":
            event.preventDefault()
            self._dom.element("gallery-search").focus()
            return
        plays = [play for play in self._gallery.querySelectorAll(".play") if not play.closest("li").hidden]
        tops = [play.getBoundingClientRect().top for play in plays]
        row = tops.count(tops[0]) if tops else 1
        steps = {"ArrowLeft": -1, "ArrowRight": 1, "ArrowUp": -row, "ArrowDown": row}
        step = steps.get(keys.pressed(event))
        at = next((i for i, play in enumerate(plays) if play.contains(self._dom.document.activeElement)), None)
        if step is None or at is None:
            return
        event.preventDefault()
        plays[min(max(at + step, 0), len(plays) - 1)].focus()
