"""Defines the texts that the device keeps: a journal of changes, snapshots of the whole state, pages of results.

All that the device keeps for the player is one state, a JSON object:

    version     of this format
    games       by number, each as `games_as_json.entry_to_json` writes it
    order, at   the numbers of the games in order of play, and the number of the one on the table
    settings
    favourites  and other data of features, by their names; see `feature_data.FeatureData`
    backup      when the player has last saved a backup, and when the page has last suggested it
    asked_to_stay   whether the browser has been asked never to delete all this

Each change is added to the journal as a text of its own. So the time to save a move does not depend on how much is
kept. A change is a JSON object with only those parts of the state that have changed: "games" has only the games
that have changed, with null for a game that was deleted. A change may also have "events", which says what happened
to the results. An event is a result as a list, or the token of a result that the player has deleted.

Now and then a snapshot of the whole state is written. Its number is that of the last change that it contains. A
page of results is written with it, which has the events since the page before. Changes are deleted only when there
are three later snapshots. So if a snapshot is damaged, the snapshot before it and the journal give the same state.

Each text begins with a checksum. Fields that a newer version of the page adds to a JSON object stay in it.
"""

import binascii
import json
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from app.state.games_as_json import is_integer, parse_json

VERSION = 1
_CHECKSUM = 8  # hexadecimal digits

State = dict[str, Any]
Event = list[Any] | str


def sealed(value: object) -> str:
    """Return a value as a JSON text, with the checksum of this text in front."""
    text = json.dumps(value, separators=(",", ":"))
    return checksum(text) + text


def unsealed(text: str) -> object:
    """Return the value that `sealed` has written; None if the text is damaged."""
    return parse_json(text[_CHECKSUM:]) if is_whole(text) else None


def is_whole(text: str) -> bool:
    """Return whether a text has the right checksum, so that it is as `sealed` has written it."""
    return checksum(text[_CHECKSUM:]) == text[:_CHECKSUM]


def checksum(text: str) -> str:
    """Return the checksum of a text, in eight hexadecimal digits."""
    return f"{binascii.crc32(text.encode('utf-8', 'surrogatepass')):08x}"


def changed(state: State, change: Mapping[str, Any]) -> State:
    """Return the state after a change."""
    games = {**state.get("games", {}), **change.get("games", {})}
    parts = {name: value for name, value in change.items() if name != "events"}
    return {**state, **parts, "games": {number: game for number, game in games.items() if game is not None}}


def joined(change: Mapping[str, Any], later: Mapping[str, Any]) -> State:
    """Return one change with the same effect as `change` and then `later`."""
    together: State = {**change, **later}
    if "games" in together:
        together["games"] = {**change.get("games", {}), **later.get("games", {})}
    if "events" in together:
        together["events"] = [*change.get("events", []), *later.get("events", [])]
    return together


class Texts(NamedTuple):
    """The kept texts of each store, by their numbers."""

    journal: Mapping[int, str]
    snapshots: Mapping[int, str]
    results: Mapping[int, str]
    aside: Mapping[int, str]  # copies of texts that could not be read


class Damaged(NamedTuple):
    """A text that cannot be read: the name of its store, its number, and the text."""

    store: str
    number: int
    text: str


class Reading(NamedTuple):
    """What the journal and the snapshots say."""

    state: State
    events: Mapping[int, list[Event]]  # for the number of each change that can be read, its events, in order
    last: int  # the highest number in use; 0 if nothing is kept
    snapshots: tuple[int, ...]  # the numbers of those that can be read, in order
    damaged: tuple[Damaged, ...]
    is_newer: bool  # whether a newer version of the page wrote a part of it


def read(texts: Texts) -> Reading:
    """Return the state that the kept texts describe, as far as they can be read."""
    damaged: list[Damaged] = []
    snapshots = _objects("snapshots", texts.snapshots, damaged)
    journal = _objects("journal", texts.journal, damaged)
    base = max(snapshots, default=0)
    state: State = snapshots.get(base, {})
    for number, change in journal.items():
        if number > base:
            state = changed(state, change)
    values = [*snapshots.values(), *journal.values()]
    return Reading(
        state=state,
        events={number: events_of(change) for number, change in journal.items()},
        last=max((number for store in texts for number in store), default=0),
        snapshots=tuple(snapshots),
        damaged=tuple(damaged),
        is_newer=any(is_newer(value) for value in values),
    )


def _objects(store: str, texts: Mapping[int, str], damaged: list[Damaged]) -> dict[int, State]:
    """Return the JSON objects of a store in the order of their numbers; add unreadable texts to `damaged`."""
    found = {}
    for number, text in sorted(texts.items()):
        value = unsealed(text)
        if isinstance(value, dict) and isinstance(value.get("games", {}), dict):
            found[number] = value
        else:
            damaged.append(Damaged(store, number, text))
    return found


def is_newer(value: State) -> bool:
    """Return whether a newer version of the page has written this object."""
    version = value.get("version")
    return isinstance(version, int) and is_integer(version) and version > VERSION


def events_of(change: Mapping[str, Any]) -> list[Event]:
    """Return the events of a change."""
    events = change.get("events")
    return [event for event in events if isinstance(event, list | str)] if isinstance(events, list) else []


# Pages of results


def page(events: Iterable[Event]) -> str:
    """Return the text of a page with these events."""
    return sealed({"version": VERSION, "events": list(events)})


def read_page(text: str) -> tuple[Event, ...] | None:
    """Return the events of a page; None if the text is damaged."""
    value = unsealed(text)
    return tuple(events_of(value)) if isinstance(value, dict) else None
