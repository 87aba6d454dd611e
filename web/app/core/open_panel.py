"""Opens and closes what lies over the table, and knows what is open: a sheet, or the gallery of games.

A sheet is a dialog over the page (see `app.panels.panel`). A sheet that was opened from a *base* leads back to it.
"""

from collections.abc import Callable

from app.core.shown import Dialogs, Page
from app.panels.panel import Panel


class OpenPanel:
    """Opens and closes sheets and the gallery.

    `opened` is called after a sheet or the gallery was opened or drawn again, `returned` after the player left a
    sheet for its base, and `closed` a moment after a sheet or the gallery was closed.
    """

    def __init__(
        self,
        dialogs: Dialogs,
        page: Page,
        *,
        opened: Callable[[], None],
        returned: Callable[[], None],
        closed: Callable[[], None],
    ) -> None:
        self._dialogs = dialogs
        self._page = page
        self._opened = opened
        self._returned = returned
        self._closed = closed
        self._panel: Panel | None = None  # the one that is open
        self._base: Panel | None = None  # the sheet that appears again when the open one is closed
        self._left_by = ""  # the command of the button with which the player left the base
        self._gallery_is_open = False

    @property
    def is_open(self) -> bool:
        """Whether a sheet or the gallery is open over the table."""
        return self._panel is not None or self._gallery_is_open

    @property
    def gallery_is_open(self) -> bool:
        """Whether the gallery is open."""
        return self._gallery_is_open

    @property
    def panel(self) -> Panel | None:
        """The sheet that is open; None if none is, or if the gallery is open."""
        return self._panel

    @property
    def name(self) -> str:
        """The name of the sheet that is open; empty if none is, or if the gallery is open."""
        return self._panel.name if self._panel else ""

    def shows(self, name: str) -> bool:
        """Return whether the sheet with this name is open."""
        return self.name == name

    @property
    def has_base(self) -> bool:
        """Whether closing the open sheet leads back to another one."""
        return self._base is not None

    @property
    def line(self) -> str:
        """The id of the element whose text the player can see or hear now."""
        if self._panel:
            return "panel-said"
        return "gallery-said" if self._gallery_is_open else "said"

    @property
    def ways_back(self) -> int:
        """How many times the player can go back until neither a sheet nor the gallery is open."""
        panel = self._panel is not None and not self._panel.comes_again
        return int(self._gallery_is_open) + int(panel) + int(panel and self._base is not None)

    def open(self, panel: Panel) -> None:
        """Open a sheet, or replace the content of the one that is open."""
        again, before = self.shows(panel.name), self._panel
        command = self._page.command_in_focus("panel-body") if before else ""
        if before is None or panel.is_base:
            self._base = None
        elif before.is_base:
            self._base, self._left_by = before, command
        self._show(panel, command if again else panel.focus)
        if not again:
            self._dialogs.begin_panel()
        self._opened()

    def _show(self, panel: Panel, pressed: str) -> None:
        self._page.set_text("panel-said", "")
        self._dialogs.show_panel(panel, pressed)
        self._panel = panel

    def open_gallery(self) -> None:
        """Open the gallery, whose content is there already."""
        self._dialogs.show_gallery()
        self._gallery_is_open = True
        self._opened()

    def leave(self) -> None:
        """Close the sheet or the gallery as the player asks; if the sheet has a base, show the base again."""
        base, self._base = self._base, None
        if base and self._panel:
            self._panel = base
            self._page.set_text("panel-said", "")
            self._dialogs.return_to_panel(base, self._left_by)
            self._returned()
        else:
            self.close()

    def close(self) -> None:
        """Close the sheet or the gallery, if one is open."""
        if self.is_open:
            self._panel = self._base = None
            self._gallery_is_open = False
            self._dialogs.hide()

    def is_closing(self, dialog: str) -> None:
        """Note that the browser is closing a dialog, "panel" or "gallery"; `was_closed` is called later."""
        if dialog == "panel":
            self._panel = self._base = None
        else:
            self._gallery_is_open = False

    def was_closed(self, *, has_panel: bool, has_gallery: bool) -> None:
        """Update what is open after a dialog was closed, whether by the page or by the player.

        The browser reports this a moment later, and another dialog may have been opened by then. So `has_panel`
        and `has_gallery` say whether the sheet and the gallery are open now.
        """
        if not has_panel:
            self._panel = self._base = None
        self._gallery_is_open = self._gallery_is_open and has_gallery
        self._closed()
