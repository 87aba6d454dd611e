"""Says sentences to the player: screen readers read them out, and some are shown on the page for a while."""

from collections import deque
from collections.abc import Callable, Sequence

from app.core.outside import Time
from app.core.shown import Page
from app.view.words import words
from engine.core.saying import Saying, say

_NOTICE_MS = 6000
_REMEMBERED = 200  # so many of the last sentences can be read again


class Spoken:
    """What was said on this visit. `line` returns the id of the element in which words can be seen and heard now.

    While a sheet is open, nothing outside it can be seen or heard; the words are put into the sheet then.
    """

    def __init__(self, page: Page, time: Time, line: Callable[[], str]) -> None:
        self._page = page
        self._line = line
        self._said: deque[Saying] = deque(maxlen=_REMEMBERED)
        self._timer = time.timer(unseen=True)  # whoever goes on with the page hides what was said

    def say(
        self, what: Saying | None, *, aloud: bool = False, unseen: bool = False, more: Saying | None = None
    ) -> None:
        """Let screen readers say something; with `aloud` also show it for a while. None does nothing.

        `more` is read out after it, and never shown. On a sheet words can be read unless they are to be `unseen`.
        """
        if what is None:
            return
        self._said.append(say("sentences", parts=[what, more]) if more else what)
        self._page.show("panel-undo", shown=False)
        after = words("said-after", what=more) if more else ""
        self._page.speak(self._line(), words("capital", what=what), after, aloud=aloud, unseen=unseen)
        if aloud:
            self._hush_later()

    def notice(self, what: Saying | None) -> None:
        """Show something on the page for a while, and let screen readers say it; None does nothing."""
        self.say(what, aloud=True)

    def say_again(self) -> None:
        """Say once more what was said last, and show it for a while."""
        if self._said:
            self.say(self._said.pop(), aloud=True)

    def repeat(self) -> None:
        """Let screen readers say inside the open sheet what was said last outside it, if there is one."""
        if self._said and self._line() != "said":
            self.say(self._said.pop(), unseen=True)

    def offer_undo(self, what: Saying) -> None:
        """Say on the open sheet what was done, with a button beside the words that takes it back."""
        self.say(what)
        self._page.show("panel-undo", shown=True)
        self._page.focus("panel-undo")  # the button that was pressed is gone

    def said(self) -> tuple[Saying, ...]:
        """Return what was said on this visit, the newest first; the oldest of very many are left out."""
        return tuple(reversed(self._said))

    def remember(self, said: Sequence[Saying]) -> None:
        """Take over what another Python has said in this page, the newest first."""
        self._said = deque([*reversed(said), *self._said], maxlen=_REMEMBERED)
        self._hush_later()  # it may have shown the last of it

    def hush(self) -> None:
        """Hide the words that are shown; a screen reader can still find them."""
        self._timer.stop()
        self._page.flag("said", "aloud", on=False)

    def _hush_later(self) -> None:
        self._timer.set(_NOTICE_MS, self.hush)
