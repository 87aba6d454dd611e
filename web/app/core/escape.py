"""Answers the Escape key: it cancels one thing, such as the chosen cards."""

from app.core.feature import Feature
from app.core.part import Commands
from app.view.keys import Key


class Escape(Feature):
    """Lets the first part that has something to cancel cancel it; `Part.release` says what a part cancels."""

    keys = (Key("Escape", "release", "key-release", printed="keyboard-escape"),)

    def commands(self) -> Commands:
        """Return the command that this feature answers."""
        return {"release": lambda _: self._release()}

    def _release(self) -> None:
        for part in self.core.features:
            if part.release():
                return
