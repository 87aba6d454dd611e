"""Changes the player's settings, and gives the page the colours that they choose."""

from collections.abc import Callable

from app.control.page_chrome import PageChrome
from app.control.page_context import PageContext
from app.control.page_state import PageState
from app.control.table_presenter import TablePresenter
from app.panels.menu_html import menu
from app.panels.settings_html import settings_sheet
from app.platform.dom import Dom
from app.state.settings import Settings, changed


class SettingsController:
    """Applies the settings. When the device changes between light and dark, the colours are applied again."""

    def __init__(
        self, dom: Dom, state: PageState, chrome: PageChrome, presenter: TablePresenter, context: PageContext
    ) -> None:
        self._state = state
        self._chrome = chrome
        self._presenter = presenter
        self._context = context
        dom.media("(prefers-color-scheme: dark)", lambda event: self.apply_look())

    def commands(self) -> dict[str, Callable[[str], None]]:
        """Return a function by command name; its argument is the text after the name: "3" in "step 3", or ""."""
        return {
            "settings": lambda _: self._context.open(settings_sheet(self._state.settings)),
            "choose": self._choose,
            "switch": lambda name: self._set(name, not getattr(self._state.settings, name)),
        }

    def apply_look(self) -> None:
        """Give the page the colours and the arrangement, left-handed or right-handed, that the settings choose."""
        self._chrome.apply_look(self._state.settings)

    def change(self, settings: Settings) -> None:
        """Use these settings from now on, save them, and draw the table anew."""
        self._state.change_settings(settings)
        self.apply_look()
        self._presenter.draw()
        self._presenter.changed()

    def _choose(self, about: str) -> None:
        """Give a setting a value; `about` is its name and the value with a space between, as "theme night"."""
        name, _, value = about.partition(" ")
        self._set(name, value)

    def _set(self, name: str, value: object) -> None:
        """Change a setting, and open the panel that shows the setting again, with the new value."""
        self.change(changed(self._state.settings, name, value))
        settings, session = self._state.settings, self._state.table.session
        in_menu = name == "deals"
        self._context.open(menu(session, settings) if in_menu else settings_sheet(settings))
