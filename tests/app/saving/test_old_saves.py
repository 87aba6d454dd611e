"""A backup and links that the page wrote on 22 November 2026 (commit 5acda3e) still load unchanged.

That page wrote the files in `tests/data/saved`. `expected.json` says what the files meant for it. These files must
never be written again: if one of these tests fails, players lose their games.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from app.features.gallery.favourites import FAVOURITES
from app.state import backup
from app.state.backup import ImportedData
from app.state.settings import Settings
from app.state.table import Table
from app.state.world import World
from engine.games.catalogue import CATALOGUE
from engine.play import notation
from engine.play.history import History, HistoryEntry
from engine.play.results import Result
from engine.play.session import Session
from support.kept_texts import book_of
from support.rule_sets import PLAIN

SAVED = Path(__file__).parents[2] / "data/saved"
EXPECTED: dict[str, Any] = json.loads((SAVED / "expected.json").read_text())
LINKS = [line.split() for line in (SAVED / "links.txt").read_text().splitlines() if not line.startswith("#")]


@pytest.fixture
def found() -> ImportedData:
    return backup.read((SAVED / "backup.json").read_text(), CATALOGUE)


def described(entry: HistoryEntry) -> dict[str, Any]:
    """Return an entry with the fields of `expected.json`."""
    session = entry.session
    return {
        "game": session.game.id,
        "number": session.number,
        "position": notation.position_text(session.game, session.position),
        "moves": session.moves_made,
        "points": session.points,
        "status": session.status().value,
        "can_redo": session.can_redo(),
        "token": entry.token,
        "seconds": round(entry.stopwatch.seconds(0), 1),
        "played": entry.last_played,
        "from_link": entry.from_link,
        "left": entry.is_abandoned,
    }


def test_the_fixtures_hold_what_is_worth_keeping() -> None:
    games = EXPECTED["games"]
    assert {game["status"] for game in games} == {"playing", "won", "lost"}
    assert any(game["from_link"] for game in games) and any(game["left"] for game in games)
    assert "(" in (SAVED / "backup.json").read_text()  # the sign for a branch in the tree of moves
    assert len({game["game"] for game in games}) > 9
    assert {link.split("/")[1] for link, _ in LINKS} == set(CATALOGUE) - PLAIN  # these games came later


def test_the_backup_brings_everything_to_another_device(found: ImportedData) -> None:
    assert found.unreadable == 0
    assert set(FAVOURITES.read(found.others["favourites"])) == set(EXPECTED["favourites"])
    assert found.settings == Settings(**EXPECTED["settings"])
    assert sorted(found.results) == sorted(Result(*fields) for fields in EXPECTED["results"])
    assert sorted(entry.token for entry in found.entries) == sorted(game["token"] for game in EXPECTED["games"])
    by_token = {game["token"]: game for game in EXPECTED["games"]}
    for entry in found.entries:
        assert described(entry) == by_token[entry.token]


def test_the_backup_added_to_the_games_it_was_made_of_adds_nothing(found: ImportedData) -> None:
    history = History(found.entries[0])
    history.entries = list(found.entries)
    world = World(lambda: 0.0, lambda: 0.0, lambda count: [1] * count)
    table = Table(CATALOGUE, history, book_of(*found.results), world)
    before = [described(entry) for entry in history.entries]
    backup.add(table, backup.read((SAVED / "backup.json").read_text(), CATALOGUE))
    assert [described(entry) for entry in history.entries] == before
    assert len(table.results) == len(found.results)


@pytest.mark.parametrize(("link", "position"), LINKS, ids=[link[:24] for link, _ in LINKS])
def test_a_link_leads_to_the_same_position(link: str, position: str) -> None:
    session = Session.read(link, CATALOGUE)
    assert notation.position_text(session.game, session.position) == position
    assert session.link() == link
