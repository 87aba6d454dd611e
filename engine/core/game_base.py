"""What most games answer to the questions that only a few have something to say to."""

from collections.abc import Sequence

from engine.core.cards import Card, Pile
from engine.core.game import Move, Offer, Position, Report


class GameBase:
    """Games build on this and override what is not so with them."""

    odds: str = ""  # how often the game is won, where that hangs on nothing but the deal
    game_noun: tuple[str, str] = ("game", "games")  # one and several of what is won or lost
    counted: str = "cards"  # what is counted for the score
    pass_noun: tuple[str, str] = ("pass", "passes")  # one and several of what the stock comes again for
    has_choices: bool = True  # whether there is ever anything to choose
    deal_noun: str = "deal"  # what a number gives
    peeks_count: bool = False  # whether a result tells that undo was used to look ahead

    # How the table looks and sounds

    def seen(self, card: Card) -> Card:
        """Every card is what it is."""
        return card

    def covering_spots(self, position: Position, spot: int) -> Sequence[int]:
        """Piles lie apart."""
        return ()

    def raised_cards(self, position: Position, spot: int) -> Pile:
        """No card stands out."""
        return b""

    def caption(self, position: Position, spot: int) -> str:
        """An empty spot needs no word."""
        return ""

    def trick_sizes(self, position: Position, spot: int) -> tuple[int, ...]:
        """There are no tricks."""
        return ()

    def describe_move(self, before: Position, move: Move, after: Position | None) -> str:
        """The common words will do."""
        return ""

    def progress_label(self, position: Position) -> str:
        """There is one deal."""
        return ""

    # What there is besides cards

    def facts(self, position: Position) -> tuple[str, ...]:
        """The cards say it all."""
        return ()

    def offer(self, position: Position) -> Offer | None:
        """Moves are made with cards."""
        return None

    def reports(self, position: Position) -> tuple[Report, ...]:
        """There is nothing to be read."""
        return ()

    def result_notes(self, position: Position) -> str:
        """The score says enough."""
        return ""

    def position_error(self, position: Position) -> str:
        """Any position will do."""
        return ""

    # How it goes on

    def obligation(self, position: Position) -> str:
        """Nothing has to be done before anything else."""
        return ""
