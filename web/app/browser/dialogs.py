"""Opens and closes the two dialogs of the document: one shows sheets, the other is the gallery."""

from collections.abc import Callable
from typing import Any

from app.browser.dom import Dom
from app.panels.panel import Panel

_NAMES = ("panel", "gallery")
_UNASKED = {"end"}  # the names of sheets that open by themselves
_LONGEST_MS = 1500  # so long after a dialog has opened, no press makes its protection longer
_IN_A_ROW_MS = 350  # presses that follow each other so soon are made without looking


class DialogElements:
    """The dialogs; see `app.core.shown.Dialogs`. `changed` is called when something has opened or closed."""

    def __init__(self, dom: Dom, changed: Callable[[], None]) -> None:
        self._dom = dom
        self._dialog, self._gallery = map(dom.element, _NAMES)
        self._body = dom.element("panel-body")
        self.opened = changed
        self._focused: Any = None  # the button that got the focus when the sheet was shown; None if none did
        self._is_odd = False  # see `_protect`
        self._since = 0.0  # when a sheet that nobody has asked for has opened, in ms; 0: none is open
        self._last_press = 0.0  # when a pointer was last pressed since then, in ms
        dom.listen(dom.window, "pointerdown", self._pressed_anywhere, capture=True)

    def show_panel(self, panel: Panel, pressed: str) -> None:
        """Show a sheet in the dialog for sheets.

        If the focus was in the dialog, it goes to the button with the command `pressed`, or else to the content,
        because the element that had the focus is replaced.
        """
        dialog, body = self._dialog, self._body
        self._focused = None
        inside = dialog.open and body.contains(self._dom.document.activeElement)
        dialog.dataset.name = panel.name
        self._dom.element("panel-title").textContent = panel.title
        self._dom.fill(body, panel.body)
        if inside:
            self._focused = body.querySelector(f'[data-do="{pressed}"]') if pressed else None
            (self._focused or body).focus()
        if not dialog.open:
            dialog.showModal()

    def begin_panel(self) -> None:
        """Scroll a new sheet to its upper end or its focus, and protect it from a press meant for the table."""
        self._begin(is_unasked=self._dialog.dataset.name in _UNASKED)

    def _begin(self, *, is_unasked: bool) -> None:
        self._body.scrollTop = 0  # possible only now, because a closed dialog cannot be scrolled
        if self._focused:
            self._focused.scrollIntoView(self._dom.js({"block": "nearest"}))
        self._dialog.dataset.unasked = "true" if is_unasked else "false"
        self._since = float(self._dom.window.performance.now()) if is_unasked else 0.0
        self._protect(self._dialog)

    def return_to_panel(self, panel: Panel, pressed: str) -> None:
        """Show a sheet again to which the player returns; the focus goes to the button `pressed`."""
        self._body.focus()
        self.show_panel(panel, pressed)
        self._begin(is_unasked=False)

    def _protect(self, dialog: Any) -> None:
        """Make a dialog ignore presses for a moment, because they were meant for what it covers now.

        The style sheet does this whenever the value of "fresh" changes, unless the last press was a key.
        """
        self._is_odd = not self._is_odd
        dialog.dataset.fresh = "odd" if self._is_odd else "even"

    def _pressed_anywhere(self, event: Any) -> None:
        """Protect a sheet that nobody has asked for during further quick presses, which it does not answer yet.

        Whoever turns the stock quickly may go on for some presses after the game was lost.
        """
        if not self._since:
            return
        now, dialog = float(event.timeStamp), self._dialog
        is_quick = now - self._last_press < _IN_A_ROW_MS
        self._last_press = now
        if now - self._since > _LONGEST_MS:
            self._since = 0.0
        elif is_quick and dialog.open and not dialog.contains(event.target):
            self._protect(dialog)

    def show_gallery(self) -> None:
        """Open the gallery at its upper end, with an empty search field; its content is in the page already."""
        self._dom.element("gallery-search").value = ""
        self._gallery.showModal()
        self._protect(self._gallery)
        self._dom.element("gallery-body").parentNode.scrollTop = 0

    def hide(self) -> None:
        """Close what is open."""
        for dialog in (self._dialog, self._gallery):
            dialog.close()  # does nothing to one that is closed
