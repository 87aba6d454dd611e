"""Chooses the adviser of a game; an *adviser* gives advice that uses only the cards that the player has seen."""

from collections.abc import Sequence
from typing import Protocol

from engine.core.game import Game, Move
from engine.games.bridge.game import Bridge
from engine.play.known_position import KnownPosition
from engine.solving import sampled_deals
from engine.solving.bridge import advice as bridge_advice
from engine.solving.chance import Chance
from engine.solving.models import can_judge
from engine.solving.solve import MAX_NODES


class Adviser(Protocol):
    """Tries the moves of a position in one possible deal after another, until one move is clearly the best."""

    @property
    def game(self) -> Game:
        """The game that the position belongs to."""

    @property
    def chances(self) -> tuple[Chance, ...]:
        """The results of all moves so far, the best move first."""

    @property
    def tells_early(self) -> bool:
        """Whether the chances should already be shown before the work has ended."""

    def step(self, positions: int) -> bool:
        """Look at up to this many more positions; return whether the work has ended."""


def has_verdicts(game: Game) -> bool:
    """Return whether the solver can judge this game and the game gives the player a choice of moves."""
    return can_judge(game) and game.has_choices


def can_advise(game: Game) -> bool:
    """Return whether there is an adviser for this game."""
    return has_verdicts(game) or isinstance(game, Bridge)


def needs_fair_advice(game: Game) -> bool:
    """Return whether an adviser gives the only advice for this game.

    In Bridge, a player who knew the hidden cards would hardly ever lose, so advice from all cards is useless.
    """
    return isinstance(game, Bridge)


def most_samples(game: Game) -> int:
    """Return the largest number of samples (possible deals) that an adviser of this game tries by default."""
    return bridge_advice.MOST_SAMPLES if isinstance(game, Bridge) else sampled_deals.MOST_SAMPLES


def adviser(game: Game, known: KnownPosition, moves: Sequence[Move], samples: int = 0, nodes: int = 0) -> Adviser:
    """Return an adviser that tries these moves; `can_advise` must accept the game.

    If two moves do equally well, the earlier one is ranked higher. `samples` is the largest number of possible
    deals to try, and `nodes` is the largest number of positions that one search may look at; 0 means the default.
    If the player has seen all cards, there is only one possible deal, and it is searched for longer.
    """
    samples = samples or most_samples(game)
    if not known.unseen:
        samples, nodes = 1, nodes or MAX_NODES
    if isinstance(game, Bridge):
        return bridge_advice.BridgeAdvising(game, known, moves, samples)
    return sampled_deals.Advising(game, known, moves, samples, nodes)
