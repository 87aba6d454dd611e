"""Builds the sheet "Your data": where games are kept, backups, texts that could not be read, and the games."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from app.panels.backup_html import backup_section
from app.panels.gallery_html import time_ago
from app.panels.number_text import size
from app.panels.panel import Panel, button, button_row
from app.view.markup import NOTHING, Markup, element, joined
from engine.play.history import History, HistoryEntry
from engine.view import speech

TITLE = "Your data"
# The ids of sentences that the browser needs a moment to find out.
ROOM, PROMISE, OFFLINE = "kept-room", "kept-promise", "kept-offline"
_PLACES = {
    "disk": "Your games, results and settings are kept on this device, in this browser. Nobody else gets them.",
    "small": (
        "This browser lets the page use only its small store, which has room for some megabytes. Your games, "
        "results and settings are kept there, on this device."
    ),
    "shut": (
        "Your games cannot be opened at the moment, and what you play now is lost when the page is closed. Please "
        "load the page again. If this goes on, only the browser can help: clear the data of this site in its "
        "settings."
    ),
    "newer": (
        "A newer version of this page has kept your games in another way. They are safe, and what you play now is "
        "lost when the page is closed. Please load the page again."
    ),
    "none": "This browser keeps nothing: what you play is lost when the page is closed.",
}
_KINDS = {
    "journal": "A change of your games",
    "snapshots": "A list of all your games",
    "results": "A list of results",
    "games": "A game",
    "backbone.games": "Games that an older version has saved",
    "backbone.results": "Results that an older version has saved",
    "backbone.settings": "Settings that an older version has saved",
    "backbone.favourites": "Favourites that an older version has saved",
}


class KeptGame(NamedTuple):
    """A game that is kept."""

    at: int | None  # its index in the history; None if it is on the table and cannot be deleted
    title: str
    line: str  # how far it is and when it was last played


class UnreadItem(NamedTuple):
    """Something that could not be read."""

    key: str  # a short text that no other has
    what: str  # what it was, such as "journal 12"; see `unread_title`
    size: float  # in bytes


def data_sheet(
    place: str, answers: Mapping[str, str], games: Iterable[KeptGame] = (), unread: Iterable[UnreadItem] = ()
) -> Panel:
    """Return the sheet.

    Args:
        place: where games are kept, as `RecordStore.place` says.
        answers: the sentences for `ROOM`, `PROMISE` and `OFFLINE`, as far as they are known.
        games: the games that are listed, in this order.
        unread: what could not be read.
    """
    parts = (_keeping(place, answers), backup_section(), _unread_section(list(unread)), _game_section(list(games)))
    return Panel(TITLE, joined(*parts))


def kept_games(history: History, midnight: float) -> list[KeptGame]:
    """Return the games of the history in which a move was made, the one played last first.

    `midnight` is when today began, in seconds since 1970.
    """
    found = [(at, entry) for at, entry in enumerate(history.entries) if entry.has_moves]
    return [_kept_game(history, at, entry, midnight) for at, entry in reversed(found)]


def _kept_game(history: History, at: int, entry: HistoryEntry, midnight: float) -> KeptGame:
    session, here = entry.session, at == history.at
    words = (
        "on the table" if here else "",
        "lesson" if entry.lesson else "",
        session.status().value if entry.is_over else "given up" if entry.is_abandoned else "",
        speech.moves(session.moves_made),
        f"played {time_ago(entry.last_played, midnight)}" if entry.last_played else "",
    )
    title = speech.deal_title(session.game, session.number)
    return KeptGame(None if here else at, title, " · ".join(filter(None, words)))


def _game_section(games: list[KeptGame]) -> Markup:
    """Return the list of games, each with a button that deletes it; empty if there are none."""
    if not games:
        return NOTHING
    return joined(element("h3", "Games"), element("ul", *map(_game_item, games), class_="items"))


def _game_item(game: KeptGame) -> Markup:
    label = f"Delete: {game.title}, {game.line}"
    delete = NOTHING if game.at is None else button(f"game-delete {game.at}", "Delete", aria_label=label)
    return element("li", element("div", element("b", game.title), element("span", game.line)), delete)


def _keeping(place: str, answers: Mapping[str, str]) -> Markup:
    told = (element("p", answers.get(name, ""), id=name) for name in (ROOM, PROMISE, OFFLINE))
    return element("div", element("p", _PLACES[place]), *told, class_="keeping")


def _unread_section(unread: list[UnreadItem]) -> Markup:
    """Return the list of what could not be read, with buttons; empty if there is nothing."""
    if not unread:
        return NOTHING
    words = (
        "These texts are damaged, so the page could not use them. They are kept as they are. Restoring one adds "
        "the games and results that can still be found in it."
    )
    items = (_unread_item(item) for item in unread)
    return joined(element("h3", "Could not be read"), element("p", words), element("ul", *items, class_="items"))


def _unread_item(item: UnreadItem) -> Markup:
    title = unread_title(item.what)
    commands = {"unread-save": "Save to a file", "unread-restore": "Restore", "unread-delete": "Delete"}
    buttons = (
        button(f"{command} {item.key}", words, aria_label=f"{words}: {title}")
        for command, words in commands.items()
    )
    return element(
        "li", element("div", element("b", title), element("span", size(item.size))), button_row(*buttons)
    )


def unread_title(what: str) -> str:
    """Return in words what a text was that could not be read; its number is left out."""
    return _KINDS.get(what.partition(" ")[0], "Something that was saved")


def room_words(used: float, room: float) -> str:
    """Return the sentence for `ROOM`; `used` and `room` are numbers of bytes."""
    return f"Room used, the program included: {size(used)} of {size(room)}."


def offline_words(*, ready: bool) -> str:
    """Return the sentence for `OFFLINE`; `ready` says whether the game can be played without a network now."""
    if ready:
        return "Ready for offline: the game starts without a network, too."
    return "Not ready for offline: the browser has not kept all files of the game yet."


def promise_words(*, given: bool) -> str:
    """Return the sentence for `PROMISE`; `given` says whether the browser has promised not to delete anything."""
    if given:
        return "The browser has promised to keep all this until you delete it."
    return "The browser has not promised to keep this: it may delete it when the device is short of room."
