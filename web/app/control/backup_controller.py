"""Saves games, results, settings and favourites as a file, and reads such files."""

from collections.abc import Callable
from typing import Any

from app.control.autosave import Autosave
from app.control.page_chrome import PageChrome
from app.control.page_context import PageContext
from app.control.slow_work import SlowWork, Work
from app.platform.dom import Dom
from app.platform.storage import Storage
from app.state import backup, backup_reminder, limits
from app.state.backup import ImportedData
from app.state.settings import Settings
from engine.core.saying import Saying, say
from engine.games.catalogue import CATALOGUE


class BackupController:
    """Downloads and reads backup files; after reading one, calls `imported` with the settings to use."""

    def __init__(
        self,
        dom: Dom,
        storage: Storage,
        autosave: Autosave,
        chrome: PageChrome,
        context: PageContext,
        slow_work: SlowWork,
        imported: Callable[[Settings], None],
    ) -> None:
        self._dom = dom
        self._storage = storage
        self._autosave = autosave
        self._chrome = chrome
        self._context = context
        self._slow_work = slow_work
        self._imported = imported

    def commands(self) -> dict[str, Callable[[str], None]]:
        """Return a function by command name; its argument is the text after the name: "3" in "step 3", or ""."""
        return {
            "export": lambda _: self._save(),
            "import": lambda _: self._choose(),
            "no-backup": lambda _: self._chrome.offer_backup(shown=False),
        }

    def _save(self) -> None:
        """Let the browser download a backup file of everything."""
        day, favourites = self._dom.today(), self._storage.load_favourites()
        table, settings = self._context.table(), self._context.settings()
        work = backup.writing(table, settings, favourites, now=self._dom.now(), day=day)
        self._slow_work.start(say("writing-backup"), work, lambda text: self._download(text, day))

    def _download(self, text: str, day: str) -> None:
        self._dom.download(backup.file_name(day), text)
        self._chrome.offer_backup(shown=False)
        self._chrome.notice(say("saved-as", file=backup.file_name(day)))
        self._storage.save_backup_times(self._storage.load_backup_times()._replace(at=round(self._dom.date())))

    def suggest(self) -> None:
        """Show a message that it is time for a backup, if it is; the player sees it once between two backups."""
        table, times, now = self._context.table(), self._storage.load_backup_times(), self._dom.date()
        if self._autosave.asleep or self._storage.keeps_nothing:
            return
        if backup_reminder.is_due(times, table.history, lambda: table.results, now):
            self._chrome.offer_backup(shown=True)
            self._storage.save_backup_times(times._replace(asked=round(now)))

    def _choose(self) -> None:
        """Let the player choose a backup file, and add its contents; an unreadable file changes nothing."""

        def read(text: str | None) -> None:
            self._slow_work.start(say("reading-backup"), _reading(text), self._add)

        def chosen(file: Any) -> None:
            if int(file.size) > limits.FILE_LETTERS:
                self._chrome.notice(say("backup-too-large"))
            else:
                self._dom.read_text(file, read)

        self._dom.choose_file(backup.KINDS, chosen)

    def _add(self, found: ImportedData | Saying) -> None:
        """Add the contents of a backup to what is here; a saying tells why it could not be read."""
        if self._autosave.asleep:  # another tab has taken the games over while the file was read
            return
        if isinstance(found, Saying):
            self._chrome.notice(found)
            return
        added = backup.add(self._context.table(), found)
        self._storage.save_favourites(self._storage.load_favourites() | found.favourites)
        self._imported(backup.merge_settings(self._context.settings(), found.settings))
        self._chrome.notice(added)


def _reading(text: str | None) -> Work[ImportedData | Saying]:
    """Read a backup bit by bit; return its contents, or a sentence that says why it cannot be read."""
    try:
        return (yield from backup.reading(text, CATALOGUE))
    except backup.CannotImportError as error:
        return error.reason
