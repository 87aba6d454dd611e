"""The document and its elements, on a tree that BeautifulSoup parses and soupsieve searches."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import soupsieve
from bs4 import BeautifulSoup, Tag
from bs4.element import NavigableString

from support.fake_browser.events import Event, EventTarget
from support.fake_browser.values import JsArray, JsError, JsObject, Strict, UnknownToStandInError, jsnull

if TYPE_CHECKING:
    from support.fake_browser.layout import Box
    from support.fake_browser.window import Window

_SVG = {"svg", "g", "path", "rect", "use", "circle", "text"}
_FOCUSABLE = {"button", "input"}
_FOCUS = "data-the-focus"  # an attribute that soupsieve can see in place of `:focus`
_NAMES = re.compile(r"[a-z]+(, [a-z]+)*")  # a selector of nothing but the names of elements
_BY_ID = re.compile(r"#[-\w]+")
_RULE = re.compile(r"\s*([-\w]+)\s*:\s*([^;]*);?")


def parse(html: str) -> BeautifulSoup:
    """Return the tree of a piece of HTML."""
    return BeautifulSoup(html, "html.parser", multi_valued_attributes=None)


class ClassList(Strict):
    """The classes of an element."""

    def __init__(self, tag: Tag) -> None:
        self._tag = tag

    def _names(self) -> list[str]:
        return str(self._tag.get("class", "")).split()

    def contains(self, name: str) -> bool:
        return name in self._names()

    def add(self, name: str) -> None:
        if not self.contains(name):
            self._tag["class"] = " ".join([*self._names(), name])

    def remove(self, name: str) -> None:
        if self.contains(name):
            self._tag["class"] = " ".join(other for other in self._names() if other != name)

    def toggle(self, name: str, force: bool | None = None) -> bool:
        wanted = not self.contains(name) if force is None else force
        (self.add if wanted else self.remove)(name)
        return wanted


class Dataset:
    """The `data-` attributes of an element, as attributes of their own."""

    _tag: Tag

    def __init__(self, tag: Tag) -> None:
        object.__setattr__(self, "_tag", tag)

    def __getattr__(self, name: str) -> str | None:
        if name.startswith("__"):
            raise AttributeError(name)
        found = self._tag.get(_kebab(name))
        return None if found is None else str(found)

    def __setattr__(self, name: str, value: Any) -> None:
        self._tag[_kebab(name)] = str(value)

    def __delattr__(self, name: str) -> None:
        del self._tag[_kebab(name)]


def _kebab(name: str) -> str:
    return "data-" + re.sub("[A-Z]", lambda found: f"-{found[0].lower()}", name)


class Style(Strict):
    """What is set on the element itself."""

    __slots__ = ("_rules",)

    def __init__(self) -> None:
        self._rules: dict[str, str] = {}

    @property
    def cssText(self) -> str:  # noqa: N802  # the browser's name
        return " ".join(f"{name}: {value};" for name, value in self._rules.items())

    @cssText.setter
    def cssText(self, text: str) -> None:  # noqa: N802
        self._rules = dict(_RULE.findall(text))

    @property
    def transform(self) -> str:
        return self._rules.get("transform", "")

    @transform.setter
    def transform(self, value: str) -> None:
        self._rules["transform"] = value

    def pixels(self, name: str) -> float:
        """A length in pixels that was set; 0 where there is none."""
        return float(self._rules.get(name, "0px").removesuffix("px"))


class Animation(Strict):
    """A motion that ends by itself or is cancelled."""

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
        """Whether it can be seen at this moment."""
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
        if _NAMES.fullmatch(selector):  # asked often, and found much sooner so
            names = selector.split(", ")
            found = (tag for tag in self.tag.descendants if isinstance(tag, Tag) and tag.name in names)
            return JsArray(map(self._of, found))
        return JsArray(map(self._of, soupsieve.select(_readable(selector), self.tag)))

    def querySelector(self, selector: str) -> Any:  # noqa: N802
        return self._of(soupsieve.select_one(_readable(selector), self.tag))

    def matches(self, selector: str) -> bool:
        if selector == ":focus-within":
            return self.contains(self.window.document.focused)
        if selector == ":focus":
            return self.window.document.focused is self
        return soupsieve.match(_readable(selector), self.tag)

    def closest(self, selector: str) -> Any:
        return self._of(soupsieve.closest(_readable(selector), self.tag))

    # Focus

    @property
    def visible(self) -> bool:
        """Whether it is in the document and neither hidden nor in a closed dialog."""
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
        """Whether a modal dialog lies over it."""
        modal = self.window.document.modal
        return modal is not None and not modal.contains(self)

    @property
    def focusable(self) -> bool:
        """Whether it can be given the focus now."""
        kind = self.tag.name in _FOCUSABLE or "tabindex" in self.tag.attrs
        return kind and "disabled" not in self.tag.attrs and self.visible and not self.inert

    def focus(self, options: JsObject | None = None) -> None:
        if unknown := set(vars(options) if options else ()) - {"preventScroll"}:
            raise UnknownToStandInError(f"options of focus: {unknown}")
        if self.focusable:
            self.window.document.move_focus(self)

    def blur(self) -> None:
        if self.window.document.focused is self:
            self.window.document.move_focus(None)

    # Geometry

    def _box(self) -> Box:
        return self.window.layout.box(self)

    def getBoundingClientRect(self) -> Box:  # noqa: N802
        return self._box()

    def getClientRects(self) -> JsObject:  # noqa: N802
        """The boxes of an element: one, or none for what is not seen."""
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
    """An element of HTML, which has more than one of SVG has."""

    __slots__ = ()

    def scrollTo(self, options: JsObject) -> None:  # noqa: N802
        """Show another part of what is in the element; it is there at once, even where it is to move smoothly."""
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
        """Click as a script does: with a detail of 0, and nothing for a disabled button."""
        self.window.click(self, detail=0)


class Control(HtmlElement):
    """A button or an input."""

    __slots__ = ()

    @property
    def disabled(self) -> bool:
        return "disabled" in self.tag.attrs

    @disabled.setter
    def disabled(self, value: bool) -> None:
        self._flag("disabled", value)

    @property
    def form(self) -> Any:
        return self.closest("form")


class Input(Control):
    """A field: of text, or of files."""

    __slots__ = ("_value", "files", "selected")

    def __init__(self, window: Window, tag: Tag) -> None:
        super().__init__(window, tag)
        self._value: str | None = None
        self.files: FileList = FileList([])
        self.selected = False

    @property
    def value(self) -> str:
        return str(self.tag.get("value", "")) if self._value is None else self._value

    @value.setter
    def value(self, text: str) -> None:
        self._value = text
        if self.type == "file":
            assert not text, "the files of a field cannot be set by a script"
            self.files = FileList([])

    @property
    def type(self) -> str:
        return str(self.tag.get("type", "text"))

    @type.setter
    def type(self, value: str) -> None:
        self.tag["type"] = value

    @property
    def accept(self) -> str:
        return str(self.tag.get("accept", ""))

    @accept.setter
    def accept(self, value: str) -> None:
        self.tag["accept"] = value

    def select(self) -> None:
        self.selected = True


class FileList(Strict):
    """The files that were picked."""

    def __init__(self, files: list[Any]) -> None:
        self._files = files

    @property
    def length(self) -> int:
        return len(self._files)

    def item(self, number: int) -> Any:
        return self._files[number] if number < len(self._files) else jsnull


class Anchor(HtmlElement):
    """A link, used to download."""

    __slots__ = ("download", "href")

    def __init__(self, window: Window, tag: Tag) -> None:
        super().__init__(window, tag)
        self.download = ""
        self.href = ""


class Dialog(HtmlElement):
    """A sheet over the page."""

    __slots__ = ("_before",)

    def __init__(self, window: Window, tag: Tag) -> None:
        super().__init__(window, tag)
        self._before: Element | None = None  # what had the focus when it was opened

    @property
    def open(self) -> bool:
        return "open" in self.tag.attrs

    def showModal(self) -> None:  # noqa: N802
        document = self.window.document
        if self.open and self not in document.modals:
            raise JsError("InvalidStateError", "the dialog is open without being modal")
        if not self.open:
            self._before = document.focused
            self.tag["open"] = ""
            document.modals.append(self)
            first = next((found for found in self.querySelectorAll("*") if found.focusable), None)
            document.move_focus(first)

    def close(self) -> None:
        document = self.window.document
        if not self.open:
            return
        del self.tag["open"]
        document.modals.remove(self)
        before, self._before = self._before, None
        if before is not None and before.focusable:
            document.move_focus(before)
        self._loop.queue(lambda: self.dispatch(Event("close", bubbles=False, cancelable=False)))


_KINDS: dict[str, type[Element]] = {"dialog": Dialog, "input": Input, "button": Control, "a": Anchor}


class Document(EventTarget):
    """The page."""

    __slots__ = ("_focused", "_ids", "modals", "title", "tree", "visibilityState", "window")

    def __init__(self, window: Window, html: str) -> None:
        super().__init__(window.loop)
        self.window = window
        self.tree = parse(html)
        self.visibilityState = "visible"
        self.title = ""
        self._focused: Element | None = None
        self.modals: list[Dialog] = []  # the open ones, the uppermost last
        self._ids: dict[str, Tag] = {}

    def _parent_target(self) -> EventTarget:
        return self.window

    def element_of(self, tag: Any) -> Any:
        """The element of a node of the tree, the same one every time; null for none."""
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
        """Whether a node is part of the document."""
        while tag is not None and tag is not self.tree:
            tag = tag.parent
        return tag is not None

    @property
    def modal(self) -> Dialog | None:
        """The dialog that lies over everything else."""
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
        """Return the first node of each id: all at once, as the page asks for many of them in turn."""
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
        """The element that has the focus; what has left the document has lost it."""
        return self._focused if self._focused is not None and self._focused.isConnected else None

    def move_focus(self, wanted: Element | None) -> None:
        """Give the focus to an element, or to none, with the events that tell of it."""
        before = self.focused
        if before is wanted:
            return
        self.drop_focus()
        if before is not None:
            before.dispatch(Event("blur", bubbles=False, cancelable=False))
            before.dispatch(Event("focusout", cancelable=False))
        if wanted is not None and self._focused is None and wanted.focusable:
            self._focused = wanted
            wanted.tag[_FOCUS] = ""
            wanted.dispatch(Event("focus", bubbles=False, cancelable=False))
            wanted.dispatch(Event("focusin", cancelable=False))

    def drop_focus(self) -> None:
        """Take the focus away without a word."""
        if self._focused is not None:
            del self._focused.tag[_FOCUS]
            self._focused = None

    def drop_lost_focus(self) -> None:
        """What has left the document or cannot be seen any more loses the focus, when the page is rendered."""
        if self._focused is not None and not self._focused.visible:
            self.drop_focus()


def _readable(selector: str) -> str:
    """The selector with the focus as soupsieve can see it."""
    return selector.replace(":focus-within", f":is([{_FOCUS}], :has([{_FOCUS}]))").replace(":focus", f"[{_FOCUS}]")
