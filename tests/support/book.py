"""A rule book's way to speak of positions, for the tests of single games."""

from engine.core.game import Position
from engine.games.catalogue import CATALOGUE
from engine.play import notation
from support.english import english


class Book:
    """A rule book's way to speak of one rule set: positions and moves in notation, refusals in words."""

    def __init__(self, name: str) -> None:
        self.game = CATALOGUE[name]

    def at(self, **piles: str) -> Position:
        """A position of the piles named; the others are empty, and a count is 0."""
        texts = (piles.get(spot.name, "0" if spot.kind.value == "tally" else "") for spot in self.game.spots)
        unknown = set(piles) - {spot.name for spot in self.game.spots}
        assert not unknown, unknown
        return notation.read_position(self.game, ".".join(texts))

    def piles(self, position: Position) -> dict[str, str]:
        """The piles that hold something, in notation, by the names of their spots."""
        texts = notation.position_text(self.game, position).split(".")
        return {
            spot.name: text for spot, text in zip(self.game.spots, texts, strict=True) if text not in {"", "0"}
        }

    def dealt(self, number: int) -> dict[str, str]:
        """The piles of a deal."""
        return self.piles(self.game.start(number))

    def moves(self, position: Position) -> set[str]:
        """The legal moves."""
        return {notation.move_text(self.game, move) for move in self.game.moves(position)}

    def refused(self, position: Position, text: str) -> str | None:
        """Why the move is not legal; None if it is."""
        refusal = self.game.refuse(position, notation.read_move(self.game, text))
        return english(refusal) if refusal else None

    def after(self, position: Position, *texts: str) -> Position:
        """The position after these moves, each of them legal."""
        for text in texts:
            assert self.refused(position, text) is None, text
            position = self.game.play(position, notation.read_move(self.game, text))
        return position

    def points(self, position: Position, text: str) -> int:
        """What a legal move adds to the score."""
        move = notation.read_move(self.game, text)
        return self.game.points(position, move, self.game.play(position, move))


def suit(letter: str, upto: str = "K") -> str:
    """A suit from its ace up to this rank."""
    ranks = "A23456789TJQK"
    return "".join(f"{rank}{letter}" for rank in ranks[: ranks.index(upto) + 1])
