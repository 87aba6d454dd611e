"""Read from the browser's database what the page has saved."""

from collections.abc import Iterable
from typing import Any, Protocol

from app.state import journal
from engine.play.results import Result
from support import kept_texts

# A function that reads the database of an IDBFactory: [store, keys, texts] for each store.
_READ = """(factory) => new Promise((resolve, reject) => {
    const opened = factory.open("backbone");
    opened.onerror = () => reject(opened.error);
    opened.onsuccess = () => {
        const names = [...opened.result.objectStoreNames];
        const transaction = opened.result.transaction(names);
        const found = Object.fromEntries(names.map((name) => {
            const store = transaction.objectStore(name);
            return [name, [store.getAllKeys(), store.getAll()]];
        }));
        transaction.oncomplete = () => {
            opened.result.close();
            resolve(names.map((name) => [name, ...found[name].map((request) => request.result)]));
        };
    };
})"""

# The page holds this lock while it changes the copy. Reading at the same time would slow it down, and on a slow
# machine it gives up a change that takes too long, and begins it again.
_READ_COPY = f"""() => navigator.locks.request("backbone-copy", async () => {{
    const names = await navigator.storageBuckets.keys();
    if (!names.includes("backbone-copy")) return [];
    const bucket = await navigator.storageBuckets.open("backbone-copy");
    return ({_READ})(bucket.indexedDB);
}})"""
# A script to run before those of the page: it removes storage buckets, in which the second copy is kept.
WITHOUT_BUCKETS = "Object.defineProperty(Navigator.prototype, 'storageBuckets', { value: undefined });"


class Evaluates(Protocol):
    """A page in any browser."""

    def evaluate(self, script: str, argument: Any = None, /) -> Any:
        """Call a JavaScript function in the page; return its result, or what its promise resolves to."""


def profile(address: str, texts: dict[str, str]) -> dict[str, Any]:
    """Return options of a context whose localStorage already has these texts of the page."""
    entries = [{"name": f"backbone.{name}", "value": text} for name, text in texts.items()]
    return {"storage_state": {"origins": [{"origin": address.rstrip("/"), "localStorage": entries}]}}


def damaged_before(address: str, *texts: str) -> dict[str, Any]:
    """Return options of a context in which these are the texts of the journal.

    They are in localStorage, where the page keeps them if it has no database. At its start the page moves them
    into the database.
    """
    numbered = {f"journal.{number}": text for number, text in enumerate(texts, start=1)}
    return profile(address, {"greeted": "yes", **numbered})


def before(address: str, results: Iterable[Result] = (), **state: object) -> dict[str, Any]:
    """Return options of a context in which an earlier visit has left this state and these results."""
    return damaged_before(address, journal.sealed({**state, "events": [list(result) for result in results]}))


def stores(page: Evaluates) -> dict[str, dict[int, str]]:
    """Return the saved texts of each store by their numbers."""
    return _by_store(page.evaluate(f"() => ({_READ})(indexedDB)"))


def copied(page: Evaluates) -> dict[str, dict[int, str]]:
    """Return the texts of the second copy by store; empty if there is no copy yet. Works only in Chromium."""
    return _by_store(page.evaluate(_READ_COPY))


def _by_store(found: Any) -> dict[str, dict[int, str]]:
    return {name: dict(zip(numbers, texts, strict=True)) for name, numbers, texts in found}


def game(page: Evaluates) -> dict[str, Any]:
    """Return the saved game that is on the table, as a JSON object."""
    return kept_texts.kept_game(stores(page))


def games(page: Evaluates) -> list[dict[str, Any]]:
    """Return the saved games in the order of play, as JSON objects."""
    return kept_texts.kept_games(stores(page))


def results(page: Evaluates) -> tuple[Result, ...]:
    """Return the saved results."""
    return kept_texts.kept_results(stores(page))
