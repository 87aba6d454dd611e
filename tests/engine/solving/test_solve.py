"""Test the verdict of a search in steps: it is proved or not given, for the toy game and for all other games."""

import gc
import json
import weakref
from itertools import islice

import pytest

from engine.__main__ import main
from engine.core.game import Game, Position, Status
from engine.games.black_hole import GAMES
from engine.games.catalogue import CATALOGUE
from engine.solving import deal_index
from engine.solving.models import MODELS, model_of
from engine.solving.models.black_hole import BlackHoleModel
from engine.solving.search import CountedSearch, GaveUpError, Rules, depth_first, limited
from engine.solving.solve import Answer, Solving, Verdict, WrongLineError, moves_to_win, solve
from support import reference
from support.extent import amount
from support.solving import everywhere, expect_proof, expect_the_rules_successors, result_of
from support.strategies import lines
from support.toy import CATALOGUE as TOYS

TOY = TOYS["toy"]
BLACK_HOLE = GAMES[0]
PACKED = [game for game in CATALOGUE.values() if game.family in MODELS]


def test_a_win_comes_with_a_line_that_can_be_played() -> None:
    model = Rules(TOY, TOY.start(2))
    steps = result_of(depth_first(model))
    assert steps
    assert moves_to_win(TOY, model, model.start, steps) == tuple(steps)


class Hopeless(Rules):
    """Rules of a game that nobody can win."""

    def won(self, state: Position) -> bool:
        return False


def test_a_search_that_has_been_everywhere_has_looked_at_every_key_but_the_first_once() -> None:
    model = Hopeless(TOY, TOY.start(1))
    run = CountedSearch(depth_first(model), 10_000)
    assert run.advance(10_000)
    assert run.result is None
    assert run.seen == len({model.key(state) for state in everywhere(model, model.start)}) - 1 > 10


@pytest.mark.parametrize("max_nodes", [0, 1, 5])
def test_a_search_that_may_not_go_on_gives_up(max_nodes: int) -> None:
    run = CountedSearch(depth_first(Hopeless(TOY, TOY.start(1))), max_nodes)
    with pytest.raises(GaveUpError):
        run.advance(100)
    assert run.seen == max_nodes


def test_a_pass_is_limited_by_itself() -> None:
    run = CountedSearch(limited(depth_first(Hopeless(TOY, TOY.start(1))), 5), 100)
    with pytest.raises(GaveUpError):
        run.advance(100)
    whole = CountedSearch(limited(depth_first(Hopeless(TOY, TOY.start(1))), 10_000), 10_000)
    assert whole.advance(10_000)
    assert whole.result is None


# The number of positions visited


def yields(game: Game, number: int, max_nodes: int) -> int:
    """Return how many positions the search of a deal visits, counted without `CountedSearch`."""
    search = model_of(game, game.start(number)).search(max_nodes)
    return sum(1 for _ in islice(search, max_nodes))


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("game", PACKED, ids=[game.id for game in PACKED])
def test_seen_is_exactly_how_many_positions_were_looked_at(game: Game) -> None:
    gave_up = 0
    for number in range(1, amount(3, 6, 21)):
        position = game.start(number)
        for max_nodes in (0, 1, 63, 130, 1_001):
            verdict = solve(game, position, max_nodes)
            assert verdict.seen == yields(game, number, max_nodes)
            if verdict.answer is Answer.UNKNOWN:
                assert verdict.seen == max_nodes
                gave_up += max_nodes > 0
            else:
                assert verdict.seen < max_nodes
    assert gave_up


@pytest.mark.parametrize("game", PACKED, ids=[game.id for game in PACKED])
def test_seen_is_the_same_however_a_search_is_cut_into_steps(game: Game) -> None:
    for number in range(1, 4):
        position = game.start(number)
        found = []
        for positions in (1, 7, 64, 2_000):
            solving = Solving(game, position, 500)
            while (verdict := solving.step(positions)) is None:
                assert solving.seen % positions == 0
            found.append(verdict)
        assert found == [found[0]] * 4


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("game", PACKED, ids=[game.id for game in PACKED])
def test_a_search_that_is_given_up_leaves_nothing_in_memory(game: Game) -> None:
    """Reference cycles once kept it in memory until a garbage collection, so memory doubled."""
    gc.collect()
    gc.disable()
    try:
        solving = Solving(game, game.start(1))
        solving.step(20)
        model = weakref.ref(solving._model)
        del solving
        assert model() is None
    finally:
        gc.enable()


def test_a_search_is_taken_up_and_left_as_one_likes() -> None:
    game = CATALOGUE["black-hole"]
    whole = solve(game, game.start(4))
    solving, steps = Solving(game, game.start(4)), 0
    while (verdict := solving.step(1)) is None:
        steps += 1
    assert verdict == whole
    assert steps > 1


def test_nothing_is_said_when_it_takes_too_long() -> None:
    game = CATALOGUE["black-hole"]
    assert solve(game, game.start(4), max_nodes=100).answer is Answer.UNKNOWN
    assert solve(game, game.start(4), enough=lambda: True) == Verdict(Answer.UNKNOWN, (), 0)


def test_a_line_that_breaks_a_rule_is_never_a_verdict() -> None:
    game = CATALOGUE["black-hole"]
    position = game.start(4)
    model = BlackHoleModel(BLACK_HOLE, position)
    legal = {step for step, _ in reference.successors(model, model.start)}
    with pytest.raises(WrongLineError, match="move 1"):
        moves_to_win(game, model, position, [step for step in range(17) if step not in legal])
    with pytest.raises(WrongLineError, match="not won"):
        moves_to_win(game, model, position, [])


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("game", PACKED, ids=[game.id for game in PACKED])
def test_a_packed_game_has_exactly_the_successors_of_the_rules(game: Game) -> None:
    for line in lines(game):
        model = model_of(game, line[0])
        for position in line[:: max(1, len(line) // amount(3, 12, 40))]:
            expect_the_rules_successors(game, model, position)


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("game", PACKED, ids=[game.id for game in PACKED])
def test_every_win_replays(game: Game) -> None:
    for number in range(1, amount(5, 13, 61)):
        expect_proof(game, game.start(number), solve(game, game.start(number), max_nodes=2_000))
    for number in deal_index.winnable(game.id, "easy")[: amount(1, 5, 10)]:
        verdict = solve(game, game.start(number))
        assert verdict.answer is Answer.WINNABLE
        expect_proof(game, game.start(number), verdict)


def test_of_bridge_nothing_is_ever_said() -> None:
    game = CATALOGUE["bridge"]
    assert solve(game, game.start(1)) == Verdict(Answer.UNKNOWN, (), 0)


@pytest.mark.parametrize("number", range(1, 201))
def test_the_clock_is_what_it_comes_to(number: int) -> None:
    game = CATALOGUE["clock"]
    position = game.start(number)
    verdict = solve(game, position)
    while moves := list(game.moves(position)):
        position = game.play(position, moves[0])
    assert (verdict.answer is Answer.WINNABLE) == (game.status(position) is Status.WON)
    assert verdict.answer is not Answer.UNKNOWN


def test_the_command_prints_the_verdict(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "black-hole", "17"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["answer"] == "winnable"
    assert len(told["line"]) == 51
    assert set(told) == {"game", "answer", "line", "seen", "seconds"}
    assert main(["solve", "black-hole", "1", "--nodes", "100"]) == 0
    assert json.loads(capsys.readouterr().out)["answer"] == "unknown"
    assert main(["solve", "black-hole", "1", "--seconds", "soon"]) == 2
    assert "whole number" in capsys.readouterr().err
