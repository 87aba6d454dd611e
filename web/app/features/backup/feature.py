"""Saves games, results, settings and the data of features as a file, and reads such files."""

from app.core.core import Core
from app.core.feature import Feature
from app.core.part import Commands
from app.core.slow_work import Work
from app.state import backup, backup_reminder, limits
from app.state.backup import ImportedData
from app.state.feature_data import FeatureData
from engine.core.saying import Saying, say
from engine.games.catalogue import CATALOGUE

_SUGGEST_MS = 3000  # from the start to the suggestion; by then the results have been read


class Backup(Feature):
    """Downloads and reads backup files, and reminds the player to make one."""

    def __init__(self, core: Core) -> None:
        super().__init__(core)
        self._suggesting = core.time.timer(unseen=True)

    def commands(self) -> Commands:
        """Return the commands that this feature answers."""
        return {
            "export": lambda _: self._save(),
            "import": lambda _: self._choose(),
            "no-backup": lambda _: self._offer(shown=False),
        }

    def _save(self) -> None:
        """Let the browser download a backup file of everything."""
        day, storage = self.core.time.today(), self.core.storage
        table, settings = self.core.table, self.core.settings
        others = {data.name: storage.load_data(data) for data in self._data()}
        work = backup.writing(table, settings, others, now=self.core.time.now(), day=day)
        self.core.slow_work.start(say("writing-backup"), work, lambda text: self._download(text, day))

    def _data(self) -> list[FeatureData]:
        return [data for part in self.core.features for data in part.data]

    def _download(self, text: str, day: str) -> None:
        self.core.device.download(backup.file_name(day), text)
        self._offer(shown=False)
        self.core.spoken.notice(say("saved-as", file=backup.file_name(day)))
        self.core.storage.save_backup_times(
            self.core.storage.load_backup_times()._replace(at=round(self.core.time.date()))
        )

    def started(self) -> None:
        """Check a few seconds later whether it is time for a backup; by then the results have been read."""
        self._suggesting.set(_SUGGEST_MS, self._suggest)

    def _suggest(self) -> None:
        """If it is time for a backup, show a message that says so, but only once between two backups."""
        table, times, now = self.core.table, self.core.storage.load_backup_times(), self.core.time.date()
        if self.core.asleep or self.core.storage.keeps_nothing:
            return
        if backup_reminder.is_due(times, table.history, lambda: table.results, now):
            self._offer(shown=True)
            self.core.storage.save_backup_times(times._replace(asked=round(now)))

    def _offer(self, *, shown: bool) -> None:
        """Show or hide the message that it is time for a backup."""
        self.core.page.show("reminder", shown=shown)
        if shown:
            self.core.spoken.say(say("time-for-backup"))

    def _choose(self) -> None:
        """Let the player choose a backup file, and add its contents; an unreadable file changes nothing."""

        def read(text: str | None) -> None:
            self.core.slow_work.start(say("reading-backup"), _reading(text), self._add)

        def too_large() -> None:
            self.core.spoken.notice(say("backup-too-large"))

        self.core.device.choose_text(backup.KINDS, limits.FILE_LETTERS, read, too_large)

    def _add(self, found: ImportedData | Saying) -> None:
        """Add the contents of a backup, or show the saying that tells why the file cannot be read."""
        if self.core.asleep:  # another tab has taken the games over while the file was read
            return
        if isinstance(found, Saying):
            self.core.spoken.notice(found)
            return
        added = backup.add(self.core.table, found)
        for data in self._data():
            here, there = self.core.storage.load_data(data), data.read(found.others.get(data.name))
            self.core.storage.save_data(data, data.joined(here, there))
        self.core.change_settings(backup.merge_settings(self.core.settings, found.settings))
        self.core.tell_data_added()
        self.core.presenter.save_soon()
        self.core.do("statistics all")
        self.core.spoken.notice(added)


def _reading(text: str | None) -> Work[ImportedData | Saying]:
    """Read a backup in small steps; return its contents, or a sentence that says why it cannot be read."""
    try:
        return (yield from backup.reading(text, CATALOGUE))
    except backup.CannotImportError as error:
        return error.reason
