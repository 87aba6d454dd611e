"""The state of the page as one text: the games in their order, the settings, and what is open or chosen.

A recording of what the player did (`app.core.recording`) begins with such a text. From this state, the recorded
presses lead to the same end again. Results are not part of the text. It is JSON, and it is not trusted.
"""

import json
from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

from app.state.games_as_json import entry_from_json, entry_to_json, parse_json
from app.state.settings import Settings, read_settings
from app.state.table import Table
from engine.core.game import Game
from engine.play.history import History

_OF_ONE_PLAYING = ("token", "seconds", "played", "day")  # fields that may differ although the moves are the same

Memory: TypeAlias = dict[str, Any]
"""What a part of the page remembers, as JSON."""


class State(NamedTuple):
    """The contents of such a text: the games, the settings, and what parts of the page remember."""

    history: History
    settings: Settings
    memories: dict[str, Memory]  # by the name of the part's class


def dump(
    table: Table, settings: Settings, *, now: float, panel: str = "", memories: dict[str, Memory] | None = None
) -> str:
    """Return the state as a text.

    `now` is the current time of the clock `World.now`, in seconds; `panel` is the name of the sheet that is open;
    `memories` is as in `State`.
    """
    history, chosen = table.history, table.chosen
    value = {
        "at": history.at,
        "games": [entry_to_json(entry, entry.session.text(), now) for entry in history.entries],
        "settings": settings._asdict(),
        "memories": memories or {},
        "panel": panel,
        "chosen": [chosen.spot, chosen.n] if chosen else [],
    }
    return json.dumps(value)


def load(text: str, catalogue: Mapping[str, Game]) -> State | None:
    """Return the state that a text describes; None if it cannot be read.

    The result does not say which sheet was open and which cards were chosen. `catalogue` has the rule sets by
    their ids.
    """
    value = parse_json(text)
    games = value.get("games") if isinstance(value, dict) else None
    if not isinstance(value, dict) or not isinstance(games, list):
        return None
    entries = [entry_from_json(game, catalogue) for game in games]
    found = [entry for entry in entries if entry]
    at = value.get("at")
    if len(found) < len(entries) or not isinstance(at, int) or not 0 <= at < len(found):
        return None
    history = History(found[0])
    history.entries, history.at = found, at
    settings, memories = (_object(value.get(name)) for name in ("settings", "memories"))
    return State(history, read_settings(settings), {name: _object(memories[name]) for name in memories})


def _object(value: object) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def comparable(text: str) -> Any:
    """Return a state as a JSON value that can be compared with another one.

    It does not have the fields that may differ although the moves are the same, such as the playing time.
    """
    value = json.loads(text)
    value["games"] = [
        {name: game[name] for name in game if name not in _OF_ONE_PLAYING} for game in value["games"]
    ]
    return value
