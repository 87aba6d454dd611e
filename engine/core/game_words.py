"""What some things are called in one game."""

from typing import Literal, NamedTuple


class GameWords(NamedTuple):
    """What some things are called in one game; the defaults suit most patiences."""

    game_noun: Literal["game", "rubber"] = "game"  # the thing that is won or lost
    deal_noun: Literal["deal", "rubber"] = "deal"  # the word before a deal number, as in "deal 4711"
    pass_noun: Literal["pass", "deal"] = "pass"  # through the stock, as in "one more pass after this"
    counted: Literal["cards", "points"] = "cards"  # the things that the score counts
    scored: Literal["home", "runs", "left", "shown", "ahead"] = "home"  # the word after the score, as in "12 home"

    @property
    def brings_home(self) -> bool:
        """Whether cards that count are brought home: alone, or as whole runs from king to ace."""
        return self.scored in {"home", "runs"}

    @property
    def fewer_is_better(self) -> bool:
        """Whether the score counts what is still to be cleared."""
        return self.scored == "left"
