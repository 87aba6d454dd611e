"""Copies a recording of what the player did, for a bug report; `app.browser.replaying` plays it again."""

from app.core.feature import Feature
from app.core.part import Commands
from app.features.recording.as_text import report
from engine.core.saying import say

_FILE = "backbone-recording.json"


class CopyRecording(Feature):
    """Answers the command that copies the recording."""

    def commands(self) -> Commands:
        """Return the command of the button on the sheets "Keys" and "Your data"."""
        return {"record-copy": lambda _: self._copy()}

    def _copy(self) -> None:
        """Copy the recording to the clipboard; if the browser does not do that, save it as a file."""
        text = report(self.core.device.facts(), self.core.recording.parts, self.core.whole_state.dump())

        def done(copied: bool) -> None:
            if not copied:
                self.core.device.download(_FILE, text)
            self.core.spoken.notice(say("record-copied") if copied else say("saved-as", file=_FILE))

        self.core.device.copy(text, done)
