"""Opens the list of what was said, and repeats the last sentence."""

from app.core.feature import Feature
from app.core.part import Commands
from app.features.last_announcements.sheet import what_was_said
from app.view.keys import Key
from app.view.words import text


class LastAnnouncements(Feature):
    """Lets the player read or hear again what the page has said on this visit."""

    keys = (Key("x", "again", "key-again"),)

    def commands(self) -> Commands:
        """Return the commands that this feature answers."""
        return {
            "log": lambda _: self.core.open(what_was_said([text(each) for each in self.core.spoken.said()])),
            "again": lambda _: self.core.spoken.say_again(),
        }
