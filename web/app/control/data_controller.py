"""Opens the sheet "Your data", and does what its buttons say."""

from collections.abc import Callable

from app.control.deletions import Deletion, Deletions
from app.control.page_chrome import PageChrome
from app.control.page_context import PageContext
from app.control.slow_work import SlowWork, Work
from app.panels import data_html
from app.panels.data_html import UnreadItem
from app.platform.dom import Dom
from app.platform.storage import Storage
from app.platform.unreadable import Unreadable, UnreadableTexts
from app.state import backup, lenient_reading
from app.state.backup import ImportedData
from engine.core.saying import say
from engine.games.catalogue import CATALOGUE
from engine.play.kept_session import KeptSession


class DataController:
    """Shows where the player's games are kept and how safely, and what of them could not be read.

    `changed` is called after games or results were added or deleted; `asleep` returns whether another tab has
    taken over the games.
    """

    def __init__(
        self,
        dom: Dom,
        storage: Storage,
        unreadable: UnreadableTexts,
        chrome: PageChrome,
        context: PageContext,
        slow_work: SlowWork,
        deletions: Deletions,
        changed: Callable[[], None],
        asleep: Callable[[], bool],
    ) -> None:
        self._dom = dom
        self._storage = storage
        self._unreadable = unreadable
        self._chrome = chrome
        self._context = context
        self._slow_work = slow_work
        self._deletions = deletions
        self._changed = changed
        self._asleep = asleep
        self._opened = dom.date()  # when the page was opened, in seconds since 1970
        self._has_asked = False  # whether it was looked after that the browser is asked to keep everything
        self._answers: dict[str, str] = {}  # what the browser has said, as sentences by their places on the sheet
        self._unread: dict[str, Unreadable] = {}  # what is on the sheet, by `Unreadable.key`
        dom.listen(dom.window, "offline-ready", lambda event: self._tell_offline(ready=True))

    def commands(self) -> dict[str, Callable[[str], None]]:
        """Return a function by command name; its argument is the text after the name: "3" in "step 3", or ""."""
        return {
            "data": lambda _: self.open(lambda: None),
            "unread-save": lambda key: self._save(self._unread[key]),
            "unread-restore": lambda key: self._restore(self._unread[key]),
            "unread-delete": lambda key: self._delete(self._unread[key]),
        }

    def game_changed(self) -> None:
        """Ask the browser to keep everything, when the player has made the first move of all."""
        if not self._has_asked and self._context.table().history.entry.last_played >= self._opened:
            self.ask_to_stay()

    def ask_to_stay(self) -> None:
        """Ask the browser to keep everything, since there is something to lose now.

        It is asked only once, because some browsers pass the question on to the player.
        """
        self._has_asked = True
        if not self._storage.has_asked_to_stay:
            self._dom.persist()
            self._storage.note_asked_to_stay()

    # The sheet

    def open(self, drawn: Callable[[], None]) -> None:
        """Open the sheet, and call `drawn` when it is open. The browser's answers are shown when they come.

        The games that are still unread are read before, so that damaged ones are listed as such.
        """
        self._slow_work.start(say("reading-games"), self._reading(), lambda _: self._open(drawn))

    def _reading(self) -> Work[None]:
        history = self._context.table().history
        unread = (entry.session for entry in history.entries if isinstance(entry.session, KeptSession))
        total = 1 + sum(session.text().count(".") + 1 for session in unread if session.is_unread)
        for number, _ in enumerate(history.reading()):
            yield min(1.0, number / total)

    def _open(self, drawn: Callable[[], None]) -> None:
        def found(unread: list[Unreadable]) -> None:
            if self._asleep():  # since the sheet was asked for
                return
            self._unread = {item.key: item for item in unread}
            self._draw()
            self._ask()
            drawn()

        if self._context.table().history.remove_damaged():
            self._changed()
        self._unreadable.find(found)

    def _draw(self) -> None:
        unread = (UnreadItem(item.key, item.what, item.size) for item in self._unread.values())
        games = data_html.kept_games(self._context.table().history, self._dom.midnight())
        self._context.open(data_html.data_sheet(self._storage.place, self._answers, games, unread))

    def _ask(self) -> None:
        self._dom.room(lambda used, room: self._answer(data_html.ROOM, data_html.room_words(used, room)))
        self._dom.is_persistent(
            lambda given: self._answer(data_html.PROMISE, data_html.promise_words(given=given))
        )

        self._dom.plays_offline(lambda ready: self._tell_offline(ready=ready))

    def _tell_offline(self, *, ready: bool) -> None:
        self._answer(data_html.OFFLINE, data_html.offline_words(ready=ready, lacks=self._dom.not_kept()))

    def _answer(self, name: str, words: str) -> None:
        """Show an answer of the browser, if the sheet is still open."""
        self._answers[name] = words
        if self._chrome.shows_panel(data_html.NAME):
            self._dom.set_text(name, words)

    # What could not be read

    def _save(self, item: Unreadable) -> None:
        """Let the browser download a text that could not be read, as it is."""
        name = f"{backup.FORMAT}-{item.key.replace(' ', '-')}.txt"
        self._dom.download(name, item.text)
        self._chrome.notice(say("saved-as", file=name))

    def _restore(self, item: Unreadable) -> None:
        """Add what can be found in a text that could not be read. The text itself stays."""
        self._slow_work.start(say("restoring"), lenient_reading.reading(item.text, CATALOGUE), self._add)

    def _add(self, found: ImportedData) -> None:
        if self._asleep():
            return
        told = say("nothing-restored")
        if found.entries or found.results:
            told = backup.add(self._context.table(), found)
            self._changed()
        self.open(lambda: self._chrome.notice(told))

    def _delete(self, item: Unreadable) -> None:
        def deleted(is_done: bool) -> None:
            deletion = Deletion(data_html.unread_title(item.what), bring_back)
            self.open(
                lambda: self._deletions.add(deletion) if is_done else self._chrome.notice(say("not-deleted"))
            )

        def bring_back(done: Callable[[], None]) -> None:
            self._unreadable.put_back(item, lambda is_done: self.open(done if is_done else self._tell_no_room))

        self._unreadable.delete(item, deleted)

    def _tell_no_room(self) -> None:
        self._chrome.notice(say("no-room-to-bring-back"))
