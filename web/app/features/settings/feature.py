"""Changes the player's settings, and gives the page the colours that they choose."""

from app.core.feature import Feature
from app.core.part import Commands
from app.features.settings.sheet import settings_sheet
from app.panels.menu_entry import MenuEntry, MenuGroup
from app.state.settings import Settings, allowed, changed, value_of, written
from app.state.table_sounds import Heard
from app.view.deck_files import files_of
from engine.core.saying import say

APPEARANCE, MENU = "appearance", "menu"  # the names of two other sheets that contain settings

SIGN = (
    "M4 7h9.5M18.5 7H20M4 17h2M11 17h9M13.5 7a2.5 2.5 0 1 1 5 0a2.5 2.5 0 1 1-5 0"
    "M6 17a2.5 2.5 0 1 1 5 0a2.5 2.5 0 1 1-5 0"
)


class SettingsFeature(Feature):
    """Shows the sheet of settings, and changes them."""

    in_menu = (MenuEntry("settings", say("settings-title"), MenuGroup.PAGE, SIGN),)

    def commands(self) -> Commands:
        """Return the commands that this feature answers."""
        return {
            "settings": lambda _: self.core.open(settings_sheet(self.core.settings)),
            "choose": self._choose,
            "sound-on": lambda _: self._turn_on_sound(),
            "switch": lambda name: self._set(name, not getattr(self.core.settings, name)),
        }

    def _choose(self, about: str) -> None:
        """Give a setting a value; `about` is its name, a space, and the value: "theme night"."""
        name, _, text = about.partition(" ")
        self._set(name, value_of(name, text))

    def _set(self, name: str, value: object) -> None:
        """Change a setting, and show its new value on the open sheet.

        If the drawings or words that the value needs cannot be fetched, change nothing.
        """
        if name == "language":
            self._set_language(str(value))
            return
        shows = self.core.panels.shows
        is_look, is_menu = shows(APPEARANCE), shows(MENU)  # read now: the sheet may close during the fetch

        def use(is_there: bool) -> None:
            if is_there:
                self.core.change_settings(changed(self.core.settings, name, value))
                if is_look:
                    self._mark(name)
                else:
                    self.core.do("menu" if is_menu else "settings")
                if name in {"sound", "volume", "vibration"}:
                    self.core.presenter.hear(Heard("place"))  # lets the player hear the new setting
            else:
                self.core.spoken.notice(say("cards-not-fetched"))

        self.core.deck.load(files_of(changed(Settings(), name, value)), use)  # only what this value needs

    def _turn_on_sound(self) -> None:
        """Turn the sound on without leaving the sheet on which it was offered, and let the player hear it."""
        self.core.change_settings(changed(self.core.settings, "sound", True))
        self.core.presenter.hear(Heard("place"))
        self.core.spoken.say(say("sound-is-on"))

    def _set_language(self, wish: str) -> None:
        def use(is_there: bool) -> None:
            if is_there:
                self.core.change_settings(changed(self.core.settings, "language", wish))
                self.core.do("settings")
            else:
                self.core.do("settings")  # drawn again: it may have shown the new words for a moment
                self.core.spoken.notice(say("language-not-fetched"))

        if wish in allowed("language"):
            self.core.languages.speak(wish, use)

    def _mark(self, name: str) -> None:
        """Mark the new value of a setting on the appearance sheet, without drawing the whole sheet again."""
        chosen = getattr(self.core.settings, name)
        for value in allowed(name):
            is_chosen = value == chosen
            attributes = {"aria-checked": "true" if is_chosen else "false", "tabindex": "0" if is_chosen else "-1"}
            self.core.page.set_on_button("panel-body", f"choose {name} {written(value)}", attributes)
