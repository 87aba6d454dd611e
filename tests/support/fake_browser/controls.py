"""Elements that do something when they are pressed: buttons, fields, links and dialogs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bs4 import Tag

from support.fake_browser.elements import Element, HtmlElement
from support.fake_browser.events import Event
from support.fake_browser.values import JsError, Strict, jsnull

if TYPE_CHECKING:
    from support.fake_browser.window import Window


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
    """An input field, for text or for files."""

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
    """A link that downloads a file."""

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
        self._before: Element | None = None  # the element that had the focus when the dialog was opened

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
