"""Carries everything away as a file, and takes such files in."""

from collections.abc import Callable
from typing import Any

from app.control.autosave import Autosave
from app.platform.dom import Dom
from app.platform.storage import Storage
from app.state import backup
from app.state.settings import Settings
from app.state.table import Table
from engine.games import CATALOGUE


class BackupFiles:
    """The downloads and uploads of one page. `say` is told what came of it."""

    def __init__(
        self,
        dom: Dom,
        store: Storage,
        keeping: Autosave,
        say: Callable[[str], None],
        taken_in: Callable[[Settings], None],
    ) -> None:
        self._dom = dom
        self._storage = store
        self._autosave = keeping
        self._say = say
        self._taken_in = taken_in

    def save(self, table: Table, settings: Settings) -> None:
        """Let the browser download everything."""
        day = self._dom.today()
        text = backup.written(table, settings, self._storage.load_favourites(), now=self._dom.now(), day=day)
        self._dom.download(backup.file_name(day), text)
        self._say(f"Saved among your downloads as {backup.file_name(day)}.")

    def choose(self, table: Callable[[], Table], settings: Callable[[], Settings]) -> None:
        """Let the player choose a file, and add what it brings; nothing here is changed by a bad one."""

        def read(text: str | None) -> None:
            if not self._autosave.was_taken_over():  # else the games are another tab's by now
                self._take_in(text, table(), settings())

        def chosen(file: Any) -> None:
            if int(file.size) > backup.LARGEST:
                self._say(backup.TOO_LARGE)
            else:
                self._dom.read_text(file, read)

        self._dom.choose_file(backup.KINDS, chosen)

    def _take_in(self, text: str | None, table: Table, settings: Settings) -> None:
        try:
            luggage = backup.read(text, CATALOGUE)
        except backup.CannotImportError as error:
            self._say(str(error))
            return
        words = backup.take_in(table, luggage)
        self._storage.save_favourites(self._storage.load_favourites() | luggage.favourites)
        self._taken_in(backup.settled(settings, luggage.settings))
        self._say(words)
