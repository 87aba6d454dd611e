"""What the tests of the solvers share: the children of a position by the rules, and deals with known answers."""

from collections.abc import Hashable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from engine.core.automatic import play_through
from engine.core.game import Game, Position, Status
from engine.core.patience import Patience
from engine.games import CATALOGUE
from engine.play import notation
from engine.solving.search import Model
from engine.solving.solve import Answer, Verdict

KNOWN = Path(__file__).parents[1] / "data/known"


class Known(NamedTuple):
    """A position whose answer other programs found."""

    game: Game
    answer: Answer
    position: Position


def known(name: str) -> list[Known]:
    """The positions of a file: lines of answer, rule set and position; `#` begins a remark."""
    lines = (KNOWN / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    found = []
    for line in lines:
        if not line.startswith("#"):
            answer, rule_set, text = line.split()
            game = CATALOGUE[rule_set]
            found.append(Known(game, Answer(answer), notation.read_position(game, text)))
    return found


def stepped(game: Game, model: Model[Any, Any], position: Position) -> Iterator[tuple[Position, Position]]:
    """Every position that one step of the model should lead to, found by the rules alone, behind its last move.

    So it is a pair: where that move was made, and what it led to.
    """
    seen, waiting = {position}, [position]
    while waiting:
        here = waiting.pop()
        for move in game.moves(here):
            after = play_through(game, here, move)
            if model.is_preparatory(here, move):
                if after not in seen:
                    seen.add(after)
                    waiting.append(after)
            else:
                yield here, after


def expect_the_rules_children(game: Game, model: Model[Any, Any], position: Position) -> None:
    """The model's children are the rules' children, no more and no fewer, and its steps are made by moves.

    A last move in which the model sees no difference may be a step or none.
    """
    state = model.pack(position)
    children = list(model.successors(state))
    found = {child for _, child in children}
    ways = {(model.pack(here), model.pack(after)) for here, after in stepped(game, model, position)}
    assert found <= {after for _, after in ways}
    assert found >= {after for here, after in ways if here != after}
    for step, child in children:
        here = position
        for move in model.moves(position, step):
            assert game.refuse(here, move) is None
            here = game.play(here, move)
        assert model.pack(here) == child
        assert model.won(child) == _is_won(game, here)
    assert {child for _, child in model.pruned_successors(state)} <= {child for _, child in children}


def _is_won(game: Game, position: Position) -> bool:
    """As the rules say, but without the long look round for a game that is lost."""
    return game.finished(position) if isinstance(game, Patience) else game.status(position) is Status.WON


def can_be_won(model: Model[Any, Any], state: Any) -> bool:
    """By going everywhere that any child leads to, without any of the shortcuts of a search."""
    seen: set[Hashable] = {state}
    waiting = [state]
    while waiting:
        here = waiting.pop()
        if model.won(here):
            return True
        for _, child in model.successors(here):
            if child not in seen:
                seen.add(child)
                waiting.append(child)
    return False


def expect_proof(game: Game, position: Position, verdict: Verdict) -> None:
    """A win is played through the rules move by move."""
    if verdict.answer is Answer.WINNABLE:
        for move in verdict.line:
            assert game.refuse(position, move) is None
            position = game.play(position, move)
        assert game.status(position) is Status.WON
