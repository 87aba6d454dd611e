"""What is kept comes back, and what cannot be read is put aside and told, never lost."""

import json
from collections.abc import Callable
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
    load(store, name)
    assert shelf.kept[f"{name}.unreadable"] == text
    assert told == [f"{WHAT[name]} could not be read. A copy of them is kept."]


WHAT = {
    GAMES: "Your saved games",
    RESULTS: "Your results",
    SETTINGS: "Your settings",
    FAVOURITES: "Your favourites",
}


def load(store: Storage, name: str) -> object:
    """Load what is saved under a name."""
    read: dict[str, Callable[[], object]] = {
        GAMES: lambda: store.load_games(CATALOGUE),
        RESULTS: store.load_results,
        SETTINGS: store.load_settings,
        FAVOURITES: store.load_favourites,
    }
    return read[name]()


@pytest.mark.parametrize("name", WHAT)
def test_a_newer_version_is_said_to_be_newer(store: Storage, shelf: Shelf, told: list[str], name: str) -> None:
    shelf.kept[name] = json.dumps({"version": 2, "at": 0, "seats": []})
    load(store, name)
    assert told == [f"{WHAT[name]} come from a newer version of this page. A copy of them is kept."]


def test_the_tenth_copy_takes_the_place_of_the_ninth(store: Storage, shelf: Shelf) -> None:
    for number in range(10):
        shelf.kept[SETTINGS] = f"damaged {number}"
        for _ in range(2):  # the same text is kept once
            store.load_settings()
    copies = {name.removeprefix(SETTINGS): text for name, text in shelf.kept.items() if name != SETTINGS}
    wanted = {".unreadable": "damaged 0"} | {f".unreadable{at + 1}": f"damaged {at}" for at in range(1, 8)}
    assert copies == wanted | {".unreadable9": "damaged 9"}


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
    assert told == ["A saved game could not be read. A copy of it is kept; the others are here."]


@pytest.mark.parametrize("at", [0, 1, 2, 3, None, "2"])
def test_the_game_on_the_table_is_found_again_among_damaged_ones(store: Storage, shelf: Shelf, at: object) -> None:
    store.save_games(evening(), now=0)
    kept = json.loads(shelf.kept[GAMES])
    kept["seats"] = [{}, kept["seats"][0], {}, kept["seats"][1]]
    kept["at"] = at
    shelf.kept[GAMES] = json.dumps(kept)
    back = store.load_games(CATALOGUE)
    assert back and back.entry.token == ("two" if at == 3 else "one")


def test_of_damaged_games_only_none_is_left(store: Storage, shelf: Shelf) -> None:
    shelf.kept[GAMES] = json.dumps({"version": 1, "at": 0, "seats": [{}, 7]})
    assert store.load_games(CATALOGUE) is None


def test_the_time_of_a_game_that_is_being_played_is_saved(store: Storage, shelf: Shelf) -> None:
    history = evening()
    history.entries[1] = history.entry._replace(stopwatch=Stopwatch(10.0, since=100.0))
    store.save_games(history, now=107)
    assert json.loads(shelf.kept[GAMES])["seats"][1]["seconds"] == 17
    assert " " not in shelf.kept[GAMES]


def test_the_drawn_board_is_saved_as_the_page_reads_it(store: Storage, shelf: Shelf) -> None:
    store.save_paint("<svg/>", {"theme": "day"})
    assert json.loads(shelf.kept[PAINT]) == {"html": "<svg/>", "look": {"theme": "day"}}


def test_damaged_results_leave_the_others(store: Storage, shelf: Shelf, told: list[str]) -> None:
    bad = [list(RESULT._replace(won="yes")), list(RESULT)[:-2], [*RUBBER, ""], None]  # type: ignore[arg-type]
    shelf.kept[RESULTS] = json.dumps({"version": 1, "results": [*bad, list(RESULT)]})
    assert store.load_results() == (RESULT,)
    assert told == ["Some results could not be read. A copy of them is kept; the others are here."]
    assert f"{RESULTS}.unreadable" in shelf.kept


def test_settings_of_another_kind_are_as_at_first(store: Storage, shelf: Shelf) -> None:
    shelf.kept[SETTINGS] = json.dumps({"version": 1, "theme": 4, "calm": True, "unheard": "of"})
    assert store.load_settings() == Settings(calm=True)


def test_a_full_disk_is_told_once_until_there_is_room_again(store: Storage, shelf: Shelf, told: list[str]) -> None:
    shelf.full = True
    for _ in range(3):
        store.save_games(evening(), now=0)
    store.save_paint("<svg/>", {})
    assert told == ["The browser has no room to save. You can play on, but this game may be lost."]
    shelf.full = False
    store.save_games(evening(), now=0)
    shelf.full = True
    store.save_games(evening(), now=0)
    assert len(told) == 2
    assert PAINT not in shelf.kept
