"""Lists saved texts and games that cannot be read, deletes single ones, and puts them back."""

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from app.saving.numbered_texts import KEPT, Change, NumberedTexts
from app.saving.storage import Storage
from app.state import journal

_GAMES = "games"  # used as the store of games in the state, which have no store of their own


class Unreadable(NamedTuple):
    """Something that cannot be read."""

    store: str
    number: int
    what: str  # where it was, its store and number, such as "journal 12"; empty if not known
    text: str
    kept: Any  # the same in the form in which it is saved: a text with a checksum, or the JSON value of a game

    @property
    def key(self) -> str:
        """A short text that identifies this item, such as "aside 12"."""
        return f"{self.store} {self.number}"

    @property
    def size(self) -> int:
        """The size of the text in bytes."""
        return len(self.text.encode("utf-8", "surrogatepass"))


class UnreadableTexts:
    """Texts that were put aside, pages of results that are damaged, and games of the state that cannot be read."""

    def __init__(self, numbered_texts: NumberedTexts, storage: Storage) -> None:
        self._numbered_texts = numbered_texts
        self._storage = storage

    def find(self, done: Callable[[list[Unreadable]], None]) -> None:
        """Find all of these texts and games as they are saved now, and call `done` with them later."""

        def found() -> None:
            done([*self._games(), *self._pages(), *self._aside()])

        self._numbered_texts.read_again(found, found)  # if reading fails, `found` uses what was read last

    def _games(self) -> list[Unreadable]:
        games = self._storage.unreadable_games()
        return [
            Unreadable(_GAMES, number, f"{_GAMES} {number}", json.dumps(game), game)
            for number, game in games.items()
        ]

    def _pages(self) -> list[Unreadable]:
        pages = self._numbered_texts.texts().results
        damaged = [(number, pages[number]) for number in sorted(pages) if not journal.is_whole(pages[number])]
        return [Unreadable("results", number, f"results {number}", text, text) for number, text in damaged]

    def _aside(self) -> list[Unreadable]:
        texts = self._numbered_texts.texts().aside
        return [_put_aside(number, texts[number]) for number in sorted(texts)]

    def delete(self, item: Unreadable, done: Callable[[bool], None]) -> None:
        """Delete one of them; call `done` later with whether that was possible."""
        self._write(item, None, done)

    def put_back(self, item: Unreadable, done: Callable[[bool], None]) -> None:
        """Write back an item that was deleted; call `done` later with whether that was possible."""
        self._write(item, item.kept, done)

    def _write(self, item: Unreadable, kept: Any, done: Callable[[bool], None]) -> None:
        if self._storage.is_read_only:
            done(False)
        elif item.store == _GAMES:
            self._storage.put_game(item.number, kept)
            done(True)
        else:
            self._numbered_texts.write(
                [Change(item.store, item.number, kept)], lambda reason: done(reason == KEPT)
            )


def _put_aside(number: int, kept: str) -> Unreadable:
    """Return the item for a text that was put aside; if this copy is damaged, too, its text is the whole copy."""
    value = journal.unsealed(kept)
    if isinstance(value, dict) and isinstance(value.get("text"), str):
        return Unreadable("aside", number, str(value.get("what")), value["text"], kept)
    return Unreadable("aside", number, "", kept, kept)
