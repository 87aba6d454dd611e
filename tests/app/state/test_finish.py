"""The button Finish plays a certain win to its end; and games that play by themselves."""

import pytest

from app.state.change import Change
from app.state.table import Table
from chromium.player import deal_of, won_link
from engine.core.game import Status
from engine.games.catalogue import CATALOGUE
from engine.play import safe_moves
from engine.play.history import HistoryEntry
from engine.play.session import Session
from engine.rules.record import Foundations
from support.plain_games import GAMES
from support.rule_sets import PLAIN
from support.sessions import won_games
from support.tables import before_the_end, table

# The rule sets that ever offer Finish. In the others, the player decides which card goes home, or there is no
# foundation.
WITH_FINISH = [
    *("backbone", "backbone-traditional", "backbone-aisleriot", "freecell", "klondike", "klondike-3"),
    *("klondike-1x3", "klondike-3x3", "seahaven", "canfield", "canfield-3"),
    *(game.id for game in GAMES if isinstance(game.record.aim, Foundations)),
]


def run(here: Table) -> list[Change]:
    """Play the game to its end as the button does. Return the change of each step."""
    changes = [here.step(first=True)]
    while here.can_run():
        changes.append(here.step(first=False))
    return changes


def check_finish(here: Table) -> None:
    """Check that Finish wins from here, enters the win, and counts as one move for undo and redo."""
    position, made, results = here.session.position, here.session.moves_made, len(here.results)
    assert run(here)[-1].ended is Status.WON
    assert [result.won for result in here.results[results:]] == [True]
    won = here.session.position
    here.undo()
    assert (here.session.position, here.session.moves_made) == (position, made)
    here.redo()
    assert here.session.position == won
    assert Session.read(here.session.text(), CATALOGUE).position == won


@pytest.mark.parametrize("name", CATALOGUE)
def test_finish_is_offered_in_these_rule_sets_only(name: str) -> None:
    last_steps = [table(before_the_end(won.link())) for won in won_games(name)]
    offered = [here.game.has_choices and here.can_run() for here in last_steps]
    assert offered == [name in WITH_FINISH] * len(last_steps)


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("safe_home", [False, True])
@pytest.mark.parametrize("name", WITH_FINISH)
def test_finish_wins_wherever_it_is_offered(name: str, safe_home: bool) -> None:
    for won in won_games(name):
        line = [node for node in won.line() if not (node.children and node.children[0].is_automatic)]
        tried = 0
        for node in line[-2:-60:-6]:  # from the position before the last move, back to a position without Finish
            won.go_to(node)
            here = table(won.link())
            here.sends_safe_cards = safe_home
            if here.can_run():
                check_finish(here)
                tried += 1
        assert tried


def test_finish_wins_some_moves_before_the_end() -> None:
    """Every run tests this rule set, while the test above runs only for some."""
    here = table(won_link("freecell").rsplit(".", 3)[0])
    assert here.can_run()
    check_finish(here)


# In the others, the recorded games do not work, since they need cards that went home early.
@pytest.mark.parametrize("name", sorted({*WITH_FINISH} - {"backbone-traditional", "seahaven"} - PLAIN))
def test_finish_wins_a_game_in_which_safe_cards_went_home_from_the_deal_on(name: str) -> None:
    tried = 0
    for won in won_games(name):
        moves = [node.move for node in won.line() if node.move and not node.is_automatic]
        here = table(deal_of(won.link()))
        here.sends_safe_cards = True
        for number, move in enumerate(moves):
            # If it is illegal, the card has already gone home.
            if here.game.refuse(here.session.position, move) is None:
                here.drag(move.source, move.n, move.target)
            if number > 0.7 * len(moves) and here.can_run():
                check_finish(here)
                tried += 1
                break
    assert tried


def test_finish_is_worked_out_anew_in_another_rule_set_with_the_same_cards() -> None:
    one, three = CATALOGUE["klondike"], CATALOGUE["klondike-3"]
    line = won_games("klondike")[0].line()
    position = next(
        node.position
        for node in line
        if safe_moves.finish(one, node.position)
        and safe_moves.finish(one, node.position) != safe_moves.finish(three, node.position)
    )
    here = table("v1/klondike/1")
    here.session.root.position = position
    assert here.finishing() == safe_moves.finish(one, position)
    here.history.append(HistoryEntry(Session(three, 1), "another"))
    here.session.root.position = position
    assert here.finishing() == safe_moves.finish(three, position)


def test_nothing_is_offered_to_run_where_there_is_more_to_decide() -> None:
    assert not table("v1/freecell/2").can_run()
    assert not table("v1/backbone/1").can_run()


def test_a_game_without_choices_runs_from_the_deal_to_its_end_each_step_a_move() -> None:
    here = table("v1/clock/1")
    assert here.can_run()
    changes = run(here)
    assert changes[-1].ended and len(changes) == here.session.moves_made > 4
    here.undo()
    assert here.session.moves_made == len(changes) - 1
