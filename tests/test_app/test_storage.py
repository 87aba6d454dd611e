"""What is kept comes back, and what cannot be read is put aside and told, never lost."""

import json
from typing import Any

import pytest

from app.platform.dom import CannotStoreError
from app.platform.storage import FAVOURITES, GAMES, PAINT, RESULTS, SETTINGS, Storage
from app.state.settings import Settings
from engine.games import CATALOGUE
from engine.play.history import History, HistoryEntry
from engine.play.session import Session
from engine.play.statistics import Result
from engine.play.stopwatch import Stopwatch


class Shelf:
    """A browser's storage without a browser."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.full = False

    def stored(self, name: str) -> str | None:
        return self.kept.get(name)

    def store(self, name: str, text: str) -> None:
        if self.full:
            raise CannotStoreError
        self.kept[name] = text


@pytest.fixture
def shelf() -> Shelf:
    return Shelf()


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def store(shelf: Shelf, told: list[str]) -> Storage:
    return Storage(shelf, told.append)


def evening() -> History:
    first = Session.read("v1/backbone/1/sw.sw.sw@2", CATALOGUE)
    history = History(HistoryEntry(first, "one", Stopwatch(12.5), last_played=1_790_000_000))
    history.append(HistoryEntry(Session.read("v1/backbone-traditional/8/sw", CATALOGUE), "two"))
    return history


RESULT = Result("one", "backbone", 1, True, 248, 600.5, 104, 1_790_000_000)
RUBBER = Result("two", "bridge", 8, False, 128, 900.0, -1870, 1_790_000_100, notes="p1Cx5+h3Cx10 ahead")


def test_games_come_back_as_they_were(store: Storage, told: list[str]) -> None:
    store.save_games(evening(), now=0)
    back = store.load_games(CATALOGUE)
    assert back
    assert [entry.session.text() for entry in back.entries] == [
        "v1/backbone/1/sw.sw.sw@2",
        "v1/backbone-traditional/8/sw",
    ]
    assert (back.at, back.entries[0].token, back.entries[0].stopwatch) == (1, "one", Stopwatch(12.5))
    assert [entry.last_played for entry in back.entries] == [1_790_000_000, 0]
    assert told == []


def test_results_and_settings_come_back(store: Storage, told: list[str]) -> None:
    chosen = Settings(theme="night", four_colours=True, letters=False)
    store.save_results((RESULT,))
    store.save_settings(chosen)
    assert store.load_results() == (RESULT,)
    assert store.load_settings() == chosen
    assert told == []


def test_notes_come_back(store: Storage, told: list[str]) -> None:
    store.save_results((RESULT, RUBBER))
    assert store.load_results() == (RESULT, RUBBER)
    assert told == []


def test_a_result_without_notes_is_written_as_it_always_was(store: Storage, shelf: Shelf) -> None:
    store.save_results((RESULT, RUBBER))
    entries = json.loads(shelf.kept[RESULTS])["results"]
    assert entries == [
        ["one", "backbone", 1, True, 248, 600.5, 104, 1_790_000_000],
        ["two", "bridge", 8, False, 128, 900.0, -1870, 1_790_000_100, "p1Cx5+h3Cx10 ahead"],
    ]


def test_results_from_before_there_were_notes_are_read(store: Storage, shelf: Shelf, told: list[str]) -> None:
    shelf.kept[RESULTS] = '{"version":1,"results":[["one","backbone",1,true,248,600.5,104,1790000000]]}'
    assert store.load_results() == (RESULT,)
    assert told == []


@pytest.mark.parametrize("notes", [None, 7, ["p1C7"], True, "p1C7+" * 2000])
def test_notes_that_make_no_sense_cost_only_their_own_result(
    store: Storage, shelf: Shelf, told: list[str], notes: object
) -> None:
    entries = [[*RUBBER[:-1], notes], list(RUBBER)]
    shelf.kept[RESULTS] = json.dumps({"version": 1, "results": entries})
    assert store.load_results() == (RUBBER,)
    assert len(told) == 1


def test_notes_too_long_to_be_read_again_are_not_written(store: Storage, told: list[str]) -> None:
    store.save_results((RUBBER._replace(notes="p1C7+" * 2000), RESULT))
    assert store.load_results() == (RUBBER._replace(notes=""), RESULT)
    assert told == []


def test_favourites_come_back(store: Storage, told: list[str]) -> None:
    store.save_favourites({"klondike", "clock"})
    assert store.load_favourites() == {"klondike", "clock"}
    store.save_favourites(())
    assert store.load_favourites() == frozenset()
    assert told == []


@pytest.mark.parametrize("games", [None, 3, "klondike", {"klondike": 1}, [3, None, ["klondike"]]])
def test_damaged_favourites_are_none(store: Storage, shelf: Shelf, games: object) -> None:
    shelf.kept[FAVOURITES] = json.dumps({"version": 1, "games": games})
    assert store.load_favourites() == frozenset()


@pytest.mark.parametrize("played", [None, "yesterday", -5, 1e300, True, [1]])
def test_a_date_that_makes_no_sense_costs_no_game(store: Storage, shelf: Shelf, played: object) -> None:
    store.save_games(evening(), now=0)
    kept = json.loads(shelf.kept[GAMES])
    kept["seats"][0]["played"] = played
    shelf.kept[GAMES] = json.dumps(kept)
    back = store.load_games(CATALOGUE)
    assert back
    assert len(back.entries) == 2
    assert back.entries[0].last_played in {0, 1}


def test_a_first_visit_is_told_nothing(store: Storage, told: list[str]) -> None:
    assert store.load_games(CATALOGUE) is None
    assert store.load_results() == ()
    assert store.load_settings() == Settings()
    assert told == []


@pytest.mark.parametrize("name", [GAMES, RESULTS, SETTINGS, FAVOURITES])
@pytest.mark.parametrize("text", ["", "{", "null", "[]", '{"version":0}', '{"version":"1"}', "[" * 100_000])
def test_what_makes_no_sense_is_put_aside(
    store: Storage, shelf: Shelf, told: list[str], name: str, text: str
) -> None:
    shelf.kept[name] = text
    load = {
        GAMES: lambda: store.load_games(CATALOGUE),
        RESULTS: store.load_results,
        SETTINGS: store.load_settings,
        FAVOURITES: store.load_favourites,
    }
    load[name]()
    assert shelf.kept[f"{name}.unreadable"] == text
    assert len(told) == 1
    assert told[0].endswith(".")


def test_a_newer_version_is_said_to_be_newer(store: Storage, shelf: Shelf, told: list[str]) -> None:
    shelf.kept[GAMES] = json.dumps({"version": 2, "at": 0, "seats": []})
    assert store.load_games(CATALOGUE) is None
    assert "newer version" in told[0]


@pytest.mark.parametrize(
    "damaged",
    [
        7,
        {},
        {"game": 7},
        {"game": "v1/backbone/1/t1t8", "token": "x", "seconds": 1},
        {"game": "v1/whist/1", "token": "x", "seconds": 1},
    ],
)
def test_one_damaged_game_does_not_take_the_others_along(
    store: Storage, shelf: Shelf, told: list[str], damaged: Any
) -> None:
    store.save_games(evening(), now=0)
    kept = json.loads(shelf.kept[GAMES])
    kept["seats"].insert(1, damaged)
    kept["at"] = 2
    shelf.kept[GAMES] = json.dumps(kept)
    back = store.load_games(CATALOGUE)
    assert back
    assert [entry.token for entry in back.entries] == ["one", "two"]
    assert back.entry.token == "two"
    assert json.loads(shelf.kept[f"{GAMES}.unreadable"]) == kept
    assert len(told) == 1


def test_damaged_results_leave_the_others(store: Storage, shelf: Shelf, told: list[str]) -> None:
    bad = [list(RESULT._replace(won="yes")), list(RESULT)[:-2], [*RUBBER, ""], None]  # type: ignore[arg-type]
    shelf.kept[RESULTS] = json.dumps({"version": 1, "results": [*bad, list(RESULT)]})
    assert store.load_results() == (RESULT,)
    assert len(told) == 1


def test_settings_of_another_kind_are_as_at_first(store: Storage, shelf: Shelf) -> None:
    shelf.kept[SETTINGS] = json.dumps({"version": 1, "theme": 4, "calm": True, "unheard": "of"})
    assert store.load_settings() == Settings(calm=True)


def test_a_full_disk_is_told_once_until_there_is_room_again(store: Storage, shelf: Shelf, told: list[str]) -> None:
    shelf.full = True
    for _ in range(3):
        store.save_games(evening(), now=0)
    store.save_paint("<svg/>", {})
    assert len(told) == 1
    shelf.full = False
    store.save_games(evening(), now=0)
    shelf.full = True
    store.save_games(evening(), now=0)
    assert len(told) == 2
    assert PAINT not in shelf.kept
