"""What happens when the page is left, seen again, taken over by another tab, or replaced by a new version."""

from collections.abc import Callable

from app.control.autosave import Autosave
from app.control.page_chrome import PageChrome
from app.control.page_state import PageState
from app.control.stopwatch_controller import StopwatchController
from app.control.table_presenter import TablePresenter
from app.platform.dom import Dom


class Lifecycle:
    """Saves what there is when the page goes out of sight, and goes on with it later.

    `left` is called when the page goes out of sight, `fall_asleep` when another tab has taken the games over.
    """

    def __init__(
        self,
        dom: Dom,
        state: PageState,
        chrome: PageChrome,
        presenter: TablePresenter,
        clock: StopwatchController,
        autosave: Autosave,
        *,
        left: Callable[[], None],
        fall_asleep: Callable[[], None],
    ) -> None:
        self._dom = dom
        self._state = state
        self._chrome = chrome
        self._presenter = presenter
        self._clock = clock
        self._autosave = autosave
        self._left = left
        self._fall_asleep = fall_asleep
        dom.listen(dom.window, "pagehide", lambda event: self._leave())
        dom.listen(dom.window, "pageshow", lambda event: self.seen_or_not())
        dom.listen(dom.document, "visibilitychange", lambda event: self.seen_or_not())
        dom.listen(dom.window, "update-ready", lambda event: chrome.offer_update(shown=True))

    def commands(self) -> dict[str, Callable[[str], None]]:
        """Return the commands of this controller by name; each takes what stands after the name."""
        return {
            "here": lambda _: self.wake(),
            "update": lambda _: self._update(),
            "later": lambda _: self._chrome.offer_update(shown=False),
        }

    def seen_or_not(self) -> None:
        """Rest if the page is out of sight, else go on; the games may be another tab's by now."""
        if self._dom.document.visibilityState == "hidden":
            self._leave()
        elif self._autosave.was_taken_over():
            self._fall_asleep()
        else:
            self._presenter.changed()  # what was being searched for when the page went out of sight
            self._clock.resume()

    def wake(self) -> None:
        """Go on in this tab with what another has played and chosen."""
        self._state.load()
        self._chrome.apply_look(self._state.settings)
        self._autosave.claim()
        self._chrome.close_panel()
        self._presenter.reset()
        self._presenter.draw()
        self._presenter.changed()

    def _leave(self) -> None:
        """Save everything: the page goes out of sight and may never come back."""
        self._presenter.playback.stop()
        self._left()
        self._clock.rest()
        self._autosave.save(self._state.table)
        self._presenter.save_paint()

    def _update(self) -> None:
        """Start the new version; the game in hand is saved first."""
        self._leave()
        self._dom.window.backboneUpdate()
