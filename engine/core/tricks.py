"""Values about tricks: the trick completed last, and how many tricks a side has promised and won."""

from typing import NamedTuple

from engine.core.saying import Saying


class Trick(NamedTuple):
    """The trick that was completed last."""

    words: Saying  # who won it and why, in the form "sign": "8♥ wins for you: a trump."
    winner: int | None  # the spot of the card that wins it, while it still lies on the table; None afterwards


class TrickGoal(NamedTuple):
    """How many tricks one side has promised to win, and how many it has won so far."""

    trump: str  # the sign of the trump suit, or "NT" for no trump
    won: int
    needed: int
    by_player: bool  # whether it is the player who has promised them
