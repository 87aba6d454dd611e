"""Holds the current games and settings of the page."""

from collections.abc import Callable

from app.core.outside import Time
from app.saving.storage import Storage
from app.state import own_names
from app.state.settings import Settings
from app.state.table import Table
from app.state.world import World, fresh_token
from app.view.prerender import FIRST_DEAL, FIRST_GAME
from engine.games.catalogue import CATALOGUE
from engine.play.history import History, HistoryEntry
from engine.play.session import Session


class PageState:
    """Holds the table and the settings.

    `drawn` has the same meaning as in `World`. `load` and `take` replace table and settings by new objects, and
    `change_settings` replaces the settings, so other parts must not keep references to the old ones.
    """

    table: Table
    settings: Settings
    is_first_visit: bool  # whether no games were stored when they were last read

    def __init__(self, time: Time, storage: Storage, drawn: Callable[[int], int]) -> None:
        self._world = World(time.now, time.date, time.random_words, time.date_of, drawn)
        self._storage = storage
        self.load()

    def load(self) -> None:
        """Read settings, games, their names and results from the storage.

        If no games are stored, as on a first visit, begin the deal that is already drawn in the HTML of the page.
        """
        own_names.use(self._storage.load_data(own_names.OWN))
        history = self._storage.load_games(CATALOGUE)
        self.is_first_visit = history is None
        if history is None:
            first = Session(CATALOGUE[FIRST_GAME], FIRST_DEAL)
            history = History(HistoryEntry(first, fresh_token(self._world.random_words)))
        self.table = Table(CATALOGUE, history, self._storage.load_results(), self._world)
        self._use(self._storage.load_settings())

    def take(self, history: History, settings: Settings) -> None:
        """Replace the games and the settings, keep the results, and save the settings."""
        self.table = Table(CATALOGUE, history, self.table.book, self._world)
        self.change_settings(settings)

    def change_settings(self, settings: Settings) -> None:
        """Use these settings from now on, and save them."""
        self._use(settings)
        self._storage.save_settings(settings)

    def _use(self, settings: Settings) -> None:
        self.settings = settings
        self.table.sends_safe_cards, self.table.deal_filter = settings.safe_home, settings.deals
