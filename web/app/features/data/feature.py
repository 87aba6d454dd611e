"""Opens the sheet "Your data", and does what its buttons say."""

from collections.abc import Callable

from app.core.core import Core
from app.core.deletions import Deletion, Done
from app.core.feature import Feature
from app.core.part import Commands
from app.core.slow_work import Work
from app.features.data import sheet
from app.features.data.sheet import UnreadItem
from app.panels.menu_entry import MenuEntry, MenuGroup
from app.saving.unreadable import Unreadable, UnreadableTexts
from app.state import backup, lenient_reading
from app.state.backup import ImportedData
from app.state.deleted_game import delete_game
from engine.core.saying import say
from engine.games.catalogue import CATALOGUE
from engine.play.kept_session import KeptSession
from engine.view import speech

SIGN = "M4.5 6.5c0-4 15-4 15 0s-15 4-15 0v11c0 4 15 4 15 0v-11M4.5 12c0 4 15 4 15 0"


class Data(Feature):
    """Shows where the games are saved, how safe they are there, and which saved texts could not be read."""

    in_menu = (MenuEntry("data", say("data-title"), MenuGroup.PAGE, SIGN),)

    def __init__(self, core: Core) -> None:
        super().__init__(core)
        self._unreadable = UnreadableTexts(core.numbered_texts, core.storage)
        self._opened = core.time.date()  # when the page was opened, in seconds since 1970
        self._has_asked = False  # whether `_ask_to_stay` was called since the page was opened
        self._answers: dict[str, str] = {}  # the browser's answers, by the id of the element that shows them
        self._unread: dict[str, Unreadable] = {}  # what is listed on the sheet, by `Unreadable.key`

    def commands(self) -> Commands:
        """Return the commands that this feature answers."""
        return {
            "data": lambda _: self._show(lambda: None),
            "offline-ready": lambda _: self._tell_offline(ready=True),
            "game-delete": self._delete_game,
            "unread-save": lambda key: self._save(self._unread[key]),
            "unread-restore": lambda key: self._restore(self._unread[key]),
            "unread-delete": lambda key: self._delete(self._unread[key]),
        }

    def game_changed(self) -> None:
        """Ask the browser to keep everything, once the player has made a move since the page was opened."""
        if not (self._has_asked or self.core.asleep) and self.core.table.history.entry.last_played >= self._opened:
            self._ask_to_stay()

    def data_added(self) -> None:
        """Ask the browser to keep everything, because a backup has added games or results."""
        self._ask_to_stay()

    def _ask_to_stay(self) -> None:
        """Ask the browser never to delete what the page has saved, because there is something to lose now.

        The browser is asked only once, because some browsers pass the question on to the player.
        """
        self._has_asked = True
        if not self.core.storage.has_asked_to_stay:
            self.core.device.persist()
            self.core.storage.note_asked_to_stay()

    # The sheet

    def _show(self, drawn: Callable[[], None]) -> None:
        """Open the sheet, and call `drawn` when it is open. The browser's answers are shown when they come.

        Saved games whose moves were not read yet are read first, so that damaged ones are found and listed.
        """
        self.core.slow_work.start(say("reading-games"), self._reading(), lambda _: self._open(drawn))

    def _reading(self) -> Work[None]:
        history = self.core.table.history
        unread = (entry.session for entry in history.entries if isinstance(entry.session, KeptSession))
        total = 1 + sum(session.text().count(".") + 1 for session in unread if session.is_unread)
        for number, _ in enumerate(history.reading()):
            yield min(1.0, number / total)

    def _open(self, drawn: Callable[[], None]) -> None:
        def found(unread: list[Unreadable]) -> None:
            if self.core.asleep:  # another tab has taken over the games meanwhile
                return
            self._unread = {item.key: item for item in unread}
            self._draw()
            self._ask()
            drawn()

        if self.core.table.history.remove_damaged():
            self.core.presenter.draw_and_save()
        self._unreadable.find(found)

    def _draw(self) -> None:
        unread = (UnreadItem(item.key, item.what, item.size) for item in self._unread.values())
        self._answers[sheet.VERSION] = sheet.version_words(self.core.device.version(), self.core.device.build())
        games = sheet.kept_games(self.core.table.history, self.core.time.midnight())
        self.core.open(sheet.data_sheet(self.core.storage.place, self._answers, games, unread))

    def _ask(self) -> None:
        self.core.device.room(lambda used, room: self._answer(sheet.ROOM, sheet.room_words(used, room)))
        self.core.device.is_persistent(lambda given: self._answer(sheet.PROMISE, sheet.promise_words(given=given)))
        self.core.device.plays_offline(lambda ready: self._tell_offline(ready=ready))

    def _tell_offline(self, *, ready: bool) -> None:
        self._answer(sheet.OFFLINE, sheet.offline_words(ready=ready, lacks=self.core.device.not_kept()))

    def _answer(self, name: str, words: str) -> None:
        """Show an answer of the browser, if the sheet is still open."""
        self._answers[name] = words
        if self.core.panels.shows(sheet.NAME):
            self.core.page.set_text(name, words)

    def _delete_game(self, about: str) -> None:
        """Delete the game at an index of the history, unless it is on the table."""
        deleted = delete_game(self.core.table.history, int(about))
        session = deleted.entry.session

        def is_gone() -> bool:
            return deleted.is_gone(self.core.table.history)

        def bring_back(done: Done) -> None:
            deleted.put_back(self.core.table.history)
            self.core.presenter.draw_and_save()
            self._show(lambda: done(None))

        title = speech.deal_title(session.game, session.number)
        self.core.deletions.add(Deletion(title, sheet.NAME, bring_back, is_gone))
        self.core.presenter.draw_and_save()
        self._show(self.core.deletions.tell)

    # What could not be read

    def _save(self, item: Unreadable) -> None:
        """Let the browser download a text that could not be read; it is not changed."""
        name = f"{backup.FORMAT}-{item.key.replace(' ', '-')}.txt"
        self.core.device.download(name, item.text)
        self.core.spoken.notice(say("saved-as", file=name))

    def _restore(self, item: Unreadable) -> None:
        """Add the games and results that can be found in a text that could not be read. The text itself stays."""
        self.core.slow_work.start(say("restoring"), lenient_reading.reading(item.text, CATALOGUE), self._add)

    def _add(self, found: ImportedData) -> None:
        if self.core.asleep:
            return
        told = say("nothing-restored")
        if found.entries or found.results:
            told = backup.add(self.core.table, found)
            self.core.presenter.draw_and_save()
        self._show(lambda: self.core.spoken.notice(told))

    def _delete(self, item: Unreadable) -> None:
        def deleted(is_done: bool) -> None:
            if not is_done:
                self._show(lambda: self.core.spoken.notice(say("not-deleted")))
                return
            self._unread.pop(item.key, None)
            title = sheet.unread_title(item.what)
            self.core.deletions.add(Deletion(title, sheet.NAME, bring_back, is_gone))
            self._show(self.core.deletions.tell)

        def is_gone() -> bool:
            return item.key not in self._unread

        def bring_back(done: Done) -> None:
            def drawn(is_done: bool) -> None:
                self._show(lambda: done(None if is_done else say("no-room-to-bring-back")))

            self._unreadable.put_back(item, drawn)

        self._unreadable.delete(item, deleted)
