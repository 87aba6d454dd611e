"""Answers the buttons that many sheets have."""

from app.core.feature import Feature
from app.core.part import Commands
from app.view.keys import Key
from engine.core.saying import say


class Sheets(Feature):
    """Closes sheets, copies what is on them, and brings back what was deleted there; answers Escape."""

    keys = (Key("Escape", "release", "key-release", printed="keyboard-escape"),)

    def commands(self) -> Commands:
        """Return the commands that this part answers."""
        return {
            "close": lambda _: self.core.panels.leave(),
            "copy": self._copy,
            "bring-back": lambda _: self.core.deletions.bring_back(),
            "release": lambda _: self._release(),
        }

    def _copy(self, name: str) -> None:
        """Copy the text of an element, given by its id, and tell the player; if it was not copied, mark it."""

        def done(copied: bool) -> None:
            self.core.spoken.notice(say("link-copied" if copied else "link-not-copied"))

        self.core.page.select(name)
        self.core.device.copy(self.core.page.text_of(name), done)

    def _release(self) -> None:
        """Deselect the chosen cards; if there are none, end the lesson or close the review."""
        for part in self.core.features:
            if part.release():
                return
