"""The document: its elements by id and selector, and where the focus is."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from bs4 import BeautifulSoup, Tag

from support.fake_browser.controls import Anchor, Control, Dialog, Input
from support.fake_browser.elements import Element, HtmlElement
from support.fake_browser.events import Event, EventTarget
from support.fake_browser.tree import FOCUS, parse
from support.fake_browser.values import jsnull

if TYPE_CHECKING:
    from support.fake_browser.window import Window

_KINDS: dict[str, type[Element]] = {"dialog": Dialog, "input": Input, "button": Control, "a": Anchor}
_SVG = {"svg", "g", "path", "rect", "use", "circle", "text"}


class Document(EventTarget):
    """The document of the page."""

    __slots__ = ("_focused", "_ids", "modals", "title", "tree", "visibilityState", "window")

    def __init__(self, window: Window, html: str) -> None:
        super().__init__(window.loop)
        self.window = window
        self.tree = parse(html)
        self.visibilityState = "visible"
        self.title = ""
        self._focused: Element | None = None
        self.modals: list[Dialog] = []  # the open dialogs, the uppermost last
        self._ids: dict[str, Tag] = {}

    def _parent_target(self) -> EventTarget:
        return self.window

    def element_of(self, tag: Any) -> Any:
        """Return the element of a node of the tree, always the same object; null if `tag` is None."""
        if tag is None:
            return jsnull
        if isinstance(tag, BeautifulSoup):
            return self if tag is self.tree else jsnull
        found = tag.__dict__.get("element")
        if found is None:
            kind = Element if tag.name in _SVG else _KINDS.get(tag.name, HtmlElement)
            found = kind(self.window, tag)
        return found

    def holds(self, tag: Tag | None) -> bool:
        """Return whether a node is part of the document."""
        while tag is not None and tag is not self.tree:
            tag = tag.parent
        return tag is not None

    @property
    def modal(self) -> Dialog | None:
        """Return the dialog that lies over everything else, if any."""
        return self.modals[-1] if self.modals else None

    @property
    def documentElement(self) -> Any:  # noqa: N802
        return self.element_of(self.tree.html)

    @property
    def body(self) -> Any:
        return self.element_of(self.tree.body)

    @property
    def activeElement(self) -> Any:  # noqa: N802
        return self.body if self.focused is None else self.focused

    def getElementById(self, name: str) -> Any:  # noqa: N802
        known = self._ids.get(name)
        if known is None or known.get("id") != name or not self.holds(known):
            self._ids = self._read_ids()
            known = self._ids.get(name)
        return self.element_of(known)

    def _read_ids(self) -> dict[str, Tag]:
        """Return the first node of each id.

        One pass over the tree finds all ids, since the page looks up many of them one after another.
        """
        found: dict[str, Tag] = {}
        for node in self.tree.descendants:
            if isinstance(node, Tag) and "id" in node.attrs:
                found.setdefault(str(node.attrs["id"]), node)
        return found

    def createElement(self, name: str) -> Any:  # noqa: N802
        return self.element_of(self.tree.new_tag(name))

    def querySelector(self, selector: str) -> Any:  # noqa: N802
        if _BY_ID.fullmatch(selector):
            return self.getElementById(selector[1:])
        return self.documentElement.querySelector(selector)

    def querySelectorAll(self, selector: str) -> list[Element]:  # noqa: N802
        found: list[Element] = self.documentElement.querySelectorAll(selector)
        return found

    # Focus

    @property
    def focused(self) -> Element | None:
        """Return the element that has the focus. An element that has left the document has lost it."""
        return self._focused if self._focused is not None and self._focused.isConnected else None

    def move_focus(self, wanted: Element | None) -> None:
        """Move the focus to an element, or remove it, and dispatch the events for this."""
        before = self.focused
        if before is wanted:
            return
        self.drop_focus()
        if before is not None:
            before.dispatch(Event("blur", bubbles=False, cancelable=False))
            before.dispatch(Event("focusout", cancelable=False))
        if wanted is not None and self._focused is None and wanted.focusable:
            self._focused = wanted
            wanted.tag[FOCUS] = ""
            wanted.dispatch(Event("focus", bubbles=False, cancelable=False))
            wanted.dispatch(Event("focusin", cancelable=False))

    def drop_focus(self) -> None:
        """Remove the focus without any event."""
        if self._focused is not None:
            del self._focused.tag[FOCUS]
            self._focused = None

    def drop_lost_focus(self) -> None:
        """Remove the focus from an element that has left the document or is hidden. Rendering does this."""
        if self._focused is not None and not self._focused.visible:
            self.drop_focus()


_BY_ID = re.compile(r"#[-\w]+")
