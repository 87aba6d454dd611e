"""Saves after every move, and prevents two tabs from overwriting each other's games.

Only one tab saves: the tab that was last opened or has last taken the games over. All other tabs are asleep. A tab
that is asleep can take the games over; it then goes on with what the other tab has saved.
"""

from collections.abc import Callable
from typing import Any

from app.panels import calls_html
from app.platform.dom import CannotStoreError, Dom
from app.platform.storage import GAMES, Storage
from app.state.table import Table, fresh_token
from app.view import board_svg
from app.view.markup import NOTHING, element, joined
from app.view.pixel_layout import PixelLayout
from engine.view import speech

_PAINT_MS = 1200
_TAB = "backbone.tab"


class Autosave:
    """Saves the games of this tab; `fell_asleep` is called when another tab takes the games over."""

    def __init__(self, dom: Dom, storage: Storage, fell_asleep: Callable[[], None]) -> None:
        self._dom = dom
        self._storage = storage
        self._fell_asleep = fell_asleep
        self._token = fresh_token(dom.random_words)  # as long as the one before, so it fits into a full storage
        self._timer = dom.timer()  # for saving the drawn table
        self.asleep = False  # another tab has the games, and this one saves nothing
        dom.listen(dom.window, "storage", self._stored_elsewhere)

    def claim(self) -> None:
        """Take the games over for this tab; the browser tells the other tabs, by an event of the storage."""
        self.asleep = False
        try:
            self._dom.store(_TAB, self._token)
        except CannotStoreError:
            return  # nothing is stored at all, so no tab can overwrite anything

    def check_taken_over(self) -> bool:
        """Return whether another tab has taken over the games.

        Reads the storage, since a tab that the browser had frozen has missed the event.
        """
        token = self._dom.stored(_TAB)
        self.asleep = self.asleep or (token is not None and token != self._token)
        return self.asleep

    def _stored_elsewhere(self, event: Any) -> None:
        if event.key == _TAB and isinstance(event.newValue, str) and event.newValue != self._token:
            self.asleep = True
            self._fell_asleep()

    def save(self, table: Table) -> None:
        """Save the games and results of the table, unless this tab is asleep."""
        if not self.asleep:
            self._storage.save_games(table.history, self._dom.now())
            self._storage.save_results(table.results)

    def save_paint_soon(self, save: Callable[[], None]) -> None:
        """Call `save` after a moment; if this method is called again before then, only the later `save` is called.

        Writing the drawn board as text at every move would be noticeably slow.
        """
        self._timer.set(_PAINT_MS, save)

    def save_paint(self, table: Table, layout: PixelLayout, look: dict[str, str]) -> None:
        """Save the drawn board, so that the next visit can show it before Python is loaded.

        `look` is what `PageChrome.look` returns; "theme" may be missing. Nothing is saved if this tab is asleep or
        no games are stored.
        """
        if not self.asleep and self._dom.stored(GAMES) is not None:
            game = table.game
            caption = speech.deal_title(game, table.session.number)
            facts = calls_html.facts(game, table.session.position)
            plate = element("div", facts, class_="plate") if facts else NOTHING
            board = board_svg.draw_board(layout, game, caption=caption)
            self._storage.save_paint(joined(plate, board), look)
