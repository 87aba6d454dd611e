"""Opens and closes the two dialogs of the document: the one of the sheets, and the gallery."""

from collections.abc import Callable
from typing import Any

from app.browser.dom import Dom
from app.panels.panel import Panel

_NAMES = ("panel", "gallery")


class DialogElements:
    """The dialogs; see `app.core.shown.Dialogs`. `changed` is called when something has opened or closed."""

    def __init__(self, dom: Dom, changed: Callable[[], None]) -> None:
        self._dom = dom
        self._dialog, self._gallery = map(dom.element, _NAMES)
        self._body = dom.element("panel-body")
        self.opened = changed
        self._is_odd = False  # see `_protect`

    def show_panel(self, panel: Panel, pressed: str) -> None:
        """Show a sheet; a focus in it goes to the button with the command `pressed`, or else to the content.

        The pressed button was replaced or removed: the focus goes to the new one.
        """
        dialog, body = self._dialog, self._body
        inside = dialog.open and body.contains(self._dom.document.activeElement)
        dialog.dataset.name = panel.name
        self._dom.element("panel-title").textContent = panel.title
        self._dom.fill(body, panel.body)
        if inside:
            former = body.querySelector(f'[data-do="{pressed}"]') if pressed else None
            (former or body).focus()
        if not dialog.open:
            dialog.showModal()

    def begin_panel(self) -> None:
        """Show the upper end of a sheet that has just come, and protect it from a press meant for the table."""
        self._body.scrollTop = 0  # not before: what is closed cannot be scrolled
        self._protect(self._dialog)

    def return_to_panel(self, panel: Panel, pressed: str) -> None:
        """Show a sheet again to which the player returns; the focus goes to the button `pressed`."""
        self._body.focus()
        self.show_panel(panel, pressed)
        self.begin_panel()

    def _protect(self, dialog: Any) -> None:
        """Let a press that was meant for what a panel or the gallery now covers fall on nothing.

        The style sheet does that for a moment, and only if the last press was no key; it begins when the value
        of "fresh" changes.
        """
        self._is_odd = not self._is_odd
        dialog.dataset.fresh = "odd" if self._is_odd else "even"

    def show_gallery(self) -> None:
        """Open the gallery at its upper end, with an empty field for the search; its content is there already."""
        self._dom.element("gallery-search").value = ""
        self._gallery.showModal()
        self._protect(self._gallery)
        self._dom.element("gallery-body").parentNode.scrollTop = 0

    def hide(self) -> None:
        """Close what is open."""
        for dialog in (self._dialog, self._gallery):
            dialog.close()  # does nothing to one that is closed
