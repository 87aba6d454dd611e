"""Everything is saved in one file and imported again. An import adds what is missing, and deletes nothing."""

import json
from typing import Any

import pytest

from app.state import backup, limits
from app.state.backup import CannotImportError, ImportedData
from app.state.settings import Settings
from app.state.table import Table
from app.state.world import World
from engine.games.catalogue import CATALOGUE
from engine.play.history import History, HistoryEntry
from engine.play.results import Result
from engine.play.session import Session
from engine.play.stopwatch import Stopwatch
from support.english import english
from support.kept_texts import book_of

WON = Result("w", "backbone", 1, won=True, moves=248, seconds=600.5, points=104, ended=1_790_000_000)
LOST = Result("l", "backbone-aisleriot", 7, won=False, moves=30, seconds=90.0, points=22, ended=1_790_000_100)
NOTES = "p1Cx7+h3Cx10 ahead"
RUBBER = Result("r", "bridge", 8, True, moves=128, seconds=900, points=870, ended=1_790_000_200, notes=NOTES)


def entry(link: str, token: str, seconds: float = 0.0) -> HistoryEntry:
    return HistoryEntry(Session.read(link, CATALOGUE), token, Stopwatch(seconds))


def table(*entries: HistoryEntry, at: int | None = None, results: tuple[Result, ...] = ()) -> Table:
    history = History(entries[0])
    history.entries, history.at = list(entries), len(entries) - 1 if at is None else at
    return Table(
        CATALOGUE, history, book_of(*results), World(lambda: 0.0, lambda: 1.8e9, lambda count: [1] * count)
    )


def evening(at: int = 1) -> Table:
    """Return a table with three games: one without moves, one with an undone move, one of another rule set."""
    first, second = entry("v1/backbone/1/sw.sw.sw@2", "one", 12.5), entry("v1/backbone-traditional/8/sw", "two", 7)
    return table(first, second, entry("v1/backbone/9", "three"), at=at, results=(WON, LOST))


def fresh() -> Table:
    """Return the table of a first visit, with a deal in which no move was made."""
    return table(entry("v1/backbone/1", "fresh"))


def backup_of(at: Table, settings: Settings | None = None) -> str:
    return backup.to_text(at, settings or Settings(), {"stars": ["golf", "canfield"]}, now=0.0, day="2026-11-21")


def take_in(at: Table, text: str) -> str:
    return english(backup.add(at, backup.read(text, CATALOGUE)))


def row(at: Table) -> list[tuple[str, str, float]]:
    return [(entry.session.text(), entry.token, entry.stopwatch.seconds(0)) for entry in at.history.entries]


def changed(text: str, **fields: Any) -> str:
    return json.dumps({**json.loads(text), **fields})


# Save and import


def test_the_data_of_features_come_along_as_they_are() -> None:
    text = backup_of(evening())
    assert backup.read(text, CATALOGUE).others == {"stars": ["golf", "canfield"]}


def test_all_comes_back_in_an_empty_browser() -> None:
    there, here = evening(), fresh()
    assert take_in(here, backup_of(there)) == "2 results and 2 games added."
    assert here.results == there.results
    assert row(here) == [
        row(there)[0],
        row(there)[1],
        row(fresh())[0],
    ]  # the game that was on the other table comes last before the present one
    assert here.history.entry.token == "fresh"
    here.undo()
    assert here.history.entry.token == "two"


def test_the_same_file_twice_adds_nothing() -> None:
    here, text = fresh(), backup_of(evening())
    take_in(here, text)
    before = row(here), here.results
    assert take_in(here, text) == "Nothing added: everything was already here."
    assert (row(here), here.results) == before


def test_ones_own_file_adds_nothing() -> None:
    here = evening()
    before = row(here), here.results, here.history.at
    assert take_in(here, backup_of(here)) == "Nothing added: everything was already here."
    assert (row(here), here.results, here.history.at) == before


def test_part_of_it_may_be_here() -> None:
    here = table(entry("v1/backbone/1/sw.sw.sw", "one"), results=(LOST,))
    assert take_in(here, backup_of(evening())) == "1 result and 1 game added; 2 were already here."


def test_the_file_is_for_people_too_and_says_what_it_is() -> None:
    text = backup_of(evening(), Settings(theme="night"))
    value = json.loads(text)
    assert (value["format"], value["version"], value["written"]) == ("backbone-patience", 1, "2026-11-21")
    assert value["settings"]["theme"] == "night"
    assert value["at"] == 1
    assert value["results"][0] == {
        name: field for name, field in WON._asdict().items() if name not in {"notes", "day"}
    }
    assert max(map(len, text.splitlines())) < 1000
    assert backup.file_name("2026-11-21") == "backbone-patience-2026-11-21.json"


def test_notes_come_along_where_there_are_some() -> None:
    text = backup_of(table(entry("v1/backbone/1", "one"), results=(WON, RUBBER)))
    won, rubber = json.loads(text)["results"]
    assert "notes" not in won
    assert rubber["notes"] == NOTES
    here = fresh()
    assert take_in(here, text) == "2 results added."
    assert here.results == (WON, RUBBER)
    assert take_in(here, text) == "Nothing added: everything was already here."


def test_a_file_of_an_older_page_takes_no_notes_away() -> None:
    older = {name: field for name, field in RUBBER._asdict().items() if name != "notes"}
    here = table(entry("v1/backbone/1", "one"), results=(RUBBER,))
    text = changed(GOOD, games=[], results=[older])
    assert take_in(here, text) == "Nothing added: everything was already here."
    assert here.results == (RUBBER,)


def test_an_empty_file_is_told_as_such() -> None:
    assert take_in(evening(), backup_of(fresh())) == (
        "Nothing added: this backup has no results and no games with moves."
    )


def test_more_games_than_the_row_is_long_are_all_kept() -> None:
    there = table(*(entry(f"v1/backbone/{number}/sw", f"there {number}") for number in range(1, 15)))
    here = table(*(entry(f"v1/backbone/{number}/sw", f"here {number}") for number in range(1, 13)))
    before = row(here)
    assert take_in(here, backup_of(there)) == "14 games added."
    assert row(here) == row(there) + before
    assert here.history.entry.token == "here 12"


# One game on two devices


SHORT, LONG, OTHER_WAY = "v1/backbone/1/sw.sw", "v1/backbone/1/sw.sw.sw", "v1/backbone/1/t1t2.sw"


def test_a_game_played_on_elsewhere_takes_the_place_of_its_beginning() -> None:
    here = table(entry(SHORT, "one", 5), entry("v1/backbone/2", "two"))
    assert take_in(here, backup_of(table(entry(LONG, "one", 9)))) == "1 game added."
    assert row(here)[0] == (LONG, "one", 9)
    assert len(row(here)) == 2


def test_but_not_on_the_table_where_it_stands_beside() -> None:
    here = table(entry(SHORT, "one"))
    text = backup_of(table(entry(LONG, "one")))
    assert take_in(here, text) == "1 game added."
    assert [link for link, *_ in row(here)] == [LONG, SHORT]
    assert here.session.text() == SHORT
    assert take_in(here, text) == "Nothing added: everything was already here."


def test_what_was_played_on_here_is_not_set_back() -> None:
    here = table(entry(LONG, "one"))
    here.undo()  # the undone moves are still in the game
    assert take_in(here, backup_of(table(entry(SHORT, "one")))) == "Nothing added: everything was already here."
    assert len(row(here)) == 1


def test_ways_that_parted_are_both_kept() -> None:
    here = table(entry(LONG, "one"), entry("v1/backbone/2", "two"))
    text = backup_of(table(entry(OTHER_WAY, "one")))
    assert take_in(here, text) == "1 game added."
    assert [link for link, *_ in row(here)] == [OTHER_WAY, LONG, "v1/backbone/2"]
    assert take_in(here, text) == "Nothing added: everything was already here."


def test_a_win_elsewhere_counts_and_a_loss_elsewhere_does_not_undo_one() -> None:
    here = table(entry("v1/backbone/2", "two"), results=(WON._replace(won=False), LOST._replace(won=True)))
    take_in(here, backup_of(evening()))
    assert {result.token: result.won for result in here.results} == {"w": True, "l": True}


# What cannot be read


GOOD = backup_of(evening())


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (None, "couldn’t read this file"),
        ("", "isn’t a backup"),
        ("null", "isn’t a backup"),
        ("[" * 100_000, "isn’t a backup"),
        ('{"version": 1, "results": []}', "isn’t a backup"),
        ("\ufffdPNG", "isn’t a backup"),
        (GOOD[:-40], "damaged"),
        (GOOD.replace('"results": [', '"results": 7, "x": ['), "damaged"),
        (changed(GOOD, games=None), "damaged"),
        (changed(GOOD, version="1"), "damaged"),
        (changed(GOOD, version=0), "damaged"),
        (changed(GOOD, version=True), "damaged"),
        (changed(GOOD, version=2, games={}), "newer version"),
        (" " * (limits.FILE_LETTERS + 1), "too large"),
    ],
    ids=lambda value: repr(value)[:30],
)
def test_a_file_that_makes_no_sense_is_told_in_one_sentence_and_changes_nothing(
    text: str | None, words: str
) -> None:
    with pytest.raises(CannotImportError) as raised:
        backup.read(text, CATALOGUE)
    reason = english(raised.value.reason)
    assert words in reason
    assert reason.endswith("Nothing was changed.")


def quoted_by(marks: str) -> str:
    """Return a backup in which a mail program has replaced the straight quotes by opening and closing ones."""
    parts = GOOD.split('"')
    return "".join(
        part + (marks[number % 2] if number < len(parts) - 1 else "") for number, part in enumerate(parts)
    )


@pytest.mark.parametrize(
    "text",
    [
        *map(quoted_by, ("\u201c\u201d", "\u201e\u201c", "\u00ab\u00bb", "\uff02\uff02")),
        f"Hello {{you}},\nhere is my backup:\n\n{GOOD}\n-- \nSent from my phone",
        "\n".join(f"> {line}" for line in GOOD.splitlines()),
        GOOD.replace(" ", "\u00a0"),
        f"My games:\n{quoted_by(chr(0x201C) + chr(0x201D))}\nBye",
    ],
    ids=["english", "german", "french", "wide", "around", "cited", "blanks", "both"],
)
def test_a_backup_that_came_in_a_mail_is_read(text: str) -> None:
    found, wanted = (backup.read(each, CATALOGUE) for each in (text, GOOD))
    assert found._replace(entries=()) == wanted._replace(entries=())
    games = [[(entry.session.text(), entry.token) for entry in each.entries] for each in (found, wanted)]
    assert games[0] == games[1]


BAD_GAMES = [
    7,
    {},
    {"game": 7, "token": "x"},
    {"game": "v1/backbone/1/t1t8", "token": "x", "seconds": 1},
    {"game": "v1/whist/1", "token": "x", "seconds": 1},
    {"game": "v1/backbone/1/sw"},
    {"game": "v1/backbone/1/" + "sw." * 200_000 + "sw", "token": "x"},
]
BAD_RESULTS = [
    None,
    list(WON),
    {},
    {**WON._asdict(), "won": "yes"},
    {**WON._asdict(), "token": ""},
    {**WON._asdict(), "moves": -1},
    {**WON._asdict(), "moves": 10**400},
    {**WON._asdict(), "points": -(10**400)},
    {**WON._asdict(), "ended": float("nan")},
    {**WON._asdict(), "seconds": float("inf")},
    {**WON._asdict(), "notes": None},
    {**WON._asdict(), "notes": 7},
    {**WON._asdict(), "notes": "x" * 100_000},
]


@pytest.mark.parametrize("bad", BAD_GAMES, ids=lambda value: str(value)[:30])
def test_a_damaged_game_leaves_the_others(bad: object) -> None:
    value = json.loads(GOOD)
    here = fresh()
    words = take_in(here, json.dumps({**value, "games": [value["games"][1], bad, value["games"][0]], "at": 1}))
    # The game that is too long to be read comes last, since it was on the table.
    assert words == "2 results and 2 games added; 1 couldn’t be read."
    assert {token for _, token, _ in row(here)} == {"one", "two", "fresh"}


def test_a_backup_of_many_years_can_be_read_again() -> None:
    """Earlier, a file with 100,000 results was written, but then refused as too large."""
    results = [WON._replace(token=f"{number:016x}", day="2026-11-22") for number in range(500)]
    text = backup_of(table(entry("v1/backbone/1", "fresh"), results=tuple(results)))
    assert len(text) / 500 * 200_000 < limits.FILE_LETTERS
    assert take_in(fresh(), text) == "500 results added."


def test_a_game_that_would_slow_every_move_is_not_taken_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Earlier, a file could contain one game with as many moves as are allowed for the whole file."""
    monkeypatch.setattr(limits, "GAME_MOVES", 2)
    assert take_in(fresh(), changed(GOOD, results=[])) == "1 game added; 1 couldn’t be read."


@pytest.mark.parametrize("bad", BAD_RESULTS, ids=lambda value: str(value)[-30:])
def test_a_damaged_result_leaves_the_others(bad: object) -> None:
    here = fresh()
    assert take_in(here, changed(GOOD, results=[bad, LOST._asdict()], games=[])) == (
        "1 result added; 1 couldn’t be read."
    )
    assert here.results == (LOST,)


@pytest.mark.parametrize("at", [None, -1, 99, "1", [], 1.5])
def test_no_matter_which_game_was_on_the_table(at: object) -> None:
    found = backup.read(changed(GOOD, at=at), CATALOGUE)
    assert [entry.token for entry in found.entries] == ["one", "two", "three"]
    assert found.unreadable == 0


def test_only_unreadable_things() -> None:
    here = evening()
    assert take_in(here, changed(GOOD, results=[7], games=[])) == (
        "Nothing added: this backup has no results and no games with moves; 1 couldn’t be read."
    )
    assert english(backup.add(here, ImportedData(results=(WON,), unreadable=2))) == (
        "Nothing added: everything that could be read was already here; 2 couldn’t be read."
    )


def test_settings_come_where_this_device_has_its_first_ones() -> None:
    text = backup_of(evening(), Settings(theme="night", four_colours=True, pace="fast"))
    brought = backup.read(text, CATALOGUE).settings
    assert brought == Settings(theme="night", four_colours=True, pace="fast")
    here = Settings(theme="day", left_handed=True)
    assert backup.merge_settings(here, brought) == Settings(
        theme="day", four_colours=True, pace="fast", left_handed=True
    )
    assert backup.read(changed(text, settings=["night"]), CATALOGUE).settings == Settings()
