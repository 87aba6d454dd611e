"""Draws a line that grows along the lower edge of a button, pile or card while the pointer rests on it."""

from typing import Any

from app.browser.dom import Dom
from app.view.markup import element
from app.view.pixel_layout import Rect


class RestingLine:
    """Shows one line at a time, over the table or over the open sheet."""

    def __init__(self, dom: Dom) -> None:
        self._dom = dom
        self._shown: Any = None  # the element that contains the line; None while no line is shown

    def show(self, box: Rect, ms: float, *, calm: bool) -> None:
        """Let a line grow for `ms` milliseconds at the lower edge of a rectangle, in pixels of the window.

        If `calm`, show the whole line at once.
        """
        self.hide()
        sheets = (self._dom.element(name) for name in ("panel", "gallery"))
        holder = next((sheet for sheet in sheets if sheet.open), self._dom.document.body)
        self._dom.append(holder, element("div", element("i"), class_="resting", aria_hidden=True))
        self._shown = holder.lastElementChild
        place = f"left:{box.x:.0f}px;top:{box.y:.0f}px;width:{box.width:.0f}px;height:{box.height:.0f}px"
        self._shown.style.cssText = place
        if not calm:
            frames = {"transform": ["scaleX(0)", "none"]}
            self._dom.animate(self._shown.firstElementChild, frames, {"duration": ms})

    def hide(self) -> None:
        """Remove the line, if there is one."""
        if self._shown is not None:
            self._shown.remove()
            self._shown = None
