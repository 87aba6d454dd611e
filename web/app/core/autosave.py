"""Saves after every move, and follows what another tab plays while that one saves.

Only one tab saves: the tab that was last opened or has last taken the games over. All other tabs are asleep: they
show what that tab plays, and can take the games over at any time.
"""

from collections.abc import Callable, Iterator

from app.core.outside import Device, Time, Writing
from app.core.slices import Slices
from app.panels import calls_html
from app.saving.record_store import RecordStore
from app.saving.storage import Storage
from app.state.table import Table
from app.view import board_svg
from app.view.markup import NOTHING, Markup, element, joined
from app.view.pixel_layout import PixelLayout
from app.view.words import text
from engine.view import speech

_PAINT_MS = 1200
_PAUSE_MS = 8  # between two slices of that work
_SLICE_MS = 8  # half a frame
_COMPACT_MS = 3000  # without a change; then nobody notices the work
_FOLLOW_MS = 60
_TRY_AGAIN_MS = 1000  # after what another tab has saved could not be read


class Autosave:
    """Saves the games of this tab as long as it has the right to write."""

    def __init__(
        self,
        time: Time,
        device: Device,
        storage: Storage,
        records: RecordStore,
        writer: Writing,
    ) -> None:
        self._time = time
        self._device = device
        self._storage = storage
        self._records = records
        self._writer = writer
        self._painting = Slices(time, slice_ms=_SLICE_MS, pause_ms=_PAUSE_MS)
        self._compact_timer = time.timer(unseen=True)
        self._follow_timer = time.timer(unseen=True)
        self._looks = 0  # how often what another tab has saved was to be read
        self._is_waking = False  # this tab may write, but has not yet read what the other has saved

    @property
    def asleep(self) -> bool:
        """Whether another tab has the games, so that this one saves nothing."""
        return self._is_waking or not self._writer.may_write

    def wake(self, done: Callable[[], None]) -> None:
        """Take the games over from the other tab; call `done` later, when what it has saved was read.

        If it cannot be read, tell the player, and leave the games to the other tab. Do nothing if this tab is
        taking them over already: what is saved after the first reading would be lost by a second.
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
        self._writer.claim(lambda: self._records.read_again(read, failed))

    def look_elsewhere(self, done: Callable[[], None]) -> None:
        """Read what another tab has saved, when it has saved nothing for a moment; then call `done`."""
        self._look_elsewhere_in(_FOLLOW_MS, done)

    def _look_elsewhere_in(self, ms: float, done: Callable[[], None]) -> None:
        self._looks += 1
        look = self._looks

        def read() -> None:
            if self.asleep:
                self._storage.read()
                done()

        def failed() -> None:
            # a page that is hidden looks again when it is seen
            if self.asleep and look == self._looks and not self._device.is_hidden:
                self._look_elsewhere_in(_TRY_AGAIN_MS, done)

        self._follow_timer.set(ms, lambda: self._records.read_again(read, failed))

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
        """Whether everything is on the device, and nothing more will be written for the moment."""
        return not self.asleep and self._storage.is_written

    def flush(self) -> None:
        """Hand to the browser at once what waits to be written."""
        self._storage.flush()

    def save_paint_soon(self, saving: Iterator[None]) -> None:
        """Do some work (see `saving_paint`) after a moment, a little at a time.

        If this method is called again before the end, only the later work is done. Writing the drawn board as
        text at every move would be noticeably slow.
        """
        self._painting.start(saving, in_ms=_PAINT_MS)

    def saving_paint(
        self, table: Table, layout: PixelLayout, look: dict[str, str], heading: dict[str, str | None]
    ) -> Iterator[None]:
        """Save the drawn board: the next visit shows it until Python is loaded. Yield between the cards.

        `look` is what `Look.values` returns, in which "theme" may be missing, and `heading` what `Header.heading`
        returns. Nothing is saved if this tab is asleep,
        no games are kept, or they cannot be opened: then it would be the board of another game.
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
