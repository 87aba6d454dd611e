"""What an action of the player changes."""

from typing import NamedTuple

from app.state.table_sounds import Heard
from engine.core.automatic_moves import PlayedMove
from engine.core.game import Move, Status
from engine.core.saying import Saying


class Change(NamedTuple):
    """What an action of the player has changed, for the page to show."""

    said: Saying | None = None  # what screen readers read out
    aloud: bool = False  # show the words on the page, too
    refused: bool = False  # the words are the reason why nothing was done
    dealt: bool = False  # another game is on the table now
    steps: tuple[PlayedMove, ...] = ()  # the move and the automatic moves after it; empty without automatic moves
    chosen_move: Move | None = None  # the move, if the player did not name the pile to which the cards went
    ended: Status | None = None  # won or lost, if the game has just ended
    heard: Heard | None = None  # the sound of the action; not used if it is refused or another game is dealt

    @property
    def sound(self) -> Heard | None:
        """The sound of this change; None if it is silent."""
        if self.refused:
            return Heard("refuse")
        return Heard("deal") if self.dealt else self.heard
