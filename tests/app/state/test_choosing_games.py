"""The player puts another game or the same one on the table, and goes back to the game before."""

from app.state.table import Table
from engine.games.catalogue import CATALOGUE
from support.english import english
from support.tables import Outside, turn


def test_another_game_and_back(here: Table) -> None:
    turn(here)
    text = here.session.text()
    assert here.choose_game("backbone-aisleriot").dealt
    assert here.restart().refused  # no move was made in it yet
    assert here.undo().dealt
    assert here.session.text() == text
    assert here.redo().dealt
    assert here.game.id == "backbone-aisleriot"


def test_a_game_left_for_another_rule_set_waits_and_is_not_entered_as_lost(here: Table, outside: Outside) -> None:
    turn(here)
    text = here.session.text()
    outside.time = 20
    here.choose_game("klondike")
    turn(here)
    outside.time = 500
    change = here.choose_game("backbone")
    assert change.dealt
    assert english(change.said) == "Backbone, deal 1, 1 move"
    assert here.session.text() == text
    assert here.seconds() == 20  # its time has stopped
    here.resume()  # the time continues when the table is seen again
    outside.time = 503
    assert here.seconds() == 23
    assert here.results == ()
    assert english(here.undo().said).startswith("undone")
    assert here.undo().refused
    assert here.game.id == "backbone"


def test_undo_passes_over_other_games_to_an_earlier_deal_of_the_same_game(here: Table) -> None:
    turn(here)
    text = here.session.text()
    here.choose_game("golf")
    assert not here.history.can_undo()
    here.choose_game("backbone")
    here.new_deal()
    here.choose_game("golf")
    here.choose_game("backbone-aisleriot")
    assert here.undo().dealt
    assert here.game.id == "backbone"
    assert here.undo().dealt
    assert here.session.text() == text
    assert english(here.undo().said).startswith("undone")
    assert here.undo().refused
    for _ in range(3):
        here.redo()
    assert here.game.id == "backbone-aisleriot"
    assert here.redo().refused


def test_a_new_deal_or_a_restart_replaces_the_game_in_progress_which_then_counts(here: Table) -> None:
    turn(here)
    here.choose_game("klondike")
    turn(here)
    here.new_deal()
    turn(here)
    assert [result.game for result in here.results] == ["klondike"]
    here.new_deal(77, CATALOGUE["backbone"])  # a deal of the rule set whose game waits
    turn(here)
    assert [result.game for result in here.results] == ["klondike", "backbone"]
    assert not any(result.won for result in here.results)
    here.restart()
    turn(here)
    assert [result.number for result in here.results][1:] == [1, 77]


def test_a_deal_begun_by_nobody_is_found_again_instead_of_another(here: Table) -> None:
    here.choose_game("klondike")
    number = here.session.number
    here.choose_game("backbone")
    here.choose_game("klondike")
    assert here.session.number == number
    assert len(here.history.entries) == 2


def test_choosing_the_game_on_the_table_changes_nothing(here: Table) -> None:
    turn(here)
    assert not here.choose_game("backbone").dealt
    assert (here.session.moves_made, len(here.history.entries)) == (1, 1)


def test_a_restart_begins_the_same_deal_and_can_be_undone(here: Table) -> None:
    turn(here)
    turn(here)
    assert here.restart().dealt
    assert (here.session.number, here.session.moves_made) == (1, 0)
    here.undo()
    assert here.session.moves_made == 2
