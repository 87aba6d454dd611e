"""Defines a game that was deleted, and how it comes back although other games may have changed meanwhile."""

from typing import NamedTuple

from engine.play.history import History, HistoryEntry


class DeletedGame(NamedTuple):
    """A game that the player has deleted from the history."""

    at: int  # its index
    entry: HistoryEntry

    def is_gone(self, history: History) -> bool:
        """Return False if the history has the game with all its moves again, for example from a backup."""
        entry = self.entry
        return not any(
            known.token == entry.token and known.session.contains(entry.session) for known in history.entries
        )

    def put_back(self, history: History) -> None:
        """Put the game back at its place, or in place of an earlier version of it; do nothing if it is there."""
        if not self.is_gone(history):
            return
        entry, entries = self.entry, history.entries
        earlier = [
            at
            for at, known in enumerate(entries)
            if at != history.at and known.token == entry.token and entry.session.contains(known.session)
        ]
        if earlier:
            entries[earlier[0]] = entry
        else:
            history.insert(min(self.at, len(entries)), entry)


def delete_game(history: History, at: int) -> DeletedGame:
    """Delete the game at an index, which is not that of the game on the table."""
    return DeletedGame(at, history.remove(at))
