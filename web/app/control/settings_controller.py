"""Changes the player's settings, and gives the page the colours that they choose."""

from collections.abc import Callable

from app.board.deck import files_of
from app.control.page_chrome import PageChrome
from app.control.page_context import PageContext
from app.control.page_state import PageState
from app.control.table_presenter import TablePresenter
from app.panels.appearance_html import LOOKS
from app.panels.menu_html import menu
from app.panels.settings_html import settings_sheet
from app.platform.dom import Dom
from app.platform.language_files import LanguageFiles
from app.state.settings import Settings, allowed, changed, value_of, written
from app.state.table_sounds import Heard
from engine.core.saying import say


class SettingsController:
    """Applies the settings. When the device changes between light and dark, the colours are applied again."""

    def __init__(
        self, dom: Dom, state: PageState, chrome: PageChrome, presenter: TablePresenter, context: PageContext
    ) -> None:
        self._dom = dom
        self._state = state
        self._chrome = chrome
        self._presenter = presenter
        self._context = context
        self._languages = LanguageFiles(dom)
        dom.media("(prefers-color-scheme: dark)", lambda event: self.apply_look())

    def commands(self) -> dict[str, Callable[[str], None]]:
        """Return a function by command name; its argument is the text after the name: "3" in "step 3", or ""."""
        return {
            "settings": lambda _: self._context.open(settings_sheet(self._state.settings)),
            "choose": self._choose,
            "sound-on": lambda _: self._turn_on_sound(),
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
        self._presenter.save_soon()  # with the board in its new look, for the first picture of the next visit

    def _choose(self, about: str) -> None:
        """Give a setting a value; `about` is its name and the value with a space between, as "theme night"."""
        name, _, text = about.partition(" ")
        self._set(name, value_of(name, text))

    def _set(self, name: str, value: object) -> None:
        """Change a setting, and show its new value on the panel; without what it needs, change nothing."""
        if name == "language":
            self._set_language(str(value))
            return

        def use(is_there: bool) -> None:
            if is_there:
                self.change(changed(self._state.settings, name, value))
                self._show(name)
                if name in {"sound", "volume", "vibration"}:
                    self._presenter.hear(Heard("place"))  # a sample
            else:
                self._chrome.notice(say("cards-not-fetched"))

        self._chrome.deck.load(files_of(changed(Settings(), name, value)), use)  # what this value alone needs

    def _turn_on_sound(self) -> None:
        """Turn the sound on without leaving the sheet on which it was offered, and let the player hear it."""
        self.change(changed(self._state.settings, "sound", True))
        self._presenter.hear(Heard("place"))
        self._chrome.say(say("sound-is-on"))

    def _set_language(self, wish: str) -> None:
        def use(is_there: bool) -> None:
            if is_there:
                self.change(changed(self._state.settings, "language", wish))
                self._show("language")
            else:
                self._show("language")  # the page may have had the new words for a moment
                self._chrome.notice(say("language-not-fetched"))

        if wish in allowed("language"):
            self._languages.speak(wish, use)

    def follow_language(self) -> None:
        """Speak the language of the settings that were read, as soon as its words are there."""
        wish = self._state.settings.language
        if wish != self._languages.wish:
            self._languages.speak(wish, lambda is_there: self.change(self._state.settings) if is_there else None)

    def _show(self, name: str) -> None:
        """Show the panel of a setting again, with the new value."""
        settings, session = self._state.settings, self._state.table.session
        if name in LOOKS:
            self._mark(name)
        else:
            self._context.open(menu(session, settings) if name == "deals" else settings_sheet(settings))

    def _mark(self, name: str) -> None:
        """Mark the new value of a look on its sheet, which stays as it is otherwise."""
        chosen = getattr(self._state.settings, name)
        for value in allowed(name):
            radio = self._dom.element("panel-body").querySelector(f'[data-do="choose {name} {written(value)}"]')
            if radio:
                radio.setAttribute("aria-checked", "true" if value == chosen else "false")
                radio.setAttribute("tabindex", "0" if value == chosen else "-1")
