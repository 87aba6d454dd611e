"""Finds games and results in a text that is damaged, such as one that was cut off or has wrong letters in it.

The text may be a backup, a text of the journal, or anything else. Every game found in it is replayed by the rules,
up to the first move that cannot be read or played. Nothing is raised, whatever the text says.
"""

import re
from collections.abc import Generator, Iterator, Mapping
from contextlib import suppress
from itertools import islice
from typing import Any, NamedTuple

from app.state import journal, limits
from app.state.backup import ImportedData, read_result
from app.state.games_as_json import parse_json, reading_entry, result_from_json
from engine.core.bit_by_bit import at_once
from engine.core.game import Game
from engine.play import notation
from engine.play.history import HistoryEntry
from engine.play.notation import CannotPlayError, CannotReadError
from engine.play.results import Result
from engine.play.session import Session

_FLAT = re.compile(r"[\[{][^][{}]*[\]}]")  # a JSON list or object without another one inside
_GAME = re.compile(r"v1/[a-z0-9-]*(?:~[A-Za-z0-9._-]+)?/\d+(?:/[A-Za-z0-9.()+]*(?:@\d+)?)?", re.ASCII)
_TOKEN = re.compile(r'[^{}]{0,300}?"token"\s*:\s*"([^"\\]{1,64})"')  # the page writes it after the game
_HALF = 0.5  # the progress after searching the text; the other half of the work is to replay the games


class _Pieces(NamedTuple):
    """What was found in a text: games as JSON objects, and results."""

    games: list[dict[str, Any]]
    results: list[Result]


def read(text: str, catalogue: Mapping[str, Game]) -> ImportedData:
    """Return the games in which a move was made, and the results, as far as they can be found in a text."""
    return at_once(reading(text, catalogue))


def reading(text: str, catalogue: Mapping[str, Game]) -> Generator[float, None, ImportedData]:
    """Do the work of `read` in small steps; yield the progress, from 0 to 1, after each step."""
    pieces = yield from _looking_through(text[: limits.FILE_LETTERS].replace('\\"', '"'))
    entries, moves = [], 0
    for number, saved in enumerate(pieces.games[-limits.ALL_GAMES :]):
        own = saved["game"].count(".") + 1
        moves += own
        if moves > limits.FILE_MOVES:
            break
        if own > limits.GAME_MOVES:
            continue
        done = _HALF + _HALF * number / limits.ALL_GAMES
        entry = yield from _each(_reading_game(saved, catalogue), done)
        if entry and entry.has_moves:
            entries.append(entry)
    return ImportedData(tuple(entries), tuple(pieces.results))


def _looking_through(text: str) -> Generator[float, None, _Pieces]:
    """Return the games and results in a text; yield the progress, from 0 to 0.5.

    Undamaged games and results come first, then games of which only the notation is left.
    """
    pieces = _Pieces([], [])
    rest, end = [], 0  # the text between the undamaged pieces, and where the last of these ends
    for found in _FLAT.finditer(text):
        yield _HALF * found.end() / len(text)
        if _take(parse_json(found[0]), pieces):
            rest.append(text[end : found.start()])
            end = found.end()
    rest.append(text[end:])
    pieces.games.extend(islice(_games_in("\n".join(rest)), limits.ALL_GAMES))
    return pieces


def _take(value: object, pieces: _Pieces) -> bool:
    """Add a JSON value to the pieces; return False if it is neither a game nor a result."""
    if isinstance(value, dict) and isinstance(value.get("game"), str) and _GAME.match(value["game"]):
        pieces.games.append(value)
        return True
    result = result_from_json(value) if isinstance(value, list) else read_result(value)
    if result and result.token:
        pieces.results.append(result)
    return result is not None


def _games_in(text: str) -> Iterator[dict[str, Any]]:
    """Yield every game whose notation is in the text as a JSON object, with its token if that follows it."""
    for found in _GAME.finditer(text):
        token = _TOKEN.match(text, found.end())
        yield {"game": found[0], "token": token[1] if token else ""}


def _each(
    work: Generator[int, None, HistoryEntry | None], done: float
) -> Generator[float, None, HistoryEntry | None]:
    """Run `work` and return its result; yield `done` at each of its steps."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            entry: HistoryEntry | None = end.value
            return entry
        yield done


def _reading_game(
    saved: dict[str, Any], catalogue: Mapping[str, Game]
) -> Generator[int, None, HistoryEntry | None]:
    """Return a game with as many of its moves as can be played; None if not even its deal can be read."""
    entry = yield from reading_entry(saved, catalogue)
    if entry is None:
        beginning = yield from _playing_beginning(saved["game"], catalogue)
        entry = yield from reading_entry({**saved, "game": beginning}, catalogue)
    return entry and entry._replace(token=entry.token or _token_for(saved["game"]))


def _playing_beginning(text: str, catalogue: Mapping[str, Game]) -> Generator[int, None, str]:
    """Play the moves of a game up to the first wrong one; return the text of the game with the moves before it.

    Yield after each move. The result is empty if not even the deal can be read.
    """
    found = _GAME.match(text)
    try:
        game_text = notation.read_game(found[0] if found else text, catalogue)
    except CannotReadError:
        return ""
    session = Session(catalogue[game_text.game], game_text.number)
    with suppress(CannotReadError, CannotPlayError):
        for number, _ in enumerate(session.replaying(game_text)):
            yield number
    return session.text()


def _token_for(text: str) -> str:
    """Return a token for a game that has lost its own; it depends only on the text, so no game is added twice."""
    return journal.checksum(text) + journal.checksum(text[::-1])
