"""A browser as a player uses it: pointer, keys, address, other tabs and files."""

from typing import Any

from support.fake_browser.controls import FileList, Input
from support.fake_browser.devices import File
from support.fake_browser.elements import Element
from support.fake_browser.events import Event
from support.fake_browser.pointers import WithPointers
from support.fake_browser.tab import DESK, LOW, PHONE, Point
from support.fake_browser.values import JsObject, jsnull

__all__ = ["DESK", "LOW", "PHONE", "Browser", "Point"]


class Browser(WithPointers):
    """One tab, and everything that a player can do with it."""

    # Keys

    def key(
        self,
        key: str,
        *,
        code: str = "",
        ctrl: bool = False,
        alt: bool = False,
        meta: bool = False,
        shift: bool = False,
        repeat: bool = False,
    ) -> None:
        """Press a key on the element with the focus, and do what the browser then does by default."""
        element = self.document.activeElement
        held = {"ctrlKey": ctrl, "altKey": alt, "metaKey": meta, "shiftKey": shift, "repeat": repeat}
        event = Event("keydown", key=key, code=code, **held)
        if self._happen(element, event) and not (ctrl or alt or meta):
            self._type(element, key)
        self._settle()

    def _type(self, element: Any, key: str) -> None:
        """Do the default action of a key that the page did not handle."""
        modal = self.document.modal
        if key == "Escape" and modal:
            if self._happen(modal, Event("cancel", bubbles=False)):
                self.window.loop.run(modal.close)
        elif key == "Tab":
            self._tab()
        elif isinstance(element, Input):
            self._type_into(element, key)
        elif element.tag.name == "button" and key in {"Enter", " "}:
            self.window.loop.run(self.window.click, element, 0)

    def _type_into(self, field: Input, key: str) -> None:
        if key == "Enter" and field.form:
            button = field.form.querySelector("button[type=submit]")
            self.window.loop.run(self.window.click, button, 0)
        elif len(key) == 1 and not field.hasAttribute("readonly"):
            field.value += key
            self._happen(field, Event("input"))

    def _tab(self) -> None:
        """Move the focus to the next element at which Tab stops; after the last one, to the first."""
        around = self.document.modal or self.document.body
        stops = [found for found in around.querySelectorAll("*") if found.focusable and _tab_index(found) >= 0]
        at = stops.index(self.document.focused) + 1 if self.document.focused in stops else 0
        if stops:
            self.window.loop.run(self.document.move_focus, stops[at % len(stops)])

    def write(self, what: str | Element, text: str) -> None:
        """Replace the text of a field."""
        field = self.find(what)
        assert isinstance(field, Input) and self.can_press(field)
        self.window.loop.run(field.focus)
        field.value = text
        self._happen(field, Event("input"))
        self._settle()

    # The window

    def resize(self, width: int, height: int) -> None:
        """Give the window another size."""
        self.window.innerWidth, self.window.innerHeight = width, height
        self.window.loop.run(self.window.dispatch, Event("resize", bubbles=False))
        self._settle()

    def go_to(self, fragment: str) -> None:
        """Follow a link to another fragment of this page, or type it into the address."""
        before = self.window.location.hash
        address = f"#{fragment}" if fragment else ""
        if before != address:
            location = self.window.location
            self.window.loop.run(self.window.history.visit, location.pathname + location.search + address)
        self._settle()

    def back(self) -> None:
        """Press the browser's Back button."""
        self.window.loop.run(self.window.history.step, -1)
        self._settle()

    def forward(self) -> None:
        """Press the browser's Forward button."""
        self.window.loop.run(self.window.history.step, 1)
        self._settle()

    def leave(self) -> None:
        """Leave the page. The browser keeps it in memory, so that the Back button can show it again."""
        self._happen(self.window, Event("pagehide", bubbles=False, cancelable=False))
        self.hide()

    def come_back(self) -> None:
        """Come back to the page that the browser has kept in memory."""
        self._happen(self.window, Event("pageshow", bubbles=False, cancelable=False, persisted=True))
        self.show()

    def prefer(self, query: str, *, holds: bool) -> None:
        """Change a preference of the device, given by its media query."""
        self.window.loop.run(lambda: self.window.change_media(query, holds=holds))
        self._settle()

    def offer_update(self) -> None:
        """Tell the page that a new version of it has arrived."""
        self._happen(self.window, Event("update-ready", bubbles=False))
        self._settle()

    def become_ready_for_offline(self) -> None:
        """Tell the page that all files of the game are stored now, so that it works without a network."""
        self.window.offline = True
        self._happen(self.window, Event("offline-ready", bubbles=False))
        self._settle()

    # Before the start

    def press_early(
        self,
        *,
        spot: str = "",
        card: str = "",
        targets: str = "",
        button: str = "",
        key: str = "",
        code: str = "",
        ctrl: bool = False,
    ) -> None:
        """Press something before Python has arrived. `early_presses.ts` would store the press like this."""
        texts = {"spot": spot, "card": card, "targets": targets, "button": button, "key": key}
        press = {name: text or jsnull for name, text in texts.items()}
        self.window.backbone.presses.append(JsObject({**press, "code": code, "ctrlKey": ctrl, "shiftKey": False}))

    # Files

    def pick_file(self, text: str | None) -> None:
        """Pick a file for the field that asked for one. If `text` is None, the file cannot be read."""
        picker, self.window.picker = self.window.picker, None
        assert picker, "no file is asked for"
        picker.files = FileList([File(self.window.loop, text)])
        self._happen(picker, Event("change", cancelable=False))
        self._settle()


def _tab_index(element: Element) -> int:
    return int(str(element.getAttribute("tabindex") or 0))
