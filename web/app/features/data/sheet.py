"""Builds the sheet "Your data": where games are saved, backups, unreadable texts, and the games."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from app.panels.backup_html import backup_section
from app.panels.how_long_ago import played
from app.panels.number_text import size
from app.panels.panel import Panel, button, button_row
from app.panels.recording_html import record_section
from app.panels.resume_command import resume_command
from app.view.markup import NOTHING, Markup, element, joined
from app.view.words import text, words
from engine.core.game import Status
from engine.core.saying import Saying, say
from engine.play.history import History, HistoryEntry
from engine.view import speech

NAME = "data"
# The ids of elements with a sentence: three with answers of the browser, which come later, and the version.
ROOM, PROMISE, OFFLINE, VERSION = "kept-room", "kept-promise", "kept-offline", "page-version"
_PLACES = {
    "disk": say("kept-on-disk"),
    "small": say("kept-in-small-store"),
    "shut": say("kept-but-shut"),
    "newer": say("kept-by-newer"),
    "none": say("kept-nowhere"),
}
_KINDS = {
    "journal": say("unread-journal"),
    "snapshots": say("unread-snapshots"),
    "results": say("unread-results"),
    "games": say("unread-game"),
}


class KeptGame(NamedTuple):
    """A saved game, as the sheet lists it."""

    at: int | None  # its index in the history; None if it is on the table and can neither be deleted nor resumed
    resume: str  # the command that goes on with it; "" if it is over or given up
    title: str
    line: str  # how the game stands, and when it was last played


class UnreadItem(NamedTuple):
    """A saved text or game that could not be read, as the sheet lists it."""

    key: str  # a short text that identifies the item
    what: str  # what it was, such as "journal 12"; see `unread_title`
    size: float  # in bytes


def data_sheet(
    place: str, answers: Mapping[str, str], games: Iterable[KeptGame] = (), unread: Iterable[UnreadItem] = ()
) -> Panel:
    """Return the sheet "Your data".

    Args:
        place: where games are saved, see `NumberedTexts.place`.
        answers: the sentences for `ROOM`, `PROMISE`, `OFFLINE` and `VERSION` that are known, by these ids.
        games: the games that are listed, in this order.
        unread: what could not be read.
    """
    lists = _unread_section(list(unread)), _game_section(list(games))
    body = joined(_keeping(place, answers), backup_section(), *lists, record_section())
    return Panel(NAME, words("data-title"), body)


def kept_games(history: History, midnight: float) -> list[KeptGame]:
    """Return the games of the history in which a move was made, the one played last first.

    `midnight` is when today began, in seconds since 1970.
    """
    found = [(at, entry) for at, entry in enumerate(history.entries) if entry.has_moves]
    return [_kept_game(history, at, entry, midnight) for at, entry in reversed(found)]


def _kept_game(history: History, at: int, entry: HistoryEntry, midnight: float) -> KeptGame:
    session, here = entry.session, at == history.at
    noun = session.game.words.deal_noun
    facts = (
        say("kept-on-table", noun=noun) if here else None,
        say("kept-lesson") if entry.lesson else None,
        _how_it_ended(entry),
        speech.moves(session.moves_made),
        played(entry.last_played, midnight, noun) if entry.last_played else None,
    )
    title = text(speech.deal_title(session.game, session.number))
    line = words("facts-in-line", facts=tuple(filter(None, facts)))
    resume = resume_command(at, entry) if entry.can_go_on else ""
    return KeptGame(None if here else at, resume, title, line)


def _how_it_ended(entry: HistoryEntry) -> Saying | None:
    """Return whether a game was won, lost or given up; None if it is unfinished."""
    noun = entry.session.game.words.deal_noun
    if entry.is_over:
        return say("kept-won" if entry.session.status_so_far() is Status.WON else "kept-lost", noun=noun)
    return say("kept-given-up", noun=noun) if entry.is_abandoned else None


def _game_section(games: list[KeptGame]) -> Markup:
    """Return the list of games, each with buttons that resume and delete it; empty if there are none."""
    if not games:
        return NOTHING
    return joined(element("h3", words("kept-games")), element("ul", *map(_game_item, games), class_="items"))


def _game_item(game: KeptGame) -> Markup:
    buttons = []
    if game.at is not None:
        if game.resume:
            label = words("resume-game", game=game.title, line=game.line)
            buttons.append(button(game.resume, words("tile-go-on"), aria_label=label))
        label = words("delete-game", game=game.title, line=game.line)
        buttons.append(button(f"game-delete {game.at}", words("delete-button"), aria_label=label))
    about = element("div", element("b", game.title), element("span", game.line))
    return element("li", about, button_row(*buttons) if buttons else NOTHING)


def _keeping(place: str, answers: Mapping[str, str]) -> Markup:
    told = (element("p", answers.get(name, ""), id=name) for name in (ROOM, PROMISE, OFFLINE, VERSION))
    return element("div", element("p", text(_PLACES[place])), *told, class_="keeping")


def _unread_section(unread: list[UnreadItem]) -> Markup:
    """Return the list of what could not be read, with buttons; empty if there is nothing."""
    if not unread:
        return NOTHING
    items = (_unread_item(item) for item in unread)
    why = element("p", words("unread-explained"))
    return joined(element("h3", words("unread-heading")), why, element("ul", *items, class_="items"))


def _unread_item(item: UnreadItem) -> Markup:
    title = unread_title(item.what)
    commands = ("unread-save", "unread-restore", "unread-delete")  # each is also the name of a message
    buttons = (
        button(f"{each} {item.key}", words(each), aria_label=text(say(each, what=title), "of"))
        for each in commands
    )
    return element(
        "li", element("div", element("b", title), element("span", size(item.size))), button_row(*buttons)
    )


def unread_title(what: str) -> str:
    """Return in words what an unreadable text was; `what` is as in `UnreadItem`."""
    return text(_KINDS.get(what.partition(" ")[0], say("unread-something")))


def room_words(used: float, room: float) -> str:
    """Return the sentence for `ROOM`; the page uses `used` bytes and may use `room` bytes."""
    return words("room-used", used=size(used), room=size(room))


def offline_words(*, ready: bool, lacks: str = "") -> str:
    """Return the sentence for `OFFLINE`; `ready` says whether the game can be played without a network now.

    `lacks` is the name of a file that is still missing for this; empty if none is known.
    """
    if lacks and not ready:
        return words("offline-lacks", file=lacks)
    return words("offline-ready" if ready else "offline-not-ready")


def version_words(version: str, build: str) -> str:
    """Return the sentence for `VERSION`."""
    return words("page-version", version=version, build=build)


def promise_words(*, given: bool) -> str:
    """Return the sentence for `PROMISE`; `given` says whether the browser has promised not to delete anything."""
    return words("promise-given" if given else "promise-not-given")
