"""What a game is called. The names are messages, so that every language can have its own.

They stand in `engine/words/en/games.ftl`, and `Game` says which forms they have.
"""

from abc import ABC

from engine.core.saying import Saying, say


class HasNames(ABC):
    """A game whose names are the messages "game-ID", for the rule set, and "family-ID"."""

    id: str
    family: str

    @property
    def title(self) -> Saying:
        """The name of the rule set."""
        return say(f"game-{self.id}")

    @property
    def family_title(self) -> Saying:
        """The name of the game to which the rule set belongs."""
        return say(f"family-{self.family}")
