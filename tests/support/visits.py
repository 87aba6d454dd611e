"""Visits of a player to a device that keeps texts in memory, and the messages that the player gets."""

from typing import Any

from app.saving.storage import Storage
from app.state import journal
from engine.games.catalogue import CATALOGUE
from engine.play.history import History, HistoryEntry
from engine.play.results import Result
from engine.play.session import Session
from engine.play.stopwatch import Stopwatch
from support.english import english, message
from support.kept_texts import LocalTexts, Shelf, book_of, kept_game, kept_state

DAMAGED = message("something-damaged")
TOKENS = ["one", "two"]
"""The tokens (unique names) of the two games of `evening`."""


def evening() -> History:
    """Return two games. The second one is on the table."""
    first = Session.read("v1/backbone/1/sw.sw.sw@2", CATALOGUE)
    history = History(HistoryEntry(first, "one", Stopwatch(12.5), last_played=1_790_000_000))
    history.append(HistoryEntry(Session.read("v1/backbone-traditional/8/sw", CATALOGUE), "two"))
    return history


class Visit:
    """One visit: the first one, or a later one that finds stored texts."""

    def __init__(self, shelf: Shelf | None = None, told: list[str] | None = None) -> None:
        self.shelf = shelf or Shelf()
        self.local = LocalTexts()
        self.told: list[str] = [] if told is None else told  # the messages of all visits
        self.storage = Storage(self.shelf, self.local, lambda what: self.told.append(english(what)))

    @property
    def state(self) -> dict[str, Any]:
        """Return the stored state."""
        return kept_state(self.shelf.stores)

    @property
    def game(self) -> dict[str, Any]:
        """Return the stored game that is on the table."""
        return kept_game(self.shelf.stores)

    def save(self, history: History, *results: Result, now: float = 0) -> None:
        self.storage.save(history, book_of(*results), now)

    def save_again(self, history: History) -> None:
        """Save games, with the results that are already stored."""
        self.storage.save(history, self.storage.load_results(), 0)

    def load(self) -> History:
        """Return the stored games. There must be some."""
        found = self.storage.load_games(CATALOGUE)
        assert found
        return found

    def next(self) -> "Visit":
        return Visit(self.shelf.again(), self.told)

    def next_after(self, **change: Any) -> "Visit":
        """Write a change that this page would never write, and return the next visit."""
        texts = self.shelf.stores["journal"]
        texts[max(texts, default=0) + 1] = journal.sealed(change)
        return self.next()


def tokens(history: History) -> list[str]:
    """Return the tokens of the games, in their order."""
    return [entry.token for entry in history.entries]
