"""Elements: the tree, text, attributes, focus, geometry and motion."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import soupsieve
from bs4 import BeautifulSoup, Tag
from bs4.element import NavigableString

from support.fake_browser.attributes import ClassList, Dataset, Style
from support.fake_browser.events import EventTarget
from support.fake_browser.tree import parse, readable
from support.fake_browser.values import JsArray, JsError, JsObject, Strict, UnknownToStandInError, jsnull

if TYPE_CHECKING:
    from support.fake_browser.layout import Box
    from support.fake_browser.window import Window

_FOCUSABLE = {"button", "input"}
_NAMES = re.compile(r"[a-z]+(, [a-z]+)*")  # a selector that consists only of names of elements


class Animation(Strict):
    """An animation that ends by itself or is cancelled."""

    __slots__ = ("_cancelled", "_window", "element", "ends")

    def __init__(self, window: Window, element: Element, options: JsObject) -> None:
        self._window = window
        self._cancelled = False
        self.ends = window.loop.now + float(options.duration) + float(vars(options).get("delay", 0))
        self.element = element

    def cancel(self) -> None:
        self._cancelled = True

    @property
    def runs(self) -> bool:
        """Return whether the animation can be seen at this moment."""
        return not self._cancelled and self._window.loop.now < self.ends and self.element.isConnected


class Element(EventTarget):
    """An element of the document."""

    __slots__ = ("_captured", "_style", "scrollLeft", "scrollTop", "tag", "window")

    def __init__(self, window: Window, tag: Tag) -> None:
        super().__init__(window.loop)
        self.window = window
        self.tag = tag
        self._style = Style()
        self.scrollLeft = 0.0
        self.scrollTop = 0.0
        tag.__dict__["element"] = self

    def __repr__(self) -> str:
        return f"<{self.tag.name} {self.tag.attrs}>"

    def _of(self, tag: Any) -> Any:
        return self.window.document.element_of(tag)

    # The tree

    @property
    def isConnected(self) -> bool:  # noqa: N802
        return self.window.document.holds(self.tag)

    @property
    def parentNode(self) -> Any:  # noqa: N802
        return self._of(self.tag.parent) if isinstance(self.tag.parent, Tag) else jsnull

    def _parent_target(self) -> EventTarget | None:
        parent = self.tag.parent
        if parent is None:
            return None
        if parent is self.window.document.tree:
            return self.window.document
        return None if isinstance(parent, BeautifulSoup) else self._of(parent)

    @property
    def children(self) -> list[Element]:
        return JsArray(self._of(tag) for tag in self.tag.contents if isinstance(tag, Tag))

    @property
    def firstElementChild(self) -> Any:  # noqa: N802
        return next(iter(self.children), jsnull)

    @property
    def lastElementChild(self) -> Any:  # noqa: N802
        found = next((tag for tag in reversed(self.tag.contents) if isinstance(tag, Tag)), None)
        return self._of(found)

    def appendChild(self, child: Element) -> Element:  # noqa: N802
        return self.insertBefore(child, None)

    def insertBefore(self, child: Element, before: Any) -> Element:  # noqa: N802
        child.remove()
        if before:
            assert before.tag.parent is self.tag, "NotFoundError: insertBefore a node that is no child"
            before.tag.insert_before(child.tag)
        else:
            self.tag.append(child.tag)
        return child

    def remove(self) -> None:
        if self.contains(self.window.document.focused):
            self.window.document.drop_focus()
        self.tag.extract()

    def contains(self, other: Any) -> bool:
        tag = other.tag if isinstance(other, Element) else None
        while tag is not None and tag is not self.tag:
            tag = tag.parent
        return tag is not None

    def isSameNode(self, other: Any) -> bool:  # noqa: N802
        return self is other

    # Text

    @property
    def textContent(self) -> str:  # noqa: N802
        return self.tag.get_text()

    @textContent.setter
    def textContent(self, text: str) -> None:  # noqa: N802
        self.tag.clear()
        self.tag.append(NavigableString(text))

    @property
    def innerHTML(self) -> str:  # noqa: N802
        return self.tag.decode_contents()

    @innerHTML.setter
    def innerHTML(self, html: str) -> None:  # noqa: N802
        self.tag.clear()
        for node in list(parse(html).contents):
            self.tag.append(node)

    def insertAdjacentHTML(self, where: str, html: str) -> None:  # noqa: N802
        if where != "beforeend":
            raise UnknownToStandInError(f"insertAdjacentHTML {where}")
        for node in list(parse(html).contents):
            self.tag.append(node)

    # Attributes

    def getAttribute(self, name: str) -> Any:  # noqa: N802
        found = self.tag.get(name.lower())
        return jsnull if found is None else str(found)

    def setAttribute(self, name: str, value: Any) -> None:  # noqa: N802
        assert isinstance(value, str), "the text of an attribute"
        self.tag[name.lower()] = value

    def removeAttribute(self, name: str) -> None:  # noqa: N802
        del self.tag[name.lower()]

    def hasAttribute(self, name: str) -> bool:  # noqa: N802
        return name.lower() in self.tag.attrs

    def _flag(self, name: str, value: Any) -> None:
        assert isinstance(value, bool), f"{name} is true or false, not {value!r}"
        if value:
            self.tag[name] = ""
        else:
            del self.tag[name]

    @property
    def id(self) -> str:
        return str(self.tag.get("id", ""))

    @id.setter
    def id(self, value: str) -> None:
        self.tag["id"] = value

    @property
    def classList(self) -> ClassList:  # noqa: N802
        return ClassList(self.tag)

    @property
    def dataset(self) -> Dataset:
        return Dataset(self.tag)

    @property
    def style(self) -> Style:
        return self._style

    # Searching

    def querySelectorAll(self, selector: str) -> list[Element]:  # noqa: N802
        if _NAMES.fullmatch(selector):  # such selectors are frequent, and this search is much faster
            names = selector.split(", ")
            found = (tag for tag in self.tag.descendants if isinstance(tag, Tag) and tag.name in names)
            return JsArray(map(self._of, found))
        return JsArray(map(self._of, soupsieve.select(readable(selector), self.tag)))

    def querySelector(self, selector: str) -> Any:  # noqa: N802
        return self._of(soupsieve.select_one(readable(selector), self.tag))

    def matches(self, selector: str) -> bool:
        if selector == ":focus-within":
            return self.contains(self.window.document.focused)
        if selector == ":focus":
            return self.window.document.focused is self
        return soupsieve.match(readable(selector), self.tag)

    def closest(self, selector: str) -> Any:
        return self._of(soupsieve.closest(readable(selector), self.tag))

    # Focus

    @property
    def visible(self) -> bool:
        """Return whether the element is in the document, and neither hidden nor in a closed dialog."""
        tag: Tag | None = self.tag
        while (
            tag is not None
            and "hidden" not in tag.attrs
            and not (tag.name == "dialog" and "open" not in tag.attrs)
        ):
            if tag.parent is None:
                return tag is self.window.document.tree
            tag = tag.parent
        return False

    @property
    def inert(self) -> bool:
        """Return whether a modal dialog lies over the element."""
        modal = self.window.document.modal
        return modal is not None and not modal.contains(self)

    @property
    def focusable(self) -> bool:
        """Return whether the element can get the focus now."""
        kind = self.tag.name in _FOCUSABLE or "tabindex" in self.tag.attrs
        return kind and "disabled" not in self.tag.attrs and self.visible and not self.inert

    def focus(self, options: JsObject | None = None) -> None:
        if unknown := set(vars(options) if options else ()) - {"preventScroll"}:
            raise UnknownToStandInError(f"options of focus: {unknown}")
        if self.focusable:
            self.window.document.move_focus(self)

    def scrollIntoView(self, options: JsObject) -> None:  # noqa: N802
        """Do nothing: there is no layout of sheets here."""
        if unknown := set(vars(options)) - {"block"}:
            raise UnknownToStandInError(f"options of scrollIntoView: {unknown}")

    def blur(self) -> None:
        if self.window.document.focused is self:
            self.window.document.move_focus(None)

    # Geometry

    def _box(self) -> Box:
        return self.window.layout.box(self)

    def getBoundingClientRect(self) -> Box:  # noqa: N802
        return self._box()

    def getClientRects(self) -> JsObject:  # noqa: N802
        """Return a list of one box, or of none if the element is not visible. Only the length is filled in."""
        return JsObject({"length": int(self.visible)})

    @property
    def clientWidth(self) -> int:  # noqa: N802
        return round(self._box().width)

    @property
    def clientHeight(self) -> int:  # noqa: N802
        return round(self._box().height)

    # Motion and pointers

    def animate(self, frames: list[JsObject], options: JsObject) -> Animation:
        assert frames, "an animation without frames"
        if unknown := set(vars(options)) - {"duration", "delay", "easing", "fill"}:
            raise UnknownToStandInError(f"options of an animation: {unknown}")
        animation = Animation(self.window, self, options)
        self.window.animations.append(animation)
        return animation

    def setPointerCapture(self, pointer: int) -> None:  # noqa: N802
        if pointer not in self.window.pointers:
            raise JsError("NotFoundError", f"no pointer {pointer} is down")
        self.window.pointers[pointer] = self


class HtmlElement(Element):
    """An element of HTML. It has some attributes that an element of SVG does not have."""

    __slots__ = ()

    def scrollTo(self, options: JsObject) -> None:  # noqa: N802
        """Scroll the contents of the element at once, even if smooth scrolling is asked for."""
        if unknown := set(vars(options)) - {"left", "top", "behavior"}:
            raise UnknownToStandInError(f"options of scrollTo: {unknown}")
        self.scrollLeft, self.scrollTop = self.window.layout.scrolled(self, options.left, options.top)

    @property
    def hidden(self) -> bool:
        return "hidden" in self.tag.attrs

    @hidden.setter
    def hidden(self, value: bool) -> None:
        self._flag("hidden", value)

    @property
    def offsetLeft(self) -> int:  # noqa: N802
        return round(self._box().left)

    @property
    def offsetTop(self) -> int:  # noqa: N802
        return round(self._box().top)

    def click(self) -> None:
        """Click as a script does: the event has a `detail` of 0, and a disabled button ignores it."""
        self.window.click(self, detail=0)
