"""What the page of 22 November 2026 (commit 5acda3e) wrote still loads as it was: saves, a backup, and links.

The files in `tests/data/saved` were written by that page, and `expected.json` says what they held for it. They are
never written anew: if one of these tests fails, players lose their games.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from app.platform import old_texts
from app.platform.old_texts import FAVOURITES, GAMES, RESULTS, SETTINGS, OldData
from app.platform.storage import Storage
from app.state import backup
from app.state.result_book import ResultBook
from app.state.settings import Settings, read_settings
from app.state.table import Table, World
from engine.games.catalogue import CATALOGUE
from engine.play import notation
from engine.play.history import History, HistoryEntry
from engine.play.session import Session
from engine.play.statistics import Result
from support.english import english
from support.kept_texts import OldShelf, Shelf, book_of, kept_game, kept_games

SAVED = Path(__file__).parents[1] / "data/saved"
EXPECTED: dict[str, Any] = json.loads((SAVED / "expected.json").read_text())
LINKS = [line.split() for line in (SAVED / "links.txt").read_text().splitlines() if not line.startswith("#")]


@pytest.fixture
def texts() -> OldShelf:
    """The storage of a browser as that page left it."""
    names = {GAMES: "games", RESULTS: "results", SETTINGS: "settings", FAVOURITES: "favourites"}
    return OldShelf({key: (SAVED / f"{name}.json").read_text() for key, name in names.items()})


@pytest.fixture
def data(texts: OldShelf) -> OldData:
    return old_texts.read(texts, CATALOGUE)


def described(entry: HistoryEntry) -> dict[str, Any]:
    """An entry in the terms of `expected.json`."""
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
    assert "(" in (SAVED / "games.json").read_text()  # a branch
    assert len({game["game"] for game in games}) > 9
    assert {link.split("/")[1] for link, _ in LINKS} == set(CATALOGUE)


def test_the_games_come_back_as_they_were_left(data: OldData) -> None:
    assert [described(entry) for entry in data.entries] == EXPECTED["games"]
    assert data.at == EXPECTED["at"]
    assert data.damaged == ()


def test_the_games_are_kept_anew_as_they_were(texts: OldShelf, data: OldData) -> None:
    before = json.loads(texts.texts[GAMES])
    shelf, told = Shelf(), list[str]()
    history = History(data.entries[0])
    history.entries, history.at = list(data.entries), data.at
    Storage(shelf, texts, lambda what: told.append(english(what))).save(history, ResultBook(), now=0.0)
    assert kept_games(shelf.stores) == before["seats"]
    assert kept_game(shelf.stores) == before["seats"][before["at"]]
    assert told == []


def test_results_settings_and_favourites_come_back(data: OldData) -> None:
    assert list(data.results) == [Result(*fields) for fields in EXPECTED["results"]]
    assert read_settings(data.settings) == Settings(**EXPECTED["settings"])  # what came later has its default
    assert sorted(data.favourites) == EXPECTED["favourites"]


def test_the_backup_brings_everything_to_another_device() -> None:
    found = backup.read((SAVED / "backup.json").read_text(), CATALOGUE)
    assert found.unreadable == 0
    assert found.favourites == set(EXPECTED["favourites"])
    assert found.settings == Settings(**EXPECTED["settings"])
    assert sorted(found.results) == sorted(Result(*fields) for fields in EXPECTED["results"])
    assert sorted(entry.token for entry in found.entries) == sorted(game["token"] for game in EXPECTED["games"])
    by_token = {game["token"]: game for game in EXPECTED["games"]}
    for entry in found.entries:
        assert described(entry) == by_token[entry.token]


def test_the_backup_added_to_the_games_it_was_made_of_adds_nothing(data: OldData) -> None:
    history = History(data.entries[0])
    history.entries, history.at = list(data.entries), data.at
    table = Table(
        CATALOGUE, history, book_of(*data.results), World(lambda: 0.0, lambda: 0.0, lambda count: [1] * count)
    )
    assert set(table.results) == {Result(*result) for result in EXPECTED["results"]}
    text = (SAVED / "backup.json").read_text()
    before = [described(entry) for entry in history.entries]
    backup.add(table, backup.read(text, CATALOGUE))
    assert [described(entry) for entry in history.entries] == before
    assert len(table.results) == len(data.results)


@pytest.mark.parametrize(("link", "position"), LINKS, ids=[link[:24] for link, _ in LINKS])
def test_a_link_leads_to_the_same_position(link: str, position: str) -> None:
    session = Session.read(link, CATALOGUE)
    assert notation.position_text(session.game, session.position) == position
    assert session.link() == link
