"""Attack what versions of the page before the journal have kept in localStorage."""

from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any

from app.core.page_state import PageState
from app.platform import old_texts
from app.platform.storage import Storage
from app.state import journal
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from support.kept_texts import OldShelf, Shelf
from torture import samples
from torture.mutations import mutated

# What `PageState` asks of the browser.
_DOM: Any = SimpleNamespace(
    now=samples.WORLD.now,
    date=samples.WORLD.date,
    random_words=samples.WORLD.random_words,
    date_of=samples.WORLD.day_of,
)


def damaged(chance: Random, illegal: Callable[[Session], str]) -> str:
    """Change one of the texts; all that can be read has to be taken over, and what cannot has to be kept aside."""
    name = chance.choice(old_texts.NAMES)
    texts = {**samples.old_texts(), name: mutated(samples.old_texts()[name], chance)}
    shelf, old = Shelf(), OldShelf(texts)
    storage = Storage(shelf, old, lambda words: None)
    wanted = old_texts.read(old, CATALOGUE)
    state = PageState(_DOM, storage, may_write=lambda: True)
    storage.save(state.table.history, state.table.book, 0)
    for other in old_texts.NAMES:
        if other != name and other in dict(wanted.damaged):
            return f"{name} has spoilt {other}"
    for visit in range(2):
        if visit:
            shelf = shelf.again()
            storage = Storage(shelf, old, lambda words: None)
            state = PageState(_DOM, storage, may_write=lambda: True)
        here = {entry.session.text() for entry in state.table.history.entries}
        if not {entry.session.text() for entry in wanted.entries if entry.has_moves} <= here:
            return f"{name}: a game is gone at visit {visit + 1}"
        if not {result.token for result in wanted.results} <= {result.token for result in state.table.results}:
            return f"{name}: a result is gone at visit {visit + 1}"
        for entry in state.table.history.entries:
            if lost := illegal(entry.session):
                return lost
    copies = [journal.unsealed(copy) for copy in shelf.stores["aside"].values()]
    for what, text in wanted.damaged:
        if {"what": what, "text": text} not in copies:
            return f"{name}: no copy of the damaged text is kept"
    return f"{name}: the old texts are still there" if old.texts else ""
