"""Writes positions, moves and refusals as short texts, for the tests of single games."""

from engine.core.game import Position
from engine.games.catalogue import CATALOGUE
from engine.play import notation
from support.english import english


class Book:
    """One rule set whose positions and moves are written in notation, and whose refusals are English words."""

    def __init__(self, name: str) -> None:
        self.game = CATALOGUE[name]

    def at(self, **piles: str) -> Position:
        """Return the position with these piles. The other piles are empty, and other counts are 0."""
        texts = (piles.get(spot.name, "0" if spot.kind.value == "tally" else "") for spot in self.game.spots)
        unknown = set(piles) - {spot.name for spot in self.game.spots}
        assert not unknown, unknown
        return notation.read_position(self.game, ".".join(texts))

    def piles(self, position: Position) -> dict[str, str]:
        """Return the text of each pile that is not empty, with the name of its spot as key."""
        texts = notation.position_text(self.game, position).split(".")
        return {
            spot.name: text for spot, text in zip(self.game.spots, texts, strict=True) if text not in {"", "0"}
        }

    def dealt(self, number: int) -> dict[str, str]:
        """Return the piles of a deal, as `piles` does."""
        return self.piles(self.game.start(number))

    def moves(self, position: Position) -> set[str]:
        """Return the notation of all legal moves."""
        return {notation.move_text(self.game, move) for move in self.game.moves(position)}

    def refused(self, position: Position, text: str) -> str | None:
        """Return why the move is not legal, in English; None if it is legal."""
        refusal = self.game.refuse(position, notation.read_move(self.game, text))
        return english(refusal) if refusal else None

    def after(self, position: Position, *texts: str) -> Position:
        """Return the position after these moves. Each of them must be legal."""
        for text in texts:
            assert self.refused(position, text) is None, text
            position = self.game.play(position, notation.read_move(self.game, text))
        return position

    def points(self, position: Position, text: str) -> int:
        """Return what a legal move adds to the score."""
        move = notation.read_move(self.game, text)
        return self.game.points(position, move, self.game.play(position, move))


def suit(letter: str, upto: str = "K") -> str:
    """Return the notation of one suit, from its ace up to the rank `upto`."""
    ranks = "A23456789TJQK"
    return "".join(f"{rank}{letter}" for rank in ranks[: ranks.index(upto) + 1])
