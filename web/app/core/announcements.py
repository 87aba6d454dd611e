"""Says sentences to the player: screen readers read them out, and some are shown on the page for a while."""

from collections import deque
from collections.abc import Callable, Sequence

from app.core.outside import Time
from app.core.shown import Page
from app.view.words import words
from engine.core.saying import Saying, say

_NOTICE_MS = 6000  # how long a notice is shown
_REMEMBERED = 200  # how many of the last sentences are stored, so that the player can read them again


class Announcements:
    """Says sentences, and stores those of this visit.

    `line` returns the id of the element whose text the player can see or hear now. While a sheet is open, that is
    an element of the sheet, since nothing outside the sheet can be seen or heard.
    """

    def __init__(self, page: Page, time: Time, line: Callable[[], str]) -> None:
        self._page = page
        self._line = line
        self._said: deque[Saying] = deque(maxlen=_REMEMBERED)
        self._timer = time.timer(unseen=True)  # unseen: the Python that takes the page over hides the words
        self._stays = False  # whether the words on the page stay until `done`

    def say(
        self, what: Saying | None, *, aloud: bool = False, unseen: bool = False, more: Saying | None = None
    ) -> None:
        """Let screen readers say `what`; with `aloud` also show it for a while. Do nothing if it is None.

        `more` is read out after `what`, and never shown. A sheet always shows the words, unless they are `unseen`.
        """
        if what is None:
            return
        self._stays = False
        self._said.append(say("sentences", parts=[what, more]) if more else what)
        after = words("said-after", what=more) if more else ""
        self._page.speak(self._line(), words("capital", what=what), after, aloud=aloud, unseen=unseen)
        if aloud:
            self._hush_later()

    def notice(self, what: Saying | None) -> None:
        """Show words on the page for a while, and let screen readers say them; do nothing if `what` is None."""
        self.say(what, aloud=True)

    def say_again(self) -> None:
        """Say once more what was said last, and show it for a while."""
        if self._said:
            self.say(self._said.pop(), aloud=True)

    def repeat(self) -> None:
        """If a sheet is open, let screen readers say the last sentence again inside it, where they can hear it."""
        if self._said and self._line() != "said":
            self.say(self._said.pop(), unseen=True)

    def said(self) -> tuple[Saying, ...]:
        """Return what was said on this visit, the newest first; at most the last `_REMEMBERED` sentences."""
        return tuple(reversed(self._said))

    def remember(self, said: Sequence[Saying]) -> None:
        """Add what another Python has said in this page before this one took over, the newest first."""
        self._said = deque([*reversed(said), *self._said], maxlen=_REMEMBERED)
        self._hush_later()  # the other Python may have shown its last sentence, which must be hidden

    def stay(self) -> None:
        """Keep the words that were said last on the page until `done`, since what they tell of takes a while."""
        self._timer.stop()
        self._stays = True

    def done(self) -> None:
        """Hide the words that `stay` keeps on the page, if there are any."""
        if self._stays:
            self.hush()

    def hush(self) -> None:
        """Hide the words that are shown; a screen reader can still find them."""
        self._stays = False
        self._timer.stop()
        self._page.flag("said", "aloud", on=False)

    def _hush_later(self) -> None:
        self._timer.set(_NOTICE_MS, self.hush)
