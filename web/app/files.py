"""Carries everything away as a file, and takes such files in."""

from collections.abc import Callable
from typing import Any

from app import transfer
from app.dom import Dom
from app.keeping import Keeping
from app.store import Settings, Store
from app.table import Table
from engine.games import CATALOGUE


class Files:
    """The downloads and uploads of one page. `say` is told what came of it."""

    def __init__(
        self,
        dom: Dom,
        store: Store,
        keeping: Keeping,
        say: Callable[[str], None],
        taken_in: Callable[[Settings], None],
    ) -> None:
        self._dom = dom
        self._store = store
        self._keeping = keeping
        self._say = say
        self._taken_in = taken_in

    def save(self, table: Table, settings: Settings) -> None:
        """Let the browser download everything."""
        day = self._dom.today()
        text = transfer.written(table, settings, self._store.load_favourites(), now=self._dom.now(), day=day)
        self._dom.download(transfer.file_name(day), text)
        self._say(f"Saved among your downloads as {transfer.file_name(day)}.")

    def choose(self, table: Callable[[], Table], settings: Callable[[], Settings]) -> None:
        """Let the player choose a file, and add what it brings; nothing here is changed by a bad one."""

        def read(text: str | None) -> None:
            if not self._keeping.was_taken_over():  # else the games are another tab's by now
                self._take_in(text, table(), settings())

        def chosen(file: Any) -> None:
            if int(file.size) > transfer.LARGEST:
                self._say(transfer.TOO_LARGE)
            else:
                self._dom.read_text(file, read)

        self._dom.choose_file(transfer.KINDS, chosen)

    def _take_in(self, text: str | None, table: Table, settings: Settings) -> None:
        try:
            luggage = transfer.read(text, CATALOGUE)
        except transfer.CannotTakeInError as error:
            self._say(str(error))
            return
        words = transfer.take_in(table, luggage)
        self._store.save_favourites(self._store.load_favourites() | luggage.favourites)
        self._taken_in(transfer.settled(settings, luggage.settings))
        self._say(words)
