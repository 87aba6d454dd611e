"""The words that a game has for some things, such as its score."""

from typing import Literal, NamedTuple


class GameWords(NamedTuple):
    """The words that one game has for some things; the defaults suit most patiences."""

    game_noun: Literal["game", "rubber"] = "game"  # the thing that is won or lost
    deal_noun: Literal["deal", "rubber"] = "deal"  # the word before a deal number, as in "deal 4711"
    pass_noun: Literal["pass", "deal"] = "pass"  # one time through the stock, as in "one more pass after this"
    counted: Literal["cards", "points"] = "cards"  # the things that the score counts
    scored: Literal["home", "runs", "left", "shown", "ahead"] = "home"  # the word after the score, as in "12 home"

    @property
    def brings_home(self) -> bool:
        """Return whether the score counts the cards on foundations: single ones, or whole runs of a suit."""
        return self.scored in {"home", "runs"}

    @property
    def fewer_is_better(self) -> bool:
        """Return whether a lower score is better, because it counts the cards that are still to be cleared."""
        return self.scored == "left"
