"""What the page has kept, read from the browser's database."""

from typing import Any

from playwright.sync_api import Page

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


def stores(page: Page) -> dict[str, dict[int, str]]:
    """Return the kept texts of each store by their numbers."""
    found = page.evaluate(_READ)
    return {name: dict(zip(numbers, texts, strict=True)) for name, numbers, texts in found}


def game(page: Page) -> dict[str, Any]:
    """Return the kept game that is on the table, as a JSON object."""
    return kept_texts.kept_game(stores(page))


def games(page: Page) -> list[dict[str, Any]]:
    """Return the kept games in order of play, as JSON objects."""
    return kept_texts.kept_games(stores(page))


def results(page: Page) -> tuple[Result, ...]:
    """Return the kept results."""
    return kept_texts.kept_results(stores(page))
