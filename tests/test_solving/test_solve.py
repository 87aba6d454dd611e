"""The verdict: proved or not given, a few positions at a time, for a game of five lines and for all the others."""

import json
from collections.abc import Callable
from typing import TypeAlias

import pytest

from engine.__main__ import main
from engine.core.game import Game, Move, Position, Status
from engine.games import CATALOGUE
from engine.solving.models import MODELS, model_of
from engine.solving.search import GaveUpError, Model, Rules, Search, best_first, depth_first
from engine.solving.solve import Answer, Solving, Verdict, WrongLineError, played_out, solve
from support.solving import expect_proof, expect_the_rules_children
from support.strategies import lines
from support.toy import CATALOGUE as TOYS

Kind: TypeAlias = Callable[[Model[Position, Move], int], Search[Move]]
TOY = TOYS["toy"]
PACKED = [game for game in CATALOGUE.values() if game.family in MODELS]


@pytest.mark.parametrize("search", [depth_first, best_first])
def test_a_win_comes_with_a_line_that_can_be_played(search: Kind) -> None:
    model = Rules(TOY, TOY.start(2))
    going = search(model, 1000)
    with pytest.raises(StopIteration) as done:
        while True:
            next(going)
    assert played_out(TOY, model, model.start, done.value.value) == tuple(done.value.value)


class Hopeless(Rules):
    """A game nobody wins."""

    def won(self, state: Position) -> bool:
        return False


@pytest.mark.parametrize("search", [depth_first, best_first])
def test_a_search_that_has_been_everywhere_says_so(
    search: Kind,
) -> None:
    moves = search(Hopeless(TOY, TOY.start(1)), 10_000)
    seen = 0
    with pytest.raises(StopIteration) as done:
        while True:
            seen += next(moves)
    assert done.value.value is None
    assert seen > 0


@pytest.mark.parametrize("search", [depth_first, best_first])
def test_a_search_that_may_not_go_on_gives_up(
    search: Kind,
) -> None:
    with pytest.raises(GaveUpError):
        list(search(Hopeless(TOY, TOY.start(1)), 5))


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
    assert solve(game, game.start(4), most=100).answer is Answer.UNKNOWN
    assert solve(game, game.start(4), enough=lambda: True) == Verdict(Answer.UNKNOWN, (), 0)


def test_a_line_that_breaks_a_rule_is_never_a_verdict() -> None:
    game = CATALOGUE["black-hole"]
    position = game.start(4)
    model: Model[int, int] = model_of(game, position)
    with pytest.raises(WrongLineError, match="move 1"):
        played_out(
            game, model, position, [step for step in range(17) if step not in dict(model.successors(model.start))]
        )
    with pytest.raises(WrongLineError, match="not won"):
        played_out(game, model, position, [])


@pytest.mark.parametrize("game", PACKED, ids=[game.id for game in PACKED])
def test_a_packed_game_has_exactly_the_children_of_the_rules(game: Game) -> None:
    for line in lines(game):
        model = model_of(game, line[0])
        for position in line[:: max(1, len(line) // 12)]:
            expect_the_rules_children(game, model, position)


@pytest.mark.parametrize("game", PACKED, ids=[game.id for game in PACKED])
def test_every_win_replays(game: Game) -> None:
    for number in range(1, 21):
        position = game.start(number)
        expect_proof(game, position, solve(game, position, most=2_000))


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
