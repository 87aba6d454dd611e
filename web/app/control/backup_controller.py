"""Saves games, results, settings and favourites as a file, and reads such files."""

from collections.abc import Callable
from typing import Any

from app.control.autosave import Autosave
from app.control.page_chrome import PageChrome
from app.control.page_context import PageContext
from app.platform.dom import Dom
from app.platform.storage import Storage
from app.state import backup
from app.state.settings import Settings
from engine.games import CATALOGUE


class BackupController:
    """Downloads and reads backup files; after reading one, calls `imported` with the settings to use."""

    def __init__(
        self,
        dom: Dom,
        storage: Storage,
        autosave: Autosave,
        chrome: PageChrome,
        context: PageContext,
        imported: Callable[[Settings], None],
    ) -> None:
        self._dom = dom
        self._storage = storage
        self._autosave = autosave
        self._chrome = chrome
        self._context = context
        self._imported = imported

    def commands(self) -> dict[str, Callable[[str], None]]:
        """Return a function by command name; its argument is the text after the name: "3" in "step 3", or ""."""
        return {"export": lambda _: self._save(), "import": lambda _: self._choose()}

    def _save(self) -> None:
        """Let the browser download a backup file of everything."""
        day, favourites = self._dom.today(), self._storage.load_favourites()
        table, settings = self._context.table(), self._context.settings()
        self._dom.download(
            backup.file_name(day), backup.to_text(table, settings, favourites, now=self._dom.now(), day=day)
        )
        self._chrome.notice(f"Saved among your downloads as {backup.file_name(day)}.")

    def _choose(self) -> None:
        """Let the player choose a backup file, and add its contents; an unreadable file changes nothing."""

        def read(text: str | None) -> None:
            if not self._autosave.asleep:  # while the file was read, by another tab
                self._import(text)

        def chosen(file: Any) -> None:
            if int(file.size) > backup.LARGEST:
                self._chrome.notice(backup.TOO_LARGE)
            else:
                self._dom.read_text(file, read)

        self._dom.choose_file(backup.KINDS, chosen)

    def _import(self, text: str | None) -> None:
        try:
            found = backup.read(text, CATALOGUE)
        except backup.CannotImportError as error:
            self._chrome.notice(str(error))
            return
        words = backup.add(self._context.table(), found)
        self._storage.save_favourites(self._storage.load_favourites() | found.favourites)
        self._imported(backup.merge_settings(self._context.settings(), found.settings))
        self._chrome.notice(words)
