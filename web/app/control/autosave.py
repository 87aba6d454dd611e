"""Saves after every move, and sees to it that two tabs never write over each other.

The tab opened last plays; the others fall asleep with nothing lost, and can be woken to go on from there.
"""

import json
from collections.abc import Callable
from typing import Any

from app.panels import calls_html
from app.platform.dom import Dom, StorageFullError
from app.platform.storage import GAMES, Storage
from app.state.table import Table
from app.view import board_svg
from app.view.markup import NOTHING, element, joined
from app.view.pixel_layout import PixelLayout

_PAINT_MS = 1200
_TAB = "backbone.tab"


class Autosave:
    """The saves of one tab. `fell_asleep` is called when another tab takes the games over."""

    def __init__(self, dom: Dom, store: Storage, fell_asleep: Callable[[], None]) -> None:
        self._dom = dom
        self._storage = store
        self._fell_asleep = fell_asleep
        self._token = json.dumps(dom.random_words(2))
        self._timer = dom.timer()  # for the drawn table
        self.asleep = False
        dom.listen(dom.window, "storage", self._stored_elsewhere)

    def claim(self) -> None:
        """Play in this tab from now on; tabs elsewhere hear of it through the storage."""
        self.asleep = False
        try:
            self._dom.store(_TAB, self._token)
        except StorageFullError:
            return  # nothing is kept at all, so there is nothing to quarrel about

    def was_taken_over(self) -> bool:
        """Whether another tab plays, though this one may have slept too deeply to be told."""
        token = self._dom.stored(_TAB)
        self.asleep = self.asleep or (token is not None and token != self._token)
        return self.asleep

    def _stored_elsewhere(self, event: Any) -> None:
        if event.key == _TAB and isinstance(event.newValue, str) and event.newValue != self._token:
            self.asleep = True
            self._fell_asleep()

    def save(self, table: Table) -> None:
        """Keep games and results as they now are."""
        if not self.asleep:
            self._storage.save_games(table.history, self._dom.now())
            self._storage.save_results(table.results)

    def save_paint_soon(self, save: Callable[[], None]) -> None:
        """Keep the drawn table when the player pauses; drawing it as text at every move would be felt."""
        self._timer.set(_PAINT_MS, save)

    def save_paint(self, table: Table, layout: PixelLayout, look: dict[str, str]) -> None:
        """Keep the table as drawn, so that the next visit begins with it before any Python runs."""
        if not self.asleep and self._dom.stored(GAMES) is not None:
            game = table.game
            caption = f"{game.title}, {game.deal_noun} {table.session.number}"
            facts = calls_html.facts(game, table.session.position)
            plate = element("div", facts, class_="plate") if facts else NOTHING
            board = board_svg.draw_board(layout, game, caption=caption)
            self._storage.save_paint(joined(plate, board), look)
