"""When a game on the table becomes a result. It does so only once."""

from app.state.table import Table
from chromium.player import lost_link, moves_of, won_link
from engine.core.game import Status
from support.english import english
from support.tables import Outside, before_the_end, end, table, turn

WON = won_link("backbone")


def entered(here: Table) -> list[tuple[int, bool]]:
    """Return the number of each deal with a result, and whether it was won."""
    return [(result.number, result.won) for result in here.results]


def test_a_win_is_entered_once_and_stops_the_time(outside: Outside) -> None:
    here = table(before_the_end(WON), outside)
    outside.time = 5
    change = end(here, WON)
    assert change.ended is Status.WON
    assert "Won in" in english(change.said)
    here.undo()
    assert end(here, WON).ended is Status.WON
    here.new_deal()
    assert [(result.won, result.points) for result in here.results] == [(True, 104)]


def test_a_lost_game_is_entered_once_when_it_ends() -> None:
    lost = lost_link("klondike")
    here = table(before_the_end(lost))
    assert end(here, lost).ended is Status.LOST
    assert [(result.game, result.won) for result in here.results] == [("klondike", False)]
    here.undo()
    end(here, lost)
    assert len(here.results) == 1


def test_a_game_left_counts_as_lost_once_the_next_one_is_played_and_not_while_undo_has_brought_it_back(
    here: Table,
) -> None:
    turn(here)
    for begin in (Table.new_deal, Table.restart):
        text = here.session.text()
        begin(here)
        assert entered(here) == []
        turn(here)
        assert entered(here) == [(1, False)]
        here.undo()
        here.undo()
        assert (here.session.text(), entered(here)) == (text, [])
        here.redo()
        assert entered(here) == [], "no move was made in the new game"
        here.redo()
        assert entered(here) == [(1, False)]
        here.undo()
        here.undo()


def test_a_game_with_nothing_left_to_decide_counts_as_won_when_it_is_left() -> None:
    """Earlier, the page knew the winning moves, but counted the game as lost."""
    here = table(before_the_end(WON))
    assert here.finishing()
    here.new_deal()
    turn(here)
    (result,) = here.results
    assert (result.won, result.moves, result.points) == (True, len(moves_of(WON)), 104)
    here.undo()
    here.undo()
    end(here, WON)
    assert [result.won for result in here.results] == [True]


def test_a_game_without_moves_left_counts_when_another_is_chosen_and_is_not_dealt_again() -> None:
    here = table(lost_link("backbone"))
    assert here.session.status() is Status.LOST
    here.choose_game("klondike")
    assert [(result.game, result.won) for result in here.results] == [("backbone", False)]
    here.choose_game("backbone")
    assert here.session.moves_made == 0
    assert len(here.results) == 1


def test_a_deal_never_played_counts_for_nothing(here: Table) -> None:
    here.new_deal()
    here.new_deal()
    turn(here)
    here.undo()  # so that the deal has no move again
    here.new_deal()
    turn(here)
    assert here.results == ()
