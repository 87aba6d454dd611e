"""Saves after every move, if this is the tab that may write (see `other_tabs`)."""

from collections.abc import Iterator

from app.core.other_tabs import OtherTabs
from app.core.outside import Time
from app.core.slices import Slices
from app.panels import calls_html
from app.saving.storage import Storage
from app.state.table import Table
from app.view import board_svg
from app.view.markup import NOTHING, Markup, element, joined
from app.view.pixel_layout import PixelLayout
from app.view.words import text
from engine.view import speech

_PAINT_MS = 1200  # from the last move until the drawn board is saved
_PAUSE_MS = 8  # the pause between two slices of saving the drawn board
_SLICE_MS = 4  # the length of a slice: a quarter of a frame
_COMPACT_MS = 3000  # from the last change until the storage is compacted, so that nobody notices the work


class Autosave:
    """Saves the games of this tab as long as it has the right to write."""

    def __init__(self, time: Time, storage: Storage, tab: OtherTabs) -> None:
        self._time = time
        self._storage = storage
        self._tab = tab
        self._painting = Slices(time, slice_ms=_SLICE_MS, pause_ms=_PAUSE_MS)
        self._compact_timer = time.timer(unseen=True)

    def save(self, table: Table) -> None:
        """Save the games and results of the table, unless this tab is asleep."""
        if self._tab.asleep:
            return
        table.history.remove_damaged()
        self._storage.save(table.history, table.book, self._time.now())
        if self._storage.needs_compacting:
            self._compact_timer.set(_COMPACT_MS, self._storage.compact)

    @property
    def is_written(self) -> bool:
        """Whether this tab has written all its changes to the device."""
        return not self._tab.asleep and self._storage.is_written

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
        if not self._tab.asleep and self._storage.has_games and not self._storage.keeps_nothing:
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
            if not self._tab.asleep:  # another tab may have taken over meanwhile
                self._storage.save_paint(joined(plate, board), look, heading)
