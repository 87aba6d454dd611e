"""Saves after every move, or follows another tab that saves.

Only one tab has the right to write: the tab that was opened last, or that took the games over last. All other tabs
are *asleep*: they save nothing, show what the writing tab plays, and can take the games over at any time.
"""

from collections.abc import Callable, Iterator

from app.core.outside import Device, Time, Writing
from app.core.slices import Slices
from app.panels import calls_html
from app.saving.numbered_texts import NumberedTexts
from app.saving.storage import Storage
from app.state.table import Table
from app.view import board_svg
from app.view.markup import NOTHING, Markup, element, joined
from app.view.pixel_layout import PixelLayout
from app.view.words import text
from engine.view import speech

_PAINT_MS = 1200  # from the last move until the drawn board is saved
_PAUSE_MS = 8  # the pause between two slices of saving the drawn board
_SLICE_MS = 8  # the length of a slice: half a frame
_COMPACT_MS = 3000  # from the last change until the storage is compacted, so that nobody notices the work
_FOLLOW_MS = 60  # from the last save of another tab until this tab reads it
_TRY_AGAIN_MS = 1000  # the pause before a second try, if the texts of another tab could not be read


class Autosave:
    """Saves the games of this tab as long as it has the right to write."""

    def __init__(
        self,
        time: Time,
        device: Device,
        storage: Storage,
        numbered_texts: NumberedTexts,
        writer: Writing,
    ) -> None:
        self._time = time
        self._device = device
        self._storage = storage
        self._numbered_texts = numbered_texts
        self._writer = writer
        self._painting = Slices(time, slice_ms=_SLICE_MS, pause_ms=_PAUSE_MS)
        self._compact_timer = time.timer(unseen=True)
        self._follow_timer = time.timer(unseen=True)
        self._looks = 0  # how many times this tab has begun to read what another tab has saved
        self._is_waking = False  # whether this tab is taking over: it still has to read what the other tab saved

    @property
    def asleep(self) -> bool:
        """Whether this tab saves nothing, because another tab has the right to write or had it until now."""
        return self._is_waking or not self._writer.may_write

    def wake(self, done: Callable[[], None]) -> None:
        """Take the games over from the other tab: read what it has saved, then call `done`.

        If this cannot be read, tell the player, and leave the games to the other tab. Do nothing if this tab is
        taking them over already: a second reading would discard what was saved after the first.
        """
        if self._is_waking:
            return

        def read() -> None:
            try:
                self._storage.read()
            finally:
                self._is_waking = False
            done()

        def failed() -> None:
            self._is_waking = False
            self._writer.give_way()
            self._storage.tell_not_read()

        self._is_waking = True
        self._writer.claim(lambda: self._numbered_texts.read_again(read, failed))

    def look_elsewhere(self, done: Callable[[], None]) -> None:
        """Wait a moment, then read what another tab has saved, and call `done`; each call restarts the wait."""
        self._look_elsewhere_in(_FOLLOW_MS, done)

    def _look_elsewhere_in(self, ms: float, done: Callable[[], None]) -> None:
        self._looks += 1
        look = self._looks

        def read() -> None:
            if self.asleep:
                self._storage.read()
                done()

        def failed() -> None:
            # no second try on a hidden page: it reads again when it becomes visible
            if self.asleep and look == self._looks and not self._device.is_hidden:
                self._look_elsewhere_in(_TRY_AGAIN_MS, done)

        self._follow_timer.set(ms, lambda: self._numbered_texts.read_again(read, failed))

    def save(self, table: Table) -> None:
        """Save the games and results of the table, unless this tab is asleep."""
        if self.asleep:
            return
        table.history.remove_damaged()
        self._storage.save(table.history, table.book, self._time.now())
        if self._storage.needs_compacting:
            self._compact_timer.set(_COMPACT_MS, self._storage.compact)

    @property
    def is_written(self) -> bool:
        """Whether this tab has written all its changes to the device."""
        return not self.asleep and self._storage.is_written

    def flush(self) -> None:
        """Give all texts that wait to be written to the browser at once."""
        self._storage.flush()

    def save_paint_soon(self, saving: Iterator[None]) -> None:
        """Run `saving`, an iterator from `saving_paint`, after a pause and in short slices.

        If this method is called again before the end, only the later work is done. To save the drawn board at
        every move would be noticeably slow.
        """
        self._painting.start(saving, in_ms=_PAINT_MS)

    def saving_paint(
        self, table: Table, layout: PixelLayout, look: dict[str, str], heading: dict[str, str | None]
    ) -> Iterator[None]:
        """Save the drawn board: the next visit shows it until Python is loaded. Yield between the cards.

        `look` is what `Look.values` returns, in which "theme" may be missing, and `heading` what `Header.heading`
        returns. Nothing is saved if this tab is asleep, if no games are stored, or if they cannot be opened: the
        board would be of another game than the next visit begins with.
        """
        if not self.asleep and self._storage.has_games and not self._storage.keeps_nothing:
            game = table.game
            caption = text(speech.deal_title(game, table.session.number))
            facts = calls_html.facts(game, table.session.position)
            plate = element("div", facts, class_="plate") if facts else NOTHING
            spots, cards = list[Markup](), list[Markup]()
            for drawn in board_svg.each_spot(layout, game):
                spots.append(drawn)
                yield
            for drawn in board_svg.each_card(layout, game):
                cards.append(drawn)
                yield
            board = board_svg.put_together(layout, spots, cards, caption=caption)
            if not self.asleep:  # another tab may have taken over meanwhile
                self._storage.save_paint(joined(plate, board), look, heading)
