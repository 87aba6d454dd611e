"""Real texts from `tests/data` for the attacks to change; they are short, so that many can be tried."""

import json
from functools import cache
from pathlib import Path

from app.state import backup
from app.state.settings import Settings
from app.state.table import Table
from app.state.world import World
from engine.games.catalogue import CATALOGUE
from engine.play.history import History, HistoryEntry
from engine.play.results import Result
from engine.play.session import Session
from support.kept_texts import book_of

DATA = Path(__file__).parents[1] / "data"
WORLD = World(lambda: 5.0, lambda: 1_795_100_000.0, lambda count: [7] * count, lambda seconds: "2026-11-22")
RESULTS = (
    Result("one", "backbone", 1, True, 248, 600.5, 104, 1_790_000_000),
    Result("two", "bridge", 8, False, 128, 900.0, -1870, 1_790_000_100, notes="p1Cx5+h3Cx10 ahead"),
)
_LONGEST = 300  # letters of the link of a game in a backup; longer games are left out


@cache
def _lines() -> tuple[tuple[str, str], ...]:
    """Return the links that an older version has written, each with the text of its position."""
    lines = (DATA / "saved/links.txt").read_text().splitlines()
    return tuple((link, position) for link, position in (line.split() for line in lines if line[0] != "#"))


def links() -> tuple[str, ...]:
    """Return links, at least one for each rule set."""
    branched = ("v1/backbone/52/sw.sw.sw.(sw.t7t3.sw)sw.st6@2", "v1/klondike/5/sw.sw.sw.+sw.(sw)ws")
    return (*(link for link, _ in _lines()), *branched)


def positions() -> tuple[tuple[str, str], ...]:
    """Return pairs of a rule set and the text of a position."""
    return tuple((link.split("/")[1], position) for link, position in _lines())


def table() -> Table:
    """Return a table with two games and no result."""
    history = History(HistoryEntry(Session.read("v1/klondike/77/sw.sw.(sw)sw@2", CATALOGUE), "here"))
    history.append(HistoryEntry(Session.read("v1/klondike/78/sw.sw", CATALOGUE), "there"))
    return Table(CATALOGUE, history, book_of(), WORLD)


@cache
def backups() -> tuple[str, ...]:
    """Return the texts of backups: one of an older version, without its long games, and one of this version."""
    old = json.loads((DATA / "saved/backup.json").read_text())
    old["games"] = [game for game in old["games"] if len(game["game"]) < _LONGEST][:4]
    here = table()
    here.book = book_of(*RESULTS)
    return json.dumps(old), backup.to_text(here, Settings(), {"favourites": ["golf"]}, now=9, day="2026-11-22")
