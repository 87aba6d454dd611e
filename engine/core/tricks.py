"""What a game of tricks says of them."""

from typing import NamedTuple

from engine.core.saying import Saying


class Trick(NamedTuple):
    """The trick that was completed last."""

    words: Saying  # who won it and why, as "8♥ wins for you: a trump." in the form "sign"
    winner: int | None  # the spot of the card that wins it, while it still lies on the table; None afterwards


class TrickGoal(NamedTuple):
    """How many tricks one side has promised to win, and how far it has come."""

    trump: str  # the sign of the trump suit, or "NT" for no trump
    won: int
    needed: int
    by_player: bool  # whether it is the player who has promised them
