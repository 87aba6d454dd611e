"""Tells the App what happens to the whole page: it is hidden, shown, resized, or gets another address."""

from typing import Any

from app.browser.dom import Dom
from app.browser.sheet_gestures import SheetGestures
from app.browser.way_back import WayBack
from app.core.core import Core
from app.core.lifecycle import Lifecycle
from app.core.other_tab_sheet import OtherTabSheet
from app.core.updates import Updates

_DIALOGS = ("panel", "gallery")


class Tab:
    """Listens to the events of the window, of the Back button, of other tabs, and of dialogs that close."""

    def __init__(
        self, dom: Dom, core: Core, lifecycle: Lifecycle, updates: Updates, other_tab_sheet: OtherTabSheet
    ) -> None:
        self._dom = dom
        self._core = core
        self._lifecycle = lifecycle
        self.way_back = WayBack(dom, depth=lambda: core.ways_back, close=core.leave)
        self._sheet_gestures = SheetGestures(dom, leave=self._leave_by_pointer, calm=lambda: core.calm)
        self._listen_to_window(updates)
        self._listen_to_writer(other_tab_sheet)
        for name in _DIALOGS:
            dom.listen(dom.element(name), "close", self._closed)
            dom.listen(dom.element(name), "cancel", self._cancelled, passive=False)

    def _listen_to_window(self, updates: Updates) -> None:
        dom, core, lifecycle = self._dom, self._core, self._lifecycle
        dom.listen(dom.window, "pagehide", lambda event: lifecycle.leave(), never_waits=True)
        dom.listen(dom.window, "pageshow", self._came_back)
        dom.listen(dom.document, "visibilitychange", lambda event: lifecycle.look())
        dom.listen(dom.window, "hashchange", self._address_changed)
        dom.listen(dom.window, "update-ready", lambda event: updates.offer(shown=True))
        dom.listen(dom.window, "offline-ready", lambda event: core.do("offline-ready"))
        dom.media("(prefers-color-scheme: dark)", lambda event: core.apply_look())
        dom.watch_size(dom.element("field"), core.presenter.resized)

    def _listen_to_writer(self, other_tab_sheet: OtherTabSheet) -> None:
        """Listen to the events of the page's script writer.ts about the right to write."""
        window, core = self._dom.window, self._core
        self._dom.listen(window, "writer-leaving", lambda event: core.autosave.flush(), never_waits=True)
        self._dom.listen(window, "writer-lost", lambda event: other_tab_sheet.fall_asleep())
        self._dom.listen(window, "texts-written", lambda event: other_tab_sheet.follow())

    def _came_back(self, event: Any) -> None:
        if event.persisted:  # the browser had kept the page in memory; otherwise the page has just started
            self._lifecycle.look()

    def _address_changed(self, event: Any) -> None:
        self._core.receive()

    # What lies over the table

    def follow_dialogs(self) -> None:
        """Update the Back button and the swipe on a sheet, because a dialog was opened, redrawn or closed."""
        self._sheet_gestures.redrawn()
        self.way_back.look()

    def _leave_by_pointer(self) -> None:
        self._core.recording.note("leave")
        self._core.ring_focus(shown=False)
        self._core.panels.leave()

    def _cancelled(self, event: Any) -> None:
        """Answer Escape, or another way by which the browser itself closes a dialog."""
        self._core.recording.note("leave")
        if self._core.panels.has_base and str(event.target.id) == "panel":
            event.preventDefault()
            self._core.panels.leave()
        else:
            self._core.panels.is_closing(str(event.target.id))

    def _closed(self, event: Any) -> None:
        """Answer the closing of a dialog, which the browser reports a moment later."""
        panel, gallery = (bool(self._dom.element(name).open) for name in _DIALOGS)
        self._core.panels.was_closed(has_panel=panel, has_gallery=gallery)
