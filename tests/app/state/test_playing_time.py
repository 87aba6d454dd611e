"""The playing time of a game: when it runs, when it stops, and the date of the last move."""

from app.state.table import Table
from chromium.player import won_link
from support.tables import Outside, before_the_end, end, table, turn


def test_time_runs_from_the_first_move_and_stands_while_it_should(here: Table, outside: Outside) -> None:
    outside.time = 10
    assert here.seconds() == 0
    turn(here)
    outside.time = 15
    assert here.seconds() == 5
    here.rest()
    outside.time = 100
    assert here.seconds() == 5
    here.resume()
    outside.time = 101
    assert here.seconds() == 6
    here.rest()
    outside.time = 200
    assert here.seconds() == 6
    turn(here)  # a move starts the time again
    outside.time = 202
    assert here.seconds() == 8


def test_the_time_of_a_won_game_stands_whatever_is_undone_and_redone(outside: Outside) -> None:
    won = won_link("backbone")
    here = table(before_the_end(won), outside)
    end(here, won)
    won_at = here.seconds()
    here.undo()
    here.resume()  # as when the player closes the sheet about the win
    here.redo()
    outside.time += 500
    assert here.seconds() == won_at


def test_the_time_of_a_game_stands_while_another_is_played(here: Table, outside: Outside) -> None:
    turn(here)
    turn(here)
    here.undo()
    here.new_deal()
    here.undo()
    here.resume()
    here.redo()
    outside.time += 1000
    here.undo()
    assert here.seconds() == 0


def test_the_date_of_the_last_move_is_kept(here: Table, outside: Outside) -> None:
    outside.time = 60
    turn(here)
    assert here.history.entry.last_played == 1e9 + 60
