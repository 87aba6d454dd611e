"""Offers a new version of the page when it is ready, and starts it when the player wants it."""

from app.core.core import Core
from app.core.feature import Feature
from app.core.lifecycle import Lifecycle
from app.core.part import Commands
from engine.core.saying import say


class Updates(Feature):
    """Shows the message that a new version is ready, and answers its two buttons."""

    def __init__(self, core: Core, lifecycle: Lifecycle) -> None:
        super().__init__(core)
        self._lifecycle = lifecycle

    def commands(self) -> Commands:
        """Return the commands that this feature answers."""
        return {
            "update": lambda _: self._update(),
            "later": lambda _: self.offer(shown=False),
        }

    def offer(self, *, shown: bool) -> None:
        """Show or hide the message that a new version is ready."""
        self.core.page.show("update", shown=shown)
        if shown:
            self.core.spoken.say(say("new-version"))

    def _update(self) -> None:
        """Save everything and start the new version of the page."""
        self._lifecycle.leave()
        self.core.device.use_update()
