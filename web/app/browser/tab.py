"""Tells the App what happens to the page as a whole: it is hidden, seen, resized, asked for something else."""

from typing import Any

from app.browser.dom import Dom
from app.browser.sheet_gestures import SheetGestures
from app.browser.way_back import WayBack
from app.core.core import Core
from app.core.lifecycle import Lifecycle
from app.core.other_tabs import OtherTabs

_DIALOGS = ("panel", "gallery")


class Tab:
    """Listens to the window, to Back, to other tabs, and to what closes dialogs."""

    def __init__(self, dom: Dom, core: Core, lifecycle: Lifecycle, other_tabs: OtherTabs) -> None:
        self._dom = dom
        self._core = core
        self._lifecycle = lifecycle
        self.way_back = WayBack(dom, depth=lambda: core.ways_back, close=core.leave)
        self._sheet_gestures = SheetGestures(dom, leave=self._leave_by_pointer, calm=lambda: core.calm)
        self._listen_to_window()
        self._listen_to_writer(other_tabs)
        for name in _DIALOGS:
            dom.listen(dom.element(name), "close", self._closed)
            dom.listen(dom.element(name), "cancel", self._cancelled, passive=False)

    def _listen_to_window(self) -> None:
        dom, core, lifecycle = self._dom, self._core, self._lifecycle
        dom.listen(dom.window, "pagehide", lambda event: lifecycle.leave())
        dom.listen(dom.window, "pageshow", self._came_back)
        dom.listen(dom.document, "visibilitychange", lambda event: lifecycle.look())
        dom.listen(dom.window, "hashchange", self._address_changed)
        dom.listen(dom.window, "update-ready", lambda event: lifecycle.offer_update(shown=True))
        dom.listen(dom.window, "offline-ready", lambda event: core.do("offline-ready"))
        dom.media("(prefers-color-scheme: dark)", lambda event: core.apply_look())
        dom.watch_size(dom.element("field"), core.presenter.resized)

    def _listen_to_writer(self, other_tabs: OtherTabs) -> None:
        """Listen to what the page's script writer.ts says of the tabs that write."""
        window, core = self._dom.window, self._core
        self._dom.listen(window, "writer-leaving", lambda event: core.autosave.flush())
        self._dom.listen(window, "writer-lost", lambda event: other_tabs.fall_asleep())
        self._dom.listen(window, "records-written", lambda event: other_tabs.follow())

    def _came_back(self, event: Any) -> None:
        if event.persisted:  # it was kept by the browser; else it has just been started
            self._lifecycle.look()

    def _address_changed(self, event: Any) -> None:
        self._core.receive()

    # What lies over the table

    def follow_dialogs(self) -> None:
        """Let Back and the finger on a sheet follow: something lies over the table now, or does no more."""
        self._sheet_gestures.redrawn()
        self.way_back.look()

    def _leave_by_pointer(self) -> None:
        self._core.recording.note("leave")
        self._core.ring_focus(shown=False)
        self._core.panels.leave()

    def _cancelled(self, event: Any) -> None:
        """Answer the key with which the browser closes dialogs."""
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
