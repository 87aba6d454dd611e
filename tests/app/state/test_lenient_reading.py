"""Damaged texts: their undamaged parts are found, and nothing illegal is accepted as a game."""

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.state import journal, lenient_reading, limits
from app.state.backup import ImportedData, to_text
from app.state.games_as_json import entry_to_json, result_to_json
from app.state.settings import Settings
from app.state.table import Table
from app.state.world import World
from chromium.player import won_link
from engine.games.catalogue import CATALOGUE
from engine.play.history import History, HistoryEntry
from engine.play.results import Result
from engine.play.session import Session
from engine.play.stopwatch import Stopwatch
from support.kept_texts import book_of

RESULT = Result("three", "klondike", 5, True, 120, 300.5, 52, 1_790_000_000, day="2026-09-21")
LINKS = {"one": "v1/backbone/1/sw.(t1t2)sw", "two": "v1/freecell/3"}


def history() -> History:
    found = History(HistoryEntry(Session.read(won_link("golf"), CATALOGUE), "won", Stopwatch(9.5), 1_790_000_000))
    for token, link in LINKS.items():
        found.append(HistoryEntry(Session.read(link, CATALOGUE), token))
    return found


def backup_text() -> str:
    table = Table(CATALOGUE, history(), book_of(RESULT), World(lambda: 0, lambda: 0, lambda count: [0] * count))
    return to_text(table, Settings(), {"favourites": ["golf"]}, now=0, day="2026-11-22")


def journal_text() -> str:
    games = {
        str(number): entry_to_json(entry, entry.session.text(), 0)
        for number, entry in enumerate(history().entries)
    }
    return journal.sealed(
        {"games": games, "order": [0, 1, 2], "at": 2, "events": [list(result_to_json(RESULT).values()), "gone"]}
    )


def read(text: str) -> ImportedData:
    return lenient_reading.read(text, CATALOGUE)


def tokens(found: ImportedData) -> list[str]:
    return [entry.token for entry in found.entries]


@pytest.mark.parametrize("text", [backup_text(), journal_text()], ids=["backup", "journal"])
def test_a_whole_text_gives_all_games_with_moves_and_all_results(text: str) -> None:
    found = read(text)
    assert sorted(tokens(found)) == ["one", "won"]
    won = next(entry for entry in found.entries if entry.token == "won")
    assert (won.session.text(), won.stopwatch, won.last_played) == (
        Session.read(won_link("golf"), CATALOGUE).text(),
        Stopwatch(9.5),
        1_790_000_000,
    )
    assert found.results == (RESULT,)


def test_a_text_within_a_text_is_read() -> None:
    found = read(json.dumps({"what": "snapshots 3", "text": journal_text()})[:-5])
    assert sorted(tokens(found)) == ["one", "won"] and found.results == (RESULT,)


def test_a_game_that_is_cut_off_comes_back_as_far_as_it_is_whole() -> None:
    session = Session.read(won_link("klondike"), CATALOGUE)
    text = json.dumps({"game": session.text(), "token": "cut"})
    (entry,) = read(text[: len(text) // 2]).entries
    assert session.contains(entry.session) and not entry.is_over
    assert entry.session.moves_made > 20
    assert entry.token and entry.token != "cut"
    # A second reading gives the same token, so the game is not added twice.
    assert tokens(read(text[: len(text) // 2])) == [entry.token]


def test_a_game_with_a_wrong_letter_comes_back_up_to_there_and_is_still_the_same_game() -> None:
    session = Session.read(won_link("klondike"), CATALOGUE)
    moves = session.text().split(".")
    moves[30] = "t9\u00e49"
    whole = json.dumps({"game": ".".join(moves), "token": "wrong", "seconds": 7})
    (entry,) = read(whole).entries
    assert (entry.session.moves_made, entry.token, entry.stopwatch) == (30, "wrong", Stopwatch(7))
    (entry,) = read(whole[1:]).entries
    assert entry.session.moves_made == 30


def test_the_token_behind_a_game_is_used_though_its_object_is_broken() -> None:
    assert tokens(read('"game": "v1/backbone/1/sw", "token": "mine", "seconds": 3.0')) == ["mine"]


@pytest.mark.parametrize(
    "text",
    [
        *("", "{", "[" * 50_000, "]" * 50_000, '{"a":' * 9_000, "v1/", "v1/klondike/", "v1/nothing/1/sw"),
        *("v1/klondike/0/sw", "v1/klondike/1", "v1/klondike/" + "9" * 5_000, "v1/backbone/1/t1t1", "\ud800\x00"),
        *('{"game": "v1/klondike/1/("}', '{"game": 4}', '["a", 3]', '["a", "b", 1, true, 1, 1, 1, 1e999]'),
    ],
)
def test_what_holds_nothing_gives_nothing(text: str) -> None:
    assert read(text) == ImportedData()


def test_a_game_of_a_deal_without_a_move_is_left_out() -> None:
    assert read('{"game": "v1/klondike/1", "token": "new"}') == ImportedData()


def test_no_more_games_and_moves_are_read_than_from_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(read("v1/backbone/1/sw " * 500).entries) == limits.ALL_GAMES
    monkeypatch.setattr(limits, "FILE_MOVES", 7)
    assert len(read("v1/backbone/1/sw.sw " * 9).entries) == 3
    monkeypatch.setattr(limits, "GAME_MOVES", 1)
    assert len(read("v1/backbone/1/sw.sw " * 9).entries) == 0
    monkeypatch.setattr(limits, "GAME_MOVES", 2)
    monkeypatch.setattr(limits, "FILE_LETTERS", 20)
    assert len(read("v1/backbone/1/sw.sw " * 9).entries) == 1


@given(st.integers(0, 10_000))
def test_whatever_is_changed_in_a_text_no_illegal_game_is_found(seed: int) -> None:
    chance = random.Random(seed)
    text = chance.choice([backup_text(), journal_text()])
    letters = list(text[chance.randrange(len(text)) // 2 : chance.randrange(len(text) // 2, len(text))])
    for _ in range(chance.randrange(12)):
        letters[chance.randrange(len(letters))] = chance.choice('{}[]()"\\.,/@+x19avt\x00')
    found = read("".join(letters))
    for entry in found.entries:
        assert Session.read(entry.session.text(), CATALOGUE).position == entry.session.position
        assert entry.has_moves and entry.token
    assert all(result.token for result in found.results)
