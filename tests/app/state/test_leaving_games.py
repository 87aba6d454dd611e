"""The player begins a game and leaves it: when it counts as lost, and when it waits."""

from collections.abc import Callable

import pytest

from app.state.change import Change
from app.state.dates import read
from app.state.games_as_json import entry_from_json, entry_to_json
from app.state.table import Table
from engine.games.catalogue import CATALOGUE
from engine.play.history import History, HistoryEntry
from engine.play.session import Session
from engine.solving import deal_index
from support.english import english
from support.tables import Outside, table, turn

KLONDIKE = CATALOGUE["klondike"]
TODAY = "2026-11-21"
DAILY = deal_index.daily("klondike", read(TODAY)[1])


@pytest.fixture
def here(outside: Outside) -> Table:
    """Return a table on 21 November 2026 with deal 7 of Klondike, in which one move was made."""
    outside.day = TODAY
    found = table("v1/klondike/7", outside)
    turn(found)
    return found


def lost(at: Table) -> list[int]:
    return [result.number for result in at.results]


def test_a_deal_opened_by_its_number_leaves_the_game_before_it_in_progress_until_a_move(here: Table) -> None:
    here.deal_numbered("9")
    assert lost(here) == []
    assert here.history.unfinished(KLONDIKE) == here.history.at
    turn(here)
    assert lost(here) == [7]


def test_the_number_of_a_deal_that_was_begun_leads_back_to_it(here: Table) -> None:
    here.deal_numbered("9")
    change = here.deal_numbered("7")
    assert (here.session.link(), lost(here)) == ("v1/klondike/7/sw", [])
    assert change.dealt and "1 move" in english(change.said)


def test_the_number_of_the_deal_on_the_table_changes_nothing(here: Table) -> None:
    assert not here.deal_numbered("7").dealt
    assert len(here.history.entries) == 1


def test_a_new_deal_and_a_restart_give_the_game_up_with_their_first_move(here: Table) -> None:
    here.new_deal(9)
    assert lost(here) == []
    turn(here)
    assert lost(here) == [7]
    here.restart()
    assert lost(here) == [7]
    turn(here)
    assert lost(here) == [7, 9]


@pytest.mark.parametrize("again", [Table.restart, Table.new_deal])
def test_after_an_undone_restart_or_new_deal_the_game_waits_while_another_is_played(
    here: Table, again: Callable[[Table], Change]
) -> None:
    """Earlier, the game had disappeared, and the one that had been undone came back instead."""
    again(here)
    here.undo()
    here.choose_game("golf")
    here.choose_game("klondike")
    assert (here.session.link(), lost(here)) == ("v1/klondike/7/sw", [])


def test_a_game_that_was_given_up_and_is_on_the_table_now_is_taken_up(here: Table) -> None:
    here.new_deal(9)
    turn(here)
    history = History(here.history.entries[0])
    assert history.entry.is_abandoned
    again = Table(CATALOGUE, history, here.book, here._world)
    assert (lost(again), again.history.entry.is_abandoned) == ([], False)


def test_a_daily_deal_counts_for_the_day_on_which_it_was_begun(here: Table, outside: Outside) -> None:
    number = deal_index.daily("golf", read(TODAY)[1])
    here.choose_game("golf")
    here.play_deal(CATALOGUE["golf"], number)
    turn(here)
    outside.day = "2026-11-22"
    entry = entry_from_json(entry_to_json(here.history.entry, here.session.text(), 0.0), CATALOGUE)
    assert entry is not None and entry.day == TODAY, "kept"
    here.new_deal()
    turn(here)
    assert [(result.number, result.day) for result in here.results] == [(number, TODAY)]
    here.new_deal()
    turn(here)
    assert here.results[-1].day == "2026-11-22", "another deal counts for the day on which it ended"


def test_todays_deal_and_one_other_game_wait_for_each_other(here: Table) -> None:
    here.play_deal(KLONDIKE, DAILY)
    turn(here)
    assert lost(here) == []
    here.play_deal(KLONDIKE, 7)
    assert here.session.link() == "v1/klondike/7/sw"
    turn(here)
    here.new_deal(9)
    turn(here)
    assert lost(here) == [7]
    entry = here.begun_deal(KLONDIKE, DAILY)
    assert entry is not None and entry.session.moves_made == 1
    here.play_deal(KLONDIKE, DAILY)
    here.new_deal(11)
    turn(here)
    assert lost(here) == [7, 9], "today's deal waits though it was on the table"


def test_todays_deal_is_given_up_when_it_is_begun_again(here: Table) -> None:
    here.play_deal(KLONDIKE, DAILY)
    turn(here)
    here.restart()
    turn(here)
    assert lost(here) == [DAILY], "and deal 7 goes on waiting"


def test_of_several_games_only_the_one_played_last_waits_for_todays_deal(here: Table) -> None:
    here.open("v1/klondike/8")
    here.open("v1/klondike/9")  # no move was made in it, nor in deal 8
    here.play_deal(KLONDIKE, DAILY)
    turn(here)
    assert lost(here) == []
    assert here.begun_deal(KLONDIKE, 7) is not None
    assert here.begun_deal(KLONDIKE, 8) is None


def test_by_a_clock_that_tells_no_day_no_deal_is_todays() -> None:
    here = table(f"v1/klondike/{DAILY}")
    turn(here)
    here.new_deal(9)
    turn(here)
    assert lost(here) == [DAILY]


def test_a_deal_from_a_link_with_moves_does_not_stand_in_for_the_deal_itself(here: Table) -> None:
    """The result of a game from such a link does not count.

    If that game were used, the daily deal could never be won.
    """
    here.history.append(HistoryEntry(Session.read(f"v1/klondike/{DAILY}/sw", CATALOGUE), "linked", from_link=True))
    assert here.play_deal(KLONDIKE, DAILY).dealt
    assert here.history.entry.counts and here.session.link() == f"v1/klondike/{DAILY}"
