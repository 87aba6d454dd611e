"""Says where things are in the window: a simple plan replaces the style sheets.

Header, facts, review, lesson and buttons lie across the window, one below the other. The board gets the remaining
height. Dialogs lie over all of it. Buttons and fields fill their part of the window from left to right, row by
row. Cards and outlines lie where their `transform` says.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from support.fake_browser.elements import Element
    from support.fake_browser.window import Window

_HEADER, _PLATE, _PAN, _REVIEW, _LESSON, _NAV = 56, 28, 48, 150, 160, 64  # heights in pixels
_ROW = 48  # the height of a row of buttons
_CELL = 64  # the least width of a button
_CARD, _CARD_LENGTH = 100, 142  # the size of a card before its transform, in the units of the board
_TRANSFORM = re.compile(r"translate\((-?[\d.]+)[ ,]+(-?[\d.]+)\) scale\(([\d.]+)\)")
_CONTAINERS = "header, #plate, #offer, #pan, #review, #lesson, #update, #boot-status, nav, dialog"


class Box(NamedTuple):
    """A rectangle of the window, as `getBoundingClientRect` gives it."""

    left: float
    top: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        """Return the point in the middle."""
        return self.left + self.width / 2, self.top + self.height / 2

    def holds(self, x: float, y: float) -> bool:
        """Return whether a point lies inside."""
        return self.left <= x < self.left + self.width and self.top <= y < self.top + self.height


_NOTHING = Box(0, 0, 0, 0)


class Layout:
    """The places of all elements of a window."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self._by_id: dict[str, Callable[[Element], Box]] = {
            "field": lambda _: self._part("field"),
            "pan": lambda _: self._part("pan"),
            "board": lambda _: self._board(),
            "strip": lambda _: self._part("review")._replace(height=40),
            "offer": self._offer,
            "panel": self._sheet,
            "update": self._sheet,
            "boot-status": self._sheet,
            "plate": lambda _: self._part("plate"),
            "review": lambda _: self._part("review"),
            "lesson": lambda _: self._part("lesson"),
            "gallery": self._whole,
        }
        self._by_name: dict[str, Callable[[Element], Box]] = {
            "button": self._control,
            "input": self._control,
            "g": self._drawing,
            "header": lambda _: self._part("header"),
            "nav": lambda _: self._part("nav"),
            "html": self._whole,
        }

    def box(self, element: Element) -> Box:
        """Return the box of an element. Its size is 0 if the element is not visible."""
        if not element.visible:
            return _NOTHING
        place = self._by_id.get(element.id) or self._by_name.get(element.tag.name) or self._as_around
        return place(element)

    def _as_around(self, element: Element) -> Box:
        """Return the box of the element around this one, for an element without a box of its own."""
        return self.box(element.parentNode)

    def _whole(self, element: Element) -> Box:
        return Box(0, 0, self._window.innerWidth, self._window.innerHeight)

    def _drawing(self, element: Element) -> Box:
        """Return the box of a part of a drawing: its own for a card or an outline, else the box around it."""
        return self._card(element) if element.hasAttribute("data-spot") else self._as_around(element)

    def _shown(self, name: str) -> bool:
        return not self._window.document.getElementById(name).hidden

    def _heights(self) -> dict[str, tuple[float, float]]:
        """Return the top and the height of each part of the window, in pixels."""
        height = self._window.innerHeight
        plate = _PLATE if self._shown("plate") else 0
        review = _REVIEW if self._shown("review") else 0
        lesson = _LESSON if self._shown("lesson") else 0
        pan = _PAN if self._shown("pan") else 0
        field = max(0, height - _HEADER - plate - pan - review - lesson - _NAV)
        return {
            "header": (0, _HEADER),
            "plate": (_HEADER, plate),
            "field": (_HEADER + plate, field),
            "pan": (_HEADER + plate + field, pan),
            "review": (_HEADER + plate + field + pan, review),
            "lesson": (_HEADER + plate + field + pan + review, lesson),
            "nav": (height - _NAV, _NAV),
        }

    def _part(self, name: str) -> Box:
        """Return the box of a part of the window."""
        top, height = self._heights()[name]
        return Box(0, top, self._window.innerWidth, height)

    def _card(self, element: Element) -> Box:
        found = _TRANSFORM.fullmatch(str(element.getAttribute("transform")))
        assert found, f"{element} has no place"
        x, y, size = map(float, found.groups())
        across, down = (_CARD_LENGTH, _CARD) if _turned(element) else (_CARD, _CARD_LENGTH)
        board, by = self._board(), self._size()
        return Box(board.left + x * by, board.top + y * by, across * size * by, down * size * by)

    def _size(self) -> float:
        """Return how many times larger the board is than the field through which it is seen."""
        return float(self._window.document.documentElement.dataset.size or 1)

    def _board(self) -> Box:
        """Return the box of the whole board. If it is larger than its field, only a part of it is seen."""
        field, size = self._part("field"), self._size()
        scrolled = self._window.document.getElementById("field")
        left, top = field.left - scrolled.scrollLeft, field.top - scrolled.scrollTop
        return Box(left, top, field.width * size, field.height * size)

    def scrolled(self, element: Element, left: float, top: float) -> tuple[float, float]:
        """Return the nearest possible scroll position. Only the field has more contents than it shows."""
        box, inner = self.box(element), self._board() if element.id == "field" else self.box(element)
        return (
            max(0.0, min(left, inner.width - box.width)),
            max(0.0, min(top, inner.height - box.height)),
        )

    def _offer(self, element: Element) -> Box:
        """Return the box of the calls, which the page itself places."""
        style = element.style
        left, top, width, height = (style.pixels(name) for name in ("left", "top", "width", "max-height"))
        board = self._board()
        return Box(board.left + left, board.top + top, width, height)

    def _sheet(self, element: Element) -> Box:
        """Return the box of a sheet, in the middle of the window."""
        width, height = self._window.innerWidth, self._window.innerHeight
        return Box(width * 0.1, height * 0.1, width * 0.8, height * 0.8)

    def _control(self, element: Element) -> Box:
        """Return the cell of a button or a field in the grid that fills its part of the window."""
        container = element.closest(_CONTAINERS)
        if not container:
            return _NOTHING
        around = self.box(container)
        shown = [found for found in container.querySelectorAll("button, input") if found.visible]
        columns = max(1, int(around.width // _CELL))
        if container.tag.name in {"header", "nav"}:
            columns = max(columns, len(shown))
        row, column = divmod(shown.index(element), columns)
        width = around.width / columns
        return Box(around.left + column * width, around.top + row * _ROW, width, _ROW)


def _turned(element: Element) -> bool:
    """Return whether a card or an outline lies on its side."""
    drawn = element.firstElementChild
    if drawn.tag.name == "rect":
        return float(str(drawn.getAttribute("width"))) > float(str(drawn.getAttribute("height")))
    return str(drawn.getAttribute("href")) == "#lie" or drawn.hasAttribute("transform")
