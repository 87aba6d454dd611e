"""Answers the buttons that many sheets have."""

from app.core.feature import Feature
from app.core.part import Commands
from engine.core.saying import say


class Sheets(Feature):
    """Closes sheets, copies texts from them, and restores what was deleted on them."""

    def commands(self) -> Commands:
        """Return the commands that this part answers."""
        return {
            "close": lambda _: self.core.panels.leave(),
            "copy": self._copy,
            "bring-back": lambda _: self.core.deletions.bring_back(),
        }

    def _copy(self, name: str) -> None:
        """Select the text of an element, given by its id, copy it, and tell the player whether it was copied."""

        def done(copied: bool) -> None:
            self.core.spoken.notice(say("link-copied" if copied else "link-not-copied"))

        self.core.page.select(name)
        self.core.device.copy(self.core.page.text_of(name), done)
