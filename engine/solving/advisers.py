"""Which games there is advice for without hidden cards, and who gives it."""

from collections.abc import Sequence
from typing import Protocol

from engine.core.game import Game, Move
from engine.games.bridge.game import Bridge
from engine.play.known_position import KnownPosition
from engine.solving import fair_advice
from engine.solving.bridge import advice as bridge_advice
from engine.solving.chance import Chance
from engine.solving.models import can_judge
from engine.solving.solve import MAX_NODES


class Adviser(Protocol):
    """Tries the moves of a position in one possible deal after another, until the best one is clear."""

    @property
    def game(self) -> Game:
        """The game that the position belongs to."""

    @property
    def chances(self) -> tuple[Chance, ...]:
        """How all moves did so far, the best first."""

    @property
    def tells_early(self) -> bool:
        """Whether the chances are worth telling before the work has come to its end."""

    def step(self, positions: int) -> bool:
        """Look at up to this many more positions; return whether the work has come to its end."""


def has_verdicts(game: Game) -> bool:
    """Return whether the solver can give verdicts on this game, and they depend on what the player does."""
    return can_judge(game) and game.has_choices


def can_advise(game: Game) -> bool:
    """Return whether there is advice without hidden cards for this game."""
    return has_verdicts(game) or isinstance(game, Bridge)


def needs_fair_advice(game: Game) -> bool:
    """Return whether there is no other advice for this game: who knew its hidden cards could not lose."""
    return isinstance(game, Bridge)


def most_samples(game: Game) -> int:
    """Return the number of samples after which advice on this game ends in any case."""
    return bridge_advice.MOST_SAMPLES if isinstance(game, Bridge) else fair_advice.MOST_SAMPLES


def adviser(game: Game, known: KnownPosition, moves: Sequence[Move], samples: int = 0, nodes: int = 0) -> Adviser:
    """Return who tries these moves; `can_advise` must accept the game.

    Of moves that do equally well, the earlier one will be held better. `samples` is the number of samples after
    which the trying ends in any case, and `nodes` the number of positions that one search may look at; 0 stands
    for the usual number. If all cards were seen there is only one possible deal, which is searched for longer.
    """
    samples = samples or most_samples(game)
    if not known.unseen:
        samples, nodes = 1, nodes or MAX_NODES
    if isinstance(game, Bridge):
        return bridge_advice.BridgeAdvising(game, known, moves, samples)
    return fair_advice.Advising(game, known, moves, samples, nodes)
