"""Attack the saved texts: journal, snapshots, results, and the copies of unreadable texts."""

import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, NamedTuple

from app.saving.storage import Storage
from app.state import journal
from app.state.settings import Settings
from engine.games.catalogue import CATALOGUE
from engine.play.history import History
from engine.play.results import Result
from engine.play.session import Session
from support.kept_texts import LocalTexts, Shelf, kept_results
from torture import samples
from torture.mutations import mutated

Illegal = Callable[[Session], str]


class Evening(NamedTuple):
    """What the page has saved in an evening.

    `changes` has all changes by number, also those that are no longer in the journal.
    """

    stores: dict[str, dict[int, str]]
    changes: dict[int, dict[str, Any]]
    results: tuple[Result, ...]


@cache
def evening() -> Evening:
    """Play until there are three snapshots, two pages of results and some later changes; return what was saved."""
    shelf = Shelf()
    changes: dict[int, dict[str, Any]] = {}
    storage = Storage(shelf, LocalTexts(), lambda words: None)
    table = samples.table()
    chance = Random(0)

    def save() -> None:
        storage.save(table.history, table.book, 0)
        changes.update(
            {
                number: json.loads(text[8:]) for number, text in shelf.stores["journal"].items()
            }  # without the checksum
        )

    for visit in range(4):
        for _ in range(4):
            moves = list(table.game.moves(table.session.position))
            table.session.play(chance.choice(moves))
            save()
        token = f"result {visit}"
        table.add_result(Result(token, "golf", visit + 1, won=False, moves=9, seconds=5, points=3, ended=1.79e9))
        table.new_deal(visit + 1, CATALOGUE["golf" if visit % 2 else "klondike"])
        save()
        storage.save_settings(Settings(four_colours=visit % 2 == 0))
        changes.update({number: json.loads(text[8:]) for number, text in shelf.stores["journal"].items()})
        if visit < 3:
            storage.compact()
    return Evening(shelf.stores, changes, table.results)


def damaged(chance: Random, illegal: Illegal) -> str:
    """Change one saved text without its checksum; return what else was lost than this text.

    Only what no other text contains may be lost.
    """
    kept = evening()
    store = chance.choice([name for name, texts in kept.stores.items() if texts])
    number = chance.choice(list(kept.stores[store]))
    text = mutated(kept.stores[store][number], chance)
    if journal.unsealed(text) is not None:
        return ""  # the text is the same, or its checksum still fits
    shelf = Shelf(**{**kept.stores, store: {**kept.stores[store], number: text}})
    storage = Storage(shelf, LocalTexts(), lambda words: None)
    wanted = _state(kept, without=number if store == "journal" else None)
    lost = _differences(storage, wanted, illegal) or _missing_results(shelf, storage, kept, store, number)
    if lost:
        return f"{store} {number}: {lost}"
    copies = [journal.unsealed(copy) for copy in shelf.stores["aside"].values()]
    if store != "results" and {"what": f"{store} {number}", "text": text} not in copies and store != "aside":
        return f"{store} {number}: no copy is kept"
    storage.read()
    return _played_on(shelf, storage, illegal)


def crafted(chance: Random, illegal: Illegal) -> str:
    """Change one saved text and give it a correct checksum; return what is wrong.

    The page has to start, and must not show an illegal game.
    """
    kept = evening()
    store = chance.choice([name for name, texts in kept.stores.items() if texts])
    number = chance.choice(list(kept.stores[store]))
    body = mutated(kept.stores[store][number][8:], chance)
    text = journal.checksum(body) + body
    shelf = Shelf(**{**kept.stores, store: {**kept.stores[store], number: text}})
    storage = Storage(shelf, LocalTexts(), lambda words: None)
    lost = _played_on(shelf, storage, illegal, with_results=store == "snapshots")
    return f"{store} {number}, {body[:60]!r}: {lost}" if lost else ""


def _state(kept: Evening, without: int | None) -> journal.State:
    """Return the state after all changes except `without`; a change that a snapshot contains stays in."""
    covered = max(kept.stores["snapshots"])
    state: journal.State = {}
    for number, change in sorted(kept.changes.items()):
        if number != without or number <= covered:
            state = journal.changed(state, change)
    return state


def _differences(storage: Storage, wanted: journal.State, illegal: Illegal) -> str:
    """Return how the state that the storage has read differs from `wanted`; empty if it does not."""
    history = _read_all(storage.load_games(CATALOGUE))
    found = _games(history)
    games = wanted["games"]
    expected = [games[str(number)]["game"] for number in wanted["order"] if str(number) in games]
    if found != expected:
        return f"games {found} in place of {expected}"
    if storage.load_settings().four_colours != wanted["settings"]["four_colours"]:
        return "the settings are others"
    return _first_illegal(history, illegal)


def _missing_results(shelf: Shelf, storage: Storage, kept: Evening, store: str, number: int) -> str:
    """Return a sentence if a result is gone that an undamaged text contains; empty if none is."""
    others = {
        name: {at: text for at, text in texts.items() if (name, at) != (store, number)}
        for name, texts in kept.stores.items()
    }
    wanted = set(kept_results(others))
    if wanted != set(kept.results) and store not in ("journal", "results"):
        return "the samples are wrong"
    return "" if wanted <= set(storage.load_results().results) else "a result is gone"


def _played_on(shelf: Shelf, storage: Storage, illegal: Illegal, *, with_results: bool = True) -> str:
    """Make a move, save and open everything again; return what is gone. Check results only with `with_results`."""
    history, book = storage.load_games(CATALOGUE), storage.load_results()
    results = book.results
    if history is None:
        return ""
    moves = list(history.session.game.moves(history.session.position))
    if moves:
        history.session.play(moves[0])
    book.add(samples.RESULTS[0])
    storage.save(history, book, 0)  # at this time the other games have not been read
    if lost := _first_illegal(_read_all(history), illegal):
        return lost
    storage.save(history, book, 0)
    storage.compact()
    again = Storage(shelf.again(), LocalTexts(), lambda words: None)
    back = _read_all(again.load_games(CATALOGUE))
    if journal.read(shelf.texts()).is_newer:  # a newer version has written: this one writes nothing
        return ""
    if _games(back) != _games(history):
        return "the games are others after a move and a reload"
    if with_results and not {*results, samples.RESULTS[0]} <= set(again.load_results().results):
        return "a result is gone after a move and a reload"
    return ""


def _read_all(history: History | None) -> History | None:
    """Read the games that are not on the table, and return the history.

    The page does so some moments after its start.
    """
    if history:
        for _ in history.reading():
            pass
        history.remove_damaged()
    return history


def _games(history: History | None) -> list[str]:
    return [entry.session.text() for entry in history.entries] if history else []


def _first_illegal(history: History | None, illegal: Illegal) -> str:
    entries = history.entries if history else []
    return next(filter(None, (illegal(entry.session) for entry in entries)), "")
