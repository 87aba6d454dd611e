"""What the page has kept, read from the browser's database."""

from typing import Any, Protocol

from engine.play.statistics import Result
from support import kept_texts

_READ = """() => new Promise((resolve, reject) => {
    const opened = indexedDB.open("backbone");
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


class Evaluates(Protocol):
    """A page of any engine."""

    def evaluate(self, script: str, argument: Any = None, /) -> Any:
        """Call a JavaScript function in the page; return its result, or what its promise resolves to."""


def stores(page: Evaluates) -> dict[str, dict[int, str]]:
    """Return the kept texts of each store by their numbers."""
    found = page.evaluate(_READ)
    return {name: dict(zip(numbers, texts, strict=True)) for name, numbers, texts in found}


def game(page: Evaluates) -> dict[str, Any]:
    """Return the kept game that is on the table, as a JSON object."""
    return kept_texts.kept_game(stores(page))


def games(page: Evaluates) -> list[dict[str, Any]]:
    """Return the kept games in order of play, as JSON objects."""
    return kept_texts.kept_games(stores(page))


def results(page: Evaluates) -> tuple[Result, ...]:
    """Return the kept results."""
    return kept_texts.kept_results(stores(page))
