"""Answers the buttons that many sheets have."""

from app.core.feature import Feature
from app.core.part import Commands
from app.view.keys import Key
from engine.core.saying import say


class Sheets(Feature):
    """Closes sheets, copies texts from them, restores what was deleted on them, and answers Escape."""

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
        """Select the text of an element, given by its id, copy it, and tell the player whether it was copied."""

        def done(copied: bool) -> None:
            self.core.spoken.notice(say("link-copied" if copied else "link-not-copied"))

        self.core.page.select(name)
        self.core.device.copy(self.core.page.text_of(name), done)

    def _release(self) -> None:
        """Cancel one thing: let the first part that has something to cancel do it, such as the chosen cards."""
        for part in self.core.features:
            if part.release():
                return
