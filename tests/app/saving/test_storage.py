"""Games and results are restored as they were saved, no text is written without need, and errors are reported."""

import json
from typing import Any

import pytest

from app.saving.storage import PAINT, Storage
from app.state import journal
from app.state.settings import Settings
from engine.games.catalogue import CATALOGUE
from engine.play.results import Result
from engine.play.stopwatch import Stopwatch
from support.english import message
from support.kept_texts import LocalTexts, Shelf, book_of, kept_games, kept_results
from support.sessions import noted_moves
from support.visits import DAMAGED, Visit, evening

NO_ROOM = message("no-room-to-save")
RESULT = Result("one", "backbone", 1, True, 248, 600.5, 104, 1_790_000_000)
RUBBER = Result("two", "bridge", 8, False, 128, 900.0, -1870, 1_790_000_100, notes="p1Cx5+h3Cx10 ahead")


# What is restored


def test_games_come_back_as_they_were(visit: Visit) -> None:
    back = visit.next().load()
    assert [entry.session.text() for entry in back.entries] == [
        "v1/backbone/1/sw.sw.sw@2",
        "v1/backbone-traditional/8/sw",
    ]
    assert (back.at, back.entries[0].token, back.entries[0].stopwatch) == (1, "one", Stopwatch(12.5))
    assert [entry.last_played for entry in back.entries] == [1_790_000_000, 0]
    assert visit.told == []


def test_a_game_that_left_the_history_is_not_kept(first: Visit) -> None:
    history = evening()
    first.save(history)
    del history.entries[0]
    history.at = 0
    first.save(history)
    assert [game["token"] for game in kept_games(first.shelf.stores)] == ["two"]
    assert len(first.state["games"]) == 1


def test_undo_to_an_earlier_game_is_kept(first: Visit) -> None:
    history = evening()
    first.save(history)
    for _ in range(2):
        history.undo()
        first.save(history)
    back = first.next().load()
    assert (back.at, back.session.text()) == (0, "v1/backbone/1/sw.sw.sw@2")
    assert back.entries[1].session.text() == "v1/backbone-traditional/8/sw@0"


def test_the_time_of_a_game_that_is_being_played_is_saved(first: Visit) -> None:
    history = evening()
    history.entries[1] = history.entry._replace(stopwatch=Stopwatch(10.0, since=100.0))
    first.save(history, now=107)
    assert first.game["seconds"] == 17


def test_a_start_plays_only_the_moves_of_the_game_on_the_table(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = [entry.session.text() for entry in evening().entries]
    played = noted_moves(monkeypatch)
    back = visit.next().load()
    assert played == ["backbone-traditional"]
    assert [entry.session.text() for entry in back.entries] == texts
    assert len(played) == 1
    back.undo()
    back.undo()  # this goes back to the other game
    assert played == ["backbone-traditional", "backbone", "backbone", "backbone"]
    assert back.session.moves_made == 2


def test_results_come_back(first: Visit) -> None:
    first.save(evening(), RESULT, RUBBER)
    assert first.next().storage.load_results().results == (RESULT, RUBBER)
    assert first.told == []


def test_results_that_cannot_be_read_are_told_when_they_are_asked_for(first: Visit) -> None:
    bad: list[Any] = [list(RESULT._replace(won="yes")), list(RESULT)[:-3], [*RUBBER, ""]]  # type: ignore[arg-type]
    first.shelf.stores["results"][5] = journal.page([list(RUBBER)])[:-1]
    book = first.next_after(events=[*bad, list(RESULT)]).storage.load_results()
    assert first.told == []
    for _ in range(2):
        assert book.results == (RESULT,)
    assert first.told == [DAMAGED]


def test_the_drawn_board_is_saved_as_the_page_reads_it(first: Visit) -> None:
    kept = {"html": "<svg/>", "look": {"theme": "day"}, "heading": {"moves": "1 move", "score": None}}
    first.storage.save_paint("<svg/>", {"theme": "day"}, {"moves": "1 move", "score": None})
    assert json.loads(first.local.texts[PAINT]) == kept


# What is written


def test_a_move_writes_only_the_game_on_the_table(first: Visit) -> None:
    history, book = evening(), book_of(RESULT, RUBBER)
    first.storage.save(history, book, 0)
    for number in range(3):
        history.session.play(next(iter(history.session.game.moves(history.session.position))))
        first.storage.save(history, book, 0)
        written = journal.unsealed(first.shelf.stores["journal"][2 + number])
        assert written == {"games": {"2": first.game}}
        assert first.game["game"] == history.session.text()


def test_without_a_change_nothing_is_written(first: Visit) -> None:
    history, book = evening(), book_of(RESULT)
    for _ in range(3):
        first.storage.save(history, book, 0)
    assert len(first.shelf.stores["journal"]) == 1
    again = first.next()
    again.save_again(again.load())
    assert again.shelf.stores == first.shelf.stores


# What the player is told


def test_a_first_visit_is_told_nothing(first: Visit) -> None:
    storage = first.storage
    assert storage.load_games(CATALOGUE) is None
    assert storage.load_results().results == ()
    assert storage.load_settings() == Settings()
    assert not storage.has_games
    assert first.told == []


def test_a_full_disk_is_told_once_until_there_is_room_again(first: Visit) -> None:
    first.shelf.full = first.local.full = True
    for number in range(3):
        first.save(evening(), RESULT._replace(token=f"full {number}"))
    first.storage.save_paint("<svg/>", {}, {})
    assert first.told == [NO_ROOM]
    first.shelf.full = False
    first.save(evening())
    assert len(kept_results(first.shelf.stores)) == 3
    first.shelf.full = True
    first.save(evening(), RESULT)
    assert first.told == [NO_ROOM, NO_ROOM]
    assert PAINT not in first.local.texts


def test_where_nothing_can_be_kept_the_player_is_told() -> None:
    nowhere = Shelf()
    nowhere.place = "none"
    assert Visit(nowhere).told == [message("nothing-kept")]


def test_another_tab_that_has_written_is_told_to_the_page(first: Visit) -> None:
    calls: list[str] = []
    told: list[object] = []
    storage = Storage(first.shelf, LocalTexts(), told.append)
    storage.overtaken = lambda: calls.append("overtaken")
    first.save(evening())
    storage.save(evening(), book_of(), 0)
    assert (calls, told, first.told) == (["overtaken"], [], [])


def test_a_damaged_text_and_a_newer_version_are_told(first: Visit) -> None:
    first.shelf.stores["journal"][1] = "damaged"
    first.next()
    assert first.told == [DAMAGED]
    first.shelf.stores["journal"][1] = journal.sealed({"version": 2})
    first.next()
    assert first.told[1].startswith("A newer version of this page has been used in this browser.")
