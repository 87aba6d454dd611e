"""Answers the buttons that many sheets have."""

from app.core.feature import Feature
from app.core.part import Commands


class Sheets(Feature):
    """Closes sheets, copies what is on them, and brings back what was deleted there; answers Escape."""

    def commands(self) -> Commands:
        """Return the commands that this part answers."""
        return {
            "close": lambda _: self.core.chrome.leave_panel(),
            "copy": self.core.chrome.copy,
            "bring-back": lambda _: self.core.deletions.bring_back(),
            "release": lambda _: self._release(),
        }

    def _release(self) -> None:
        """Deselect the chosen cards; if there are none, end the lesson or close the review."""
        for part in self.core.features:
            if part.release():
                return
