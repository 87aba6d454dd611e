"""What is kept comes back, and what cannot be read is kept apart and told, never lost."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from app.features.gallery.favourites import FAVOURITES
from app.saving.storage import PAINT, Storage
from app.state import journal
from app.state.settings import Settings
from engine.core.saying import Saying
from engine.games.catalogue import CATALOGUE
from engine.play.history import History, HistoryEntry
from engine.play.session import Session
from engine.play.statistics import Result
from engine.play.stopwatch import Stopwatch
from support.english import english, message
from support.kept_texts import LocalTexts, Shelf, book_of, kept_game, kept_games, kept_results, kept_state
from support.sessions import noted_moves

DAMAGED = message("something-damaged")
NO_ROOM = message("no-room-to-save")


def into(told: list[str]) -> Callable[[Saying], None]:
    """A function that adds to a list what the player is told."""
    return lambda what: told.append(english(what))


@pytest.fixture
def shelf() -> Shelf:
    return Shelf()


@pytest.fixture
def local() -> LocalTexts:
    return LocalTexts()


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def store(shelf: Shelf, local: LocalTexts, told: list[str]) -> Storage:
    return Storage(shelf, local, into(told))


def evening() -> History:
    first = Session.read("v1/backbone/1/sw.sw.sw@2", CATALOGUE)
    history = History(HistoryEntry(first, "one", Stopwatch(12.5), last_played=1_790_000_000))
    history.append(HistoryEntry(Session.read("v1/backbone-traditional/8/sw", CATALOGUE), "two"))
    return history


RESULT = Result("one", "backbone", 1, True, 248, 600.5, 104, 1_790_000_000)
RUBBER = Result("two", "bridge", 8, False, 128, 900.0, -1870, 1_790_000_100, notes="p1Cx5+h3Cx10 ahead")


def save(store: Storage, history: History, *results: Result, now: float = 0) -> None:
    store.save(history, book_of(*results), now)


def next_visit(shelf: Shelf, told: list[str]) -> Storage:
    return Storage(shelf.again(), LocalTexts(), into(told))


def damage(shelf: Shelf, change: dict[str, Any]) -> None:
    """Write a change that this page would not write."""
    shelf.stores["journal"][max(shelf.stores["journal"], default=0) + 1] = journal.sealed(change)


# Games


def test_games_come_back_as_they_were(store: Storage, shelf: Shelf, told: list[str]) -> None:
    save(store, evening())
    back = next_visit(shelf, told).load_games(CATALOGUE)
    assert back
    assert [entry.session.text() for entry in back.entries] == [
        "v1/backbone/1/sw.sw.sw@2",
        "v1/backbone-traditional/8/sw",
    ]
    assert (back.at, back.entries[0].token, back.entries[0].stopwatch) == (1, "one", Stopwatch(12.5))
    assert [entry.last_played for entry in back.entries] == [1_790_000_000, 0]
    assert told == []


def test_a_move_writes_only_the_game_on_the_table(store: Storage, shelf: Shelf) -> None:
    history, book = evening(), book_of(RESULT, RUBBER)
    store.save(history, book, 0)
    for number in range(3):
        history.session.play(next(iter(history.session.game.moves(history.session.position))))
        store.save(history, book, 0)
        written = journal.unsealed(shelf.stores["journal"][2 + number])
        assert written == {"games": {"2": kept_game(shelf.stores)}}
        assert kept_game(shelf.stores)["game"] == history.session.text()


def test_without_a_change_nothing_is_written(store: Storage, shelf: Shelf) -> None:
    history, book = evening(), book_of(RESULT)
    for _ in range(3):
        store.save(history, book, 0)
    assert len(shelf.stores["journal"]) == 1
    again = shelf.again()
    storage = Storage(again, LocalTexts(), lambda words: None)
    back = storage.load_games(CATALOGUE)
    assert back
    storage.save(back, storage.load_results(), 0)
    assert again.stores == shelf.stores


def test_a_game_that_left_the_history_is_not_kept(store: Storage, shelf: Shelf) -> None:
    history = evening()
    save(store, history)
    del history.entries[0]
    history.at = 0
    save(store, history)
    assert [game["token"] for game in kept_games(shelf.stores)] == ["two"]
    assert len(kept_state(shelf.stores)["games"]) == 1


def test_undo_to_an_earlier_game_is_kept(store: Storage, shelf: Shelf, told: list[str]) -> None:
    history = evening()
    save(store, history)
    for _ in range(2):
        history.undo()
        save(store, history)
    back = next_visit(shelf, told).load_games(CATALOGUE)
    assert back
    assert (back.at, back.session.text()) == (0, "v1/backbone/1/sw.sw.sw@2")
    assert back.entries[1].session.text() == "v1/backbone-traditional/8/sw@0"


def test_the_time_of_a_game_that_is_being_played_is_saved(store: Storage, shelf: Shelf) -> None:
    history = evening()
    history.entries[1] = history.entry._replace(stopwatch=Stopwatch(10.0, since=100.0))
    save(store, history, now=107)
    assert kept_game(shelf.stores)["seconds"] == 17


@pytest.mark.parametrize("number", ["'5", "9" * 5000, "", "²"])
def test_a_game_whose_number_is_none_harms_nothing(store: Storage, shelf: Shelf, number: str) -> None:
    save(store, evening())
    damage(shelf, {"games": {number: kept_game(shelf.stores)}})
    again = shelf.again()
    storage = Storage(again, LocalTexts(), lambda words: None)
    back = storage.load_games(CATALOGUE)
    assert back
    assert len(back.entries) == 2
    back.append(HistoryEntry(Session(CATALOGUE["golf"], 3), "three"))
    storage.save(back, storage.load_results(), 0)
    assert [game["token"] for game in kept_games(again.stores)] == ["one", "two", "three"]
    assert set(kept_state(again.stores)["games"]) == {"1", "2", "3", number}


def test_an_order_that_names_a_game_twice_or_no_number_at_all_shows_each_game_once(
    store: Storage, shelf: Shelf, told: list[str]
) -> None:
    save(store, evening())
    damage(shelf, {"order": [2, [1], 2, True, 1, "1", None], "at": 1})
    back = next_visit(shelf, told).load_games(CATALOGUE)
    assert back
    assert [entry.token for entry in back.entries] == ["two", "one"]
    assert back.at == 1


def test_what_a_newer_page_added_to_a_game_stays(store: Storage, shelf: Shelf, told: list[str]) -> None:
    save(store, evening())
    damage(shelf, {"games": {"2": {**kept_game(shelf.stores), "later": [1]}}, "more": 5})
    again = shelf.again()
    storage = Storage(again, LocalTexts(), into(told))
    back = storage.load_games(CATALOGUE)
    assert back
    back.session.undo()
    storage.save(back, storage.load_results(), 0)
    assert kept_game(again.stores)["later"] == [1]
    assert kept_game(again.stores)["game"].endswith("@0")
    assert kept_state(again.stores)["more"] == 5


BAD_GAMES: list[Any] = [
    7,
    {},
    {"game": 7},
    {"game": "v1/whist/1", "token": "x", "seconds": 1},
]
ILLEGAL = {"game": "v1/backbone/1/sw.t1t8", "token": "x", "seconds": 1}


@pytest.mark.parametrize("bad", BAD_GAMES)
def test_one_damaged_game_does_not_take_the_others_along(
    store: Storage, shelf: Shelf, told: list[str], bad: Any
) -> None:
    save(store, evening())
    damage(shelf, {"games": {"9": bad}, "order": [1, 9, 2], "at": 2})
    again = shelf.again()
    storage = Storage(again, LocalTexts(), into(told))
    back = storage.load_games(CATALOGUE)
    assert back
    assert [entry.token for entry in back.entries] == ["one", "two"]
    assert back.entry.token == "two"
    assert told == [DAMAGED]
    back.session.undo()
    storage.save(back, storage.load_results(), 0)
    assert kept_state(again.stores)["games"]["9"] == bad  # still there as it was
    assert next_visit(again, told).load_games(CATALOGUE)
    assert told == [DAMAGED]  # and told once


def test_a_start_plays_only_the_moves_of_the_game_on_the_table(
    store: Storage, shelf: Shelf, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    save(store, evening())
    texts = [entry.session.text() for entry in evening().entries]
    played = noted_moves(monkeypatch)
    back = next_visit(shelf, told).load_games(CATALOGUE)
    assert played == ["backbone-traditional"]
    assert back and [entry.session.text() for entry in back.entries] == texts
    assert len(played) == 1
    back.undo()
    back.undo()  # to the other game
    assert played == ["backbone-traditional", "backbone", "backbone", "backbone"]
    assert back.session.moves_made == 2


def test_a_game_on_the_table_with_an_illegal_move_makes_room_for_another(
    store: Storage, shelf: Shelf, told: list[str]
) -> None:
    save(store, evening())
    damage(shelf, {"games": {"9": ILLEGAL}, "order": [1, 9, 2], "at": 9})
    back = next_visit(shelf, told).load_games(CATALOGUE)
    assert told == [DAMAGED]
    assert back and [entry.token for entry in back.entries] == ["one", "two"]
    assert back.entry.token == "one"


def with_illegal_game(store: Storage, shelf: Shelf, told: list[str]) -> tuple[Shelf, Storage, History]:
    """The next visit, with a game between the two of the evening that has an illegal move and is still unread."""
    save(store, evening())
    damage(shelf, {"games": {"9": ILLEGAL}, "order": [1, 9, 2], "at": 2})
    again = shelf.again()
    storage = Storage(again, LocalTexts(), into(told))
    back = storage.load_games(CATALOGUE)
    assert back
    return again, storage, back


def test_an_illegal_move_in_another_game_is_found_later_and_the_game_stays_as_it_was(
    store: Storage, shelf: Shelf, told: list[str]
) -> None:
    again, storage, back = with_illegal_game(store, shelf, told)
    assert told == []
    list(back.reading())
    back.remove_damaged()
    storage.save(back, storage.load_results(), 0)
    assert told == [DAMAGED]
    assert kept_state(again.stores)["games"]["9"] == ILLEGAL
    assert kept_state(again.stores)["order"] == [1, 2]
    assert list(storage.unreadable_games()) == [9]


def test_of_a_game_with_an_illegal_move_that_is_already_played_on_the_rest_is_a_new_game(
    store: Storage, shelf: Shelf, told: list[str]
) -> None:
    again, storage, back = with_illegal_game(store, shelf, told)
    back.resume(1)
    for _ in range(3):
        back.session.undo()
        storage.save(back, storage.load_results(), 0)
        assert kept_game(again.stores)["game"] == "v1/backbone/1/sw@0"
        back.session.redo()
        storage.save(back, storage.load_results(), 0)
        assert kept_game(again.stores)["game"] == "v1/backbone/1/sw"
    assert told == [DAMAGED]
    assert kept_state(again.stores)["games"]["9"] == ILLEGAL
    assert sorted(kept_state(again.stores)["games"]) == ["1", "10", "2", "9"]
    assert list(storage.unreadable_games()) == [9]


def test_a_damaged_game_that_leaves_the_history_unread_stays_as_it_was(
    store: Storage, shelf: Shelf, told: list[str]
) -> None:
    again, storage, back = with_illegal_game(store, shelf, told)
    back.remove(1)
    storage.save(back, storage.load_results(), 0)
    assert told == [DAMAGED]
    assert kept_state(again.stores)["games"]["9"] == ILLEGAL


@pytest.mark.parametrize(("at", "token"), [(1, "one"), (2, "two"), (9, "one"), (None, "one"), ("2", "one")])
def test_the_game_on_the_table_is_found_again(
    store: Storage, shelf: Shelf, told: list[str], at: object, token: str
) -> None:
    save(store, evening())
    damage(shelf, {"at": at})
    back = next_visit(shelf, told).load_games(CATALOGUE)
    assert back and back.entry.token == token


@pytest.mark.parametrize("order", [None, 7, {"1": 2}, [], [7, "x", None, [1]]])
def test_without_games_in_order_there_are_none(
    store: Storage, shelf: Shelf, told: list[str], order: object
) -> None:
    save(store, evening())
    damage(shelf, {"order": order})
    assert next_visit(shelf, told).load_games(CATALOGUE) is None


@pytest.mark.parametrize("played", [None, "yesterday", -5, 1e300, True, [1]])
def test_a_date_that_makes_no_sense_costs_no_game(
    store: Storage, shelf: Shelf, told: list[str], played: object
) -> None:
    save(store, evening())
    damage(shelf, {"games": {"2": {**kept_game(shelf.stores), "played": played}}})
    back = next_visit(shelf, told).load_games(CATALOGUE)
    assert back
    assert len(back.entries) == 2
    assert back.entries[1].last_played in {0, 1}


def test_a_first_visit_is_told_nothing(store: Storage, told: list[str]) -> None:
    assert store.load_games(CATALOGUE) is None
    assert store.load_results().results == ()
    assert store.load_settings() == Settings()
    assert not store.has_games
    assert told == []


# Results, settings, favourites


def test_results_come_back(store: Storage, shelf: Shelf, told: list[str]) -> None:
    save(store, evening(), RESULT, RUBBER)
    assert next_visit(shelf, told).load_results().results == (RESULT, RUBBER)
    assert told == []


def test_results_that_cannot_be_read_are_told_when_they_are_asked_for(
    store: Storage, shelf: Shelf, told: list[str]
) -> None:
    bad: list[Any] = [list(RESULT._replace(won="yes")), list(RESULT)[:-3], [*RUBBER, ""]]  # type: ignore[arg-type]
    damage(shelf, {"events": [*bad, list(RESULT)]})
    shelf.stores["results"][5] = journal.page([list(RUBBER)])[:-1]
    book = next_visit(shelf, told).load_results()
    assert told == []
    assert book.results == (RESULT,)
    assert book.results == (RESULT,)
    assert told == [DAMAGED]


def test_settings_come_back(store: Storage, shelf: Shelf, told: list[str]) -> None:
    chosen = Settings(theme="night", four_colours=True, letters=False)
    store.save_settings(chosen)
    assert next_visit(shelf, told).load_settings() == chosen


def test_settings_of_another_kind_are_as_at_first_and_unknown_ones_stay(shelf: Shelf, told: list[str]) -> None:
    damage(shelf, {"settings": {"theme": 4, "calm": True, "unheard": "of"}})
    again = shelf.again()
    storage = Storage(again, LocalTexts(), into(told))
    assert storage.load_settings() == Settings(calm=True)
    storage.save_settings(Settings(theme="day"))
    assert kept_state(again.stores)["settings"]["unheard"] == "of"


@pytest.mark.parametrize("settings", [None, 3, "night", [1]])
def test_settings_that_are_none_are_as_at_first(shelf: Shelf, told: list[str], settings: object) -> None:
    damage(shelf, {"settings": settings})
    storage = next_visit(shelf, told)
    assert storage.load_settings() == Settings()
    storage.save_settings(Settings(theme="day"))
    assert storage.load_settings() == Settings(theme="day")


def test_favourites_come_back(store: Storage, shelf: Shelf, told: list[str]) -> None:
    store.save_data(FAVOURITES, ["clock", "klondike"])
    assert next_visit(shelf, told).load_data(FAVOURITES) == ["clock", "klondike"]
    store.save_data(FAVOURITES, [])
    assert next_visit(shelf, told).load_data(FAVOURITES) == []
    assert told == []


@pytest.mark.parametrize("games", [None, 3, "klondike", {"klondike": 1}, [3, None, ["klondike"]]])
def test_damaged_favourites_are_none(shelf: Shelf, told: list[str], games: object) -> None:
    damage(shelf, {"favourites": games})
    assert next_visit(shelf, told).load_data(FAVOURITES) == []


# Troubles


def test_a_full_disk_is_told_once_until_there_is_room_again(
    store: Storage, shelf: Shelf, local: LocalTexts, told: list[str]
) -> None:
    shelf.full = local.full = True
    for number in range(3):
        save(store, evening(), RESULT._replace(token=f"full {number}"))
    store.save_paint("<svg/>", {}, {})
    assert told == [NO_ROOM]
    shelf.full = False
    save(store, evening())
    assert len(kept_results(shelf.stores)) == 3
    shelf.full = True
    save(store, evening(), RESULT)
    assert told == [NO_ROOM, NO_ROOM]
    assert PAINT not in local.texts


def test_where_nothing_can_be_kept_the_player_is_told(told: list[str]) -> None:
    nowhere = Shelf()
    nowhere.place = "none"
    Storage(nowhere, LocalTexts(), into(told))
    assert told == [message("nothing-kept")]


def test_another_tab_that_has_written_is_told_to_the_page(store: Storage, shelf: Shelf, told: list[str]) -> None:
    calls: list[str] = []
    storage = Storage(shelf, LocalTexts(), into(told))
    storage.overtaken = lambda: calls.append("overtaken")
    save(store, evening())
    save(storage, evening())
    assert (calls, told) == (["overtaken"], [])


def test_a_damaged_text_and_a_newer_version_are_told(shelf: Shelf, told: list[str]) -> None:
    shelf.stores["journal"][1] = "damaged"
    next_visit(shelf, told)
    assert told == [DAMAGED]
    shelf.stores["journal"][1] = journal.sealed({"version": 2})
    next_visit(shelf, told)
    assert told[1].startswith("A newer version was used here.")


def test_the_drawn_board_is_saved_as_the_page_reads_it(store: Storage, local: LocalTexts) -> None:
    kept = {"html": "<svg/>", "look": {"theme": "day"}, "heading": {"moves": "1 move", "score": None}}
    store.save_paint("<svg/>", {"theme": "day"}, {"moves": "1 move", "score": None})
    assert json.loads(local.texts[PAINT]) == kept
