"""Functions for the tests of the solver: successors by the rules, full searches, and deals with known answers."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import pytest

from engine.core.automatic_moves import play_through
from engine.core.game import Game, Position, Status
from engine.core.patience import Patience
from engine.games.catalogue import CATALOGUE
from engine.play import notation
from engine.solving.models import can_judge
from engine.solving.search import CountedSearch, Model, Search
from engine.solving.solve import Answer, Verdict
from support import reference

T = TypeVar("T")
KNOWN = Path(__file__).parents[1] / "data/known"
WITH_HINTS = [game for game in CATALOGUE.values() if can_judge(game) and game.has_choices]
games = pytest.mark.parametrize("game", WITH_HINTS, ids=lambda game: game.id)


class Known(NamedTuple):
    """A position whose answer was found by another program."""

    game: Game
    answer: Answer
    position: Position


def known(name: str) -> list[Known]:
    """Return the positions of a file.

    Each line has the answer, the rule set and the position. A line that begins with `#` is a comment.
    """
    lines = (KNOWN / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    found = []
    for line in lines:
        if not line.startswith("#"):
            answer, rule_set, text = line.split()
            game = CATALOGUE[rule_set]
            found.append(Known(game, Answer(answer), notation.read_position(game, text)))
    return found


def stepped(game: Game, model: Model[Any], position: Position) -> Iterator[tuple[Position, Position]]:
    """Yield every position that one step of the model should reach, found with the rules alone.

    Each comes as a pair: the position before the last move of the step, and the position after it.
    """
    seen, waiting = {position}, [position]
    while waiting:
        here = waiting.pop()
        for move in game.moves(here):
            after = play_through(game, here, move)
            if reference.is_preparatory(model, here, move):
                if after not in seen:
                    seen.add(after)
                    waiting.append(after)
            else:
                yield here, after


def expect_the_rules_successors(game: Game, model: Model[Any], position: Position) -> None:
    """Check that the reference successors are exactly those of the rules, and that legal moves make them.

    If a last move makes no difference for the model, the model may have a step for it or not.
    """
    state = reference.pack(model, position)
    successors = list(reference.successors(model, state))
    found = {after for _, after in successors}
    pairs = {
        (reference.pack(model, here), reference.pack(model, after))
        for here, after in stepped(game, model, position)
    }
    assert found <= {after for _, after in pairs}
    assert found >= {after for here, after in pairs if here != after}
    for step, after in successors:
        here = position
        for move in reference.moves(model, position, step):
            assert game.refuse(here, move) is None
            here = game.play(here, move)
        assert reference.pack(model, here) == after
        assert reference.won(model, after) == _is_won(game, here)
    assert {after for _, after in reference.pruned_successors(model, state)} <= found


def _is_won(game: Game, position: Position) -> bool:
    """Return whether the rules call the position won.

    It leaves out the slow part of the rules that looks whether the game is lost.
    """
    return game.finished(position) if isinstance(game, Patience) else game.status(position) is Status.WON


def everywhere(model: Model[Any], position: Position) -> Iterator[Any]:
    """Yield each state that reference successors can reach, once, the first one included. Nothing is pruned."""
    start = reference.pack(model, position)
    seen, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        yield here
        for _, after in reference.successors(model, here):
            if after not in seen:
                seen.add(after)
                waiting.append(after)


def can_be_won(model: Model[Any], position: Position) -> bool:
    """Return whether a win can be reached, by an exhaustive search without pruning."""
    return any(reference.won(model, state) for state in everywhere(model, position))


def result_of(search: Search[T]) -> list[T] | None:
    """Run a search to its end; return the steps to a win, or None if there is none."""
    run = CountedSearch(search, 10**9)
    run.advance(10**9)
    return run.result


def expect_proof(game: Game, position: Position, verdict: Verdict) -> None:
    """Check that the line of a win is legal move by move and ends in a win. Other verdicts must have no line."""
    assert bool(verdict.line) <= (verdict.answer is Answer.WINNABLE)
    if verdict.answer is Answer.WINNABLE:
        for move in verdict.line:
            assert game.refuse(position, move) is None
            position = game.play(position, move)
        assert game.status(position) is Status.WON
